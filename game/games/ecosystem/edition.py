"""What an edition brings to the engine: its deck, its score rows and its hooks."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rules import Option
from game.core.score import Cell, ScoreLine
from game.games.ecosystem.actions import Move, Swap, Turning
from game.message import Message

FACE_DOWN = ""
"""What a card that lies face down shows."""

Layout = Mapping[Cell, str]
"""Cell → species of the cards; where rows are scored, `FACE_DOWN` for those that show their back."""

Down = frozenset[Cell]
"""Where cards lie face down."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row that one ecosystem scores by itself: `lines` explains every point.

    `stage`: which of the edition's stages it looks at.
    """

    id: str
    lines: Callable[[Layout], Iterator[ScoreLine]]
    stage: int = 0


@dataclass(frozen=True, slots=True)
class Majority:
    """A row that compares the seats (section 1.3): `measure` gives the value and the cells it was seen at.

    `each`: points for every card besides the prize.
    """

    id: str
    prizes: tuple[int, ...]
    measure: Callable[[Layout], tuple[int, tuple[Cell, ...]]]
    each: int = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    """A row that looks at the points of the rows that are no bonus.

    `variety`: what a computer player expects of one more row with points, as long as most cards are still to come.
    """

    id: str
    line: Callable[[Mapping[str, int]], ScoreLine]
    variety: float = 0.0


@dataclass(frozen=True, slots=True)
class Rival:
    """The solo opponent.

    Attributes:
        name: its name.
        margins: grade id → the lead that reaches it, the lowest first.
        wins_from: the smallest lead that wins; Forest is won from one point on, the others from their lowest grade.
        without: the rows that it does not score.
    """

    name: str
    margins: Mapping[str, int]
    wins_from: int
    without: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Effect:
    """What the owner of a card may do when it is played.

    `kind`: its name in views (`swap`, `move_or_swap`), by which the edition finds it. `uses`: seat, cells of its
    ecosystem → the actions, sorted.
    """

    kind: str
    uses: Callable[[int, Collection[Cell]], Iterator[Move | Swap]]


def _nothing_more(layout: Layout, down: Down, worst: bool) -> Down:
    return down


def _no_card(layout: Layout, chosen: Sequence[Turning]) -> Cell | None:
    return None


@dataclass(frozen=True, slots=True)
class Ending:
    """Between the last placement and the scores some cards turn face down.

    `phase` is `flip`, when all seats choose in secret and their cards turn together, or `hunt`, when one seat after
    the other chooses on the open table; `cause` is the species that they choose for.
    `choices`: seat, its cards, its choices so far → what it may choose next, sorted; nothing when it is done.
    `stated`: the name under which a position states the cells; `read`: cards, those cells (None when they are left
    out) → what lies face down at the end. It raises CorruptRecord for cells that cannot be.
    `by_itself`: species → the cells that it turns face down before anybody chooses.
    `foreseen`: cards, what lies face down so far, whether the choices are the worst for this ecosystem instead of the
    best → what will lie face down in the end.
    `asking`: cards, the choices so far → the card for which the next choice is made, or None.
    """

    phase: str
    cause: str
    choices: Callable[[int, Layout, Sequence[Turning]], Iterator[Turning]]
    stated: str
    read: Callable[[Layout, Collection[Cell] | None], Down]
    by_itself: Mapping[str, Callable[[Layout], Down]] = field(default_factory=dict)
    foreseen: Callable[[Layout, Down, bool], Down] = _nothing_more
    asking: Callable[[Layout, Sequence[Turning]], Cell | None] = _no_card


def _one_stage(layout: Layout, down: Down) -> tuple[Layout, ...]:
    return (covered(layout, down),)


def _no_notes(points: Mapping[str, int], face_down: Sequence[Sequence[int]]) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, slots=True)
class Edition:
    """One game in the box. `deck`: species → number of cards, in the order of the score sheet; `letters` likewise.

    `deals`: the hand sizes on offer, default first: `11+10` deals 11, then 10 more to the card left over.
    `effects`: species → what its owner may do when it is played.
    `ending`: what turns cards face down before the scores. `stages`: all cards, those that lie face down in the end →
    how the rows see them one after the other, when cards turn over between two rows.
    `notes`: points of the rows, [row, column] of the face-down cards → what a printed sheet says besides its rows.
    `options`: the rule options of this edition; `variant`: all options → the edition that is played with them.
    """

    id: str
    deck: Mapping[str, int]
    letters: Mapping[str, str]
    deals: tuple[str, ...]
    rows: tuple[Row | Majority | Bonus, ...]
    rival: Rival
    effects: Mapping[str, Effect] = field(default_factory=dict)
    ending: Ending | None = None
    stages: Callable[[Layout, Down], tuple[Layout, ...]] = _one_stage
    notes: Callable[[Mapping[str, int], Sequence[Sequence[int]]], Mapping[str, Any]] = _no_notes
    options: tuple[Option, ...] = ()
    variant: Callable[[Mapping[str, Any]], "Edition"] | None = None

    def under(self, options: Mapping[str, Any]) -> "Edition":
        """This edition as it is played with these options; those that are left out have their default."""
        if self.variant is None:
            return self
        return self.variant({option.name: options.get(option.name, option.default) for option in self.options})

    def in_order(self, cards: Collection[str]) -> tuple[str, ...]:
        """These cards in the order of the score sheet."""
        return tuple(sorted(cards, key=list(self.deck).index))

    def usable(self, species: str, seat: int, cells: Collection[Cell]) -> Effect | None:
        """The effect of a card just placed in an ecosystem with these cells, if there is anything to use it for."""
        effect = self.effects.get(species)
        return effect if effect is not None and any(effect.uses(seat, cells)) else None

    def effect(self, kind: str) -> Effect:
        """The effect that views call by this name."""
        return next(effect for effect in self.effects.values() if effect.kind == kind)


def covered(layout: Layout, down: Down) -> Layout:
    """The cards with those that lie face down showing their back."""
    return {cell: FACE_DOWN if cell in down else species for cell, species in layout.items()} if down else layout


def check_cards(layout: Layout, cells: Collection[Cell], species: Collection[str], what: Message) -> None:
    """Raises CorruptRecord when one of these cells holds no card of these species."""
    for cell in cells:
        if layout.get(cell) not in species:
            raise CorruptRecord("There is no {what} at [{row}, {column}].", what=what, row=cell[1], column=cell[0])
