"""Ecosystem: Ocean, 130 cards (section 3)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rules import Option
from game.core.score import Cell, ScoreLine
from game.games.ecosystem.actions import Flip, Turning
from game.games.ecosystem.edition import Bonus, Down, Edition, Ending, Layout, Majority, Rival, Row, check_cards
from game.games.ecosystem.effects import move_or_swap
from game.games.ecosystem.grid import neighbours
from game.games.ecosystem.rows import (
    along_lines,
    along_row,
    anywhere,
    area_sizes,
    cells_of,
    every,
    finds,
    number_of,
    rows_and_columns,
)
from game.games.ecosystem.state import FLIP
from game.message import Message

_PREY = ("grouper", "clownfish", "crab")

GROUPS: Mapping[str, tuple[str, ...]] = {
    "producers": ("coral", "krill", "plankton"),
    "prey": _PREY,
    "predators": ("eel", "shark", "whale"),
}
"""Group → the rows that make it up. Turtle and octopus are in no group."""


def group_totals(points: Mapping[str, int]) -> dict[str, int]:
    """Group → the points of its rows."""
    return {group: sum(points[row] for row in rows) for group, rows in GROUPS.items()}


def _food_web(points: Mapping[str, int]) -> ScoreLine:
    """Ocean, section 3, food web: the smallest of the group totals, once more."""
    smallest = min(group_totals(points).values())
    return ScoreLine("food_web", smallest, 1, smallest)


def _coral(layout: Layout) -> Iterator[ScoreLine]:
    """Ocean, section 3, coral: those in the bottom row."""
    bottom = max((r for _, r in layout), default=0)
    yield from every("coral", 3)({cell: species for cell, species in layout.items() if cell[1] == bottom})


def _flips(may_flip_whale: bool, seat: int, layout: Layout, chosen: Sequence[Turning]) -> Iterator[Flip]:
    """Ocean, section 3, before scoring: what each whale that lies face up and has not flipped yet may flip."""
    down = {flip.turned for flip in chosen}
    done = {flip.whale for flip in chosen if isinstance(flip, Flip)} | down
    for whale in sorted(cells_of(layout, "whale")):
        if whale not in done:
            for card in sorted(neighbours(whale)):
                if card in layout and card not in down and (may_flip_whale or layout[card] != "whale"):
                    yield Flip(seat, whale, card)


def _read(may_flip_whale: bool, layout: Layout, cells: Collection[Cell] | None) -> Down:
    if cells is None:
        return frozenset()
    check_cards(layout, cells, _DECK, Message("card"))
    down = frozenset(cells)
    if not _can_end_with(down, may_flip_whale, {cell: card for cell, card in layout.items() if card in _DECK}):
        raise CorruptRecord("The whales of a board cannot turn these cards: each turns one card beside it.")
    return down


def _can_end_with(down: Down, may_flip_whale: bool, layout: Layout) -> bool:
    """Whether some order of the whales and their choices leaves exactly these cards face down."""
    tried: set[tuple[frozenset[Cell], Down]] = set()

    def ends_so(chosen: tuple[Flip, ...]) -> bool:
        reached = frozenset(flip.whale for flip in chosen), frozenset(flip.card for flip in chosen)
        if reached in tried:
            return False
        tried.add(reached)
        choices = tuple(_flips(may_flip_whale, 0, layout, chosen))
        if not choices:
            return reached[1] == down
        return any(ends_so((*chosen, flip)) for flip in choices if flip.card in down)

    return ends_so(())


def _notes(points: Mapping[str, int], face_down: Sequence[Sequence[int]]) -> Mapping[str, Any]:
    return {"groups": group_totals(points)}


_DECK = {
    "coral": 12,
    "krill": 20,
    "plankton": 20,
    "grouper": 10,
    "clownfish": 14,
    "crab": 12,
    "eel": 8,
    "shark": 8,
    "whale": 6,
    "turtle": 12,
    "octopus": 8,
}


@cache
def _ocean(octopus_keeps_connected: bool, whale_may_flip_whale: bool, rival_food_web: bool) -> Edition:
    return Edition(
        id="ocean",
        deck=_DECK,
        letters={
            "coral": "C",
            "krill": "K",
            "plankton": "P",
            "grouper": "G",
            "clownfish": "N",
            "crab": "B",
            "eel": "E",
            "shark": "S",
            "whale": "W",
            "turtle": "T",
            "octopus": "O",
        },
        deals=("10+10", "11+10"),
        rows=(
            Row("coral", _coral),
            Row("krill", area_sizes("krill", (0, 1, 4, 9))),
            Majority("plankton", (12, 8, 4), number_of("plankton")),
            Row("grouper", finds("grouper", 3, ("krill",), neighbours)),
            Row("clownfish", finds("clownfish", 2, ("plankton", "coral"), neighbours)),
            Row("crab", finds("crab", 2, ("plankton",), along_row)),
            Row("eel", finds("eel", 4, _PREY, neighbours, needs="coral")),
            Row("shark", finds("shark", 2, _PREY, along_lines)),
            Row("whale", finds("whale", 2, ("krill",), anywhere)),
            Bonus("food_web", _food_web),
            Row("turtle", rows_and_columns("turtle", 2)),
            Row("octopus", every("octopus", 3)),
        ),
        rival=Rival(
            "Tim",
            {"easy": 55, "normal": 70, "hard": 80},
            wins_from=55,
            without=frozenset() if rival_food_web else frozenset({"food_web"}),
        ),
        effects={"octopus": move_or_swap(octopus_keeps_connected)},
        ending=Ending(
            phase=FLIP,
            cause="whale",
            choices=partial(_flips, whale_may_flip_whale),
            stated="face_down",
            read=partial(_read, whale_may_flip_whale),
        ),
        notes=_notes,
        options=tuple(
            Option(name, (True, False))
            for name in ("octopus_keeps_connected", "whale_may_flip_whale", "rival_food_web")
        ),
        variant=lambda options: _ocean(**options),
    )


OCEAN = _ocean(octopus_keeps_connected=True, whale_may_flip_whale=True, rival_food_web=True)
