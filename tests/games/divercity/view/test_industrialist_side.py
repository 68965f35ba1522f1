"""The industrialist reads what concerns them from their own side, and everybody else reads about them."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from game.core.session import Session
from game.games.divercity.view.parts.corporation import Together
from game.games.divercity.view.parts.diver import Person
from game.games.divercity.view.parts.hand import Tray
from game.ui.table.feed import Now
from game.ui.table.pool import PaintedNode
from tests.games.divercity.tables import play, table
from tests.games.divercity.view.dives import at_title, lift, scene, sit_at, sit_down, take_turn
from tests.games.divercity.view.test_diver_presenter import model
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with ExitStack() as stack:
        started = at_title(tmp_path, size=(640, 360))
        stack.callback(started.store.close)
        yield started


def hostile() -> Session:
    return table(3, "", "oil dynamite hotels:red+green oil dynamite", "visionary captain", variants=["industrialist"])


def drawn(pilot: Pilot, name: str) -> object:
    node = pilot.node(name)
    assert isinstance(node, PaintedNode)
    return node.drawable


def test_the_industrialist_is_spoken_to(pilot: Pilot) -> None:
    sit_at(pilot, hostile())
    person, tray, together = drawn(pilot, "diver"), drawn(pilot, "hand"), drawn(pilot, "together")
    assert isinstance(person, Person) and isinstance(tray, Tray) and isinstance(together, Together)
    assert person.rule.startswith("You win when the divers lose")
    assert person.foot == "You see the hands of all divers."
    assert tray.note == "Your plans for the ocean. Nobody else sees them."
    assert {"Saved: they win at 5", "Extinct: you win at 5", "Hotels: you win at 6"} <= set(pilot.texts())


def test_the_industrialist_is_told_that_two_plans_are_gone(pilot: Pilot) -> None:
    game = play(hostile(), "2 corporate 1", "0 use visionary", "0 discard 0 1", "0 play 0")
    sit_at(pilot, game)
    person = drawn(pilot, "diver")
    assert isinstance(person, Person)
    assert person.foot == "Two of your plans are gone. You draw again after your next one."


def test_others_read_about_the_industrialist(pilot: Pilot) -> None:
    sit_at(pilot, hostile())
    take_turn(pilot, Random(1))
    pilot.settle()
    pilot.app.stack.pop()
    table_scene = scene(pilot)
    assert table_scene.feed.situation.viewer is None
    person, tray, together = drawn(pilot, "diver"), drawn(pilot, "hand"), drawn(pilot, "together")
    assert isinstance(person, Person) and isinstance(tray, Tray) and isinstance(together, Together)
    if person.title == "Industrialist":
        assert person.rule.startswith("Wins when the divers lose")
        assert person.foot == "Cid sees the hands of all divers."
        assert tray.note == "The plans of Ocean Corp. Only Cid sees them."
    assert together.title == "Together"


@pytest.mark.parametrize("seed", range(3))
def test_no_curtain_where_only_computers_decided_between_two_turns_of_one_person(pilot: Pilot, seed: int) -> None:
    """Ida plays for Ocean Corp. in the turns of two computers, then in Ana's."""
    options = {"variants": ["industrialist"], "first": 1}
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy", "Ida", seed=seed, options=options)
    random, curtains = Random(seed), []
    for _ in range(12):
        pilot.settle()
        if pilot.scene.name == "score":
            break
        feed = scene(pilot).feed
        if pilot.scene.name == "curtain":
            curtains.append(feed.situation.seat)
        lift(pilot)
        if pilot.scene.name == "score":
            break
        assert feed.situation.now is Now.DECISION
        take_turn(pilot, random)
    assert curtains[0] == 3
    assert all(one != other for one, other in pairwise(curtains)), "nobody is asked twice in a row"
    assert 0 in curtains, "another person needs the curtain"


def test_the_actions_of_the_divers_are_not_promised_to_the_industrialist() -> None:
    m = model(hostile())
    assert {action.why_not for action in m.actions} == {"You are Ocean Corp.: choose one of your cards."}
