"""The lessons of AQUA and Mini DiverCity for somebody who does something else than they ask for."""

from collections.abc import Iterator

import pytest

from game.profile.store import Store
from game.ui.lessons.course import Stand
from game.ui.lessons.scene import LessonScene
from game.ui.lessons.terms import LessonTerms
from game.ui.scenes.title import TitleScene
from game.ui.table.game_view import view_of
from tests.support.pilot import Pilot


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """The app on a small screen."""
    folder = tmp_path_factory.mktemp("astray")
    store = Store.open(folder)
    store.set_setting("pace", "instant")
    yield Pilot((640, 360), store, data=folder).start(TitleScene)
    store.close()


def learn(pilot: Pilot, game: str) -> Pilot:
    pilot.store.set_setting("lessons", {})
    pilot.app.start_lesson(game)
    pilot.settle()
    return pilot


def lesson(pilot: Pilot) -> LessonScene:
    assert isinstance(pilot.scene, LessonScene)
    return pilot.scene


def terms(pilot: Pilot) -> LessonTerms:
    game = lesson(pilot).feed.game
    make = view_of(game).lesson
    assert make is not None
    return make(game)


def said(pilot: Pilot) -> str:
    return pilot.node("lesson/note").label


def obey_until(pilot: Pilot, number: int) -> None:
    while lesson(pilot).course.at + 1 < number:
        pilot.press("lesson/next" if "lesson/next" in pilot.names() else lesson(pilot).shown.lit[0])


def do(pilot: Pilot, action: str) -> None:
    """Takes an action by pressing what its name in a lesson stands for, and then the button that confirms."""
    while nodes := terms(pilot).nodes(lesson(pilot).desk.state, action):
        pilot.press(nodes[0])
    pilot.press(terms(pilot).done)


def test_a_tile_laid_elsewhere_shows_what_it_costs_and_is_taken_back(app: Pilot) -> None:
    obey_until(learn(app, "aqua"), 4)
    do(app, "grow:0,-1,0,GBB")
    assert "3 points less" in said(app)
    app.press("lesson/undo")
    assert "Close the hexagon" in said(app)
    obey_until(app, 5)


def test_a_reef_that_grew_otherwise_is_not_told_what_is_not_there(app: Pilot) -> None:
    obey_until(learn(app, "aqua"), 2)
    do(app, "grow:2,-2,0,GBB")
    app.press("lesson/leave")
    assert "corals of one colour around" not in said(app)
    assert lesson(app).course.stand(lesson(app).moment) is Stand.TURN


def test_another_card_is_taken_back_although_it_was_revealed(app: Pilot) -> None:
    obey_until(learn(app, "divercity"), 4)
    do(app, "oil:2")
    assert "meant another move" in said(app)
    app.press("lesson/undo")
    assert "oil rig takes one of your cards" in said(app)


def test_who_plays_blindly_is_told_nothing_that_did_not_happen(app: Pilot) -> None:
    obey_until(learn(app, "divercity"), 5)
    told: list[str] = []
    while not lesson(app).course.over:
        told.append(said(app))
        if "lesson/leave" in app.names():
            app.press("lesson/leave")
        elif "lesson/next" in app.names():
            app.press("lesson/next")
        elif "end" in app.names():
            app.press("end")
        else:
            do(app, "oil:0" if lesson(app).desk.state.view.phase == "oil" else "play:0")
    assert not any("Wren knew" in words or "Rowan saved" in words for words in told)
    assert "five saved species" in said(app)
