"""A new best of somebody, and the line on the score sheet that tells of it."""

from dataclasses import dataclass
from datetime import date

from game.core.session import Session
from game.profile.store import Store
from game.ui import words
from game.ui.engine.canvas import Canvas
from game.ui.words import tr, trn


@dataclass(frozen=True, slots=True)
class NewBest:
    """A player's highest total so far with this number of players; `before` and `day` tell of the old one."""

    points: int
    before: int | None = None
    day: date | None = None


def new_best(session: Session, store: Store) -> NewBest | None:
    """The highest total of the persons, when it beats their own best with this number of players.

    Args:
        session: a game that is over and not yet among the finished ones.
        store: where the finished ones are.
    """
    sheets = session.sheets()
    if not sheets or not session.people:
        return None
    person = max(session.people, key=lambda p: sheets[p].total)
    old = store.best(session.game.id, len(session.names), session.names[person])
    points = sheets[person].total
    if old is None or points <= old[0]:
        return None
    return NewBest(points, old[0], old[1].date())


@dataclass(frozen=True, slots=True)
class BestLine:
    """A new best, told in passing."""

    best: NewBest
    players: int

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, c.h / 2, "#0B2A2099", "#FFFFFF2A")
        c.disc(30, c.h / 2, 20, "#E0A526")
        c.icon("trophy", 30, c.h / 2, 24, "white")
        title = trn("New best alone: {points}", "New best for {n} players: {points}", self.players)
        title = title.format(n=self.players, points=self.best.points)
        old = self._old()
        c.text(62, c.h / 2 + (-3 if old else 6), title, 18, 600, "cream", max_w=c.w - 84)
        if old:
            c.text(62, c.h / 2 + 18, old, 16, colour="#D7E4D6", max_w=c.w - 84)

    def _old(self) -> str:
        if self.best.before is None:
            return ""
        if self.best.day is None:
            return tr("The old one was {points}").format(points=self.best.before)
        day = words.date(self.best.day)
        return tr("The old one was {points}, on {day}").format(points=self.best.before, day=day)
