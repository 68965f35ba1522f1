"""Stated positions: what cannot be is refused with the reason."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from game.core.errors import CorruptRecord
from game.core.rng import Rng
from game.games.aqua.components import SMALL_VALUES
from game.games.aqua.game import AQUA
from game.games.aqua.position import score_position
from tests.conformance.play import Case

FIRST, SECOND = (
    json.loads(line)["position"]
    for line in Path(__file__).with_name("aqua_tables.jsonl").read_text(encoding="utf-8").splitlines()[1:3]
)
"""A table of three and one of two."""


def changed(*path: Any, to: Any, of: Any = SECOND) -> Any:
    """The table of two with one thing exchanged."""
    position = deepcopy(of)
    place = position
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return position


AREA = SECOND["players"][0]
LARGE = AREA["large"][0]


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (changed("players", to=[]), "one to four areas"),
        (changed("players", to=[AREA] * 5), "one to four areas"),
        (changed("players", 0, to="an area"), "must be an object"),
        (changed("mode", to="hard"), "mode cannot be “hard”"),
        (changed("modification", to=11), "no modification 11"),
        (changed("scenario", to="Z"), "no scenario “Z”"),
        (changed("scenario", to="A"), "not the ecosystems of scenario A"),
        (changed("ecosystems", to=[1, 1, 2, 3, 4, 5]), "six numbers"),
        (changed("natives", to="RYGBP"), "six letters"),
        (changed("last_round", to=[0]), "each of the 2 seats once"),
        (changed("last_round", to=[1, 1]), "each of the 2 seats once"),
        (changed("players", 0, "hot_spot", to="H5"), "no hot spot “H5”"),
        (changed("players", 0, "hot_spot", to="H3"), "no coral of its colours|There are 2 of H3"),
        (changed("players", 0, "tiles", to="RGB"), "must be a list"),
        (changed("players", 0, "tiles", 0, to=7), "must be a text"),
        (changed("players", 0, "tiles", 0, to="2,-1,0,RRR"), "no tile “RRR”"),
        (changed("players", 0, "tiles", 1, to="0,0,0,YYP"), "lies where another one lies"),
        (changed("players", 0, "tiles", 1, to=AREA["tiles"][0]), "lies where another one lies"),
        (changed("players", 0, "tiles", to=[*AREA["tiles"], "9,9,0,RYG"]), "18 tiles in one area"),
        (changed("players", 0, "tiles", 16, to="9,9,0,RYG"), "meets no coral"),
        (changed("players", 0, "bare", to=[[3, 9]]), "no habitat around 3,9"),
        (changed("players", 0, "bare", to=["x"]), "is no corner"),
        (changed("players", 0, "large", 0, to="duo"), "must be an object"),
        (changed("players", 0, "large", 0, "pile", to="shoal"), "no pile “shoal”"),
        (changed("players", 0, "large", 0, "value", to=3), "no duo worth 3 in a game for 2"),
        (changed("players", 0, "large", 0, "value", to=[]), "no duo worth"),
        (changed("players", 0, "large", 0, "cells", to=[[2, 1], [6, 3]]), "not the shape of duo"),
        (changed("players", 0, "large", 0, "cells", to=[]), "not the shape of duo"),
        (changed("players", 0, "large", 0, "cells", to=[[31, 0], [32, 1]]), "does not lie on small animals"),
        (changed("players", 0, "large", 1, "cells", to=LARGE["cells"]), "lies on another large animal"),
        (changed("players", 0, "large", 1, "value", to=5), "2 of duo worth 5"),
        (changed("players", 0, "reef_colour", to="X"), "cannot be “X”"),
        (changed("modification", to=10), "only one duo"),
        (changed("modification", to=9), "may not cover together"),
        (changed("modification", to=8), "only four colours"),
        (changed("options", to=[]), "“options” must be an object"),
        (changed("options", to={"strict": True}), "no option “strict”"),
        (changed("options", to={"strict_habitats": 1}), "must be true or false"),
        ({"game": "aqua"}, "needs “players”"),
    ],
)
def test_an_impossible_position_is_refused(position: Any, why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        score_position(position)


def test_more_small_animals_than_the_game_has_are_refused() -> None:
    few = changed("modification", to=7, of=FIRST)
    assert score_position(few)["sheets"]
    crowded = deepcopy(few)
    crowded["players"] = crowded["players"][:2]
    crowded["last_round"] = [0, 1]
    with pytest.raises(CorruptRecord, match="more of the"):
        score_position(crowded)


def test_the_order_of_the_tiles_does_not_matter() -> None:
    backwards = changed("players", 0, "tiles", to=AREA["tiles"][::-1])
    assert score_position(backwards) == score_position(SECOND)


def test_a_habitat_named_bare_has_no_animal() -> None:
    position = changed("players", 0, "large", to=[])
    before = score_position(position)["sheets"][0]["small"]
    bare = changed("players", 0, "bare", to=[LARGE["cells"][0]], of=position)
    assert score_position(bare)["sheets"][0]["small"] in (before - 2, before - 3)


def test_a_named_reef_colour_is_taken_and_else_the_best() -> None:
    position = changed("modification", to=6)
    best = score_position(position)["sheets"][0]["reefs"]
    named = [
        score_position(changed("players", 0, "reef_colour", to=colour, of=position))["sheets"][0]["reefs"]
        for colour in "RYGBPO"
    ]
    assert max(named) == best


FOURTH_CORAL = {
    "game": "aqua",
    "mode": "classic",
    "ecosystems": [1, 2, 3, 4, 5, 6],
    "natives": "RYGBPO",
    "players": [{"hot_spot": "H1", "tiles": ["-1,1,1,ORR", "1,1,1,OPO", "0,-1,0,GGB", "1,-2,0,RGG"]}],
}
"""A green habitat around the corner (2, -2), and more green corals that touch it."""


def test_a_fourth_coral_may_touch_a_habitat_unless_habitats_stand_free() -> None:
    free, strict = ({**FOURTH_CORAL, "options": {"strict_habitats": on}} for on in (False, True))
    animals = [score_position(position)["sheets"][0]["small"] for position in (FOURTH_CORAL, free, strict)]
    assert animals == [SMALL_VALUES["G"], SMALL_VALUES["G"], 0]


def test_where_habitats_stand_free_a_crowded_one_cannot_be_stated_bare() -> None:
    bare = changed("players", 0, "bare", to=[[2, -2]], of=FOURTH_CORAL)
    assert score_position(bare)["sheets"][0]["small"] == 0
    with pytest.raises(CorruptRecord, match="no habitat around 2,-2"):
        score_position({**bare, "options": {"strict_habitats": True}})


def test_a_printed_position_says_that_habitats_stand_free() -> None:
    configs = [Case(AQUA, 2, {"strict_habitats": strict}).config for strict in (False, True)]
    printed = [AQUA.position(AQUA.rules.setup(config, Rng(1)).state) for config in configs]
    assert [one.get("options") for one in printed] == [None, {"strict_habitats": True}]
    assert score_position(printed[1])["sheets"]


def test_alone_the_answer_names_the_grade() -> None:
    alone = {**SECOND, "players": [AREA], "last_round": [0]}
    assert score_position(alone)["grade"] is None


def test_the_objective_of_a_scenario_is_answered() -> None:
    position = changed("ecosystems", to=[1, 2, 3, 4, 5, 6], of={**SECOND, "scenario": "A"})
    answer = score_position(position)
    assert [sheet["scenario_met"] for sheet in answer["sheets"]] == [
        sheet["total"] >= 60 for sheet in answer["sheets"]
    ]
