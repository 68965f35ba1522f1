"""The ten modifications (AQUA, section 6)."""

import pytest

from game.games.aqua.area import Area
from game.games.aqua.growing import attract, small_animals_left
from game.games.aqua.large import outlines, outlines_by_pile, values_left
from game.games.aqua.reefs import reefs
from game.games.aqua.scoring import area_sheet
from game.games.aqua.terms import FAMILY, Terms
from tests.games.aqua.seas import (
    AWAY,
    EAST,
    FAR_EAST,
    HERE,
    NORTH,
    WEST_CORALS,
    far,
    legal,
    play,
    reef_of,
    sea,
    table,
    terms,
    under,
)

FOUR_YELLOW = sea({HERE: "R", NORTH: "B"}, reef_of("Y"))


def reef_points(area: Area, frame: Terms, colour: str | None = None) -> int:
    return area_sheet(frame, area, [], colour)["reefs"].points


@pytest.mark.parametrize(
    ("modification", "players", "in_play", "shown"),
    [
        (None, 1, 51, 3),
        (None, 2, 35, 3),
        (None, 3, 52, 4),
        (None, 4, 69, 5),
        (1, 1, 34, 2),
        (1, 2, 34, 2),
        (1, 3, 51, 3),
        (1, 4, 68, 4),
        (2, 1, 68, 4),
        (2, 2, 36, 4),
        (2, 3, 53, 5),
        (2, 4, 70, 6),
    ],
)
def test_modifications_1_and_2_change_the_market(
    modification: int | None, players: int, in_play: int, shown: int
) -> None:
    view = table(players, {"modification": modification}).view(0)
    assert len(view.market) == shown
    assert len(view.market) + view.tiles_left == in_play


def test_modification_3_needs_five_corals_for_a_reef() -> None:
    five = sea({HERE: "R"}, reef_of("Y", (*WEST_CORALS, ((-1, 2), 0))))
    assert (reef_points(FOUR_YELLOW, terms()), reef_points(FOUR_YELLOW, terms(modification=3))) == (5, 0)
    assert reef_points(five, terms(modification=3)) == 2


def test_modification_3_makes_smaller_groups_no_reefs_for_ecosystem_13() -> None:
    frames = (terms(13), terms(13, modification=3))
    assert [area_sheet(frame, FOUR_YELLOW, []).ecosystems[0] for frame in frames] == [3, 0]


def test_modification_4_scores_the_corals() -> None:
    assert reef_points(FOUR_YELLOW, terms(modification=4)) == 8
    lonely = sea({}, reef_of("Y"))
    assert (reef_points(lonely, terms()), reef_points(lonely, terms(modification=4))) == (0, 8)


def test_modification_5_scores_the_large_animals_in_contact() -> None:
    area = sea({HERE: "R", EAST: "G", AWAY: "B"}, reef_of("Y"))
    assert reef_points(area, terms(modification=5)) == 0
    touching = under(under(area, "duo", HERE, EAST, value=5), "line", AWAY, value=9)
    assert reef_points(touching, terms(modification=5)) == 5


def test_modification_6_scores_the_reefs_of_one_colour() -> None:
    corals = reef_of("Y") | reef_of("G", shift=(60, 0)) | reef_of("Y", shift=(90, 0))
    area = sea({HERE: "R", (61, 0): "B", (91, 0): "P"}, corals)
    assert reef_points(area, terms()) == 8
    assert [reef_points(area, terms(modification=6), colour) for colour in "YGR"] == [5, 3, 0]
    assert reef_points(area, terms(modification=6)) == 5


def test_modification_6_leaves_the_other_reefs_to_ecosystem_13() -> None:
    frame = terms(13, modification=6)
    assert area_sheet(frame, FOUR_YELLOW, [], "R").ecosystems[0] == 3


@pytest.mark.parametrize(("players", "left"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_modification_7_removes_small_animals(players: int, left: int) -> None:
    assert set(small_animals_left(terms(players=players, modification=7), []).values()) == {left}
    assert set(small_animals_left(terms(players=players), []).values()) == {12}


def waiting_sea(colours: str, inhabited: int) -> Area:
    """Habitats of these colours far from each other; animals live in the first ones only."""
    area = sea({}, sea({far(place): colour for place, colour in enumerate(colours)}).corals)
    for place in range(inhabited):
        area = area.with_animal(far(place))
    return area


def test_modification_8_leaves_the_habitat_of_a_fifth_colour_bare() -> None:
    frame = terms(modification=8)
    waiting = waiting_sea("RYGBP", 4)
    left = small_animals_left(frame, [waiting])
    came = attract(waiting, [far(4)], left, frame)
    assert (came.animals, came.bare, came.contested) == ((), (far(4),), ())
    assert attract(waiting, [far(4)], left, terms()).animals == (far(4),)


def test_modification_8_leaves_room_for_exactly_four_colours() -> None:
    frame = terms(modification=8)
    waiting = waiting_sea("RYGB", 2)
    came = attract(waiting, [far(2), far(3)], small_animals_left(frame, [waiting]), frame)
    assert (came.animals, came.bare, came.contested) == ((far(2), far(3)), (), ())


def test_modification_8_keeps_no_colour_out_that_lives_in_the_area_already() -> None:
    frame = terms(modification=8)
    waiting = waiting_sea("RYGBR", 4)
    came = attract(waiting, [far(4)], small_animals_left(frame, [waiting]), frame)
    assert (came.animals, came.bare, came.contested) == ((far(4),), (), ())


def test_the_last_animals_of_a_pile_cover_as_many_habitats() -> None:
    waiting = waiting_sea("RRR", 0)
    spots, piles = [far(0), far(1), far(2)], small_animals_left(terms(), [waiting])
    enough, short, none = (attract(waiting, spots, {**piles, "R": left}, terms()) for left in (3, 2, 0))
    assert (len(enough.animals), len(short.contested), len(none.bare)) == (3, 3, 3)


def test_modification_8_lets_the_player_choose_between_a_fourth_and_a_fifth_colour() -> None:
    frame = terms(modification=8)
    waiting = waiting_sea("RYGBPR", 3)
    left = small_animals_left(frame, [waiting])
    came = attract(waiting, [far(3), far(4), far(5)], left, frame)
    assert (came.animals, came.bare, came.contested) == ((far(5),), (), (far(3), far(4)))
    then = attract(came.area.with_animal(far(4)), [far(3)], left, frame)
    assert (then.animals, then.bare) == ((), (far(3),))


def test_modification_9_needs_two_identical_small_animals() -> None:
    area = sea({HERE: "Y", EAST: "Y", NORTH: "G"})
    assert outlines(area, "duo", terms(modification=9), (HERE,)) == ((HERE, EAST),)
    assert outlines(area, "triangle", terms(modification=9), (HERE,))
    different = sea({HERE: "Y", EAST: "B", NORTH: "G"})
    assert not outlines(different, "triangle", terms(modification=9), (HERE,))


def test_modification_10_allows_one_large_animal_of_each_shape() -> None:
    area = under(sea({HERE: "Y", EAST: "G", FAR_EAST: "B", AWAY: "P"}), "duo", AWAY)
    for modification, piles in ((None, {"duo", "line"}), (10, {"line"})):
        frame = terms(modification=modification)
        assert outlines_by_pile(area, values_left(frame, [area]), frame, [HERE]).keys() == piles


def test_modification_6_asks_each_player_at_the_end() -> None:
    game = table(2, {"modification": 6})
    while game.view(None).phase != "reef":
        seat = game.actors[0]
        play(game, next(line for line in legal(game, seat) if "snail" not in line))
    assert game.outcome is None
    assert legal(game, 0) == [f"0 reef {colour}" for colour in "RYGBPO"]
    play(game, "0 reef G")
    assert (game.actors, game.outcome) == ((1,), None)
    play(game, "1 reef R")
    assert game.view(None).reef_colours == ("G", "R")
    assert game.outcome is not None


def test_modification_6_asks_nobody_where_reefs_do_not_score() -> None:
    assert not Terms(2, FAMILY, modification=6).names_reef_colours


def test_every_modification_that_is_not_about_reefs_leaves_them_alone() -> None:
    for modification in (None, 1, 2, 7, 8, 9, 10):
        assert len(reefs(FOUR_YELLOW, terms(modification=modification).least_reef)) == 1
        assert reef_points(FOUR_YELLOW, terms(modification=modification)) == 5
