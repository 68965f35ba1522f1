"""Every lesson, played to its end by pressing what is lit; the Forest lesson in all its branches."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.levels.lessons import load_lesson, taught
from game.profile.lessons import Lessons
from game.profile.store import Store
from game.ui.lessons.course import Stand
from game.ui.lessons.placing import hides
from game.ui.lessons.scene import LessonScene
from game.ui.presentation.presentation import presentation
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from game.ui.table.game_view import view_of
from game.units import Rect
from tests.support.pilot import AFTER_A_DOUBLE_CLICK_MS, Pilot

SMALL = (640, 360)


def pilot_at(folder: Path, **settings: object) -> Pilot:
    store = Store.open(folder)
    for name, value in {"pace": "instant", **settings}.items():
        store.set_setting(name, value)
    return Pilot(SMALL, store, data=folder).start(TitleScene)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """The app on a small screen."""
    pilot = pilot_at(tmp_path_factory.mktemp("lessons"))
    yield pilot
    pilot.store.close()


@pytest.fixture
def pilot(app: Pilot) -> Pilot:
    """Somebody who has just begun a first lesson, that of the Forest."""
    app.store.set_setting("lessons", {})
    return learn(app, "forest")


def learn(pilot: Pilot, game: str) -> Pilot:
    pilot.app.start_lesson(game)
    pilot.settle()
    return pilot


def lesson(pilot: Pilot) -> LessonScene:
    assert isinstance(pilot.scene, LessonScene)
    return pilot.scene


def said(pilot: Pilot) -> str:
    return pilot.node("lesson/note").label


def lit(pilot: Pilot) -> list[str]:
    return [light.removeprefix("lesson/light/") for light in pilot.names("lesson/light/")]


def step(pilot: Pilot) -> int:
    """The step that is shown, from 1."""
    return lesson(pilot).course.at + 1


def obey(pilot: Pilot) -> None:
    """Clicks what the note asks for."""
    pilot.click("lesson/next" if "lesson/next" in pilot.names() else lesson(pilot).shown.lit[0])


def obey_until(pilot: Pilot, number: int) -> None:
    while step(pilot) < number:
        obey(pilot)


def go_astray(pilot: Pilot) -> None:
    """In the second step: another card than the one that is lit."""
    obey_until(pilot, 2)
    for name in ("hand/0", "board:0/0,0", "done"):
        pilot.click(name)


def rect(pilot: Pilot, name: str) -> Rect:
    return Rect(*pilot.node(name).bounds)


def check_that_the_note_hides_nothing(pilot: Pilot) -> None:
    """It lies neither over what it speaks of nor over what one decides with."""
    scene, note = lesson(pilot), rect(pilot, "lesson/note")
    terms = view_of(scene.feed.game).lesson
    assert terms is not None
    at_hand = terms(scene.feed.game).at_hand
    spoken_of = (*scene.shown.lit, *scene.shown.also)
    for names in (spoken_of, [name for name in pilot.names() if name.startswith(at_hand)]):
        assert not hides(note, [rect(pilot, name) for name in names]), said(pilot)


@pytest.mark.parametrize("game", taught())
def test_clicking_what_is_lit_leads_to_the_end(game: str, app: Pilot) -> None:
    """The mouse alone is enough; with keys every lesson is played in the next test."""
    app.store.set_setting("lessons", {})
    pilot = learn(app, game)
    steps = lesson(pilot).course.steps
    seen: dict[int, set[str]] = {}
    while not lesson(pilot).course.over:
        scene, now = lesson(pilot), lesson(pilot).course.step
        assert scene.course.stand(scene.moment) in (Stand.GO_ON, Stand.ACTION)
        names = (*now.lit, *now.also, *(f"score/{row}" for row in now.rows))
        seen.setdefault(scene.course.at, set()).update(name for name in names if scene.lights((name,)))
        check_that_the_note_hides_nothing(pilot)
        obey(pilot)
    for number, now in enumerate(steps):
        assert seen[number] == {*now.lit, *now.also, *(f"score/{row}" for row in now.rows)}, now.say
    assert Lessons(pilot.store).learned(game) and Lessons(pilot.store).waiting(game) is None
    assert pilot.store.running() == [] and pilot.store.finished(limit=1) == [] and pilot.store.profiles() == []
    pilot.step(AFTER_A_DOUBLE_CLICK_MS)
    pilot.click("lesson/real")
    assert isinstance(pilot.scene, SetupScene) and pilot.scene.draft.game.id == game


@pytest.mark.parametrize("game", taught())
def test_another_move_than_each_that_is_asked_for_is_taken_back(game: str, tmp_path: Path) -> None:
    pilot, tried = learn(pilot_at(tmp_path, language="fr", text_size=1.3), game), set()
    while not lesson(pilot).course.over:
        check_that_the_note_hides_nothing(pilot)
        scene, at = lesson(pilot), lesson(pilot).course.at
        encode = scene.feed.game.codec.encode
        meant = tuple(way[0].removesuffix("*") for way in scene.course.step.do)
        others = (
            [action for action in scene.feed.now().legal if not encode(action).startswith(meant)] if meant else []
        )
        if others and at not in tried:
            tried.add(at)
            scene.feed.submit(others[-1])
            pilot.settle()
            assert lesson(pilot).course.stand(lesson(pilot).moment) is Stand.ASTRAY, scene.course.step.say
            pilot.press("lesson/undo")
            assert lesson(pilot).course.at == at
            check_that_the_note_hides_nothing(pilot)
        else:
            pilot.press("lesson/next" if "lesson/next" in pilot.names() else scene.shown.lit[0])
    assert len(tried) >= 4
    pilot.store.close()


def test_the_other_divers_wait_until_what_they_did_is_read(app: Pilot) -> None:
    app.store.set_setting("lessons", {})
    pilot = learn(app, "divercity")
    while not lesson(pilot).course.step.watch:
        obey(pilot)
    before = lesson(pilot).feed.number
    pilot.step(3000)
    assert lesson(pilot).feed.number == before and lesson(pilot).feed.now().view.turn == 2
    pilot.click("lesson/next")
    assert lesson(pilot).course.step.watch and lesson(pilot).feed.now().view.turn == 3
    pilot.click("lesson/back")
    pilot.click("lesson/back")
    assert lesson(pilot).feed.now().view.turn == 1, "the move before them is open again"


@pytest.mark.parametrize("game", taught())
def test_every_small_picture_can_be_drawn(game: str) -> None:
    terms = view_of(GAMES[game]).lesson
    assert terms is not None
    for now in load_lesson(game).steps:
        if now.picture:
            terms(GAMES[game]).picture(now.picture)


def test_another_move_is_let_happen_and_taken_back(pilot: Pilot) -> None:
    go_astray(pilot)
    assert lesson(pilot).feed.now().view.turn == 2
    assert "Even better!" in said(pilot)
    pilot.click("lesson/undo")
    assert (step(pilot), lesson(pilot).feed.now().view.turn) == (2, 1)
    obey_until(pilot, 3)


def test_a_worse_move_shows_what_it_costs(pilot: Pilot) -> None:
    obey_until(pilot, 4)
    for name in ("hand/0", "board:0/1,0", "done"):
        pilot.click(name)
    assert "2 points less" in said(pilot)
    assert {"Hare", "Meadow", "3 → 0"} <= {line.text for line in pilot.node("lesson/note").said}


def test_another_move_may_stay(pilot: Pilot) -> None:
    go_astray(pilot)
    pilot.click("lesson/leave")
    assert (step(pilot), lesson(pilot).feed.now().view.turn) == (3, 2)
    pilot.click("lesson/next")
    assert "Play on as you like" in said(pilot)
    pilot.click("hand/1")
    pilot.click("done")
    pilot.click(pilot.names("board:")[0])
    pilot.click("done")
    assert lesson(pilot).feed.now().view.turn == 3


def test_back_goes_through_the_steps_and_the_moves(pilot: Pilot) -> None:
    obey_until(pilot, 4)
    pilot.click("hand/0")
    for number in (3, 2, 1):
        pilot.click("lesson/back")
        assert step(pilot) == number
    assert lesson(pilot).feed.now().view.turn == 1
    assert not pilot.node("lesson/back").enabled


def test_taking_back_on_the_table_goes_back_too(pilot: Pilot) -> None:
    obey_until(pilot, 3)
    pilot.key("ctrl+z")
    assert step(pilot) == 2


def test_who_decides_while_something_is_to_be_read_has_read_it(pilot: Pilot) -> None:
    obey_until(pilot, 3)
    for name in ("hand/8", "board:0/0,1", "done"):
        pilot.click(name)
    assert step(pilot) == 5


def test_a_lesson_that_is_skipped_is_played_on_and_does_not_wait(pilot: Pilot) -> None:
    obey_until(pilot, 2)
    before = said(pilot)
    pilot.click("lesson/skip")
    assert "start a game of your own" in said(pilot)
    pilot.click("lesson/back")
    assert said(pilot) == before and Lessons(pilot.store).waiting("forest") is not None
    pilot.click("lesson/skip")
    pilot.click("lesson/play")
    assert not lesson(pilot).feed.kept
    assert pilot.names("lesson/") == []
    for name in ("hand/0", "board:0/0,0", "done"):
        pilot.click(name)
    assert lesson(pilot).feed.now().view.turn == 2
    assert pilot.names("lesson/") == []
    assert Lessons(pilot.store).waiting("forest") is None and not Lessons(pilot.store).learned("forest")


def test_a_lesson_that_was_left_goes_on_and_can_be_repeated(pilot: Pilot) -> None:
    obey_until(pilot, 5)
    words = said(pilot)
    pilot.app.go_home()
    pilot.settle()
    assert pilot.node("lesson").label == "Go on with the lesson"
    pilot.click("lesson")
    assert (step(pilot), said(pilot)) == (5, words)
    pilot.click("lesson/back")
    assert step(pilot) == 4
    pilot.click("lesson/skip")
    learn(pilot, "forest")
    assert step(pilot) == 1


def test_marks_and_notes_of_a_lesson_are_kept_with_no_game_of_the_store(pilot: Pilot) -> None:
    feed = lesson(pilot).feed
    feed.assist()
    kept = Lessons(pilot.store).waiting("forest")
    assert kept is not None and "assisted" in kept.record
    feed.note("hand:1/0", "a crab")
    assert feed.notes() == {"hand:1/0": "a crab"}


def test_a_lesson_that_is_given_up_does_not_wait_and_is_in_no_history(pilot: Pilot) -> None:
    obey_until(pilot, 3)
    pilot.key("m")
    pilot.click("give up")
    pilot.click("yes")
    assert pilot.scene.name == "title"
    assert Lessons(pilot.store).waiting("forest") is None
    assert pilot.store.running() == [] and pilot.store.finished(limit=1) == []


def test_a_kept_lesson_that_cannot_be_read_begins_anew(pilot: Pilot) -> None:
    obey_until(pilot, 3)
    lessons = Lessons(pilot.store)
    kept = lessons.waiting("forest")
    assert kept is not None
    for broken in (replace(kept, record="nonsense"), replace(kept, at=40, begun=(None,) * 41)):
        lessons.keep("forest", broken)
        assert step(learn(pilot, "forest")) == 1


def test_a_card_may_be_carried(pilot: Pilot) -> None:
    obey_until(pilot, 2)
    pilot.grab("hand/8")
    pilot.carry(800, 500)
    assert lit(pilot) == ["board:0/0,0"]
    pilot.let_go(*pilot.node("board:0/0,0").centre)
    assert lit(pilot) == ["done"]
    pilot.click("done")
    assert step(pilot) == 3


def test_the_keyboard_alone_is_enough(pilot: Pilot) -> None:
    for _ in range(4):
        pilot.key("Return")
    assert step(pilot) == 3
    pilot.press("lesson/back")
    assert step(pilot) == 2


def test_nothing_of_the_lesson_lies_over_what_is_told(pilot: Pilot) -> None:
    obey_until(pilot, 2)
    pilot.click("hand/8")
    pilot.click("board:0/0,0")
    scene = lesson(pilot)
    pilot.app.settings["animation"] = "full"
    assert scene.desk.confirm()
    pilot.step(1200)
    assert scene.timeline.busy and pilot.names("lesson/") == []
    pilot.app.settings["animation"] = "none"
    pilot.settle()
    assert step(pilot) == 3


def test_no_hint_of_what_lies_below_covers_the_note_that_comes(pilot: Pilot) -> None:
    x, y = pilot.node("lesson/next").centre
    pilot.click("lesson/next")
    pilot.step(1500)
    assert not pilot.node("tooltip").visible
    pilot.hover_at(x + 1, y)
    pilot.step(1500)
    assert pilot.node("tooltip").visible, "the table below may be looked at"
    assert not hides(rect(pilot, "tooltip"), [rect(pilot, "lesson/note")])


def test_a_first_start_leads_to_the_lesson_and_a_set_up_page_offers_it_once(app: Pilot) -> None:
    app.store.set_setting("lessons", {})
    app.app.go_home()
    app.settle()
    assert app.node("lesson").label == "New here? Learn it in 6 minutes"
    for game in (*GAMES, "forest"):
        app.hover(f"box/{game}")
        app.step(400)
        wording = app.node("lesson").wording
        assert wording is not None and wording().endswith(f"\n{presentation(GAMES[game]).title}")
    app.click("new")
    assert "lesson" in app.names()
    app.key("Escape")
    app.click("new")
    assert "lesson" not in app.names()
    app.key("Escape")
    app.click("rules")
    app.click("lesson")
    assert step(app) == 1


def test_a_lesson_has_no_lamp_and_its_key_changes_nothing(pilot: Pilot) -> None:
    assert "lamp" not in pilot.names()
    pilot.key("h")
    assert isinstance(pilot.scene, LessonScene)
    assert "hint" not in pilot.names()


def test_what_the_notes_of_a_lesson_say_is_read_aloud_once_and_when_it_is_asked_for(tmp_path: Path) -> None:
    pilot = pilot_at(tmp_path, show_read=True)
    learn(pilot, "forest")
    log = pilot.app._reader.voice.log
    for _ in range(2):
        words = said(pilot)
        assert [words in sentence for sentence in log].count(True) == 1
        pilot.key("F2")
        assert [words in sentence for sentence in log].count(True) == 2
        log.clear()
        obey(pilot)
    pilot.store.close()


def test_from_step_to_step_the_veil_the_lights_and_the_note_change_little_by_little(tmp_path: Path) -> None:
    pilot = learn(Pilot(SMALL, Store.open(tmp_path), "full", tmp_path).start(TitleScene), "forest")
    note, buttons = pilot.node("lesson/note"), pilot.names("lesson/next")
    lit_before, at = lit(pilot)[0], pilot.app.look.viewport.point
    x, y, w, h = pilot.node(lit_before).bounds
    spots = [at(x + w / 2, y + 20), at(x, y + h / 2), at(note.x + note.w / 2, note.y + 12)]

    def seen() -> list[int]:
        return [sum(pilot.app.screen.get_at(spot)[:3]) for spot in spots]

    before = seen()
    pilot.scene.focus.set("lesson/next")
    pilot.app.step(16, [pilot.key_event("Return")])
    pilot.step(32)
    between = seen()
    pilot.settle()
    after = seen()
    assert buttons and pilot.node("lesson/note") is not note
    for old, mid, new in zip(before, between, after, strict=True):
        assert new < mid < old
    pilot.store.close()
