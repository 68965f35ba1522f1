"""An edition that nobody has painted yet: a placeholder stands in wherever it is shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.ecosystem.game import ecosystem
from game.games.ecosystem.view import edition as editions
from game.games.registry import GAMES
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from game.ui.table.feed import Now
from tests.games.ecosystem.test_third_edition import pond
from tests.pilot.play import at_title, session, sit_down, table
from tests.support.pilot import Pilot

POND = ecosystem(pond(1))


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """The app with the made-up edition in its registry; nothing of it is left afterwards."""
    monkeypatch.setitem(GAMES, "pond", POND)
    monkeypatch.setattr(editions, "SKINS", dict(editions.SKINS))
    pilot = at_title(tmp_path)
    yield pilot
    pilot.store.close()


def decide(pilot: Pilot) -> None:
    """Takes the first decision that is legal, or lifts the curtain."""
    if pilot.scene.name in ("curtain", "round-pause"):
        pilot.key("Return")
        return
    frame = table(pilot).feed.now()
    assert frame.situation.now is Now.DECISION
    table(pilot).feed.submit(next(iter(frame.legal)))
    pilot.settle()


def test_its_name_stands_on_the_title_and_its_set_up_opens(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, TitleScene)
    pilot.app.stack.push(SetupScene(POND))
    pilot.settle()
    assert "Pond" in " ".join(pilot.texts())


@pytest.mark.parametrize("players", [("Ana",), ("Ana", "Wren:easy"), ("Ana", "Bruno", "Wren:easy")], ids=len)
def test_a_whole_game_is_played_at_its_table_to_the_score_sheet(pilot: Pilot, players: tuple[str, ...]) -> None:
    sit_down(pilot, *players, game="pond")
    words = set()
    while pilot.scene.name != "score":
        decide(pilot)
        words |= set(pilot.texts())
    assert {"Pond", "Frog", "Heron"} <= words
    assert "Moor" in words or len(players) > 1
    [finished] = pilot.store.finished()
    assert finished.result["totals"]


def test_its_cards_are_chosen_and_explained_by_name(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", game="pond")
    pilot.hover("hand/1")
    pilot.step(400)
    assert pilot.names("preview")
    pilot.click("hand/0")
    pilot.click(pilot.names("board:")[0])
    assert pilot.node("laid").label == "" or pilot.node("laid").shown
    pilot.click("done")
    assert len(session(pilot).entries) == 2
    for key in ("l", "m", "F1"):
        pilot.key(key)
        assert pilot.scene.name != "table"
        pilot.key("Escape")


def test_a_game_of_it_that_waits_is_drawn_small_on_the_title(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game="pond")
    decide(pilot)
    pilot.app.go_home()
    pilot.settle()
    assert pilot.scene.name == "title"
    assert pilot.names("continue")
