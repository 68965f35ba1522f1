"""Addresses of databases, and databases read without SQLite's help."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from game.profile.disk import connect_for_reading, database_uri
from game.profile.image import connect_to_image, read_image
from tests.support.system import needs_bytes_names, needs_free_names


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        (
            PureWindowsPath(r"\\server\share\My games\biotope.sqlite"),
            "file:////server/share/My%20games/biotope.sqlite",
        ),
        (PureWindowsPath(r"\\?\C:\games\biotope.sqlite"), "file:////%3F/C:/games/biotope.sqlite"),
        (PureWindowsPath(r"\\?\UNC\server\share\x"), "file:////%3F/UNC/server/share/x"),
        (PureWindowsPath(r"C:\Users\Zoë\a#b%20c\x"), "file:///C:/Users/Zo%C3%AB/a%23b%2520c/x"),
        (PurePosixPath("/home/ana/a?b&c/x"), "file:///home/ana/a%3Fb%26c/x"),
        pytest.param(PurePosixPath("/home/\udcff/x"), "file:///home/%FF/x", marks=needs_bytes_names),
    ],
)
def test_the_address_has_no_host(path: PurePath, uri: str) -> None:
    assert database_uri(path) == uri


@pytest.mark.parametrize(
    "name",
    [
        *("a#b", "100%", "a%20b", "ř š", "a&mode=memory"),
        *(pytest.param(name, marks=needs_free_names) for name in ("a?b", "back\\slash")),
    ],
)
def test_sqlite_finds_the_file_of_an_address(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / "x.sqlite"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE found (it)")
    with closing(connect_for_reading(path)) as connection:
        assert [name for (name,) in connection.execute("SELECT name FROM sqlite_master")] == ["found"]


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A database of 300 rows, of which most are in its log only, one transaction among them overwritten later."""
    path = tmp_path / "running.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as running:
        running.execute("PRAGMA journal_mode = WAL")
        running.execute("CREATE TABLE line (number INTEGER PRIMARY KEY, text)")
        running.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for number in range(300):
            running.execute("INSERT INTO line VALUES (?, ?)", (number, "text " * 50))
        running.execute("UPDATE line SET text = 'short' WHERE number < 10")
        copy = tmp_path / "crashed.sqlite"
        for ending in ("", "-wal"):
            shutil.copy(path.with_name(path.name + ending), copy.with_name(copy.name + ending))
    return copy


def rows(path: Path) -> list[tuple[int, str]]:
    with closing(connect_to_image(read_image(path))) as connection:
        return connection.execute("SELECT * FROM line").fetchall()


def test_an_image_holds_what_is_in_the_log(crashed: Path) -> None:
    before = {path: path.read_bytes() for path in crashed.parent.iterdir()}
    found = rows(crashed)
    assert {path: path.read_bytes() for path in crashed.parent.iterdir()} == before
    with closing(sqlite3.connect(crashed)) as connection:
        assert connection.execute("SELECT * FROM line").fetchall() == found
    assert len(found) == 300


@pytest.mark.parametrize("cut", [1, 20, 24, 4_000, 4_120, 50_000, 10**9])
@pytest.mark.parametrize("is_garbled", [False, True])
def test_a_log_that_breaks_off_counts_as_far_as_sqlite_reads_it(crashed: Path, cut: int, is_garbled: bool) -> None:
    log = crashed.with_name(crashed.name + "-wal")
    whole = log.read_bytes()
    left = whole[: max(0, len(whole) - cut)]
    log.write_bytes(left + b"\xa5" * (len(whole) - len(left)) if is_garbled else left)
    found = rows(crashed)
    with closing(sqlite3.connect(crashed)) as connection:
        assert connection.execute("SELECT * FROM line").fetchall() == found
