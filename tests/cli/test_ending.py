"""A signal ends any command with nothing half written, and the status tells which one it was."""

import os
import signal
from pathlib import Path

import pytest

from game.profile.store import Store
from tests.cli.support import Run
from tests.profile.support import play
from tests.support.system import SIGNALS, needs_hangup

SIMULATION = ("simulate", "forest", "--seats", "random,random", "--games", 2)


@pytest.fixture(params=SIGNALS)
def ended(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> signal.Signals:
    """A signal that comes while a file is written."""
    number: signal.Signals = request.param
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background may not hear it
    monkeypatch.setattr(os, "fsync", lambda descriptor: signal.raise_signal(number))
    return number


def test_an_export(run: Run, tmp_path: Path, ended: signal.Signals) -> None:
    store = Store.open(tmp_path / "data")
    play(store, "Ana", totals=[50])
    store.close()
    (tmp_path / "exports").mkdir()
    status, out, _ = run("--data-dir", tmp_path / "data", "export", "Ana", tmp_path / "exports" / "ana.json")
    assert (status, out) == (128 + ended, "")
    assert list((tmp_path / "exports").iterdir()) == []
    Store.open(tmp_path / "data").close()


def test_the_table_of_a_simulation_and_a_picture(run: Run, tmp_path: Path, ended: signal.Signals) -> None:
    assert run(*SIMULATION, "--csv", tmp_path / "x.csv")[0] == 128 + ended
    assert run("shot", "credits", "--size", "100x100", "--out", tmp_path / "x.png")[0] == 128 + ended
    assert list(tmp_path.iterdir()) == []


def test_the_handlers_of_before_are_there_again(run: Run) -> None:
    run("--data-dir", "none", "replay", "none")
    assert [signal.getsignal(number) for number in SIGNALS if number != signal.SIGINT] == [signal.SIG_DFL] * (
        len(SIGNALS) - 1
    )


@needs_hangup
def test_what_is_ignored_as_by_nohup_stays_so(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda descriptor: signal.raise_signal(signal.SIGHUP))
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        assert run(*SIMULATION, "--csv", tmp_path / "x.csv")[0] == 0
    finally:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
