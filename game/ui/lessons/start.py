"""Sitting down at a lesson: from its beginning, or where it was left."""

from game.core.errors import GameError
from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.levels.lessons import Lesson, LessonStep, load_lesson
from game.profile.lessons import KeptLesson, Lessons
from game.profile.store import Store
from game.ui.lessons.course import Course
from game.ui.lessons.feed import LessonFeed, LessonSaver
from game.ui.lessons.scene import LessonScene
from game.ui.lineup import COMPUTER_NAMES, default_name
from game.ui.scene import Shell
from game.ui.table.game_view import view_of
from game.ui.table.style import TableStyle


def start_lesson(shell: Shell, game: str) -> None:
    """Gives the lesson of a game; one that was left goes on where it was."""
    lesson, lessons = load_lesson(game), Lessons(shell.store)
    steps = lesson.steps_for(lessons.learned)
    session, course = _waiting(lesson, steps, lessons.waiting(game)) or _new(lesson, steps, shell.store)
    saver = LessonSaver(shell.store, game)
    saver.place = course.at, course.begun
    style = TableStyle(tuple(range(lesson.players)), relaxed=True, pace=shell.settings["pace"])
    view = view_of(session.game)
    assert view.lesson is not None, "a game with a lesson knows its words"
    people = shell.store.profiles()
    scene = LessonScene(
        LessonFeed(session, saver, style),
        style,
        view,
        view.lesson(session.game),
        lesson,
        course,
        people[0].id if people else 0,
    )
    shell.stack.home()
    shell.stack.push(scene)


def new_session(lesson: Lesson, name: str) -> Session:
    """The game of a lesson at its beginning."""
    names = (name, *COMPUTER_NAMES[: lesson.players - 1])
    levels = dict.fromkeys(range(1, lesson.players), lesson.level)
    stated = {"deal": dict(lesson.cards)} if lesson.cards else {}
    return Session.new(GAMES[lesson.game], names, lesson.options, lesson.deal, levels, relaxed=True, **stated)


def _new(lesson: Lesson, steps: tuple[LessonStep, ...], store: Store) -> tuple[Session, Course]:
    people = store.profiles()
    return new_session(lesson, people[0].name if people else default_name(1)), Course(steps)


def _waiting(lesson: Lesson, steps: tuple[LessonStep, ...], kept: KeptLesson | None) -> tuple[Session, Course] | None:
    """The lesson that was left; None when there is none, or it does not fit this lesson any more."""
    if kept is None or kept.at >= len(steps):
        return None
    try:
        session = Session(GAMES[lesson.game], Record.parse(kept.record), relaxed=True)
    except GameError:
        return None
    if session.outcome is not None or session.people != (0,):
        return None
    return session, Course(steps, kept.at, kept.begun)
