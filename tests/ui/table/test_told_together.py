"""What is told as one: what happens at different seats, however it was played."""

from dataclasses import dataclass
from pathlib import Path

from game.core.record import Record
from game.core.rules import Event
from game.core.session import Session
from game.games.ecosystem.events import CardsSwapped, HandsPassed
from game.profile.store import Store
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.told_together import told_together
from tests.support.listening import recorded
from tests.support.pilot import FRAME_MS
from tests.support.watching import sit_at


@dataclass(frozen=True, slots=True)
class Placed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    pass


Told = list[tuple[tuple[Event, ...], int, bool]]


def told(*moments: tuple[Event, ...]) -> Told:
    frames = [Frame(None, events, number, Situation(Now.COMPUTERS)) for number, events in enumerate(moments)]
    return [(events, frame.number, ends) for events, frame, ends in told_together(frames, (Placed, Swapped))]


def test_cards_are_placed_side_by_side_although_somebody_swapped_before_the_others_placed() -> None:
    moments = (Placed(0), Placed(1)), (Swapped(1), Placed(2)), (Swapped(2), Passed())
    assert told(*moments) == [
        ((Placed(0), Placed(1), Placed(2)), 1, False),
        ((Swapped(1), Swapped(2)), 2, False),
        ((Passed(),), 2, True),
    ]


def test_at_one_seat_things_are_told_in_their_order() -> None:
    moments = (Swapped(0), Placed(0)), (Swapped(0),)
    assert told(*moments) == [((Swapped(0),), 0, False), ((Placed(0),), 0, True), ((Swapped(0),), 1, True)]


def test_what_is_told_alone_parts_what_lies_around_it() -> None:
    moments = (Placed(0), Passed(), Placed(1)), (Passed(),)
    assert [events for events, _, _ in told(*moments)] == [(Placed(0),), (Passed(),), (Placed(1),), (Passed(),)]
    assert [ends for _, _, ends in told(*moments)] == [False, False, True, True]


def test_nothing_happened() -> None:
    assert told() == told(()) == []


def test_a_hare_that_swaps_holds_the_next_turn_up_for_no_longer_than_it_takes(tmp_path: Path) -> None:
    """Six at the table of Forest: from the last pick to the next decision."""
    whole, actions = recorded("forest-6")
    starts, kinds = [0], list[set[type[Event]]]()
    kinds.append(set())
    for number, action in enumerate(actions):
        whole.submit(action)
        kinds[-1] |= {type(event) for event in whole.entries[-1].events}
        if HandsPassed in kinds[-1]:
            starts.append(number + 1)
            kinds.append(set())
    swapping = next(turn for turn, happened in enumerate(kinds) if turn and CardsSwapped in happened)
    plain = next(turn for turn, happened in enumerate(kinds) if turn and CardsSwapped not in happened)
    store, took = Store.open(tmp_path), {}
    for turn in (swapping, plain):
        game = Session(whole.game, Record(whole.record.header, whole.record.actions[: starts[turn]]))
        _, table = sit_at(store, game)
        for action in actions[starts[turn] : starts[turn + 1]]:
            game.submit(action)
        frames = 0
        while table.timeline.busy or not frames:
            table.update(FRAME_MS)
            frames += 1
        took[turn] = frames * FRAME_MS
    store.close()
    assert took[plain] <= 3400 and took[swapping] - took[plain] <= 600, took
