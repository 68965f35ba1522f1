"""What the Visionary sees comes before the player and goes back: it lay there instead of the hand in one picture."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from game.core.session import Session
from game.games.divercity.events import CorporationOrdered
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.motion_bricks import WAY
from game.games.divercity.view.parts.hand import OwnFace
from game.games.divercity.view.parts.whole import Parts
from game.games.divercity.view.table import DiverCityTable
from game.games.divercity.view.tellers import tell
from game.ui.engine.sprite import Sprite
from game.ui.table.desk_values import Act
from game.ui.table.feed import Frame, Now, Situation
from tests.games.divercity.tables import table as dive
from tests.games.divercity.view.dives import HANDS, QUIET, at_title, scene, shown, sit_at, with_computers
from tests.support.pilot import FRAME_MS, Pilot

PLAN = f"{WAY}plan/0"
A_STEP = 90.0
"""In one picture a plan moves no farther, in units."""


def parts_of(pilot: Pilot) -> Parts:
    """What lies on the table."""
    table = scene(pilot).desk.table
    assert isinstance(table, DiverCityTable)
    return table._parts


def test_plans_go_back_also_where_no_card_is_left_in_the_hand_that_is_seen(tmp_path: Path) -> None:
    pilot = at_title(tmp_path, (640, 360), animation="full")
    sit_at(pilot, with_computers(dive(3, HANDS, QUIET, "explorer visionary captain")), pace="instant")
    parts = parts_of(pilot)
    view = shown(pilot)
    view = replace(view, seats=(replace(view.seats[0], hand=()), *view.seats[1:]))
    event = CorporationOrdered(("dynamite", "dynamite"))
    frame: Frame[DiverCityView] = Frame(view, (event,), 1, Situation(Now.COMPUTERS))
    parts.hands.show_idle(frame)
    assert not pilot.names("hand/")
    assert list(tell(event, Act((event,), view, view, frame, True), parts)) == []


def flown(pilot: Pilot, key: str) -> list[tuple[float, float, float]]:
    """Where the first plan is, how much of it is seen, and how much of the first own card, picture by picture."""
    pilot._frame([pilot.key_event(key)])
    seen = []
    for _ in range(300):
        pilot.step(FRAME_MS)
        plan, own = (pilot.scene.stage.get(name) for name in (PLAN, "hand/0"))
        if isinstance(plan, Sprite) and isinstance(own, Sprite):
            assert isinstance(own.face, OwnFace) and own.face.card.corporation is None, "no plan lies there twice"
            seen.append((plan.cx, plan.squeeze, own.alpha))
        elif seen:
            return seen
    raise AssertionError("no plan goes anywhere")


@pytest.mark.parametrize(
    ("game", "pressed"),
    [
        (dive(3, HANDS, QUIET, "visionary explorer captain"), "3124"),
        (dive(4, HANDS, QUIET, "visionary explorer captain", variants=["industrialist"]), "31"),
    ],
    ids=["from the pile", "of the industrialist"],
)
def test_plans_come_before_the_player_and_go_back(tmp_path: Path, game: Session, pressed: str) -> None:
    pilot = at_title(tmp_path, (640, 360))
    sit_at(pilot, with_computers(game), pace="instant")
    for _ in range(20):
        if pilot.scene.stage.get("use") and pilot.node("use").enabled:
            break
        pilot.step(500)
    pilot.app.settings["animation"] = "full"
    came = flown(pilot, "u")
    first = pilot.node("hand/0")
    assert isinstance(first, Sprite) and first.squeeze == 1, "it comes once only"
    assert came[0][1] < -0.8 and came[-1][1] > 0.8, "it turns over"
    assert came[0][2] > 0.8 and came[-1][2] < 0.2, "the hand goes meanwhile"
    assert all(abs(a[0] - b[0]) < A_STEP for a, b in pairwise(came))
    pilot.settle()
    lies = pilot.node("hand/0").centre
    assert abs(lies[0] - came[-1][0]) < A_STEP
    pilot.key(*pressed)
    went = flown(pilot, "Return")
    assert abs(went[0][0] - lies[0]) < A_STEP and went[0][1] > 0.8, "it goes from where it lay"
    assert went[-1][1] < -0.8 and went[0][2] < 0.2 < 0.8 < went[-1][2], "the hand is there again"


def test_an_order_that_is_taken_back_brings_the_plans_again(tmp_path: Path) -> None:
    pilot = at_title(tmp_path, (640, 360))
    sit_at(pilot, with_computers(dive(3, HANDS, QUIET, "visionary explorer captain")), pace="instant")
    pilot.key("u")
    lies = pilot.node("hand/0").centre
    pilot.key("3", "1", "2", "4", "Return")
    pilot.app.settings["animation"] = "full"
    pilot._frame([pilot.key_event("ctrl+z")])
    plan, own = pilot.node("hand/0"), pilot.node(f"{WAY}gone/0")
    assert isinstance(plan, Sprite) and plan.squeeze < -0.8, "it sets out closed"
    assert plan.centre[0] < lies[0] - 100, "from its pile"
    assert own.alpha > 0.8, "the hand goes meanwhile"
    pilot.settle()
    plan = pilot.node("hand/0")
    assert isinstance(plan, Sprite) and plan.squeeze == 1
    assert plan.centre == pytest.approx(lies)
    assert not pilot.names(WAY)
