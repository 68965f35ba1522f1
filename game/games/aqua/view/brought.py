"""What a game brought somebody on the track of fifty, beside the score sheet."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.games.aqua.challenges import Nearly, nearly_met
from game.games.aqua.scenarios import unchosen
from game.games.aqua.state import AquaView
from game.games.aqua.tally import standings
from game.games.aqua.view import track_words, words
from game.games.aqua.view.hexes import fill_hex, ring_hex
from game.ui.engine.canvas import Canvas
from game.ui.table.paint import LIGHT, SOFT, boxed, emblem
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Brought:
    """What the game brought a seat on the track of fifty: scenario, challenges, modification; alone, the grade.

    `grade`: its place among the five, from 0. `unchosen`: the scenario that would have been met.
    """

    seat: SeatInfo
    scenario: tuple[str, bool] | None
    challenges: tuple[int, ...]
    ticked: int | None
    modification: int | None
    grade: int | None
    nearly: tuple[Nearly, ...] = ()
    unchosen: str | None = None

    @classmethod
    def of(cls, view: AquaView, seat: int, info: SeatInfo) -> "Brought":
        """What this game brought a seat; `info`: who sits there."""
        sheet = view.sheets[seat]
        scenario = (view.terms.scenario, bool(sheet.scenario_met)) if view.terms.scenario else None
        ticked = view.ticks[seat] or by_itself(view, seat)
        outcome = view.outcome
        graded = view.players == 1 and outcome is not None and outcome.grade
        grade = view.terms.grades.index(int(graded)) if graded else None
        stands = standings(view.terms, view.areas, view.order, view.reef_colours)[seat]
        return cls(
            info,
            scenario,
            sheet.challenges,
            ticked,
            view.terms.modification,
            grade,
            nearly_met(stands),
            unchosen(stands),
        )

    def spoken(self) -> str:
        """Whose it is; what was met, the ticked challenge among the others; what was nearly met."""
        said = [self.seat.name]
        if self.grade is not None:
            said.append(words.grade(self.grade))
        said.append(tr("On the track of fifty"))
        if self.scenario is not None:
            letter, met = self.scenario
            named = tr("Scenario {letter}").format(letter=letter)
            said.append(tr("{name}: {words}").format(name=named, words=tr("met") if met else tr("not met")))
        if self.unchosen is not None:
            said.append(track_words.would_be_met(self.unchosen))
        if self.modification is not None:
            said.append(track_words.modification(self.modification))
        met_ones = [self._challenge(one) for one in self.challenges]
        said.append(_listed(tr("Challenges met"), met_ones or [tr("None this time.")]))
        if self.nearly:
            said.append(_listed(tr("Nearly met"), map(track_words.nearly, self.nearly)))
        return "\n".join(said)

    def _challenge(self, number: int) -> str:
        words_of = track_words.challenge(number)
        return tr("{words}, ticked").format(words=words_of) if number == self.ticked else words_of

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 16, "#02222E80", "#FFFFFF22")
        emblem(c, self.seat, 34, 30, 14, ring=False)
        c.text(58, 37, self.seat.name, "name", colour=LIGHT, max_w=c.w - 76)
        y = 72.0
        if self.grade is not None:
            y = self._line(c, y, "", words.grade(self.grade), True, icon="trophy")
        c.text(18, y, tr("On the track of fifty"), 16.5, 600, SOFT, max_w=c.w - 36)
        y += 24
        if self.scenario is not None:
            letter, met = self.scenario
            y = self._line(c, y, letter, tr("Scenario {letter}").format(letter=letter), met)
        if self.unchosen is not None:
            boxed(c, 18, y - 10, track_words.would_be_met(self.unchosen), c.w - 36, 46, 16.5, SOFT)
            y += 54
        if self.modification is not None:
            letter = str(self.modification)
            y = self._line(c, y, letter, track_words.modification(self.modification), True)
        c.text(18, y + 18, tr("Challenges met"), 16.5, 600, LIGHT, max_w=c.w - 36)
        y += 40
        if not self.challenges:
            boxed(c, 18, y - 16, tr("None this time."), c.w - 36, 40, 16.5, SOFT)
            y += 24
        for challenge in self.challenges:
            if y > c.h - 24:
                break
            mine = challenge == self.ticked
            c.disc(34, y, 14, "gold" if mine else "#FFFFFF26", "#FFFFFF55")
            c.text(34, y + 6, str(challenge), 16, 700, "#3A2506" if mine else LIGHT, "middle", "serif", label=False)
            end = 58 + c.text(
                58, y + 6, track_words.challenge(challenge), 16.5, 600 if mine else 400, LIGHT, max_w=c.w - 100
            )
            if mine:
                c.icon("check", end + 16, y, 18, "#BFE6A8")
            y += 34

        self._nearly(c, y)

    def _nearly(self, c: Canvas, y: float) -> None:
        """The challenges of which only a little was missing, as far as there is room."""
        room = int((c.h - 40 - y) // 26)
        if not self.nearly or room < 1:
            return
        c.text(18, y + 18, tr("Nearly met"), 16.5, 600, LIGHT, max_w=c.w - 36)
        for i, one in enumerate(self.nearly[:room]):
            c.text(18, y + 46 + i * 26, track_words.nearly(one), 16, colour=SOFT, max_w=c.w - 36)

    def _line(self, c: Canvas, y: float, sign: str, text: str, met: bool, icon: str = "") -> float:
        fill_hex(c, 36, y + 6, 19, "#E0A526" if met else "#FFFFFF1F")
        ring_hex(c, 36, y + 6, 19, "#FFF3CF" if met else "#FFFFFF55", 1.5)
        if icon:
            c.icon(icon, 36, y + 6, 20, "#3A2506")
        else:
            c.text(36, y + 12, sign, 18, 700, "#3A2506" if met else LIGHT, "middle", "serif", label=False)
        c.text(66, y + 12, text, 17, 600 if met else 400, LIGHT if met else SOFT, max_w=c.w - 110)
        c.icon("check" if met else "close", c.w - 26, y + 6, 18, "#BFE6A8" if met else "#FFB4A6")
        return y + 48


def _listed(name: str, things: Iterable[str]) -> str:
    return tr("{name}: {words}").format(name=name, words="; ".join(things))


def by_itself(view: AquaView, seat: int) -> int | None:
    """The challenge that a seat ticks without being asked: the only one that it has met."""
    met = view.sheets[seat].challenges
    return met[0] if len(met) == 1 else None


def own_tick(view: AquaView, seats: Sequence[SeatInfo]) -> str:
    """What the only person at the table has ticked by itself, in words; nothing where nothing was."""
    people = [seat for seat, info in enumerate(seats) if not info.computer]
    challenge = by_itself(view, people[0]) if len(people) == 1 else None
    return "" if challenge is None else track_words.ticked_by_itself(seats[people[0]].name, challenge)
