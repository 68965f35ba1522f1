"""The database goes away while the app runs: it is written again, and never said to be saved when it is not."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Notice, Store, StoreLocked
from tests.profile.losses import FOREIGN, LOSSES, Loss, database, folder_moved, overwritten
from tests.profile.support import OpenStore, header

losses = pytest.mark.parametrize("loss", LOSSES.values(), ids=LOSSES.keys())
Actions = tuple[str, ...]


@pytest.fixture
def game(store: Store) -> int:
    """A game with two actions."""
    game = store.begin(header("Ana"), {0: "Ana"})
    store.append(game, "0 place 0")
    store.append(game, "0 place 1")
    return game


@pytest.fixture
def after_a_kill(folder: Path, tmp_path: Path) -> Callable[[], Actions]:
    """The actions that the next start finds if the app is killed now."""

    def killed() -> Actions:
        copy = tmp_path / "killed"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(folder, copy, ignore=lambda _, names: [name for name in names if "other-" in name])
        with closing(Store.open(copy)) as store:
            assert store.notices == []
            [running] = store.running()
            return running.actions

    return killed


@losses
def test_the_next_save_writes_everything_again(
    store: Store, game: int, folder: Path, loss: Loss, after_a_kill: Callable[[], Actions]
) -> None:
    loss(folder)
    store.append(game, "0 place 2")
    assert (store.trouble, store.unsaved) == (None, False)
    assert after_a_kill() == ("0 place 0", "0 place 1", "0 place 2")
    store.append(game, "0 place 3")
    assert after_a_kill()[-1] == "0 place 3"


@losses
def test_so_does_a_look_without_a_save_and_the_end_of_the_app(
    open_store: OpenStore, folder: Path, loss: Loss, after_a_kill: Callable[[], Actions]
) -> None:
    store = open_store()
    store.append(store.begin(header("Ana"), {0: "Ana"}), "0 place 0")
    loss(folder)
    store.catch_up()
    assert after_a_kill() == ("0 place 0",)
    loss(folder)
    store.close()
    assert after_a_kill() == ("0 place 0",)


@losses
def test_the_player_is_told_once(store: Store, game: int, folder: Path, loss: Loss) -> None:
    loss(folder)
    store.append(game, "0 place 2")
    told = [notice.kind for notice in store.notices]
    store.append(game, "0 place 3")
    store.catch_up()
    assert [notice.kind for notice in store.notices] == told
    expected = {
        LOSSES["lock deleted"]: [],
        LOSSES["database emptied"]: ["rewritten"],
        LOSSES["folder in its place"]: ["folder_set_aside"],
    }
    damaged = ("truncated", "overwritten")
    changed = ("overwritten by another store", "log emptied", "log overwritten")
    other = ("exchanged", "exchanged for another store", "pipe in its place", "log exchanged")
    expected |= {LOSSES[name]: ["set_aside"] for name in damaged}
    expected |= {LOSSES[name]: ["changed_set_aside"] for name in changed}
    expected |= {LOSSES[name]: ["other_set_aside"] for name in other}
    assert told == expected.get(loss, ["rewritten"])


@pytest.mark.parametrize("name", ["overwritten", "exchanged", "log overwritten", "log exchanged"])
def test_what_was_in_its_place_is_kept_byte_by_byte(store: Store, game: int, folder: Path, name: str) -> None:
    LOSSES[name](folder)
    store.append(game, "0 place 2")
    assert FOREIGN in [file.read_bytes() for file in folder.glob("*-2026-*")]


def test_another_store_in_its_place_can_be_opened_afterwards(store: Store, game: int, folder: Path) -> None:
    for name in ("overwritten by another store", "exchanged for another store"):
        LOSSES[name](folder)
        store.append(game, "0 place 2")
        aside = store.notices[-1].path
        assert aside is not None
        elsewhere = folder.with_name(name)
        elsewhere.mkdir()
        shutil.copy(aside, database(elsewhere))
        with closing(Store.open(elsewhere)) as other:
            assert (other.notices, [person.name for person in other.profiles()]) == ([], ["Zoe"])


@pytest.mark.parametrize("mode", ["PASSIVE", "TRUNCATE"])
def test_a_checkpoint_by_another_program_is_not_called_damage(
    store: Store, game: int, folder: Path, mode: str, after_a_kill: Callable[[], Actions]
) -> None:
    with closing(sqlite3.connect(database(folder))) as other:
        other.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
        store.append(game, "0 place 2")
    assert [notice.kind for notice in store.notices] == ["changed_set_aside"]
    assert after_a_kill() == ("0 place 0", "0 place 1", "0 place 2")


def test_no_part_of_a_copy_stays_when_the_disk_is_full(
    store: Store, game: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:100])
        no_room()

    overwritten(folder)
    with monkeypatch.context() as patch:
        patch.setattr("game.profile.files.shutil.copyfile", broken_off)
        store.append(game, "0 place 2")
        assert store.trouble == Notice("disk_full", folder)
        assert list(folder.glob("*-2026-*")) == []
    store.catch_up()
    assert store.trouble is None and len(list(folder.glob("*-2026-*"))) == 1


def test_nothing_is_rewritten_while_nothing_is_lost(store: Store, game: int, folder: Path) -> None:
    """Checkpoints change the file and its log too, but they are our own."""
    identity = database(folder).stat().st_ino
    sizes = set()
    for number in range(200):
        store.append(game, f"0 place {number},{'and more ' * 4000}")
        store.catch_up()
        sizes.add(database(folder).stat().st_size)
    assert len(sizes) > 1, "the log was brought into the database"
    assert (store.notices, database(folder).stat().st_ino) == ([], identity)


def test_a_time_that_the_system_writes_late_is_no_loss(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network drive can show the time of a checkpoint after its content."""
    real = os.fstat

    def without_time(descriptor: int) -> os.stat_result:
        status = list(real(descriptor))
        return os.stat_result(status, {"st_mtime_ns": 0})

    content = set()
    with monkeypatch.context() as patch:
        patch.setattr("game.profile.on_disk.os.fstat", without_time)
        for number in range(8):
            store.set_setting("long", str(number) * 3_000_000)
            store.catch_up()
            content.add(database(folder).read_bytes())
    store.catch_up()
    assert len({len(data) for data in content}) < len(content) - 1, "the database changed without growing"
    assert store.notices == []


class TestItCannotBeWrittenAgain:
    @pytest.fixture
    def blocked(self, store: Store, game: int, folder: Path) -> Path:
        """A file has taken the place of the folder."""
        moved = folder_moved(folder)
        folder.write_text("in the way")
        store.append(game, "0 place 2")
        return moved

    def test_it_is_not_called_saved_until_it_is(
        self, store: Store, blocked: Path, folder: Path, after_a_kill: Callable[[], Actions]
    ) -> None:
        for _ in range(3):
            store.catch_up()
            assert store.trouble == Notice("read_only", folder) and store.unsaved
        folder.unlink()
        store.catch_up()
        assert store.trouble is None and not store.unsaved
        assert after_a_kill() == ("0 place 0", "0 place 1", "0 place 2")

    def test_a_folder_that_comes_back_is_written_again(
        self, store: Store, blocked: Path, folder: Path, after_a_kill: Callable[[], Actions]
    ) -> None:
        folder.unlink()
        blocked.rename(folder)
        store.catch_up()
        assert (store.trouble, after_a_kill()) == (None, ("0 place 0", "0 place 1", "0 place 2"))

    def test_a_disk_that_is_full_for_a_while(
        self, store: Store, game: int, folder: Path, monkeypatch: pytest.MonkeyPatch,
        after_a_kill: Callable[[], Actions],
    ) -> None:  # fmt: skip
        overwritten(folder)
        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", no_room)
            store.append(game, "0 place 2")
            store.catch_up()
            assert store.trouble == Notice("disk_full", folder) and store.unsaved
        store.catch_up()
        assert (store.trouble, after_a_kill()) == (None, ("0 place 0", "0 place 1", "0 place 2"))
        assert [file.name for file in folder.glob("*rewritten*")] == []


def no_room(*_: object) -> None:
    raise OSError(28, "No space left on device")


class TestAnotherBiotope:
    def test_one_that_was_started_in_the_old_place_has_it_until_it_ends(
        self, store: Store, game: int, folder: Path, after_a_kill: Callable[[], Actions]
    ) -> None:
        folder_moved(folder)
        with closing(Store.open(folder)) as other:
            other.profile("Zoe")
            store.append(game, "0 place 2")
            assert store.trouble == Notice("busy", folder) and store.unsaved
            other.profile("Yan")
            assert [person.name for person in other.profiles()] == ["Zoe", "Yan"]
        store.catch_up()
        assert (store.trouble, after_a_kill()) == (None, ("0 place 0", "0 place 1", "0 place 2"))
        [notice] = store.notices
        assert notice.kind == "other_set_aside" and notice.path is not None
        theirs = folder.with_name("theirs")
        theirs.mkdir()
        shutil.copy(notice.path, database(theirs))
        with closing(Store.open(theirs)) as other:
            assert [person.name for person in other.profiles()] == ["Zoe", "Yan"]

    def test_one_in_the_new_place_is_refused_until_the_next_save_and_has_what_was_saved_there(
        self, store: Store, game: int, folder: Path, after_a_kill: Callable[[], Actions]
    ) -> None:
        moved = folder_moved(folder)
        with pytest.raises(StoreLocked):
            Store.open(moved)
        store.append(game, "0 place 2")
        with closing(Store.open(moved)) as other:
            [running] = other.running()
            assert running.actions == ("0 place 0", "0 place 1")
            other.append(running.id, "0 place 9")
            store.append(game, "0 place 3")
            assert other.running()[0].actions == ("0 place 0", "0 place 1", "0 place 9")
        assert after_a_kill() == tuple(f"0 place {number}" for number in range(4))

    def test_none_is_let_in_after_the_lock_was_deleted(self, store: Store, game: int, folder: Path) -> None:
        (folder / "biotope.lock").unlink()
        store.append(game, "0 place 2")
        with pytest.raises(StoreLocked):
            Store.open(folder)


def test_a_rewriting_that_was_killed_is_finished_by_the_next_start(
    open_store: OpenStore, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the copy and the moment in which it takes the place of the database."""
    store = open_store()
    game = store.begin(header("Ana"), {0: "Ana"})
    store.append(game, "0 place 0")
    overwritten(folder)
    copies: list[Path] = []

    def killed(self: object, old: object) -> None:
        copies.append(folder.with_name("killed"))
        shutil.copytree(folder, copies[0])
        raise OSError("killed")

    with monkeypatch.context() as patch:
        patch.setattr("game.profile.files.StoreFiles._make_way", killed)
        store.append(game, "0 place 1")
    with closing(Store.open(copies[0])) as again:
        assert again.running()[0].actions == ("0 place 0", "0 place 1")
        assert [notice.kind for notice in again.notices] == ["set_aside"]
    assert not (copies[0] / "rewritten.sqlite").exists()
