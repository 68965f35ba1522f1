"""The editions on compact boards, quick enough for playouts."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.games.ecosystem.bots.compact import forest, habits, ocean, savanna
from game.games.ecosystem.bots.compact.board import Board
from game.games.ecosystem.bots.compact.edition import Compact, Growing, Habit, Others
from game.games.ecosystem.edition import Edition


def compact(edition: Edition, options: Mapping[str, Any], alone: bool = False) -> Compact:
    """An edition on compact boards, as it is played with these options. Only for those in `WRITTEN`.

    `alone`: in the solo challenge, where most cards of the hand are one's own choice, other habits play on better.
    """
    default = {option.name: option.default for option in edition.options}
    habit = (habits.ALONE if alone else habits.DRAFTING)[edition.id]
    return WRITTEN[edition.id](tuple(edition.deck), {**default, **options}, habit)


def _forest(species: tuple[str, ...], options: Mapping[str, Any], habit: Habit) -> Compact:
    majorities = Growing(forest.WOLF, _number(forest.WOLF)), Growing(forest.STREAM, forest.largest_stream, 2)
    return Compact(species, forest.rows, forest.without_biodiversity, _as_it_lies, majorities, habit, cost=0.7)


def _ocean(species: tuple[str, ...], options: Mapping[str, Any], habit: Habit) -> Compact:
    settled = partial(ocean.after_whales, may_turn_whale=options["whale_may_flip_whale"])
    majorities = (Growing(ocean.PLANKTON, _number(ocean.PLANKTON)),)
    rivals = ocean.rows if options["rival_food_web"] else ocean.without_food_web
    return Compact(species, ocean.rows, rivals, settled, majorities, habit, cost=1.05)


def _savanna(species: tuple[str, ...], options: Mapping[str, Any], habit: Habit) -> Compact:
    rows = partial(
        savanna.rows, straight=options["hyena_range"] == "straight2", floor=options["elephant_floor"]
    )  # fmt: skip
    majorities = (Growing(savanna.GAZELLE, _number(savanna.GAZELLE)),)
    return Compact(species, rows, partial(rows, worst=True), _as_it_lies, majorities, habit, cost=1.19)


def _number(kind: int) -> Callable[[Board], int]:
    return lambda board: board.held[kind]


def _as_it_lies(board: Board, others: Others, worst: bool) -> Board:
    return board


WRITTEN: Mapping[str, Callable[[tuple[str, ...], Mapping[str, Any], Habit], Compact]] = {
    "forest": _forest,
    "ocean": _ocean,
    "savanna": _savanna,
}
"""The editions that stand here, by id."""
