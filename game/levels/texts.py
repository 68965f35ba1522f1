"""The sentences of a game about its goals, species and first games, from `levels/texts/<game>.toml`.

The files are in English, which is the key of the catalogues. A name in braces stands for a number that the view takes
from the rules.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from game.paths import levels_dir

TEMPER: Final = "temper"
"""The context of the catalogues for tempers."""
KIND: Final = "field guide"
"""The context of the catalogues for `SpeciesWords.kind`."""
T = TypeVar("T")
Example = TypeVar("Example")


class TextsError(Exception):
    """A file of texts is damaged; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class StatedBoard:
    """A small board of an Ecosystem game.

    Attributes:
        row: the row of the score sheet that it is about.
        board: its rows from the top, with a `/` between them: letters of the cards, `.` for an empty cell.
    """

    row: str
    board: str


@dataclass(frozen=True, slots=True)
class GoalWords(Generic[Example]):
    """A goal of the journal.

    Attributes:
        title: in two or three words.
        task: what is asked for, in a sentence.
        tip: how to reach it, in a sentence.
        picture: the round drawing on its stamp.
        alone: a lone player can meet it.
        company: it can be met with others.
        options: rule options with which it can be met; the usual ones are left out.
        example: what the tip speaks of.
    """

    title: str
    task: str
    tip: str
    picture: str
    alone: bool = True
    company: bool = True
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    example: Example | None = None


@dataclass(frozen=True, slots=True)
class SpeciesWords:
    """A species in the field guide.

    Attributes:
        fact: something true about it, in words of our own; any good field guide has it under the name of the species.
        latin: its scientific name, or that of the group it stands for.
        kind: what it is, where it has no scientific name.
    """

    fact: str
    latin: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class NumberedWords:
    """One of a numbered list, such as a challenge of AQUA.

    Attributes:
        short: what it asks for or changes, in a few words.
        rule: the same in a whole sentence.
        brief: the same in very few words, where the rest stands nearby.
    """

    short: str
    rule: str
    brief: str = ""


@dataclass(frozen=True, slots=True)
class GameTexts:
    """All texts of one game.

    Attributes:
        tempers: temper of a computer player → what it does, in a few words.
        first_notes: name of a first-game note → its sentence.
        species: species → its words.
        goals: goal → its words.
        numbered: list → number → its words.
        points: name of a number in braces → the board that is worth as many points in its row.
    """

    tempers: Mapping[str, str] = field(default_factory=dict)
    first_notes: Mapping[str, str] = field(default_factory=dict)
    species: Mapping[str, SpeciesWords] = field(default_factory=dict)
    goals: Mapping[str, GoalWords[StatedBoard]] = field(default_factory=dict)
    numbered: Mapping[str, Mapping[int, NumberedWords]] = field(default_factory=dict)
    points: Mapping[str, StatedBoard] = field(default_factory=dict)

    @property
    def messages(self) -> Iterator[tuple[str, str]]:
        """Everything that is translated, each with its context in the catalogues, "" for none."""
        yield from ((TEMPER, words) for words in self.tempers.values())
        yield from ((KIND, one.kind) for one in self.species.values() if one.kind)
        plain = [*self.first_notes.values(), *(one.fact for one in self.species.values())]
        plain += [text for goal in self.goals.values() for text in (goal.title, goal.task, goal.tip)]
        for numbers in self.numbered.values():
            plain += [text for one in numbers.values() for text in (one.short, one.rule, one.brief) if text]
        yield from (("", text) for text in plain)


def games_with_texts() -> tuple[str, ...]:
    """Return the ids of the games that have a file of texts."""
    return tuple(sorted(path.stem for path in _folder().glob("*.toml")))


@cache
def load_texts(game: str) -> GameTexts:
    """Return the texts of a game; empty ones where it has no file.

    Raises:
        TextsError: the file is damaged.
    """
    path = _folder() / f"{game}.toml"
    return read_texts(path) if path.exists() else GameTexts()


def read_texts(path: Path) -> GameTexts:
    """Return the texts of a file.

    Raises:
        TextsError: the file is missing or damaged.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return GameTexts(
            tempers=_each(_text, data.pop("tempers", {})),
            first_notes=_each(_text, data.pop("first_notes", {})),
            species=_each(_filled(SpeciesWords), data.pop("species", {})),
            goals=_each(_goal, data.pop("goals", {})),
            points=_each(_filled(StatedBoard), data.pop("points", {})),
            numbered={
                name: {int(number): words for number, words in _each(_filled(NumberedWords), numbers).items()}
                for name, numbers in data.items()
            },
        )
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise TextsError(f"The texts {path} cannot be read: {error}.") from None


def _folder() -> Path:
    return levels_dir() / "texts"


def _each(make: Callable[[Any], T], data: Mapping[str, Any]) -> Mapping[str, T]:
    return {name: make(value) for name, value in data.items()}


def _filled(kind: type[T]) -> Callable[[Any], T]:
    """What makes a value of a class whose fields are all texts."""
    return lambda data: kind(**_each(_text, data))


def _goal(data: dict[str, Any]) -> GoalWords[StatedBoard]:
    example = data.pop("example", None)
    data |= {name: _text(data[name]) for name in ("title", "task", "tip", "picture") if name in data}
    return GoalWords(**data, example=None if example is None else _filled(StatedBoard)(example))


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise TypeError(f"{value!r} is no text")
    return value
