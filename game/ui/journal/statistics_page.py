"""What a person's games add up to: a page for each game, with charts that can be read as tables."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from game.core.rules import Game
from game.games.registry import GAMES
from game.profile.entries import Profile
from game.profile.figures import ALONE, PEOPLE, Figures
from game.ui.engine.intent import Do, Intent
from game.ui.engine.node import Node
from game.ui.input.commands import TABLES
from game.ui.input.key_words import with_key
from game.ui.journal.charts import PointsChart, Row, RowsChart, Summary, WinsChart, summary_of
from game.ui.journal.game_by_game import TOP, GameByGamePage
from game.ui.journal.page import ROOM, Journal
from game.ui.journal.tabs import TABS, Choice, tabs
from game.ui.presentation.levels import level_name
from game.ui.presentation.presentation import presentation
from game.ui.scenes.setup import SetupScene
from game.ui.table.game_view import view_of
from game.ui.table.pool import PaintedNode
from game.ui.widgets.button import Button
from game.ui.widgets.invitation import invitation
from game.ui.widgets.plain import Panel
from game.ui.words import tr, trn
from game.units import Rect

_GAP: Final = 14.0
_LEFT: Final = Rect(ROOM.x, TOP, 720, ROOM.bottom - TOP)
_RIGHT: Final = Rect(_LEFT.right + _GAP, TOP, ROOM.right - _LEFT.right - _GAP, _LEFT.h)
_UPPER: Final = 0.44
"""The share of the chart of points in the room below the figures."""


class StatisticsPage(GameByGamePage):
    """The statistics of one game.

    Attributes:
        as_tables: numbers stand in the place of bars.
    """

    def __init__(self, journal: Journal) -> None:
        self.as_tables = False
        self._figures: dict[str, Figures] = {}
        super().__init__(journal, list(GAMES.values()))

    def read(self, game: Game) -> None:
        """Sum up the games of the player."""
        self._figures[game.id] = self.journal.shell.store.figures(game, self.profile)

    # -- showing

    def build(self) -> None:
        """Makes the tabs, and the sheets with the charts."""
        add = self.journal.stage.add
        choices = [Choice(game.id, presentation(game).title, game=presentation(game)) for game in GAMES.values()]
        for node in tabs(choices, self.game.id, self.journal.look, self.show_game):
            add(node)
        for node in self._sheets():
            add(node)

    def _sheets(self) -> Iterator[Node]:
        person, figures = self.journal.person, self._figures.get(self.game.id)
        if self.waiting:
            yield from self.progress()
        elif person is None or figures is None or not figures.games:
            yield from self._nothing()
        else:
            words = with_key(tr("As charts") if self.as_tables else tr("As tables"), TABLES)
            icon = "chart" if self.as_tables else "grid"
            yield Button("tables", words, self.toggle, x=ROOM.right - 220, y=TABS.y, w=220, h=48, kind="second",
                         icon=icon, size=18, zone="tables")  # fmt: skip
            yield from self._charts(person, figures)

    def _charts(self, person: Profile, figures: Figures) -> Iterator[Node]:
        summary = summary_of(figures)
        high = 88.0 * -(-len(summary.figures) // 3) + 24
        yield _sheet("summary", Rect(_LEFT.x, _LEFT.y, _LEFT.w, high), summary)
        below = Rect(_LEFT.x, _LEFT.y + high + _GAP, _LEFT.w, _LEFT.h - high - _GAP)
        most = max(len(figures.by_players), len(figures.by_company))
        wins = Rect(_RIGHT.x, _RIGHT.y, _RIGHT.w, max(high, 46.0 * most + 84))
        if figures.points and figures.mean is not None:
            upper = (below.h - _GAP) * _UPPER
            chart = PointsChart(tuple(figures.points.items()), figures.mean, self.as_tables)
            yield _sheet("points", Rect(below.x, below.y, below.w, upper), chart)
            wins = Rect(below.x, below.y + upper + _GAP, below.w, below.h - upper - _GAP)
            yield _sheet("rows", _RIGHT, RowsChart(person.name, tuple(self._rows(figures)), self.as_tables))
        yield from self._wins(figures, wins)

    def _wins(self, figures: Figures, place: Rect) -> Iterator[Node]:
        """By the number of players and by company, side by side."""
        half = (place.w - _GAP) / 2
        players = tuple(
            (trn("{n} player", "{n} players", int(one.of)).format(n=one.of), one.games, one.wins)
            for one in figures.by_players
        )
        company = tuple((_company(one.of), one.games, one.wins) for one in figures.by_company)
        yield _sheet("players", Rect(place.x, place.y, half, place.h),
                     WinsChart(tr("Won by players"), players, self.as_tables))  # fmt: skip
        yield _sheet("company", Rect(place.x + half + _GAP, place.y, half, place.h),
                     WinsChart(tr("Won against"), company, self.as_tables))  # fmt: skip

    def _rows(self, figures: Figures) -> Iterator[Row]:
        lesson = view_of(self.game).lesson
        terms = None if lesson is None else lesson(self.game)
        for one in figures.by_row:
            words, picture = (one.row, "") if terms is None else terms.row(one.row)
            yield Row(words, picture, one.own, one.theirs)

    def _nothing(self) -> Iterator[Node]:
        """No game yet: what one would see, and the way to it."""
        game = self.game
        place = Rect(ROOM.x, TOP, ROOM.w, ROOM.bottom - TOP)
        yield Panel("none/paper", place.x, place.y, place.w, place.h, 22)
        title = presentation(game).title
        words = tr("Finish a game of {game}, and you see here where your points come from.").format(game=title)
        play = partial(self.journal.shell.stack.push, SetupScene(game, person=self.person_name))
        yield from invitation(place, "chart", words, "play", tr("Play {game}").format(game=title), play, "none")

    # -- what is done

    def handle(self, intent: Intent) -> bool:
        """T: the charts as tables, and back."""
        if intent == Do("tables") and "tables" in self.journal.stage:
            self.toggle()
            return True
        return False

    def toggle(self) -> None:
        """Numbers in the place of bars, or bars again."""
        self.as_tables = not self.as_tables
        self.journal.rebuild()

    def show_game(self, game: str) -> None:
        """Turn to another game."""
        self.show(GAMES[game])
        self.journal.rebuild()


def _sheet(name: str, place: Rect, drawable: Summary | PointsChart | WinsChart | RowsChart) -> Node:
    node = PaintedNode(name, drawable)
    node.wording = drawable.spoken
    node.x, node.y, node.w, node.h, node.z, node.pad = place.x, place.y, place.w, place.h, 1, 30
    return node


def _company(kind: str) -> str:
    return {ALONE: tr("alone"), PEOPLE: tr("people only")}.get(kind) or level_name(kind)
