"""Victory and the three defeats (section 3), and both rules for the empty deck."""

import pytest

from game.games.divercity.components import LEVELS, SPECIES
from game.games.divercity.game import DIVERCITY
from tests.games.divercity.tables import corner, play, table, then

BEGINNER = {"variants": ["beginner"]}


def ending(state: object) -> tuple[str | None, str | None]:
    outcome = DIVERCITY.rules.outcome(state)
    return (outcome.result, outcome.reason) if outcome else (None, None)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_won_with_as_many_saved_as_it_asks(level: str) -> None:
    save = LEVELS[level].save
    for saved in (save - 1, save):
        tokens = dict.fromkeys(SPECIES[-saved + 1 :], 4) | {"crab": 3}
        game = table(2, "crab", "hotels:red+green", level=level, **BEGINNER)
        after = then(corner(game, tokens=tokens), "0 play 0")
        assert ending(after) == (("won", "saved") if saved == save else (None, None))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_lost_with_as_many_extinct_as_it_allows(level: str) -> None:
    lose = LEVELS[level].lose
    for lost in (lose - 1, lose):
        tokens = dict.fromkeys(("eel", "crab", "octopus", "oyster", "lobster")[: lost - 1], 0) | {"sea_turtle": 1}
        after = then(corner(table(2, "sea_turtle", "oil", level=level, **BEGINNER), tokens=tokens), "0 oil 0")
        assert ending(after) == (("lost", "extinct") if lost == lose else (None, None))


def test_all_six_hotels_built_is_a_defeat() -> None:
    cards = "hotels:red+green hotels:blue+orange hotels:purple+yellow"
    game = play(table(2, cards=cards, **BEGINNER), "0 play 0", "1 play 0")
    assert game.outcome is not None
    assert game.outcome.data() == {"result": "lost", "reason": "hotels"}
    assert game.outcome.winners == ()


def test_the_end_is_looked_for_after_every_single_move() -> None:
    """The first effect of a double loses the game: the second no longer applies."""
    tokens = {"crab": 1, **dict.fromkeys(("eel", "octopus", "lobster", "starfish"), 0)}
    after = then(corner(table(2, "crab", "oil>dynamite", divers="captain explorer"), tokens=tokens), "0 oil 0")
    assert ending(after) == ("lost", "extinct")
    assert after.species_discard == ("crab",)


def test_no_draw_after_the_last_move() -> None:
    tokens = dict.fromkeys(("eel", "octopus", "oyster", "lobster"), 4) | {"crab": 3}
    after = then(corner(table(2, "crab", "dynamite", **BEGINNER), tokens=tokens), "0 play 0")
    assert ending(after) == ("won", "saved")
    assert after.hand_sizes[0] == 3


def test_no_action_an_empty_deck_refills_no_hand() -> None:
    state = corner(table(2, cards="hotels:red+green hotels:red+green", **BEGINNER), dealt=60)
    after = then(state, "0 play 0")
    assert (after.hand_sizes[0], ending(after)) == (3, (None, None))


def test_no_action_dynamite_does_nothing_with_an_empty_deck() -> None:
    state = corner(table(2, cards="hotels:red+green dynamite", **BEGINNER), dealt=60)
    after = then(state, "0 tell 1")
    assert (after.species_discard, after.phase, after.active) == ((), "act", 1)


def test_no_action_is_a_defeat_when_the_active_player_can_do_nothing() -> None:
    state = corner(table(2, cards="hotels:red+green hotels:red+green", **BEGINNER), hands=(1, 0), dealt=60)
    assert ending(then(state, "0 play 0")) == ("lost", "no_action")


def test_an_empty_hand_may_still_tell() -> None:
    state = corner(table(2, cards="hotels:red+green hotels:red+green", **BEGINNER), hands=(2, 0), dealt=60)
    after = then(state, "0 play 0")
    assert [type(action).__name__ for action in DIVERCITY.rules.legal(after, 1)] == ["Tell"]


@pytest.mark.parametrize(("cards", "line"), [("hotels:red+green", "0 play 0"), ("oil", "0 oil 0")])
def test_empty_deck_is_a_defeat_as_soon_as_a_draw_finds_it_empty(cards: str, line: str) -> None:
    state = corner(table(2, cards=cards, deck_out="empty_deck", **BEGINNER), dealt=60)
    assert ending(then(state, line)) == ("lost", "empty_deck")


def test_empty_deck_is_a_defeat_when_dynamite_finds_it_empty() -> None:
    state = corner(table(2, cards="hotels:red+green dynamite", deck_out="empty_deck", **BEGINNER), dealt=60)
    assert ending(then(state, "0 tell 1")) == ("lost", "empty_deck")


def test_empty_deck_the_last_card_may_still_be_drawn() -> None:
    game = table(2, cards="hotels:red+green hotels:red+green", deck_out="empty_deck", **BEGINNER)
    assert ending(then(corner(game, dealt=59), "0 play 0")) == (None, None)
