"""A signal ends the app without a question, everything saved; a kill meanwhile loses nothing."""

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.profile.store import Store
from game.ui.app.ending import ended_by_signals
from tests.support.system import SIGNALS

REPOSITORY = Path(__file__).parents[3]
KILLS = int(os.environ.get("BIOTOPE_KILLS", "2"))
PROGRAM = Path(__file__).with_name("signalled.py")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def _listen() -> None:
    """Let no signal be ignored, as `nohup` and background jobs of a shell have it."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)


def started(folder: Path, how: str) -> subprocess.Popen[str]:
    """The app, playing."""
    return subprocess.Popen(
        [sys.executable, str(PROGRAM), str(folder), how],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        preexec_fn=_listen,
    )


def lines_until(app: subprocess.Popen[str], last: str) -> None:
    assert app.stdout is not None
    while (line := app.stdout.readline().strip()) != last:
        assert line, "the app has ended"


def saved_actions(folder: Path) -> int:
    with closing(Store.open(folder)) as store:
        assert store.notices == []
        return len(store.running()[0].actions) if store.running() else 0


@pytest.mark.parametrize("number", SIGNALS)
def test_it_ends_after_the_frame_with_everything_saved(folder: Path, number: signal.Signals) -> None:
    app = started(folder, "plays")
    lines_until(app, "3")
    app.send_signal(number)
    out, err = app.communicate(timeout=60)
    assert (app.returncode, err) == (128 + number, "")
    assert saved_actions(folder) == int(out.splitlines()[-1] if out else 3) + 1
    assert not (folder / "unended.txt").exists()
    with closing(Store.open(folder)) as store:
        assert store.setting("window") is not None, "the window was remembered"


def test_it_does_not_ask_when_something_is_not_saved(folder: Path) -> None:
    app = started(folder, "unsaved")
    lines_until(app, "unsaved")
    app.send_signal(signal.SIGTERM)
    app.communicate(timeout=60)
    assert app.returncode == 128 + signal.SIGTERM


def test_a_frame_that_does_not_end_is_left(folder: Path) -> None:
    app = started(folder, "hangs")
    lines_until(app, "hangs")
    app.send_signal(signal.SIGTERM)
    _, err = app.communicate(timeout=60)
    assert (app.returncode, err) == (128 + signal.SIGTERM, "")
    assert saved_actions(folder) == 2
    assert not (folder / "unended.txt").exists()


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_kill_while_it_ends_loses_nothing(folder: Path, seed: int) -> None:
    random = Random(seed)
    app = started(folder, "plays")
    lines_until(app, str(random.randint(0, 10)))
    app.send_signal(signal.SIGTERM)
    time.sleep(random.random() / 20)
    app.kill()
    out, _ = app.communicate()
    acknowledged = [int(line) for line in out.splitlines()]
    assert saved_actions(folder) >= (acknowledged[-1] + 1 if acknowledged else 1)


def test_a_second_signal_is_not_waited_for() -> None:
    asked: list[int] = []
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), ended_by_signals(asked.append):
            signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert asked == [signal.SIGTERM]
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
