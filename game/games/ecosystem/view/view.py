"""The door to everything that an edition of Ecosystem draws and says."""

from game.core.rules import Game, Seat
from game.games.ecosystem.actions import Action
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.cards import card_face, level_for
from game.games.ecosystem.view.decided import REVIEW
from game.games.ecosystem.view.edition import card_art, edition_of
from game.games.ecosystem.view.figure_drawing import figure_of
from game.games.ecosystem.view.first_notes import notes_of
from game.games.ecosystem.view.hinting import WORDS
from game.games.ecosystem.view.lesson import EcosystemTerms
from game.games.ecosystem.view.score_page import EcosystemScorePage
from game.games.ecosystem.view.table import EcosystemTable
from game.ui.engine.canvas import Canvas
from game.ui.replay.terms import ReplayTerms, by_sheets
from game.ui.table.desk_values import Ended
from game.ui.table.feed import TableFeed
from game.ui.table.game_view import GameView
from game.ui.table.score_page import ScoreScene
from game.ui.table.style import TableStyle


def _table(feed: TableFeed[EcosystemView, Action], style: TableStyle) -> EcosystemTable:
    return EcosystemTable(feed, style, edition_of(feed.game))


def _score_page(ended: Ended[EcosystemView]) -> ScoreScene:
    def page_of(view: EcosystemView) -> EcosystemScorePage:
        return EcosystemScorePage(view, ended.seats)

    return ScoreScene(ended, page_of)


def _paint_card(c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
    c.lay(card_face(c.look, name, level_for(c.look.theme, h), w, h), x, y)


def _lesson(game: Game) -> EcosystemTerms:
    return EcosystemTerms(edition_of(game))


def _held(view: EcosystemView, seat: Seat) -> tuple[str | None, ...]:
    if seat >= len(view.seats):  # the third hand of two players
        return ()
    one = view.seats[seat]
    return tuple(card_art(species, "S") for species in one.hand) if one.hand is not None else (None,) * one.hand_size


VIEW = GameView(
    _table,
    _score_page,
    _paint_card,
    lambda game, figure: figure_of(edition_of(game), figure),
    ReplayTerms(by_sheets, _held),
    _lesson,
    WORDS,
    lambda game: notes_of(edition_of(game)),
    REVIEW,
)
