"""Tempers: they belong to names, and make a computer like something within its level."""

import pytest

from game.bots.tempers import TEMPERS, Temper, temper_of
from game.bots.think import finish, player
from game.core.rng import Rng
from game.core.rules import Game
from game.core.session import Session
from game.games.aqua.actions import Grow
from game.games.aqua.area import Area
from game.games.aqua.bots import tempers as aqua
from game.games.aqua.bots.compact import CompactArea
from game.games.aqua.bots.expert import expert as aqua_expert
from game.games.aqua.bots.next_step import medium as aqua_medium
from game.games.ecosystem.actions import Pick
from game.games.ecosystem.bots.expert import expert
from game.games.ecosystem.bots.next_step import easy, medium
from game.games.ecosystem.bots.tempers import FANCY, indifferent, liking
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.grid import Card, Grid
from game.games.registry import GAMES
from game.ui.presentation.presentation import presentation

TEMPERED = [game for game in GAMES.values() if game.tempered]


def test_a_temper_belongs_to_a_name_and_to_nobody_else() -> None:
    assert temper_of("Wren") is temper_of("WREN") is Temper.COLLECTOR
    assert temper_of("Wren 2") is temper_of("Ana") is None
    assert set(TEMPERS.values()) == set(Temper)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_name_of_a_computer_says_who_plays(game: Game) -> None:
    for level, neutral in game.bots.items():
        assert player(game, level, "Ana") is neutral
        for name, temper in TEMPERS.items():
            expected = game.tempered[temper][level] if temper in game.tempered else neutral
            assert player(game, level, name) is expected


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_temper_of_a_game_has_words_and_no_other(game: Game) -> None:
    assert set(presentation(game).tempers) == set(game.tempered)


def test_four_games_have_tempers() -> None:
    assert [game.id for game in TEMPERED] == ["forest", "ocean", "savanna", "aqua"]


@pytest.mark.parametrize("game", TEMPERED, ids=lambda game: game.id)
def test_computers_with_tempers_do_what_is_legal(game: Game) -> None:
    session = Session.new(game, tuple(TEMPERS)[:3], seed=3, bots=dict.fromkeys(range(3), "easy"))
    for seat in session.actors:
        view = session.view(seat)
        for bots in game.tempered.values():
            assert finish(bots["easy"](view, session.events(seat), Rng(1))) in view.legal[seat]


# Ecosystem


@pytest.mark.parametrize("level", FANCY)
def test_ecosystem_what_is_liked(level: str) -> None:
    fancy, own = FANCY[level], Grid({(0, 0): Card("0.1", "bee")})

    def liked(temper: Temper | None, species: str) -> bool:
        found = liking(FOREST, temper, level)(species, own)
        assert found in (0.0, fancy)
        return found > 0

    assert [liked(Temper.COLLECTOR, species) for species in ("bee", "fox")] == [False, True]
    assert [liked(Temper.CAREFUL, species) for species in ("bee", "fox")] == [True, False]
    assert [liked(Temper.HUNTER, species) for species in ("bee", "wolf")] == [False, True]
    assert [liked(Temper.GARDENER, species) for species in ("bee", "meadow")] == [False, True]
    assert [liked(None, species) for species in ("bee", "wolf")] == [False, False]


@pytest.mark.parametrize("level", FANCY)
def test_ecosystem_a_card_that_is_liked_enough_is_taken(level: str) -> None:
    session = Session.new(GAMES["forest"], ("Ana", "Ben", "Cid"), seed=4)
    view = session.view(0)
    hand = dict.fromkeys(view.seats[0].hand)
    for wanted in hand:

        def crazy(species: str, own: Grid, wanted: str = wanted) -> float:
            return 1000.0 * (species == wanted)

        thought = {
            "easy": lambda: easy(FOREST, view, (), Rng(1), crazy),
            "medium": lambda: medium(FOREST, view, (), Rng(1), crazy),
            "expert": lambda: expert(FOREST, 0.01, view, (), Rng(1), crazy),
        }[level]()
        taken = finish(thought)
        assert isinstance(taken, Pick)
        assert taken.species == wanted or level == "expert", "an expert takes only what is hardly worse"


def test_ecosystem_without_a_liking_nothing_changes() -> None:
    session = Session.new(GAMES["forest"], ("Ana", "Ben", "Cid"), seed=4)
    view = session.view(0)
    plain = finish(GAMES["forest"].bots["medium"](view, (), Rng(1)))
    assert finish(medium(FOREST, view, (), Rng(1), indifferent)) == plain


# AQUA


def test_aqua_what_is_liked_is_counted_alike_on_both_kinds_of_areas() -> None:
    session = Session.new(GAMES["aqua"], ("Ana", "Ben"), seed=1, bots={0: "random", 1: "random"})
    rng = Rng(2)
    while session.outcome is None:
        seat = session.actors[0]
        session.submit(rng.choice(list(session.legal(seat))))
    view = session.view(None)
    found = 0.0
    for area in view.areas:
        small = CompactArea.of(area, view.large_left, view.small_left)
        for temper in Temper:
            liked = aqua.liking(temper, "medium")
            assert liked(area) == liked(small)
            found += liked(area)
    assert found > 0


def test_aqua_a_place_that_is_liked_enough_is_taken() -> None:
    view = Session.new(GAMES["aqua"], ("Ana",), {}, 1).view(0)

    def far_right(area: Area | CompactArea) -> float:
        return 1000.0 * max(area.tiles[-1].cell) if isinstance(area, Area) and area.tiles else 0.0

    taken = finish(aqua_medium(view, (), Rng(1), far_right))
    best = max(max(action.tile.cell) for action in view.legal[0] if isinstance(action, Grow))
    assert isinstance(taken, Grow)
    assert max(taken.tile.cell) == best
    assert finish(aqua_expert(0.01, view, (), Rng(1), aqua.liking(Temper.HUNTER, "expert"))) in view.legal[0]
