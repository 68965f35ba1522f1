"""How the rows of the set-up page move: each glides from where it was, and one of them follows the pointer."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.ui.engine.node import Node
from game.ui.engine.timeline import Tween
from game.ui.scenes.setup_page import SetupPage
from game.ui.scenes.setup_seat_nodes import SeatRow

_ABOVE: Final = 30.0
"""So much higher lies a row that is carried."""
_SLACK: Final = 12.0
"""Units by which it can be carried beyond the first place and the last one."""


class Row:
    """The nodes of one row, its sheet first; they move together.

    Attributes:
        comes: it was not there before, and appears with all that is on it.
        lifted: it lies above all others.
    """

    def __init__(self, nodes: Sequence[Node]) -> None:
        self.nodes, self.comes, self.lifted = tuple(nodes), False, False
        self._homes = [(node.y, node.z) for node in nodes]

    @property
    def home(self) -> float:
        """Where it comes to rest."""
        return self._homes[0][0]

    @property
    def y(self) -> float:
        """Where it is, by its top."""
        return self.nodes[0].y

    @y.setter
    def y(self, y: float) -> None:
        for node, (home, _) in zip(self.nodes, self._homes, strict=True):
            node.y = home + (y - self.home)

    def set_out(self, lifted: bool = False) -> None:
        """It is about to move, perhaps above all others, and has no need to appear."""
        self._lift(lifted)
        for node, (_, z) in zip(self.nodes, self._homes, strict=True):
            node.soft, node.z, node.ring_z = False, z, type(node).ring_z
            if lifted:
                node.z += _ABOVE
                node.ring_z = None if node.ring_z is None else node.ring_z + _ABOVE

    def come(self) -> None:
        """It appears."""
        self.comes = True
        for node in self.nodes:
            node.soft = True

    def rest(self) -> None:
        """It lies where it belongs."""
        self._lift(False)
        self.comes = False
        for node, (_, z) in zip(self.nodes, self._homes, strict=True):
            node.soft, node.z, node.ring_z = type(node).soft, z, type(node).ring_z

    def _lift(self, lifted: bool) -> None:
        self.lifted = lifted
        if isinstance(self.nodes[0], SeatRow):
            self.nodes[0].lifted = lifted


class MovingRows:
    """The rows of the seats and, below them, of the free ones.

    Attributes:
        carried: the row that the pointer carries, if any.
    """

    def __init__(self, scene: SetupPage) -> None:
        self._scene = scene
        self._seats: list[Row] = []
        self._free: list[Row] = []
        self._moved: list[Row] = []
        self._came_from: Sequence[int] | None = None
        self._above: int | None = None
        self.carried: int | None = None
        self._held_at, self._top = 0.0, 0.0

    def forget(self) -> None:
        """The rows are about to be made for the first time; they come from nowhere."""
        self._seats, self._free, self._moved, self.carried = [], [], [], None

    def reorder(self, came_from: Sequence[int], above: int | None) -> None:
        """The rows are about to be made anew: for each seat the row it had before, and which passes over others."""
        self._came_from, self._above = came_from, above

    def renewed(self, seats: Sequence[Sequence[Node]], free: Sequence[Sequence[Node]]) -> None:
        """The rows were made anew: what was there goes on from where it was, what has left fades away there."""
        before, free_before = self._seats, self._free
        was = [(row.y, row.lifted, row.comes) for row in before]
        for row in (*before, *free_before):
            self._scene.timeline.still(row)
            row.rest()
        self._seats, self._free, self._moved = [*map(Row, seats)], [*map(Row, free)], []
        came_from = (range(len(before)) if self._came_from is None else self._came_from)[: len(seats)]
        above, self._came_from, self._above = self._above, None, None
        goes_on = {j: i for i, j in enumerate(came_from)}
        self.carried = None if self.carried is None else goes_on.get(self.carried)
        self._name_after(before, goes_on)
        for i, (row, j) in enumerate(zip(self._seats, came_from, strict=False)):
            y, lifted, comes = was[j]
            if i == self.carried:
                self._lift(row)
            else:
                self._glide(row, y, lifted or i == above)
            if comes:
                self._appear(row)
        for row in self._seats[len(came_from) :] if before else ():
            self._appear(row)
        for row, old in zip(self._free, free_before, strict=False):
            self._glide(row, old.y)

    def _name_after(self, before: Sequence[Row], goes_on: Mapping[int, int]) -> None:
        """What was there is called as what it goes on as; what has left is called as nothing that is there."""
        for j, row in enumerate(before):
            for node in row.nodes:
                if self._scene.stage.get(node.name) is not node:
                    place = f"seat/{goes_on[j]}" if j in goes_on else f"left/{j}"
                    node.name = node.name.replace(f"seat/{j}", place, 1)
                    node.soft |= j not in goes_on

    def _appear(self, row: Row) -> None:
        row.come()
        self._moved.append(row)

    def _glide(self, row: Row, start: float, lifted: bool = False) -> None:
        motion = self._scene.motion("push")
        if motion.ms and start != row.home:
            row.y = start
            row.set_out(lifted)
            self._moved.append(row)
            self._scene.timeline.aside(Tween(row, "y", row.home, motion.ms, motion.easing))
        else:
            row.y = row.home

    # One that is carried

    def picked_up(self, i: int, y: float) -> None:
        """A row is taken at a height; from now on it is where the pointer is."""
        row = self._seats[i]
        self._scene.timeline.still(row)
        self._scene.stage.softly.finish()
        self.carried, self._held_at = i, y - row.y
        self.follow(y)

    def follow(self, y: float) -> None:
        """The pointer is here, with the row that is carried."""
        if self.carried is not None:
            first, last = self._seats[0].home, self._seats[-1].home
            self._top = min(max(y - self._held_at, first - _SLACK), last + _SLACK)
            self._lift(self._seats[self.carried])

    def dropped(self) -> None:
        """The row that was carried glides to its place."""
        if self.carried is not None:
            row = self._seats[self.carried]
            self.carried = None
            row.rest()
            self._glide(row, row.y, lifted=True)

    def _lift(self, row: Row) -> None:
        row.set_out(lifted=True)
        row.y = self._top

    def update(self) -> None:
        """What has arrived lies as all others."""
        if self._moved and self.carried is None and not self._scene.timeline.left_of(Row):
            for row in self._moved:
                row.rest()
            self._moved = []
