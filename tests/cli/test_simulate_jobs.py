"""`biotope simulate` on several processes, stopped and gone on with, and as a CSV file."""

import csv
import signal
from pathlib import Path

import pytest

from game.cli import simulating
from game.cli.terminal import Progress
from game.core.rules import Game
from tests.cli.support import Run, refused
from tests.support.system import SIGNALS

GAME = ("simulate", "forest", "--seats", "random,random", "--seed", 3)


def kept(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


@pytest.fixture
def whole(run: Run, tmp_path: Path) -> Path:
    """Four games, played by one process, with their CSV file."""
    assert run(*GAME, "--games", 4, "--record", tmp_path / "whole", "--csv", tmp_path / "whole.csv")[0] == 0
    return tmp_path / "whole"


def test_two_jobs_give_the_same_to_the_byte(run: Run, whole: Path, tmp_path: Path) -> None:
    status, out, err = run(
        *GAME, "--games", 4, "--jobs", 2, "--record", tmp_path / "two", "--csv", tmp_path / "two.csv"
    )
    assert (status, err) == (0, "")
    assert kept(tmp_path / "two") == kept(whole)
    assert (tmp_path / "two.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert out.splitlines()[:-1] == run(*GAME, "--games", 4)[1].splitlines()[:-1]


def test_the_figures_of_a_game_in_a_csv_file(run: Run, whole: Path) -> None:
    with whole.with_suffix(".csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [(line["number"], line["seat"]) for line in lines] == [(str(n), s) for n in range(1, 5) for s in "01"]
    for line in lines:
        record = whole / f"forest-{line['number'].zfill(4)}.txt"
        _, out, _ = run("replay", record)
        rows = {row[0]: row[1:] for row in map(str.split, out.splitlines())}
        assert line["points"] == rows["total"][int(line["seat"])]
        assert line["wolf"] == rows["wolf"][int(line["seat"])]
        assert out.startswith(f"{line['actions']} actions")
        assert (line["won"] == "1") == (f"random {int(line['seat']) + 1}" in out.splitlines()[0])


def test_a_game_without_points_has_lines_too(run: Run, tmp_path: Path) -> None:
    run("simulate", "divercity", "--seats", "random,random", "--games", 1, "--csv", tmp_path / "dive.csv")
    with (tmp_path / "dive.csv").open(encoding="utf-8", newline="") as file:
        first, second = csv.DictReader(file)
    assert (first["result"], first["points"], first["margin"], first["won"]) == ("lost", "", "", "0")
    assert (first["bot"], first["seat"], second["seat"]) == ("random", "0", "1")


def test_games_that_are_there_are_not_played_again(run: Run, whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept(whole)
    files = list(before)
    (whole / files[1]).write_bytes(before[files[1]][: len(before[files[1]]) // 2])
    (whole / files[2]).write_bytes(before[files[2]][:10])
    (whole / files[3]).write_bytes(before[files[3]][:-1])
    written: list[int] = []
    keep = simulating.keep
    monkeypatch.setattr(simulating, "keep", lambda folder, game, r: (written.append(r.number), keep(folder, game, r)))
    _, out, _ = run(*GAME, "--games", 4, "--record", whole)
    assert written == [2, 3, 4]
    assert kept(whole) == before
    assert out.splitlines()[:-1] == run(*GAME, "--games", 4)[1].splitlines()[:-1]


def test_another_simulation_adds_no_game_to_a_folder_whose_first_games_are_missing(run: Run, whole: Path) -> None:
    (whole / "forest-0001.txt").unlink()
    before = kept(whole)
    refused(run(*GAME[:-1], 4, "--games", 4, "--record", whole), 2, "forest-0002.txt", "another simulation")
    assert kept(whole) == before


def test_a_game_of_another_simulation_is_left_alone(run: Run, whole: Path) -> None:
    before = kept(whole)
    refused(run(*GAME[:-1], 4, "--games", 4, "--record", whole), 2, "forest-0001.txt", "another simulation")
    assert kept(whole) == before


def test_another_game_is_kept_apart_in_the_same_folder(run: Run, whole: Path) -> None:
    before = kept(whole)
    status, out, _ = run("simulate", "ocean", "--seats", "random,random", "--games", 1, "--record", whole)
    assert status == 0 and out.splitlines()[-1].startswith("1 game, ")
    after = kept(whole)
    assert {name: after[name] for name in before} == before and set(after) - set(before) == {"ocean-0001.txt"}


@pytest.mark.parametrize("how", SIGNALS)
def test_an_interruption_is_one_line_and_the_same_command_goes_on(
    run: Run, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    keep = simulating.keep

    def interrupted(folder: Path, game: Game, result: simulating.Result) -> None:
        if result.number == 3:
            signal.raise_signal(how)
        keep(folder, game, result)

    monkeypatch.setattr(simulating, "keep", interrupted)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background may not hear it
    again = (*GAME, "--games", 4, "--record", tmp_path / "again")
    refused(run(*again), 128 + how, "Stopped after 2 of 4 games; run the same command again to continue")
    assert len(kept(tmp_path / "again")) == 2
    monkeypatch.undo()
    assert run(*again)[0] == 0
    assert kept(tmp_path / "again") == kept(whole)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


@pytest.mark.parametrize(
    ("arguments", "word"),
    [(("--jobs", "0"), "at least 1"), (("--jobs", "62"), "at most 61"), (("--jobs", "all"), "no whole number")],
)
def test_jobs_that_cannot_be(run: Run, arguments: tuple[str, ...], word: str) -> None:
    refused(run(*GAME, *arguments), 2, word)


def test_a_csv_file_that_cannot_be_is_refused_before_a_game_is_played(run: Run, tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none" / "file.csv"):
        refused(run(*GAME, "--games", 10**9, "--csv", file), 2, str(file))


def test_a_folder_for_records_that_is_a_file_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused(run(*GAME, "--games", 1, "--record", tmp_path / "file"), 2, "file is no folder.")
    refused(run(*GAME, "--games", 1, "--record", tmp_path / "file" / "in"), 2, "in: Not a directory.")


def test_the_bar_is_for_terminals_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with Progress(8, "games") as progress:
        progress.reached(4)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with Progress(8, "games") as progress:
        progress.reached(4)
        progress.reached(8)
    first, last, cleared = capsys.readouterr().err.strip("\r").split("\r")
    assert first == f"[{'#' * 20}{'.' * 20}] 4 of 8 games"
    assert last == f"[{'#' * 40}] 8 of 8 games"
    assert (cleared.strip(), len(cleared)) == ("", len(last))
