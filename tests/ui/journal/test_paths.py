"""The paths in the journal: what the page says of goals and medals, and where it leads."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from game.core.goals import Goal, Goals
from game.core.rules import Game
from game.games.aqua.view.achievements import AchievementsScene
from game.games.registry import GAMES
from game.profile.paths import path
from game.profile.store import Store
from game.profile.summaries import Summary
from game.ui import words
from game.ui.journal.paths_model import PathsModel, paths_model
from game.ui.journal.paths_page import PathsPage
from game.ui.journal.scene import JournalScene
from game.ui.presentation.path_texts import GoalText, MedalText, PathText
from game.ui.presentation.presentation import presentation
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.layout import faults
from tests.support.pilot import Pilot

GOALS: Goals[object] = Goals(
    (Goal("easy", 30, lambda end: 0),), (Goal("bees", 18, lambda end: 0), Goal("win", 1, lambda end: 0))
)
TEXT = PathText(
    "anywhere",
    (MedalText("Easy", "win by 30", (("easy", ""),), 1),),
    {"bees": GoalText("18 from bees", "Task", "Tip", "disc/bee"), "win": GoalText("Win", "Task", "Tip", "disc/fox")},
)
WITH_PATHS = [game for game in GAMES.values() if presentation(game).path is not None]


def model(*have: dict[str, int], chosen: str = "bees", assisted: bool = False) -> PathsModel:
    games = [
        Summary(n, {0: 1}, day, day, {"0": {"have": one}}, assisted)
        for n, one in enumerate(have, start=1)
        for day in [datetime(2026, 5, n, 12, tzinfo=UTC)]
    ]
    return paths_model(path(GOALS, games, 1), GOALS, TEXT, chosen)


class TestModel:
    def test_nothing_is_met_before_the_first_game(self) -> None:
        page = model()
        assert (page.met, page.all, page.newest) == (0, 2, "play a game and see what it brings")
        assert [stamp.below for stamp in page.stamps] == ["not yet", "not yet"]
        assert (page.medals[0].below, page.detail.best) == ("not played yet", "")

    def test_a_number_says_how_far_it_is(self) -> None:
        page = model({"bees": 12, "easy": 21})
        assert (page.stamps[0].below, page.medals[0].below) == ("best 12", "best +21 so far")
        assert (page.detail.best, round(page.detail.share, 2)) == ("12 of 18 · 1 May", 0.67)
        assert page.detail.game is not None
        assert page.detail.game.id == 1

    def test_what_is_met_has_its_day(self) -> None:
        page = model({"bees": 12}, {"bees": 18, "easy": 40, "win": 1})
        assert [stamp.below for stamp in page.stamps] == ["2 May", "2 May"]
        assert page.medals[0].below == "+40 on 2 May"
        assert (page.newest, page.met) == ("Last: 18 from bees, 2 May", 2)
        assert "met on 2 May" in page.detail.state

    def test_hints_are_said(self) -> None:
        page = model({"bees": 18}, assisted=True)
        assert page.stamps[0].assisted
        assert "met with hints" in page.detail.state

    def test_a_medal_can_be_looked_at(self) -> None:
        detail = model({"easy": 15}, chosen="medal:0").detail
        assert (detail.title, detail.state, detail.share, detail.best) == (
            "Easy",
            "not won yet",
            0.5,
            "+15 of +30 · 1 May",
        )


@pytest.mark.parametrize("game", WITH_PATHS, ids=lambda game: game.id)
def test_every_goal_and_medal_has_its_words(game: Game) -> None:
    text = presentation(game).path
    assert text is not None
    assert game.goals is not None
    said = text()
    assert list(said.goals) == [goal.id for goal in game.goals.goals]
    assert [name for medal in said.medals for name, _ in medal.medals] == [medal.id for medal in game.goals.medals]
    for goal in said.goals.values():
        assert "{" not in f"{goal.title}{goal.task}"
        assert goal.alone or goal.company
        game.all_options(goal.options)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


def opened(store: Store, size: tuple[int, int] = (640, 360)) -> Pilot:
    return Pilot(size, store).start(lambda: JournalScene("paths"))


def test_a_game_is_looked_at_and_played_on_from_its_goals(store: Store) -> None:
    keep(store, played("divercity", ("Ana", "Ben")))
    pilot = opened(store)
    pilot.click("game/divercity")
    pilot.click("goal/industrialist")
    assert "play" not in pilot.names()
    pilot.click("set-up")
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.scene.draft.options["variants"] == ["industrialist"]


def test_whose_journal_it_is_plays_towards_a_goal_and_is_looked_at_first(store: Store) -> None:
    for game in ("forest", "aqua"):
        keep(store, played(game, ("Ana",)))
    keep(store, played("forest", ("Ben",)))
    ben = next(one.id for one in store.profiles() if one.name == "Ben")
    pilot = Pilot((640, 360), store).start(lambda: JournalScene("paths", ben))
    pilot.press("play")
    assert isinstance(pilot.scene, SetupScene)
    assert [seat.name for seat in pilot.scene.draft.lineup.seats] == ["Ben"]
    pilot.key("Escape")
    pilot.press("game/aqua")
    assert isinstance(pilot.scene, AchievementsScene) and pilot.scene.person is not None
    assert pilot.scene.person.name == "Ben"
    pilot.press("play")
    assert isinstance(pilot.scene, SetupScene)
    assert [seat.name for seat in pilot.scene.draft.lineup.seats] == ["Ben"]


def test_from_the_end_of_a_game_that_game_is_shown_first(store: Store) -> None:
    for game in ("forest", "savanna"):
        keep(store, played(game, ("Ana",)))
    shown = []
    for came_from in ("savanna", "aqua", None):
        pilot = Pilot((640, 360), store).start(partial(JournalScene, "paths", came_from=came_from))
        assert isinstance(pilot.scene, JournalScene) and isinstance(pilot.scene.page, PathsPage)
        shown.append(pilot.scene.page.game.id)
    assert shown == ["savanna", "forest", "forest"]


def test_a_game_that_is_not_read_yet_says_no_number(store: Store) -> None:
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.app.stack.push(JournalScene("paths"))
    pilot.step(16)
    assert [said for said in pilot.texts() if said.endswith(" of 18")] == ["0 of 18"]
    pilot.settle()
    assert [said for said in pilot.texts() if said.endswith(" of 18")] == ["0 of 18"] * 3


def test_the_page_keys_and_the_arrows_reach_everything(store: Store) -> None:
    pilot = opened(store)
    pilot.key("PageDown")
    assert "goal/krill" in pilot.names()
    pilot.key("PageUp", "PageUp")
    assert "goal/brink" in pilot.names()
    pilot.press("goal/alone")
    assert "set-up" not in pilot.names()


def test_the_track_of_aqua_has_its_own_page(store: Store) -> None:
    pilot = opened(store)
    pilot.click("game/aqua")
    assert pilot.scene.name == "achievements"
    pilot.key("Escape")
    assert pilot.scene.name == "journal"


def test_the_game_that_came_farthest_can_be_looked_at(store: Store) -> None:
    keep(store, played("forest", ("Ana",), seed=2))
    pilot = opened(store)
    pilot.press("medal:0")
    pilot.press("game")
    assert pilot.scene.name == "score"


@pytest.mark.parametrize(("language", "text_size"), [("en", 1.0), *((one, 1.3) for one in words.languages())])
@pytest.mark.parametrize("game", WITH_PATHS, ids=lambda game: game.id)
def test_the_page_fits(store: Store, game: Game, language: str, text_size: float) -> None:
    store.set_setting("language", language)
    store.set_setting("text_size", text_size)
    pilot = opened(store, (1280, 720))
    pilot.press(f"game/{game.id}")
    for name in pilot.names("medal:")[:1] + pilot.names("goal/")[-1:]:
        pilot.press(name)
        assert faults(pilot.scene) == []
