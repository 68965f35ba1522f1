"""A start for which the disk has too little room: the games are those of the database, and nothing is lost later."""

import os
from pathlib import Path

import pytest

from game.cli import main
from game.profile.checkup import check_up
from tests.profile.support import OpenStore, play
from tests.support.full_disk import full_disk

ROOMS = (0, 10, 4_000, 8_300, 32_000)
"""Bytes that a file can have: for nothing, for a part of the log, for the log but not for its index."""


@pytest.fixture
def folder_with_old_backup(open_store: OpenStore, folder: Path) -> Path:
    """A game that no backup holds."""
    open_store().profile("Ana")
    play(open_store(), "Ana", totals=[50])
    open_store().close()
    (folder / "backups" / "2.sqlite").replace(folder / "backups" / "1.sqlite")
    return folder


@pytest.mark.parametrize("room", ROOMS)
def test_all_games_are_there_and_everything_is_written_once_there_is_room(
    open_store: OpenStore, folder_with_old_backup: Path, room: int
) -> None:
    with full_disk(room):
        store = open_store()
        assert [notice.kind for notice in store.notices if notice.kind != "no_backup"] == []
        assert [game.result["totals"] for game in store.finished()] == [[50]]
        play(store, "Ana", totals=[60])
        assert store.trouble is not None
    store.catch_up()
    assert (store.trouble, store.unsaved) == (None, False)
    assert [game.result["totals"] for game in open_store().finished()] == [[60], [50]]


@pytest.mark.parametrize("room", ROOMS)
def test_the_check_up_finds_a_sound_database_after_a_start_that_failed(
    open_store: OpenStore, folder_with_old_backup: Path, room: int
) -> None:
    with full_disk(room):
        open_store().close()
        found = check_up(folder_with_old_backup)
        assert (found.state, found.finished) == ("sound", {"forest": 1})


@pytest.mark.parametrize("room", ROOMS)
def test_what_happened_to_a_damaged_database_is_said_once(
    open_store: OpenStore, folder_with_old_backup: Path, room: int
) -> None:
    os.truncate(folder_with_old_backup / "biotope.sqlite", 30_000)
    with full_disk(room):
        store = open_store()
        found = [notice for notice in store.notices if notice.kind in ("salvaged", "filled", "restored")]
        assert len(found) > 0
        for points in (60, 70):
            play(store, "Ana", totals=[points])
    store.catch_up()
    assert store.trouble is None
    [aside] = [notice for notice in store.notices if notice.kind == "set_aside"]
    assert aside.path is not None and aside.path.is_file()
    assert [notice for notice in store.notices if notice.kind in ("salvaged", "filled", "restored")] == found
    assert len(set(store.notices)) == len(store.notices)


def test_an_export_has_all_games(
    folder_with_old_backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    limit = (folder_with_old_backup / "biotope.sqlite").stat().st_size // 8
    with full_disk(limit):
        status = main(["export", "Ana", str(tmp_path / "ana.json"), "--data-dir", str(folder_with_old_backup)])
    assert (status, "finished games 1" in capsys.readouterr().out) == (0, True)
