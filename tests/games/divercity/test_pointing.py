"""Pointing: what a blind choice says, and what the next diver makes of it."""

import pytest

from game.bots.think import play_bots
from game.core.session import Session
from game.games.divercity.bots.judgement import Judgement, expected_best
from game.games.divercity.bots.memory import known_hands
from game.games.divercity.components import SPECIES
from game.games.divercity.game import DIVERCITY
from game.games.divercity.pointing import Pointers
from tests.games.divercity.tables import NAMES, play, table

FRONT = "crab eel octopus oyster lobster manta_ray starfish nudibranch"


def pointers(game: Session) -> Pointers:
    return Pointers.read(game.events(None), 2)


def told(game: Session, seat: int) -> list[tuple[bool, int, bool]]:
    return [place.looks for place in pointers(game).hands[seat]]


def start(*lines: str) -> Session:
    return play(table(2, FRONT, "hotels:red+green hotels:blue+orange", variants=["beginner"], pointing=True), *lines)


def test_at_first_all_places_look_alike() -> None:
    assert pointers(start()).alike(0, 2) == [0, 1, 2, 3]


def test_the_place_of_a_blind_choice_points_at_a_card_of_the_next_diver() -> None:
    game = start("0 play 2")
    assert told(game, 1) == [(False, 0, True), (False, 0, True), (False, 1, False), (False, 0, True)]
    assert told(game, 0) == [(False, 0, False)] * 4, "the new card is like the others"


def test_a_card_that_was_told_says_nothing_when_it_is_played() -> None:
    game = start("0 tell 1", "1 play 2")
    assert told(game, 0) == [(False, 0, False)] * 4
    assert pointers(game).untold(1) == [2]


def test_who_is_told_needs_no_pointer() -> None:
    game = start("0 play 2", "1 tell 0", "0 tell 1")
    assert told(game, 1) == [(True, 0, False)] * 4


def test_when_the_best_card_has_gone_nobody_points_any_more() -> None:
    game = start("0 play 2", "1 play 2")
    assert told(game, 1) == [(False, 0, False)] * 4


def test_a_choice_among_what_is_left_over_points_too() -> None:
    """Ben passes over three cards that look alike; the second of them names Ana's second or her last card."""
    game = start("0 play 2", "1 play 1")
    assert pointers(start("0 play 2")).alike(1, 1) == [0, 1, 3]
    assert told(game, 0) == [(False, 0, True), (False, 1, False), (False, 0, True), (False, 0, True)]


@pytest.mark.parametrize("best", range(4))
def test_what_is_named_is_what_is_understood(best: int) -> None:
    game = start()
    place = pointers(game).named(0, 3, lambda seat, other: float(other == best))
    assert [number for number, held in enumerate(told(play(game, f"0 play {place}"), 1)) if held[1]] == [best]


def test_the_expected_best_lies_between_the_mean_and_the_most() -> None:
    values = [(0.0, 5), (1.0, 5)]
    assert expected_best(values, 1) == 0.5
    assert expected_best(values, 2) == 0.75
    assert 0.99 < expected_best(values, 10) < 1


def test_a_card_that_was_pointed_at_is_worth_more_to_play_and_less_to_lose() -> None:
    game = start("0 play 2")
    view, events = game.view(1), game.events(1)
    judgement = Judgement(view, known_hands(view, events), (), pointers=Pointers.read(events, 2))
    blind = Judgement(view, known_hands(view, events), ())
    for by, better in ((+1, 1), (-1, -1)):
        pointed, other, unknown = judgement.held(1, 2, by), judgement.held(1, 0, by), blind.held(1, 2, by)
        assert pointed * better > unknown * better > other * better
        assert blind.held(1, 0, by) == unknown


@pytest.mark.parametrize("variants", [[], ["industrialist"], ["full_team"], ["realistic"]])
def test_a_table_that_points_plays_to_the_end(variants: list[str]) -> None:
    options = {"pointing": True, "variants": variants}
    game = Session.new(DIVERCITY, NAMES[:3], options, 5, dict.fromkeys(range(3), "expert"))
    play_bots(game)
    assert game.outcome is not None
    assert set(game.view(0).ladder) == set(SPECIES)
