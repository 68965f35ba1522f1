"""When the deal number and the record of a running game may be shown."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.core.session import NUMBER_GIVEN, Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.table.feed import Now
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle

DEAL = 483201


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


def sit(store: Store, game: str, people: int, computers: int = 0, **header: Any) -> LiveFeed:
    names = ("Ana", "Ben", "Wren", "Rowan")
    seats = (*names[:people], *names[2 : 2 + computers])
    bots = {people + k: "easy" for k in range(computers)}
    session = Session.new(GAMES[game], seats, seed=DEAL, bots=bots, **header)
    return LiveFeed(session, Saver.begin(store, session, {}), TableStyle(tuple(range(len(seats)))))


@pytest.mark.parametrize(
    ("game", "people", "computers"),
    [
        ("forest", 2, 0),
        ("savanna", 2, 1),
        ("aqua", 2, 0),
        ("divercity", 1, 0),
        ("divercity", 1, 2),
        ("divercity", 2, 0),
    ],
)
def test_a_deal_that_hides_something_from_somebody_at_the_table_is_not_told(
    store: Store, game: str, people: int, computers: int
) -> None:
    feed = sit(store, game, people, computers)
    assert (feed.deal, feed.record()) == (None, None)
    assert str(DEAL) in feed.report(), "a report about a fault needs it"


@pytest.mark.parametrize(("game", "people"), [("forest", 2), ("divercity", 1), ("divercity", 2)])
def test_a_number_that_was_typed_in_is_shown(store: Store, game: str, people: int) -> None:
    feed = sit(store, game, people, **{NUMBER_GIVEN: True})
    assert (feed.deal, feed.record()) == (DEAL, None)


@pytest.mark.parametrize("computers", [0, 2])
def test_somebody_alone_may_know_the_deal_of_an_open_game(store: Store, computers: int) -> None:
    feed = sit(store, "forest", 1, computers)
    assert feed.deal == DEAL
    assert feed.record() is not None


@pytest.mark.parametrize(("game", "people"), [("forest", 2), ("divercity", 1)])
def test_the_number_is_told_when_the_game_is_over(store: Store, game: str, people: int) -> None:
    feed = sit(store, game, people)
    while feed.situation.now is not Now.OVER:
        if feed.situation.now is Now.CURTAIN:
            feed.lift()
        feed.submit(next(iter(feed.now().legal)))
    assert feed.deal == DEAL
    assert feed.record() is not None
