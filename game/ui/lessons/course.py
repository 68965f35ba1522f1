"""How far a lesson is: which step is taught, and what the learner made of it. Pure, no pixels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from game.levels.lessons import Fact, LessonStep


class Stand(Enum):
    """What a lesson waits for now."""

    TURN = "turn"
    """The turn of the next step."""
    GO_ON = "go on"
    ACTION = "action"
    ASTRAY = "astray"
    """Something else was done than the step asks for."""
    END = "end"


@dataclass(frozen=True, slots=True)
class Moment:
    """What a lesson may know of the table.

    Attributes:
        facts: by name; "turn" counts from 1.
        own: all actions of the learner so far, as a record writes them.
    """

    facts: Mapping[str, Fact]
    own: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A place in a lesson. Every change gives a new one.

    Attributes:
        steps: of the lesson.
        at: the present one, from 0; their number when all are over.
        begun: for each step up to the present one, how many actions the learner had taken when it began; None: it
            was passed over, or has not begun.
        skipped: it was left before its end.
    """

    steps: tuple[LessonStep, ...]
    at: int = 0
    begun: tuple[int | None, ...] = (None,)
    skipped: bool = False

    @property
    def step(self) -> LessonStep:
        """The present step."""
        return self.steps[self.at]

    @property
    def over(self) -> bool:
        """Every step was taken."""
        return self.at >= len(self.steps)

    def seen(self, now: Moment) -> "Course":
        """As far as it goes now without a press: what was taken back is open again, what is done is past."""
        course = self if self.over else self._taken_back(now)
        while not course.over:
            if course.begun[-1] is None:
                if _turn(now) < course.step.turn:
                    return course
                if not _fits(course.step, now.facts):
                    course = course._next()
                    continue
                course = replace(course, begun=(*course.begun[:-1], len(now.own)))
            if not course.step.do or not any(_done(way, course._played(now)) for way in course.step.do):
                return course
            course = course._next()
        return course

    def watched(self, now: Moment) -> "Course | None":
        """At a note that tells what others do, which they wait for; None: there is none now."""
        course = self.seen(now)
        watches = not course.over and course.step.watch and course.begun[-1] is not None
        return course if watches else None

    def stand(self, now: Moment) -> Stand:
        """What it waits for."""
        if self.over:
            return Stand.END
        if self.begun[-1] is None:
            return Stand.TURN
        if not self.step.do:
            return Stand.GO_ON
        played = self._played(now)
        return Stand.ACTION if any(_begins(way, played) for way in self.step.do) else Stand.ASTRAY

    def would_be_done(self, now: Moment, actions: Sequence[str]) -> bool:
        """Whether the present step would be past after these actions."""
        played = (*self._played(now), *actions)
        return not self.over and any(_done(way, played) for way in self.step.do)

    def gone_on(self, now: Moment) -> "Course":
        """The present step was read, or what went astray stays so."""
        return self._next().seen(now)

    @property
    def before(self) -> "Course | None":
        """Back at the last step that was shown before, also after a skip; None: there is none."""
        shown = [index for index, begun in enumerate(self.begun[: self.at]) if begun is not None]
        return replace(self, at=shown[-1], begun=self.begun[: shown[-1] + 1], skipped=False) if shown else None

    @property
    def left(self) -> "Course":
        """After its last step, without having taken it."""
        missing = len(self.steps) - self.at
        return replace(self, at=len(self.steps), begun=(*self.begun, *[None] * missing), skipped=True)

    def _next(self) -> "Course":
        return replace(self, at=self.at + 1, begun=(*self.begun, None))

    def _played(self, now: Moment) -> tuple[str, ...]:
        return now.own[self.begun[-1] or 0 :]

    def _taken_back(self, now: Moment) -> "Course":
        """At the last step that had begun when the learner had taken no more actions than now."""
        course = self
        while any(begun is not None and begun > len(now.own) for begun in course.begun):
            course = replace(course, at=course.at - 1, begun=course.begun[:-1])
        while course.at < self.at and course.begun[-1] is None and course.at > 0:
            course = replace(course, at=course.at - 1, begun=course.begun[:-1])
        return course


def _turn(now: Moment) -> int:
    turn = now.facts["turn"]
    assert isinstance(turn, int), "every game counts its turns"
    return turn


def _fits(step: LessonStep, facts: Mapping[str, Fact]) -> bool:
    return facts["turn"] == step.turn and all(_holds(wanted, facts.get(name)) for name, wanted in step.when.items())


def _holds(wanted: Fact, is_so: Fact | None) -> bool:
    if isinstance(wanted, tuple):
        return isinstance(is_so, tuple) and set(wanted) <= set(is_so)
    return wanted == is_so


def _matches(pattern: str, action: str) -> bool:
    return action.startswith(pattern[:-1]) if pattern.endswith("*") else action == pattern


def _begins(way: Sequence[str], played: Sequence[str]) -> bool:
    return len(played) <= len(way) and all(map(_matches, way, played))


def _done(way: Sequence[str], played: Sequence[str]) -> bool:
    return len(played) >= len(way) and all(map(_matches, way, played))
