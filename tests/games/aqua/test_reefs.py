"""Reefs (AQUA, section 5, row 3) and the two other rows that family and classic share."""

import pytest

from game.games.aqua import reefs as reefs_module
from game.games.aqua.components import PILES, SMALL_ANIMALS, SMALL_VALUES
from game.games.aqua.reefs import groups, reefs
from game.games.aqua.scoring import area_sheet
from game.games.aqua.terms import FAMILY, FAMILY_REEFS, Terms
from tests.games.aqua.seas import (
    EAST,
    HERE,
    NORTH,
    WEST_CORALS,
    beside_reef,
    between_reefs,
    reef_of,
    sea,
    terms,
    under,
)


def test_four_connected_corals_of_one_colour_are_a_reef() -> None:
    assert [reef.corals for reef in reefs(sea({}, reef_of("Y")), 4)] == [tuple(sorted(WEST_CORALS))]
    assert reefs(sea({}, reef_of("Y", WEST_CORALS[:3])), 4) == ()
    mixed = reef_of("Y", WEST_CORALS[:2]) | reef_of("G", WEST_CORALS[2:])
    assert reefs(sea({}, mixed), 4) == ()


def test_corals_under_a_small_animal_belong_to_no_reef() -> None:
    area = sea({HERE: "Y"}, reef_of("Y"))
    (reef,) = reefs(area, 4)
    assert reef.corals == tuple(sorted(WEST_CORALS))
    bare = sea({}, area.corals)
    (larger,) = reefs(bare, 4)
    assert len(larger.corals) == 7


def test_an_unchanged_area_is_not_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[object] = []
    monkeypatch.setattr(
        reefs_module, "groups", lambda corals, beside: searched.append(corals) or groups(corals, beside)
    )
    reefs_module._reefs.cache_clear()
    first, same, changed = sea({}, reef_of("Y")), sea({}, reef_of("Y")), sea({HERE: "Y"}, reef_of("Y"))
    assert reefs(first, 4) == reefs(same, 4) and len(searched) == 1
    assert reefs(changed, 4) != reefs(first, 4) and len(searched) == 2
    assert reefs(first, 5) == () and len(searched) == 3


def test_a_reef_scores_the_values_of_the_animals_beside_it_once_each() -> None:
    area = sea({HERE: "R", NORTH: "B", EAST: "G"}, reef_of("Y"))
    (reef,) = reefs(area, 4)
    assert reef.animals == (NORTH, HERE)
    assert area_sheet(terms(), area, [])["reefs"].points == SMALL_VALUES["R"] + SMALL_VALUES["B"]


def test_an_animal_counts_for_several_reefs() -> None:
    row = area_sheet(terms(), between_reefs(3), [])["reefs"]
    assert [line.points for line in row.lines] == [2, 2, 2]
    assert {line.cells for line in row.lines} == {(HERE,)}


def test_a_long_reef_scores_all_beside_it() -> None:
    assert area_sheet(terms(), beside_reef(5), [])["reefs"].points == sum(SMALL_VALUES[c] for c in "RGBPO")


def test_an_animal_under_a_large_one_still_counts_for_its_reef() -> None:
    area = sea({HERE: "R", NORTH: "B"}, reef_of("Y"))
    assert area_sheet(terms(), under(area, "duo", HERE, NORTH), [])["reefs"].points == 5


def test_the_family_scores_reefs_only_when_it_wants_to() -> None:
    area = under(sea({HERE: "R", NORTH: "B"}, reef_of("Y")), "duo", HERE, NORTH)
    family, with_reefs = (area_sheet(Terms(2, mode), area, []) for mode in (FAMILY, FAMILY_REEFS))
    assert family.points() == {"large": 5, "small": 5}
    assert with_reefs.points() == {"large": 5, "small": 5, "reefs": 5}
    assert family.ecosystems == ()


def test_large_animals_score_their_values_and_small_ones_theirs_covered_or_not() -> None:
    area = under(sea({HERE: "R", EAST: "B", NORTH: "B"}), "duo", HERE, EAST, value=4)
    sheet = area_sheet(terms(), area, [])
    assert [(line.row, line.count, line.points) for line in sheet["small"].lines] == [
        ("small:R", 1, 2),
        ("small:B", 2, 6),
    ]
    assert [(line.row, line.points, line.cells) for line in sheet["large"].lines] == [("large:duo", 4, (HERE, EAST))]


def test_what_is_in_the_box() -> None:
    """The placeholders fit every known total (section 1)."""
    assert SMALL_ANIMALS * len(SMALL_VALUES) == 72
    assert sorted(SMALL_VALUES.values()) == [2, 2, 2, 3, 3, 3]
    assert sum(len(pile.values) for pile in PILES.values()) == 15
    assert [len(pile.steps) for pile in PILES.values()] == [2, 3, 3, 3, 4]
