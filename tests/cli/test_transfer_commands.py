"""`biotope export` and `biotope import`."""

from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Store
from tests.cli.support import Run, refused
from tests.profile.support import header, play
from tests.profile.test_damage import break_table


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with two games of Ana, one of them running."""
    store = Store.open(tmp_path / "data")
    play(store, "Ana", totals=[50])
    store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    store.close()
    return tmp_path / "data"


def test_a_new_computer_continues_the_journal(run: Run, data: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "ana.json", tmp_path / "other"
    status, out, err = run("--data-dir", data, "export", " ANA", file)
    assert (status, out, err) == (0, f"Ana: finished games 1, running games 1, written to {file}.\n", "")
    counts = "new games 2, continued 0, returned 0, here already 0"
    assert run("--data-dir", other, "import", file) == (0, f"Ana: {counts}.\n", "")
    counts = "new games 0, continued 0, returned 0, here already 2"
    assert run("--data-dir", other, "import", file) == (0, f"Ana: {counts}.\n", "")


def test_a_deleted_player_gets_their_games_back(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "ana.json"
    run("--data-dir", data, "export", "Ana", file)
    with closing(Store.open(data)) as store:
        store.delete(store.profile("Ana").id)
    counts = "new games 0, continued 0, returned 2, here already 0"
    assert run("--data-dir", data, "import", file) == (0, f"Ana: {counts}.\n", "")
    with closing(Store.open(data)) as store:
        assert store.count_played(store.profile("Ana").id) == 1


def test_nobody_is_lost(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "ana.json"
    refused(run("--data-dir", data, "export", "Žofie", file), 2, "nobody called “Žofie”; there are Ana, Ben")
    assert not file.exists()
    file.write_text("something else")
    refused(run("--data-dir", data, "export", "Ana", file), 2, "ana.json", "there already")
    assert file.read_text() == "something else"
    refused(run("--data-dir", data, "export", "Ana", tmp_path / "none" / "ana.json"), 2, "ana.json: No such file")


def test_a_bad_file_changes_nothing(run: Run, data: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    before = (data / "biotope.sqlite").read_bytes()
    refused(run("--data-dir", data, "import", tmp_path / "bad.json"), 2, "bad.json: this holds no games")
    refused(run("--data-dir", data, "import", tmp_path / "none.json"), 2, "none.json: No such file")
    refused(run("--data-dir", data, "import", tmp_path), 2, "Is a directory")
    assert (data / "biotope.sqlite").read_bytes() == before
    assert not (data / "backups" / "2.sqlite").exists()


def test_a_folder_that_is_open_is_left_alone(run: Run, data: Path, tmp_path: Path) -> None:
    store = Store.open(data)
    refused(run("--data-dir", data, "export", "Ana", tmp_path / "ana.json"), 1, "already open")
    store.close()


def test_damage_that_was_found_is_told(run: Run, data: Path, tmp_path: Path) -> None:
    (data / "biotope.sqlite").write_bytes(b"nothing" * 1000)
    status, out, err = run("--data-dir", data, "export", "Ana", tmp_path / "ana.json")
    reading, *told, refusal = err.splitlines()
    assert (status, out) == (2, "")
    assert reading == "biotope: The saved games are damaged; reading what is left of them…"
    assert "were set aside: " in told[0] and "took their place: " in told[1] and "nobody called" in refusal


def test_a_salvage_says_so_in_one_line_before_it_begins(run: Run, data: Path, tmp_path: Path) -> None:
    break_table(data, "summary")
    status, out, err = run("--data-dir", data, "export", "Ana", tmp_path / "ana.json")
    assert status == 0 and "finished games 1, running games 1" in out
    assert [line.partition(": ")[2][:33] for line in err.splitlines()] == [
        "The saved games are damaged; read",
        "The saved games were damaged and ",
        "Games read from the damaged file:",
    ]


def test_a_folder_in_the_place_of_the_games_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "biotope.sqlite").mkdir()
    status, _, err = run("--data-dir", tmp_path, "export", "Ana", tmp_path / "ana.json")
    assert status == 2 and "A folder in the place of the saved games was set aside: " in err
