"""A press is judged by what may be done now, whatever was drawn when it was made."""

from dataclasses import replace

import pytest

from game.core.rules import Legal
from game.core.score import Cell
from game.games.aqua.actions import Attract, Drop, Grow, Large, Pass, Reef, Snail
from game.games.aqua.components import PILES
from game.games.aqua.growing import why_not
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.fitting import best_turn, next_turn, turn_there, turns_at
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
from game.games.aqua.view.places import openings_around
from game.games.aqua.view.pressing import State, decision, looked_at, pressed
from game.games.aqua.view.turning import matching_edges, tile_at
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import NOTHING, Frame, Now, Situation
from game.ui.table.pieces import Piece
from tests.games.aqua.seas import turns_that_fit
from tests.games.aqua.view.states import game_until, holding, in_phase, presenter, state_of

STALE: tuple[Piece, ...] = (
    MarketTile("RRY"), TurnTile(1), ReefCell((0, 0)), ReefCell((40, 40)), Pile("duo"),
    OutlinePlace("duo", ((0, 1), (1, 0))), HabitatPlace((0, 1)), ReefColour("R"), SeaSnail(), NotNow(), PutBack(),
)  # fmt: skip


def growing() -> State:
    return state_of(game_until(lambda view: view.phase == "grow" and view.round > 8))


@pytest.mark.parametrize("piece", STALE)
def test_while_nobody_decides_no_press_does_anything(piece: Piece) -> None:
    session = game_until(lambda view: view.phase == "large")
    frame = Frame(session.view(None), (), len(session.entries), Situation(Now.COMPUTERS), NOTHING)
    state = DeskState(frame, Choice(tile="RRY", planned=(0, 0)), 0, {}, ())
    assert pressed(state, piece) is None
    assert decision(state) is None
    assert looked_at(state, piece, on=True) is None


@pytest.mark.parametrize("phase", ["grow", "attract", "large", "reef"])
@pytest.mark.parametrize("piece", STALE)
def test_a_press_on_what_was_drawn_before_decides_only_what_is_legal(piece: Piece, phase: str) -> None:
    state = in_phase(phase)
    for choice in (Choice(), Choice(tile="RRY"), Choice(tile="RRY", planned=(0, 0)), Choice().lay("duo", ((0, 1),))):
        held = holding(state, choice)
        answer = pressed(held, piece)
        decided = answer.decision if answer is not None else decision(held)
        assert decided is None or decided.action in state.frame.legal


@pytest.mark.parametrize("phase", ["grow", "attract", "large", "reef"])
def test_on_another_reef_nothing_is_decided(phase: str) -> None:
    mine = in_phase(phase)
    state = DeskState(mine.frame, mine.choice, 1 - mine.front, {}, ())
    assert pieces_of(state) or phase == "grow"
    assert all(pressed(state, piece) is None for piece in pieces_of(state))


@pytest.mark.parametrize("phase", ["attract", "large", "reef", "grow"])
def test_every_legal_decision_is_reached_by_pressing(phase: str) -> None:
    state = in_phase(phase)
    reached = set()
    for piece in pieces_of(state):
        answer = pressed(state, piece)
        assert answer is not None
        chosen = answer.choice if answer.choice is not None else state.choice
        after = holding(state, chosen)
        reached.add(answer.decision or decision(after))
    assert {one.action for one in reached if one is not None} == {
        action for action in state.frame.legal if not isinstance(action, Grow)
    }


@pytest.mark.parametrize("phase", ["attract", "reef"])
def test_a_habitat_and_a_reef_colour_wait_until_they_are_confirmed(phase: str) -> None:
    state = in_phase(phase)
    first, second, *_ = pieces_of(state)
    one = pressed(state, first)
    assert one is not None and one.decision is None and one.choice is not None
    assert looked_at(holding(state, one.choice), second, True) is None, "what is looked at changes nothing"
    other = pressed(holding(state, one.choice), second)
    assert other is not None and other.choice not in (None, one.choice), "another one takes its place"
    again = pressed(holding(state, one.choice), first)
    assert again is not None and again.choice == Choice() == one.choice.put_back()


def pieces_of(state: State) -> list[Piece]:
    """The pieces that stand for the legal decisions of a moment, the tiles left aside."""
    pieces: list[Piece] = []
    for action in state.frame.legal:
        match action:
            case Attract(_, corner):
                pieces.append(HabitatPlace(corner))
            case Large(_, pile, cells):
                pieces.append(OutlinePlace(pile, cells))
            case Reef(_, colour):
                pieces.append(ReefColour(colour))
            case Drop(_, name):
                pieces.append(MarketTile(name))
            case Snail():
                pieces.append(SeaSnail())
            case Pass():
                pieces.append(NotNow())
    return pieces


def test_every_tile_is_placed_by_taking_turning_and_laying_it() -> None:
    state = growing()
    placed = set()
    for name in state.view.market:
        for turn in range(6):
            for cell in openings_around(state.view.areas[state.front]):
                held = holding(state, Choice(tile=name).turned_to(turn))
                answer = pressed(held, ReefCell(cell))
                assert answer is not None
                assert bool(answer.refusal) == (not turns_that_fit(state.view.areas[state.front], cell, name))
                if answer.choice is not None:
                    found = decision(holding(state, answer.choice))
                    assert found is not None and answer.laid
                    placed.add(found.action)
    assert placed == {action for action in state.frame.legal if isinstance(action, Grow)}


def test_a_tile_turns_to_where_it_brings_more_unless_it_was_turned_by_hand() -> None:
    state, better = growing(), 0
    view, seat = state.view, state.front
    for name in view.market:
        for cell in openings_around(view.areas[seat]):
            turns = turns_at(view, seat, cell, name, True)
            silent = turns_at(view, seat, cell, name, False)
            totals = {turn: sheets[seat].total for turn, sheets in turns.items() if sheets}
            for turn in turns:
                seen = turn_there(view, seat, cell, (name, turn, False), turns)
                assert seen is not None and totals[seen] == max(totals.values())
                assert seen == turn or totals[seen] > totals[turn]
                assert turn_there(view, seat, cell, (name, turn, True), turns) == turn
                assert turn_there(view, seat, cell, (name, turn, False), silent) == turn, "no number is given away"
                better += seen != turn
    assert better


def test_a_tile_that_would_touch_nothing_is_refused_in_words() -> None:
    state = growing()
    held = holding(state, Choice(tile=state.view.market[0]))
    answer = pressed(held, ReefCell((40, 40)))
    assert answer is not None and answer.refusal == "A tile must touch the reef."
    taken = pressed(held, ReefCell(state.view.areas[state.front].tiles[0].cell))
    assert taken is not None and taken.refusal == "A tile lies here already."


def test_a_refusal_that_the_reef_tells_already_is_not_told_twice() -> None:
    state, cell = growing(), (40, 40)
    choice = Choice(tile=state.view.market[0])
    for hover, told in ((None, False), (cell, True)):
        answer = pressed(holding(state, replace(choice, hover=hover)), ReefCell(cell))
        assert answer is not None and answer.refusal and answer.told is told


def test_a_pile_whose_animal_cannot_come_now_answers_nothing() -> None:
    state = state_of(game_until(lambda view: view.phase == "large"))
    come = {action.pile for action in state.frame.legal if isinstance(action, Large)}
    for name in PILES:
        assert (pressed(state, Pile(name)) is not None) == (name in come)


def test_an_animal_is_never_placed_by_pressing_its_place_or_its_pile() -> None:
    state = state_of(game_until(lambda view: view.phase == "large"))
    for action in state.frame.legal:
        if isinstance(action, Large):
            for piece in (OutlinePlace(action.pile, action.cells), Pile(action.pile)):
                answer = pressed(state, piece)
                assert answer is not None and answer.decision is None
                again = holding(state, Choice().lay(action.pile, action.cells))
                answer = pressed(again, piece)
                assert answer is not None and answer.decision is None


def test_a_tile_is_put_away_by_one_press_where_none_of_the_market_fits() -> None:
    state = growing()
    put_away = Drop(state.front, state.view.market[0])
    stuck = DeskState(replace(state.frame, legal=Legal((put_away,))), Choice(), state.front, {}, ())
    assert presenter().model(stuck).drops == (put_away.name,)
    answer = pressed(stuck, MarketTile(put_away.name))
    assert answer is not None and answer.decision is not None
    assert answer.decision.action == put_away


def test_what_is_laid_is_not_moved_by_looking_elsewhere() -> None:
    state = growing()
    name = state.view.market[0]
    area = state.view.areas[state.front]
    cell = next(c for c in openings_around(area) if why_not(area, tile_at(c, name, 0)) is None)
    laid = holding(state, Choice(tile=name, planned=cell))
    other = next(c for c in openings_around(area) if c != cell)
    assert looked_at(laid, ReefCell(other), on=True) is None
    large = state_of(game_until(lambda view: view.phase == "large"))
    action = next(one for one in large.frame.legal if isinstance(one, Large))
    lying = holding(large, Choice().lay(action.pile, action.cells))
    assert looked_at(lying, OutlinePlace(action.pile, action.cells), on=False) is None
    assert looked_at(lying, Pile(action.pile), on=False) is None


@pytest.mark.parametrize("phase", ["grow", "attract", "large", "reef"])
def test_only_a_tile_in_hand_is_turned(phase: str) -> None:
    state = in_phase(phase)
    assert pressed(state, TurnTile(1)) is None
    answer = pressed(holding(state, Choice(tile="RRY")), TurnTile(1))
    assert (answer is not None) == (phase == "grow")


def needs_turning() -> tuple[State, Cell]:
    """A tile in hand, and a hexagon where it fits only when it is turned."""
    state = growing()
    state = holding(state, Choice(tile=state.view.market[0]))
    return state, next(iter(presenter().model(state).turnings))


def test_a_tile_turns_by_itself_over_a_hexagon_where_it_fits_only_so_and_back_when_it_leaves() -> None:
    state, cell = needs_turning()
    looked = looked_at(state, ReefCell(cell), on=True)
    assert looked is not None and looked.turn == 0
    area, name = state.view.areas[state.front], state.view.market[0]
    assert why_not(area, tile_at(cell, name, looked.lies)) is None
    left = looked_at(holding(state, looked), ReefCell(cell), on=False)
    assert left is not None and left.lies == 0


def test_it_turns_to_what_brings_most_where_the_table_tells_and_else_to_most_equal_edges() -> None:
    state, cell = needs_turning()
    seat, name = state.front, state.view.market[0]
    turns = turns_at(state.view, seat, cell, name, gains=True)
    best = best_turn(state.view, seat, cell, name, turns)
    totals = {turn: sheets[seat].total for turn, sheets in turns.items() if sheets}
    assert best is not None and totals[best] == max(totals.values())
    silent = turns_at(state.view, seat, cell, name, gains=False)
    assert set(silent) == set(turns) and not any(silent.values())
    turn = best_turn(state.view, seat, cell, name, silent)
    edges = {one: len(matching_edges(state.view.areas[seat], tile_at(cell, name, one))) for one in silent}
    assert turn is not None and edges[turn] == max(edges.values())


def test_turning_over_a_hexagon_shows_the_next_turn_that_fits_there() -> None:
    state, cell = needs_turning()
    name = state.view.market[0]
    fits = turns_at(state.view, state.front, cell, name, gains=False)
    held = holding(state, state.choice.look(cell, best_turn(state.view, state.front, cell, name, fits)))
    seen = set()
    for _ in range(6):
        answer = pressed(held, TurnTile(1))
        assert answer is not None and answer.choice is not None
        held = holding(state, answer.choice)
        seen.add(answer.choice.lies)
    assert seen == set(fits)


def test_the_next_turn_goes_round_and_is_simply_the_next_one_where_none_fits() -> None:
    assert [next_turn({1, 4}, turn, 1) for turn in (0, 1, 4)] == [1, 4, 1]
    assert next_turn({1, 4}, 1, -1) == 4
    assert next_turn({}, 5, 1) == 0


def test_a_pile_is_looked_at_while_the_tile_stays_in_hand() -> None:
    state = holding(growing(), Choice(tile="RRY", turn=2, planned=(0, 0)))
    looked = looked_at(state, Pile("duo"), on=True)
    assert looked is not None and (looked.tile, looked.planned, looked.pile) == ("RRY", (0, 0), "duo")


def test_a_large_animal_in_hand_stays_there_until_it_is_put_back() -> None:
    places = {"duo": (((0, 1), (1, 0)), ((1, 0), (2, -1)))}
    state = in_phase("large")
    legal = Legal(tuple(sorted(Large(state.front, pile, cells) for pile in places for cells in places[pile])))
    state = replace(state, frame=replace(state.frame, legal=legal))
    taken = pressed(state, Pile("duo"))
    assert taken is not None and taken.choice == Choice(pile="duo", held=True)
    held = holding(state, taken.choice)
    assert looked_at(held, Pile("duo"), on=False) is None and looked_at(held, Pile("bend"), on=True) is None
    tried = looked_at(held, OutlinePlace("duo", places["duo"][0]), on=True)
    assert tried is not None and tried.outline == places["duo"][0]
    left = looked_at(holding(state, tried), OutlinePlace("duo", places["duo"][0]), on=False)
    assert left == taken.choice
    back = pressed(held, Pile("duo"))
    assert back is not None and back.choice == Choice() == taken.choice.put_back()
