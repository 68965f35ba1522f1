"""`biotope simulate --engine dask://HOST:PORT`: the same games on a cluster, however its workers fail."""

import json
import re
import socket
import subprocess
import sys
import unicodedata
from pathlib import Path
from threading import Event
from types import ModuleType

import pytest

from game.cli import cluster
from tests.cli.other_servers import SERVERS
from tests.cli.support import Run, refused

Answers = dict[str, tuple[int, str, str]]

REPOSITORY = Path(__file__).parents[2]
GAME = ("simulate", "forest", "--seats", "random,random", "--seed", "3")
LONG_S = 60
"""Patience that must not be needed."""
LOSS_S, SHORT_S = 3, 0.5
"""Patience that is waited for: a slow cluster answers within the first."""
WRONG = "A worker at ADDRESS did not return the game it was asked for."
FAILURES = {
    "raises": "A worker at ADDRESS failed: ValueError: �[2J�]0;title��31mfirst second third� �[2J",
    "raises what cannot be unpickled": "A worker at ADDRESS failed: Unreadable.",
    "raises what cannot be printed": "A worker at ADDRESS failed: Unprintable.",
    "exits": "A worker at ADDRESS failed: SystemExit: 0.",
    "interrupts itself": "A worker at ADDRESS failed: KeyboardInterrupt.",
    "returns nothing": WRONG,
    "returns text": WRONG,
    "returns what cannot be pickled": "A worker at ADDRESS failed: TypeError: cannot pickle",
    "returns what cannot be unpickled": WRONG,
    "returns another game": WRONG,
    "returns another record": WRONG,
    "returns half a record": WRONG,
    "returns no record": WRONG,
    "returns no sheets": WRONG,
    "returns empty sheets": WRONG,
    "returns an open game": WRONG,
    "returns a strange outcome": WRONG,
    "returns strange moves": WRONG,
    "is older": "Not every worker at ADDRESS has Biotope",
}
"""What a worker does with the second game → what is said of it."""
LOSSES = {
    "stops the scheduler": "The cluster at ADDRESS no longer answers.",
    "dies": "The cluster at ADDRESS has no workers.",
    "kills the scheduler": "The cluster at ADDRESS no longer answers.",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cluster")


@pytest.fixture(scope="module")
def answers(folder: Path) -> Answers:
    """What each of the commands answers, all run beside the same cluster."""
    games = (*GAME, "--games", "8")
    on_cluster = (*games, "--engine", "dask://CLUSTER", "--record", "RECORDS")
    with socket.create_server(("127.0.0.1", 0)) as closed:
        refusing = f"127.0.0.1:{closed.getsockname()[1]}"
    steps = {
        "killed": ("play_or_die", LONG_S, 2, (*on_cluster, "--csv", f"{folder}/many.csv")),
        "again": ("play_or_die", LONG_S, 1, (*on_cluster, "--csv", f"{folder}/many.csv")),
        **{name: (name, LONG_S, 0, on_cluster) for name in (*FAILURES, "prints", "interrupts")},
        "stops the scheduler": ("stops the scheduler", LOSS_S, 0, on_cluster),
        "dies": ("dies", LOSS_S, 0, on_cluster),
        "kills the scheduler": ("kills the scheduler", 10, 1, on_cluster),
        **{name: ("play", SHORT_S, 0, (*games, "--engine", f"dask://{name}")) for name in SERVERS},
        "nobody": ("play", SHORT_S, 0, (*games, "--engine", f"dask://{refusing}")),
        "Ctrl+C": ("play", LONG_S, 0, (*games, "--engine", "dask://INTERRUPTING")),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.on_cluster", folder, json.dumps(list(steps.values()))],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return dict(zip(steps, map(tuple, json.loads(done.stdout)), strict=True))


def kept(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_killed_worker_loses_nothing(run: Run, tmp_path: Path, folder: Path, answers: Answers) -> None:
    _, out, _ = run(*GAME, "--games", "8", "--csv", tmp_path / "one.csv", "--record", tmp_path / "one")
    assert (folder / "killed").exists() and (folder / "played after all").exists()
    assert kept(folder / "play_or_die") == kept(tmp_path / "one")
    assert (folder / "many.csv").read_bytes() == (tmp_path / "one.csv").read_bytes()
    first, again = answers["killed"], answers["again"]
    assert first[0] == 0 and first[1].splitlines()[:-1] == out.splitlines()[:-1]
    assert again[1].splitlines()[-1] == "8 games, 0 moves per second"


@pytest.mark.parametrize(("name", "sentence"), [*FAILURES.items(), *LOSSES.items()])
def test_a_failing_cluster_is_one_line_and_what_was_played_is_kept(
    folder: Path, answers: Answers, name: str, sentence: str
) -> None:
    refused_in_one_line(answers[name], sentence)
    played = kept(folder / name)
    assert played and played.items() <= kept(folder / "play_or_die").items()


def test_workers_do_not_write_to_the_terminal(answers: Answers) -> None:
    status, out, err = answers["prints"]
    assert (status, err) == (0, "") and out.splitlines() == answers["killed"][1].splitlines()[:-1] + out.splitlines()[
        -1:
    ]


@pytest.mark.parametrize("name", ["interrupts", "Ctrl+C"])
def test_an_interruption_is_heard(folder: Path, answers: Answers, name: str) -> None:
    refused(answers[name], 130, "Stopped after")
    assert name == "Ctrl+C" or kept(folder / name)


@pytest.mark.parametrize("name", [*SERVERS, "nobody"])
def test_a_server_of_another_kind_is_no_scheduler(answers: Answers, name: str) -> None:
    refused_in_one_line(answers[name], "No Dask scheduler answers at ADDRESS.")


@pytest.mark.parametrize("error", [socket.gaierror(-2, "unknown"), UnicodeError("label too long")])
def test_a_host_that_is_not_found_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def look_up(host: str, port: None) -> None:
        assert host == "there"
        raise error

    monkeypatch.setitem(sys.modules, "distributed", ModuleType("distributed"))
    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    refused(run(*GAME, "--engine", "dask://there:8786"), 1, "Host “there” not found.")


def test_a_look_up_without_an_end_is_not_waited_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ends = Event()
    monkeypatch.setitem(sys.modules, "distributed", ModuleType("distributed"))
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, port: [ends.wait()])
    monkeypatch.setattr(cluster, "PATIENCE_S", 0.01)
    refused(run(*GAME, "--engine", "dask://[::1]:8786"), 1, "Host “::1” not found.")
    ends.set()


def refused_in_one_line(answer: tuple[int, str, str], sentence: str) -> None:
    refused((*answer[:2], re.sub(r"127\.0\.0\.1:\d+", "ADDRESS", answer[2])), 1, sentence)
    assert not any(unicodedata.category(letter) == "Cc" for letter in answer[2].removesuffix("\n"))


@pytest.mark.parametrize(
    ("address", "word"),
    [
        ("10.0.0.1:8786", "dask://HOST:PORT"),
        ("dask://8786", "dask://HOST:PORT"),
        ("dask://:8786", "dask://HOST:PORT"),
        ("dask://there", "dask://HOST:PORT"),
        ("dask://there/is:8786", "dask://HOST:PORT"),
        ("dask://::1:8786", "dask://HOST:PORT"),
        ("dask://[::1:8786", "dask://HOST:PORT"),
        ("dask://[]:8786", "dask://HOST:PORT"),
        ("tcp://there:8786", "dask://HOST:PORT"),
        ("dask://there:-1", "no whole number"),
        ("dask://there:0", "no port 0"),
        ("dask://there:door", "no whole number"),
        ("dask://there:70000", "no port 70000"),
    ],
)
def test_an_address_that_cannot_be(run: Run, address: str, word: str) -> None:
    refused(run(*GAME, "--engine", address), 2, word)


def test_a_cluster_has_its_own_number_of_jobs(run: Run) -> None:
    refused(run(*GAME, "--engine", "dask://there:8786", "--jobs", 2), 2, "--jobs")


def test_without_dask_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    refused(run(*GAME, "--engine", "dask://there:8786"), 2, "biotope[cluster]")
