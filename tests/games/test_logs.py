"""The log of any game can be told, whatever happened in it."""

import pytest

from game.games.registry import GAMES
from game.ui.table.game_view import view_of
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.support.games import tables
from tests.support.history import NAMES, played


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_a_game_played_at_random_is_told_in_words(name: str, seed: int) -> None:
    game = GAMES[name]
    for players in game.seats:
        options = tables(game, players)[seed % len(tables(game, players))]
        feed = SessionFeed(
            played(name, NAMES[:players], seed=seed, options=options), TableStyle(tuple(range(players)))
        )
        groups = view_of(game).table(feed, TableStyle(tuple(range(players)))).log.groups(feed.history())
        assert groups and all(entry.spoken for group in groups for entry in group.entries)
