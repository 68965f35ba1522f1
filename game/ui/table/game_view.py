"""How a game looks at its table: what its registry entry names for the screen, besides its presentation."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Game
from game.ui.engine.canvas import Canvas
from game.ui.first_notes.values import FirstNote
from game.ui.lessons.terms import LessonTerms
from game.ui.presentation.named import named
from game.ui.replay.terms import ReplayTerms
from game.ui.review.terms import MissedTerms, ReviewTerms
from game.ui.scene import Scene
from game.ui.table.desk_values import Ended
from game.ui.table.feed import TableFeed
from game.ui.table.game_table import GameTable
from game.ui.table.hint_words import HintWords
from game.ui.table.style import TableStyle
from game.ui.widgets.markdown_pictures import Drawing
from game.ui.widgets.markdown_text import Figure


@dataclass(frozen=True, slots=True)
class GameView:
    """The door to everything a game draws and says at its table and after it.

    Attributes:
        table: its part of a table.
        end_page: what follows the last decision, such as the score page.
        paint_card: draws the card of a name into x, y, w, h in units, for the rules page.
        figure: what a figure of its rules page draws; it raises ValueError for one that says nothing.
        replay: how the course of a game is measured.
        lesson: the words of its lesson; None as long as nobody has written one.
        hint_words: what it says of choices and reasons; None where no expert speaks of it.
        first_notes: what comes up once in somebody's first games.
        review: what it shows of decisions that are looked back on, where it has words for hints.
        missed: what it shows and says of the best turn that was not taken, where the end page leads to it.
    """

    table: Callable[[TableFeed[Any, Any], TableStyle], GameTable[Any, Any, Any, Any]]
    end_page: Callable[[Ended[Any]], Scene]
    paint_card: Callable[[Canvas, str, float, float, float, float], None]
    figure: Callable[[Game, Figure], Drawing]
    replay: ReplayTerms
    lesson: Callable[[Game], LessonTerms] | None = None
    hint_words: HintWords | None = None
    first_notes: Callable[[Game], tuple[FirstNote, ...]] = lambda game: ()
    review: ReviewTerms | None = None
    missed: MissedTerms | None = None


def view_of(game: Game) -> GameView:
    """The view that the registry entry of a game names."""
    view: GameView = named(game.view)
    return view
