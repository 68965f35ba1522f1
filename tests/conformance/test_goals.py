"""What is kept of a finished game is a pure fold: the same live, from the record, and once more."""

import json

import pytest

from game.core.record import Record
from game.core.rules import Game
from game.core.session import Session
from game.games.registry import GAMES
from tests.support.history import NAMES, played


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_replayed_game_is_kept_like_the_one_that_was_played(game: Game, players: int) -> None:
    assert game.fold is not None
    live = played(game.id, NAMES[:players], seed=players)
    kept = game.fold.of(live.view(None))
    replayed = Session(game, Record.parse(live.record.text()))
    assert kept == game.fold.of(replayed.view(None)) == json.loads(json.dumps(kept))
    assert kept
    if game.goals is not None:
        shown = {name for seat in kept.values() for name in seat["have"]}
        assert shown <= game.goals.needed.keys()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_game_that_goes_on_keeps_nothing(game: Game) -> None:
    assert game.fold is not None
    assert game.fold.of(played(game.id, NAMES[:2], actions=4).view(None)) == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_goals_have_names_of_their_own(game: Game) -> None:
    if game.goals is not None:
        names = [goal.id for goal in (*game.goals.medals, *game.goals.goals)]
        assert len({*names}) == len(names)
