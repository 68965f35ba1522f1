"""What the parts and the tellers of a game may ask of the desk they stand on."""

from typing import Any, Protocol

from game.levels.tables import TableLayout
from game.ui.engine.look import Look
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.engine.timeline import Beat, Tween
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import Frame
from game.ui.table.motions import Motions
from game.ui.table.pieces import Piece
from game.ui.table.pool import NodePool


class Hands(Protocol):
    """What the parts and the tellers of a game may ask of the desk they stand on."""

    @property
    def stage(self) -> Stage: ...
    @property
    def pool(self) -> NodePool: ...
    @property
    def look(self) -> Look: ...
    @property
    def layout(self) -> TableLayout: ...
    @property
    def motions(self) -> Motions: ...
    @property
    def state(self) -> DeskState[Any, Any]:
        """What is shown now."""
        ...

    def press(self, piece: Piece) -> None:
        """A piece was pressed, by whatever means."""

    def point(self, piece: Piece, on: bool) -> None:
        """The player begins to look at a piece, or looks away."""

    def draw(self) -> None:
        """Draws what is known and chosen now."""

    def show_idle(self, frame: Frame[Any]) -> None:
        """Shows a moment in which nobody decides: for what is being told."""

    def say(self, words: str, row: str | None = None) -> None:
        """Says in the banner what happens now, and lights a row of the points on every board."""

    def follow(self, *beats: Beat) -> None:
        """Puts beats right behind the one that runs."""

    def aside(self, *tweens: Tween) -> None:
        """Starts answers to a look: at once, beside the beats, in nobody's way."""

    @property
    def hurried(self) -> bool:
        """Somebody does not want to wait for what is told now."""
        ...

    def aims_at(self, node: Node, prop: str) -> float | None:
        """Where such an answer takes a property of a node; None while none does."""
        ...

    def still(self, node: object, *props: str) -> None:
        """Ends such answers of what moves where they are: its place is another one now."""

    def toast(self, text: str) -> None:
        """Shows a short message for a while."""

    @property
    def sought(self) -> bool:
        """The player went to what is looked at, with the pointer or with keys; the focus was not put there."""
        ...

    @property
    def dwells(self) -> bool:
        """A finger lies on what is looked at: all about it is told at once."""
        ...

    def carried(self) -> Node | None:
        """The node under the pointer while its button is down."""
        ...
