"""The table's picture: lays out, moves and paints what a `Seen` says. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from handfoot_gui.rules.events import Event
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.controls import buttons
from handfoot_gui.ui.scenes.lighting import Lighting
from handfoot_gui.ui.scenes.log_panel import LogPanel
from handfoot_gui.ui.scenes.pace import motion_pace
from handfoot_gui.ui.scenes.peek import OF_THE_HAND
from handfoot_gui.ui.scenes.readying import Readying
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.table_settings import table_settings
from handfoot_gui.ui.scenes.telling import AT_ONCE, captions_of, last_move
from handfoot_gui.ui.scenes.waiting import towards_opening, waiting
from handfoot_gui.ui.table.carry import Carry
from handfoot_gui.ui.table.closer import closer_at
from handfoot_gui.ui.table.cues import lit
from handfoot_gui.ui.table.flights import Motion
from handfoot_gui.ui.table.held import Buttons, Held
from handfoot_gui.ui.table.hit import info_at, target_at
from handfoot_gui.ui.table.layout import lay_out
from handfoot_gui.ui.table.letting_go import carried_slots, homeward, lifted_from
from handfoot_gui.ui.table.look import Caption, TableLook, TableTexts
from handfoot_gui.ui.table.motion import Pace, plan
from handfoot_gui.ui.table.painter import TablePainter
from handfoot_gui.ui.table.placement import FELT, HAND, Placement, Slot, SlotKey, ZoneId
from handfoot_gui.ui.table.said import table_texts

STAYS = 450.0
"""Milliseconds that the pointer rests on a button or a line of words before these explain
themselves."""
TAKEN_IN = 2
"""The frame that plans a movement; the next one paints how it begins, and does nothing else."""


class Showing:
    """`in_slices`: see `readying`; whoever wants that lets it `get_ready` in each turn."""

    def __init__(self, around: Surroundings, *, in_slices: bool = False) -> None:
        self.around = around
        self.painter = TablePainter(
            around.canvas, around.setter, around.art, around.assets, around.theme
        )
        self.motion: Motion | None = None
        self.settling: Motion | None = None
        self._dropped: dict[int, Slot] = {}
        self._texts: tuple[tuple[object, ...], PlayerView, TableTexts] | None = None
        self.two_rows = False
        self.buttons = Buttons()
        self.log = LogPanel(around)
        self.lighting = Lighting()
        self.readying = Readying(around, is_on=in_slices)
        self._placement: Placement | None = None
        self._shown: Placement | None = None
        self._begins = 0
        self._drawn_over: list[Rect] = []
        self._stay: tuple[ZoneId | None, float] = (None, 0.0)
        self._told: tuple[ZoneId | None, float] = (None, 0.0)

    @property
    def placement(self) -> Placement:
        if self._placement is None:
            raise RuntimeError("the table is painted before it was laid out")
        return self._placement

    def refresh(self) -> None:
        """Another window size, theme, card style or language, or something else was drawn here."""
        self._texts = None
        self.painter.theme = self.around.theme
        self.painter.forget()

    @property
    def pace(self) -> Pace:
        """For lights; cards have that of the flow."""
        settings = self.around.settings
        return motion_pace(settings.speed, reduced=settings.reduced_motion)

    # -- places

    def lay_out(self, seen: Seen) -> None:
        self.buttons = buttons(seen, self.around.settings.keys)
        measures = table_settings(self.around.settings)
        held = self.held(seen)
        self._placement = lay_out(seen.view, held, self.around.size, measures, self.painter.measure)
        self.two_rows = self._placement.two_rows

    def held(self, seen: Seen) -> Held:
        return Held(
            groups=seen.groups,
            draft=seen.draft,
            selected=frozenset(card.id for card in seen.selected),
            new=seen.new,
            two_rows=self.two_rows,
            shown_team=seen.shown_team,
            log_open=seen.log_open,
            buttons=self.buttons,
        )

    def new_turn(self) -> None:
        """The hand may stand in one row again."""
        self.two_rows = False

    # -- movement

    def animate(self, before: Placement, events: Sequence[Event], pace: Pace, now: float) -> None:
        """From where everything was to where it lies now; dropped cards start where they are."""
        motion = plan(lifted_from(before, self._dropped), self.placement, events, pace, now)
        self.motion = None if motion.done(now) else motion
        self.settling, self._dropped = None, {}
        self.lighting.out()
        self.readying.expect(self.placement)
        self._begins = TAKEN_IN if self.readying.is_on and self.motion is not None else 0

    def let_go(
        self, carry: Carry, before: Placement, pace: Pace, now: float, *, is_played: bool
    ) -> None:
        """Cards left the hand: a step takes them from there, else they go to their place, and the
        others make room for them."""
        slots = carried_slots(self.placement.measures, carry.drag)
        if is_played:
            self._dropped = {card.id: slot for card, slot in zip(carry.cards, slots, strict=True)}
            return
        others = plan(before, self.placement, (), pace, now)
        motion = homeward(slots, self.placement, pace, now)
        carried = {card.id for card in carry.cards}
        slides = tuple(flight for flight in others.flights if flight.key not in carried)
        motion = Motion(slides + motion.flights)
        self.settling = None if motion.done(now) else motion

    def glide(self, before: Placement, pace: Pace, now: float) -> None:
        """The hand stands in another order: every card goes to its new place."""
        motion = plan(before, self.placement, (), pace, now)
        self.settling = None if motion.done(now) else motion

    def animates(self, now: float) -> bool:
        """Whether anything moves or glows; what is over is forgotten."""
        if self.motion is not None and self.motion.done(now):
            self.motion = None
        if self.settling is not None and self.settling.done(now):
            self.settling = None
        return self.motion is not None or self.settling is not None

    def moves_cards(self, now: float) -> bool:
        """A ring that still runs round a book keeps nobody from going on."""
        return self.motion is not None and now < self.motion.cards_finish

    def skip(self) -> None:
        self.motion = self.settling = None
        self._dropped = {}

    def get_ready(self) -> bool:
        """Makes a slice of what is to be shown; whether all of it is there."""
        if self.readying.is_cold:
            self.readying.warm(self.placement)
        self._begins = max(0, self._begins - 1)
        if not self._begins:
            self.readying.go_on()
        return self.readying.is_ready and not self.is_awaited

    @property
    def is_awaited(self) -> bool:
        """A step is shown at once, but as soon as its pictures are made."""
        return self.readying.is_due and self.motion is None

    # -- the picture

    def is_as_shown(self, at: Point) -> bool:
        """Whether the table that was painted last has the same there as the one that comes."""
        return self._shown is None or target_at(self._shown, at) == target_at(self.placement, at)

    def paint(self, seen: Seen, now: float, *, whole: bool = True, may_wait: bool = False) -> bool:
        """Whether it was painted: what there is stays until the pictures for the table are made.

        `whole`: somebody else drew here since, which stays as well where it `may_wait`. A hand that
        is covered waits for nothing: it may lie open there.
        """
        if self._shown is not None and not may_wait:
            self.readying.hurry()
        if self.readying.is_cold:
            self.painter.paint_bare()
            self.readying.is_bare = True
            return True
        stays = self.is_awaited or self._begins == TAKEN_IN
        if stays and (may_wait or not whole) and seen.carry is None and not seen.is_covered:
            return False
        self._shown = self.placement
        over, self._drawn_over = self._drawn_over, []
        self.painter.paint(
            seen.view,
            self.placement,
            self.look(seen, now),
            whole=whole,
            stale=over,
            at_most=self.readying.strips,
        )
        self.readying.painted(is_behind=self.painter.is_behind)
        if seen.log_open:
            self.log.show(seen.view, seen.company, self.placement.log)
            self._drawn_over = [self.log.paint()]
        return True

    def look(self, seen: Seen, now: float) -> TableLook:
        under_way = [motion for motion in (self.motion, self.settling) if motion is not None]
        carry = seen.carry
        target = self._pointed_at(seen)
        view, draft = seen.view, seen.draft
        is_secret = seen.is_covered and seen.closer is not None and seen.closer[0] in OF_THE_HAND
        closer = None if is_secret else seen.closer
        texts = self._words(seen)
        light = self.lighting
        asked = carry is not None or bool(seen.placing)
        places = lit(seen.places if carry is None else carry.found.values())
        light.show(places, self.pace, now, is_asked=asked)
        mine: frozenset[SlotKey] = frozenset()
        if seen.is_covered:
            mine = frozenset(slot.key for slot in self.placement.hand)
            texts = replace(texts, hand_points=())
        moving = (moving for motion in under_way for moving in motion.moving(now))
        hidden = {key for motion in under_way for key in motion.hidden(now)}
        if seen.is_undealt and self.pace.factor > 0:
            hidden |= {slot.key for slot in self.placement.all_slots()}
        return TableLook(
            texts=texts,
            first_team=seen.company.first_team,
            buttons=self.buttons.status,
            top_buttons=self.buttons.top,
            hover=_card_of(target) if carry is None else None,
            pointed=target if carry is None else None,
            pressed=seen.pressed,
            selected=frozenset(card.id for card in seen.selected),
            new=seen.new,
            focus=seen.focus,
            lit=light.lit,
            light=light.strength,
            choosing=(asked or bool(light.lit)) and not light.is_due,
            target=(seen.focus if seen.placing else None) if carry is None else carry.target,
            drag=None if carry is None else carry.drag,
            gap=None if carry is None or carry.gap is None else carry.gap.line,
            frame=None if seen.frame is None else seen.frame.rect,
            captions=self._captions(seen, target, now),
            shake=self._shake(seen, now),
            moving=tuple(one for one in moving if one.slot.key not in mine),
            hidden=frozenset(hidden) - mine,
            covered=None if self.motion is None else self.motion.covered,
            sealed=() if self.motion is None else self.motion.still_sealed(now),
            effects=tuple(effect for motion in under_way for effect in motion.effects(now)),
            last_move=last_move(seen),
            closer=None if closer is None else closer_at(view, draft, closer),
            curtain=seen.is_covered,
        )

    def _words(self, seen: Seen) -> TableTexts:
        """Made anew only when the table, the status or the meter is another one."""
        key = status, points = waiting(seen), towards_opening(seen)
        if self._texts is None or self._texts[0] != key or self._texts[1] is not seen.view:
            made = table_texts(seen.view, seen.company, status=status, towards_opening=points)
            self._texts = (key, seen.view, made)
        return self._texts[2]

    def _pointed_at(self, seen: Seen) -> ZoneId | None:
        if seen.pointer is None or self.motion is not None:
            return None
        return target_at(self.placement, seen.pointer)

    def _captions(self, seen: Seen, target: ZoneId | None, now: float) -> tuple[Caption, ...]:
        if target in (None, FELT, HAND) and seen.pointer is not None:
            target = info_at(self.placement, seen.pointer)
        if target != self._stay[0]:
            self._stay = (target, now)
        stayed = now >= self._stay[1] + STAYS or target is None
        return captions_of(seen, self.placement, self.buttons, target or seen.focus, stayed=stayed)

    def tip_wait(self, now: float) -> float | None:
        """Milliseconds until the thing that is pointed at says what it is; 0 when it just does."""
        target, since = self._stay
        if target is None or target[0] in AT_ONCE or self._told == self._stay:
            return None
        if now >= since + STAYS:
            self._told = self._stay
        return max(0.0, since + STAYS - now)

    def _shake(self, seen: Seen, now: float) -> tuple[tuple[int, float], ...]:
        notice = seen.notice
        if notice is None or not notice.is_shaking(now):
            return ()
        dx = notice.offset(now, self.placement.measures.u)
        return tuple((card.id, dx) for card in notice.cards)


def _card_of(target: ZoneId | None) -> int | None:
    return int(target[1]) if target is not None and target[0] == "card" else None
