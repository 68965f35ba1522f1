"""From a place in a lesson to what its note says, lights and offers. Pure, no pixels."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.core.errors import GameError
from game.core.score import ScoreSheet
from game.levels.lessons import Lesson
from game.ui.lessons.course import Course, Moment, Stand
from game.ui.lessons.feed import LessonFeed
from game.ui.lessons.note import Effect, Slip
from game.ui.lessons.terms import LessonTerms
from game.ui.words import tr, trn

Press = Literal["next", "back", "skip", "undo", "leave", "real", "play"]
"""What the buttons of a note do."""

_BUTTONS: dict[Stand, tuple[tuple[tuple[Press, float], ...], ...]] = {
    Stand.GO_ON: ((("next", 1),), (("back", 0.4), ("skip", 0.6))),
    Stand.ACTION: ((("back", 0.4), ("skip", 0.6)),),
    Stand.ASTRAY: ((("undo", 1),), (("leave", 0.42), ("skip", 0.58))),
    Stand.TURN: ((("back", 0.4), ("skip", 0.6)),),
    Stand.END: ((("real", 1),), (("play", 1),)),
}
"""Line by line, each with its share of the line."""
_SKIPPED: tuple[tuple[tuple[Press, float], ...], ...] = ((("real", 1),), (("back", 0.4), ("play", 0.6)))
"""At the end of a lesson that was skipped, perhaps by mistake."""
_LEARNER = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything a lesson shows at one moment.

    Attributes:
        slip: the note.
        buttons: line by line.
        lit: the names of the nodes that glow; the note points at the first.
        also: the names of the nodes that are lit besides.
        first: where the keyboard begins.
        goes_back: there is a step before this one.
        acts: it waits for an action.
    """

    slip: Slip
    buttons: tuple[tuple[tuple[Press, float], ...], ...]
    lit: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    first: str = ""
    goes_back: bool = False
    acts: bool = False


def show(lesson: Lesson, course: Course, now: Moment, feed: LessonFeed, terms: LessonTerms) -> Shown:
    """What a lesson says at this moment; what it lights is left to `lights`."""
    stand, step, steps = course.stand(now), course.at + 1, len(course.steps)
    buttons = _BUTTONS[stand]
    if stand is Stand.END:
        slip, goes_back = Slip(_at_the_end(lesson, course), 0, steps, buttons=2), course.before is not None
        return Shown(slip, _SKIPPED if course.skipped else buttons, first="lesson/real", goes_back=goes_back)
    if stand is Stand.TURN:
        words = tr("Play on as you like. The lesson goes on in turn {turn}.").format(turn=course.step.turn)
        return Shown(Slip(words, step, steps), buttons, goes_back=course.before is not None)
    if stand is Stand.ASTRAY:
        words, effects = _cost(course, now, feed, terms)
        return Shown(Slip(words, step, steps, effects, buttons=2), buttons, first="lesson/undo")
    picture = terms.picture(course.step.picture) if course.step.picture else None
    words, effects = tr(course.step.say), _effects(course, feed, terms)
    first = "lesson/next" if stand is Stand.GO_ON else ""
    return Shown(
        Slip(words, step, steps, effects, picture, len(buttons)),
        buttons,
        first=first,
        goes_back=course.before is not None,
    )


def sheet_after(feed: LessonFeed, view: Any, actions: Sequence[str]) -> ScoreSheet | None:
    """The learner's sheet after these actions; None where they cannot be taken or nothing is scored."""
    try:
        decoded = [feed.game.codec.decode(action) for action in actions]
        return next(iter(feed.game.rules.preview(view, decoded)[_LEARNER:]), None)
    except GameError:
        return None


def _effects(course: Course, feed: LessonFeed, terms: LessonTerms) -> tuple[Effect, ...]:
    """What the rows of a step bring now and, when it asks for an action, after that."""
    view, step = feed.now().view, course.step
    before = sheet_after(feed, view, ())
    after = sheet_after(feed, view, step.do[0]) if step.do else None
    if before is None:
        return ()
    return tuple(
        Effect(*terms.row(row), before[row].points, after[row].points if after is not None else None)
        for row in step.rows
    )


def _cost(course: Course, now: Moment, feed: LessonFeed, terms: LessonTerms) -> tuple[str, tuple[Effect, ...]]:
    """What was done instead of what the step asks for, compared with that."""
    begun = course.begun[-1] or 0
    view = feed.at(feed.number_at(begun)).view
    wanted = sheet_after(feed, view, course.step.do[0])
    got = sheet_after(feed, view, now.own[begun:])
    if wanted is None or got is None:
        return tr("The lesson meant another move. Take yours back, or leave it so."), ()
    if got.total > wanted.total:
        return tr("Even better! But the lesson needs the other move. Take yours back, or leave it so."), ()
    if got.total == wanted.total:
        return tr("Just as good! But the lesson needs the other move. Take yours back, or leave it so."), ()
    best = wanted.points()
    effects = tuple(
        Effect(*terms.row(row), best[row], points) for row, points in got.points().items() if points != best[row]
    )
    lost = wanted.total - got.total
    cost = trn(
        "This is worth {n} point less than the lesson's move. Take it back, or leave it so.",
        "This is worth {n} points less than the lesson's move. Take it back, or leave it so.",
        lost,
    )
    return cost.format(n=lost), effects


def _at_the_end(lesson: Lesson, course: Course) -> str:
    if course.skipped:
        return tr("Play on here if you like, or start a game of your own. The lesson stays in How to play.")
    return tr(lesson.then)
