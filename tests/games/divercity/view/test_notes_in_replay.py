"""What players noted is read in the replay of their dive, and cannot be changed there."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.games.divercity.view.model import TableModel
from game.games.divercity.view.notes import serials
from game.profile.export import Export
from game.profile.store import Store
from game.ui.replay.opening import open_finished, replay_finished
from game.ui.replay.scene import ReplayScene
from game.ui.scenes.title import TitleScene
from game.ui.table.saver import Saver
from tests.support.history import played
from tests.support.pilot import Pilot

ANA, BEN = 0, 1


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path / "data")) as opened:
        yield opened


def dive_with_notes(store: Store, kept: bool = True, **options: Any) -> int:
    """A dive of two that is over: Ana noted something about her first card at the deal, Ben after one action."""
    game = played("divercity", ("Ana", "Ben"), seed=6, options=options)
    saver = Saver.begin(store, game, {"styles": [0, 1]})
    saver.append(game, game.entries)
    if kept:
        events = game.opening
        saver.keep_note(ANA, str(serials(events, ANA)[0]), "+eel", 0)
        saver.keep_note(BEN, str(serials(events, BEN)[1]), "-crab", 1)
    saver.finish(game)
    return saver.game


def replay(store: Store, number: int) -> tuple[Pilot, ReplayScene]:
    pilot = Pilot(store=store).start(TitleScene)
    finished = store.finished_game(number)
    assert finished is not None
    replay_finished(pilot.app, finished)
    pilot.settle()
    assert isinstance(pilot.scene, ReplayScene)
    return pilot, pilot.scene


def notes(scene: ReplayScene) -> list[tuple[tuple[str, bool], ...]]:
    drawn = scene.desk.model
    assert isinstance(drawn, TableModel)
    return [card.note for card in drawn.own if card is not None]


def test_the_notes_of_a_moment_are_on_the_cards_of_whoever_is_looked_through(store: Store) -> None:
    _, scene = replay(store, dive_with_notes(store))
    seen = {}
    for person in (ANA, BEN):
        scene.see_with(person)
        for moment in (0, 1):
            scene.go_to(moment)
            seen[person, moment] = [note for note in notes(scene) if note]
    assert seen[ANA, 0] == [(("eel", True),)]
    assert seen[BEN, 0] == [] and seen[BEN, 1] == [(("crab", False),)]


def test_the_page_of_the_notes_is_only_read(store: Store) -> None:
    pilot, scene = replay(store, dive_with_notes(store))
    before = dict(scene.feed.notes())
    pilot.click("notes")
    assert pilot.scene.name == "notes"
    assert "Notes: Ana" in pilot.texts() and pilot.node("done").label == "Close"
    cell = pilot.node("note/0/eel")
    assert cell.on_press is None and cell.focusable and cell.label == "Card 1, Eel: this one"
    pilot.click("note/0/eel")
    pilot.key("Tab", "Return")
    pilot.key("k")
    assert pilot.scene is scene and scene.feed.notes() == before
    with pytest.raises(ValueError, match="only looked at"):
        scene.feed.note("7", "+eel")


def test_a_dive_without_notes_has_no_page_of_them(store: Store) -> None:
    pilot, scene = replay(store, dive_with_notes(store, kept=False))
    assert "notes" not in pilot.names() and not any(notes(scene))
    pilot.key("k")
    assert pilot.scene is scene


def test_notes_go_along_to_another_computer(store: Store, tmp_path: Path) -> None:
    number = dive_with_notes(store)
    file = tmp_path / "ana.json"
    store.export(store.profile("Ana").id).save(file)
    elsewhere = Store.open(tmp_path / "elsewhere")
    elsewhere.take_in(Export.load(file))
    [there] = elsewhere.finished()
    here = store.finished_game(number)
    elsewhere.close()
    assert here is not None and there.screen["notes"] == here.screen["notes"]


def test_the_end_page_leads_to_the_replay_with_the_notes(store: Store) -> None:
    number = dive_with_notes(store)
    pilot = Pilot(store=store).start(TitleScene)
    finished = store.finished_game(number)
    assert finished is not None
    open_finished(pilot.app, finished)
    pilot.settle()
    pilot.key("r")
    pilot.settle()
    assert isinstance(pilot.scene, ReplayScene) and any(notes(pilot.scene))
