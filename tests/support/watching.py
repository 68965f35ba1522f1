"""Looks at a moment of a recorded game as one seat sees it, and at what is told from there on."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.record import Record
from game.core.rules import Event, Seat
from game.core.session import Session
from game.profile.store import Store
from game.ui.scene import Scene
from game.ui.shot import Onlooker
from game.ui.table.game_view import view_of
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from tests.support.listening import recorded
from tests.support.pilot import FRAME_MS, Pilot


class Step(NamedTuple):
    """A decision of a recorded game: its events, and the points of every seat, row by row, before and after it."""

    events: tuple[Event, ...]
    before: Sequence[Mapping[str, int]]
    after: Sequence[Mapping[str, int]]

    def gained(self, seat: Seat, row: str) -> int:
        """What it brought to a seat in one row."""
        return self.after[seat].get(row, 0) - self.before[seat].get(row, 0)


class Watched(NamedTuple):
    """A table before a decision, and the decision."""

    pilot: Pilot
    table: TableScene
    action: object
    step: Step

    def told(self) -> Iterator[None]:
        """Takes the decision and lets time pass, frame by frame and without drawing, until nothing moves."""
        self.table.feed.submit(self.action)
        for _ in range(2000):
            self.table.update(FRAME_MS)
            yield
            if not self.table.moving or self.table.shell.stack.top is not self.table:
                return
        raise AssertionError("the motion never ends")


def watched(store: Store, name: str, wanted: Callable[[Step], bool], animation: str = "full") -> Watched:
    """Sits down before the first decision of a transcript like "aqua-2" that is wanted."""
    game, actions = recorded(name)
    before = [sheet.points() for sheet in game.sheets()]
    for number, action in enumerate(actions):
        game.submit(action)
        step = Step(game.entries[-1].events, before, [sheet.points() for sheet in game.sheets()])
        if wanted(step):
            start = Session(game.game, Record(game.record.header, game.record.actions[:number]))
            return Watched(*sit_at(store, start, animation), action, step)
        before = list(step.after)
    raise AssertionError(f"{name} has no such decision")


def sit_at(
    store: Store, game: Session, animation: str = "full", size: tuple[int, int] = (640, 360)
) -> tuple[Pilot, TableScene]:
    """A table at which seat 0 looks, and which plays nothing by itself; all that moved has arrived."""
    store.set_setting("first_notes", False)
    pilot = Pilot(size, store, animation).start(Scene)
    style = TableStyle(tuple(range(len(game.names))))
    table = TableScene(Onlooker(game, Saver.begin(store, game, style.data()), style, 0), style, view_of(game.game))
    pilot.app.stack.push(table)
    table.timeline.finish()
    return pilot, table
