"""A score page on the screen, at the end of a game that was played at random."""

from collections.abc import Callable
from functools import cache

from game.core.session import Session
from game.games.registry import GAMES
from game.ui.scene import Scene
from game.ui.table.best import NewBest
from game.ui.table.desk_values import Ended
from game.ui.table.game_view import view_of
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.score_page import ScoreScene
from game.ui.table.seats import SeatInfo
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.support.history import played
from tests.support.pilot import Pilot
from tests.support.store import MemoryStore

NAMES = ("Ana", "Bruno", "Chloé")


@cache
def finished(game: str) -> Session:
    """A game of three to its end."""
    return played(game, NAMES, seed=5)


SCORED = tuple(game for game in GAMES if finished(game).sheets())
"""The games that are won by points."""


class ScoreTable:
    """A score page, and which of its ways out were taken.

    Args:
        page: makes the page from what is known of the game.
        animation: as the player has chosen.
        settings: other choices of the player.
    """

    def __init__(
        self,
        page: Callable[[Callable[[], None]], Scene],
        size: tuple[int, int] = (1280, 720),
        animation: str = "none",
        **settings: object,
    ) -> None:
        self.taken: list[str] = []
        self.pilot = Pilot(size, MemoryStore(**settings), animation)
        self.pilot.app.start(lambda: page(lambda: self.taken.append("again")))
        if animation == "none":
            self.pilot.settle()

    @property
    def scene(self) -> ScoreScene:
        """The page, which must lie on top."""
        scene = self.pilot.scene
        assert isinstance(scene, ScoreScene)
        return scene

    def said(self, name: str) -> list[str]:
        """What a node says."""
        return [said.text for said in self.pilot.node(name).said]

    def choose(self, row: str | None, seat: int) -> None:
        """Looks at a number."""
        self.scene.choose(row, seat)
        self.pilot.settle()


def score_table(
    game: str,
    best: NewBest | None = None,
    log: tuple[LogGroup, ...] = (),
    told: bool = False,
    ask: Callable[[], Scene | None] = lambda: None,
    assisted: bool = False,
    computers: tuple[int, ...] = (),
    **how: object,
) -> ScoreTable:
    """The end of a game of three; `computers`: the seats at which no person sat."""
    session = finished(game)
    frame = SessionFeed(session, TableStyle((0, 1, 2))).now()
    seats = tuple(SeatInfo(name, seat, seat in computers) for seat, name in enumerate(NAMES))
    record = session.record.text()
    return ScoreTable(
        lambda again: view_of(session.game).end_page(
            Ended(frame, lambda: (seats, log), record, again, best, told=told, ask=ask, assisted=assisted)
        ),
        **how,
    )


def log_of(game: str) -> tuple[LogGroup, ...]:
    """Two turns, of which the second speaks of what lies behind a number of Bruno's."""
    sheet = finished(game).sheets()[1]
    cells = next(line.cells for row in sheet.rows for line in row.lines if line.cells)
    ana, bruno = (SeatInfo(name, seat, False) for seat, name in enumerate(NAMES[:2]))
    first = LogGroup("First turn", (LogEntry(ana, "did something"),))
    return first, LogGroup("Last turn", (LogEntry(bruno, "did something else", cells={1: frozenset(cells)}),))
