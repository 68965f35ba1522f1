"""Whatever can be pressed is large enough for a finger, and takes nothing away from its neighbour."""

from contextlib import closing
from pathlib import Path

from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.units import TARGET
from tests.pilot.play import by_mouse, sit_down
from tests.support.fingers import TouchPilot
from tests.support.garden import Garden
from tests.support.pilot import Pilot
from tests.support.targets import small


def test_a_finger_hits_everything_on_a_table_where_much_lies(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path)) as store:
        store.set_setting("first_notes", False)
        pilot = TouchPilot(store=store)
        pilot.start(TitleScene)
        sit_down(pilot, "Ana", *(f"{name}:easy" for name in ("Wren", "Rowan", "Finch", "Ibis")), game="ocean")
        for _ in range(2):
            by_mouse(pilot)
        assert len(pilot.names("mini:")) >= 8 and small(pilot.scene) == {}


def test_what_is_small_is_hit_beside_its_picture_but_not_on_a_neighbour() -> None:
    pilot = Pilot().start(Garden)
    left, right, bed = (pilot.node(f"bed/{i}") for i in range(3))
    for node, x in ((left, 788), (right, 818)):
        node.x, node.y, node.w, node.h = x, 488, 24, 24
    hit = pilot.scene.stage.hit
    near = {x: hit(x, 500) for x in (777, 779, 790, 814, 816, 840, 851, 853)}
    assert list(near.values()) == [None, left, left, left, right, right, right, None]
    assert hit(800, 499 + TARGET / 2) is left and hit(800, 501 + TARGET / 2) is None
    pilot.press_at(779, 500)
    assert isinstance(pilot.scene, Garden) and pilot.scene.diary[-1] == "bed/0"
    bed.x, bed.y, bed.w, bed.h = 812, 515, 200, 120
    assert hit(813, 516) is bed, "a picture that can be pressed is not taken away by what is beside it"
    bed.on_press, bed.z = None, -1
    assert hit(813, 516) is left, "what cannot be pressed makes way"
