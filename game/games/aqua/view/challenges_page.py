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
from game.ui.table.paint import emblem
from game.ui.table.paper import Head, PaperScene
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.words import tr
from game.units import Rect

_W, _HEAD, _FOOT = 1180.0, 116.0, 92.0
_MARGIN = 36.0
_CHIP_H, _CHIPS, _GAP = 84.0, 5, 8.0
_CHIP_W = (_W - 2 * _MARGIN - (_CHIPS - 1) * _GAP) / _CHIPS


@dataclass(frozen=True, slots=True)
class Name:
    """Whose row it is."""

    seat: SeatInfo

    def paint(self, c: Canvas, hot: bool) -> None:
        c.line(0, 0.75, c.w, 0.75, "line", 1.5)
        emblem(c, self.seat, 24, 36, 18)
        c.text(54, 43, self.seat.name, "name", max_w=c.w - 60)


@dataclass(frozen=True, slots=True)
class Chip:
    """One challenge that was met: to be ticked, ticked already in an earlier game, or neither."""

    challenge: int
    chosen: bool
    had: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 14, "surface.row_hot" if self.chosen or hot else "surface.row")
        if self.chosen:
            c.rect(0, 0, c.w, c.h, 14, line="#D98A1E", line_w=3)
        badge(c, "challenge", 32, c.h / 2, str(self.challenge), self.chosen, 0.9)
        said = self.had or self.chosen
        c.text(60, c.h / 2 + (-4 if said else 6), track_words.challenge(self.challenge), 16.5, 600, max_w=c.w - 66)
        if self.had:
            c.text(60, c.h / 2 + 18, tr("ticked already"), 15, colour="ink2", max_w=c.w - 66)
        elif self.chosen:
            c.text(60, c.h / 2 + 18, tr("will be ticked"), 15, 600, "goodT", max_w=c.w - 66)


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
        """Makes the sheet."""
        rows = sum(self._lines(seat) for seat in self._had)
        h = min(860.0, _HEAD + len(self._had) * 70 + rows * (_CHIP_H + _GAP) + _FOOT)
        self.paper = Rect(800 - _W / 2, 450 - h / 2, _W, h)
        super().build()
        self.focus.set("done")

    def head(self) -> Head:
        """What is to be done."""
        return Head(tr("Challenges met"), tr("Everybody may tick one of theirs on the track of fifty."))

    def handle(self, intent: Intent) -> bool:
        """Enter finishes; so does Esc, with what is chosen. Both are held like the button where that is asked for."""
        if isinstance(intent, Back) or (isinstance(intent, Accept) and self.focus.node is None):
            return self.press(self.stage["done"])
        return super().handle(intent)

    def _lines(self, seat: Seat) -> int:
        return -(-len(self._view.sheets[seat].challenges) // _CHIPS)

    def lay(self, pool: NodePool) -> None:
        """A row for each person, and the button."""
        paper = self.paper
        y = paper.y + _HEAD
        for seat, had in self._had.items():
            met = self._view.sheets[seat].challenges
            pool.painted(
                f"name/{seat}", Rect(paper.x + _MARGIN, y, paper.w - 2 * _MARGIN, 62), Name(self._seats[seat]), z=2
            )
            y += 66
            for index, challenge in enumerate(met):
                place = Rect(
                    paper.x + _MARGIN + index % _CHIPS * (_CHIP_W + _GAP),
                    y + index // _CHIPS * (_CHIP_H + _GAP),
                    _CHIP_W,
                    _CHIP_H,
                )
                chip = Chip(challenge, self.choices[seat] == challenge, challenge in had)
                pool.painted(
                    f"challenge/{seat}/{challenge}", place, chip, z=2, label=track_words.challenge(challenge),
                    hint=track_words.challenge_rule(challenge), zone=f"seat {seat}",
                    press=partial(self._mark, seat, challenge),
                )  # fmt: skip
            y += self._lines(seat) * (_CHIP_H + _GAP) + 4
        self.done_button(self._finish)
        self.stage["done"].final = True

    def _mark(self, seat: Seat, challenge: int) -> None:
        self.choices[seat] = None if self.choices[seat] == challenge else challenge
        self.shell.play("pick")
        self.show()

    def _finish(self) -> None:
        self.shell.stack.pop()
        self._done(self.choices)
