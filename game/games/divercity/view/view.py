"""The door to everything that Mini DiverCity draws and says."""

from game.games.divercity.view.cards import card_face, level_for
from game.games.divercity.view.decided import REVIEW
from game.games.divercity.view.ending import EndingScene
from game.games.divercity.view.figure_drawing import figure_of
from game.games.divercity.view.first_notes import NOTES
from game.games.divercity.view.hinting import WORDS
from game.games.divercity.view.lesson import DiverCityTerms
from game.games.divercity.view.replay import REPLAY
from game.games.divercity.view.table import DiverCityTable
from game.ui.engine.canvas import Canvas
from game.ui.table.game_view import GameView


def _paint_card(c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
    c.lay(card_face(c.look, name, level_for(c.look.theme, h), w, h), x, y)


VIEW = GameView(
    DiverCityTable,
    EndingScene,
    _paint_card,
    lambda game, figure: figure_of(figure),
    REPLAY,
    lambda game: DiverCityTerms(),
    WORDS,
    lambda game: NOTES,
    REVIEW,
)
