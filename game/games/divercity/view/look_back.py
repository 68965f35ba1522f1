"""Behind the curtain: what happened since somebody last looked, and what that person was told by radio."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.rules import Event, Seat
from game.games.divercity.events import CardsTold
from game.games.divercity.recap import Turn
from game.games.divercity.view import words
from game.games.divercity.view.cards import BACK, SpeciesFace, card_face
from game.games.divercity.view.log import log_groups
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Call, Step
from game.ui.scenes.notice import NoticeScene
from game.ui.table.log import LogEntry, LogGroup
from game.ui.table.motions import Motions
from game.ui.table.paper import PaperScene
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.words import tr
from game.units import Rect

_WIDTH, _HIGHEST, _HEAD, _FOOT = 1020.0, 760.0, 92.0, 100.0
_CARD_W, _CARD_H = 150.0, 210.0
_TOLD_H = 320.0
_LINE_H = 34.0
_MARGIN, _BETWEEN = 40.0, 16.0
_BUTTON_W = 300.0


@dataclass(frozen=True, slots=True)
class ToldHand:
    """Who told the own hand, and what it was from left to right."""

    by: Seat
    species: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The paper with its title and, above the cards, who told them."""

    title: str
    told: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 24)
        c.text(_MARGIN, 56, self.title, "title", max_w=c.w - 2 * _MARGIN)
        if self.told:
            c.rect(
                _MARGIN, 78, c.w - 2 * _MARGIN, _TOLD_H, 18, gradient=("games.divercity.bg1", "games.divercity.bg2")
            )
            c.icon("walkie", 74, 108, 30, "cream")
            c.text(102, 115, self.told, 21, 600, "cream", family="serif", max_w=c.w - 184)


@dataclass(frozen=True, slots=True)
class OnPaper:
    """A line of the log on a dark strip, so that it looks as it does in the log."""

    entry: LogEntry

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 1, c.w, c.h - 2, 10, "#12304FE8")
        self.entry.paint(c, False)


@dataclass(frozen=True, slots=True)
class TurnTitle:
    """Whose turn it was."""

    words: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.text(0, c.h / 2 + 6, self.words, 17, 600, max_w=c.w - 8)


@dataclass(frozen=True, slots=True)
class SilentFace:
    """A species card without its name."""

    species: str

    @property
    def shown(self) -> tuple[str, ...]:
        return (f"card/divercity/{self.species}",)

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        return card_face(look, self.species, "S", w, h)


def look_back(
    turns: Sequence[Turn], seat: Seat, seats: Sequence[SeatInfo], pictograms: bool = False
) -> tuple[ToldHand | None, tuple[LogGroup, ...]]:
    """What that seat was told last in these turns, and all that happened in public.

    `pictograms`: no species is named.
    """
    events = [event for turn in turns for event in turn.events]
    return last_told(events, seat), log_groups(events, seats, pictograms=pictograms)


def last_told(events: Sequence[Event], seat: Seat) -> ToldHand | None:
    """What others told a seat last."""
    told = None
    for event in events:
        if isinstance(event, CardsTold) and event.to == seat and event.by != seat and event.species.value:
            told = ToldHand(event.by, event.species.value)
    return told


def in_columns(turns: Sequence[LogGroup], room: float) -> tuple[Sequence[str | LogEntry], ...]:
    """All lines in one column as high as the room, or in two; no title stands alone at the foot of the first."""
    items: list[str | LogEntry] = []
    for turn in turns:
        items += [turn.title, *turn.entries]
    if len(items) * _LINE_H <= room:
        return (items,)
    half = -(-len(items) // 2)
    half -= isinstance(items[half - 1], str)
    return items[:half], items[half:]


def turn_words(turn: LogGroup) -> str:
    """A turn in one sentence, so that what happened in it is not taken for what happened in another."""
    return "; ".join((turn.title, *(entry.spoken for entry in turn.entries)))


class LookBackScene(NoticeScene, PaperScene):
    """The look back. What was told turns to the light card by card, unhurried; Enter goes on once it could be read.

    Args:
        person: who looks.
        turns: what happened.
        told: what that person was told, if anything.
        seats: everybody.
        silent: pictures only.
    """

    name = "look-back"

    def __init__(
        self,
        person: SeatInfo,
        turns: Sequence[LogGroup],
        told: ToldHand | None,
        seats: Sequence[SeatInfo],
        silent: bool,
    ) -> None:
        super().__init__()
        self._person, self._turns, self._told, self._seats = person, turns, told, seats
        self._silent = silent
        self._turned = False
        self._top = _HEAD + (_TOLD_H if told else 0)
        self._columns = in_columns(turns, _HIGHEST - self._top - _FOOT)
        h = min(_HIGHEST, self._top + max(map(len, self._columns)) * _LINE_H + _FOOT)
        self.paper = Rect((1600 - _WIDTH) / 2, (900 - h) / 2, _WIDTH, h)

    def head(self) -> Sheet:
        """For whom it is, and who told the cards below."""
        title = tr("{name}, this happened meanwhile") if self._turns else tr("{name}, this is your hand")
        told = self._told_words(self._told) if self._told is not None else ""
        return Sheet(title.format(name=self._person.name), told)

    def lay(self, pool: NodePool) -> None:
        """All turns, the cards, which turn over the first time, and the way on."""
        self._lines(pool)
        left = (self.paper.w - _BUTTON_W) / 2
        self.button("go-on", tr("Go on"), self.go_on, left, _BUTTON_W, "primary")
        if self._told is not None:
            self._cards(self._told.species)

    def _told_words(self, told: ToldHand) -> str:
        if self._seats[told.by] == self._person:
            return tr("Your cards, from left to right. Keep them in mind.")
        return tr("{name} tells you your cards, from left to right.").format(name=self._seats[told.by].name)

    def _lines(self, pool: NodePool) -> None:
        height = min(_LINE_H, (self.paper.h - self._top - _FOOT) / max(1, *map(len, self._columns)))
        width = (self.paper.w - 2 * _MARGIN + _BETWEEN) / len(self._columns)
        told = partial("\n".join, [turn_words(turn) for turn in self._turns])
        for column, items in enumerate(self._columns):
            for row, item in enumerate(items):
                x, y = self.paper.x + _MARGIN + column * width, self.paper.y + self._top + row * height
                place = Rect(x, y, width - _BETWEEN, height)
                kind, line = ("turn", TurnTitle(item)) if isinstance(item, str) else ("line", OnPaper(item))
                wording = told if column == row == 0 else str
                pool.painted(f"{kind}/{column}.{row}", place, line, z=2, wording=wording)

    def _cards(self, species: tuple[str, ...]) -> None:
        pitch = _CARD_W + 46
        left = self.paper.x + self.paper.w / 2 - (len(species) - 1) * pitch / 2
        steps: list[Step] = []
        motions = Motions(self.shell)
        for place, name in enumerate(species):
            face = SilentFace(name) if self._silent else SpeciesFace(name)
            x, y = left + place * pitch, self.paper.y + 78 + 72 + _CARD_H / 2
            card = self.stage.add(Sprite(f"told/{place}", x, y, _CARD_W, _CARD_H, face, BACK, z=4))
            card.label = tr("{name}: {words}").format(
                name=tr("Card {n}").format(n=place + 1), words=words.species(name, self._silent)
            )
            card.lift = 1.5
            if not self._turned:
                card.squeeze = -1.0
                steps += motions.tween("walkie", card, place * motions.ms("walkie"), squeeze=1.0)
        if steps:
            self._turned = True
            self.timeline.play(Call(lambda: self.shell.play("radio")), steps)
