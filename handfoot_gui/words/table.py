"""The table's labels, buttons and small lines. Knows counts; not where anything is shown."""

from __future__ import annotations

from enum import Enum

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import points_of
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.cards import some_cards
from handfoot_gui.words.catalogue import N_, _, ngettext
from handfoot_gui.words.numbers import number, points, signed, spelled
from handfoot_gui.words.people import Company
from handfoot_gui.words.scores import round_title


class Label(Enum):
    """Fixed words; `text` is the one in the player's language."""

    GAME = N_("Hand and Foot")
    # the top row and the menu
    LOG = N_("Log")
    RULES = N_("Rules")
    HINT = N_("Hint")
    UNDO = N_("Undo")
    REDO = N_("Redo")
    MENU = N_("Menu")
    CONTINUE = N_("Continue")
    NEW_MATCH = N_("New match")
    FULL_SCREEN = N_("Full screen")
    SETTINGS = N_("Settings")
    LEAVE = N_("Leave the match")
    QUIT = N_("Quit")
    CLOSE = N_("Close")
    BACK = N_("Back")
    WATCH_AGAIN = N_("Watch it again")
    PLAY_AGAIN = N_("Play again")
    OPEN_A_LINE = N_("Open a line to see its cards.")
    THE_MATCH = N_("The match")
    MATCH_OVER = N_("The match is over")
    # the status row
    SORT_RANK = N_("Sort: rank")
    SORT_POINTS = N_("Sort: points")
    SORT_USE = N_("Sort: use")
    SORT_OWN = N_("Sort: own")
    LAY_DOWN = N_("Lay down")
    DISCARD = N_("Discard")
    DRAW = N_("Draw")
    TAKE_PILE = N_("Take the pile")
    GO_OUT = N_("Go out")
    TAKE_BACK = N_("Take back")
    NEXT_STEP = N_("Next step")
    WHY_NOT = N_("Why not?")
    # the table
    LAST_MOVE = N_("Last move")
    STILL_TO_DO = N_("Still to do")
    OPENING = N_("Opening")
    PLAYING = N_("playing")
    ANSWERING = N_("answering")
    DEALER = N_("dealer")
    FOOT = N_("foot")
    KNEE = N_("knee")
    IN_FOOT = N_("in the foot")
    IN_KNEE = N_("in the knee")
    NO_RED_THREES = N_("no red threes")
    NEW = N_("new")
    STAGED = N_("staged")
    # keys, as they are printed on them
    ENTER = N_("Enter")
    ESCAPE = N_("Esc")
    SPACE = N_("Space")
    # how fast
    SLOW = N_("slow")
    NORMAL = N_("normal")
    FAST = N_("fast")
    AT_ONCE = N_("at once")
    STEP = N_("step by step")

    @property
    def text(self) -> str:
        return _(self.value)


def stock_label(count: int) -> str:
    return _("stock {count}").format(count=number(count))


def pile_label(count: int, *, frozen: bool = False) -> str:
    if frozen:
        return _("pile {count}, frozen").format(count=number(count))
    return _("pile {count}").format(count=number(count))


def cards_word(count: int) -> str:
    """Beside a large number: ``cards``."""
    return ngettext("card", "cards", count)


def hand_points(cards: tuple[Card, ...], rules: RuleSet) -> tuple[str, str]:
    """The own plaque's last line, and what is left of it where there is little room."""
    worth = points_of(rules, cards)
    text = ngettext("{points} point in hand", "{points} points in hand", worth)
    return text.format(points=number(worth)), points(worth)


def sealed_labels(view: PlayerView, *, is_yours: bool = True) -> tuple[str, ...]:
    """Under the own sealed piles, next one first: ``your foot · 11``; shorter for two of them, and
    for somebody whose game is watched."""
    sizes = view.me.sealed
    if len(sizes) == 1 and is_yours:
        return (_("your foot · {count}").format(count=number(sizes[0])),)
    labels = [_("knee · {count}").format(count=number(n)) for n in sizes[:-1]]
    labels += [_("foot · {count}").format(count=number(n)) for n in sizes[-1:]]
    return tuple(labels)


def pile_word(view: PlayerView, seat: int) -> str:
    """What stands at the end of a seat's plaque: the next sealed pile, or where it plays from."""
    sealed = view.seats[seat].sealed
    if not sealed:
        return Label.IN_FOOT.text
    return Label.KNEE.text if len(sealed) > 1 else Label.FOOT.text


def points_laid(team_points: int) -> str:
    """The last line of a tray: ``620 laid down``."""
    return _("{points} laid down").format(points=number(team_points))


def red_threes_worth(count: int, rules: RuleSet) -> str:
    """Beside the red threes: ``+200``."""
    return signed(count * rules.red_three[0])


def times(count: int) -> str:
    """A group's pill, or several books in one: ``×3``."""
    return _("×{count}").format(count=number(count))


def books_closed(company: Company, team: int) -> str:
    """Over the books of the summary."""
    if company.is_your_team(team) and not company.is_single:
        return _("Books closed by us")
    if company.is_your_team(team):
        return _("Books closed by you")
    return _("Books closed by {names}").format(names=company.team_names(team))


def deal_button(round_number: int) -> str:
    """Goes on to a round: ``Deal round 3``."""
    return _("Deal round {number}").format(number=number(round_number))


def continue_line(view: PlayerView, company: Company) -> str:
    """What there is to continue: ``Round 3 of 4 · 4,310 to 3,985 · your turn``."""
    mine = view.team_of(view.seat)
    others = [s for t, s in enumerate(view.match_scores) if t != mine]
    values = {
        "round": round_title(view.round_number, view.rules),
        "ours": number(view.match_scores[mine]) if view.match_scores else number(0),
        "theirs": number(max(others, default=0)),
    }
    if view.to_act == company.you:
        return _("{round} · {ours} to {theirs} · your turn").format(**values)
    text = _("{round} · {ours} to {theirs} · {name}’s turn")
    return text.format(name=company.names[view.to_act], **values)


# --- what the status line says while something is under way --------------------------------------


def dragging(cards: tuple[Card, ...]) -> str:
    return ngettext(
        "Let go on a lit place to lay it, or in the hand where it is to stand.",
        "Let go on a lit place to lay them, or in the hand where they are to stand.",
        len(cards),
    )


def staged(cards: tuple[Card, ...], rules: RuleSet, *, minimum: int | None = None) -> str:
    """What lies staged; `minimum` is given while the team has not opened."""
    worth = points_of(rules, cards)
    names = some_cards(cards, held=True)
    if minimum is None:
        text = _("Staged: {cards}, {points}. Lay them down, or take them back.")
        return text.format(cards=names, points=points(worth))
    values = {"cards": names, "have": number(worth), "need": number(minimum)}
    if worth < minimum:
        return _("Staged: {cards}. {have} of {need} to open.").format(**values)
    text = _("Staged: {cards}. {have} of {need}: lay them down to open, or take them back.")
    return text.format(**values)


def taking(view: PlayerView, cards: tuple[Card, ...], *, minimum: int | None = None) -> str:
    """A pile about to be taken; `cards` are those from the hand, the top counts by itself."""
    most = view.rules.pile_take
    share = view.discard_count if most == "whole" else min(most, view.discard_count)
    names = some_cards(cards, held=True)
    top = (view.discard_top,) if view.discard_top else ()
    worth = points_of(view.rules, (*cards, *top))
    if minimum is not None and worth < minimum:
        text = _("The pile for {cards}: with its top {have} of {need} to open.")
        return text.format(cards=names, have=number(worth), need=number(minimum))
    text = ngettext(
        "The pile, {count} card, for {cards}. Take it, or leave it.",
        "The pile, {count} cards, for {cards}. Take it, or leave it.",
        share,
    )
    return text.format(count=spelled(share), cards=names)


def going_out(left: int) -> str:
    """A going-out that is being staged; `left` cards are still in the foot."""
    if not left:
        return _("Going out: every card is placed. Go out, or take the cards back.")
    text = ngettext(
        "Going out: {count} card left. Lay it, or discard it last.",
        "Going out: {count} cards left. Lay them, or discard the last one.",
        left,
    )
    return text.format(count=spelled(left))


def choosing_place(cards: tuple[Card, ...]) -> str:
    """By keys: where the chosen cards go."""
    return _("Where does this go: {cards}? Arrows choose, Enter lays.").format(
        cards=some_cards(cards, held=True)
    )


_UNCLEAR = {
    "wild-place": N_("Wild cards go where you say: drop them on a meld."),
    "one-card": N_("One card is discarded at a time. Choose one."),
    "nothing-chosen": N_("No card is chosen yet."),
    "nowhere": N_("Nothing takes a card there."),
    "no-places": N_("No place takes these cards just now."),
}

UNCLEAR_IDS: tuple[str, ...] = tuple(_UNCLEAR)


def unclear(why: str) -> str:
    """A click or drop that could mean several things, or none."""
    return _(_UNCLEAR[why])


_UNDO = {
    "nothing": N_("Nothing to take back yet."),
    "seen": N_("A hidden card was seen: what came before it stays."),
    "acted": N_("The next player has acted: the turn stays as it is."),
    "answered": N_("An answered question stays answered."),
    "over": N_("The round is over and counted."),
    "redo": N_("Nothing was taken back that could be done again."),
}

UNDO_REASONS: tuple[str, ...] = tuple(_UNDO)


def undo_reason(why: str) -> str:
    """Why Undo is grey."""
    return _(_UNDO[why])
