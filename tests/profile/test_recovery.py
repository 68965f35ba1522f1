import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.profile import disk, files, schema
from game.profile.store import Notice, Store, StoreTooNew
from tests.profile.support import MORNING, OpenStore, header, play
from tests.support.closed_files import NOBODY, closed
from tests.support.full_disk import full_disk
from tests.support.system import needs_users


def database_of(folder: Path) -> Path:
    return folder / "biotope.sqlite"


def kinds(store: Store) -> list[str]:
    return [notice.kind for notice in store.notices]


def garbage(path: Path) -> None:
    path.write_bytes(b"These are not the games you are looking for. " * 500)


def garbage_in_the_middle(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    middle = len(whole) // 2
    whole[middle : middle + 6000] = b"\xa5" * 6000
    path.write_bytes(whole)


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


damages = pytest.mark.parametrize("damage", [garbage, garbage_in_the_middle, truncated, emptied])
Damage = Callable[[Path], None]


@damages
def test_a_damaged_file_is_set_aside_and_its_games_come_back(
    open_store: OpenStore, folder: Path, damage: Damage
) -> None:
    store = open_store()
    play(store, "Ana", totals=[50])
    open_store().close()  # this start made a backup of the game
    damage(database_of(folder))
    damaged = database_of(folder).read_bytes()

    store = open_store()

    is_lost = damage in (garbage, emptied)
    backup = Notice("restored", folder / "backups" / "1.sqlite")
    assert kinds(store)[0] == "set_aside"
    assert store.notices[1:] == [backup if is_lost else Notice("salvaged", database_of(folder), 1)]
    aside = store.notices[0].path
    assert aside and aside.read_bytes() == damaged
    assert aside.name.startswith("damaged-2026-05-01")
    assert [finished.result["totals"] for finished in store.finished()] == [[50]]
    play(store, "Ben", totals=[60])
    assert len(open_store().finished()) == 2


@damages
def test_without_a_backup_a_damaged_file_makes_room_for_a_new_one(
    open_store: OpenStore, folder: Path, damage: Damage
) -> None:
    open_store().close()
    shutil.rmtree(folder / "backups")
    damage(database_of(folder))
    store = open_store()
    assert kinds(store) == ["set_aside"]
    assert store.profiles() == []
    store.profile("Ana")
    assert [profile.name for profile in open_store().profiles()] == ["Ana"]


def test_a_folder_in_the_place_of_the_database_is_set_aside_whole(open_store: OpenStore, folder: Path) -> None:
    store = open_store()
    play(store, "Ana", totals=[50])
    open_store().close()  # this start made a backup of the game
    database_of(folder).unlink()
    database_of(folder).mkdir()
    (database_of(folder) / "letter.txt").write_text("mine")
    store = open_store()
    assert kinds(store) == ["folder_set_aside", "restored"] and store.trouble is None
    assert [game.result["totals"] for game in store.finished()] == [[50]]
    aside = store.notices[0].path
    assert aside and (aside / "letter.txt").read_text() == "mine"


def test_the_notice_is_given_once(open_store: OpenStore, folder: Path) -> None:
    open_store().close()
    garbage(database_of(folder))
    assert open_store().notices
    assert open_store().notices == []


def test_a_file_set_aside_is_never_overwritten(folder: Path) -> None:
    for number in range(3):
        Store.open(folder, lambda: MORNING).close()
        database_of(folder).write_bytes(b"damaged for the %d. time" % number)
    Store.open(folder, lambda: MORNING).close()
    contents = sorted(path.read_bytes() for path in folder.glob("damaged-*"))
    assert contents == [b"damaged for the %d. time" % number for number in range(3)]


@pytest.mark.parametrize("damage", [garbage, emptied])
def test_a_damaged_database_takes_its_log_aside_with_it(open_store: OpenStore, folder: Path, damage: Damage) -> None:
    open_store().close()
    damage(database_of(folder))
    log = folder / "biotope.sqlite-wal"
    log.write_bytes(b"a log of something else")
    store = open_store()
    aside = store.notices[0].path
    assert aside and aside.with_name(aside.name + "-wal").read_bytes() == b"a log of something else"


def test_a_damaged_backup_is_passed_over(open_store: OpenStore, folder: Path) -> None:
    open_store().profile("Ana")
    open_store().close()
    open_store().close()
    garbage(folder / "backups" / "1.sqlite")
    garbage(database_of(folder))
    store = open_store()
    assert store.notices[1] == Notice("restored", folder / "backups" / "2.sqlite")
    assert [profile.name for profile in store.profiles()] == ["Ana"]


def test_a_lost_database_is_restored(open_store: OpenStore, folder: Path) -> None:
    open_store().profile("Ana")
    open_store().close()
    database_of(folder).unlink()
    store = open_store()
    assert kinds(store) == ["restored"]
    assert [profile.name for profile in store.profiles()] == ["Ana"]


def test_the_last_three_starts_are_kept(open_store: OpenStore, folder: Path) -> None:
    for number in range(5):
        open_store().set_setting("start", number)
    backups = sorted((folder / "backups").iterdir())
    assert [path.name for path in backups] == ["1.sqlite", "2.sqlite", "3.sqlite"]
    kept = []
    for path in backups:
        with closing(disk.connect_for_reading(path)) as backup:
            kept += [int(value) for (value,) in backup.execute("SELECT value FROM setting")]
    assert kept == [3, 2, 1]


class TestAnotherDatabaseInTheirPlace:
    """While the app is closed, for example by a program that keeps folders of two computers alike."""

    @pytest.fixture
    def others(self, tmp_path: Path) -> Callable[..., Path]:
        def made(*names: str) -> Path:
            with closing(Store.open(tmp_path / "elsewhere")) as store:
                for name in names:
                    play(store, name, totals=[80])
            return database_of(tmp_path / "elsewhere")

        return made

    @pytest.mark.parametrize("names", [(), ("Zoe",), ("Zoe", "Yan", "Xaver", "Wim")])
    def test_its_backups_do_not_push_the_history_out(
        self, open_store: OpenStore, folder: Path, others: Callable[..., Path], names: tuple[str, ...]
    ) -> None:
        for name in ("Ana", "Ben", "Cleo"):
            play(open_store(), name, totals=[50])
        open_store().close()
        others(*names).replace(database_of(folder))
        told = [kinds(open_store()) for _ in range(4)]
        assert told == [["backup_kept"], [], [], []]
        open_store().close()
        [kept] = (folder / "backups").glob("kept-*.sqlite")
        shutil.copy(kept, database_of(folder))
        assert [profile.name for profile in open_store().profiles()] == ["Ana", "Ben", "Cleo"]

    def test_removals_of_the_player_are_no_other_history(self, open_store: OpenStore, folder: Path) -> None:
        store = open_store()
        games = [play(store, name, totals=[50]) for name in ("Ana", "Ben", "Cleo")]
        store = open_store()
        for game in games:
            store.remove(game)
        for profile in store.profiles():
            store.delete(profile.id)
        assert [kinds(open_store()) for _ in range(3)] == [[], [], []]
        assert list((folder / "backups").glob("kept-*")) == []


def test_what_is_still_in_the_log_is_in_the_backup(open_store: OpenStore, folder: Path, tmp_path: Path) -> None:
    open_store().profile("Ana")
    crashed = tmp_path / "crashed"
    shutil.copytree(folder, crashed)
    assert (crashed / "biotope.sqlite-wal").stat().st_size > 0
    store = Store.open(crashed)
    store.close()
    garbage(database_of(crashed))
    store = Store.open(crashed)
    assert [profile.name for profile in store.profiles()] == ["Ana"]
    store.close()


class TestMigrations:
    def test_an_older_database_is_brought_up_to_date(
        self, open_store: OpenStore, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_store().profile("Ana")
        steps = (*schema.MIGRATIONS, "ALTER TABLE profile ADD COLUMN motto TEXT NOT NULL DEFAULT 'none yet';")
        monkeypatch.setattr(schema, "MIGRATIONS", steps)
        store = open_store()
        assert [profile.name for profile in store.profiles()] == ["Ana"]
        store.close()
        with closing(sqlite3.connect(database_of(folder))) as raw:
            assert schema.version(raw) == len(steps)
            assert raw.execute("SELECT motto FROM profile").fetchall() == [("none yet",)]

    def test_a_step_that_fails_leaves_the_database_as_it_was(
        self, open_store: OpenStore, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_store().profile("Ana")
        broken = "ALTER TABLE profile ADD COLUMN motto TEXT; INSERT INTO nowhere VALUES (1);"
        with monkeypatch.context() as patch:
            patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, broken))
            with pytest.raises(sqlite3.OperationalError, match="nowhere"):
                open_store()
        store = open_store()
        assert [profile.name for profile in store.profiles()] == ["Ana"]
        assert store.notices == []

    def test_a_database_of_a_newer_version_is_refused_untouched(
        self, open_store: OpenStore, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        newer = (*schema.MIGRATIONS, "CREATE TABLE achievement (id TEXT);")
        with monkeypatch.context() as patch:
            patch.setattr(schema, "MIGRATIONS", newer)
            open_store().close()
        before = database_of(folder).read_bytes()
        with pytest.raises(StoreTooNew, match="newer Biotope"):
            open_store()
        assert database_of(folder).read_bytes() == before
        monkeypatch.setattr(schema, "MIGRATIONS", newer)
        assert open_store().notices == []


class TestDiskFull:
    """A disk with room for a few more pages, by SQLite's own limit on the size of a database."""

    @pytest.fixture
    def nearly_full(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(disk, "ON_DISK", (*disk.ON_DISK, "PRAGMA max_page_count = 20"))

    @pytest.mark.usefixtures("nearly_full")
    def test_the_game_goes_on_in_memory(self, open_store: OpenStore, folder: Path) -> None:
        store = open_store()
        game = store.begin(header("Ana"), {0: "Ana"})
        actions = tuple(f"0 place {number},0 {'and more ' * 100}" for number in range(60))
        for action in actions:
            store.append(game, action)
        assert store.trouble == Notice("disk_full", folder)
        assert store.running()[0].actions == actions
        store.finish(game, {"totals": [50], "winners": [0]})
        assert store.best("forest", 1, "Ana") is not None

    @pytest.mark.usefixtures("nearly_full")
    def test_what_was_written_before_is_still_on_the_disk(self, open_store: OpenStore, folder: Path) -> None:
        store = open_store()
        game = store.begin(header("Ana"), {0: "Ana"})
        written = 0
        while not store.trouble:
            store.append(game, f"0 place {written},0 {'and more ' * 100}")
            written += 1
        store = open_store()
        assert len(store.running()[0].actions) == written - 1

    def test_a_disk_too_full_for_a_backup_still_saves_the_games(
        self, open_store: OpenStore, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_store().profile("Ana")

        def no_room(source: sqlite3.Connection, target: Path) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target))

        monkeypatch.setattr(files, "copy_to", no_room)
        store = open_store()
        assert store.notices == [Notice("no_backup", folder / "backups")]
        assert store.trouble is None
        store.profile("Ben")
        assert [profile.name for profile in open_store().profiles()] == ["Ana", "Ben"]


@needs_users
class TestReadOnly:
    """A folder that may be looked at but not written; root may write everywhere, so it steps down."""

    @pytest.fixture
    def folder(self) -> Iterator[Path]:
        with tempfile.TemporaryDirectory() as outside:
            Path(outside).chmod(0o755)
            yield Path(outside) / "data"

    @pytest.fixture
    def forbid_writing(self, folder: Path) -> Iterator[Callable[[], None]]:
        user = os.geteuid()

        def forbid() -> None:
            for path in (*folder.rglob("*"), folder):
                path.chmod(0o555 if path.is_dir() else 0o444)
            if user == 0:
                os.seteuid(NOBODY)

        yield forbid
        os.seteuid(user)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755)

    def test_the_old_games_are_there_and_new_ones_are_played_in_memory(
        self, open_store: OpenStore, folder: Path, forbid_writing: Callable[[], None]
    ) -> None:
        store = open_store()
        play(store, "Ana", totals=[50])
        store.close()
        forbid_writing()
        store = open_store()
        assert (store.notices, store.trouble) == ([], Notice("read_only", folder))
        play(store, "Ana", totals=[60])
        assert [finished.result["totals"] for finished in store.finished()] == [[60], [50]]
        assert [finished.result["totals"] for finished in open_store().finished()] == [[50]]

    def test_a_database_that_is_read_only_at_the_start_is_saved_as_soon_as_it_can_be_written(
        self, open_store: OpenStore, folder: Path
    ) -> None:
        open_store().close()
        with closed(database_of(folder), 0o444):
            store = open_store()
            store.profile("Ana")
            assert store.trouble == Notice("read_only", folder)
        store.profile("Ben")
        assert (store.trouble, store.unsaved) == (None, False)
        assert [profile.name for profile in open_store().profiles()] == ["Ana", "Ben"]

    def test_what_a_crash_left_in_the_log_is_there_too(
        self, open_store: OpenStore, folder: Path, forbid_writing: Callable[[], None], tmp_path: Path
    ) -> None:
        open_store().profile("Ana")
        shutil.copytree(folder, tmp_path / "crashed")
        open_store().close()
        shutil.rmtree(folder)
        shutil.copytree(tmp_path / "crashed", folder)
        forbid_writing()
        store = open_store()
        assert (store.notices, store.trouble) == ([], Notice("read_only", folder))
        assert [profile.name for profile in store.profiles()] == ["Ana"]

    def test_a_damaged_file_there_stays_and_a_backup_is_read(
        self, open_store: OpenStore, folder: Path, forbid_writing: Callable[[], None]
    ) -> None:
        open_store().profile("Ana")
        open_store().close()
        garbage(database_of(folder))
        forbid_writing()
        store = open_store()
        assert kinds(store) == ["restored"] and store.trouble
        assert [profile.name for profile in store.profiles()] == ["Ana"]
        assert list(folder.glob("damaged-*")) == []

    def test_an_empty_folder_gives_a_store_in_memory(
        self, open_store: OpenStore, folder: Path, forbid_writing: Callable[[], None]
    ) -> None:
        folder.mkdir()
        forbid_writing()
        store = open_store()
        assert (store.notices, store.trouble) == ([], Notice("read_only", folder))
        assert store.profile("Ana") in store.profiles()
        assert list(folder.iterdir()) == []

    def test_a_file_in_the_place_of_the_folder_does_too(self, open_store: OpenStore, folder: Path) -> None:
        folder.write_text("in the way")
        assert open_store().trouble == Notice("read_only", folder)
        assert folder.read_text() == "in the way"


def test_a_damaged_file_stays_in_place_until_its_replacement_is_whole(open_store: OpenStore, folder: Path) -> None:
    open_store().profile("Ana")
    open_store().close()
    garbage(database_of(folder))
    damaged = database_of(folder).read_bytes()
    with full_disk():
        store = open_store()
        assert [profile.name for profile in store.profiles()] == ["Ana"]
        store.profile("Ben")
        assert (database_of(folder).read_bytes(), list(folder.glob("damaged-*"))) == (damaged, [])
    store.catch_up()
    assert store.trouble is None
    assert [path.read_bytes() for path in folder.glob("damaged-*.sqlite")] == [damaged]
    assert [profile.name for profile in open_store().profiles()] == ["Ana", "Ben"]
