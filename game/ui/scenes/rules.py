"""The rules of a game, to read at any moment."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.core.rules import Game
from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Back, Find, Help, Intent, Scroll, Slide, Steer
from game.ui.engine.node import Backdrop
from game.ui.input.command_list import keys_filled_in
from game.ui.lessons.offer import offer_again
from game.ui.presentation.presentation import presentation
from game.ui.scene import Scene
from game.ui.scenes.keys import open_keys
from game.ui.scenes.page_head import page_head
from game.ui.scenes.rules_index import RulesIndex
from game.ui.scenes.rules_search import FIELD, RulesSearch
from game.ui.scenes.rules_tabs import ZONE, GameTab, tab_places
from game.ui.table.game_view import view_of
from game.ui.widgets.button import Button
from game.ui.widgets.markdown import MarkdownPage, reads_on
from game.ui.widgets.markdown_pictures import Drawing
from game.ui.widgets.markdown_text import Block, Figure, Heading, Item, Paragraph, Run, parse
from game.ui.widgets.plain import Panel
from game.ui.words import SOURCE, tr
from game.units import TARGET, Rect

_INDEX = (28.0, 92.0, 330.0, 780.0)
_PAPER = (374.0, 92.0, 1198.0, 780.0)
_MEASURE = 830.0
_SEARCH_H = 44.0
_KEYS_W = 150.0
_TABS = Rect(440, 18, 1132, 52)
_LESSON_H = 66.0
"""Room for the way to the lesson, below the index."""
_NOTCH = 3
"""Lines of the index that one notch of the wheel moves."""


def rules_page(game: str, language: str) -> Path:
    """The file with the rules of a game: in this language, or in English where there is none yet."""
    folder = assets_dir() / "rules"
    translated = folder / language / f"{game}.md"
    return translated if translated.is_file() else folder / SOURCE / f"{game}.md"


def _rules(game: str, language: str) -> str:
    """The rules as Markdown; a game whose page nobody has written yet says so."""
    page = rules_page(game, language)
    if page.is_file():
        return keys_filled_in(page.read_text(encoding="utf-8"))
    title, missing = tr("Rules"), tr("The rules of this game are not written down here yet.")
    return f"# {presentation(GAMES[game]).title}\n\n## {title}\n\n{missing}\n"


def _notes(game: str) -> tuple[Block, ...]:
    """The notes of the first games, to be read again."""
    notes = view_of(GAMES[game]).first_notes(GAMES[game])
    heading = Heading(2, (Run(tr("Notes from the table")),), "notes")
    return (heading, *(Item("•", (Paragraph((Run(note.words()),)),)) for note in notes)) if notes else ()


@dataclass(frozen=True, slots=True)
class GamePictures:
    """Draws what is on the page of a game, as its table does."""

    game: Game

    def card(self, c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
        """Draws a card."""
        view_of(self.game).paint_card(c, name, x, y, w, h)
        c.shown.append(f"card/{self.game.id}/{name}")

    def figure(self, figure: Figure) -> Drawing:
        """What a figure shows."""
        return view_of(self.game).figure(self.game, figure)


class RulesScene(Scene):
    """The rules page with its index, and the other games in its head.

    Args:
        game: whose rules it opens with.
        at: the anchor of the heading to open at: a species, such as "bear", or the words of a heading.
    """

    name = "rules"
    stride = TARGET
    digit_zone = ZONE

    def __init__(self, game: str, at: str | None = None) -> None:
        super().__init__()
        self._game = game
        self._at = at
        self._read = 0.0
        self._search = RulesSearch(self._say)

    def build(self) -> None:
        """Sets the page for the present look, open where it was."""
        shown = presentation(GAMES[self._game])
        self.stage.add(Backdrop(shown.scenery)).soft = True
        page_head(self, tr("Rules"), _TABS.x - 12)
        self._build_tabs()
        self._offer_lesson()
        self.stage.add(Panel("index", *_INDEX, 22, z=1))
        self.stage.add(Panel("paper", *_PAPER, 22, z=1))
        language = self.shell.settings["language"]
        blocks = (*parse(_rules(self._game, language)), *_notes(self._game))
        x, y, w, h = _PAPER
        pictures, top = GamePictures(GAMES[self._game]), y + 14 + _SEARCH_H + 14
        self.page = MarkdownPage("page", x + 56, top, w - 80, y + h - 16 - top, self.look, blocks, _MEASURE, pictures)
        self.page.z, self.page.zone = 2, "page"
        self.stage.add(self.page)
        self._search.build(self.stage, Rect(x + 56, y + 14, w - 80, _SEARCH_H), self.page)
        self._offer_keys(Rect(x + w - 24 - _KEYS_W, y + 14, _KEYS_W, _SEARCH_H))
        self._index = self._lay_index()
        self.page.turn(self._read * self.page.length)
        if self._at is not None and not self._read:
            self.page.show(self._at)
        self._mark()

    def _build_tabs(self) -> None:
        for game, place in zip(GAMES.values(), tab_places(len(GAMES), _TABS), strict=True):
            here = game.id == self._game
            self.stage.add(GameTab(game.id, presentation(game), here, place, partial(self._read_about, game.id)))

    def _offer_lesson(self) -> None:
        offer = offer_again(self._game)
        if offer is not None:
            x, y, w, h = _INDEX
            learn = partial(self.shell.start_lesson, offer.game)
            button = Button("lesson", offer.words, learn, kind="good", icon="bulb", size=18, zone="lesson")
            button.x, button.y, button.w, button.h = x + 14, y + h - _LESSON_H, w - 28, _LESSON_H - 16
            self.stage.add(button)

    def _offer_keys(self, place: Rect) -> None:
        press = partial(open_keys, self.shell)
        button = Button("keys", tr("Keys"), press, kind="second", icon="keyboard", size=18, zone="keys")
        button.x, button.y, button.w, button.h = place.x, place.y, place.w, place.h
        self.stage.add(button)

    def _read_about(self, game: str) -> None:
        """The rules of another game, from their beginning."""
        if game != self._game:
            self._game, self._at, self._read = game, None, 0.0
            self._search = RulesSearch(self._say)
            self.rebuild()

    def _say(self, *words: str) -> None:
        self.shell.say(*words)

    def show(self, anchor: str) -> None:
        """Turns to the heading with this anchor."""
        self.page.show(anchor)
        self._at = anchor
        self._mark()
        self.shell.say(self.page.aloud())

    def update(self, dt_ms: float) -> None:
        """Keeps the index at what is being read."""
        super().update(dt_ms)
        self._read = self.page.top / self.page.length
        self._mark()

    def handle(self, intent: Intent) -> bool:
        """The keys with which one reads turn the page; in the index, the arrows go through its lines."""
        match intent:
            case Find():
                self.focus.set(FIELD)
                self._search.select()
                return True
            case Back() if self._search.leave():
                return True
            case Back() | Help():
                self.shell.stack.pop()
                return True
            case Scroll(x, y, dy) if self._index.holds(x, y):
                self._index.turn(dy * _NOTCH)
                return True
            case Slide(x, y, dy=dy) if self._index.holds(x, y):
                self._index.turn(dy)
                return True
            case Steer(_, dy) if self._in_index:
                if self.focus.node is not None:
                    self._index.reveal(self.focus.node.name, dy)
                return super().handle(intent)
        return reads_on(self, self.page, intent) or super().handle(intent)

    @property
    def _in_index(self) -> bool:
        return self.focus.show and self.focus.node is not None and self.focus.node.zone == "index"

    def _lay_index(self) -> RulesIndex:
        headings = [heading for heading, _ in self.page.titles if heading.level > 1]
        x, y, w, h = _INDEX
        room = h - 28 - (_LESSON_H if "lesson" in self.stage else 0)
        return RulesIndex(self.stage, headings, Rect(x + 12, y + 14, w - 24, room), self.show)

    def _mark(self) -> None:
        """Marks the entry of what is being read: the heading asked for while it can be seen, else the topmost one."""
        here = self.page.here
        tops = {heading.anchor: top for heading, top in self.page.titles}
        asked = tops.get(self._at or "")
        seen = asked is not None and self.page.top <= asked + 1 and asked < self.page.top + self.page.h
        self._index.mark(self._at if seen else here.anchor if here else None)
