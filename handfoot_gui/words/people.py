"""Who sits at the table and who is spoken to. Knows names; not what anybody holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from handfoot_gui.rules.phases import Seat, Team
from handfoot_gui.words.catalogue import N_, _, pgettext
from handfoot_gui.words.numbers import capital, listed

DEFAULT_NAMES = (N_("Nora"), N_("Walter"), N_("Edith"), N_("Otto"), N_("Clara"), N_("Bruno"))
"""For the computer players, in this order: the partner of a table of four is the first."""


@dataclass(frozen=True, slots=True)
class Company:
    """The names by seat, and who is "you": nobody where several people share the screen."""

    names: tuple[str, ...]
    you: Seat | None = None
    teams: int = 2

    def team_of(self, seat: Seat) -> Team:
        return seat % self.teams

    def seats_of(self, team: Team) -> tuple[Seat, ...]:
        return tuple(range(team, len(self.names), self.teams))

    @property
    def is_single(self) -> bool:
        """Everybody plays alone: a team is a seat."""
        return self.teams == len(self.names)

    def is_you(self, seat: Seat) -> bool:
        return seat == self.you

    def is_your_team(self, team: Team) -> bool:
        return self.you is not None and self.team_of(self.you) == team

    @property
    def first_team(self) -> Team:
        """Which has the first colour and sign: yours; where nobody is "you", every person who has
        the screen in turn sees each team in the same colour."""
        return 0 if self.you is None else self.team_of(self.you)

    def name(self, seat: Seat) -> str:
        """As a label: ``You`` or the name."""
        return _("You") if self.is_you(seat) else self.names[seat]

    def inside(self, seat: Seat) -> str:
        """Inside a sentence: ``you`` or the name."""
        return pgettext("inside a list of names", "you") if self.is_you(seat) else self.names[seat]

    def team_names(self, team: Team) -> str:
        """``you and Nora``, ``Walter and Edith``; you first."""
        seats = sorted(self.seats_of(team), key=lambda s: not self.is_you(s))
        return listed([self.inside(s) for s in seats])

    def others_named(self, team: Team) -> str:
        """The team's names without yours: ``Nora``."""
        return listed([self.names[s] for s in self.seats_of(team) if not self.is_you(s)])

    def team_title(self, team: Team) -> str:
        """What heads a team's tray and score: ``Us`` and ``Them``, or names."""
        if self.you is None or self.is_single:
            return capital(self.team_names(team))
        if self.is_your_team(team):
            return _("Us")
        return _("Them") if self.teams == 2 else self.team_names(team)

    def relation(self, seat: Seat) -> str:
        """The small word beside a name, seen from `you`; empty where there is nothing to say."""
        if self.you is None or self.is_you(seat) or self.is_single:
            return ""
        mine = self.team_of(seat) == self.team_of(self.you)
        return _("partner") if mine else _("opponent")


def company(names: tuple[str, ...], *, you: Seat | None, teams: int) -> Company:
    """As `Company`, with a name for every seat that came without one, and no name twice."""
    spare = [_(n) for n in DEFAULT_NAMES if _(n) not in names]
    filled = []
    for seat, name in enumerate(names):
        filled.append(name.strip() or (spare.pop(0) if spare else str(seat + 1)))
    return Company(_told_apart(filled), you, teams)


def _told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Who has another one's name gets a number, in the order of the seats."""
    many = Counter(name.casefold() for name in names)
    taken = {name for name, times in many.items() if times == 1}
    told = []
    for name in names:
        if many[name.casefold()] > 1:
            tries = (_("{name} {number}").format(name=name, number=n) for n in count(1))
            name = next(one for one in tries if one.casefold() not in taken)  # noqa: PLW2901
            taken.add(name.casefold())
        told.append(name)
    return tuple(told)


def default_names(seats: int, *, you: Seat = 0) -> tuple[str, ...]:
    """Names for a table of one person and computer players, the first for your partner opposite."""
    others = [s for s in range(seats) if s != you]
    others.sort(key=lambda s: (s - you) % 2 == 1 if seats in (4, 6) else False)
    names = [""] * seats
    names[you] = _("You")
    for seat, name in zip(others, DEFAULT_NAMES, strict=False):
        names[seat] = _(name)
    return tuple(names)


def numbered(seats: int, teams: int) -> Company:
    """Seats by their numbers in files, where nobody has a name."""
    names = tuple(_("Seat {number}").format(number=seat) for seat in range(seats))
    return Company(names, None, teams)
