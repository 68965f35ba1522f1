"""The door to everything that AQUA draws and says."""

from game.games.aqua.state import AquaView
from game.games.aqua.view.decided import REVIEW
from game.games.aqua.view.faces import paint_tile
from game.games.aqua.view.figure_drawing import figure_of
from game.games.aqua.view.first_notes import NOTES
from game.games.aqua.view.hinting import WORDS
from game.games.aqua.view.lesson import AquaTerms
from game.games.aqua.view.missed import MISSED
from game.games.aqua.view.score_page import AquaScorePage
from game.games.aqua.view.table import AquaTable
from game.ui.engine.canvas import Canvas
from game.ui.replay.terms import ReplayTerms, by_sheets
from game.ui.table.desk_values import Ended
from game.ui.table.game_view import GameView
from game.ui.table.score_page import ScoreScene


def _score_page(ended: Ended[AquaView]) -> ScoreScene:
    return ScoreScene(ended, lambda view: AquaScorePage(view, ended.seats))


def _paint_tile(c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
    """A tile in the middle of a box, by the letters of its colours, such as "RRY"."""
    paint_tile(c, x + w / 2, y + h / 2, min(w / 2.1, h / 1.9), 0, name)


VIEW = GameView(
    AquaTable,
    _score_page,
    _paint_tile,
    lambda game, figure: figure_of(figure),
    ReplayTerms(by_sheets),
    lambda game: AquaTerms(),
    WORDS,
    lambda game: NOTES,
    REVIEW,
    MISSED,
)
