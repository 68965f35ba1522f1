"""From what is known and what the player has in mind to what the table shows: pure, no pixels."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.rules import Game, Seat
from game.core.score import Cell, ScoreSheet
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Reef
from game.games.aqua.area import LargeAnimal
from game.games.aqua.components import COLOURS
from game.games.aqua.growing import Chance, chances, turns_that_fit, why_not
from game.games.aqua.large import Outline
from game.games.aqua.observing import area_after
from game.games.aqua.reefs import Reef as CoralReef
from game.games.aqua.reefs import best_colour, reef_points, reefs
from game.games.aqua.scenarios import Progress, progress
from game.games.aqua.state import ATTRACT, GROW, LARGE, REEF, AquaView
from game.games.aqua.tally import standings
from game.games.aqua.tiles import Tile
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import Status, TableModel, Trial
from game.games.aqua.view.places import openings_around
from game.games.aqua.view.pressing import State, acting, decision, places_of_large
from game.games.aqua.view.turning import matching_edges, open_edge, tile_at
from game.ui.table.feed import Frame, Now
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Background:
    """What stays as it is in a moment, whatever the player looks at; as in the model."""

    frame: Frame[AquaView]
    front: Seat
    outlines: Mapping[str, tuple[Outline, ...]]
    drops: tuple[str, ...]
    reefs: tuple[tuple[CoralReef, int], ...]
    chances: tuple[Chance, ...]
    status: Mapping[Seat, Status]
    last: Mapping[Seat, Tile]
    colours: Mapping[str, int]
    progress: Progress | None


@dataclass(frozen=True, slots=True)
class Openings:
    """Where a tile fits as it is turned, with all sheets after it where gains are shown; where not, and why."""

    frame: Frame[AquaView]
    tile: tuple[str, int]
    sheets: Mapping[Cell, tuple[ScoreSheet, ...] | None]
    gains: Mapping[Cell, int]
    misfits: Mapping[Cell, str]


class Presenter:
    """Makes the model of a table. What does not depend on the pointer is worked out once for each moment.

    Args:
        game: AQUA.
        seats: who sits where.
        show_gains: the table tells what a place brings.
        show_scores: the table tells the points of the running game.
    """

    def __init__(self, game: Game, seats: tuple[SeatInfo, ...], show_gains: bool, show_scores: bool) -> None:
        self.game, self.seats = game, seats
        self.show_gains, self.show_scores = show_gains, show_scores
        self._background: Background | None = None
        self._openings: Openings | None = None

    def model(self, state: State) -> TableModel:
        """What the table shows while the situation asks for a decision, or while nobody decides."""
        view, choice, front, seat = state.view, state.choice, state.front, acting(state)
        growing = seat is not None and view.phase == GROW
        tile = (choice.tile, choice.turn) if growing and choice.tile else None
        openings = self._openings_of(state, tile) if tile else None
        known = self._background_of(state)
        preview = self._preview(state, openings)
        return TableModel(
            view=view,
            seats=self.seats,
            front=front,
            mine=state.decider,
            tile=tile,
            gains=openings.gains if openings else {},
            misfits=openings.misfits if openings else {},
            trial=self._trial(state, preview) if growing else None,
            outlines=known.outlines,
            pile=choice.pile,
            outline=choice.outline,
            laid=_laid(view, choice) if seat is not None else None,
            ready=decision(state) is not None,
            contested=view.contested if seat is not None and view.phase == ATTRACT else (),
            can_take_snail=growing and view.snail_waits,
            can_decline=seat is not None and view.phase == LARGE,
            drops=known.drops,
            reefs=known.reefs,
            chances=known.chances,
            preview=preview,
            status=known.status,
            last=known.last,
            lit=state.lit.get(front, frozenset()),
            colours=known.colours,
            progress=known.progress,
            show_gains=self.show_gains,
            show_scores=self.show_scores,
            banner=self._banner(state, known),
            banner_seat=state.decider,
        )

    # -- what stays while the pointer moves

    def _background_of(self, state: State) -> Background:
        kept = self._background
        if kept is None or kept.frame is not state.frame or kept.front != state.front:
            kept = self._background = self._look_around(state)
        return kept

    def _look_around(self, state: State) -> Background:
        view, front, seat = state.view, state.front, acting(state)
        naming = seat is not None and view.phase == REEF
        return Background(
            state.frame,
            front,
            outlines=places_of_large(state) if seat is not None else {},
            drops=tuple(action.name for action in state.frame.legal if isinstance(action, Drop)),
            reefs=reefs_with_points(view, front),
            chances=tuple(chance for chance in chances(view.areas[front]) if len(chance.missing) == 1),
            status={number: self._status(view, number) for number in range(view.players)},
            last={number: each.tiles[-1] for number, each in enumerate(view.areas) if each.tiles},
            colours={c: self._sheets(view, Reef(front, c))[front].total for c in COLOURS} if naming else {},
            progress=_progress(view, front),
        )

    def _openings_of(self, state: State, tile: tuple[str, int]) -> Openings:
        kept = self._openings
        if kept is None or kept.frame is not state.frame or kept.tile != tile:
            kept = self._openings = self._try_everywhere(state, tile)
        return kept

    def _try_everywhere(self, state: State, held: tuple[str, int]) -> Openings:
        view, seat = state.view, state.front
        area = view.areas[seat]
        sheets: dict[Cell, tuple[ScoreSheet, ...] | None] = {}
        misfits: dict[Cell, str] = {}
        for cell in openings_around(area):
            tile = tile_at(cell, *held)
            reason = why_not(area, tile)
            if reason is not None:
                misfits[cell] = reason
            else:
                sheets[cell] = self._sheets(view, Grow(seat, tile)) if self.show_gains else None
        before = view.sheets[seat].total
        gains = {cell: after[seat].total - before if after else 0 for cell, after in sheets.items()}
        return Openings(state.frame, held, sheets, gains, misfits)

    def _sheets(self, view: AquaView, action: Action) -> tuple[ScoreSheet, ...]:
        sheets: tuple[ScoreSheet, ...] = self.game.rules.preview(view, (action,))
        return sheets

    # -- what follows the pointer

    def _preview(self, state: State, openings: Openings | None) -> tuple[ScoreSheet, ...] | None:
        """All sheets after what is looked at, where the table tells what it would bring."""
        seat, choice = acting(state), state.choice
        if seat is None or not self.show_gains:
            return None
        if openings is not None:
            return openings.sheets.get(choice.target) if choice.target is not None else None
        match state.view.phase:
            case "attract" if choice.outline:
                return self._sheets(state.view, Attract(seat, choice.outline[0]))
            case "large" if choice.pile and choice.outline:
                return self._sheets(state.view, Large(seat, choice.pile, choice.outline))
            case "reef" if choice.colour:
                return self._sheets(state.view, Reef(seat, choice.colour))
        return None

    def _trial(self, state: State, preview: tuple[ScoreSheet, ...] | None) -> Trial | None:
        view, seat, choice = state.view, state.front, state.choice
        if choice.tile is None or choice.target is None:
            return None
        area, tile = view.areas[seat], tile_at(choice.target, choice.tile, choice.turn)
        planned = choice.planned is not None
        ways = len(turns_that_fit(area, tile.cell, choice.tile))
        reason = why_not(area, tile)
        if reason is not None:
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
            preview[seat].total - view.sheets[seat].total if preview else None,
            planned,
        )

    # -- words

    def _status(self, view: AquaView, seat: Seat) -> Status:
        if view.outcome is not None or view.phase == REEF:
            return "choosing" if seat in view.actors and view.outcome is None else ""
        waiting = view.queue
        if seat not in waiting:
            return "done"
        if seat == waiting[0]:
            return "thinking" if self.seats[seat].computer else "choosing"
        return "next" if seat == waiting[1] else "later"

    def _banner(self, state: State, known: Background) -> str:
        if state.situation.now is Now.OVER:
            return tr("The last tile lies")
        if state.decider is None:
            return tr("The reefs are growing")
        name = self.seats[state.decider].name
        if decision(state) is not None:
            return tr("{name}, happy with it?").format(name=name)
        match state.view.phase:
            case "attract":
                return tr("{name}, only one of these animals can come: which?").format(name=name)
            case "large":
                return tr("{name}, a large animal would come").format(name=name)
            case "reef":
                return tr("{name}, name the colour of your reefs").format(name=name)
        if known.drops:
            return tr("{name}, no tile fits: put one away").format(name=name)
        if state.choice.tile is not None:
            return tr("{name}, find it a place").format(name=name)
        return tr("{name}, grow your reef").format(name=name)


def reefs_with_points(view: AquaView, seat: Seat) -> tuple[tuple[CoralReef, int], ...]:
    """The reefs of a seat, with the points each brings."""
    area, terms = view.areas[seat], view.terms
    found = reefs(area, terms.least_reef)
    only = None
    if terms.names_reef_colours:
        only = view.reef_colours[seat] or best_colour(found, area, terms)
    return tuple((reef, reef_points(reef, area, terms) if only in (None, reef.colour) else 0) for reef in found)


def _laid(view: AquaView, choice: Choice) -> LargeAnimal | None:
    if not choice.laid or choice.pile is None or choice.outline is None:
        return None
    return LargeAnimal(choice.pile, view.large_left[choice.pile][0], choice.outline)


def _touches(corner: Cell, tile: Tile) -> bool:
    a, b = tile.centre
    return abs(corner[0] - a) <= 1 and abs(corner[1] - b) <= 1 and abs(corner[0] - a + corner[1] - b) <= 1


def _progress(view: AquaView, seat: Seat) -> Progress | None:
    if view.terms.scenario is None:
        return None
    return progress(view.terms.scenario, standings(view.terms, view.areas, view.order, view.reef_colours)[seat])
