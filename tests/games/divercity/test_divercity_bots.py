"""How well the computers play (section 6), and that each understands the turn it is in. Seeds fix the figures."""

from dataclasses import replace
from typing import Any

import pytest

from game.bots.think import finish, play_bots
from game.core.rng import Rng
from game.core.session import Session
from game.games.divercity.actions import Close, Oil, Use
from game.games.divercity.bots.memory import known_corporation, known_hands
from game.games.divercity.components import SPECIES
from game.games.divercity.dive import CorporationCard
from game.games.divercity.game import DIVERCITY
from tests.games.divercity.tables import NAMES, play, table

BEGINNER: dict[str, Any] = {"variants": ["beginner"]}
FRONT = "crab eel octopus oyster lobster eel starfish nudibranch"


def win_rate(bots: str, people: int, games: int, **options: Any) -> float:
    won = 0
    for seed in range(games):
        game = Session.new(DIVERCITY, NAMES[:people], options, seed, dict.fromkeys(range(people), bots))
        play_bots(game)
        won += game.outcome is not None and game.outcome.result == "won"
    return won / games


def choice(game: Session, seat: int, level: str = "medium") -> Any:
    person = game.controller(seat)
    return finish(DIVERCITY.bots[level](game.view(person), game.events(person), Rng(1)))


@pytest.mark.parametrize(("people", "figure"), [(2, 0.40), (3, 0.41), (4, 0.51), (6, 0.71)])
def test_medium_wins_about_as_often_as_section_6_says(people: int, figure: float) -> None:
    """Scuba diving; so few games leave an uncertainty of a fifth."""
    assert abs(win_rate("medium", people, 24) - figure) < 0.2


def test_each_level_wins_more_often_than_the_one_below() -> None:
    random, easy, medium = (win_rate(level, 4, 16) for level in ("random", "easy", "medium"))
    assert random == 0
    assert easy < medium - 0.15


def test_beginners_nearly_always_win_and_poseidon_nearly_never() -> None:
    assert win_rate("medium", 2, 20, variants=["beginner"]) > 0.75
    assert win_rate("medium", 2, 20, level="poseidon") < 0.1


def test_an_industrialist_makes_it_harder() -> None:
    alone = win_rate("medium", 2, 16)
    assert win_rate("medium", 3, 16, variants=["industrialist"]) < alone


def test_memory_keeps_what_was_told_until_the_card_leaves_the_hand() -> None:
    game = table(2, FRONT, "hotels:red+green dynamite dynamite", "swimmer captain")
    play(game, "0 tell 1", "0 end", "1 play 1", "1 end")
    assert [card.species for card in game.view(1).seats[1].hand] == [None] * 4
    assert known_hands(game.view(1), game.events(1))[1] == ("lobster", None, "starfish", "nudibranch")


def test_memory_keeps_what_the_visionary_showed() -> None:
    game = table(2, FRONT, "oil dynamite hotels:red+green oil dynamite oil", "visionary captain")
    play(game, "0 oil 0", "0 use visionary", "0 order 3 2 1 0", "0 play 0")
    assert known_corporation(game.view(1), game.events(1)) == ("oil", "hotels:red+green", "dynamite")


def test_medium_closes_a_hotel_when_the_next_card_may_end_the_game() -> None:
    game = table(2, FRONT, "hotels:red+green hotels:blue+orange", variants=["beginner"])
    play(game, "0 tell 1")
    assert isinstance(choice(game, 1), Close)


def test_medium_gives_the_oil_rig_a_card_it_knows_to_be_useless() -> None:
    """All five crabs are known: four of them have been played, and the token is frozen."""
    front = "crab crab crab eel lobster octopus starfish oyster"
    game = table(2, front, "hotels:red+green hotels:red+green hotels:blue+orange hotels:blue+orange oil", **BEGINNER)
    play(game, "0 play 0", "1 tell 0", "0 play 1", "1 close red 0")
    assert game.view(0).ladder["crab"] == 4
    assert choice(game, 0) == Oil(0, 2)


def test_medium_uses_the_environmentalist_when_the_hotels_are_nearly_complete() -> None:
    game = table(2, FRONT, "hotels:red+green hotels:blue+orange", "captain environmentalist")
    play(game, "0 tell 1", "0 end")
    action = choice(game, 1)
    assert isinstance(action, Use) and action.diver == "environmentalist"


@pytest.mark.parametrize("level", sorted(DIVERCITY.bots))
def test_every_level_answers_the_oil_rig(level: str) -> None:
    assert isinstance(choice(table(2, FRONT, "oil", variants=["beginner"]), 0, level), Oil)


def test_the_industrialist_plays_the_card_that_ends_the_game() -> None:
    cards = "hotels:red+green hotels:blue+orange hotels:purple+yellow oil dynamite"
    game = table(3, FRONT, cards, "diving captain", variants=["industrialist"])
    play(game, "2 corporate 0", "0 tell 1", "0 end", "2 corporate 0", "1 tell 0", "1 end")
    assert choice(game, 2).place == 0


HARMLESS = {"lobster": 4}
"""Ben, who was told his hand, can give the oil rig a species that is safe already."""
FEW_LEFT = dict.fromkeys(SPECIES[:4], 4) | dict.fromkeys(SPECIES[4:7], 0) | HARMLESS


@pytest.mark.parametrize(
    "ladder, plans, best",
    (
        (HARMLESS, ("oil", "oil", "hotels:red+green", "oil"), 2),
        (FEW_LEFT, ("oil", "dynamite", "oil", "oil"), 1),
    ),
    ids=("the first hotels", "the boat"),
)
def test_the_industrialists_expert_finds_what_the_medium_one_misses(
    ladder: dict[str, int], plans: tuple[str, ...], best: int
) -> None:
    game = table(3, FRONT, "oil oil oil oil", "diving captain", variants=["industrialist"], memory_aid=True)
    play(game, "2 corporate 0", "0 oil 0", "0 tell 1", "0 end")
    view = game.view(2)
    view = replace(view, ladder={**view.ladder, **ladder}, built=(), agenda_cards=tuple(map(CorporationCard, plans)))
    found = {
        level: [finish(DIVERCITY.bots[level](view, game.events(2), Rng(whim))).place for whim in range(24)]
        for level in ("medium", "expert")
    }
    assert set(found["expert"]) == {best}
    assert found["medium"].count(best) < 24
