"""Set-up, market, sea snail, small animals and the end (AQUA, sections 3 and 4)."""

from dataclasses import replace

import pytest

from game.core.errors import CorruptRecord, IllegalAction
from game.core.rng import Rng
from game.core.rules import Config
from game.core.session import Session
from game.games.aqua import components as box
from game.games.aqua.actions import Drop
from game.games.aqua.events import MarketRefilled, SnailTaken
from game.games.aqua.game import AQUA
from game.games.aqua.growing import attract, small_animals_left
from game.games.aqua.scoring import result
from game.games.aqua.terms import ADVANCED, CLASSIC, FAMILY, FAMILY_REEFS, Terms
from tests.games.aqua.seas import far, legal, play, sea, table, terms


def grow(game: Session, *seats: int) -> Session:
    """These seats play, one after the other: the first legal tile, no large animal."""
    for seat in seats:
        play(game, next(line for line in legal(game, seat) if "grow" in line))
        while game.actors == (seat,) and game.view(None).phase != "grow":
            play(game, legal(game, seat)[-1])
    return game


@pytest.mark.parametrize(("players", "start", "later"), [(1, 3, 3), (2, 3, 2), (3, 4, 3), (4, 5, 4)])
def test_the_market_of_each_number_of_players(players: int, start: int, later: int) -> None:
    game = table(players, first=0)
    view = game.view(None)
    assert len(view.market) == start
    before = view.tiles_left
    grow(game, *range(players))
    assert game.view(None).round == 2
    assert before - game.view(None).tiles_left == later
    assert len(game.view(None).market) == start


def test_alone_the_two_tiles_left_are_discarded() -> None:
    game = grow(table(1), 0)
    (refilled,) = [event for event in game.entries[-1].events if isinstance(event, MarketRefilled)]
    assert len(refilled.discarded) == 2
    assert set(refilled.discarded).isdisjoint(game.view(0).market)
    assert game.view(0).snail_waits is False


def test_with_others_the_tile_left_over_stays() -> None:
    game = table(3, first=0)
    shown = game.view(None).market
    grow(game, 0, 1, 2)
    taken = {entry.action.tile.name for entry in game.entries}
    assert set(shown) - taken <= set(game.view(None).market)


def test_the_first_player_starts_and_the_others_follow_clockwise() -> None:
    assert table(4, first=2).view(None).order == (2, 3, 0, 1)


def test_who_takes_the_snail_plays_after_all_the_others_and_starts_the_next_round() -> None:
    game = play(table(4, first=0), "0 snail")
    assert game.view(None).order == (1, 2, 3, 0)
    assert game.view(None).snail == 0
    grow(game, 1, 2, 3, 0)
    assert game.view(None).order == (0, 1, 2, 3)
    assert game.view(None).snail is None


def test_the_snail_can_be_taken_once_a_round() -> None:
    game = grow(play(grow(table(4, first=0), 0), "1 snail"), 2)
    assert game.view(None).order == (0, 2, 3, 1)
    assert "3 snail" not in legal(game, 3)
    with pytest.raises(IllegalAction, match="there is no snail on the market"):
        play(game, "3 snail")


def test_who_plays_last_gets_a_snail_that_nobody_took() -> None:
    game = grow(table(3, first=1), 1, 2, 0)
    assert SnailTaken(0, chosen=False) in game.entries[-1].events
    assert game.view(None).order == (0, 1, 2)


def test_alone_there_is_no_snail() -> None:
    assert "0 snail" not in legal(table(1))


def test_only_a_tile_of_the_market_can_be_placed() -> None:
    game = table(2, first=0)
    elsewhere = next(name for name in box.TILES if name not in game.view(None).market)
    with pytest.raises(IllegalAction, match="is not on the market"):
        play(game, f"0 grow -1,0,0,{elsewhere}")


@pytest.mark.parametrize(
    ("where", "why"),
    [("0,0,0", "there is a tile already"), ("7,7,0", "must touch another one"), ("-1,0,0", "of its own colour")],
)
def test_a_tile_says_why_it_does_not_fit(where: str, why: str) -> None:
    tiles = ["BBP", *(name for name in box.TILES if name != "BBP")][:51]
    game = table(1, tiles=tiles, hot_spots=["H1"])
    with pytest.raises(IllegalAction, match=why):
        play(game, f"0 grow {where},BBP")


def test_while_a_tile_of_the_market_can_be_placed_none_is_dropped() -> None:
    game = table(1)
    name = game.view(None).market[0]
    assert not any(isinstance(action, Drop) for action in game.view(0).legal[0])
    with pytest.raises(IllegalAction, match="a tile of the market can be placed"):
        play(game, f"0 drop {name}")


def test_when_no_tile_can_be_placed_one_is_dropped() -> None:
    """An area of neutral corals, in which nothing can grow; it cannot come about in a game."""
    rules = AQUA.rules
    state = rules.setup(Config("aqua", ("Ana", "Ben"), AQUA.all_options({}), deal={"first": 0}), Rng(1)).state
    stuck = replace(state, areas=(sea({}), state.areas[1]))
    assert {rules.codec.encode(action) for action in rules.legal(stuck, 0)} == {
        "0 snail",
        *(f"0 drop {name}" for name in state.market),
    }
    after = rules.apply(stuck, Drop(0, state.market[0])).state
    assert after.market == state.market[1:]
    assert after.queue == (1,)


def test_the_last_animal_goes_to_the_habitat_the_player_chooses() -> None:
    frame = terms()
    waiting = sea({}, sea({far(0): "R", far(1): "R", far(2): "Y"}).corals)
    left = {**small_animals_left(frame, []), "R": 1}
    came = attract(waiting, [far(0), far(1), far(2)], left, frame)
    assert (came.animals, came.bare, came.contested) == ((far(2),), (), (far(0), far(1)))
    then = attract(came.area.with_animal(far(1)), [far(0)], {**left, "R": 0}, frame)
    assert (then.animals, then.bare) == ((), (far(0),))


def test_as_many_animals_as_habitats_leave_nothing_to_choose() -> None:
    frame = terms()
    waiting = sea({}, sea({far(0): "R", far(1): "R"}).corals)
    came = attract(waiting, [far(0), far(1)], {**small_animals_left(frame, []), "R": 2}, frame)
    assert (came.animals, came.bare, came.contested) == ((far(0), far(1)), (), ())


def test_a_habitat_whose_pile_is_empty_stays_bare() -> None:
    frame = terms()
    waiting = sea({}, sea({far(0): "R"}).corals)
    came = attract(waiting, [far(0)], {**small_animals_left(frame, []), "R": 0}, frame)
    assert (came.animals, came.bare, came.contested) == ((), (far(0),), ())
    assert came.area.bare == (far(0),)


def test_seventeen_rounds() -> None:
    game = table(1)
    for _ in range(17):
        assert game.outcome is None
        grow(game, 0)
    assert game.view(None).round == 17
    assert game.outcome is not None
    with pytest.raises(IllegalAction, match="the game is over"):
        play(game, "0 pass")


@pytest.mark.parametrize(
    ("totals", "last_round", "winner"),
    [((50, 60, 40), (0, 1, 2), 1), ((60, 60, 40), (2, 1, 0), 1), ((60, 60, 40), (0, 2, 1), 0)],
)
def test_a_tie_goes_to_who_played_earlier_in_the_last_round(
    totals: tuple[int, ...], last_round: tuple[int, ...], winner: int
) -> None:
    assert result(Terms(3), totals, last_round).winners == (winner,)


@pytest.mark.parametrize(
    ("total", "grade"), [(59, None), (60, "60"), (79, "70"), (80, "80"), (99, "90"), (130, "100")]
)
def test_the_grades_of_the_solo_challenge(total: int, grade: str | None) -> None:
    assert result(Terms(1), [total], [0]).grade == grade


@pytest.mark.parametrize(("total", "grade"), [(41, None), (42, "42"), (53, "49"), (54, "54"), (62, "59"), (90, "63")])
def test_the_family_game_has_grades_of_its_own(total: int, grade: str | None) -> None:
    assert result(Terms(1, FAMILY), [total], [0]).grade == grade
    others = {result(Terms(1, mode), [total], [0]).grade for mode in (CLASSIC, ADVANCED, FAMILY_REEFS)}
    assert len(others) == 1 and others != {grade or "none"}


@pytest.mark.parametrize(("total", "grade"), [(59, None), (60, 60), (100, 100)])
def test_as_data_a_grade_is_a_number(total: int, grade: int | None) -> None:
    assert result(Terms(1), [total], [0]).data() == {"winners": [0], "grade": grade}
    assert result(Terms(2), [total, 0], [0, 1]).data() == {"winners": [0]}


def test_classic_has_the_first_six_ecosystems_and_each_has_its_own_native() -> None:
    frame = table(2).view(None).terms
    assert frame.ecosystems == (1, 2, 3, 4, 5, 6)
    assert sorted(frame.natives) == sorted("RYGBPO")


def test_advanced_draws_six_of_the_twenty_four_or_takes_the_chosen_ones() -> None:
    drawn = table(2, {"mode": "advanced"}).view(None).terms.ecosystems
    assert len(drawn) == 6
    assert all(drawn.count(number) <= box.ECOSYSTEM_CARDS[number] for number in drawn)
    chosen = table(2, {"mode": "advanced", "ecosystems": [18, 18, 1, 7, 13, 13]})
    assert chosen.view(None).terms.ecosystems == (18, 18, 1, 7, 13, 13)


@pytest.mark.parametrize(
    ("mode", "rows"), [("family", ["large", "small"]), ("family_reefs", ["large", "small", "reefs"])]
)
def test_the_family_plays_without_ecosystems_and_has_a_row_for_reefs_only_if_they_score(
    mode: str, rows: list[str]
) -> None:
    game = table(2, {"mode": mode})
    assert game.view(None).terms.ecosystems == ()
    sheet = game.sheets()[0]
    assert list(sheet.points()) == rows
    assert sheet.data()["reefs"] == 0, "the notation names it always"


@pytest.mark.parametrize(
    ("options", "deal", "why"),
    [
        ({"mode": "family", "scenario": "A"}, {}, "without ecosystems"),
        ({"ecosystems": [1, 2, 3, 4, 5, 6], "scenario": "A", "mode": "advanced"}, {}, "brings its own"),
        ({"ecosystems": [7, 8, 9, 10, 11, 12]}, {}, "only be chosen in the mode"),
        ({"mode": "advanced", "ecosystems": [1, 1, 2, 3, 4, 5]}, {}, "six numbers from 1 to 18"),
        ({"mode": "advanced", "ecosystems": [1, 2]}, {}, "six numbers"),
        ({"modification": 11}, {}, "cannot be 11"),
        ({}, {"tiles": ["RGB"]}, "played with 35"),
        ({}, {"tiles": ["RGB", "GBR", *["RYG"] * 33]}, "only once"),
        ({}, {"tiles": ["RRR"] * 35}, "There is no tile “RRR”"),
        ({}, {"tiles": "RGB"}, "must be a list"),
        ({}, {"tiles": ["no tile"] * 36}, "“tiles” are 36; this game is played with 35"),
        ({}, {"tiles": ["RYG" * 100_000] * 35}, "There is no tile “RYGRYG"),
        ({}, {"natives": "RRGBPO"}, "six letters"),
        ({}, {"hot_spots": ["H1"]}, "list of 2"),
        ({}, {"hot_spots": ["H1", "H1"]}, "only once"),
        ({}, {"hot_spots": ["H1", "H9"]}, "no hot spot “H9”"),
        ({}, {"first": 2}, "seat from 0 to 1"),
        ({}, {"ecosystems": [7, 8, 9, 10, 11, 12]}, "not those of its options"),
    ],
)
def test_what_cannot_be_set_up_is_refused(options: dict[str, object], deal: dict[str, object], why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        table(2, options, **deal)


def test_a_seat_goes_back_to_its_choice_until_new_tiles_turn_up() -> None:
    game = table(2, first=0)
    play(game, "0 snail")
    assert game.undo_status(0).allowed
    grow(game, 1)
    assert game.undo_status(0).reason == "others"
    alone = grow(table(1), 0)
    assert alone.undo_status(0).reason == "revealed"
