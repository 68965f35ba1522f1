"""The table: takes decisions to the session and what happened to the screen. Knows no game by name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.rules import Event, redact
from game.ui.engine.intent import Intent, TakeBack
from game.ui.engine.node import Node
from game.ui.engine.timeline import Beat, Call
from game.ui.scene import Scene
from game.ui.table.director import Director, Now, Situation
from game.ui.table.reasons import undo_reason
from game.ui.table.style import PACE_MS, TableStyle
from game.ui.table.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Moment:
    """What may be seen after so many actions, and the events that led there from the moment before."""

    view: Any
    events: tuple[Event, ...]
    number: int
    situation: Situation


class Tabletop(Protocol):
    """The game's own part of a table.

    `gathers`: open decisions of several computers are gathered and told together; otherwise each is told by itself.
    """

    @property
    def gathers(self) -> bool: ...

    def build(self) -> None:
        """Makes all nodes anew."""

    def show(self, moment: Moment) -> None:
        """Puts everything where the view says, with the controls for what the situation asks."""

    def beats(self, moments: Sequence[Moment]) -> list[Beat]:
        """The motion that leads from what is shown to the last of the moments."""

    def glide(self, moment: Moment) -> list[Beat]:
        """Motion straight to a moment, without telling how: after taking back."""

    def handle(self, intent: Intent) -> bool:
        """Keys that belong to the game; True when used."""

    def update(self, dt_ms: float) -> None:
        """Lets time pass for what answers to a look."""

    def attended(self, node: Node | None) -> None:
        """The player looks at another node than before."""

    def picked_up(self, node: Node) -> None:
        """The pointer began to carry a node."""

    def dragging(self, node: Node, x: float, y: float) -> None:
        """The pointer carries a node, and is here."""

    def dropped(self, node: Node, x: float, y: float) -> None:
        """The pointer let go of a node here."""

    def curtain(self, situation: Situation, on_open: Callable[[], None]) -> Scene:
        """What covers the table until the person named by the situation lifts it."""

    def pause(self) -> None:
        """Opens the menu."""

    def parting(self, moment: Moment) -> Scene | None:
        """What lies over the table after the last decision, and may still add to the record; None: nothing."""

    def finish(self, moment: Moment) -> Scene:
        """What follows the last decision: the score sheet."""


class TableScene(Scene):
    """One running game on the screen."""

    name = "table"

    def __init__(self, director: Director, style: TableStyle, tabletop: Callable[["TableScene"], Tabletop]) -> None:
        super().__init__()
        self.director = director
        self.style = style
        self.thinking = Thinking(director.session)
        self.tabletop = tabletop(self)
        self._queue: list[Moment] = []
        self._dealt = bool(director.session.entries)
        self._curtain_up = False

    # -- life cycle

    def build(self) -> None:
        """Makes the table anew at the present moment; whatever was moving has arrived. A new game is dealt."""
        self._queue.clear()
        self.tabletop.build()
        self._settle()
        if not self._dealt:
            self._dealt = True
            self._tell([self._opening()])

    def uncovered(self) -> None:
        """Back from a menu: the keyboard begins again at the decision."""
        self.focus.set(None)
        self.focus.show = False
        super().uncovered()

    def leave(self) -> None:
        """Nothing is lost: every action is saved already."""
        self.thinking.reset()

    def now(self) -> Moment:
        """What the viewer may see at this moment."""
        situation = self.director.situation
        session = self.director.session
        return Moment(session.view(situation.viewer), (), len(session.entries), situation)

    def _opening(self) -> Moment:
        session, situation = self.director.session, self.director.situation
        events = tuple(redact(e, situation.viewer) for e in session.opening)
        return Moment(session.view(situation.viewer, after=0), events, 0, situation)

    # -- decisions

    def submit(self, action: Any, plan: Any = None) -> None:
        """A decision was taken, by a person or a computer: plays it, saves it and lets it be told."""
        session = self.director.session
        before = len(session.entries)
        entries = self.director.submit(action, plan)
        situation = self.director.situation
        for number, entry in enumerate(entries, start=before + 1):
            events = tuple(redact(e, situation.viewer) for e in entry.events)
            view = session.view(situation.viewer, after=number)
            self._queue.append(Moment(view, events, number, situation))

    def undo(self) -> None:
        """Takes back the last decision, or says why not."""
        status = self.director.undo_status()
        if not status.allowed:
            self.refuse(status.reason or "nothing")
            return
        self.director.undo()
        self.thinking.reset()
        self._queue.clear()
        self._play(self.tabletop.glide(self.now()))

    def refuse(self, reason: str) -> None:
        """Says in one line why something cannot be taken back."""
        self.shell.play("no")
        self.shell.toast(undo_reason(reason))

    # -- time

    def update(self, dt_ms: float) -> None:
        """Lets motion go on; between motions goes on with the game."""
        super().update(dt_ms)
        self.tabletop.update(dt_ms)
        if not self.timeline.busy and self.shell.stack.top is self:
            self._go_on(dt_ms)

    @property
    def moving(self) -> bool:
        """True also while computers think: something will happen soon."""
        return super().moving or bool(self._queue) or bool(self.director.computers)

    def _go_on(self, dt_ms: float) -> None:
        situation = self.director.situation
        carrying = self.pointer.held is not None
        if self._computers_follow(situation):
            self._think(dt_ms, 0)
        elif self._queue and not carrying:
            self._tell(self._queue[:])
        elif situation.now is Now.OVER:
            self._end()
        elif situation.now is Now.CURTAIN:
            self._draw_curtain(situation)
        elif not carrying:
            self._think(dt_ms, PACE_MS[self.style.pace])

    def _computers_follow(self, situation: Situation) -> bool:
        """Open decisions of computers are gathered first where the game wants them told together."""
        waiting = bool(self.tabletop.gathers and self._queue and self.director.computers)
        return waiting and situation.now is Now.COMPUTERS and not self.director.secret

    def _think(self, dt_ms: float, least_ms: float) -> None:
        seats = self.director.computers
        if seats and (action := self.thinking.update(seats, dt_ms, least_ms)) is not None:
            self.submit(action)

    def _tell(self, moments: list[Moment]) -> None:
        self._queue.clear()
        self._play(self.tabletop.beats(moments))

    def _play(self, beats: list[Beat]) -> None:
        self.timeline.play(*beats, Call(self._settle))

    def _settle(self) -> None:
        """Everything has arrived: pixels must agree with the view, and whoever decides may do so."""
        self.tabletop.show(self.now())

    def _draw_curtain(self, situation: Situation) -> None:
        if not self._curtain_up:
            self._curtain_up = True
            self.shell.stack.push(self.tabletop.curtain(situation, self._lift))

    def _lift(self) -> None:
        self._curtain_up = False
        self.director.lift()
        self._settle()

    def _end(self) -> None:
        """The game is over: what is still to be said at the table, the score sheet, then the history."""
        parting = self.tabletop.parting(self.now())
        if parting is not None:
            self.shell.stack.push(parting)
            return
        sheet = self.tabletop.finish(self.now())
        self.director.saver.finish(self.director.session)
        self.shell.stack.replace(sheet)

    # -- input

    def handle(self, intent: Intent) -> bool:
        """Taking back is the same in every game; then the game's own keys, then pointer and focus."""
        if isinstance(intent, TakeBack):
            self.undo()
            return True
        return self.tabletop.handle(intent) or super().handle(intent)

    def attended(self, node: Node | None) -> None:
        """Hover and focus belong to the game."""
        self.tabletop.attended(node)

    def picked_up(self, node: Node, x: float, y: float) -> None:
        """Carrying belongs to the game."""
        self.tabletop.picked_up(node)

    def dragging(self, node: Node, x: float, y: float) -> None:
        """Carrying belongs to the game."""
        self.tabletop.dragging(node, x, y)

    def dropped(self, node: Node, x: float, y: float) -> None:
        """Carrying belongs to the game."""
        self.tabletop.dropped(node, x, y)

    def report(self) -> str:
        """The record, for a report about a fault."""
        return self.director.session.record.text()
