"""The lessons, from `levels/lessons/<game>.toml`: a stated deal, and the steps that are taught in it."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from game.paths import levels_dir

MOST_WORDS = 20
"""Of a sentence in a lesson."""
Fact = str | int | tuple[str, ...]
"""What is so on a table: a number, a word, or all of a kind that is there."""


class LessonError(Exception):
    """A lesson file is missing or damaged; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One note of a lesson.

    Attributes:
        turn: the turn of the game in which it belongs.
        say: the sentence, in English: the key of the catalogues.
        when: what else must be so on the table for it to begin.
        lit: the names of what is lit. Of a step that waits for an action: in the order in which they are pressed.
        also: what is lit besides.
        do: the ways to do what is waited for, each a series of actions as a record writes them, of which a last word
            `*` stands for any; none: it waits for *Go on*.
        rows: the rows of the score sheet whose points are shown.
        picture: what the game draws beside the sentence; empty: nothing.
        unless: a game; who has learned that one already knows what is said here. Such a step asks for no action.
        watch: it tells what others do, who go on when it is read. Such a step asks for no action.
    """

    turn: int
    say: str
    when: Mapping[str, Fact] = field(default_factory=dict)
    lit: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    do: tuple[tuple[str, ...], ...] = ()
    rows: tuple[str, ...] = ()
    picture: str = ""
    unless: str = ""
    watch: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson.

    Attributes:
        game: which game it teaches.
        minutes: how long it takes.
        deal: the number of the deal.
        players: how many seats; the learner sits on the first one, computers on the others.
        level: of the computers.
        options: of the game.
        steps: in their order.
        then: the sentence with which it ends.
        cards: the deal as a record states it; empty: the one of that number.
    """

    game: str
    minutes: int
    deal: int
    players: int
    level: str
    options: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    then: str
    cards: Mapping[str, Any] = field(default_factory=dict)

    def steps_for(self, learned: Callable[[str], bool]) -> tuple[LessonStep, ...]:
        """The steps for somebody who has learned these games."""
        return tuple(step for step in self.steps if not (step.unless and learned(step.unless)))

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything it says, in order."""
        return (*(step.say for step in self.steps), self.then)


def taught() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(sorted(path.stem for path in _folder().glob("*.toml")))


def load_lesson(game: str, folder: Path | None = None) -> Lesson:
    """The lesson of a game.

    Raises:
        LessonError: the file is missing, or is no lesson.
    """
    return _shipped(game) if folder is None else _read(game, folder)


@cache
def _shipped(game: str) -> Lesson:
    """A lesson of the app: its file is read once."""
    return _read(game, _folder())


def _read(game: str, folder: Path) -> Lesson:
    path = folder / f"{game}.toml"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise LessonError(f"The lesson {path} is missing.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"The lesson {path} cannot be read: {error}.") from None
    try:
        return _lesson(game, data)
    except (KeyError, TypeError, ValueError) as error:
        reason = f"{error} is missing" if isinstance(error, KeyError) else error
        raise LessonError(f"The lesson {path} is no lesson: {reason}.") from None


def _folder() -> Path:
    return levels_dir() / "lessons"


def _lesson(game: str, data: dict[str, Any]) -> Lesson:
    steps = tuple(_step(number, step) for number, step in enumerate(data.pop("step", ()), start=1))
    known = {"minutes": int, "deal": int, "players": int, "level": str, "then": str}
    head = {name: _of(kind, name, data.pop(name)) for name, kind in known.items()}
    options, cards = (_of(dict, name, data.pop(name, {})) for name in ("options", "cards"))
    if data:
        raise ValueError(f"it has no place for {', '.join(data)}")
    if not steps:
        raise ValueError("it has no step")
    if [step.turn for step in steps] != sorted(step.turn for step in steps):
        raise ValueError("its steps are not in the order of their turns")
    _check_words("the end", head["then"])
    return Lesson(game=game, options=options, steps=steps, cards=cards, **head)


def _step(number: int, data: dict[str, Any]) -> LessonStep:
    name = f"step {number}"
    try:
        turn, say = _of(int, "turn", data.pop("turn")), _of(str, "say", data.pop("say"))
    except KeyError as error:
        raise ValueError(f"{name} has no {error}") from None
    _check_words(name, say)
    when = {fact: _fact(value) for fact, value in _of(dict, "when", data.pop("when", {})).items()}
    lit, also, rows = (_texts(data.pop(key, [])) for key in ("lit", "also", "rows"))
    do = tuple(tuple(part.strip() for part in way.split(", ")) for way in _texts(data.pop("do", [])))
    picture, unless = (_of(str, key, data.pop(key, "")) for key in ("picture", "unless"))
    watch = _of(bool, "watch", data.pop("watch", False))
    if unless and do:
        raise ValueError(f"{name} asks for an action and cannot be left out")
    if watch and do:
        raise ValueError(f"{name} asks for an action while others act")
    if data:
        raise ValueError(f"{name} has no place for {', '.join(data)}")
    return LessonStep(turn, say, when, lit, also, do, rows, picture, unless, watch)


def _check_words(name: str, sentence: str) -> None:
    if not 0 < len(sentence.split()) <= MOST_WORDS:
        raise ValueError(f"{name} must say something in at most {MOST_WORDS} words")


def _of(kind: type, name: str, value: Any) -> Any:
    if type(value) is not kind:
        raise TypeError(f"“{name}” cannot be {value!r}")
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) and text for text in value):
        raise TypeError(f"{value!r} is no list of texts")
    return tuple(value)


def _fact(value: Any) -> Fact:
    return value if type(value) in (str, int) else _texts(value)
