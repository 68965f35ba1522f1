"""Ecosystem: Savanna, 132 cards (section 4)."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rules import Option
from game.core.score import Cell, ScoreLine
from game.games.ecosystem.actions import Hunt, Turning
from game.games.ecosystem.edition import (
    FACE_DOWN,
    Down,
    Edition,
    Ending,
    Layout,
    Majority,
    Rival,
    Row,
    check_cards,
    covered,
)
from game.games.ecosystem.grid import neighbours
from game.games.ecosystem.rows import (
    Lines,
    area_sizes,
    below,
    beside,
    cells_of,
    diagonals,
    exactly_two,
    finds,
    kinds_beside,
    number_of,
    rows_and_columns,
    straight_two,
)
from game.games.ecosystem.state import HUNT
from game.message import Message

_ANIMALS = ("gazelle", "zebra", "giraffe", "cheetah", "lion", "elephant", "hyena", "vulture")
_PREY = ("gazelle", "zebra")
_AT_FIRST, _AFTER_CHEETAHS, _AFTER_LIONS = range(3)


def hunted_by_cheetahs(layout: Layout) -> Down:
    """Savanna, section 4, row 7: every gazelle on a diagonal of a cheetah."""
    seen = {cell for cheetah in cells_of(layout, "cheetah") for cell in diagonals(cheetah)}
    return frozenset(cell for cell in seen if layout.get(cell) == "gazelle")


def _lions(layout: Layout) -> list[Cell]:
    """The lions that hunt: those beside a grassland."""
    lions = sorted(cells_of(layout, "lion"))
    return [lion for lion in lions if any(layout.get(near) == "grassland" for near in neighbours(lion))]


def _prey(layout: Layout, down: Collection[Cell]) -> list[Cell]:
    """The cards that a lion may turn, in reading order."""
    found = (cell for cell, species in layout.items() if species in _PREY and cell not in down)
    return sorted(found, key=lambda cell: (cell[1], cell[0]))


def _lion(layout: Layout) -> Iterator[ScoreLine]:
    """Savanna, section 4, row 8: which prey was taken makes no difference here."""
    for lion, _ in zip(_lions(layout), _prey(layout, ())):
        yield ScoreLine("lion", 1, 4, 4, (lion,))


def _elephant(floor: bool) -> Lines:
    def lines(layout: Layout) -> Iterator[ScoreLine]:
        """Savanna, section 4, row 9: six points, less two for every other animal beside it."""
        for cell in cells_of(layout, "elephant"):
            others = [
                near for near in neighbours(cell) if layout.get(near) in _ANIMALS and layout[near] != "elephant"
            ]
            points = 6 - 2 * len(others)
            yield ScoreLine("elephant", len(others), 0, max(points, 0) if floor else points, (cell, *others))

    return lines


def _stages(layout: Layout, down: Down) -> tuple[Layout, ...]:
    return layout, covered(layout, hunted_by_cheetahs(layout)), covered(layout, down)


def _hunts(seat: int, layout: Layout, chosen: Sequence[Turning]) -> Iterator[Hunt]:
    """Savanna, section 4, row 8: what the next lion may turn."""
    if len(chosen) < len(_lions(layout)):
        down = hunted_by_cheetahs(layout).union(hunt.turned for hunt in chosen)
        for prey in sorted(_prey(layout, down)):
            yield Hunt(seat, prey)


def _next_lion(layout: Layout, chosen: Sequence[Turning]) -> Cell | None:
    """The lion that takes the next prey: they hunt one after the other, sorted by column, then row."""
    lions = _lions(layout)
    return lions[len(chosen)] if len(chosen) < len(lions) else None


def _foreseen(after: Sequence[Row], layout: Layout, down: Down, worst: bool) -> Down:
    """The hunts still to come, chosen for the rows that are scored after them; of equals in reading order."""
    by_cheetahs = hunted_by_cheetahs(layout)
    turned = down | by_cheetahs
    prey = _prey(layout, turned)
    left = min(len(prey), len(_lions(layout)) - len(turned - by_cheetahs))

    def worth(taken: Iterable[Cell]) -> int:
        shown = covered(layout, turned.union(taken))
        points = sum(line.points for row in after for line in row.lines(shown))
        return -points if worst else points

    if left <= 0:
        return turned
    best: tuple[Cell, ...] = max(combinations(prey, left), key=worth)
    return turned.union(best)


def _read(after: Sequence[Row], layout: Layout, cells: Collection[Cell] | None) -> Down:
    if cells is None:
        return _foreseen(after, layout, frozenset(), worst=False)
    down = hunted_by_cheetahs(layout)
    prey = _prey(layout, down)
    lions = min(len(prey), len(_lions(layout)))
    check_cards(layout, cells, _PREY, Message("prey"))
    if not set(cells) <= set(prey):
        raise CorruptRecord("A cheetah has hunted a lion's prey already.")
    if len(cells) != lions:
        raise CorruptRecord("The lions of this board take {lions} prey, not {count}.", lions=lions, count=len(cells))
    return down.union(cells)


def _notes(points: Mapping[str, int], face_down: Sequence[Sequence[int]]) -> Mapping[str, Any]:
    return {"face_down": face_down}


@cache
def _savanna(hyena_range: str, elephant_floor: bool) -> Edition:
    around = {"manhattan2": exactly_two, "straight2": straight_two}[hyena_range]
    after_lions = (
        Row("elephant", _elephant(elephant_floor), _AFTER_LIONS),
        Row("hyena", finds("hyena", 3, (FACE_DOWN,), around), _AFTER_LIONS),
        Row("vulture", finds("vulture", 4, (FACE_DOWN,), below), _AFTER_LIONS),
    )
    return Edition(
        id="savanna",
        deck={
            "waterhole": 10,
            "grassland": 20,
            "tree": 14,
            "gazelle": 20,
            "zebra": 12,
            "giraffe": 10,
            "cheetah": 10,
            "lion": 10,
            "elephant": 8,
            "hyena": 10,
            "vulture": 8,
        },
        letters={
            "waterhole": "W",
            "grassland": "P",
            "tree": "T",
            "gazelle": "G",
            "zebra": "Z",
            "giraffe": "F",
            "cheetah": "C",
            "lion": "L",
            "elephant": "E",
            "hyena": "H",
            "vulture": "V",
        },
        deals=("11+11",),
        rows=(
            Row("waterhole", kinds_beside("waterhole", 2, _ANIMALS)),
            Row("grassland", area_sizes("grassland", (0, 1, 4, 9, 16))),
            Row("tree", rows_and_columns("tree", 2)),
            Majority("gazelle", (5, 2), number_of("gazelle"), each=2),
            Row("zebra", finds("zebra", 3, ("grassland",), neighbours)),
            Row("giraffe", beside("giraffe", 5, "tree")),
            Row("cheetah", finds("cheetah", 3, ("gazelle",), diagonals)),
            Row("lion", _lion, _AFTER_CHEETAHS),
            *after_lions,
        ),
        rival=Rival("Jhay", {"easy": 55, "normal": 75, "hard": 85}, wins_from=55),
        ending=Ending(
            phase=HUNT,
            cause="lion",
            choices=_hunts,
            stated="prey",
            read=partial(_read, after_lions),
            by_itself={"cheetah": hunted_by_cheetahs},
            foreseen=partial(_foreseen, after_lions),
            asking=_next_lion,
        ),
        stages=_stages,
        notes=_notes,
        options=(Option("hyena_range", ("manhattan2", "straight2")), Option("elephant_floor", (False, True))),
        variant=lambda options: _savanna(**options),
    )


SAVANNA = _savanna(hyena_range="manhattan2", elephant_floor=False)
