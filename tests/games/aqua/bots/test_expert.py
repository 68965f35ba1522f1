"""The expert of AQUA understands every kind of decision, and spends what it is given."""

from dataclasses import replace

import pytest

from game.bots.think import finish, play_bots
from game.core.rng import Rng
from game.core.session import Session
from game.games.aqua.actions import Grow, Large, Pass, Snail
from game.games.aqua.bots import bots
from game.games.aqua.bots.next_step import snail_pays
from game.games.aqua.components import MODIFICATIONS
from game.games.aqua.state import AquaView
from tests.support.games import GAMES

AQUA = GAMES["aqua"]


def pauses(game: Session, effort: float) -> int:
    return sum(1 for _ in bots(effort)["expert"](game.view(0), game.events(0), Rng(1)))


def test_the_effort_is_what_the_expert_spends() -> None:
    game = Session.new(AQUA, ("Ana",), seed=1)
    assert pauses(game, 0.3) > pauses(game, 0.05) + 10


def test_alone_it_grows_and_invites_large_animals() -> None:
    game = Session.new(AQUA, ("Ana",), seed=2, bots={0: "expert"})
    play_bots(game)
    kinds = {type(entry.action) for entry in game.entries}
    assert Grow in kinds and kinds & {Large, Pass}
    assert game.sheets()[0].total > 50


@pytest.mark.parametrize("modification", MODIFICATIONS)
def test_it_plays_under_every_modification(modification: int) -> None:
    options = {"mode": "advanced", "modification": modification}
    game = Session.new(AQUA, ("Ana", "Ben"), options, seed=3)
    for _ in range(3):
        seat = game.actors[0]
        action = finish(AQUA.bots["expert"](game.view(seat), game.events(seat), Rng(1)))
        assert isinstance(action, Grow | Snail | Large | Pass)
        game.submit(action)


@pytest.mark.parametrize(("round_", "pays"), [(16, True), (17, False)])
def test_in_the_last_round_the_snail_brings_nothing(round_: int, pays: bool) -> None:
    game = Session.new(AQUA, ("Ana", "Ben"), seed=3)
    view = replace(game.view(game.actors[0]), round=round_)
    assert isinstance(view, AquaView)
    (legal,) = view.legal.values()
    assert snail_pays(view, legal, (5.0, 4.9, 1.0)) is pays
    assert not snail_pays(view, legal, (5.0, 4.0, 1.0)), "the others leave too little"
