"""`biotope simulate --engine dask://HOST:PORT`: the same games on a cluster, whatever happens to its workers."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support import Run, refused

REPOSITORY = Path(__file__).parents[2]
GAME = ("simulate", "forest", "--seats", "random,random", "--seed", "3")


def test_a_killed_worker_loses_nothing(run: Run, tmp_path: Path) -> None:
    one, many = tmp_path / "one", tmp_path / "many"
    games = (*GAME, "--games", "8", "--csv")
    on_cluster = (*games, f"{many}.csv", "--engine", "dask://ADDRESS", "--record", str(many))
    nowhere = (*games, f"{many}.csv", "--engine", "dask://127.0.0.1:1")
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.on_cluster", tmp_path, json.dumps([on_cluster, on_cluster, nowhere])],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    first, again, alone = map(tuple, json.loads(done.stdout))
    _, out, _ = run(*games, f"{one}.csv", "--record", one)
    assert (tmp_path / "killed").exists() and (tmp_path / "played after all").exists()
    assert {file.name: file.read_bytes() for file in many.iterdir()} == {
        file.name: file.read_bytes() for file in one.iterdir()
    }
    assert Path(f"{many}.csv").read_bytes() == Path(f"{one}.csv").read_bytes()
    assert first[0] == 0 and first[1].splitlines()[:-1] == out.splitlines()[:-1]
    assert again[1].splitlines()[-1] == "8 games, 0 moves per second"
    refused(alone, 2, "No Dask scheduler answers at 127.0.0.1:1.")


@pytest.mark.parametrize(
    ("address", "word"),
    [
        ("10.0.0.1:8786", "dask://HOST:PORT"),
        ("dask://8786", "dask://HOST:PORT"),
        ("dask://:8786", "dask://HOST:PORT"),
        ("dask://there", "dask://HOST:PORT"),
        ("dask://there/is:8786", "dask://HOST:PORT"),
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
