"""The others beside the table: their reefs, small, and what they are doing; alone, the grades and the challenges."""

from dataclasses import dataclass
from functools import partial

from game.games.aqua.challenges import Nearly
from game.games.aqua.scenarios import Progress
from game.games.aqua.view import goal_words, spoken, track_words, words
from game.games.aqua.view.layer import Layer, Lens
from game.games.aqua.view.marks import show_reef
from game.games.aqua.view.model import Status, TableModel
from game.games.aqua.view.places import Camera, fitted
from game.games.aqua.view.sceneries import ReefPicture
from game.ui.engine.canvas import Canvas
from game.ui.input.commands import NEIGHBOURS
from game.ui.input.key_words import with_key
from game.ui.presentation.translated_texts import tempers
from game.ui.table.hands import Hands
from game.ui.table.neighbours import glass, neighbour_head, neighbour_hint
from game.ui.table.paint import LIGHT, SOFT, boxed, heading
from game.ui.table.pieces import SeatPanel
from game.ui.table.seats import SeatInfo
from game.ui.words import tr
from game.units import Rect

_HEAD = 46.0
_MINI_EDGE = 30.0
_CHALLENGES = 6


@dataclass(frozen=True, slots=True)
class NeighbourPanel:
    """Another player: who, what he is doing, how many points, and the snail if he has it."""

    seat: SeatInfo
    status: Status
    points: int | None
    snail: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        glass(c, hot)
        neighbour_head(c, self.seat, self.status, self.points, 26, "aqua/snail" if self.snail else None)


class OthersPart:
    """Puts everybody but the front seat on the stage."""

    def __init__(self, hands: Hands, zones: tuple[Rect, ...]) -> None:
        self._hands, self._zones = hands, zones
        self._cameras: dict[int, Camera] = {}
        self._reefs: dict[tuple[int, Rect], tuple[Lens, Layer]] = {}

    def show(self, m: TableModel) -> None:
        """Draws the others, beginning with the seat to the left of the front one."""
        count = m.view.players
        before, self._cameras = self._cameras, {}
        for step, zone in zip(range(1, count), self._zones):
            seat = (m.front + step) % count
            area = m.view.areas[seat]
            inner = Rect(zone.x + 4, zone.y + _HEAD, zone.w - 8, zone.h - _HEAD - 6)
            self._cameras[seat] = fitted(inner, area.edges, _MINI_EDGE, 6)
            reef = ReefPicture(area, last=m.last.get(seat), last_style=m.seats[seat].style)
            self._reef(seat, inner, before.get(seat), reef)
            panel = self._hands.pool.painted(
                f"seat/{seat}",
                zone,
                NeighbourPanel(
                    m.seats[seat],
                    m.status[seat],
                    m.view.sheets[seat].total if m.show_scores else None,
                    m.view.snail == seat,
                ),
                z=2,
                pad=2,
                label=m.seats[seat].name,
                wording=partial(spoken.seat_words, m, seat),
                hint=neighbour_hint(
                    m.seats[seat], tempers("aqua"), with_key(tr("Look at this reef in large"), NEIGHBOURS)
                ),
                zone="others",
                press=partial(self._hands.press, SeatPanel(seat)),
            )
            panel.hint_aside = True

    def _reef(self, seat: int, window: Rect, before: Camera | None, reef: ReefPicture) -> None:
        """The small reef of a seat; where it lay here already it grows or shrinks to how it lies now."""
        if (seat, window) not in self._reefs:
            lens = Lens()
            self._reefs[seat, window] = lens, Layer(f"small reef/{seat}", window, lens, 2.5)
        lens, layer = self._reefs[seat, window]
        camera, new = self._cameras[seat], self._hands.stage.get(layer.name) is not layer
        if new:
            lens.set(camera)
        elif camera != before:
            self._hands.aside(*self._hands.motions.tween("take_back", lens, x=camera.x, y=camera.y, edge=camera.edge))
        show_reef(layer, reef, self._hands, at_once=new)
        self._hands.pool.put(layer)

    def camera(self, seat: int) -> Camera:
        """How the small reef of a seat lies once it rests."""
        return self._cameras[seat]

    def knows(self, seat: int) -> bool:
        """Whether the reef of a seat is one of the small ones."""
        return seat in self._cameras


@dataclass(frozen=True, slots=True)
class GradePanel:
    """The solo challenge: the totals of the grades, the lowest first, and how far one is."""

    grades: tuple[int, ...]
    total: int | None

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16, "glass")
        heading(c, tr("Your grade"), c.w - 36)
        step = (c.h - 62) / len(self.grades)
        for place, points in enumerate(self.grades):
            y = 52 + (len(self.grades) - 1 - place) * step
            reached = self.total is not None and self.total >= points
            c.rect(14, y, c.w - 28, step - 8, 12, "#2B7548" if reached else "#00000030", "#FFFFFF2A")
            if reached:
                c.icon("check", 36, y + step / 2 - 4, 18, "white")
            else:
                c.icon("flag", 36, y + step / 2 - 4, 18, "#FFF8E699")
            c.text(58, y + step / 2 + 4, str(points), 22, 700, LIGHT, family="serif", label=False)
            c.text(100, y + step / 2 + 2, words.grade(place), 17, colour=SOFT, max_w=c.w - 122)


@dataclass(frozen=True, slots=True)
class ScenarioPanel:
    """How far one is in a scenario."""

    letter: str
    progress: Progress

    def paint(self, c: Canvas, hot: bool) -> None:
        p = self.progress
        c.panel(0, 0, c.w, c.h, 16, "glass")
        heading(c, tr("Scenario {letter}").format(letter=self.letter), c.w - 60)
        if p.met:
            c.icon("check", c.w - 32, 28, 24, "#BFE6A8")
        y = 56.0
        self._goal(c, y, tr("Total"), p.total, tr("{have} of {needed}").format(have=p.total, needed=p.needed),
                   p.total / p.needed, p.total >= p.needed)  # fmt: skip
        if p.objective is not None:
            wanted = p.objective.least if p.objective.least is not None else p.objective.most
            met = p.objective.met_by(p.have)
            share = p.have / wanted if wanted else 0.0 if p.have else 1.0
            words_ = goal_words.objective(p.objective)
            self._goal(c, y + 88, words_, p.have, goal_words.so_far(p), share, met)

    def _goal(self, c: Canvas, y: float, title: str, have: int, figures: str, share: float, met: bool) -> None:
        boxed(c, 18, y, title, c.w - 120, 40, 16.5, LIGHT)
        c.text(c.w - 18, y + 18, figures, 18, 700, "#BFE6A8" if met else LIGHT, "end", max_w=100)
        c.rect(18, y + 46, c.w - 36, 12, 6, "#FFFFFF22")
        if share > 0:
            c.rect(18, y + 46, max(12.0, (c.w - 36) * min(1.0, share)), 12, 6, "#6FBF73" if met else "#FFC857")


@dataclass(frozen=True, slots=True)
class ChallengesPanel:
    """The challenges that would be met if the game ended now, and those that nearly would."""

    met: tuple[int, ...]
    nearly: tuple[Nearly, ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        c.panel(0, 0, c.w, c.h, 16, "glass")
        heading(c, tr("Challenges, met or nearly"), c.w - 36)
        if not self.met and not self.nearly:
            boxed(c, 18, 50, tr("None yet: they are looked at when the game ends."), c.w - 36, 80, 16.5, SOFT)
        lines = [(number, track_words.challenge(number), True) for number in self.met]
        lines += [(one.challenge, track_words.nearly(one), False) for one in self.nearly]
        for i, (number_, said, met) in enumerate(lines[:_CHALLENGES]):
            y = 64 + i * 32
            c.disc(34, y, 13, "gold" if met else "#FFFFFF26", "#FFFFFF55")
            c.text(34, y + 6, str(number_), 16, 700, "#3A2506" if met else LIGHT, "middle", "serif", label=False)
            c.text(56, y + 6, said, 16.5, colour=LIGHT if met else SOFT, max_w=c.w - 74)


@dataclass(frozen=True, slots=True)
class ScenarioSlip:
    """How far the shown reef is in a scenario, on a dark slip, where several play."""

    letter: str
    progress: Progress

    @property
    def text(self) -> str:
        """The total and the task in one line."""
        p = self.progress
        total = tr("Scenario {letter}: {have} of {needed}").format(letter=self.letter, have=p.total, needed=p.needed)
        if p.objective is None:
            return total
        return f"{total} · {goal_words.objective(p.objective)} ({goal_words.so_far(p)})"

    def paint(self, c: Canvas, hot: bool) -> None:
        p = self.progress
        c.rect(0, 0, c.w, c.h, c.h / 2, "surface.pill", "#FFFFFF3A")
        met = p.objective is None or p.objective.met_by(p.have)
        c.icon("flag" if not p.met else "check", 24, c.h / 2, 18, "#BFE6A8" if met else "#FFC857")
        c.text(42, c.h / 2 + 6, self.text, 16, colour=LIGHT, max_w=c.w - 60)


class SoloPart:
    """Puts what a lone player looks at on the stage."""

    def __init__(self, hands: Hands, grade: Rect, scenario: Rect) -> None:
        self._hands, self._grade, self._scenario = hands, grade, scenario

    def show(self, m: TableModel) -> None:
        """Draws the grades, and the scenario or the challenges."""
        sheet = m.view.sheets[m.front]
        panel = GradePanel(m.view.terms.grades, sheet.total if m.show_scores else None)
        self._hands.pool.painted("grade", self._grade, panel, z=2)
        if m.progress is not None and m.view.terms.scenario is not None:
            scenario = ScenarioPanel(m.view.terms.scenario, m.progress)
            self._hands.pool.painted("scenario", self._scenario, scenario, z=2)
        else:
            self._hands.pool.painted("challenges", self._scenario, ChallengesPanel(sheet.challenges, m.nearly), z=2)
