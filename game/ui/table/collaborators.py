"""What stands beside a game's table: its keyboard, what it carries, its motion, log, pages, speech and attention.

Each says nothing where a game has nothing to say.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, TypeVar

from game.core.rules import Event
from game.ui.engine.intent import Intent
from game.ui.engine.node import Node
from game.ui.engine.timeline import Beat, Tween
from game.ui.first_notes.values import FIRST_NOTE
from game.ui.scene import Scene
from game.ui.table.desk_values import Act, Decision, DeskState, HandOver
from game.ui.table.feed import Frame
from game.ui.table.log import LogGroup, LogStyle
from game.ui.table.pieces import Confirm, Piece
from game.ui.words import tr

V = TypeVar("V")
C = TypeVar("C")
M = TypeVar("M")
A = TypeVar("A")


class GameKeys(ABC, Generic[V, C, M]):
    """The keyboard and the wheel of one game."""

    def piece_for(self, state: DeskState[V, C], intent: Intent) -> Piece | None:
        """What a key or the wheel stands for in this game."""
        return None

    @abstractmethod
    def first_focus(self, model: M) -> str:
        """Where the keyboard begins."""

    def next_focus(self, state: DeskState[V, C], model: M) -> str | None:
        """Where the keyboard goes after a step of the choice; None: it stays."""
        return None

    def taken_from(self, choice: C) -> str:
        """The name of what is in hand, as it lies when it goes back there; "" where nothing is in hand."""
        return ""

    def digit_zone(self, model: M) -> str:
        """The focus zone in which digits choose."""
        return ""

    def button_of(self, piece: Piece) -> str:
        """The name of the button that presses a piece; "" where keys alone or the pointer alone do."""
        return "done" if isinstance(piece, Confirm) else ""


class GameCarrying(Generic[V, C, M]):
    """What can be carried, and where it may be laid."""

    @property
    def lands(self) -> tuple[str, str] | None:
        """The name of the sprite that a player has just laid, and how the names of its neighbours begin."""
        return None

    def picked_up(self, state: DeskState[V, C], node: Node) -> C | None:
        """The choice when a node is lifted; None: it cannot be carried."""
        return None

    def target(self, model: M, x: float, y: float) -> Piece | None:
        """The piece at or near this place on which what is carried may be laid."""
        return None

    def carry(self, model: M, node: Node, target: Piece | None, x: float, y: float) -> None:
        """Draws what follows the pointer: there, or on its target."""

    def follower_of(self, model: M, node: Node) -> Node:
        """What follows the pointer while a node is carried: itself, or what stands for it."""
        return node

    def home_of(self, model: M, node: Node) -> str:
        """The name of what followed the pointer once it has gone back."""
        return node.name

    def why_not_here(self, model: M, x: float, y: float) -> str:
        """Why what is carried cannot be laid down here, in one sentence."""
        return ""


class GameTelling(ABC, Generic[V]):
    """How what happened is shown in motion.

    Attributes:
        gathers: open decisions of several computers are gathered and told together.
        together: the kinds of events that are told together when they follow each other, or when only such events of
            other seats lie between.
        unseen: the kinds of events that move nothing where nobody may know more of them than that they happened.
        passing: what is on the stage only while it moves: how the names of such nodes begin.
    """

    gathers = False
    together: tuple[type[Event], ...] = ()
    unseen: tuple[type[Event], ...] = ()
    passing: tuple[str, ...] = ()

    def undealt(self, view: V) -> V:
        """The table before the first deal: what the events of the opening lead from, to the first view."""
        return view

    @abstractmethod
    def tell(self, act: Act[V]) -> Iterator[Beat]:
        """The motion of an act; when it is over, the view after it is shown by itself."""

    def glide(self, change: Callable[[], None]) -> list[Beat]:
        """Does a change and lets everything move from where it lay to where it now lies."""
        change()
        return []

    def choose(self, change: Callable[[], None]) -> Sequence[Tween]:
        """Does a change of what the player has in mind, and lets what it moves go there; nothing waits for that."""
        change()
        return ()

    def let_go(self, change: Callable[[], None]) -> Sequence[Tween]:
        """Does a change after which nobody has anything in mind, and lets go there what then lies elsewhere."""
        change()
        return ()


class GameLog(ABC, Generic[V]):
    """What happened, in words that everybody may read."""

    @property
    def style(self) -> LogStyle:
        """How the log beside the table looks."""
        return LogStyle(tr("Last turn"), tr("no turns yet"), most=6)

    @abstractmethod
    def groups(self, history: Sequence[Frame[V]]) -> tuple[LogGroup, ...]:
        """All that has happened, from the public frames of the game."""


class GamePages(Generic[V, A]):
    """What lies over the table besides the pages of every table.

    Attributes:
        anchors: how the names of nodes begin → where the rules speak of them; of several that fit the first counts.
    """

    anchors: Mapping[str, str] = MappingProxyType({})

    def rules_anchor(self, node: Node | None) -> str | None:
        """Where the rules open while a node is looked at."""
        name = node.name if node is not None else ""
        places = {**self.anchors, FIRST_NOTE: "notes"}
        return next((anchor for start, anchor in places.items() if name.startswith(start)), None)

    def after_decision(self, decision: Decision[A], told: tuple[Event, ...]) -> Scene | None:
        """What comes right after a decision, for the eyes of who took it."""
        return None

    def hand_over(self, frame: Frame[V]) -> HandOver | None:
        """What stands on the curtain that asks for a person; None in games without secrets."""
        return None

    def after_hand_over(self, frame: Frame[V], told: tuple[Event, ...]) -> Scene | None:
        """What the person who has lifted the curtain sees first. `told`: all that person knows."""
        return None

    def between(self, frame: Frame[V]) -> Scene | None:
        """What comes between a moment that was just told and its decision, once."""
        return None

    def after_result(self, frame: Frame[V], done: Callable[[], None]) -> Scene | None:
        """What is asked when the result is told, and may still add to the record; `done` is called at its end."""
        return None


class GameSpeech(Generic[M]):
    """What is said of a table to whoever does not see it."""

    def board(self, model: M) -> str:
        """What lies in the large place, and whose it is."""
        return ""

    def learnt(self, model: M) -> Sequence[str]:
        """What is said with what is to be done: what was told of what is hidden else, or what is offered."""
        return ()

    def turned(self, model: M) -> str:
        """How what is in hand lies, once it was turned while the keyboard is elsewhere."""
        return ""


class GameAttention:
    """What answers to a look of the player."""

    def turn(self, node: Node | None) -> None:
        """The player looks at another node than before, or at nothing."""

    def update(self, dt_ms: float) -> None:
        """Lets time pass."""
