"""The score page of Ecosystem: a row for each species, the sums of the groups, the ecosystem with its lit cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.score import Cell
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.cards import group_text, rule_text
from game.games.ecosystem.view.edition import chapter, disc_art, home, skin_of
from game.games.ecosystem.view.paint import group_sign, medal, row_name
from game.games.ecosystem.view.score_board import BoardCards, Extent, LitCards, board_places
from game.games.ecosystem.view.score_light import Light, light, terms
from game.games.ecosystem.view.scores import group_sums, leads_majority
from game.games.ecosystem.view.skin import Group, win_names
from game.ui.engine.canvas import Canvas
from game.ui.table.explanation import ASIDE, TERM, Chip, Explanation
from game.ui.table.podium import BUBBLES, PETALS, Grades, Podium, ranked
from game.ui.table.score_boards import BoardPlaces
from game.ui.table.score_presenter import PageWords, ScorePage
from game.ui.table.seats import SeatInfo
from game.ui.table.sheet import ArtSign, Number, SeatSign, SheetLine, SheetRow, Sign, SumLine
from game.ui.words import number, signed, tr, trc, trn
from game.units import Rect

_MOST_TERMS = 6


@dataclass(frozen=True, slots=True)
class GroupSign:
    """The sign of a group of rows."""

    group: Group

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        group_sign(c, self.group, cx, cy, r)


@dataclass(frozen=True, slots=True)
class GroupBar:
    """The line of a group, in its colour with its sign."""

    group: Group
    name: str

    def paint(self, c: Canvas, hot: bool) -> None:
        c.rect(0, 0, c.w, c.h, 9, self.group.colour)
        group_sign(c, self.group, 26, c.h / 2, min(13.0, c.h / 2 - 3))
        c.text(54, c.h / 2 + 6, self.name, 18, 700, "white", max_w=c.w / 3)


@dataclass(frozen=True, slots=True)
class GroupSum:
    """The sum of one seat in a group; `lowest`: it is the one that the closing row looks at."""

    points: int
    group: Group
    lowest: bool

    def paint(self, c: Canvas, hot: bool) -> None:
        x, middle = c.w / 2, c.h / 2
        if self.lowest:
            half = min(33.0, c.w / 2 - 2)
            c.rect(x - half, 3, 2 * half, c.h - 6, c.h / 2 - 3, "cream")
            c.icon("link", x - half + 14, middle, 16, self.group.colour)
        at = x + 7 if self.lowest else x
        c.text(at, middle + 7, number(self.points), 20, 700, self.group.colour if self.lowest else "white", "middle")


@dataclass(frozen=True, slots=True)
class LetterSign:
    """What stands for a row that nobody has painted yet."""

    row: str

    def paint(self, c: Canvas, cx: float, cy: float, r: float) -> None:
        medal(c, self.row, cx, cy, r)


def row_sign(row: str) -> Sign:
    """The round picture of a row."""
    return LetterSign(row) if home(row).stand_in else ArtSign(disc_art(row))


class EcosystemScorePage(ScorePage):
    """What an edition of Ecosystem says of a finished game.

    Args:
        view: the game, which is over.
        seats: the players; the solo rival or the neutral seat comes last.
    """

    def __init__(self, view: EcosystemView, seats: tuple[SeatInfo, ...]) -> None:
        outcome = view.outcome
        assert outcome is not None
        super().__init__(seats, view.sheets, outcome.winners, view.rounds * view.turns)
        self.game = view.edition
        self.players, self._view, self._outcome = view.players, view, outcome
        self._skin = skin_of(view.played)
        self.layout_name, self.ambience = self._skin.look, self._skin.ambience
        self._edition = self._skin.edition

    def words(self) -> PageWords:
        """What the page says."""
        return PageWords(
            self._verdict,
            tr("Choose a number to see its cards"),
            tr("Choose a number, and its cards light up. Or go through the sheet row by row."),
        )

    @property
    def _verdict(self) -> str:
        """A lost challenge is told kindly."""
        if self._view.rival is not None:
            if not self.winners:
                return self._skin.words().lost.format(rival=self.seats[self._view.rival].name)
            lead = self._outcome.margin or 0
            return trn("Won with a lead of {n} point", "Won with a lead of {n} points", lead).format(n=lead)
        names = ", ".join(self.seats[seat].name for seat in self.winners)
        points = self.sheets[self.winners[0]].total
        if len(self.winners) > 1:
            words = trn("{names}: shared victory with {n} point", "{names}: shared victory with {n} points", points)
            return words.format(names=names, n=number(points))
        words = trn("{name} wins with {n} point", "{name} wins with {n} points", points)
        return words.format(name=names, n=number(points))

    # -- the sheet

    @property
    def lines(self) -> tuple[SheetLine, ...]:
        """The rows, and after the last one of each group its sum."""
        sums = {group.rows[-1]: self._sum_line(group) for group in self._skin.groups}
        rows = (self.row(row.row) for row in self.sheets[0].rows)
        return tuple(line for row in rows for line in ((row, sums[row.row]) if row.row in sums else (row,)))

    def row(self, row: str) -> SheetRow:
        """A row of the sheet."""
        group = self._skin.group_of(row)
        return SheetRow(
            row,
            row_name(row),
            self._skin.words().notes[row],
            row_sign(row),
            group.colour if group else "",
            chapter(row),
            closes=bool(self._skin.groups) and row == self._skin.closing,
        )

    def _sum_line(self, group: Group) -> SumLine:
        all_sums = [group_sums(self._skin, sheet) for sheet in self.sheets]
        sums = tuple(GroupSum(one[group.id], group, one[group.id] == min(one.values())) for one in all_sums)
        name, points = self._skin.words().groups[group.id], tuple(one[group.id] for one in all_sums)
        return SumLine(group.id, GroupBar(group, name), sums, name, points, group_text(group.rows[0]))

    def number(self, row: str, seat: int) -> Number | None:
        """What a seat has in a row; the neutral pile counts its cards where they are compared."""
        if seat < len(self.sheets):
            left_out = seat == self._view.rival and row in self._edition.rival.without
            leads = leads_majority(self._skin, self.sheets[seat], row)
            points = self.sheets[seat][row].points
            missing = trc("row of the score sheet", "none") if left_out else ""
            return Number(points, seat in self.winners, leads, missing)
        if row not in self._skin.prizes:
            return None
        counts = [self._count(row, other) for other in range(len(self.seats))]
        words = trn("{n} card", "{n} cards", counts[seat]).format(n=counts[seat])
        return Number(0, False, counts[seat] == max(counts) > 0, words)

    def _count(self, row: str, seat: int) -> int:
        """What a seat brings into a compared row; the neutral pile brings its cards."""
        if seat >= len(self.sheets):
            return (self._view.neutral_pile or ()).count(row)
        return next((line.count for line in self.sheets[seat][row].lines if not line.each), 0)

    def explanation(self, row: str, seat: int) -> Explanation:
        """Why a seat has so many points in a row."""
        scored, joined = self.sheets[seat][row], False
        if row in self._skin.prizes:
            parts = [
                Chip(str(self._count(row, other)), SeatSign(info), TERM if other == seat else ASIDE, name=info.name)
                for other, info in enumerate(self.seats)
            ]
        elif row == self._skin.closing:
            parts = self._looked_at(row, seat)
        else:
            parts, joined = [Chip(words) for words in terms(scored, _MOST_TERMS)], True
        sign = row_sign(row)
        return Explanation(self.seats[seat], row_name(row), rule_text(row), sign, scored.points, tuple(parts), joined)

    def _looked_at(self, closing: str, seat: int) -> list[Chip]:
        """What the closing row looks at: the sums of the groups, or else the rows without points."""
        sheet = self.sheets[seat]
        if not self._skin.groups:
            empty = (row.row for row in sheet.rows if row.points == 0 and row.row != closing)
            return [Chip("", row_sign(row), name=row_name(row)) for row in empty]
        sums = group_sums(self._skin, sheet)
        lowest = min(sums.values())
        return [
            Chip(
                number(points),
                GroupSign(group),
                group.colour if points == lowest else ASIDE,
                name=self._skin.words().groups[group.id],
            )
            for group, points in zip(self._skin.groups, sums.values(), strict=True)
        ]

    # -- the boards

    def places(self, zone: Rect) -> BoardPlaces:
        """How the zone of the boards is divided."""
        return board_places(zone)

    def board(self, seat: int) -> BoardCards:
        """The cards of a seat."""
        grid = self._view.seats[seat].grid
        return BoardCards(grid, Extent.around(grid))

    def lit_row(self, row: str, seat: int) -> LitCards:
        """The cards behind a number."""
        grid = self._view.seats[seat].grid
        cards = {cell: card.species for cell, card in grid.items()}
        return LitCards(grid, Extent.around(grid), light(self.sheets[seat][row], cards), self._dim, row)

    def lit_cells(self, cells: frozenset[Cell], seat: int) -> LitCards:
        """Some cards."""
        grid = self._view.seats[seat].grid
        return LitCards(grid, Extent.around(grid), Light({cell: None for cell in grid if cell in cells}), self._dim)

    @property
    def _dim(self) -> str:
        return f"games.{self._skin.look}.dim"

    def podium(self) -> Podium:
        """Everyone on the hills of the edition; a challenge that was not won is not celebrated."""
        grades, under_water = self._grades, self._skin.under_water
        return Podium(
            f"scenery/celebration-{self._skin.look}",
            self._skin.mound,
            ranked(self.seats, [sheet.total for sheet in self.sheets], self._in_front),
            bool(self.winners),
            BUBBLES if under_water else PETALS,
            under_water,
            grades,
        )

    @property
    def _in_front(self) -> Sequence[int]:
        """Who stands on the highest hill: the winners, or the rival of a challenge that was not won."""
        return self.winners or (() if self._view.rival is None else (self._view.rival,))

    @property
    def _grades(self) -> Grades | None:
        if self._view.rival is None:
            return None
        names = win_names(self._edition)
        margins = tuple((names[grade], needed) for grade, needed in self._edition.rival.margins.items())
        lead = self._outcome.margin or 0
        return Grades(lead, tr("Lead: {lead}").format(lead=signed(lead)), margins, is_lead=True)
