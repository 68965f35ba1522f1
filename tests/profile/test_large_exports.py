"""Importing a file takes little memory with any content: its size is estimated before it is parsed."""

import json
import tracemalloc
from pathlib import Path

import pytest

from game.profile import export
from game.profile.export import Export, NotAnExport
from game.profile.store import Store
from tests.profile.support import header
from tests.support.history import keep, played

HEAD = b'{"biotope_export": 1, "person": {"name": "Ana", "created": "2026-05-01T09:00:00+00:00"}, "games": ['
RECORD = json.dumps({"record": header("Ana") + "\n"}).encode()
SIZE = 4_000_000
"""Bytes; the limits are lowered to a tenth for these tests, so this stands for the largest file."""
HOSTILE = {
    "empty lists": (b"[]", b",[]"),
    "lists in a list": (b"[[]", b",[]"),
    "empty objects": (b"{}", b",{}"),
    "small objects": (b"{}", b',{"a":{}}'),
    "numbers": (b"0", b",1.5"),
    "letters": (b"0", b',"ab"'),
    "lines of a record": (RECORD[:-4], b"\\nab"),
    "other lines of a record": (RECORD[:-4], b"\\u000aab"),
}


@pytest.fixture(autouse=True)
def _a_tenth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "LARGEST", export.LARGEST // 10)
    monkeypatch.setattr(export, "_MOST_PARTS", export._MOST_PARTS // 10)


def peak_of_loading(file: Path) -> int:
    """The most bytes that are allocated while a file is refused."""
    tracemalloc.start()
    try:
        with pytest.raises(NotAnExport):
            Export.load(file)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_takes_bounded_memory(tmp_path: Path, kind: str) -> None:
    first, more = HOSTILE[kind]
    file = tmp_path / "x.json"
    room = SIZE - len(HEAD) - len(first)
    last = b'"}]}' if "record" in kind else b"]}"
    file.write_bytes(HEAD + first + more * (room // len(more) - 2) + last)
    assert peak_of_loading(file) < 3 * SIZE


def test_a_file_just_within_the_limits_takes_bounded_memory(tmp_path: Path) -> None:
    """The most that any of them allows."""
    file = tmp_path / "x.json"
    for more in (b',"ab\xc3\xa9"', b',{"a":{}}'):
        number = min(export._MOST_PARTS // sum(map(more.count, export._MARKS_OF_PARTS)), SIZE // len(more))
        file.write_bytes((HEAD + b"0" + more * (number - 200) + b"]}")[:SIZE])
        assert peak_of_loading(file) < 20 * SIZE


@pytest.mark.parametrize("game", ["forest", "aqua", "divercity"])
def test_a_thousand_real_games_are_within_the_limits(tmp_path: Path, game: str) -> None:
    store = Store.open(tmp_path / "data")
    keep(store, played(game, ("Ana",)))
    whole = store.export(store.profiles()[0].id)
    store.close()
    many = Export(whole.name, whole.emblem, whole.created, (), whole.games * 1000)
    many.save(tmp_path / "x.json")
    assert len(Export.load(tmp_path / "x.json").games) == 1000
