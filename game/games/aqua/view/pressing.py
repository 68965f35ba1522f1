"""What pressing or looking at a piece does to the choice: judged by what may be done now, whatever was drawn."""

from collections.abc import Mapping
from dataclasses import replace

from game.core.rules import Seat
from game.core.score import Cell
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail
from game.games.aqua.growing import UNMATCHED, why_not
from game.games.aqua.large import Outline
from game.games.aqua.state import GROW, LARGE, AquaView
from game.games.aqua.view import words
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.fitting import next_turn, turn_there, turns_at
from game.games.aqua.view.pieces import (
    HabitatPlace,
    MarketTile,
    NotNow,
    OutlinePlace,
    Pile,
    PutBack,
    ReefCell,
    ReefColour,
    SeaSnail,
    TurnTile,
)
from game.games.aqua.view.turning import tile_at
from game.ui.table.desk_values import Answer, Decision, DeskState
from game.ui.table.pieces import Piece
from game.ui.words import tr

State = DeskState[AquaView, Choice]
Pressed = Answer[Choice, Action]


def acting(state: State) -> Seat | None:
    """The seat that decides, while its own reef lies in the large place."""
    return state.decider if state.decider == state.front else None


def turning(state: State) -> bool:
    """A tile is in hand, or laid: it can be turned."""
    return acting(state) is not None and state.view.phase == GROW and state.choice.tile is not None


def decision(state: State) -> Decision[Action] | None:
    """What *Place* would submit: a tile or a large animal that is laid, a habitat, a reef colour, or the snail."""
    seat, choice = acting(state), state.choice
    if seat is None:
        return None
    if turning(state) and choice.tile is not None and choice.planned is not None:
        tile = tile_at(choice.planned, choice.tile, choice.lies)
        fits = why_not(state.view.areas[seat], tile) is None
        return Decision(Grow(seat, tile)) if fits else None
    if choice.snail:
        return _allowed(state, Snail(seat))
    if choice.named and choice.colour is not None:
        return _allowed(state, Reef(seat, choice.colour))
    if choice.laid and choice.outline is not None:
        came = Large(seat, choice.pile, choice.outline) if choice.pile is not None else Attract(seat, *choice.outline)
        return _allowed(state, came)
    return None


def pressed(state: State, piece: Piece, gains: bool = True) -> Pressed | None:
    """What a press does; None while it means nothing. `gains`: the table tells what a place brings."""
    seat = acting(state)
    if seat is None:
        return _press_from_afar(state, piece, gains)
    match piece:
        case MarketTile(name):
            return _press_tile(state, seat, name, gains)
        case TurnTile(by) if turning(state):
            return Answer(_turn_tile(state, seat, by), "tick", stays=True)
        case ReefCell(cell) if turning(state):
            return _lay_tile(state, seat, cell, gains)
        case Pile(name):
            return _press_pile(state, name)
        case OutlinePlace(pile, cells) if Large(seat, pile, cells) in state.frame.legal:
            return Answer(state.choice.lay(pile, cells), "stone", laid=True)
        case HabitatPlace(corner):
            return _settle(state, Attract(seat, corner), Choice(outline=(corner,), laid=True))
        case ReefColour(colour):
            return _settle(state, Reef(seat, colour), Choice(colour=colour, named=True))
        case SeaSnail():
            return _settle(state, Snail(seat), Choice(snail=True))
        case NotNow():
            return _at_once(state, Pass(seat))
        case PutBack():
            back = state.choice.put_back()
            return Answer(back, "slide") if back is not None else None
    return None


def looked_at(state: State, piece: Piece, on: bool, gains: bool = True) -> Choice | None:
    """The choice while a piece is looked at, or no longer is. What is laid stays where it lies.

    Over a hexagon where the tile in hand fits only when it is turned, it turns by itself.
    """
    choice, seat = state.choice, acting(state)
    if seat is None or choice.settled:
        return None
    match piece:
        case ReefCell(cell) if turning(state) and choice.planned is None and (on or choice.hover == cell):
            return choice.look(cell, _turn_for(state, seat, cell, choice, gains)) if on else choice.look(None)
        case Pile() if choice.held:
            return None
        case Pile(name) if on or choice.pile == name:
            return choice.look_at_pile(name if on else None)
        case OutlinePlace(pile, cells) if on or choice.outline == cells:
            if choice.held:
                return replace(choice, outline=cells if on else None)
            return choice.look_at_large(pile, cells) if on else Choice()
        case HabitatPlace(corner) if on or choice.outline == (corner,):
            return choice.look_at_large(None, (corner,) if on else None)
        case ReefColour(colour) if on or choice.colour == colour:
            return Choice(colour=colour if on else None)
    return None


def places_of_large(state: State) -> Mapping[str, tuple[Outline, ...]]:
    """Pile → where its large animal may lie now, in the eyes of the seat that decides."""
    places: dict[str, tuple[Outline, ...]] = {}
    for action in state.frame.legal if state.view.phase == LARGE else ():
        if isinstance(action, Large):
            places[action.pile] = (*places.get(action.pile, ()), action.cells)
    return places


def _allowed(state: State, action: Action) -> Decision[Action] | None:
    return Decision(action) if action in state.frame.legal else None


def _at_once(state: State, action: Action) -> Pressed | None:
    allowed = _allowed(state, action)
    return Answer(decision=allowed) if allowed is not None else None


def _turn_for(state: State, seat: Seat, cell: Cell, choice: Choice, gains: bool) -> int | None:
    """The turn in which the tile in hand is seen there; None when it is as it is turned, or fits in no turn."""
    if choice.tile is None:
        return None
    turns = turns_at(state.view, seat, cell, choice.tile, gains)
    found = turn_there(state.view, seat, cell, (choice.tile, choice.turn, choice.by_hand), turns)
    return None if found == choice.turn else found


def _turn_tile(state: State, seat: Seat, by: int) -> Choice:
    """The tile in hand is turned: over a hexagon to the next turn in which it fits there."""
    choice = state.choice
    if choice.target is None or choice.tile is None:
        return choice.turned(by)
    turns = turns_at(state.view, seat, choice.target, choice.tile, False)
    return choice.turned_to(next_turn(turns, choice.lies, by))


def _press_from_afar(state: State, piece: Piece, gains: bool) -> Pressed | None:
    """A tile of the market, while another reef lies in the large place: one's own reef is back, with it in hand."""
    seat = state.decider
    if seat is None or not isinstance(piece, MarketTile):
        return None
    taken = _press_tile(state, seat, piece.name, gains)
    puts_away = taken is not None and taken.decision is not None
    return Answer(state.choice) if puts_away or piece.name == state.choice.tile else taken


def _press_tile(state: State, seat: Seat, name: str, gains: bool) -> Pressed | None:
    """Takes it up or puts it back; where no tile of the market fits, it goes away at once."""
    if state.view.phase != GROW or name not in state.view.market:
        return None
    put_away = _at_once(state, Drop(seat, name))
    if put_away is not None:
        return put_away
    taken = state.choice.take(name)
    if taken.planned is not None:
        taken = _laid_there(state, seat, taken.planned, taken, gains) or Choice(tile=name)
    return Answer(taken, "pick")


def _lay_tile(state: State, seat: Seat, cell: Cell, gains: bool) -> Pressed | None:
    """Lays the tile there, for now, turned so that it fits; where it fits in no turn the table says why.

    A laid tile stays where it lies; a press on it takes it up again.
    """
    planned = state.choice.planned
    if planned is not None and planned != cell:
        return Answer(refusal=tr("The tile is laid. Take it up again to lay it elsewhere."))
    if planned is not None:
        return Answer(state.choice.taken_up(), "pick")
    laid = _laid_there(state, seat, cell, state.choice, gains)
    if laid is not None:
        return Answer(laid, "stone", laid=True)
    assert state.choice.tile is not None
    reason = why_not(state.view.areas[seat], tile_at(cell, state.choice.tile, 0))
    return Answer(refusal=words.why_not(reason or UNMATCHED), told=state.choice.hover == cell)


def _laid_there(state: State, seat: Seat, cell: Cell, choice: Choice, gains: bool) -> Choice | None:
    seen = choice if choice.hover == cell else choice.look(cell, _turn_for(state, seat, cell, choice, gains))
    assert seen.tile is not None
    return seen.plan(cell) if why_not(state.view.areas[seat], tile_at(cell, seen.tile, seen.lies)) is None else None


def _settle(state: State, action: Action, choice: Choice) -> Pressed | None:
    """That shall be done, or no longer."""
    if action not in state.frame.legal:
        return None
    return Answer(Choice(), "slide") if state.choice == choice else Answer(choice, "pick", laid=True)


def _press_pile(state: State, name: str) -> Pressed | None:
    """It is in hand and its places are shown, or it goes back; where there is only one place, it is laid there."""
    places = places_of_large(state).get(name, ())
    if len(places) == 1:
        return Answer(state.choice.lay(name, places[0]), "stone", laid=True)
    if state.choice.held and state.choice.pile == name:
        return Answer(Choice(), "slide")
    return Answer(state.choice.lift(name), "pick") if places else None
