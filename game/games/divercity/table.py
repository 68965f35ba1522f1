"""Who sits at the table and by which variants it plays (Mini DiverCity, sections 2 and 5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rules import Option, Person, Seat
from game.games.divercity.components import DIVERS, LEVELS, Level, hand_size

MOST_DIVERS = 6

OPTIONS = (
    Option("level", ("scuba", *(level for level in LEVELS if level != "scuba"))),
    Option("variants", ("beginner", "full_team", "industrialist", "solo", "duel", "realistic"), several=True),
    Option("deck_out", ("no_action", "empty_deck")),
    Option("memory_aid", (False, True)),
    Option("pointing", (False, True)),
    Option("first", ("random", *range(MOST_DIVERS))),
    Option("divers", ("deal",), also="a list with the diver cards of each seat"),
)


@dataclass(frozen=True, slots=True)
class Table:
    """The seats and the settled options.

    Seats 0 to `divers` − 1 hold species cards; the industrialist, if there is one, is the last seat. In solo the
    two hands, seats 0 and 1, belong to person 0.
    """

    options: Mapping[str, Any]
    divers: int
    solo: bool
    industrialist: Seat | None

    @property
    def people(self) -> int:
        """How many persons play."""
        return (1 if self.solo else self.divers) + (self.industrialist is not None)

    @property
    def seats(self) -> int:
        """The hands of the divers, and the industrialist's."""
        return self.divers + (self.industrialist is not None)

    @property
    def diver_people(self) -> tuple[Person, ...]:
        """The persons who win and lose together."""
        return tuple(range(1 if self.solo else self.divers))

    @property
    def level(self) -> Level:
        """What wins and what loses."""
        return LEVELS[self.options["level"]]

    @property
    def hand_size(self) -> int:
        """Species cards in a full hand."""
        return hand_size(self.divers)

    def has(self, variant: str) -> bool:
        """Whether a variant is played."""
        return variant in self.options["variants"]

    @property
    def keeps_told(self) -> bool:
        """Whether told cards stay marked for their owner: turned over (beginner, solo), or by the memory aid."""
        if self.solo or self.has("beginner"):
            return True
        return self.memory_aid

    @property
    def memory_aid(self) -> bool:
        """Whether the table marks what was told."""
        return bool(self.options["memory_aid"]) and not self.has("realistic")

    @property
    def diver_cards(self) -> int:
        """How many diver cards are dealt: one for each hand, all with the full team, none for beginners."""
        if self.has("full_team"):
            return len(DIVERS)
        return 0 if self.has("beginner") else self.divers

    def controller(self, seat: Seat) -> Person:
        """The person who decides for a seat."""
        return seat - 1 if self.solo and seat > 0 else seat

    def sees(self, person: Person | None, seat: Seat) -> bool:
        """Whether a person sees all species cards of a seat: those of the others, and in solo of nobody."""
        return person is not None and not self.solo and person != seat

    def after(self, seat: Seat) -> Seat:
        """The diver to the left."""
        return (seat + 1) % self.divers


def table(options: Mapping[str, Any], people: int) -> Table:
    """The table for so many persons. One diver alone plays solo.

    Raises:
        CorruptRecord: the variants do not fit the number of persons.
    """
    variants = options["variants"]
    industrialist = "industrialist" in variants or "duel" in variants
    divers = people - industrialist
    if divers < 1:
        raise CorruptRecord("An industrialist needs at least one diver to play against.")
    if divers > 1 and ("solo" in variants or "duel" in variants):
        raise CorruptRecord(
            "The variant “{variant}” has one diver, not {divers}.",
            variant="duel" if "duel" in variants else "solo",
            divers=divers,
        )
    if divers > MOST_DIVERS:
        raise CorruptRecord(
            "At most {most} divers can play; a seventh person is the industrialist.", most=MOST_DIVERS
        )
    hands = max(divers, 2)
    return Table(options, hands, divers == 1, hands if industrialist else None)


def team_of(options: Mapping[str, Any], people: int) -> tuple[Person, ...]:
    """Return the divers, who win and lose together; a seat for the industrialist is not among them.

    Raises:
        CorruptRecord: the variants do not fit the number of persons.
    """
    return table(options, people).diver_people
