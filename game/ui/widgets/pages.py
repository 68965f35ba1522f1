"""A list that is longer than its place, shown page by page."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from game.ui.engine.node import Node
from game.ui.widgets.button import RoundButton
from game.ui.widgets.plain import Label
from game.ui.words import tr

_APART = 88.0
"""From the middle of one button to the middle of the other, with the number of the page between them."""
_R = 16.0


@dataclass(frozen=True, slots=True)
class Pages:
    """Which part of a list is shown.

    Attributes:
        count: how many there are.
        room: how many a page has room for.
        at: the page that is shown, the first one is 0.
    """

    count: int
    room: int
    at: int = 0

    @property
    def number(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-self.count // self.room))

    @property
    def shown(self) -> range:
        """The places in the list that are shown."""
        return range(self.at * self.room, min(self.count, (self.at + 1) * self.room))

    def turned(self, by: int) -> "Pages":
        """So many pages on; after the last comes the first."""
        return replace(self, at=(self.at + by) % self.number)

    def of(self, count: int) -> "Pages":
        """The same place in a list that has become longer or shorter."""
        longer = replace(self, count=count)
        return replace(longer, at=min(self.at, longer.number - 1))

    def showing(self, place: int) -> "Pages":
        """The page on which that place of the list is."""
        return replace(self, at=place // self.room)


def page_turners(
    name: str,
    pages: Pages,
    turn: Callable[[int], None],
    right: float,
    cy: float,
    zone: str,
    colour: str = "ink2",
) -> Iterator[Node]:
    """The buttons that turn the pages, with the number of the page between them; none for a single page.

    Args:
        name: how the names of the nodes begin.
        pages: what is shown.
        turn: told by how many pages.
        right: where they end, in units.
        cy: their middle, in units.
        zone: their focus group.
        colour: of the number.
    """
    if pages.number == 1:
        return
    right -= 22
    where = f"{pages.at + 1} / {pages.number}"
    yield Label(f"{name}/page", where, right - _APART, cy - 15, _APART, 30, 16, 600, colour, "middle", z=4)
    for part, icon, words, cx, by in (
        ("previous", "left", tr("The page before"), right - _APART, -1),
        ("next", "right", tr("The next page"), right, 1),
    ):
        button = RoundButton(f"{name}/{part}", icon, words, partial(turn, by), cx=cx, cy=cy, r=_R, zone=zone)
        button.wording = partial(_aloud, words, pages)
        yield button


def _aloud(words: str, pages: Pages) -> str:
    """A button that turns the page, with the page that is open."""
    where = tr("{n} of {count}").format(n=pages.at + 1, count=pages.number)
    return f"{words}, {where}"
