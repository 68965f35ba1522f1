"""One position in which a fourth touching coral decides: the whole game says the same of it."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.bots.think import finish
from game.core.rng import Rng
from game.core.rules import Config
from game.games.aqua.actions import Grow
from game.games.aqua.area import Area
from game.games.aqua.bots.adviser import advise
from game.games.aqua.bots.next_step import medium
from game.games.aqua.game import AQUA
from game.games.aqua.scoring import SMALL, area_sheet
from game.games.aqua.state import AquaView, State
from game.games.aqua.tiles import Tile
from game.games.aqua.view.figures import FOURTH, stated
from tests.support.pages import figures

THERE, LAST = "0,-1,0,GRB", "1,-2,0,RGG"
"""A tile beside the hot spot, and one that completes a green habitat and has a fourth green coral beside it."""
VALUE = 2
"""What a turtle is worth."""


def position(strict: bool) -> tuple[State, Grow]:
    """A solo game before the last tile, and that tile at its place. `strict`: habitats stand free."""
    config = Config("aqua", ("Ana",), AQUA.all_options({"strict_habitats": strict, "mode": "family"}), 1)
    last, area = Tile.parse(LAST), Area.start("H1", strict).with_tile(Tile.parse(THERE))
    start = AQUA.rules.setup(config, Rng(1)).state
    return replace(start, areas=(area,), market=(last.name,)), Grow(0, last)


def view(state: State) -> AquaView:
    seen: AquaView = AQUA.rules.observe(state, 0)
    return seen


def small(areas: tuple[Area, ...], state: State) -> int:
    return area_sheet(state.terms, areas[0], ())[SMALL].points


@pytest.mark.parametrize("strict", [False, True])
def test_the_rules_the_preview_and_the_figure_of_the_page_agree(strict: bool) -> None:
    state, grow = position(strict)
    after = AQUA.rules.apply(state, grow).state
    points = small(after.areas, state)
    assert (sorted(after.areas[0].animals.values()), points) == (([], 0) if strict else (["G"], VALUE))
    assert AQUA.rules.preview(view(state), (grow,))[0][SMALL].points == points
    [figure] = [stated(one) for one, _ in figures("en", "aqua") if one.what[0] == FOURTH]
    assert figure.stated[strict] == figure.found[strict] == points


@pytest.mark.parametrize("strict", [False, True])
def test_a_computer_and_the_hint_count_on_a_turtle_only_where_one_comes(strict: bool) -> None:
    state, grow = position(strict)
    seen = view(state)
    assert len(seen.legal[0]) > 1 and grow in seen.legal[0]
    hint = finish(advise(0.05, seen, 0, (), Rng(1)))
    chosen: Mapping[str, object] = {
        "medium": finish(medium(seen, (), Rng(1))),
        "hint": hint.best.actions[0],
    }
    turtles = {name: small(AQUA.rules.apply(state, action).state.areas, state) for name, action in chosen.items()}
    assert turtles == dict.fromkeys(chosen, 0 if strict else VALUE)
    assert hint.best.now == small(AQUA.rules.apply(state, hint.best.actions[0]).state.areas, state)
