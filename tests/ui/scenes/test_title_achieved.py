"""What was achieved in many games is counted while the title is already there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.title_achieved import Achieved
from tests.support.history import keep, played
from tests.support.pilot import Pilot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


def test_the_card_speaks_once_all_games_are_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("aqua", ("Ana",), seed=4)
    for _ in range(3):
        keep(store, session)
    monkeypatch.setattr("game.ui.kept.finished._SLICE_S", 0.0)
    pilot = Pilot(store=store).start()
    store._known.clear()
    achieved = Achieved(pilot.scene)
    card = achieved.card(GAMES["aqua"], 0, 0, 196)
    assert card is not None and (card.words, achieved.working) == ("", True)
    achieved.work()
    assert (card.words, achieved.working) == ("", True), "one game is left"
    achieved.work()
    assert card.words and not achieved.working
    again = Achieved(pilot.scene)
    at_once = again.card(GAMES["aqua"], 0, 0, 196)
    assert at_once is not None and (at_once.words, again.working) == (card.words, False)


def test_a_game_without_such_a_page_has_no_card(store: Store) -> None:
    pilot = Pilot(store=store).start()
    assert Achieved(pilot.scene).card(GAMES["forest"], 0, 0, 196) is None
