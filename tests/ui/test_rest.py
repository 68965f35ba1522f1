"""What a scene does while nobody does anything: in full motion next to nothing, with less motion nothing."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from tests.support.pilot import LONG_FRAME_MS, Pilot
from tests.support.scenes import SCENES, fill, open_scene

SECONDS = 6
ALIVE = ("title", "table of ", "curtain of ")
"""How the scenes begin on which something lives."""


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    folder = tmp_path_factory.mktemp("rest")
    with closing(Store.open(folder)) as store:
        fill(store)
        yield Pilot((640, 360), store, data=folder).start(TitleScene)


def drawn(pilot: Pilot) -> float:
    """How many windows are drawn in a second once the app rests."""
    pilot.wait(3_000)  # a message that is shown goes
    pilot.wait(21_000)
    assert pilot.app.resting
    areas = [area for _ in range(SECONDS * 10) for area in pilot.app.step(LONG_FRAME_MS, [])]
    width, height = pilot.app.screen.get_size()
    return sum(area.w * area.h for area in areas) / (width * height) / SECONDS


@pytest.mark.parametrize("name", SCENES)
def test_at_rest_a_scene_draws_less_than_half_its_window_in_a_second_and_nothing_with_less_motion(
    pilot: Pilot, name: str
) -> None:
    settings = pilot.app.settings
    settings["animation"] = "none"
    open_scene(pilot, name)
    settings["animation"] = "full"
    pilot.settle()
    assert drawn(pilot) < 0.5
    assert not name.startswith(ALIVE) or drawn(pilot) > 0, "a still table is not dead"
    for animation, calm in (("basic", False), ("none", False), ("full", True)):
        settings["animation"], settings["calm"] = animation, calm
        pilot.settle()
        assert drawn(pilot) == 0, f"{animation} motion, calm: {calm}"
    settings["calm"] = False
