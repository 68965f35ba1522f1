"""Who sits at the table: the line-up that the set-up page edits, as a value without a screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.bots.tempers import TEMPERS
from game.core.rng import Rng
from game.profile.people import NAME_LENGTH, folded, tidy, unique_name
from game.ui.words import tr, trc

STYLES = 7
LEVELS = ("easy", "medium", "expert")
"""The levels of computers that the app offers, of those that a game has."""
USUAL = "medium"
"""The level of a computer that joins a table."""
GAME_NUMBERS = 1_000_000
"""New games get a number below this: six digits can be told to a friend."""
COMPUTER_NAMES = tuple(TEMPERS)


def sign_name(style: int) -> str:
    """What the colour and the emblem of a seat are called."""
    return (
        trc("sign of a seat", "red leaf"),
        trc("sign of a seat", "blue drop"),
        trc("sign of a seat", "amber sun"),
        trc("sign of a seat", "green clover"),
        trc("sign of a seat", "purple shell"),
        trc("sign of a seat", "grey feather"),
        trc("sign of a seat", "teal fin"),
    )[style]


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """One seat.

    Attributes:
        name: of whoever sits there.
        style: the number of its colour and emblem.
        level: of a computer player.
        pad: the gamepad that the person holds, as SDL numbers it; None when any will do.
        far: at which side of a table that lies flat the person sits; None: every second one at the far side.
    """

    name: str
    style: int
    level: str | None = None
    pad: int | None = None
    far: bool | None = None


@dataclass(frozen=True, slots=True)
class NewGame:
    """Everything the set-up page decides.

    Attributes:
        options: the game's own rule options, as they stand in its record.
        table: how this table plays: `show_gains`, `show_scores`, `curtain` and `relaxed` are yes or no,
            `pace` is "instant", "table" or "unhurried", `far` says by seat who sits at the far side.
        header: what its record says besides, such as of which daily it is a try.
    """

    game_id: str
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    table: Mapping[str, Any] = field(default_factory=dict)
    header: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lineup:
    """The seats in the order of the table. Every change gives a new line-up; no two seats share a style.

    Attributes:
        seats: who sits there.
        room: how many may.
        left: the computers that left, the last one last: where a computer is wanted, they come back as they were.
    """

    seats: tuple[SeatChoice, ...]
    room: int = STYLES
    left: tuple[SeatChoice, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats on which persons sit."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.level is None)

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats that the computer plays."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.level is not None)

    @property
    def far(self) -> tuple[bool, ...]:
        """By seat, who sits at the far side of a table that lies flat: as chosen, else every second person."""
        people = self.people
        every_second = [place in people and people.index(place) % 2 == 1 for place in range(len(self.seats))]
        return tuple(
            usual if seat.far is None else seat.far for seat, usual in zip(self.seats, every_second, strict=True)
        )

    @property
    def full(self) -> bool:
        """True when nobody else can sit down."""
        return len(self.seats) >= self.room

    def joined(self, name: str = "", level: str | None = None) -> "Lineup":
        """One more at the end of the table, with the first free style; who comes back keeps theirs if it is free."""
        free = self._free_styles
        new = SeatChoice(name, free[0], level)
        joining, left = self._computer(new) if level else (new, self.left)
        style = joining.style if joining.style in free else free[0]
        return replace(self, seats=(*self.seats, replace(joining, style=style)), left=left)

    def without(self, seat: int) -> "Lineup":
        """That seat is left."""
        return replace(self, seats=self.seats[:seat] + self.seats[seat + 1 :], left=self._left_by(seat))

    def moved(self, seat: int, to: int) -> "Lineup":
        """That seat sits elsewhere in the order; the others close up."""
        others = list(self.seats[:seat] + self.seats[seat + 1 :])
        others.insert(to, self.seats[seat])
        return replace(self, seats=tuple(others))

    def renamed(self, seat: int, name: str) -> "Lineup":
        """Another name; what a name cannot hold is left out when the game starts."""
        return self._with(seat, replace(self.seats[seat], name=name[:NAME_LENGTH]))

    def with_person(self, name: str) -> "Lineup":
        """That person sits at the table: unless they do already, in the place of the first person."""
        seats = self.people
        if not seats or any(folded(self.seats[seat].name) == folded(name) for seat in seats):
            return self
        return self.renamed(seats[0], name)

    def played_by(self, seat: int, level: str | None) -> "Lineup":
        """A computer, of that level if it is a new one, or, with None, a person takes the seat over."""
        now, left = self.seats[seat], self.left
        if now.level is None and level is not None:
            computer, left = self._computer(replace(now, level=level))
            now = replace(now, name=computer.name, level=computer.level)
        elif now.level is not None and level is None:
            now, left = replace(now, name="", level=None), self._left_by(seat)
        else:
            now = replace(now, level=level)
        return replace(self._with(seat, now), left=left)

    def styled(self, seat: int, style: int) -> "Lineup":
        """Another colour and emblem; who had it before takes the old one."""
        old = self.seats[seat].style
        swap = {old: style, style: old}
        return replace(self, seats=tuple(replace(s, style=swap.get(s.style, s.style)) for s in self.seats))

    def holding(self, seat: int, pad: int | None) -> "Lineup":
        """The person there holds this gamepad; with None any will do."""
        return self._with(seat, replace(self.seats[seat], pad=pad))

    def sitting(self, seat: int, far: bool) -> "Lineup":
        """The person there sits at this side of a table that lies flat."""
        return self._with(seat, replace(self.seats[seat], far=far))

    def shuffled(self, rng: Rng) -> "Lineup":
        """Another order, by chance."""
        return replace(self, seats=rng.shuffled(self.seats))

    def with_names(self) -> "Lineup":
        """The same seats with names that can be told apart: empty ones filled, equal ones numbered."""
        seats: list[SeatChoice] = []
        for seat, name in zip(self.seats, self.called, strict=True):
            seats.append(replace(seat, name=unique_name(name, {folded(s.name) for s in seats})))
        return replace(self, seats=tuple(seats))

    @property
    def called(self) -> tuple[str, ...]:
        """For each seat the name that was given or, without one, "Player" with a number that nobody has."""
        given = [tidy(seat.name) for seat in self.seats]
        taken = {folded(name) for name in given}
        for place, name in enumerate(given):
            if not name:
                numbers = (place + 1, *range(1, 2 * len(given) + 1))
                given[place] = next(n for n in map(default_name, numbers) if folded(n) not in taken)
                taken.add(folded(given[place]))
        return tuple(given)

    def problem(self) -> str | None:
        """Why nobody can start like this, in one sentence, or None."""
        if not self.people:
            return tr("Somebody should play: give at least one seat to a person.")
        return None

    def remark(self) -> str | None:
        """What will be settled about the names, in one sentence, or None."""
        for seat, named in zip(self.seats, self.with_names().seats):
            if tidy(seat.name) and tidy(seat.name) != named.name:
                return tr("The same name twice: one plays as {other}.").format(other=named.name)
        return None

    def _with(self, seat: int, choice: SeatChoice) -> "Lineup":
        return replace(self, seats=(*self.seats[:seat], choice, *self.seats[seat + 1 :]))

    @property
    def _free_styles(self) -> list[int]:
        taken = {seat.style for seat in self.seats}
        return [style for style in range(STYLES) if style not in taken]

    def _left_by(self, seat: int) -> tuple[SeatChoice, ...]:
        """The computers that left, and whoever leaves now if it is one."""
        return self.left if self.seats[seat].level is None else (*self.left, self.seats[seat])

    def _computer(self, new: SeatChoice) -> tuple[SeatChoice, tuple[SeatChoice, ...]]:
        """The computer that left last and whose name nobody else has by now, or a new one; and who stays away."""
        taken = {folded(seat.name) for seat in self.seats}
        left = tuple(seat for seat in self.left if folded(seat.name) not in taken)
        if left:
            return left[-1], left[:-1]
        return replace(new, name=next(name for name in COMPUTER_NAMES if folded(name) not in taken)), ()


def default_name(number: int) -> str:
    """What a person is called who gave no name."""
    return tr("Player {number}").format(number=number)


def first_lineup(players: int, room: int, known: Sequence[str] = ()) -> Lineup:
    """For a table that has not been used yet: one person, and beginners among the computers."""
    lineup = Lineup((), room).joined(known[0] if known else "")
    while len(lineup.seats) < min(players, room):
        lineup = lineup.joined(level=LEVELS[0])
    return lineup
