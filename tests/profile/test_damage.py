"""Damaged files of all kinds: every start works, and no game is lost that plain SQLite or a backup still has."""

import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from game.core.record import Record
from game.profile.checkup import check_up, kept_setting
from game.profile.image import connect_to_image
from game.profile.salvage import salvage
from game.profile.store import Store
from tests.profile.support import header, play, ticking_clock

FLIPS = int(os.environ.get("BIOTOPE_FLIPS", "10"))
SCHEMA_FLIPS = int(os.environ.get("BIOTOPE_SCHEMA_FLIPS", "16"))
DAMAGES = int(os.environ.get("BIOTOPE_DAMAGES", "8"))
PAGE = 4096

PARTS = (range(30), range(100, 110))
"""The numbers of the deals of two runs of the app."""
WRITTEN = {header("Ana"), *(header("Ana", "Ben", seed=seed) for part in PARTS for seed in part)}
"""The headers before any damage."""

Games = dict[str, tuple[str, ...]]
"""Header → actions; every header of these tests is another."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A player's data folder: forty games on many pages, most of them in the newest backup."""
    folder = tmp_path_factory.mktemp("kept")
    clock = ticking_clock()
    for part in PARTS:
        with closing(Store.open(folder, clock)) as store:
            store.set_setting("volume_all", 40)
            for number, seed in enumerate(part):
                game = store.begin(header("Ana", "Ben", seed=seed), {0: "Ana", 1: "Ben"})
                store.append(game, *(f"0 place {place},{number} {'and more ' * 4}" for place in range(40)))
                if number % 4:
                    store.finish(game, {"totals": [50, 40], "winners": [0]})
    Store.open(folder, clock).close()
    (folder / "backups" / "2.sqlite").replace(folder / "backups" / "1.sqlite")
    return folder


@pytest.fixture
def folder(kept: Path, tmp_path: Path) -> Path:
    return shutil.copytree(kept, tmp_path / "data")


def games_by_sqlite(path: Path) -> Games:
    """What `SELECT` finds without any care for damage, up to the first error, forwards and backwards."""
    found: Games = {}
    with closing(sqlite3.connect(path)) as raw:
        raw.text_factory = lambda text: text.decode("utf-8", "replace")
        rows: dict[int, str] = {}
        for order in ("", " ORDER BY id DESC"):
            with suppress(Exception):
                for number, line in raw.execute(f"SELECT id, header FROM game{order}"):
                    rows.setdefault(number, line)
        for number, line in rows.items():
            with suppress(Exception):
                Record.parse(line)
                query = "SELECT number, line FROM action WHERE game = ? ORDER BY number"
                actions = raw.execute(query, (number,)).fetchall()
                if [place for place, _ in actions] == list(range(len(actions))):
                    found[line] = tuple(action for _, action in actions)
    return found


def games_of(store: Store) -> Games:
    running = {game.header: game.actions for game in store.running()}
    return running | {game.header: game.actions for game in store.finished(limit=1000)}


def check(folder: Path) -> None:
    """Open the store twice and compare it with what was there."""
    with_copy = shutil.copytree(folder, folder.with_name("by_sqlite"))
    by_sqlite = games_by_sqlite(with_copy / "biotope.sqlite")
    by_backup = games_by_sqlite(with_copy / "backups" / "1.sqlite") if (folder / "backups").exists() else {}
    kept_setting(folder, "language")
    check_up(folder)
    for _ in range(2):
        with closing(Store.open(folder)) as store:
            assert store.trouble is None
            found = games_of(store)
            store.profiles(), store.lost(), store.setting("volume_all")
            is_replaced = any(notice.kind == "set_aside" for notice in store.notices) or len(found) == 0
            for line, actions in by_sqlite.items():
                if line not in WRITTEN:
                    continue
                assert len(found[line]) >= len(actions), "plain SQLite reads more of a game"
            if is_replaced:
                assert by_backup.keys() <= found.keys(), "the backup has more games"
    shutil.rmtree(with_copy)


def flip(path: Path, place: int, mask: int) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        [byte] = file.read(1)
        file.seek(place)
        file.write(bytes([byte ^ mask]))


@pytest.fixture(params=[True, False], ids=["backups", "no_backups"])
def with_or_without_backups(request: pytest.FixtureRequest, folder: Path) -> Path:
    if not request.param:
        shutil.rmtree(folder / "backups")
    return folder


@pytest.mark.parametrize("seed", range(SCHEMA_FLIPS))
def test_one_flipped_bit_in_the_schema_page(with_or_without_backups: Path, seed: int) -> None:
    """With `BIOTOPE_SCHEMA_FLIPS` of 4096 at every byte of the page."""
    place = seed * PAGE // SCHEMA_FLIPS
    flip(with_or_without_backups / "biotope.sqlite", place, 1 << Random(seed).randrange(8))
    check(with_or_without_backups)


def capitalise(path: Path, table: str, column: str) -> None:
    """Flip the bit that makes the first letter of a column a capital where the table is defined."""
    with closing(sqlite3.connect(path)) as raw:
        [definition] = raw.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    content = path.read_bytes()
    start = content.index(definition.encode()) + re.search(rf"\b{column}\b", definition).start()
    flip(path, start, ord(" "))


@pytest.mark.parametrize("file", ["biotope.sqlite", "backups/1.sqlite"])
@pytest.mark.parametrize(
    ("table", "column"), [("game", "id"), ("action", "game"), ("seat", "game"), ("setting", "key")]
)
def test_a_column_with_a_capital_letter_is_the_same_column(folder: Path, file: str, table: str, column: str) -> None:
    capitalise(folder / file, table, column)
    check(folder)


@pytest.mark.parametrize(("place", "mask"), [(1376, 0x80), (2899, 0x80), (60, 0x01), (99, 0x80)])
def test_flipped_bits_that_once_kept_the_app_shut(with_or_without_backups: Path, place: int, mask: int) -> None:
    flip(with_or_without_backups / "biotope.sqlite", place, mask)
    check(with_or_without_backups)


@pytest.mark.parametrize("seed", range(FLIPS))
def test_one_flipped_bit_anywhere(with_or_without_backups: Path, seed: int) -> None:
    random, path = Random(seed), with_or_without_backups / "biotope.sqlite"
    flip(path, random.randrange(path.stat().st_size), 1 << random.randrange(8))
    check(with_or_without_backups)


def truncate(path: Path, random: Random) -> None:
    os.truncate(path, random.randrange(path.stat().st_size))


def garble(path: Path, random: Random) -> None:
    """Garbage over a part, often over whole pages."""
    size = path.stat().st_size
    start, length = random.randrange(size), random.choice((1, 40, 500, PAGE, 3 * PAGE))
    if random.random() < 0.5:
        start, length = start // PAGE * PAGE, max(length, PAGE)
    with path.open("r+b") as file:
        file.seek(start)
        file.write(random.choice((bytes(length), b"\xff" * length, random.randbytes(length)))[: size - start])


def shuffle(path: Path, random: Random) -> None:
    """One page in the place of another."""
    pages = path.stat().st_size // PAGE
    with path.open("r+b") as file:
        file.seek(random.randrange(pages) * PAGE)
        page = file.read(PAGE)
        file.seek(random.randrange(pages) * PAGE)
        file.write(page)


def flip_many(path: Path, random: Random) -> None:
    for _ in range(random.choice((2, 10, 100))):
        flip(path, random.randrange(path.stat().st_size), random.randrange(1, 256))


DAMAGE: tuple[Callable[[Path, Random], None], ...] = (truncate, garble, shuffle, flip_many)


@pytest.mark.parametrize("seed", range(DAMAGES))
def test_a_damaged_file(with_or_without_backups: Path, seed: int) -> None:
    random = Random(seed)
    folder = with_or_without_backups
    if random.random() < 0.4:
        leave_a_log(folder)
    log = folder / "biotope.sqlite-wal"
    target = log if log.exists() and random.random() < 0.3 else folder / "biotope.sqlite"
    DAMAGE[seed % len(DAMAGE)](target, random)
    check(folder)


def leave_a_log(folder: Path) -> None:
    """As after a kill: some games are in the log only."""
    running = folder.with_name("running")
    shutil.copytree(folder, running)
    with closing(Store.open(running)) as store:
        for number in range(3):
            play(store, "Ana", totals=[50 + number])
        for ending in ("", "-wal"):
            shutil.copy(running / f"biotope.sqlite{ending}", folder)
    shutil.rmtree(running)


def break_table(folder: Path, name: str) -> None:
    """Garbage over the first page of a table or an index."""
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        [[root]] = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchall()
    with (folder / "biotope.sqlite").open("r+b") as file:
        file.seek((root - 1) * PAGE)
        file.write(b"\xa5" * PAGE)


@pytest.mark.parametrize("table", ["summary", "review", "game_by_end", "game_by_name", "seat_of_profile"])
def test_a_broken_summary_or_index_costs_nothing(with_or_without_backups: Path, table: str) -> None:
    folder = with_or_without_backups
    before = games_by_sqlite(folder / "biotope.sqlite")
    break_table(folder, table)
    with closing(Store.open(folder)) as store:
        assert games_of(store) == before
        assert [(notice.kind, notice.games) for notice in store.notices] == [("set_aside", 0), ("salvaged", 40)]
        assert len(store.profiles()) == 2 and store.setting("volume_all") == 40
        assert len(store.finished(profile=store.profile("Ana").id)) == len(store.finished())


def test_games_of_a_broken_page_come_from_the_backup(folder: Path) -> None:
    before = games_by_sqlite(folder / "biotope.sqlite")
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        query = "SELECT pageno FROM dbstat WHERE name = 'game' AND pagetype = 'leaf' ORDER BY path"
        first, *_ = [page for (page,) in raw.execute(query)]
    with (folder / "biotope.sqlite").open("r+b") as file:
        file.seek((first - 1) * PAGE)
        file.write(bytes(PAGE))
    with closing(Store.open(folder)) as store:
        assert games_of(store) == before
        assert [notice.kind for notice in store.notices] == ["set_aside", "salvaged", "filled"]
        assert sum(notice.games for notice in store.notices) == 40


def test_a_game_that_was_removed_does_not_come_back_with_a_broken_index(folder: Path) -> None:
    with closing(Store.open(folder)) as store:
        gone = store.finished(limit=1)[0]
        store.remove(gone.id)
    break_table(folder, "seat_of_profile")
    assert check_up(folder).state == "damaged"
    with closing(Store.open(folder)) as store:
        assert gone.header not in games_of(store)


@pytest.mark.parametrize("seed", [127, 135, 139, 159, 187, 191, 199])
def test_many_flips_of_which_some_once_cost_a_game(with_or_without_backups: Path, seed: int) -> None:
    random, folder = Random(seed), with_or_without_backups
    if random.random() < 0.4:
        leave_a_log(folder)
    flip_many(folder / "biotope.sqlite", random)
    check(folder)


def test_a_name_that_is_no_text_keeps_nobody_out(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET sql = replace(sql, 'name TEXT NOT NULL', 'name TEXT')")
        raw.execute("PRAGMA writable_schema = OFF")
        raw.commit()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute("UPDATE profile SET name = NULL WHERE id = 1")
        raw.commit()
    break_table(folder, "summary")
    with closing(Store.open(folder)) as store:
        assert {profile.name for profile in store.profiles()} == {"Ana", "Ben"}


@pytest.mark.parametrize("value", [-5, 2**62, 1.5, "x", b"x"])
def test_a_seat_that_names_no_person_is_given_to_the_one_of_the_record(folder: Path, value: object) -> None:
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute("UPDATE seat SET profile = ? WHERE game = 5 AND seat = 1", (value,))
        raw.commit()
    break_table(folder, "summary")
    with closing(Store.open(folder)) as store:
        assert len(store.profiles()) == 2
        assert store.profile_at(5, 1) == store.profile("Ben").id


@pytest.fixture
def queries(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The queries of the salvage, for each time it opens the damaged file."""
    queries: list[list[str]] = []

    def traced(image: bytearray) -> sqlite3.Connection:
        connection = connect_to_image(image)
        queries.append([])
        connection.set_trace_callback(queries[-1].append)
        return connection

    monkeypatch.setattr(salvage, "connect_to_image", traced)
    return queries


def break_pages(path: Path, random: Random, pages: list[int]) -> None:
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(random.randbytes(PAGE))


@pytest.mark.parametrize("seed", [0, 2])
def test_broken_pages_take_a_bounded_number_of_queries(folder: Path, queries: list[list[str]], seed: int) -> None:
    """A search that started again for every broken key took minutes."""
    path = folder / "biotope.sqlite"
    random = Random(seed)
    pages = path.stat().st_size // PAGE
    break_pages(path, random, random.sample(range(2, pages + 1), pages // 10))
    assert salvage.salvage(path, None, lambda done, games: None) is not None
    assert sum(map(len, queries)) < 7_000


def test_a_broken_page_of_one_table_is_read_around_once(folder: Path, queries: list[list[str]]) -> None:
    """With a sound first page the file was read three times, and then game by game in both directions."""
    path = folder / "biotope.sqlite"
    with closing(sqlite3.connect(path)) as raw:
        query = "SELECT pageno FROM dbstat WHERE name = 'action' AND pagetype = 'leaf' ORDER BY path"
        leaves = [page for (page,) in raw.execute(query)]
    break_pages(path, Random(1), [leaves[len(leaves) // 2]])
    assert salvage.salvage(path, None, lambda done, games: None) is not None
    [of_the_file, *of_other_openings] = queries
    assert sum(map(len, of_other_openings)) <= 10 * len(of_other_openings), "they say where the tables begin"
    rows = [query for query in of_the_file if re.match("SELECT . FROM action WHERE game = [0-9]+ ORDER", query)]
    assert 0 < len(rows) <= 4, "only the broken game is read action by action"


def test_the_salvage_tells_how_far_it_is(folder: Path) -> None:
    break_table(folder, "summary")
    told: list[tuple[int, int]] = []
    with closing(Store.open(folder, progress=lambda done, games: told.append((done, games)))) as store:
        assert len(games_of(store)) == 40
    assert told[0] == (0, 0) and told[-1] == (40, 40)
    assert told == sorted(told, key=lambda one: one[0]), "it never goes back"
    assert len({done for done, _ in told}) > 20


def test_a_salvage_that_is_ended_changes_nothing(folder: Path) -> None:
    break_table(folder, "summary")
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    def end(done: int, games: int) -> None:
        if done == 20:
            raise RuntimeError

    with pytest.raises(RuntimeError):
        Store.open(folder, progress=end)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    Store.open(folder).close()
