"""A write-ahead log of a killed app, damaged in the middle: SQLite would drop every later move without a word."""

import os
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.checkup import check_up
from game.profile.store import Store
from tests.profile.support import header, ticking_clock
from tests.profile.test_damage import FLIPS, flip
from tests.support.full_disk import full_disk

LOG_HEADER, FRAME, FRAME_HEADER = 32, 4120, 24
MOVES = tuple(f"0 place {number},0" for number in range(20))
FOUND = ["set_aside", "salvaged"]


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder after a kill: a game of two people with twenty moves is in the log only."""
    running, folder = tmp_path_factory.mktemp("running"), tmp_path_factory.mktemp("killed") / "data"
    clock = ticking_clock()
    Store.open(running, clock).close()
    with closing(Store.open(running, clock)) as store:
        game = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
        for move in MOVES:
            store.append(game, move)
        shutil.copytree(running, folder)
    return folder


@pytest.fixture
def folder(killed: Path, tmp_path: Path) -> Path:
    return shutil.copytree(killed, tmp_path / "data")


def log(folder: Path) -> Path:
    return folder / "biotope.sqlite-wal"


def moves(store: Store) -> list[tuple[str, ...]]:
    return [game.actions for game in store.running()]


@pytest.mark.parametrize("place", [*range(0, LOG_HEADER, 4), *range(LOG_HEADER - 1, LOG_HEADER + FRAME_HEADER, 4)])
@pytest.mark.parametrize("frame", [0, 15])
def test_a_flipped_bit_in_a_header_of_the_log_costs_no_move(folder: Path, place: int, frame: int) -> None:
    is_of_log = place < LOG_HEADER
    flip(log(folder), place + (0 if is_of_log else frame * FRAME), 1 << frame % 8)
    assert check_up(folder).state == "damaged"
    with closing(Store.open(folder)) as store:
        assert moves(store) == [MOVES]
        assert [notice.kind for notice in store.notices] == FOUND
    with closing(Store.open(folder)) as store:
        assert moves(store) == [MOVES] and store.notices == []


@pytest.mark.parametrize("seed", range(FLIPS))
def test_a_flipped_bit_in_a_page_of_the_log_costs_no_later_move(folder: Path, seed: int) -> None:
    frames = log(folder).stat().st_size // FRAME
    frame, place = seed % (frames * 3 // 4), seed * 1237 % (FRAME - FRAME_HEADER)
    flip(log(folder), LOG_HEADER + frame * FRAME + FRAME_HEADER + place, 1 << seed % 8)
    with closing(Store.open(folder)) as store:
        assert moves(store) == [MOVES]
        assert [notice.kind for notice in store.notices][:2] == FOUND


def test_a_damaged_log_on_a_full_disk(folder: Path) -> None:
    flip(log(folder), LOG_HEADER + 15 * FRAME + 100, 1)
    with full_disk(10), closing(Store.open(folder)) as store:
        assert moves(store) == [MOVES]
    with closing(Store.open(folder)) as store:
        assert moves(store) == [MOVES]


def test_the_damaged_log_is_set_aside_with_its_database(folder: Path) -> None:
    flip(log(folder), LOG_HEADER + 15 * FRAME + 100, 1)
    before = log(folder).read_bytes()
    Store.open(folder).close()
    [aside] = folder.glob("damaged-*.sqlite-wal")
    assert aside.read_bytes() == before


@pytest.mark.parametrize("missing", [1, FRAME, FRAME + FRAME // 2, 2 * FRAME])
def test_a_last_move_that_was_not_written_whole_is_no_damage(folder: Path, missing: int) -> None:
    os.truncate(log(folder), log(folder).stat().st_size - missing)
    assert check_up(folder).state == "sound"
    with closing(Store.open(folder)) as store:
        assert moves(store)[0] in (MOVES[:-1], MOVES[:-2])
        assert store.notices == []
