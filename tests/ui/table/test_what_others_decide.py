"""What another seat decides, or decided in a game that is over, is looked at: nothing of it is a button."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.record import Record
from game.core.rules import Seat
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from game.ui.shot import Onlooker
from game.ui.table.desk_screen import DeskScreen
from game.ui.table.game_view import view_of
from game.ui.table.pieces import Piece, SeatPanel
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from tests.support.history import played
from tests.support.pilot import Pilot
from tests.support.replays import replay

NAMES = ("Ana", "Ben", "Cy")
MOMENTS = 6
"""Moments of a game that are looked at."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


def piece_of(node: Node) -> Piece | None:
    """Return what a press on a node is for, None where the node cannot be pressed or is no piece of the table."""
    press = node.on_press
    found = press.args[0] if isinstance(press, partial) and press.args else None
    return found if node.visible and node.enabled and isinstance(found, Piece) else None


def decided_with(desk: DeskScreen[Any, Any, Any, Any]) -> set[str]:
    """Return the names of the nodes that lead to a choice or a decision at the table of who decides."""
    found = {node.name: piece_of(node) for node in desk.stage.nodes}
    answers = {name: desk.table.pressed(desk.state, piece) for name, piece in found.items() if piece is not None}
    return {
        name
        for name, answer in answers.items()
        if answer is not None and (answer.choice is not None or answer.decision is not None)
    }


def buttons_among(stage: Stage, names: set[str]) -> list[str]:
    """Return which of these nodes are lit, can be carried, or can be reached and pressed."""
    return [
        node.name
        for node in stage.nodes
        if node.name in names
        and node.visible
        and (node.chosen or node.drag or (piece_of(node) is not None and node.focusable))
    ]


def moments(game: str) -> Iterator[Session]:
    """Yield positions of a random game in which seat 0 decides nothing."""
    whole = played(game, NAMES, 5)
    waiting = []
    for number in Random(game).sample(range(len(whole.entries)), len(whole.entries)):
        session = Session(whole.game, Record(whole.record.header, whole.record.actions[:number]))
        if session.actors and 0 not in session.actors:
            waiting.append(session)
        if len(waiting) == MOMENTS:
            break
    assert waiting
    yield from waiting


def sit(store: Store, session: Session, seat: Seat) -> tuple[Pilot, TableScene]:
    """Return a table that a seat looks at, and that plays nothing by itself."""
    store.set_setting("first_notes", False)
    pilot = Pilot((640, 360), store).start()
    style = TableStyle(tuple(range(len(NAMES))))
    feed = Onlooker(session, Saver.begin(store, session, style.data()), style, seat)
    table = TableScene(feed, style, view_of(session.game))
    pilot.app.stack.push(table)
    pilot.settle()
    return pilot, table


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table_nothing_that_another_seat_decides_is_a_button(store: Store, game: str) -> None:
    for session in moments(game):
        seat = session.actors[0]
        names = decided_with(sit(store, session, seat)[1].desk)
        assert names, "the seat that decides has something to press"
        pilot, table = sit(store, session, 0)
        assert buttons_among(table.stage, names) == []
        table.desk.press(SeatPanel(seat))
        pilot.settle()
        assert buttons_among(table.stage, names) == []


@pytest.mark.parametrize("eyes", [0, None])
@pytest.mark.parametrize("game", GAMES)
def test_in_a_replay_no_decision_is_a_button(store: Store, game: str, eyes: int | None) -> None:
    """A review opens its moments in a replay too. `eyes`: of one person, or of who decides at each moment."""
    session = played(game, NAMES, 5)
    pilot, scene = replay(store, session, size=(640, 360))
    scene.toggle()
    scene.feed.eyes = eyes
    decided, looked_at = set(), set()
    for number in Random(game).sample(range(len(session.entries)), 2 * MOMENTS):
        scene.go_to(number)
        pilot.settle()
        decided |= decided_with(scene.desk)
        looked_at |= {type(piece) for node in scene.stage.nodes if (piece := piece_of(node)) is not None}
    assert decided == set()
    assert looked_at, "the boards of others and pages can be opened"
