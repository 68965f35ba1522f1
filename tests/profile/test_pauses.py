"""While everything must be written again and cannot be, that is tried ever more seldom."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.profile import database, files
from game.profile.store import Store
from tests.profile.losses import all_files_deleted
from tests.profile.support import play


def test_a_rewrite_that_fails_is_tried_again_after_2_10_and_60_seconds(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, tries = 100.0, []
    copy = files.copy_to

    def refuse(source: sqlite3.Connection, target: Path) -> None:
        tries.append(now)
        raise PermissionError(13, "not now", str(target))

    monkeypatch.setattr(database, "monotonic", lambda: now)
    store = Store.open(folder)
    monkeypatch.setattr(files, "copy_to", refuse)
    all_files_deleted(folder)
    for _ in range(150):
        play(store, "Ana", totals=[50])
        store.catch_up()
        now += 1
    assert tries == [100.0, 102.0, 112.0, 172.0, 232.0]
    assert store.trouble is not None and store.notices == []

    monkeypatch.setattr(files, "copy_to", copy)
    store.close()
    with closing(Store.open(folder)) as store:
        assert len(store.finished(limit=1000)) == 150
