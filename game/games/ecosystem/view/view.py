"""The door to everything that an edition of Ecosystem draws and says."""

from game.core.rules import Game, Seat
from game.games.ecosystem.actions import Action
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.rules import EcosystemRules
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.cards import card_face, level_for
from game.games.ecosystem.view.edition import card_art
from game.games.ecosystem.view.figure_drawing import figure_of
from game.games.ecosystem.view.first_notes import notes_of
from game.games.ecosystem.view.hinting import WORDS
from game.games.ecosystem.view.lesson import EcosystemTerms
from game.games.ecosystem.view.presentation import presentation_of
from game.games.ecosystem.view.score_page import EcosystemScorePage
from game.games.ecosystem.view.table import EcosystemTable
from game.ui.engine.canvas import Canvas
from game.ui.presentation import Presentation
from game.ui.replay.terms import ReplayTerms, by_sheets
from game.ui.table.desk_values import Ended
from game.ui.table.feed import TableFeed
from game.ui.table.game_view import GameView
from game.ui.table.score_page import ScoreScene
from game.ui.table.style import TableStyle


def _presentation(game: Game) -> Presentation:
    return presentation_of(_edition(game))


def _table(feed: TableFeed[EcosystemView, Action], style: TableStyle) -> EcosystemTable:
    return EcosystemTable(feed, style, _edition(feed.game))


def _score_page(ended: Ended[EcosystemView]) -> ScoreScene:
    def page_of(view: EcosystemView) -> EcosystemScorePage:
        return EcosystemScorePage(view, ended.seats)

    return ScoreScene(ended, page_of)


def _paint_card(c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
    c.lay(card_face(c.look, name, level_for(c.look.theme, h), w, h), x, y)


def _lesson(game: Game) -> EcosystemTerms:
    return EcosystemTerms(_edition(game))


def _edition(game: Game) -> Edition:
    assert isinstance(game.rules, EcosystemRules), "this view draws the editions of one engine"
    return game.rules.edition


def _held(view: EcosystemView, seat: Seat) -> tuple[str | None, ...]:
    if seat >= len(view.seats):  # the third hand of two players
        return ()
    one = view.seats[seat]
    return tuple(card_art(species, "S") for species in one.hand) if one.hand is not None else (None,) * one.hand_size


VIEW = GameView(
    _presentation,
    _table,
    _score_page,
    _paint_card,
    lambda game, figure: figure_of(_edition(game), figure),
    ReplayTerms(by_sheets, _held),
    _lesson,
    WORDS,
    lambda game: notes_of(game.id),
)
