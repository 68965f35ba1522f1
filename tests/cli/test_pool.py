"""Work for several processes: nothing is lost, nothing is done for ever."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.cli.pool import each
from game.cli.terminal import Failed
from tests.cli.workers import die, die_once, double, take_for_ever


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    assert multiprocessing.active_children() == []
    assert signal.getsignal(signal.SIGINT) is before


def test_one_job_needs_no_other_process_and_keeps_the_order() -> None:
    done = each(lambda number: 2 * number, range(5), jobs=1)
    assert list(done) == [0, 2, 4, 6, 8]


def test_every_task_is_done_once() -> None:
    assert sorted(each(double, range(20), jobs=2)) == list(range(0, 40, 2))


def test_a_process_that_dies_loses_nothing(tmp_path: Path) -> None:
    done = each(die_once, ((number, tmp_path) for number in range(8)), jobs=2)
    assert sorted(done) == list(range(0, 16, 2))
    assert (tmp_path / "died").exists()


def test_processes_that_always_die_are_given_up() -> None:
    with pytest.raises(Failed, match="keep dying"):
        list(each(die, [7], jobs=2))


def test_whoever_stops_waits_for_nothing() -> None:
    working = each(take_for_ever, range(3), jobs=2)
    assert next(working) == 0
    working.close()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no groups of processes")
def test_no_process_outlives_the_one_that_began_it() -> None:
    begin = "from game.cli.pool import each; from tests.cli.workers import take_for_ever; "
    working = begin + "done = each(take_for_ever, range(3), jobs=2); print(next(done), flush=True); next(done)"
    command = subprocess.Popen([sys.executable, "-c", working], stdout=subprocess.PIPE, start_new_session=True)
    assert command.stdout is not None
    try:
        assert command.stdout.readline().strip() == b"0"
        command.kill()
        command.communicate(timeout=10)  # they all hold this end of it: it closes with the last of them
    finally:
        with suppress(ProcessLookupError):
            os.killpg(command.pid, signal.SIGKILL)


def test_tasks_are_taken_shortly_before_their_turn() -> None:
    taken: list[int] = []
    working = each(double, (taken.append(number) or number for number in range(1000)), jobs=2)
    next(working)
    working.close()
    assert len(taken) <= 8
