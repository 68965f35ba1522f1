"""The field guide: every species of every game, as pages of a book that fill when somebody meets them."""

from functools import partial
from typing import Final

from game.core.rules import Game
from game.games.registry import GAMES
from game.profile.sightings import Sighting, sightings
from game.ui.engine.intent import Intent, Scroll, Slide, TurnPage
from game.ui.journal.game_by_game import GameByGamePage
from game.ui.journal.guide_model import GuideModel, found_of, guide_model
from game.ui.journal.guide_nodes import (
    BOOK_MARGIN,
    Book,
    Corner,
    EntryNode,
    FigureRow,
    FoundRing,
    GameTab,
    ListHead,
    PageNode,
)
from game.ui.journal.page import Journal
from game.ui.presentation.guide_text import GuideText
from game.ui.presentation.presentation import presentation
from game.ui.replay.opening import open_finished
from game.ui.table.pool import NodePool
from game.ui.words import tr
from game.units import Rect

_BOOK: Final = Rect(44, 140, 1512, 744)
_LEFT: Final = Rect(92, 164, 648, 590)
_RIGHT: Final = Rect(860, 164, 648, 690)
_TABS_Y, _TAB_H = 94.0, 46.0
_HEAD, _COLUMNS = 56.0, 4
_ROWS_Y, _ROW_H = 714.0, 35.0
_CORNER_W = 300.0


class GuidePage(GameByGamePage):
    """One game at a time; to the left the species that is chosen, to the right all of them."""

    def __init__(self, journal: Journal) -> None:
        self._at = 0
        self._seen: dict[str, tuple[int, dict[str, Sighting]]] = {}
        super().__init__(journal, [game for game in GAMES.values() if presentation(game).guide is not None])

    def read(self, game: Game) -> None:
        """What was seen of the species of a game."""
        self._seen[game.id] = sightings(self.journal.shell.store.summaries(game), self.profile)

    def build(self) -> None:
        """The book with its tabs and two pages."""
        pool = NodePool(self.journal.stage)
        texts = {game.id: _text(game) for game in self.games}
        if self.waiting:
            self._lay_tabs(pool, texts)
            for node in self.progress():
                pool.put(node)
            pool.reconcile()
            return
        games, seen = self._seen[self.game.id]
        before, after = (texts[game.id].species[at].name for game, at in map(self._beyond, (-1, 1)))
        title, text = presentation(self.game).title, texts[self.game.id]
        model = guide_model(title, text, games, seen, self._at, (before, after))
        self._lay_tabs(pool, texts)
        pool.painted("book", Rect(_BOOK.x - 12, _BOOK.y, _BOOK.w + 24, _BOOK.h), Book(), z=0, pad=40)
        pool.painted("page", _LEFT, PageNode(model.page), z=1, pad=24)
        self._lay_figures(pool, model)
        self._lay_list(pool, model, texts)
        for name, by, words in (("previous", -1, model.page.before), ("next", 1, model.page.after)):
            right = by > 0
            x = _BOOK.right - _CORNER_W if right else _BOOK.x + BOOK_MARGIN - 12
            h = 66.0 if right else 46.0
            place = Rect(x, _BOOK.bottom - h - 8, _CORNER_W, h)
            pool.painted(
                name, place, Corner(words, right), z=3, label=words, zone="turn", press=partial(self._turn, by)
            )
        pool.reconcile()

    def handle(self, intent: Intent) -> bool:
        """The page keys, the wheel and dragging turn the pages."""
        match intent:
            case TurnPage(dy) | Scroll(_, _, dy):
                self._turn(dy)
                return True
            case Slide(_, _, dx, dy):
                self._turn(dx or dy)
                return True
        return False

    def _lay_tabs(self, pool: NodePool, texts: dict[str, GuideText]) -> None:
        tabs: dict[str, GameTab] = {}
        for game in self.games:
            text = texts[game.id]
            found = self._found(game.id, text)
            count = "" if found is None else tr("{n} of {all}").format(n=found, all=len(text.species))
            tabs[game.id] = GameTab.of(presentation(game), count, game is self.game)
        look = self.journal.look
        if sum(tab.width(look) + 8 for tab in tabs.values()) > _BOOK.w - 84:
            tabs = {name: tab if tab.here else GameTab(tab.title, tab.sign, tab.palette, "", False)
                    for name, tab in tabs.items()}  # fmt: skip
        x = 86.0
        for name, tab in tabs.items():
            w = tab.width(look)
            lower = 0 if tab.here else 6
            place = Rect(x, _TABS_Y + lower, w, _TAB_H - lower)
            pool.painted(
                f"game/{name}", place, tab, z=-0.5, pad=20, label=tab.title, zone="games",
                chosen=tab.here,
                press=partial(self._open, name),
            )  # fmt: skip
            x += w + 8

    def _lay_figures(self, pool: NodePool, model: GuideModel) -> None:
        page = model.page
        for k, (words, figure) in enumerate(page.rows):
            leads = k == 0 and page.game is not None
            place = Rect(_LEFT.x, _ROWS_Y + k * (_ROW_H + 1), _LEFT.w, _ROW_H)
            press = partial(self._look_back, page.game.id) if leads and page.game is not None else None
            row = FigureRow(words, figure, k % 2 == 0, leads)
            pool.painted(
                f"figure/{k}", place, row, z=2, label=words, hint=tr("Look at that game") if leads else "",
                zone="figures", press=press,
            )  # fmt: skip

    def _lay_list(self, pool: NodePool, model: GuideModel, texts: dict[str, GuideText]) -> None:
        pool.painted("head", Rect(_RIGHT.x, _RIGHT.y, _RIGHT.w, _HEAD), ListHead(model.title, model.left), z=1)
        count = len(model.entries)
        rows = -(-count // _COLUMNS)
        w, h = _RIGHT.w / _COLUMNS, min(196.0, (_BOOK.bottom - 76 - _RIGHT.y - _HEAD) / rows)
        for k, entry in enumerate(model.entries):
            place = Rect(_RIGHT.x + k % _COLUMNS * w, _RIGHT.y + _HEAD + k // _COLUMNS * h, w, h)
            pool.painted(
                f"species/{k}", place, EntryNode(entry), z=2, pad=4, label=entry.name, zone="species",
                chosen=entry.chosen, press=partial(self._choose, k),
            )  # fmt: skip
        if count % _COLUMNS:
            place = Rect(_RIGHT.x + (_COLUMNS - 1) * w, _RIGHT.y + _HEAD + (rows - 1) * h, w, h)
            pool.painted("found", place, FoundRing(model.found, count, self._in_all(texts)), z=1)

    def _in_all(self, texts: dict[str, GuideText]) -> str:
        found = [self._found(game, text) for game, text in texts.items()]
        if None in found:
            return ""
        species = sum(len(text.species) for text in texts.values())
        return tr("{found} of {all} in all").format(found=sum(filter(None, found)), all=species)

    def _found(self, game: str, text: GuideText) -> int | None:
        """How many species of a game were seen; None until its games have been read."""
        return found_of(text, self._seen[game][1]) if game in self._seen else None

    def _turn(self, by: int) -> None:
        game, at = self._beyond(by)
        self.show(game)
        self._choose(at)

    def _beyond(self, by: int) -> tuple[Game, int]:
        """The next page, or the one before: after the last of a game comes the first of the next one."""
        at = self._at + by
        if 0 <= at < len(_text(self.game).species):
            return self.game, at
        game = self.games[(self.games.index(self.game) + by) % len(self.games)]
        return game, 0 if by > 0 else len(_text(game).species) - 1

    def _choose(self, at: int) -> None:
        self._at = at
        self.journal.shell.play("page")
        if self.waiting:
            self.journal.rebuild()
        else:
            self.journal.rebuild_telling("page")

    def _open(self, game: str) -> None:
        self.show(GAMES[game])
        self._choose(0)

    def _look_back(self, game: int) -> None:
        finished = self.journal.shell.store.finished_game(game)
        if finished is not None:
            open_finished(self.journal.shell, finished)


def _text(game: Game) -> GuideText:
    text = presentation(game).guide
    assert text is not None, "only games with pages are in the guide"
    return text()
