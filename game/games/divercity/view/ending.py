"""The end: the species that were saved, or a kind word, and how it went."""

from dataclasses import dataclass

from game.games.divercity.components import EXTINCT, HOTELS, SAVED
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.ambience import AMBIENCE
from game.games.divercity.view.bar import bar_of
from game.games.divercity.view.log import LOST_SIGN, SAVED_SIGN
from game.levels.tables import load_table
from game.ui.engine.canvas import Canvas
from game.ui.table.desk_values import Ended
from game.ui.table.end_page import EndScene
from game.ui.table.log import LogEntry
from game.ui.table.paint import boxed, emblem
from game.ui.table.pool import NodePool
from game.ui.table.topbar import Banner, Bar
from game.ui.words import tr, trn

_STORY = 6


@dataclass(frozen=True, slots=True)
class Picture:
    """The reef in the morning, or at night, in a frame."""

    won: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 24)
        name = "celebration" if self.won else "farewell"
        h = c.h - 28
        w = min(c.w - 28, h * 720 / 1056)
        x = (c.w - w) / 2
        c.rect(14, 14, c.w - 28, h, 16, gradient=("games.divercity.bg1", "games.divercity.bg2"))
        c.art(f"scenery/{name}-divercity", x, 14, w, h)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was reached: a title, a sentence, all twelve species, the counts, and the best moments."""

    title: str
    text: str
    ladder: tuple[tuple[str, int], ...]
    counts: tuple[tuple[str, str, str], ...]
    story: tuple[LogEntry, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 24)
        c.text(36, 66, self.title, 40, 700, family="serif", max_w=c.w - 72)
        boxed(c, 36, 82, self.text, c.w - 72, 62, 20, "ink2")
        self._species(c, 168)
        x = 36.0
        for sign, colour, said in self.counts:
            c.disc(x + 20, 366, 20, colour)
            c.icon(sign, x + 20, 366, 25, "white")
            c.text(x + 50, 373, said, 19, 600, max_w=(c.w - 72) / 3 - 60)
            x += (c.w - 72) / 3
        c.line(36, 406, c.w - 36, 406, "line", 1.5)
        c.text(36, 442, tr("How it went"), 23, 700, family="serif", max_w=c.w - 72)
        for index, entry in enumerate(self.story):
            self._told(c, entry, 474 + index * 38)

    def _told(self, c: Canvas, entry: LogEntry, y: float) -> None:
        said = entry.words
        if entry.seat is None:
            c.disc(52, y, 13, entry.colour)
            c.icon(entry.sign, 52, y, 16, "white")
        else:
            emblem(c, entry.seat, 52, y, 13, ring=False)
            said = tr("{name}: {words}").format(name=entry.seat.name, words=said)
        c.text(78, y + 6, said, 18, max_w=c.w - 150)
        if entry.picture:
            c.art(entry.picture, c.w - 68, y - 16, 32, 32)

    def _species(self, c: Canvas, top: float) -> None:
        pitch = (c.w - 72) / 6
        for index, (species, place) in enumerate(self.ladder):
            row, column = divmod(index, 6)
            x, y, r = 36 + (column + 0.5) * pitch, top + 34 + row * 84, 32
            alpha = 1.0 if place == SAVED else 0.3 if place == EXTINCT else 0.75
            c.art(f"disc/divercity-{species}", x - r, y - r, 2 * r, 2 * r, alpha=alpha)
            if place == SAVED:
                c.disc(x, y, r + 2, line="#D9A51F", line_w=4)
                c.disc(x + 24, y + 20, 12, "good", "#FFF8E6", 1.5)
                c.icon("check", x + 24, y + 20, 15, "white")
            elif place == EXTINCT:
                c.disc(x + 24, y + 20, 12, "#3A3F47", "#FFF8E6", 1.5)
                c.icon("skull", x + 24, y + 20, 16, "white")


class EndingScene(EndScene):
    """After the game. Enter alone begins nothing: the end is there to be looked at."""

    ambience = AMBIENCE

    def __init__(self, ended: Ended[DiverCityView]) -> None:
        view = ended.frame.view
        super().__init__(ended, "divercity", view.table.people)
        if view.outcome is None:
            raise ValueError("the end needs a finished game")
        self._view, self._outcome = view, view.outcome

    @property
    def won(self) -> bool:
        """The divers have won."""
        return self._outcome.result == "won"

    @property
    def bar(self) -> Bar:
        """The strip of the game."""
        return bar_of(self._view)

    @property
    def banner(self) -> Banner:
        """How it ended."""
        return Banner(tr("The sea is safe") if self.won else tr("The sea needs you again"), None)

    def build(self) -> None:
        """Makes the page."""
        zones = load_table("divercity", len(self.ended.seats)).score_sheet
        pool = NodePool(self.stage)
        self.build_head(pool)
        title, text = self._words()
        verdict = Verdict(title, text, tuple(self._view.ladder.items()), self._counts(), self._story())
        pool.painted("verdict", zones["page"], verdict, z=2, pad=40, label=title)
        pool.painted("picture", zones["picture"], Picture(self.won), z=2, pad=40)
        self.build_ways_out(pool, zones["actions"])

    def _words(self) -> tuple[str, str]:
        saved = sum(place == SAVED for place in self._view.ladder.values())
        rescued = trn("{n} species is safe for good.", "{n} species are safe for good.", saved).format(n=saved)
        if not saved:
            rescued = tr("Nobody could be brought to safety.")
        if self.won:
            return tr("You did it!"), tr("{rescued} Side by side, in {turns} turns.").format(
                rescued=rescued, turns=self._view.turn
            )
        reason = words.lost(self._outcome.reason or "")
        if self._view.industrialist is not None:
            name = self.ended.seats[self._view.industrialist].name
            return tr("{name} wins for Ocean Corp.").format(name=name), tr("{reason} {rescued}").format(
                reason=reason, rescued=rescued
            )
        return tr("Not this time"), tr("{reason} {rescued} The next dive may go better.").format(
            reason=reason, rescued=rescued
        )

    def _counts(self) -> tuple[tuple[str, str, str], ...]:
        view = self._view
        places = list(view.ladder.values())
        figure = tr("{n} of {most}")
        return (
            ("sun", "#9A6F08", figure.format(n=places.count(SAVED), most=view.save)),
            ("skull", "#3A3F47", figure.format(n=places.count(EXTINCT), most=view.lose)),
            ("hotel", "#A8321F", figure.format(n=len(view.built), most=len(HOTELS))),
        )

    def _story(self) -> tuple[LogEntry, ...]:
        """The last moves that brought a species to an end of the ladder, or else the last of all."""
        entries = [entry for group in self.ended.log for entry in group.entries]
        telling = [entry for entry in entries if entry.sign in (LOST_SIGN, SAVED_SIGN)] or entries
        return tuple(telling[-_STORY:])
