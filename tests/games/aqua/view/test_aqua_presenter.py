"""What AQUA's table shows, as a value: no screen."""

from dataclasses import replace

import pytest

from game.games.aqua.actions import Grow, Large
from game.games.aqua.events import ReefNamed
from game.games.aqua.game import AQUA
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.sceneries import visible_reefs
from game.games.aqua.view.scoring_reefs import cells_of_row, reefs_with_points
from game.games.aqua.view.turning import tile_at
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import NOTHING, Frame, Now, Situation
from tests.games.aqua.view.states import game_until, holding, presenter, state_of


def test_every_number_on_the_reef_is_what_the_rules_would_pay() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round > 8)
    state = state_of(session, Choice(tile=session.view(None).market[0], turn=2))
    model, view, seat = presenter().model(state), state.view, state.front
    assert model.gains and model.misfits
    for cell, gain in model.gains.items():
        action = Grow(seat, tile_at(cell, view.market[0], 2))
        assert action in state.frame.legal
        assert gain == AQUA.rules.preview(view, (action,))[seat].total - view.sheets[seat].total
    for cell in model.misfits:
        assert Grow(seat, tile_at(cell, view.market[0], 2)) not in state.frame.legal


def test_in_a_moment_that_lies_back_nobody_is_waited_for() -> None:
    state = state_of(game_until(lambda view: view.phase == "grow" and view.round > 1), Choice())
    assert "choosing" in presenter().model(state).status.values()
    past = replace(state, frame=replace(state.frame, situation=replace(state.situation, past=True)))
    assert "choosing" not in presenter().model(past).status.values()


def test_in_a_moment_that_lies_back_no_large_animal_can_be_declined() -> None:
    state = state_of(game_until(lambda view: view.phase == "large"), Choice())
    assert presenter().model(state).can_decline
    past = replace(state, frame=replace(state.frame, situation=replace(state.situation, past=True)))
    assert not presenter().model(past).can_decline


def test_a_place_that_is_pointed_at_shows_all_sheets_after_it() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round > 8)
    held = Choice(tile=session.view(None).market[0])
    shows = presenter()
    cell = next(iter(shows.model(state_of(session, held)).gains))
    state = state_of(session, held.look(cell))
    model = shows.model(state)
    after = AQUA.rules.preview(state.view, (Grow(state.front, tile_at(cell, held.tile or "", 0)),))
    assert model.preview == after
    assert model.trial is not None and model.trial.gain == model.gains[cell]


def test_pointing_somewhere_else_works_nothing_out_again() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round > 8)
    state = state_of(session, Choice(tile=session.view(None).market[0]))
    shows = presenter()
    first = shows.model(state)
    other = DeskState(state.frame, state.choice.look(next(iter(first.gains))), state.front, {}, ())
    then = shows.model(other)
    assert then.gains is first.gains and then.reefs is first.reefs and then.status is first.status


def test_what_was_worked_out_does_not_outlive_its_moment_its_turn_or_its_reef() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round > 8 and len(view.market) > 2)
    shows, held = presenter(), Choice(tile=session.view(None).market[-1])
    state = state_of(session, held)
    shows.model(state)
    turned = holding(state, held.turned(1))
    other = DeskState(state.frame, held, 1 - state.front, {}, ())
    for asked in (turned, other, state):
        assert shows.model(asked) == presenter().model(asked)
    session.submit(next(one for one in session.legal(state.front) if isinstance(one, Grow)))
    later = DeskState(state_of(session, held).frame, held, session.actors[0], {}, ())
    assert shows.model(later) == presenter().model(later) != shows.model(state)


def test_a_table_that_tells_no_gains_tells_none() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round > 8)
    held = Choice(tile=session.view(None).market[0])
    shows = presenter(show_gains=False)
    cell = next(iter(shows.model(state_of(session, held)).gains))
    model = shows.model(state_of(session, held.look(cell)))
    assert set(model.gains.values()) == {0} and model.preview is None
    assert model.trial is not None and model.trial.why is None and model.trial.gain is None


def test_only_the_cells_of_the_reef_in_the_large_place_are_lit() -> None:
    """A line of another seat's turn lights that seat's reef, and nothing of this one."""
    session = game_until(lambda view: view.phase == "grow" and all(area.animals for area in view.areas))
    view = session.view(None)
    lit = cells_of_row(view, "small")
    assert lit == {seat: frozenset(area.animals) for seat, area in enumerate(view.areas)}
    assert lit[0] != lit[1]
    for front in (0, 1):
        assert presenter().model(state_of(session, front=front, lit=lit)).lit == lit[front]
        assert presenter().model(state_of(session, front=front, lit={1 - front: lit[1 - front]})).lit == frozenset()


def test_the_row_of_goals_lights_what_any_ecosystem_counts() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round > 12)
    view = session.view(None)
    lit = cells_of_row(view, "goals")
    rows = [row for row in view.sheets[0].rows if row.row.startswith("eco:")]
    assert lit[0] == {cell for row in rows for line in row.lines for cell in line.cells}


def test_only_the_row_of_reefs_lights_reefs() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round > 12 and view.sheets[0]["reefs"].points > 0)
    view = session.view(None)
    reefs = reefs_with_points(view, 0)
    for row in ("small", "large", "goals", *(one.row for one in view.sheets[0].rows if one.row != "reefs")):
        assert cells_of_row(view, row)[0] <= view.areas[0].animals.keys()
        assert not visible_reefs(reefs, cells_of_row(view, row)[0])
    scoring = tuple(reef for reef, points in reefs if points)
    assert visible_reefs(reefs, cells_of_row(view, "reefs")[0]) == scoring != ()


def test_a_laid_large_animal_is_shown_with_its_value_and_can_be_placed() -> None:
    session = game_until(lambda view: view.phase == "large")
    action = next(one for one in session.legal(session.actors[0]) if isinstance(one, Large))
    state = state_of(session, Choice().lay(action.pile, action.cells))
    model = presenter().model(state)
    assert model.laid is not None and model.laid.value == state.view.large_left[action.pile][0]
    assert model.ready and model.preview == AQUA.rules.preview(state.view, (action,))


@pytest.mark.parametrize("now", [Now.COMPUTERS, Now.OVER])
def test_while_nobody_decides_nothing_is_offered(now: Now) -> None:
    session = game_until(lambda view: view.phase == "large")
    frame = Frame(session.view(None), (), len(session.entries), Situation(now), NOTHING)
    model = presenter().model(DeskState(frame, Choice(), 0, {}, ()))
    assert model.mine is None and not model.outlines and not model.can_decline and model.tile is None


def test_on_another_reef_nothing_can_be_done() -> None:
    session = game_until(lambda view: view.phase == "large")
    model = presenter().model(state_of(session, front=1 - session.actors[0]))
    assert model.mine == session.actors[0] and not model.outlines and not model.ready and not model.can_decline


def test_the_colours_that_can_be_named_tell_the_total_with_each() -> None:
    session = game_until(lambda view: view.phase == "reef", modification=6)
    state = state_of(session)
    colours = presenter().model(state).colours
    assert len(colours) == 6
    assert max(colours.values()) == state.view.sheets[state.front].total


def test_the_colours_stay_while_it_is_told_which_one_was_named() -> None:
    session = game_until(lambda view: view.phase == "reef", modification=6)
    state, seat = state_of(session), session.actors[0]
    told = AQUA.rules.after(state.view, ReefNamed(seat, "G"))
    frame = Frame(told, (), len(session.entries), Situation(Now.COMPUTERS), NOTHING)
    shown = presenter().model(DeskState(frame, Choice(), seat, {}, ()))
    assert shown.colours == presenter().model(state).colours
    assert (shown.named, shown.mine, shown.banner) == ("G", None, "The reef colours are named")
