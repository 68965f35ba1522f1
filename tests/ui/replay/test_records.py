"""Ways into a replay and out of it: records, files, and playing on."""

import json
import os
from pathlib import Path

import pygame
import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui import clipboard
from game.ui.replay.scene import ReplayScene
from game.ui.replay.start import branch_of, open_record_file, open_replay
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import TableScene
from tests.support.history import keep, played
from tests.support.pilot import Pilot
from tests.support.replays import against_computers, of_two, replay
from tests.support.system import needs_pipes

SAVED = Path(__file__).parents[2] / "saves"


def test_an_unfinished_record_is_played_on_from_its_end_and_a_finished_one_is_not(store: Store) -> None:
    whole = of_two()
    for played_on, actions in ((True, 3), (False, len(whole.entries))):
        part = Session(whole.game, Record(whole.record.header, whole.record.actions[:actions]))
        pilot, scene = replay(store, part)
        scene.go_to(actions)
        assert pilot.node("play on").enabled is played_on


def test_playing_on_is_a_game_of_its_own_with_an_honest_record(store: Store) -> None:
    session = against_computers("forest")
    keep(store, session)
    pilot, scene = replay(store, session)
    scene.turn(1)
    moment = scene.moment
    pilot.press("play on")
    assert isinstance(pilot.scene, TableScene)
    [running] = store.running()
    header = json.loads(running.header)
    assert (header["assisted"], header["continued"], header["seats"][0]) == (True, moment, "Ana")
    assert header["deal"] == session.record.header["deal"] and header["bots"] == {"1": "random", "2": "random"}
    assert running.actions[:moment] == session.record.actions[:moment]
    assert len(store.finished()) == 1


def test_whoever_looks_with_the_eyes_of_a_computer_takes_its_seat(store: Store) -> None:
    session = against_computers("forest")
    keep(store, session)
    pilot, scene = replay(store, session)
    scene.turn(1)
    pilot.press("eyes/1")
    pilot.press("play on")
    [running] = store.running()
    header = json.loads(running.header)
    assert header["seats"][1] == "Ana" and header["bots"] == {"0": "medium", "2": "random"}
    assert isinstance(pilot.scene, TableScene) and pilot.scene.feed.situation.viewer == 1


@pytest.mark.parametrize("person", [0, 1])
def test_whoever_looks_plays_on_and_computers_with_names_of_their_own_play_the_others(person: int) -> None:
    branch = branch_of(of_two(), 5, person, of_two().names[person])
    assert branch.people == (person,) and branch.names[person] == of_two().names[person]
    assert branch.names[1 - person] not in of_two().names and branch.bots == {1 - person: "medium"}
    assert [entry.action for entry in branch.entries] == [entry.action for entry in of_two().entries[:5]]


@pytest.mark.parametrize("game", GAMES)
def test_one_alone_plays_on_alone(game: str) -> None:
    session = played(game, ("Ana",))
    branch = branch_of(session, 3, 0, "Ana")
    assert (branch.names, branch.bots, branch.outcome) == (("Ana",), {}, None)


def test_a_record_of_an_older_version_is_replayed(store: Store) -> None:
    pilot = Pilot((640, 360), store).start(TitleScene)
    open_record_file(pilot.app, SAVED / "v1.txt")
    pilot.settle()
    pilot.key("End")
    assert isinstance(pilot.scene, ReplayScene) and pilot.scene.feed.now().view.outcome is not None


def test_a_file_is_opened_by_dropping_it_on_the_window(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "a game.txt"
    file.write_text(of_two().record.text(), encoding="utf-8")
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot._frame([pygame.Event(pygame.DROPFILE, file=str(file))])
    pilot.settle()
    assert pilot.scene.name == "replay"
    pilot.key("Escape")
    assert pilot.scene.name == "title"


BAD = {
    "empty.txt": b"",
    "words.txt": b"Dear diary",
    "bytes.txt": bytes(range(256)),
    "tundra.txt": b'{"format": 1, "game": "tundra", "seats": ["Ana"]}',
    "illegal.txt": b'{"format": 1, "game": "forest", "seats": ["Ana", "Ben"], "seed": 1}\n0 place 9,9',
    "large.txt": b"x" * 1_000_001,
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_record_gets_one_sentence(store: Store, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(BAD[name])
    pilot = Pilot((640, 360), store).start(TitleScene)
    open_record_file(pilot.app, tmp_path / name)
    pilot._frame([])
    pilot._frame([])
    assert pilot.scene.name == "title"
    assert f"{name} is no record of a game that can be played here." in pilot.texts()


@pytest.mark.parametrize("missing", ["nothing.txt", "."])
def test_a_file_that_cannot_be_read_gets_one_sentence(store: Store, tmp_path: Path, missing: str) -> None:
    pilot = Pilot((640, 360), store).start(TitleScene)
    open_record_file(pilot.app, tmp_path / missing)
    pilot._frame([])
    assert pilot.scene.name == "title"
    assert f"{(tmp_path / missing).name} cannot be read." in pilot.texts()


@needs_pipes
def test_a_pipe_or_a_device_is_not_waited_for(store: Store, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "device").symlink_to("/dev/zero")
    pilot = Pilot((640, 360), store).start(TitleScene)
    for name in ("pipe", "device"):
        pilot._frame([pygame.Event(pygame.DROPFILE, file=str(tmp_path / name))])
        pilot.settle()
        assert f"{name} cannot be read." in pilot.texts()


def test_the_record_is_copied_and_saved(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "put", lambda text: bool(copied.append(text)) or True)
    pilot, scene = replay(store, of_two(), data=tmp_path)
    pilot.press("copy")
    assert copied == [of_two().record.text()]
    pilot.press("save")
    [file] = tmp_path.glob("record *.txt")
    assert file.read_text(encoding="utf-8") == of_two().record.text()
    again = Pilot((640, 360), store).start(TitleScene)
    open_replay(again.app, file.read_text(encoding="utf-8"))
    again.settle()
    assert isinstance(again.scene, ReplayScene) and again.scene.feed.last == scene.feed.last


def test_a_finished_game_is_replayed_from_its_last_page(store: Store) -> None:
    keep(store, of_two())
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.press("last/0")
    pilot.key("r")
    assert pilot.scene.name == "replay"
    pilot.key("Escape")
    pilot.click("replay")
    assert pilot.scene.name == "replay"
