"""The discards, open to everybody: how many cards of each species, and which corporation cards, are gone."""

from collections import Counter
from dataclasses import dataclass
from functools import partial

from game.games.divercity.components import COPIES, CORPORATION, SPECIES
from game.games.divercity.view import words
from game.games.divercity.view.cards import card_face, paint_corporation
from game.games.divercity.view.commands import ROOM
from game.games.divercity.view.spoken import gone_words
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Accept, Do, Intent
from game.ui.table.paper import PaperScene
from game.ui.table.pool import NodePool
from game.ui.widgets.button import RoundButton
from game.ui.words import tr
from game.units import Rect

_PAPER = Rect(120, 85, 1360, 730)
_COLUMNS = 6


@dataclass(frozen=True, slots=True)
class Sheet:
    """The paper with two headings."""

    species: int
    corporation: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 22)
        title = tr("Species cards discarded: {n}").format(n=self.species)
        c.text(36, 52, title, "title", max_w=c.w - 150)
        title = tr("Corporation cards discarded: {n}").format(n=self.corporation)
        c.text(36, 500, title, "title", max_w=c.w - 72)


@dataclass(frozen=True, slots=True)
class GoneSpecies:
    """A species and how many of its cards are gone."""

    species: str
    gone: int
    pictograms: bool = False

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, "surface.row", "line", 1.2)
        c.text(14, 27, words.species(self.species, self.pictograms), 18, 600, max_w=c.w - 28)
        w, h = 94.0, 132.0
        c.lay(card_face(c.look, self.species, "S", w, h), 12, 38)
        c.shown.append(f"card/divercity/{self.species}")
        for copy in range(COPIES):
            fill = "#4A5058" if copy < self.gone else "#EBDDBB"
            c.rect(w + 24 + copy * 16, 62, 12, 17, 3, fill, "#00000033")
        figure = tr("{n} of {most}").format(n=self.gone, most=COPIES)
        c.text(w + 24, 116, figure, 21, 700, family="serif", max_w=c.w - w - 30)


@dataclass(frozen=True, slots=True)
class GoneCorporation:
    """A corporation card and how many of its kind are gone."""

    card: str
    gone: int

    def paint(self, c: Canvas, hot: bool) -> None:
        w = 84.0
        paint_corporation(c, (c.w - w) / 2, 0, w, self.card, small=True)
        figure = tr("{n} of {most}").format(n=self.gone, most=CORPORATION[self.card])
        c.text(c.w / 2, c.h - 8, figure, 16, 600, "ink" if self.gone else "ink3", "middle", max_w=c.w - 6)


class DiscardsScene(PaperScene):
    """Both discards over the table; `pictograms`: no species is named."""

    name = "discards"
    rooms = (ROOM,)
    paper = _PAPER

    def __init__(self, species: tuple[str, ...], corporation: tuple[str, ...], pictograms: bool = False) -> None:
        super().__init__()
        self._pictograms = pictograms
        self._species, self._corporation = Counter(species), Counter(corporation)

    def head(self) -> Sheet:
        """How many they are."""
        return Sheet(self._species.total(), self._corporation.total())

    def lay(self, pool: NodePool) -> None:
        """Every kind of card."""
        w, h = (_PAPER.w - 64) / _COLUMNS, 178.0
        for index, species in enumerate(SPECIES):
            row, column = divmod(index, _COLUMNS)
            place = Rect(_PAPER.x + 32 + column * w + 4, _PAPER.y + 82 + row * (h + 8), w - 8, h)
            gone = self._species[species]
            wording = partial(gone_words, words.species(species, self._pictograms), gone, COPIES)
            face = GoneSpecies(species, gone, self._pictograms)
            pool.painted(f"gone/{species}", place, face, z=2, wording=wording)
        w = (_PAPER.w - 64) / len(CORPORATION)
        for index, card in enumerate(CORPORATION):
            place = Rect(_PAPER.x + 32 + index * w, _PAPER.y + 530, w, 160)
            name, gone = words.card(card), self._corporation[card]
            wording = partial(gone_words, name, gone, CORPORATION[card])
            pile = GoneCorporation(card, gone)
            pool.painted(f"gone/{card}", place, pile, z=2, label=name, hint=name, wording=wording)
        x, y = _PAPER.right - 44, _PAPER.y + 44
        pool.put(RoundButton("close", "close", tr("Close"), self.shell.stack.pop, cx=x, cy=y, r=22, z=3))

    def handle(self, intent: Intent) -> bool:
        """D and Enter close it too."""
        if isinstance(intent, Accept) or intent == Do("discards"):
            self.shell.stack.pop()
            return True
        return super().handle(intent)
