"""How an edition looks and what it says on the screen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from game.games.ecosystem.edition import Bonus, Edition
from game.ui.presentation import OptionText

Shape = Literal["triangle", "square", "diamond"]


@dataclass(frozen=True, slots=True)
class Group:
    """Rows of the sheet whose points are also summed; a shape stands for it besides its colour."""

    id: str
    shape: Shape
    colour: str
    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """What an edition says, in the language of this moment.

    Attributes:
        title: its name.
        pile: with two players, what the neutral pile is for.
        lost: how a solo challenge ended that was missed; `{rival}` is its name.
        now: the heading of the points while the game goes on.
        rules: row of the sheet → what it scores, in one sentence.
        notes: row of the sheet → the same in a few words.
        rows: the names of rows that are no cards.
        groups: the names of the groups.
        told: species → what the banner says while it turns cards over, or while its row is counted at the end.
        options: its rule options as switches.
    """

    title: str
    pile: str
    lost: str
    now: str
    rules: Mapping[str, str]
    notes: Mapping[str, str]
    options: tuple[OptionText, ...]
    rows: Mapping[str, str] = field(default_factory=dict)
    groups: Mapping[str, str] = field(default_factory=dict)
    told: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EditionSkin:
    """An edition on the screen.

    Attributes:
        edition: its rules.
        words: what it says.
        mound: the hills on which the first three stand.
        by_lines: rows that pay for rows and columns of the grid and not for single cards.
        groups: rows that are summed, in the order of the sheet.
        counted_last: rows that are told one after the other when the last card has turned.
    """

    edition: Edition
    words: Callable[[], Words]
    mound: str
    by_lines: frozenset[str] = frozenset()
    groups: tuple[Group, ...] = ()
    counted_last: tuple[str, ...] = ()

    @property
    def closing(self) -> str | None:
        """The row that looks at the points of the others, if there is one."""
        return next((row.id for row in self.edition.rows if isinstance(row, Bonus)), None)

    @property
    def portrait(self) -> str:
        """The picture of the solo rival."""
        return portrait(self.edition.rival.name)

    def group_of(self, row: str) -> Group | None:
        """The group to which a row belongs."""
        return next((group for group in self.groups if row in group.rows), None)


def portrait(name: str) -> str:
    """The picture of a solo rival of this name."""
    return f"portrait/{name.lower()}"
