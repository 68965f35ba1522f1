"""The score page of AQUA: large and small animals, reefs and goals, and the reef with its lit cells."""

from dataclasses import dataclass
from math import cos, radians, sin

from game.core.score import Cell, ScoreLine
from game.games.aqua.area import Area
from game.games.aqua.reefs import Reef
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.state import AquaView
from game.games.aqua.terms import Terms
from game.games.aqua.view import colours, goal_words, track_words, words
from game.games.aqua.view.ambience import AMBIENCE
from game.games.aqua.view.brought import Brought, own_tick
from game.games.aqua.view.faces import paint_coral
from game.games.aqua.view.places import Camera, fitted
from game.games.aqua.view.sceneries import Lit, ReefPicture
from game.games.aqua.view.scoring_reefs import reefs_with_points
from game.ui.engine.canvas import Canvas
from game.ui.table.explanation import Chip, Explanation, product
from game.ui.table.podium import BUBBLES, Grades, Podium, ranked
from game.ui.table.score_boards import TAB_H, BoardPlaces
from game.ui.table.score_presenter import PageWords, ScorePage
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import ArtSign, SheetRow, Sign
from game.ui.words import number, tr, trn
from game.units import Rect

_SIDE_W = 300.0
_LARGEST_EDGE, _RIM = 60.0, 10.0
_THE_END, _THE_GOALS = "end", "goals"
"""Where the rules page explains the rows."""


@dataclass(frozen=True, slots=True)
class CoralSign:
    """Three corals that stand for a reef; their colours at the corners 0, 2 and 4."""

    tile: str

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        for k, colour in zip((0, 2, 4), self.tile, strict=True):
            paint_coral(c, cx, cy, r, k, colour)


@dataclass(frozen=True, slots=True)
class AnimalsSign:
    """Three small animals that stand for all of them."""

    colours: str

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        for turn, colour in enumerate(self.colours):
            angle = radians(120 * turn - 90)
            ArtSign(colours.disc_art(colour)).paint(c, cx + r * 0.5 * cos(angle), cy + r * 0.5 * sin(angle), r * 0.52)


@dataclass(frozen=True, slots=True)
class ReefBoard:
    """A reef as large as its room allows."""

    area: Area
    reefs: tuple[tuple[Reef, int], ...]

    def paint(self, c: Canvas, hot: bool) -> None:
        ReefPicture(self.area, self.reefs).paint(c, _camera(c, self.area))


@dataclass(frozen=True, slots=True)
class LitReef:
    """What lies over a reef so that some of its cells are seen."""

    area: Area
    cells: frozenset[Cell]
    reefs: tuple[Reef, ...] = ()

    def paint(self, c: Canvas, hot: bool) -> None:
        Lit(self.area, self.cells, self.reefs).paint(c, _camera(c, self.area))


def _camera(c: Canvas, area: Area) -> Camera:
    return fitted(Rect(0, 0, c.w, c.h), area.edges, _LARGEST_EDGE, _RIM)


def row_sign(terms: Terms, row: str) -> Sign:
    """The picture of a row."""
    if row.startswith("eco:"):
        return ArtSign(colours.disc_art(terms.natives[int(row.removeprefix("eco:"))]))
    if row == "reefs":
        return CoralSign("RPB")
    return AnimalsSign("RGO") if row == "small" else ArtSign("disc/aqua-humpback")


class AquaScorePage(ScorePage):
    """What AQUA says of a finished game.

    Args:
        view: the game, which is over.
        seats: the players.
    """

    game = layout_name = "aqua"
    ambience = AMBIENCE

    def __init__(self, view: AquaView, seats: tuple[SeatInfo, ...]) -> None:
        outcome = view.outcome
        assert outcome is not None
        super().__init__(seats, view.sheets, outcome.winners, view.rounds)
        self.players, self._view = view.players, view
        if not self._celebrated:
            self.winners = ()

    def words(self) -> PageWords:
        """What the page says."""
        letter = self.side(0).unchosen if self.players == 1 else None
        unchosen = track_words.would_be_met(letter) if letter is not None else ""
        return PageWords(
            self._verdict,
            tr("Choose a number to see why"),
            tr("Choose a number, and its corals and animals light up. Or go through the sheet row by row."),
            self._level,
            " ".join(filter(None, (own_tick(self._view, self.seats), unchosen))),
        )

    @property
    def _level(self) -> str:
        """AQUA, section 4, the end: who played earlier in the last round wins a tie."""
        if self.players < 2:
            return ""
        return tr("Level on points: {name} played earlier in the last round").format(
            name=self.seats[self.winners[0]].name
        )

    @property
    def _verdict(self) -> str:
        sheet, letter = self._view.sheets[0], self._view.terms.scenario
        if self.players > 1:
            winner = self.winners[0]
            points = self.sheets[winner].total
            words = trn("{name} wins with {n} point", "{name} wins with {n} points", points)
            return words.format(name=self.seats[winner].name, n=number(points))
        if letter is None:
            return trn("{n} point for your reef", "{n} points for your reef", sheet.total).format(n=sheet.total)
        if sheet.scenario_met:
            return tr("Scenario {letter} is done").format(letter=letter)
        scenario = SCENARIOS[letter]
        waits = (
            tr("Scenario {letter} waits: {points} points")
            if scenario.objective is None
            else tr("Scenario {letter} waits: {points} points and its task")
        )
        return waits.format(letter=letter, points=scenario.total)

    # -- the sheet

    def row(self, row: str) -> SheetRow:
        """A row of the sheet."""
        terms = self._view.terms
        if row.startswith("eco:"):
            goal = goal_words.brief(terms.ecosystems[int(row.removeprefix("eco:"))])
            return SheetRow(row, goal_words.row(terms, row), goal, row_sign(terms, row), anchor=_THE_GOALS)
        return SheetRow(row, goal_words.row(terms, row), "", row_sign(terms, row), anchor=_THE_END)

    def explanation(self, row: str, seat: int) -> Explanation:
        """Why a seat has so many points in a row."""
        terms, scored = self._view.terms, self.sheets[seat][row]
        parts = tuple(self._chip(line) for line in scored.lines)
        name, rule = goal_words.row(terms, row), goal_words.row_rule(terms, row)
        return Explanation(self.seats[seat], name, rule, row_sign(terms, row), scored.points, parts)

    def _chip(self, line: ScoreLine) -> Chip:
        kind, _, which = line.row.partition(":")
        amount = product(line.count, line.each) if line.each and line.count > 1 else number(line.points)
        match kind:
            case "large":
                return Chip(number(line.points), ArtSign(colours.large_disc(which)), name=words.pile(which))
            case "small":
                return Chip(amount, ArtSign(colours.disc_art(which)), name=words.animal(which))
            case "reefs":
                return Chip(amount, CoralSign(3 * which), name=words.coral(which))
            case _:
                return Chip(amount, row_sign(self._view.terms, line.row))

    # -- the boards

    def places(self, zone: Rect) -> BoardPlaces:
        """The reef, the tabs above it, and to its right the podium or the track of fifty."""
        side = zone.right - _SIDE_W - 12
        top, h = zone.y + 62, zone.h - 74
        return BoardPlaces(
            Rect(zone.x + 16, zone.y + 12, zone.w - _SIDE_W - 44, TAB_H),
            Rect(zone.x + 12, top, zone.w - _SIDE_W - 32, h),
            Rect(side, top, _SIDE_W, h),
            Rect(side, zone.y + 12, _SIDE_W, TAB_H),
        )

    def board(self, seat: int) -> ReefBoard:
        """The reef of a seat."""
        return ReefBoard(self._view.areas[seat], reefs_with_points(self._view, seat))

    def lit_row(self, row: str, seat: int) -> LitReef:
        """The corals and animals behind a number."""
        cells = frozenset(cell for line in self.sheets[seat][row].lines for cell in line.cells)
        reefs = reefs_with_points(self._view, seat) if row == "reefs" else ()
        return LitReef(self._view.areas[seat], cells, tuple(reef for reef, points in reefs if points))

    def lit_cells(self, cells: frozenset[Cell], seat: int) -> LitReef:
        """Some cells."""
        return LitReef(self._view.areas[seat], cells)

    def podium(self) -> Podium:
        """Everybody on the hills of the reef; alone, the grades."""
        places = ranked(self.seats, [one.total for one in self.sheets], self.winners)
        scenery, mound = "scenery/celebration-aqua", "scenery/mound-aqua"
        return Podium(scenery, mound, places, self._celebrated, BUBBLES, True, self._grades)

    @property
    def _celebrated(self) -> bool:
        """Somebody has won; alone: the first grade is reached, or the scenario is done."""
        met, grades = self._view.sheets[0].scenario_met, self._grades
        return grades is None or (grades.met if met is None else met)

    @property
    def _grades(self) -> Grades | None:
        if self.players > 1:
            return None
        total = self.sheets[0].total
        steps = tuple((words.grade(place), points) for place, points in enumerate(self._view.terms.grades))
        reached = [name for name, points in steps if total >= points]
        told = reached[-1] if reached else trn("{n} point", "{n} points", total).format(n=total)
        return Grades(total, told, steps)

    def side(self, seat: int) -> Brought:
        """What the game brought a seat."""
        return Brought.of(self._view, seat, self.seats[seat])

    def side_words(self, seat: int) -> str:
        """The same, to be heard."""
        return self.side(seat).spoken()

    @property
    def side_title(self) -> str:
        """What that is called."""
        return tr("Track of fifty")
