"""After the last tile: the challenges each person has met, of which one may be ticked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.rules import Seat
from game.games.aqua.state import AquaView
from game.games.aqua.view import track_words
from game.games.aqua.view.achievement_drawables import badge
from game.games.aqua.view.track import person, ticked_challenges
from game.ui.engine.canvas import Canvas
from game.ui.engine.intent import Accept, Back, Intent
from game.ui.kept.finished import player
from game.ui.table.paint import boxed, emblem
from game.ui.table.paper import MARGIN, Head, PaperScene, choice_plate
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.words import tr
from game.units import MIDDLE, Rect

_HEAD, _FOOT, _HIGHEST = 104.0, 100.0, 860.0
_NAME_W, _GAP, _BETWEEN = 216.0, 10.0, 22.0
"""How wide the names are, and how far challenges and people are apart."""
_WIDTHS = {1: 420.0, 2: 344.0, 3: 304.0, 4: 228.0}
"""How wide a challenge is when so many lie side by side."""
_CHIP_H, _LEAST_H, _TOLD_H = 170.0, 44.0, 150.0
"""How high a challenge is, where there are few, where there are many, and from where on its rule has room."""


@dataclass(frozen=True, slots=True)
class Name:
    """Whose row it is; `first`: nobody stands above."""

    seat: SeatInfo
    first: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        if not self.first:
            c.line(0, 0.75, c.w, 0.75, "line", 1.5)
        emblem(c, self.seat, 24, c.h / 2, 20)
        c.text(56, c.h / 2 + 7, self.seat.name, "name", max_w=_NAME_W - 66)


@dataclass(frozen=True, slots=True)
class Chip:
    """One challenge that was met: to be ticked, ticked already in an earlier game, or neither."""

    challenge: int
    chosen: bool
    had: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        choice_plate(c, hot, self.chosen)
        told = c.h >= _TOLD_H
        middle = 40.0 if told else c.h / 2
        badge(c, "challenge", 36, middle, str(self.challenge), self.chosen, min(1.0, c.h / 52))
        name, size = track_words.challenge(self.challenge), 21.0 if told else 16.5
        if told:
            c.text(68, 47, name, size, 700, family="serif", max_w=c.w - 84)
            boxed(c, 20, 76, track_words.challenge_rule(self.challenge), c.w - 40, c.h - 118, 18, "ink2")
        state, colour = self._state
        if told and state:
            c.text(c.w - 18, c.h - 14, state, 15.5, 600, colour, "end", max_w=c.w - 36)
        elif not told:
            two = bool(state) and c.h >= 64
            c.text(66, middle + (-4 if two else 6), name, size, 600, max_w=c.w - 74)
            if two:
                c.text(66, middle + 18, state, 15, 600, colour, max_w=c.w - 74)

    @property
    def _state(self) -> tuple[str, str]:
        if self.had:
            return tr("ticked already"), "ink2"
        return (tr("will be ticked"), "goodT") if self.chosen else ("", "ink2")


class ChallengesScene(PaperScene):
    """Every person chooses one challenge, or none.

    Args:
        view: the table at the end.
        seats: who sits where.
        able: the seats that may tick one.
        done: told the choices when they are made: seat → challenge or None.

    Attributes:
        choices: seat → the challenge that will be ticked, or None.
    """

    name = "challenges"

    def __init__(
        self,
        view: AquaView,
        seats: Sequence[SeatInfo],
        able: Sequence[Seat],
        done: Callable[[Mapping[Seat, int | None]], None],
    ) -> None:
        super().__init__()
        self._view, self._seats, self._able, self._done = view, seats, able, done
        self._had: dict[Seat, frozenset[int]] = {}
        self.choices: dict[Seat, int | None] = {}

    def enter(self) -> None:
        """Looks up what each of them has ticked in earlier games."""
        for seat in self._able:
            past = player(self.shell.store, "aqua", self._seats[seat].name)
            self._had[seat] = ticked_challenges(person(past))
            self.choices[seat] = self._first(seat)

    def _first(self, seat: Seat) -> int:
        """The hardest challenge that is new; where none is, the last one."""
        met = self._view.sheets[seat].challenges
        new = [challenge for challenge in met if challenge not in self._had[seat]]
        return (new or list(met))[-1]

    def build(self) -> None:
        """Makes the sheet, as large as what lies on it."""
        self._columns = min(max(_WIDTHS), max(len(self._view.sheets[seat].challenges) for seat in self._had))
        self._chip_w = _WIDTHS[self._columns]
        lines, between = sum(map(self._lines, self._had)), 2 * _BETWEEN * len(self._had)
        room = (_HIGHEST - _HEAD - _FOOT - between) / lines - _GAP
        self._chip_h = max(_LEAST_H, min(_CHIP_H, room))
        w = 2 * MARGIN + _NAME_W + self._columns * (self._chip_w + _GAP) - _GAP
        h = _HEAD + _FOOT + between + lines * (self._chip_h + _GAP) - _GAP * len(self._had)
        self.paper = Rect(MIDDLE - w / 2, 450 - h / 2, w, h)
        super().build()
        self.focus.set("done")

    def head(self) -> Head:
        """What is to be done."""
        everybody = tr("Everybody may tick one of theirs on the track of fifty.")
        one = tr("One of them may be ticked on the track of fifty.")
        return Head(tr("Challenges met"), everybody if len(self._had) > 1 else one)

    def handle(self, intent: Intent) -> bool:
        """Enter finishes; so does Esc, with what is chosen. Both are held like the button where that is asked for."""
        if isinstance(intent, Back) or (isinstance(intent, Accept) and self.focus.node is None):
            return self.press(self.stage["done"])
        return super().handle(intent)

    def _lines(self, seat: Seat) -> int:
        return -(-len(self._view.sheets[seat].challenges) // self._columns)

    def lay(self, pool: NodePool) -> None:
        """A row for each person, and the button."""
        x, y, w = self.paper.x + MARGIN, self.paper.y + _HEAD, self.paper.w - 2 * MARGIN
        for place, (seat, had) in enumerate(self._had.items()):
            lines = self._lines(seat)
            h = 2 * _BETWEEN + lines * (self._chip_h + _GAP) - _GAP
            pool.painted(f"name/{seat}", Rect(x, y, w, h), Name(self._seats[seat], not place), z=2)
            for index, challenge in enumerate(self._view.sheets[seat].challenges):
                line, column = divmod(index, self._columns)
                left = x + _NAME_W + column * (self._chip_w + _GAP)
                top = y + _BETWEEN + line * (self._chip_h + _GAP)
                chip = Chip(challenge, self.choices[seat] == challenge, challenge in had)
                pool.painted(
                    f"challenge/{seat}/{challenge}", Rect(left, top, self._chip_w, self._chip_h), chip, z=3,
                    label=track_words.challenge(challenge), hint=track_words.challenge_rule(challenge),
                    zone=f"seat {seat}", press=partial(self._mark, seat, challenge),
                )  # fmt: skip
            y += h
        self.done_button(self._finish)
        self.stage["done"].final = True

    def _mark(self, seat: Seat, challenge: int) -> None:
        self.choices[seat] = None if self.choices[seat] == challenge else challenge
        self.shell.play("pick")
        self.show()

    def _finish(self) -> None:
        self.shell.stack.pop()
        self._done(self.choices)
