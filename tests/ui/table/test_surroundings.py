"""The nature around a table: the light of its day, what lives there, and what that costs."""

from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.games.ecosystem.view.editions.forest import FOREST_SKIN
from game.games.ecosystem.view.editions.ocean import OCEAN_SKIN
from game.games.ecosystem.view.editions.savanna import SAVANNA_SKIN
from game.games.ecosystem.view.skin import EditionSkin
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.engine.life import BREATH_MS, Living
from game.ui.engine.node import Backdrop
from game.ui.scene import Scene
from game.ui.scenes.curtain import Fern
from game.ui.table.landscape import Landscape, Scenery
from game.ui.table.motions import Motions
from game.ui.table.surroundings import LAND, SEA, Surroundings, hour
from tests.pilot.play import at_title, sit_down
from tests.support.listening import recorded
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.watching import sit_at


class Glade(Scene):
    """A table with nothing but its nature."""

    name = "glade"

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self.around = around

    def build(self) -> None:
        self.scenery = Scenery(
            self.stage, self.timeline, Motions(self.shell), "scenery/forest", self.around, self.look.viewport
        )


def glade(animation: str = "full", around: Surroundings = LAND) -> tuple[Pilot, Glade]:
    pilot = Pilot(animation=animation).start(lambda: Glade(around))
    assert isinstance(pilot.scene, Glade)
    return pilot, pilot.scene


def landscape(scene: Scene) -> Landscape:
    node = scene.stage["backdrop"]
    assert isinstance(node, Landscape)
    return node


@pytest.mark.parametrize(
    ("turns", "done", "light"),
    [(20, 0, -1), (20, 4, -1), (20, 5, 0), (20, 14, 0), (20, 15, 1), (20, 20, 1), (17, 2, -1), (8, 1, 0), (0, 0, 0)],
)
def test_the_first_turns_are_the_morning_and_the_last_five_the_evening(turns: int, done: int, light: float) -> None:
    assert hour(turns, done) == light


def test_the_light_of_a_table_that_was_just_laid_is_there_at_once() -> None:
    _, scene = glade()
    scene.scenery.show_hour(1)
    assert landscape(scene).hour == 1
    assert not scene.moving


def test_the_light_changes_slowly_or_at_once_where_little_moves() -> None:
    for animation, midway in (("full", 0.5), ("basic", 1.0), ("none", 1.0)):
        pilot, scene = glade(animation)
        scene.scenery.show_hour(0)
        scene.scenery.show_hour(1)
        for _ in range(10):
            pilot.app.step(100, [])
        assert landscape(scene).hour == pytest.approx(midway, abs=0.06)


def test_the_evening_is_warm_and_changes_no_colour_by_more_than_a_tenth() -> None:
    _, scene = glade("none")
    noon = pygame.transform.average_color(landscape(scene).picture(scene.look))
    landscape(scene).hour = 1
    evening = pygame.transform.average_color(landscape(scene).picture(scene.look))
    assert evening[0] - noon[0] > evening[2] - noon[2]
    assert all(abs(a - b) <= 26 for a, b in zip(noon, evening, strict=True))


def test_at_rest_less_than_one_window_is_drawn_in_a_second() -> None:
    for around in (LAND, SEA):
        pilot, _ = glade(around=around)
        for _ in range(210):
            pilot.app.step(100, [])
        assert pilot.app.resting
        areas = [area for _ in range(50) for area in pilot.app.step(BREATH_MS, [])]
        drawn = sum(area.w * area.h for area in areas)
        assert areas, "a still table is not dead"
        width, height = pilot.app.screen.get_size()
        assert drawn / (50 * BREATH_MS / 1000) < width * height


def test_nothing_lives_on_a_calm_screen_or_in_a_window_behind_others() -> None:
    for animation, calm, away in (("basic", False, False), ("full", True, False), ("full", False, True)):
        pilot, _ = glade(animation)
        pilot.app.settings["calm"] = calm
        if away:
            pilot.app.step(FRAME_MS, [pygame.Event(pygame.WINDOWFOCUSLOST)])
            for _ in range(210):
                pilot.app.step(100, [])
        assert not any(pilot.app.step(BREATH_MS, []) for _ in range(10))


def test_whatever_lives_lies_behind_everything_that_matters() -> None:
    _, scene = glade()
    living = [node for node in scene.stage.nodes if isinstance(node, Living)]
    assert living
    assert all(-1000 < node.z < -900 and not node.hit for node in living)


@pytest.mark.parametrize("skin", [FOREST_SKIN, OCEAN_SKIN, SAVANNA_SKIN])
def test_the_drawings_of_all_surroundings_are_there(skin: EditionSkin) -> None:
    art, around = glade(around=skin.surroundings)[1].look.art, skin.surroundings
    night = around.night
    swarms = [swarm.art for swarm in (around.swarm, night.swarm) if swarm is not None]
    for drawing in (night.scenery, f"{night.leaves}-left", f"{night.leaves}-right", *swarms):
        assert art.master(drawing)


NATURE = {
    "forest": ("scenery/pollen", ("scenery/curtain", "scenery/fern", "scenery/firefly")),
    "ocean": ("scenery/bubble", ("scenery/curtain-sea", "scenery/kelp", "scenery/bubble")),
    "savanna": ("grass", ("scenery/curtain-savanna", "scenery/tall-grass", "scenery/firefly")),
    "aqua": ("scenery/bubble", None),
    "divercity": ("scenery/bubble", ("scenery/curtain-sea", "scenery/kelp", "scenery/bubble")),
}
"""What lives at a table besides two shadows of clouds; the night of its curtain, its leaves, what lives there."""


@pytest.mark.parametrize("game", GAMES)
def test_every_table_lives_and_its_curtain_is_of_its_own_nature(game: str, tmp_path: Path) -> None:
    lives, night = NATURE[game]
    pilot = sit_down(at_title(tmp_path, animation="full"), "Ana", "Bruno", game=game)
    if night is not None:
        scenery, leaves, swarm = night
        ferns = [node.face for node in pilot.scene.stage.nodes if isinstance(node, Fern)]
        assert ferns == [f"{leaves}-left", f"{leaves}-right"]
        assert [node.art for node in pilot.scene.stage.nodes if isinstance(node, Backdrop)] == [scenery]
        assert living(pilot.scene) == {swarm}
        pilot.key("Return")
    assert living(pilot.scene) == {"shade", lives}
    assert len(pilot.names("life/shade/")) == 2


def living(scene: Scene) -> set[str]:
    """The kinds of what moves by itself."""
    names = (node.name for node in scene.stage.nodes if isinstance(node, Living))
    return {name.removeprefix("life/").rpartition("/")[0] for name in names}


@pytest.mark.parametrize("game", ("forest", "ocean", "savanna"))
def test_at_a_table_the_light_goes_from_morning_over_noon_to_evening(game: str, tmp_path: Path) -> None:
    session, actions = recorded(f"{game}-1")
    with closing(Store.open(tmp_path)) as store:
        hours = []
        for share in (0, 0.5, 0.95):
            while len(session.entries) < share * len(actions):
                session.submit(actions[len(session.entries)])
            hours.append(landscape(sit_at(store, session, "none")[1]).hour)
    assert hours == [-1, 0, 1]
