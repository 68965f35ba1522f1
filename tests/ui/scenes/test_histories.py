"""Whatever stands in the history or among the running games, every page that lists games opens."""

from contextlib import closing
from dataclasses import replace
from datetime import datetime
from itertools import combinations
from pathlib import Path
from random import Random
from shutil import copytree
from typing import NoReturn

import pytest

from game.core.rules import Game
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui import words
from game.ui.presentation.presentation import Presentation, presentation
from game.ui.scenes.people import PeopleScene
from game.ui.scenes.title import TitleScene
from tests.support.history import NAMES, keep, played, write_history
from tests.support.pilot import Pilot
from tests.support.scenes import SCENES, fill, open_scene

LISTS = [shown.achievements for shown in map(presentation, GAMES.values()) if shown.achievements is not None]


@pytest.mark.parametrize("seed", range(12))
def test_every_page_that_lists_games_opens_over_any_history(tmp_path: Path, seed: int) -> None:
    write_history(tmp_path, Random(seed))
    with closing(Store.open(tmp_path)) as store:
        pilot = Pilot((640, 360), store).start(TitleScene)
        assert pilot.scene.name == "title"
        for _ in pilot.app.store.running():
            if "continue/next" in pilot.names():
                pilot.press("continue/next")
        for page in LISTS:
            pilot.app.stack.push(page(""))
            pilot.settle()
            pilot.app.stack.pop()
        assert pilot.app.fault is None


@pytest.mark.parametrize("seed", range(4))
def test_every_row_of_any_history_opens_its_game_or_says_why_not(tmp_path: Path, seed: int) -> None:
    write_history(tmp_path, Random(seed))
    with closing(Store.open(tmp_path)) as store:
        pilot = Pilot((640, 360), store).start(TitleScene)
        for name in pilot.names("last/"):
            if pilot.node(name).on_press is not None:
                pilot.click(name)
                assert pilot.app.fault is None
                if pilot.scene.name == "title":
                    assert "This game cannot be read any more. It stays where it is." in pilot.texts()
                else:
                    assert pilot.scene.name == "score"
                    pilot.app.stack.pop()
                    pilot.settle()


def test_the_title_is_made_anew_while_the_game_that_was_shown_as_the_last_ends_above_it(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        for seed in (1, 2, 3):
            keep(store, played("forest", ("Ana",), seed, actions=4))
        pilot = Pilot((640, 360), store).start(TitleScene)
        pilot.press("continue/previous")
        assert "3 / 3" in pilot.texts()
        pilot.press("continue")
        store.give_up(store.running()[-1].id)
        pilot.resize((1024, 640))
        assert pilot.scene.name == "table"
        pilot.app.go_home()
        pilot.settle()
        assert "1 / 2" in pilot.texts()


LISTING = ("people", "achievements", "end of ", "review", "best turn", "arrangement", "journal", "set-up of ")
"""How the scenes begin that show what was kept."""


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the games that the scenes look back on."""
    folder = tmp_path_factory.mktemp("filled")
    with closing(Store.open(folder)) as store:
        fill(store)
    return folder


@pytest.mark.parametrize("name", [name for name in SCENES if name.startswith(LISTING)])
def test_a_page_is_made_anew_after_what_it_shows_is_gone(tmp_path: Path, filled: Path, name: str) -> None:
    copytree(filled, tmp_path, dirs_exist_ok=True)
    with closing(Store.open(tmp_path)) as store:
        pilot = Pilot((640, 360), store, data=tmp_path).start(TitleScene)
        open_scene(pilot, name)
        pilot.key("End")
        for running in store.running():
            store.give_up(running.id)
        for finished in store.finished():
            store.remove(finished.id)
        for person in store.profiles():
            store.delete(person.id)
        pilot.resize((1024, 640))
        while pilot.scene.name != "title":
            left = pilot.scene
            pilot.key("Escape")
            assert pilot.scene is not left


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("game", [*GAMES])
def test_a_finished_game_opens_on_its_last_page_with_all_turns(tmp_path: Path, game: str, players: int) -> None:
    with closing(Store.open(tmp_path)) as store:
        keep(store, played(game, NAMES[:players], seed=3))
        pilot = Pilot((640, 360), store).start(TitleScene)
        pilot.press("last/0")
        assert pilot.scene.name == "score"
        pilot.key("l")
        assert pilot.scene.name == "log"
        assert pilot.names("log/")


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_that_was_lost_alone_does_not_lock_anybody_out(tmp_path: Path, game: str) -> None:
    with closing(Store.open(tmp_path)) as store:
        for seed in range(3):
            keep(store, played(game, ("Ana",), seed))
        keep(store, played(game, ("Ana",), actions=2))
        pilot = Pilot((640, 360), store).start(TitleScene)
        assert presentation(GAMES[game]).title in said(pilot, "last/0")
        assert "Ana" in said(pilot, "last/0")


def fault(*_: object) -> NoReturn:
    raise ZeroDivisionError


@pytest.mark.parametrize("part", ["thumbnail", "progress", "achieved"])
def test_a_game_that_cannot_even_introduce_itself_does_not_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    def broken(game: Game) -> Presentation:
        return replace(presentation(game), **{part: fault})

    for module in ("scenes.title", "kept.kept_games"):
        monkeypatch.setattr(f"game.ui.{module}.presentation", broken)
    with closing(Store.open(tmp_path)) as store:
        keep(store, played("aqua", ("Ana", "Bruno"), actions=4))
        pilot = Pilot((640, 360), store).start(TitleScene)
        assert (pilot.scene.name, pilot.app.fault) == ("title", None)
        assert ("last/0" in pilot.names()) is (part == "progress")


def said(pilot: Pilot, node: str) -> list[str]:
    return [said.text for said in pilot.node(node).said]


class TestLastGames:
    def test_a_row_says_game_date_people_and_result(self, tmp_path: Path) -> None:
        with closing(Store.open(tmp_path)) as store:
            game = played("aqua", ("Ana", "Bruno", "Chloé", "Dot"), seed=4)
            keep(store, game)
            row = said(Pilot((640, 360), store).start(TitleScene), "last/0")
            assert row[:2] == ["AQUA", words.date(datetime.now().date())]
            assert {"Ana", "Bruno", "Chloé", "Dot"} <= set(row)
            assert {str(sheet.total) for sheet in game.sheets()} <= set(row)

    @pytest.mark.parametrize("seed", range(3))
    def test_a_game_without_points_says_how_it_ended_for_all(self, tmp_path: Path, seed: int) -> None:
        with closing(Store.open(tmp_path)) as store:
            game = played("divercity", ("Ana", "Bruno"), seed)
            keep(store, game)
            assert game.outcome is not None
            assert said(Pilot((640, 360), store).start(TitleScene), "last/0")[2:] == [
                game.outcome.result,
                "Ana",
                "Bruno",
            ]

    def test_a_result_that_was_never_kept_is_found_again(self, tmp_path: Path) -> None:
        with closing(Store.open(tmp_path)) as store:
            game = played("forest", ("Ana", "Bruno"))
            header, *actions = game.record.text().splitlines()
            number = store.begin(header, dict(enumerate(game.names)))
            store.append(number, *actions)
            store.finish(number, {})
            row = said(Pilot((640, 360), store).start(TitleScene), "last/0")
            assert {str(sheet.total) for sheet in game.sheets()} <= set(row)

    def test_a_game_that_cannot_be_read_is_one_sentence(self, tmp_path: Path) -> None:
        with closing(Store.open(tmp_path)) as store:
            broken = keep(store, played("forest", ("Ana", "Bruno"), actions=5))
            store.append(broken, "0 place 99,99")
            pilot = Pilot(store=store).start(TitleScene)
            words = " ".join(said(pilot, "last/0"))
            assert words == "A game that waits cannot be read any more. It stays where it is."

    @pytest.mark.parametrize("waiting", [False, True])
    @pytest.mark.parametrize("text_size", [1.0, 1.3])
    @pytest.mark.parametrize("language", words.languages())
    def test_no_words_run_over_each_other_or_out_of_the_row(
        self, tmp_path: Path, waiting: bool, text_size: float, language: str
    ) -> None:
        with closing(Store.open(tmp_path)) as store:
            store.set_setting("text_size", text_size)
            store.set_setting("language", language)
            keep(store, played("aqua", NAMES[:4]))
            keep(store, played("savanna", NAMES[2:8]))
            keep(store, played("divercity", NAMES[:6], seed=2))
            if waiting:
                keep(store, played("forest", ("Ana", "Bruno"), actions=9))
            pilot = Pilot(store=store).start(TitleScene)
            for name in pilot.names("last/"):
                node = pilot.node(name)
                boxes = [one.box for one in node.said]
                assert all(x >= 0 and x + w <= node.w + 0.5 for x, _, w, _ in boxes), node.said
                for one, other in combinations(boxes, 2):
                    assert apart(one, other), node.said

    def test_who_is_not_named_is_counted(self, tmp_path: Path) -> None:
        with closing(Store.open(tmp_path)) as store:
            keep(store, played("savanna", NAMES[2:8]))
            keep(store, played("forest", ("Ana", "Bruno"), actions=9))
            row = said(Pilot((640, 360), store).start(TitleScene), "last/0")
            named = [words for words in row if words in NAMES]
            assert row[-1] == f"+{6 - len(named)}" and named

    @pytest.mark.parametrize("place", range(6))
    def test_whose_list_it_is_is_named_wherever_they_came(self, tmp_path: Path, place: int) -> None:
        with closing(Store.open(tmp_path)) as store:
            me = store.profile("Ana")
            others = ["Bruno", "Chloé", "Dot", "Ema", "Fritz"]
            computers = {seat: "easy" for seat in range(6) if seat != place}
            keep(store, played("savanna", [*others[:place], "Ana", *others[place:]], bots=computers))
            keep(store, played("forest", ("Ana", "Bruno"), actions=9))
            pilot = Pilot((640, 360), store).start(TitleScene)
            assert "Ana" in said(pilot, "last/0") and "+" in said(pilot, "last/0")[-1]
            pilot.app.stack.push(PeopleScene(chosen=me))
            pilot.settle()
            assert "Ana" in said(pilot, "last/0")


def apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    """Two boxes (x, y, width, height) do not lie over each other."""
    (x1, y1, w1, h1), (x2, y2, w2, h2) = one, other
    return x1 + w1 <= x2 or x2 + w2 <= x1 or y1 + h1 <= y2 or y2 + h2 <= y1
