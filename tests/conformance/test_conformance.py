"""What every game must hold, in every position of random games."""

import os
from typing import Any

import pytest

from game.bots.think import finish, play_bots, think, waiting_seat
from game.core.errors import IllegalAction
from game.core.record import Record
from game.core.rng import Rng
from game.core.rules import Game
from game.core.session import Session
from tests.conformance.play import Case, Moment, cases, moments
from tests.support.games import GAMES

EVERY = int(os.environ.get("BIOTOPE_EVERY", "3"))
"""Of this many positions one is scored and acted in, which are the slowest checks; the last one always is."""
SAMPLE = 2
RETHOUGHT = 9
"""Every decision of so many is taken back and done again."""
AGAIN = 12
"""How many decisions of computers are thought out a second time."""

each_case = pytest.mark.parametrize("case", cases(), ids=str)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def is_looked_at(case: Case, moment: Moment) -> bool:
    """Whether a position is in the sample; tables of other sizes start with another one."""
    return moment.action is None or (moment.number + case.players) % EVERY == 0


@each_case
def test_only_actors_may_act_and_a_game_ends_when_nobody_must(case: Case) -> None:
    """After the end a seat may still record something (AQUA, section 6); nothing changes the outcome any more."""
    rules = case.game.rules
    outcome = None
    for _, state, _ in moments(case):
        actors = rules.actors(state)
        assert list(actors) == sorted(set(actors))
        assert actors or rules.outcome(state) is not None
        assert outcome in (None, rules.outcome(state))
        outcome = rules.outcome(state)
        for seat in range(case.players + 2):
            assert bool(rules.legal(state, seat)) == (seat in actors)


@each_case
def test_legal_actions_stand_once_and_in_one_order(case: Case) -> None:
    rules = case.game.rules
    before: list[Any] = []
    for _, state, _ in moments(case):
        for seat in rules.actors(state):
            now = list(rules.legal(state, seat))
            assert len(set(now)) == len(now)
            assert all(action.seat == seat for action in now)
            assert [a for a in now if a in before] == [a for a in before if a in now]
            before = now


@each_case
def test_what_is_legal_applies_and_what_is_not_raises_and_changes_nothing(case: Case) -> None:
    rules = case.game.rules
    rng = Rng(case.seed)
    seen: set[Any] = set()
    for moment in moments(case):
        state = moment.state
        legal = [action for seat in rules.actors(state) for action in rules.legal(state, seat)]
        if not is_looked_at(case, moment):
            seen |= set(legal)
            continue
        print_before = repr(state)
        for action in rng.shuffled(legal)[:SAMPLE]:
            step = rules.apply(state, action)
            assert step == rules.apply(state, action)
            assert step.state != state
            assert step.events
        illegal = sorted(seen - set(legal), key=case.game.codec.encode)
        for action in rng.shuffled(illegal)[:SAMPLE]:
            with pytest.raises(IllegalAction, match=case.game.codec.encode(action)):
                rules.apply(state, action)
        assert repr(state) == print_before
        seen |= set(legal)


@each_case
def test_every_legal_action_has_a_text_that_reads_back(case: Case) -> None:
    codec = case.game.codec
    texts: dict[str, Any] = {}
    for _, state, _ in moments(case):
        for seat in case.game.rules.actors(state):
            for action in case.game.rules.legal(state, seat):
                text = codec.encode(action)
                assert codec.decode(text) == action
                assert texts.setdefault(text, action) == action


@each_case
def test_sheets_add_up_and_every_view_shows_them(case: Case) -> None:
    rules = case.game.rules
    for moment in moments(case):
        if not is_looked_at(case, moment):
            continue
        state = moment.state
        sheets = rules.score(state)
        for sheet in sheets:
            assert sheet.total == sum(row.points for row in sheet.rows)
            for row in sheet.rows:
                assert row.points == sum(line.points for line in row.lines)
        for viewer in (None, 0):
            view = rules.observe(state, viewer)
            assert view.sheets == sheets == rules.preview(view, [])
            assert view.outcome == rules.outcome(state)
            assert view.actors == rules.actors(state)


@each_case
def test_a_viewer_has_the_legal_actions_of_the_own_seats_and_of_no_other(case: Case) -> None:
    rules = case.game.rules
    for _, state, _ in moments(case):
        actors = rules.actors(state)
        for viewer in (None, *range(case.players)):
            own = {seat: rules.legal(state, seat) for seat in actors if rules.controller(state, seat) == viewer}
            assert rules.observe(state, viewer).legal == own


@each_case
def test_a_game_from_its_record_is_the_game_that_was_played(case: Case) -> None:
    live = Session.new(case.game, case.config.seats, case.options, case.seed)
    for _, _, action in moments(case):
        if action is not None:
            live.submit(action)
    again = Session(case.game, Record.parse(live.record.text()))
    viewers = (None, *range(case.players))
    assert again.record == live.record
    assert again.position() == live.position()
    assert [again.view(viewer) for viewer in viewers] == [live.view(viewer) for viewer in viewers]
    assert again.outcome == live.outcome is not None


@each_case
def test_what_was_taken_back_and_done_again_is_the_same_game(case: Case) -> None:
    live = Session.new(case.game, case.config.seats, case.options, case.seed, relaxed=True)
    tried = 0
    for number, (_, _, action) in enumerate(moments(case)):
        if action is None:
            continue
        live.submit(action)
        person = live.controller(action.seat)
        if number % RETHOUGHT or not live.undo_status(person).allowed:
            continue
        before = live.record.actions, live.position(), live.view(person), live.events(person)
        count = live.undo(person)
        assert len(live.redo(person)) == count
        assert before == (live.record.actions, live.position(), live.view(person), live.events(person))
        tried += 1
    assert tried


@pytest.mark.parametrize(
    ("game", "level"),
    [pytest.param(game, level, id=f"{game.id}-{level}") for game in GAMES.values() for level in game.bots],
)
def test_bots_only_do_what_is_legal_and_the_same_seed_gives_the_same_game(game: Game, level: str) -> None:
    for players in (game.seats.start, min(3, game.seats.stop - 1)):
        names = tuple(f"{level} {number}" for number in range(players))
        first, second = (Session.new(game, names, seed=3, bots=dict.fromkeys(range(players), level)) for _ in "12")
        play_bots(first)
        assert first.outcome is not None
        while len(second.entries) < AGAIN and (seat := waiting_seat(second)) is not None:
            second.submit(finish(think(second, seat)))
        assert first.record.actions[:AGAIN] == second.record.actions
