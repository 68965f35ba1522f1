"""From what is known and what the player has in mind to what the table shows: pure, no pixels."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.rules import Game, Seat
from game.core.score import Cell, ScoreSheet
from game.games.aqua.actions import Action, Attract, Drop, Large, Reef
from game.games.aqua.area import LargeAnimal
from game.games.aqua.challenges import Nearly, nearly_met
from game.games.aqua.components import COLOURS
from game.games.aqua.growing import UNMATCHED, Chance, chances, placements
from game.games.aqua.hindrances import Hindrance, hindrances
from game.games.aqua.large import Outline
from game.games.aqua.reefs import Reef as CoralReef
from game.games.aqua.scenarios import Progress, progress
from game.games.aqua.state import ATTRACT, GROW, LARGE, REEF, AquaView
from game.games.aqua.tally import standings
from game.games.aqua.tiles import Tile
from game.games.aqua.view import words
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.fitting import Turns, turn_there, turns_at
from game.games.aqua.view.model import Status, TableModel
from game.games.aqua.view.places import openings_around
from game.games.aqua.view.pressing import State, acting, decision, places_of_large
from game.games.aqua.view.scoring_reefs import reefs_with_points
from game.games.aqua.view.trying import trial_of
from game.ui.table.feed import Frame, Now
from game.ui.table.seats import SeatInfo
from game.ui.words import tr


@dataclass(frozen=True, slots=True)
class Background:
    """What stays as it is in a moment, whatever the player looks at; as in the model."""

    frame: Frame[AquaView]
    front: Seat
    outlines: Mapping[str, Mapping[Outline, int]]
    hindrances: Mapping[str, tuple[Hindrance, ...]]
    contested: Mapping[Cell, int]
    fits: Mapping[str, int]
    drops: tuple[str, ...]
    reefs: tuple[tuple[CoralReef, int], ...]
    chances: tuple[Chance, ...]
    status: Mapping[Seat, Status]
    last: Mapping[Seat, Tile]
    colours: Mapping[str, int]
    progress: Progress | None
    nearly: tuple[Nearly, ...]


@dataclass(frozen=True, slots=True)
class Openings:
    """Where a tile fits, in which turns; with what it brings as it is turned, or where it is turned first.

    `tile`: as in `turn_there`. `turns`: each free hexagon → the turns in which it fits there.
    """

    frame: Frame[AquaView]
    tile: tuple[str, int, bool]
    turns: Mapping[Cell, Turns]
    gains: Mapping[Cell, int]
    turnings: Mapping[Cell, int]
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
        openings = self._openings_of(state, choice.tile) if growing and choice.tile else None
        known = self._background_of(state)
        preview = self._preview(state, openings)
        peeks = state.decider is not None and state.peeks
        return TableModel(
            view=view,
            seats=self.seats,
            front=front,
            peeks=peeks,
            mine=state.decider,
            tile=(choice.tile, choice.lies) if growing and choice.tile else None,
            gains=openings.gains if openings else {},
            turnings=openings.turnings if openings else {},
            misfits=openings.misfits if openings else {},
            fits=known.fits,
            trial=trial_of(state, openings.turns, preview) if openings else None,
            outlines=known.outlines,
            hindrances=known.hindrances,
            pile=choice.pile,
            outline=choice.outline,
            held=seat is not None and choice.held,
            laid=_laid(view, choice) if seat is not None else None,
            ready=decision(state) is not None,
            contested=known.contested,
            can_take_snail=growing and view.snail_waits,
            settled=choice.outline[0] if view.phase == ATTRACT and choice.laid and choice.outline else None,
            named=choice.colour if choice.named else view.reef_colours[_holder(state)],
            puts_back=seat is not None and choice.put_back() is not None,
            takes_snail=growing and view.snail_waits and choice.snail,
            can_decline=seat is not None and view.phase == LARGE and not state.situation.past,
            drops=known.drops,
            reefs=known.reefs,
            chances=known.chances,
            preview=preview,
            status=known.status,
            last=known.last,
            lit=state.lit.get(front, frozenset()),
            colours=known.colours,
            progress=known.progress,
            nearly=known.nearly,
            show_gains=self.show_gains,
            show_scores=self.show_scores,
            banner=words.reef_of(self.seats[front]) if peeks else self._banner(state, known),
            banner_seat=front if peeks else state.decider,
        )

    # -- what stays while the pointer moves

    def _background_of(self, state: State) -> Background:
        kept = self._background
        if kept is None or kept.frame is not state.frame or kept.front != state.front:
            kept = self._background = self._look_around(state)
        return kept

    def _look_around(self, state: State) -> Background:
        view, front, seat = state.view, state.front, acting(state)
        holder = _holder(state)
        own = view.areas[holder]
        places = places_of_large(state) if seat is not None else {}
        stands = standings(view.terms, view.areas, view.order, view.reef_colours)[front]
        return Background(
            state.frame,
            front,
            outlines={pile: self._gains_of_large(view, front, pile, cells) for pile, cells in places.items()},
            hindrances={
                pile: hindrances(view.areas[front], pile, left, view.terms, view.new if view.phase == LARGE else ())
                for pile, left in view.large_left.items()
                if pile not in places
            },
            contested=self._gains_of_habitats(view, front) if seat is not None else {},
            fits={name: len({tile.cell for tile in placements(own, (name,))}) for name in view.market},
            drops=tuple(action.name for action in state.frame.legal if isinstance(action, Drop)),
            reefs=reefs_with_points(view, front),
            chances=tuple(chance for chance in chances(view.areas[front]) if len(chance.missing) == 1),
            status={number: self._status(state, number) for number in range(view.players)},
            last={number: each.tiles[-1] for number, each in enumerate(view.areas) if each.tiles},
            colours=self._totals(view, holder) if view.names_reefs else {},
            progress=progress(view.terms.scenario, stands) if view.terms.scenario else None,
            nearly=nearly_met(stands),
        )

    def _openings_of(self, state: State, name: str) -> Openings:
        kept, tile = self._openings, (name, state.choice.turn, state.choice.by_hand)
        if kept is None or kept.frame is not state.frame or kept.tile != tile:
            same = kept is not None and kept.frame is state.frame and kept.tile[0] == name
            turns = kept.turns if kept is not None and same else self._try_everywhere(state, name)
            kept = self._openings = _as_turned(state, tile, turns)
        return kept

    def _try_everywhere(self, state: State, name: str) -> Mapping[Cell, Turns]:
        view, seat = state.view, state.front
        cells = openings_around(view.areas[seat])
        return {cell: turns_at(view, seat, cell, name, self.show_gains) for cell in cells}

    def _gains_of_large(
        self, view: AquaView, seat: Seat, pile: str, places: tuple[Outline, ...]
    ) -> Mapping[Outline, int]:
        if not self.show_gains:
            return dict.fromkeys(places, 0)
        before = view.sheets[seat].total
        return {cells: self._sheets(view, Large(seat, pile, cells))[seat].total - before for cells in places}

    def _totals(self, view: AquaView, seat: Seat) -> Mapping[str, int]:
        """The total of a seat with each of the colours that it can name, or could have."""
        return {colour: self._sheets(view, Reef(seat, colour))[seat].total for colour in COLOURS}

    def _gains_of_habitats(self, view: AquaView, seat: Seat) -> Mapping[Cell, int]:
        """What each animal would bring of which one is to be chosen; 0 where the table does not tell."""
        habitats = view.contested if view.phase == ATTRACT else ()
        if not self.show_gains:
            return dict.fromkeys(habitats, 0)
        before = view.sheets[seat].total
        return {corner: self._sheets(view, Attract(seat, corner))[seat].total - before for corner in habitats}

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
            turns = openings.turns.get(choice.target, {}) if choice.target is not None else {}
            return turns.get(choice.lies)
        match state.view.phase:
            case "attract" if choice.outline:
                return self._sheets(state.view, Attract(seat, choice.outline[0]))
            case "large" if choice.pile and choice.outline:
                return self._sheets(state.view, Large(seat, choice.pile, choice.outline))
            case "reef" if choice.colour:
                return self._sheets(state.view, Reef(seat, choice.colour))
        return None

    # -- words

    def _status(self, state: State, seat: Seat) -> Status:
        view, past = state.view, state.situation.past
        if view.outcome is not None or view.phase == REEF:
            return "choosing" if seat in view.actors and view.outcome is None and not past else ""
        waiting = view.queue
        if seat not in waiting:
            return "done"
        if seat == waiting[0]:
            if past:
                return ""
            return "thinking" if self.seats[seat].computer else "choosing"
        return "next" if seat == waiting[1] else "later"

    def _banner(self, state: State, known: Background) -> str:
        if state.situation.now is Now.OVER:
            return tr("The last tile lies")
        if state.decider is None:
            return tr("The reef colours are named") if state.view.names_reefs else tr("The reefs are growing")
        name = self.seats[state.decider].name
        if decision(state) is not None:
            return tr("{name}, happy with it?").format(name=name)
        match state.view.phase:
            case "attract":
                return tr("{name}, only one of these animals can come: which?").format(name=name)
            case "large" if state.choice.held:
                return tr("{name}, find it a place").format(name=name)
            case "large":
                return tr("{name}, a large animal would come").format(name=name)
            case "reef":
                return tr("{name}, name the colour of your reefs").format(name=name)
        if known.drops:
            return tr("{name}, no tile fits: put one away").format(name=name)
        if state.choice.tile is not None:
            return tr("{name}, find it a place").format(name=name)
        return tr("{name}, grow your reef").format(name=name)


def _holder(state: State) -> Seat:
    """The seat for which the market lies there: whoever decides, otherwise the one whose reef is seen."""
    return state.front if state.decider is None else state.decider


def _as_turned(state: State, tile: tuple[str, int, bool], turns: Mapping[Cell, Turns]) -> Openings:
    view, seat, turn = state.view, state.front, state.choice.turn
    before = view.sheets[seat].total
    gains: dict[Cell, int] = {}
    turnings: dict[Cell, int] = {}
    for cell, fitting in turns.items():
        best = turn_there(view, seat, cell, tile, fitting)
        if best is not None:
            sheets = fitting[best]
            (gains if best == turn else turnings)[cell] = sheets[seat].total - before if sheets else 0
    misfits = {cell: UNMATCHED for cell, fitting in turns.items() if not fitting}
    return Openings(state.frame, tile, turns, gains, turnings, misfits)


def _laid(view: AquaView, choice: Choice) -> LargeAnimal | None:
    if not choice.laid or choice.pile is None or choice.outline is None:
        return None
    return LargeAnimal(choice.pile, view.large_left[choice.pile][0], choice.outline)
