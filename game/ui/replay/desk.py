"""The table of a replay: it is looked at, and nothing on it can be played."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.rules import Seat
from game.ui.replay.feed import ReplayFeed
from game.ui.scene import Scene
from game.ui.scenes.log import LogScene
from game.ui.table.feed import Now
from game.ui.table.game_table import GameTable
from game.ui.table.looking import LookingDesk
from game.ui.table.pieces import HintButton, LogLine, OpenPage, PageName, Piece, ScoreRowLabel, SeatPanel, ViewPiece
from game.ui.table.topbar import Banner, RoundChoice
from game.ui.words import tr


class ReplayDesk(LookingDesk[Any, Any, Any, Any]):
    """One table at the moment that its feed stands at.

    Args:
        scene: whose stage, focus and timeline it uses.
        feed: the game.
        table: the game's own part.
        choices: makes the round buttons of the bar.
        whole_log: makes the list of all turns.
        drawn: told that the table was drawn.
        seat_of: see `ReplayTerms`.
        see_from: looks at the table from a seat.
    """

    def __init__(
        self,
        scene: Scene,
        feed: ReplayFeed,
        table: GameTable[Any, Any, Any, Any],
        choices: Callable[[], Sequence[RoundChoice]],
        whole_log: Callable[[], LogScene],
        drawn: Callable[[], None],
        seat_of: Callable[[Piece], Seat | None],
        see_from: Callable[[Seat], None],
    ) -> None:
        super().__init__(scene, feed, table)
        self._replayed = feed
        self._choices, self._whole_log, self._drawn = choices, whole_log, drawn
        self._seat_of, self._see_from = seat_of, see_from

    def press(self, piece: Piece) -> None:
        """Looks from the seat of a panel that is pressed; everything else is as at any table."""
        seat = self._seat_of(piece)
        if seat is None:
            super().press(piece)
        elif not self.scene.timeline.busy:
            self._see_from(seat)

    def draw(self) -> None:
        """Draws the table, which may lie under something."""
        super().draw()
        self._disable_decisions()
        self._drawn()

    def _disable_decisions(self) -> None:
        """Make everything that only a decision would use something to look at: no button, nothing to carry."""
        for node in self.stage.nodes:
            press = node.on_press
            if isinstance(press, partial) and press.func == self.press and not self._answers(*press.args):
                node.on_press, node.drag = None, False

    def _answers(self, piece: Piece) -> bool:
        """Whether a press on a piece, or a look at it, changes what a replay shows."""
        if isinstance(piece, HintButton | LogLine | OpenPage | ScoreRowLabel | SeatPanel | ViewPiece):
            return True
        answer = self.table.pressed(self.looking, piece)
        return self._seat_of(piece) is not None or (answer is not None and not answer.refusal)

    def _banner(self) -> Banner:
        """Nobody is asked for anything any more; what goes on meanwhile at a table is who decided then."""
        banner, decider = super()._banner(), self.state.decider
        if banner.seat is None and self.state.situation.now is not Now.OVER:
            decider = self._replayed.deciding
        if decider is None or self._peek is not None:
            return banner
        seat = self.table.seats[decider]
        return replace(banner, text=tr("Replay: {name} decides").format(name=seat.name), seat=seat)

    def round_choices(self) -> Sequence[RoundChoice]:
        """The round buttons of a replay."""
        return self._choices()

    def page(self, page: PageName) -> Scene | None:
        """The list of all turns leads to their moments."""
        return self._whole_log() if page == "log" else super().page(page)
