"""What every page after a game has: its top bar, the ways out, all turns, and the pages that lie over it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from game.games.registry import GAMES
from game.ui.daily_tries import AfterTry, after_try, play_try
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Back, Do, Help, Intent
from game.ui.engine.node import Backdrop
from game.ui.input.commands import OPEN_JOURNAL, TABLE, TITLE, WATCH_AGAIN
from game.ui.input.key_words import with_key
from game.ui.journal.scene import open_journal
from game.ui.presentation.presentation import presentation
from game.ui.replay.start import open_replay
from game.ui.review.missed_scene import MissedScene
from game.ui.review.start import open_review
from game.ui.scene import Scene
from game.ui.scenes.deal_number import deal_line
from game.ui.scenes.log import LogScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.table.best import BestLine
from game.ui.table.desk_values import Ended
from game.ui.table.game_view import view_of
from game.ui.table.log import LogEntry
from game.ui.table.pool import NodePool
from game.ui.table.topbar import BAR_Z, Banner, Bar, bar_place, round_buttons, show_bar
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

_ASSISTED_W, _BESIDE_BUTTONS = 150.0, 218.0
_DEAL_W, _REVIEW_W, _MISSED_W = 320.0, 168.0, 268.0
AGAIN_W, APART = 214.0, 12.0
"""Of the first of the large buttons, and from one of them to the next."""


@dataclass(frozen=True, slots=True)
class AssistedMark:
    """That somebody had a hint, or took back what could not be unknown again."""

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, c.h / 2, "#FFFFFF1C", "#FFFFFF33")
        c.icon("flag", 20, c.h / 2, 18, "cream")
        c.text(36, c.h / 2 + 6, tr("Assisted game"), 15.5, 600, "cream", max_w=c.w - 48)


class EndScene(Scene, ABC):
    """The page after a game.

    Args:
        ended: what may be known of the game, and how to play again.
        game: its id.
        players: how many persons and computers played.

    Attributes:
        told: everybody at the screen knows how it ended.
        says_assisted: the top bar says when the game was assisted; else the page does so by itself.
    """

    name = "score"
    rooms = (TITLE, TABLE)
    says_assisted = True

    def __init__(self, ended: Ended[Any], game: str, players: int) -> None:
        super().__init__()
        self.ended, self.game, self.players = ended, game, players
        self.told = ended.told
        self._asked = False
        self._after: AfterTry | None = None
        self._best = Rect(0, 0, 0, 0)

    @property
    @abstractmethod
    def bar(self) -> Bar:
        """The dark strip at the top, in the language of this moment."""

    @property
    @abstractmethod
    def banner(self) -> Banner:
        """How the game ended, in one sentence."""

    @property
    def anchor(self) -> str | None:
        """Where the rules open now."""
        return None

    def point_out(self, entry: LogEntry | None) -> None:
        """A line of all turns is looked at, or no longer is."""

    def build_head(self, pool: NodePool) -> None:
        """Puts the scenery, the top bar and its round buttons on the stage."""
        self.stage.add(Backdrop(presentation(GAMES[self.game]).scenery))
        ended = self.ended
        if ended.daily is not None and ended.place is not None:
            self._after = after_try(self.shell.store, ended.daily, ended.place.number)
        self.show_bar(pool)
        choices = (
            ("menu", "menu", tr("Menu"), self.open_menu),
            ("replay", "play", with_key(tr("Replay"), WATCH_AGAIN), self.open_replay),
            ("journal", "medal", with_key(tr("Journal"), OPEN_JOURNAL), self.open_journal),
            ("log", "log", tr("All turns"), self.open_log),
            ("rules", "book", tr("Rules"), self.open_rules),
        )
        place = bar_place(self.look)
        for button in round_buttons(choices, place, zone="top"):
            pool.put(button)
        if self.ended.assisted and self.says_assisted:
            mark = Rect(place.right - _BESIDE_BUTTONS - _ASSISTED_W, 12, _ASSISTED_W, 34)
            pool.painted("assisted", mark, AssistedMark(), z=BAR_Z + 1, label=tr("Assisted game"))

    def show_bar(self, pool: NodePool) -> None:
        """Puts the strip and the banner of this moment on the stage; the strip says of which daily it was a try."""
        bar = self.bar if self._after is None else replace(self.bar, progress=self._after.head)
        show_bar(pool, bar_place(self.look), self.look, bar, self.banner)

    def build_ways_out(self, pool: NodePool, place: Rect, taken: float = 0) -> None:
        """Puts the large buttons on the stage, and between them what was a new best.

        Args:
            pool: where they come.
            place: of all of them.
            taken: so much room behind the first button belongs to something else.
        """
        button = partial(Button, y=place.y + 2, h=58, zone="actions")
        words, icon = tr("Play again"), "retry"
        if self._after is not None:
            words, icon = (self._after.on, "play") if self._after.on else (tr("Daily"), "calendar")
        pool.put(button("again", words, self._again, x=place.x, w=AGAIN_W, icon=icon, size=21))
        x = place.x + AGAIN_W + APART + taken
        if self.ended.place is not None and GAMES[self.game].assessor is not None:
            pool.put(button("review", tr("Review"), self._review, x=x, w=_REVIEW_W, kind="second", icon="search"))
            x += _REVIEW_W + APART
            if view_of(GAMES[self.game]).missed is not None:
                words = tr("Best turn not taken")
                pool.put(button("missed", words, self._missed, x=x, w=_MISSED_W, kind="second", icon="star"))
                x += _MISSED_W + APART
        out = partial(button, x=place.right - 220, w=220, kind="second")
        if self.ended.past:
            pool.put(out("back", tr("Back"), self.shell.stack.pop, icon="left"))
        else:
            pool.put(out("home", tr("Title screen"), self.shell.go_home, icon="home"))
        if self.ended.deal is not None:
            free = Rect(place.right - 220 - APART - _DEAL_W, place.y + 2, _DEAL_W, 58)
            for node in deal_line(self.shell, self.ended.deal, free, "actions", "glass"):
                pool.put(node)
        self._best = Rect(x, place.y + 3, min(420, place.right - 220 - APART - _DEAL_W - APART - x), 56)
        self.show_best(pool)

    def show_best(self, pool: NodePool) -> None:
        """Puts a new best on the stage, once it is known how the game ended: it says what somebody has in all."""
        if self.told and self.ended.best is not None:
            pool.painted("best", self._best, BestLine(self.ended.best, self.players), z=3)

    def update(self, dt_ms: float) -> None:
        """Once the result is told and celebrated, asks what is still to be asked."""
        super().update(dt_ms)
        if self.told and not self._asked and not self.timeline.moving and self.shell.stack.top is self:
            self._asked = True
            page = self.ended.ask()
            if page is not None:
                self.shell.stack.push(page)

    def _review(self) -> None:
        assert self.ended.place is not None, "the button stands only under a game that is kept"
        open_review(self.shell, self.ended, self.ended.place)

    def _missed(self) -> None:
        assert self.ended.place is not None, "the button stands only under a game that is kept"
        open_review(self.shell, self.ended, self.ended.place, MissedScene)

    def _again(self) -> None:
        if self._after is None:
            self.shell.wait_for(tr("Setting the table …"), self.ended.again)
        elif self._after.on:
            play_try(self.shell, self._after.day, self._after.person, self._after.waiting)
        else:
            open_journal(self.shell, "daily")

    def handle(self, intent: Intent) -> bool:
        """Letters as at the table; from a game of the past Esc leads back to where it was opened."""
        match intent:
            case Help():
                self.open_rules()
            case Back() if self.ended.past:
                self.shell.stack.pop()
            case Back() | Do("menu"):
                self.open_menu()
            case Do("log"):
                self.open_log()
            case Do("journal"):
                self.open_journal()
            case Do("watch again"):
                self.open_replay()
            case _:
                return super().handle(intent)
        return True

    def open_replay(self) -> None:
        """The game once more, from its deal on."""
        if self.ended.record is not None:
            styles = [seat.style for seat in self.ended.seats]
            place = self.ended.place
            kept = None if place is None else self.shell.store.finished_game(place.number)
            screen = {} if kept is None else kept.screen
            open_replay(self.shell, self.ended.record, {**screen, "styles": styles[: self.players]})

    def open_journal(self) -> None:
        """What the people have played and reached."""
        open_journal(self.shell, came_from=self.game)

    def open_menu(self) -> None:
        """The menu after a game."""
        self.shell.stack.push(PauseScene(self.game, running=False, at=self.anchor, deal=self.ended.deal))

    def open_rules(self) -> None:
        """The rules, at what is looked at."""
        self.shell.stack.push(RulesScene(self.game, self.anchor))

    def open_log(self) -> None:
        """All turns."""
        self.shell.stack.push(LogScene(self.ended.log, self.ended.record, self.point_out, self.ended.deal))
