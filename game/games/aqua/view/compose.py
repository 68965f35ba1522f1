"""From what is known and what the player has in mind to what the table shows: pure, no pixels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.rules import Game
from game.core.score import Cell, ScoreSheet
from game.games.aqua.actions import Action, Attract, Grow, Large, Reef
from game.games.aqua.components import COLOURS
from game.games.aqua.growing import chances, placements, turns_that_fit, why_not
from game.games.aqua.large import Outline, outlines_by_pile
from game.games.aqua.observing import area_after
from game.games.aqua.reefs import Reef as CoralReef
from game.games.aqua.reefs import best_colour, reef_points, reefs
from game.games.aqua.scenarios import Progress, progress
from game.games.aqua.state import ATTRACT, GROW, LARGE, REEF, AquaView
from game.games.aqua.tally import standings
from game.games.aqua.tiles import Tile
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.lying import matching_edges, open_edge, tile_at
from game.games.aqua.view.model import LogLine, Status, TableModel, Trial
from game.games.aqua.view.places import openings_around
from game.ui.table.director import Now, Situation
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Composer:
    """Makes the model of a table from a view and a choice.

    `seats` as in the model; the switches are the wishes of the table.
    """

    game: Game
    seats: tuple[SeatInfo, ...]
    show_gains: bool
    show_scores: bool

    def model(
        self,
        view: AquaView,
        situation: Situation,
        choice: Choice,
        *,
        front: int,
        log: Sequence[LogLine],
        lit: frozenset[Cell],
        undo: bool,
    ) -> TableModel:
        """What the table shows while the situation asks for a decision, or while nobody decides."""
        seat = situation.seat if situation.now is Now.DECISION else None
        acting = seat is not None and seat == front
        growing = acting and view.phase == GROW
        area = view.areas[front]
        gains, misfits = self._places(view, front, choice) if growing and choice.tile else ({}, {})
        intent = self.intended(view, seat, choice) if acting and seat is not None else ()
        preview = self.game.rules.preview(view, intent) if intent else None
        return TableModel(
            view=view,
            seats=self.seats,
            front=front,
            mine=seat,
            tile=(choice.tile, choice.turn) if growing and choice.tile else None,
            gains=gains,
            misfits=misfits,
            trial=self._trial(view, front, choice, preview) if growing else None,
            outlines=self.outlines(view, front) if acting else {},
            pile=choice.pile,
            outline=choice.outline,
            contested=view.contested if acting and view.phase == ATTRACT else (),
            can_take_snail=growing and view.snail_waits,
            can_decline=acting and view.phase == LARGE,
            drops=self._drops(view, front) if growing else (),
            reefs=reefs_with_points(view, front),
            chances=tuple(chance for chance in chances(area) if len(chance.missing) == 1),
            preview=preview,
            status={number: self._status(view, number) for number in range(view.players)},
            last={number: each.tiles[-1] for number, each in enumerate(view.areas) if each.tiles},
            log=tuple(log),
            lit=lit,
            colours=self._colours(view, front) if acting and view.phase == REEF else {},
            progress=_progress(view, front),
            show_gains=self.show_gains,
            show_scores=self.show_scores,
            banner=self._banner(view, situation, choice),
            banner_seat=seat,
            undo=undo,
        )

    def decision(self, view: AquaView, seat: int, choice: Choice) -> Action | None:
        """The action that *Place* would submit, or None while the tile has no place that fits."""
        tile = _tile(choice, choice.planned)
        if view.phase != GROW or tile is None or why_not(view.areas[seat], tile) is not None:
            return None
        return Grow(seat, tile)

    def intended(self, view: AquaView, seat: int, choice: Choice) -> tuple[Action, ...]:
        """The action that the choice stands for, as far as it changes a score."""
        match view.phase:
            case "grow":
                tile = _tile(choice, choice.target)
                fits = tile is not None and why_not(view.areas[seat], tile) is None
                return (Grow(seat, tile),) if tile is not None and fits else ()
            case "attract" if choice.outline:
                return (Attract(seat, choice.outline[0]),)
            case "large" if choice.pile and choice.outline:
                return (Large(seat, choice.pile, choice.outline),)
            case "reef" if choice.colour:
                return (Reef(seat, choice.colour),)
        return ()

    def outlines(self, view: AquaView, seat: int) -> Mapping[str, tuple[Outline, ...]]:
        """Pile → where its large animal may lie now."""
        if view.phase != LARGE:
            return {}
        return outlines_by_pile(view.areas[seat], view.large_left, view.terms, view.new)

    def _places(self, view: AquaView, seat: int, choice: Choice) -> tuple[dict[Cell, int], dict[Cell, str]]:
        """Where the tile in hand fits as it is turned, with what that brings, and why it does not elsewhere."""
        assert choice.tile is not None
        area, before = view.areas[seat], view.sheets[seat].total
        gains: dict[Cell, int] = {}
        misfits: dict[Cell, str] = {}
        for cell in openings_around(area):
            tile = tile_at(cell, choice.tile, choice.turn)
            reason = why_not(area, tile)
            if reason is not None:
                misfits[cell] = reason
            elif self.show_gains:
                gains[cell] = self.game.rules.preview(view, (Grow(seat, tile),))[seat].total - before
            else:
                gains[cell] = 0
        return gains, misfits

    def _trial(
        self, view: AquaView, seat: int, choice: Choice, preview: tuple[ScoreSheet, ...] | None
    ) -> Trial | None:
        tile = _tile(choice, choice.target)
        if tile is None or choice.tile is None:
            return None
        area = view.areas[seat]
        planned = choice.planned == choice.target
        ways = len(turns_that_fit(area, tile.cell, choice.tile))
        reason = why_not(area, tile)
        if reason is not None or preview is None:
            return Trial(tile, reason, ways, planned=planned)
        after = area_after(view, view.areas, Grow(seat, tile))
        return Trial(
            tile,
            None,
            ways,
            matching_edges(area, tile),
            tuple((corner, colour) for corner, colour in after.animals.items() if corner not in area.animals),
            tuple(chance for chance in chances(after) if _touches(chance.corner, tile)),
            open_edge(area, tile),
            preview[seat].total - view.sheets[seat].total if self.show_gains else None,
            planned,
        )

    def _drops(self, view: AquaView, seat: int) -> tuple[str, ...]:
        """The tiles to discard when none of the market has a place."""
        return () if any(True for _ in placements(view.areas[seat], view.market)) else tuple(sorted(view.market))

    def _colours(self, view: AquaView, seat: int) -> dict[str, int]:
        return {colour: self.game.rules.preview(view, (Reef(seat, colour),))[seat].total for colour in COLOURS}

    def _status(self, view: AquaView, seat: int) -> Status:
        if view.outcome is not None or view.phase == REEF:
            return "choosing" if seat in view.actors and view.outcome is None else ""
        waiting = view.order[view.played :]
        if seat not in waiting:
            return "done"
        if seat == waiting[0]:
            return "thinking" if self.seats[seat].computer else "choosing"
        return "next" if seat == waiting[1] else "later"

    def _banner(self, view: AquaView, situation: Situation, choice: Choice) -> str:
        if situation.now is Now.OVER:
            return tr("The last tile lies")
        if situation.now is not Now.DECISION or situation.seat is None:
            return tr("The reefs are growing")
        name = self.seats[situation.seat].name
        match view.phase:
            case "attract":
                return tr("{name}, only one of these animals can come: which?").format(name=name)
            case "large":
                return tr("{name}, a large animal would come").format(name=name)
            case "reef":
                return tr("{name}, name the colour of your reefs").format(name=name)
        if self._drops(view, situation.seat):
            return tr("{name}, no tile fits: put one away").format(name=name)
        if self.decision(view, situation.seat, choice) is not None:
            return tr("{name}, happy with it?").format(name=name)
        if choice.tile is not None:
            return tr("{name}, find it a place").format(name=name)
        return tr("{name}, grow your reef").format(name=name)


def _tile(choice: Choice, cell: Cell | None) -> Tile | None:
    return None if choice.tile is None or cell is None else tile_at(cell, choice.tile, choice.turn)


def _touches(corner: Cell, tile: Tile) -> bool:
    a, b = tile.centre
    return abs(corner[0] - a) <= 1 and abs(corner[1] - b) <= 1 and abs(corner[0] - a + corner[1] - b) <= 1


def reefs_with_points(view: AquaView, seat: int) -> tuple[tuple[CoralReef, int], ...]:
    """The reefs of a seat, with the points each brings."""
    area, terms = view.areas[seat], view.terms
    found = reefs(area, terms.least_reef)
    only = None
    if terms.names_reef_colours:
        only = view.reef_colours[seat] or best_colour(found, area, terms)
    return tuple((reef, reef_points(reef, area, terms) if only in (None, reef.colour) else 0) for reef in found)


def _progress(view: AquaView, seat: int) -> Progress | None:
    if view.terms.scenario is None:
        return None
    return progress(view.terms.scenario, standings(view.terms, view.areas, view.order, view.reef_colours)[seat])
