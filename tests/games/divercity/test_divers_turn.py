"""The divers' turn (section 3): one of three actions, then the player to the left."""

import pytest

from game.core.errors import IllegalAction
from tests.games.divercity.tables import corner, hand, happened, ladder, legal, play, table, then

BEGINNER = {"variants": ["beginner"]}


def why_not(game: object, line: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        play(game, line)  # type: ignore[arg-type]
    return caught.value.why


def test_exactly_one_action_and_no_pass() -> None:
    game = table(3, cards="hotels:red+green", **BEGINNER)
    assert legal(game) == [
        *(f"0 play {place}" for place in range(3)),
        *(f"0 tell {seat}" for seat in (1, 2)),
        *(f"0 close {hotel} {place}" for hotel in ("red", "green") for place in range(3)),
    ]
    play(game, "0 play 0")
    assert game.actors == (1,)


def test_play_a_species_card_its_token_moves_towards_survival_and_a_card_is_drawn() -> None:
    game = play(table(2, "crab eel", "dynamite dynamite", **BEGINNER), "0 play 1")
    assert ladder(game, "eel") == 3
    assert happened(game)[:4] == ["ActionTaken", "CardRevealed", "TokenMoved", "CardDrawn"]


def test_a_useless_card_still_costs_the_action() -> None:
    game = table(2, "crab", "dynamite dynamite", **BEGINNER)
    after = then(corner(game, tokens={"crab": 4}), "0 play 0")
    assert (after.active, after.token("crab")) == (1, 4)


def test_walkie_talkie_tells_another_player_the_whole_hand_and_discards_nothing() -> None:
    front = "crab crab crab crab eel oyster eel lobster"
    game = table(2, front, "dynamite dynamite", divers="explorer captain")
    assert hand(game, 1, viewer=1) == [None] * 4
    play(game, "0 tell 1", "0 end")
    assert hand(game, 1, viewer=1) == ["eel", "oyster", "eel", "lobster"]
    assert len(game.view(None).species_discard) == 2
    assert why_not(game, "1 tell 1") == "only another diver who holds cards can be told"


def test_walkie_talkie_is_legal_even_if_that_player_already_knows_the_cards() -> None:
    game = play(table(2, cards="dynamite " * 4, **BEGINNER), "0 tell 1", "1 tell 0")
    assert "0 tell 1" in legal(game)


def test_walkie_talkie_needs_somebody_with_cards() -> None:
    state = corner(table(3, **BEGINNER), hands=(2, 0, 1), dealt=60)
    state = then(state, *(["0 oil 0"] if state.phase == "oil" else []))
    with pytest.raises(IllegalAction):
        then(state, "0 tell 1")


def test_close_a_hotel_discards_a_card_moves_no_token_and_draws() -> None:
    game = play(table(2, "crab", "hotels:red+green dynamite", **BEGINNER), "0 close green 0")
    assert game.view(None).built == ("red",)
    assert ladder(game, "crab") == 2
    assert game.view(None).species_discard[0] == "crab"
    assert happened(game)[:4] == ["ActionTaken", "CardRevealed", "HotelClosed", "CardDrawn"]


def test_close_is_illegal_when_the_hotel_is_not_built() -> None:
    game = table(2, cards="hotels:red+green", **BEGINNER)
    assert why_not(game, "0 close blue 0") == "the blue hotel is not built"
    assert legal(table(2, cards="dynamite", **BEGINNER), "close") == []


def test_then_the_player_to_the_left_becomes_active() -> None:
    game = table(3, cards="dynamite " * 4, deal={"first": 1}, **BEGINNER)
    seats = []
    for _ in range(4):
        seats.append(game.actors[0])
        play(game, legal(game, "tell")[0])
    assert seats == [1, 2, 0, 1]


def test_discards_are_open_to_everyone() -> None:
    game = play(table(2, "crab eel", "oil dynamite", **BEGINNER), "0 oil 0", "0 play 0")
    assert all(game.view(viewer).species_discard[:1] == ("crab",) for viewer in (None, 0, 1))
