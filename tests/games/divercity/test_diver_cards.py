"""The eight diver cards (section 4): once per game, on the own turn, before or after the action."""

import pytest

from game.core.errors import IllegalAction
from game.core.session import Session
from game.games.divercity.components import SPECIES
from game.games.divercity.events import CorporationForeseen
from tests.games.divercity.tables import corner, hand, happened, ladder, legal, play, table, then

FRONT = "crab eel octopus oyster lobster eel starfish nudibranch"


def two(mine: str, cards: str = "hotels:red+green hotels:red+green", **given: object) -> Session:
    """Ana, who begins, has this diver card; Ben has another one that is not used here."""
    return table(2, FRONT, cards, f"{mine} {'diving' if mine == 'endurance' else 'endurance'}", **given)  # type: ignore[arg-type]


def why_not(game: Session, line: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        play(game, line)
    return caught.value.why


def test_endurance_moves_one_token_from_red_to_blue() -> None:
    game = two("endurance", "oil hotels:red+green")
    play(game, "0 oil 0")
    assert legal(game, "use") == ["0 use endurance crab"]
    play(game, "0 use endurance crab")
    assert ladder(game, "crab") == 2
    assert game.view(None).species_discard == ("crab",)


def test_diving_moves_one_token_from_blue_to_green() -> None:
    game = two("diving")
    assert len(legal(game, "use")) == 12
    assert ladder(play(game, "0 use diving eel"), "eel") == 3


def test_visionary_shows_the_next_four_cards_and_puts_them_back_in_any_order() -> None:
    game = two("visionary", "hotels:red+green oil dynamite oil hotels:red+green dynamite")
    play(game, "0 use visionary")
    (shown,) = (event for event in game.events(None) if isinstance(event, CorporationForeseen))
    assert shown.cards == ("oil", "dynamite", "oil", "hotels:red+green") == game.view(None).coming
    assert len(legal(game, "order")) == 24
    assert why_not(game, "0 order 0 0 1 2") == "each of the 4 places must stand once"
    play(game, "0 order 3 0 1 2", "0 tell 1")
    assert game.view(None).corporation == "hotels:red+green"


def test_visionary_shows_fewer_when_fewer_are_left() -> None:
    state = then(corner(two("visionary"), pile=(5, 6)), "0 use visionary", "0 order 1 0")
    assert [card.number for card in state.pile] == [6, 5]


def test_visionary_shuffles_the_discard_when_the_pile_is_empty() -> None:
    order = [4, 3, 2, 1, 0, *range(5, 27)]
    state = corner(two("visionary", deal={"reshuffles": [order]}), pile=())
    assert [card.number for card in then(state, "0 use visionary").pile] == order


def test_explorer_looks_at_the_own_hand() -> None:
    game = two("explorer")
    assert hand(game, 0, viewer=0) == [None] * 4
    play(game, "0 use explorer")
    assert hand(game, 0, viewer=0) == ["crab", "eel", "octopus", "oyster"]


def test_explorer_is_legal_even_when_all_cards_are_known() -> None:
    game = play(two("explorer"), "0 tell 1", "0 end", "1 tell 0")
    assert hand(game, 0, viewer=0) == ["crab", "eel", "octopus", "oyster"]
    assert "0 use explorer" in legal(game)


def test_captain_orders_another_player_to_play_who_chooses_and_draws() -> None:
    game = two("captain")
    assert legal(game, "use") == ["0 use captain 1"]
    play(game, "0 use captain 1")
    assert game.actors == (1,) and legal(game) == [f"1 play {place}" for place in range(4)]
    play(game, "1 play 2")
    assert (ladder(game, "starfish"), game.actors) == (3, (0,))
    assert "CardDrawn" in happened(game)
    assert "0 play 0" in legal(game), "the captain still has the action of the turn"


def test_captain_after_the_action_ends_the_turn() -> None:
    game = play(two("captain"), "0 play 0", "0 use captain 1", "1 play 0")
    assert (game.view(None).turn, game.actors) == (2, (1,))


def test_swimmer_plays_a_card_besides_the_action() -> None:
    game = play(two("swimmer"), "0 use swimmer 1")
    assert (ladder(game, "eel"), game.actors) == (3, (0,))
    assert len(game.view(None).seats[0].hand) == 4


def test_environmentalist_turns_a_hotel_back_without_a_discard() -> None:
    game = play(two("environmentalist"), "0 use environmentalist green")
    assert game.view(None).built == ("red",)
    assert game.view(None).species_discard == ()


def test_communications_tells_another_player_the_whole_hand_besides_the_action() -> None:
    game = play(two("communications"), "0 use communications 1")
    assert hand(game, 1, viewer=1) == ["lobster", "eel", "starfish", "nudibranch"]
    assert game.actors == (0,)


def test_each_card_is_used_once_per_game() -> None:
    game = play(two("diving"), "0 use diving eel")
    assert legal(game, "use") == []
    assert why_not(game, "0 use diving crab") == "the diver card “diving” has been used"


def test_a_card_is_used_only_by_its_own_diver() -> None:
    assert why_not(two("diving"), "0 use endurance eel") == "seat 0 has no diver card “endurance”"


def test_after_the_action_a_card_may_be_used_or_the_turn_ended() -> None:
    game = play(two("swimmer"), "0 tell 1")
    assert legal(game) == [*(f"0 use swimmer {place}" for place in range(4)), "0 end"]


def test_there_is_no_end_when_no_card_could_be_used() -> None:
    game = play(two("endurance"), "0 play 0")
    assert game.actors == (1,)


def test_not_during_the_corporation_turn() -> None:
    assert why_not(two("diving", "oil"), "0 use diving eel") == "seat 0 has something else to decide"


@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("endurance", {}),
        ("diving", {"tokens": dict.fromkeys(SPECIES, 1)}),
        ("explorer", {"hands": (0, 4)}),
        ("captain", {"hands": (4, 0)}),
        ("swimmer", {"hands": (0, 4)}),
        ("environmentalist", {"built": ()}),
        ("communications", {"hands": (4, 0)}),
    ],
)
def test_a_card_without_effect_is_illegal(card: str, changes: dict[str, object]) -> None:
    game = two(card)
    state = corner(game, **changes)  # type: ignore[arg-type]
    assert [a for a in game.game.rules.legal(state, 0) if type(a).__name__ == "Use"] == []
