"""The frames around the cards before the player leave the neighbouring cards free."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from game.core.session import Session
from game.ui.table.hint_part import on_nodes
from tests.games.divercity.tables import play, table
from tests.games.divercity.view.dives import HANDS, QUIET, Start, sit_at


def _plans() -> Session:
    return table(3, "", "oil dynamite hotels:red+green oil dynamite", "visionary captain", variants=["industrialist"])


def _foreseen() -> Session:
    return play(table(3, HANDS, QUIET, "visionary explorer captain"), "0 use visionary")


def _two_divers() -> Session:
    return table(2, "crab crab crab eel ", QUIET, "explorer captain")


@pytest.mark.parametrize("game", [_plans, _foreseen, _two_divers])
def test_focus_ring_and_hint_frame_end_before_the_next_card(start: Start, game: Callable[[], Session]) -> None:
    pilot = sit_at(start("none"), game())
    theme = pilot.app.look.theme
    ring = theme.number("focus.offset") + theme.number("focus.outer_width") / 2
    cards = pilot.names("hand/")
    assert len(cards) == 4
    frames = [mark.place for mark in on_nodes(pilot.scene.stage, 1, cards)]
    for name, frame, (left, top, width, height) in zip(cards, frames, (pilot.node(card).bounds for card in cards)):
        assert (frame.x, frame.y, frame.w, frame.h) == (left, top, width, height), name
    for one, other in pairwise(frames):
        assert one.right + ring < other.x
