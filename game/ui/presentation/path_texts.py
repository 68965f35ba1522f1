"""What the journal says of the goals and medals of a game, in the language of the moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.ui.table.pool import Drawable


@dataclass(frozen=True, slots=True)
class GoalExample:
    """A small board on which what brings points is lit, and the points; None where a comparison decides."""

    board: Drawable
    points: int | None


@dataclass(frozen=True, slots=True)
class GoalText:
    """A goal.

    Attributes:
        title: in two or three words.
        task: what is asked for, in a sentence.
        tip: how one comes to it, in a sentence.
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
    example: GoalExample | None = None


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
