"""What is wrong with a command is said in the language of whoever gave it."""

from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Store
from tests.cli.support import POSITION, Run


@pytest.fixture
def played_in_french(tmp_path: Path) -> Path:
    """The data folder of somebody who has chosen French."""
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(Store.open(folder)) as store:
        store.set_setting("language", "fr")
    return folder


def test_the_language_is_the_one_that_was_chosen(run: Run, played_in_french: Path) -> None:
    assert run("--data-dir", played_in_french, "nothing.txt") == (
        2,
        "",
        "biotope: nothing.txt\u202f: ce fichier n’existe pas.\n",
    )


@pytest.fixture
def system_in_czech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that speaks Czech, on which nobody has played yet."""
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    monkeypatch.setenv("BIOTOPE_DATA", str(tmp_path / "nobody has played"))


@pytest.mark.usefixtures("system_in_czech")
def test_until_one_is_chosen_it_is_that_of_the_system(run: Run) -> None:
    said = "biotope: Pozice potřebuje „boards“, seznam textů.\n"
    assert run("score", stdin='{"game": "forest"}') == (2, "", said)


@pytest.mark.usefixtures("system_in_czech")
def test_a_command_that_is_none_is_refused_in_it(run: Run) -> None:
    assert run("stimulate", "forest")[2].startswith("biotope: Příkaz „stimulate“ není; jsou tu open, score, ")


def test_in_use_the_games_still_say_which_language(run: Run, played_in_french: Path) -> None:
    with closing(Store.open(played_in_french)):
        answer = run("--data-dir", played_in_french, "export", "Ana", played_in_french / "ana.json")
    assert answer[2].startswith("biotope: Biotope est déjà ouvert avec les parties de ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "forest"], "il manque ces arguments\u202f: --seats"),
        (["simulate", "forest", "--seats", "easy", "--games", "0"], "argument --games\u202f: il faut au moins 1"),
        (["simulate", "forest", "--seats", "easy", "--seed"], "argument --seed\u202f: il manque une valeur"),
        (["score", "--fast"], "arguments inconnus\u202f: --fast"),
    ],
)
def test_wrong_arguments_are_refused_in_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run(*arguments) == (2, "", f"biotope: {said}. Essayez «\u202fbiotope --help\u202f».\n")


def test_what_is_printed_for_programs_is_the_same_in_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    stated = str(POSITION).replace("'", '"')
    in_english = run("score", stdin=stated)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("score", stdin=stated) == in_english and in_english[0] == 0


def test_a_part_that_is_missing_is_named_without_the_words_that_are_in_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setattr("game.ui.words.assets_dir", lambda: tmp_path / "gone")
    assert run("nothing.txt") == (2, "", "biotope: nothing.txt: No such file or directory.\n")
