"""The page of the track of fifty: nothing cut at any size, the last tick, the best tries."""

from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest

from game.core.session import Session
from game.games.aqua.achievements import TRACK, Reached, Try, achieved, best_tries
from game.games.aqua.game import AQUA
from game.games.aqua.scenarios import SCENARIOS, Progress
from game.games.aqua.view import achievements
from game.games.aqua.view.achievement_drawables import best_try_words
from game.games.aqua.view.achievements import AchievementsScene
from game.games.aqua.view.track import Person
from game.profile.store import Store
from game.ui.kept.finished import PastGame
from game.ui.scenes.credits import CreditsScene
from tests.games.aqua.view.sea import random_game
from tests.support.pilot import Pilot

RECORD = Session.new(AQUA, ("Ana",), {}, 1).record
LAST_DAY = PastGame((0,), date(2026, 11, 28), {}, lambda: RECORD)
TRY = Try(LAST_DAY, Progress(78, 80, SCENARIOS["J"].objective, 2, False))


def somebody(*names: str) -> Person:
    """Somebody who has reached these, the first one last."""
    count = len(names)
    return Person("Ana", 0, {n: Reached(n, LAST_DAY, 108, count - i) for i, n in enumerate(names)}, {"J": TRY})


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_no_word_and_no_date_is_cut(size: tuple[int, int], text: float, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = [name for name in TRACK if name != "scenario:J"]
    monkeypatch.setattr(achievements, "people", lambda _: [somebody(*everything)])
    monkeypatch.setattr(achievements, "players", lambda *_: ())
    pilot = Pilot(size)
    pilot.app.settings["text_size"] = text
    pilot.start(CreditsScene)
    pilot.app.stack.push(AchievementsScene())
    pilot.settle()
    heads = [said.box for said in pilot.node("progress").said if said.box[1] < 50 and said.box[0] >= 470]
    assert len(heads) == 6
    lefts = sorted((x, x + w) for x, _, w, _ in heads)
    assert all(right + 8 <= left for (_, right), (left, _) in pairwise(lefts))
    for name in ("scenario:J", "scenario:O", "challenge:22", "modification:9"):
        pilot.click(name)
        assert not [said.text for node in pilot.scene.stage.nodes for said in node.said if not said.fits]


def test_by_keyboard_an_achievement_is_looked_at_and_played_and_the_set_up_names_it(tmp_path: Path) -> None:
    pilot = Pilot(store=Store.open(tmp_path)).start(CreditsScene)
    pilot.app.stack.push(AchievementsScene())
    pilot.settle()
    pilot.key("Right", "Right", "Right", "Return")
    assert "Finish with at least 70 points." in pilot.texts()
    pilot.key("Return", "Return")
    assert pilot.scene.name == "setup"
    assert "Challenge 1: 70 points" in pilot.texts()
    pilot.click("game/forest")
    assert "Challenge 1: 70 points" not in pilot.texts()


def test_the_last_tick_is_that_of_the_last_game_of_a_day() -> None:
    newest = somebody("scenario:B", "scenario:A", "challenge:1").newest
    assert newest is not None and newest.achievement == "scenario:B"


def test_the_best_try_tells_the_points_and_the_task() -> None:
    assert best_try_words(TRY) == (
        "Best try, 28 November 2026: 78 of 80 points. Every small animal under a large one (2 to go)."
    )


def test_the_best_try_of_a_scenario_is_kept() -> None:
    games = [random_game(1, seed, scenario="A") for seed in (1, 2, 3)]
    plain = random_game(1, 4)
    totals = [game.sheets()[0].total for game in games]
    best = best_tries((number, achieved(game.view(None)), [0]) for number, game in enumerate([*games, plain]))
    assert best.keys() == {"A"}
    assert best["A"].progress.total == max(totals) == totals[best["A"].game]


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_where_there_is_room_the_tasks_are_written_in_large_letters(language: str, tmp_path: Path) -> None:
    pilot = Pilot(store=Store.open(tmp_path)).start(CreditsScene)
    pilot.app.settings["language"] = language
    heights = []
    for text in (1.0, 1.3):
        pilot.app.settings["text_size"] = text
        pilot.app.stack.push(AchievementsScene())
        pilot.settle()
        heights.append(pilot.node("modification:3").said[1].box[3])
    assert heights[1] > heights[0]
