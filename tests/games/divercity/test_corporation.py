"""The corporation turn (section 3): oil rig, dynamite boat, hotels, doubles, and the empty pile."""

import pytest

from game.games.divercity.events import CardRevealed
from tests.games.divercity.tables import corner, hand, happened, ladder, legal, play, table, then

BEGINNER = {"variants": ["beginner"]}


def test_oil_rig_takes_an_own_card_moves_its_token_towards_extinction_and_a_card_is_drawn() -> None:
    game = table(2, "crab eel crab crab", "oil dynamite", **BEGINNER)
    assert legal(game) == ["0 oil 0", "0 oil 1", "0 oil 2", "0 oil 3"]
    play(game, "0 oil 1")
    assert happened(game) == ["EffectBegan", "CardRevealed", "TokenMoved", "CardDrawn", "Asked"]
    assert ladder(game, "eel") == 1
    assert game.view(None).species_discard == ("eel",)


def test_a_drawn_card_takes_the_vacated_place() -> None:
    front = "crab eel octopus lobster " + "oyster " * 4 + "starfish"
    game = play(table(2, front, "oil dynamite", **BEGINNER), "0 oil 1")
    assert hand(game, 0, viewer=1) == ["crab", "starfish", "octopus", "lobster"]


def test_oil_rig_leaves_an_empty_hand_alone() -> None:
    state = corner(table(2, cards="dynamite oil", **BEGINNER), hands=(1, 0))
    after = then(state, "0 play 0")
    assert (after.active, after.phase) == (1, "act")


def test_dynamite_boat_discards_the_top_card_and_moves_its_token() -> None:
    game = table(2, "crab " * 4 + "eel " * 4 + "octopus", "dynamite", **BEGINNER)
    assert ladder(game, "octopus") == 1
    assert game.view(None).species_discard == ("octopus",)
    assert game.view(None).species_left == 60 - 8 - 1


def test_hotels_build_the_two_shown_and_a_built_one_stays_built() -> None:
    game = table(2, cards="hotels:red+green hotels:red+green", **BEGINNER)
    assert game.view(None).built == ("red", "green")
    play(game, "0 play 0")
    assert game.view(None).built == ("red", "green")
    assert "HotelBuilt" not in happened(game)


def test_the_top_effect_of_a_double_comes_first() -> None:
    game = play(table(2, cards="oil>dynamite", divers="captain explorer"), "0 oil 0")
    assert [event.why for event in game.entries[-1].events if isinstance(event, CardRevealed)] == ["oil", "dynamite"]


@pytest.mark.parametrize("end", [0, 4], ids=["extinct", "saved"])
def test_a_token_is_frozen_at_both_ends(end: int) -> None:
    game = table(2, "crab", "oil", **BEGINNER)
    after = then(corner(game, tokens={"crab": end}), "0 oil 0")
    assert after.token("crab") == end


def test_an_empty_pile_is_the_shuffled_discard_at_the_moment_a_card_is_needed() -> None:
    order = [5, 4, 3, 2, 1, 0, *range(6, 27)]
    game = table(2, cards="dynamite dynamite", deal={"reshuffles": [order]}, **BEGINNER)
    state = corner(game, pile=())
    after = then(state, "0 play 0")
    assert [card.number for card in after.pile] == order[1:]
    assert after.corporation_discard == (after.deal.corporation[5],)
    assert after.shuffles == 1
