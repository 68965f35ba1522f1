"""A data folder whose database is a link, and one whose name no system takes."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.cli import main
from game.profile.checkup import check_up, kept_setting
from game.profile.entries import Notice
from game.profile.store import Store, StoreLocked
from tests.profile.support import OpenStore, play
from tests.support.system import needs_kill

REPOSITORY = Path(__file__).parents[2]
KILLED = """
import os, signal, sys
from pathlib import Path
from game.profile.store import Store
from tests.profile.support import play
store = Store.open(Path(sys.argv[1]))
play(store, "Ana", totals=[70])
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def target(open_store: OpenStore, folder: Path, tmp_path: Path) -> Path:
    """The database elsewhere, with a link in its place."""
    play(open_store(), "Ana", totals=[50])
    open_store().close()
    (tmp_path / "drive").mkdir()
    target = (folder / "biotope.sqlite").rename(tmp_path / "drive" / "games.sqlite")
    (folder / "biotope.sqlite").symlink_to(target)
    return target


def totals(store: Store) -> list[list[int]]:
    return [game.result["totals"] for game in store.finished()]


def test_its_games_are_saved_where_it_leads(open_store: OpenStore, folder: Path, target: Path) -> None:
    store = open_store()
    assert (store.notices, store.trouble, totals(store)) == ([], None, [[50]])
    play(store, "Ana", totals=[60])
    assert check_up(folder).finished == {"forest": 2}
    assert totals(open_store()) == [[60], [50]]
    assert (folder / "biotope.sqlite").is_symlink() and target.is_file()


@needs_kill
def test_what_a_kill_left_in_the_log_is_there(open_store: OpenStore, folder: Path, target: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    assert subprocess.run([sys.executable, "-c", KILLED, str(folder)], env=environment, check=False).returncode < 0
    assert target.with_name("games.sqlite-wal").stat().st_size > 0
    assert check_up(folder).finished == {"forest": 2}
    store = open_store()
    assert (store.notices, totals(store)) == ([], [[70], [50]])


@pytest.mark.parametrize("damage", [b"These are no games.", b""])
def test_a_damaged_target_is_replaced_and_kept_beside_it(
    open_store: OpenStore, folder: Path, target: Path, damage: bytes
) -> None:
    target.write_bytes(damage)
    store = open_store()
    assert [notice.kind for notice in store.notices] == ["set_aside", "restored"] and store.trouble is None
    assert [file.read_bytes() for file in target.parent.glob("damaged-*.sqlite")] == [damage]
    play(store, "Ana", totals=[60])
    assert totals(open_store()) == [[60], [50]]
    assert (folder / "biotope.sqlite").is_symlink() and target.is_file()


def test_a_target_that_goes_away_is_written_again(open_store: OpenStore, folder: Path, target: Path) -> None:
    store = open_store()
    target.unlink()
    play(store, "Ana", totals=[60])
    assert store.trouble is None and target.is_file()
    assert totals(open_store()) == [[60], [50]]


def test_two_folders_with_one_database_are_not_opened_at_once(
    open_store: OpenStore, folder: Path, target: Path, tmp_path: Path
) -> None:
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "biotope.sqlite").symlink_to(target)
    open_store()
    with pytest.raises(StoreLocked):
        Store.open(tmp_path / "second")


def test_a_link_within_the_folder(open_store: OpenStore, folder: Path) -> None:
    play(open_store(), "Ana", totals=[50])
    open_store().close()
    (folder / "biotope.sqlite").rename(folder / "games.sqlite")
    (folder / "biotope.sqlite").symlink_to("games.sqlite")
    store = open_store()
    assert (store.notices, store.trouble, totals(store)) == ([], None, [[50]])


@pytest.mark.parametrize("leads_to", ["biotope.sqlite", "nowhere/games.sqlite", "/dev/zero"])
def test_a_link_that_leads_to_no_file(open_store: OpenStore, folder: Path, leads_to: str) -> None:
    folder.mkdir()
    (folder / "biotope.sqlite").symlink_to(leads_to)
    store = open_store()
    store.profile("Ana")
    assert [person.name for person in store.profiles()] == ["Ana"]


def test_a_folder_with_too_long_a_name_is_played_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / ("a" * 300)
    opened: list[Path] = []
    monkeypatch.setattr("game.ui.app.main.main", lambda folder, record: opened.append(folder) or 0)
    assert main(["--data-dir", str(folder)]) == 0 and opened == [folder]
    assert kept_setting(folder, "language") is None
    with closing(Store.open(folder)) as store:
        assert store.trouble is not None and store.trouble.kind == "read_only"
        play(store, "Ana", totals=[50])
        assert totals(store) == [[50]]


@pytest.mark.parametrize("leads_to", ["biotope.sqlite", "biotope.sqlite/games.sqlite", "circle/games.sqlite"])
def test_a_link_that_leads_in_a_circle_is_set_aside_and_games_are_saved(
    open_store: OpenStore, folder: Path, leads_to: str
) -> None:
    folder.mkdir()
    (folder / "circle").symlink_to("circle")
    (folder / "biotope.sqlite").symlink_to(leads_to)
    store = open_store()
    aside = folder / "other-biotope.sqlite"
    assert (store.notices, store.trouble) == ([Notice("no_file_set_aside", aside)], None)
    assert str(aside.readlink()) == leads_to
    play(store, "Ana", totals=[50])
    assert totals(open_store()) == [[50]]
