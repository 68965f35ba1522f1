"""What the journal says of the goals and medals of a game, in the language of the moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.levels.texts import GoalWords
from game.ui.table.pool import Drawable


@dataclass(frozen=True, slots=True)
class GoalExample:
    """A small board on which what brings points is lit, and the points; None where a comparison decides."""

    board: Drawable
    points: int | None


@dataclass(frozen=True, slots=True)
class GoalText(GoalWords[GoalExample]):
    """A goal in the player's language, with a board that is drawn."""


@dataclass(frozen=True, slots=True)
class MedalText:
    """A grade.

    Attributes:
        title: what it is called.
        task: what is asked for, in a few words.
        medals: the medals of this grade, each with what tells them apart; a single one needs no words.
        sign: how many stars are on it.
        options: as for a goal.
    """

    title: str
    task: str
    medals: tuple[tuple[str, str], ...]
    sign: int
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class PathText:
    """The page of a game.

    Attributes:
        where: in which games its goals can be met.
        medals: the easiest first.
        goals: goal → what is said of it.
        signed: what medals measure is a gain or a loss.
    """

    where: str
    medals: tuple[MedalText, ...]
    goals: Mapping[str, GoalText]
    signed: bool = True
