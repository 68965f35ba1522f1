"""What is said about a reef stays while a tile falls onto it, and changes softly when that has landed."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame

from game.games.aqua.growing import Chance
from game.games.aqua.reefs import Reef
from game.games.aqua.view.layer import Layer, Lens
from game.games.aqua.view.sceneries import Promised, ReefPicture
from game.games.aqua.view.trying import touches
from game.units import Rect
from tests.games.aqua.view.sea import at_title, best_tile, by_mouse, lay, model, scene, sit_down, table, view
from tests.games.aqua.view.states import game_until
from tests.support.pilot import FRAME_MS, Pilot

ROUNDING = 1
"""Of 255: what two equal pictures of the water differ by while one goes over into the other."""


def layer(pilot: Pilot, name: str) -> Layer:
    """A layer of the large reef."""
    node = pilot.node(f"reef/{name}")
    assert isinstance(node, Layer)
    return node


def reef(pilot: Pilot) -> ReefPicture:
    """What the large reef shows."""
    shown = layer(pilot, "picture").scenery
    assert isinstance(shown, ReefPicture)
    return shown


def laid(folder: Path) -> tuple[Pilot, Chance]:
    """A table at which a tile is laid, far from a habitat in the making."""
    pilot = sit_down(at_title(folder, (1280, 720)), "Ana", seed=5)
    for _ in range(30):
        while view(pilot).phase != "grow":
            by_mouse(pilot)
        tile = best_tile(pilot)
        far = [chance for chance in model(pilot).chances if not touches(chance.corner, tile)]
        if far:
            lay(pilot, tile)
            pilot.app.settings["animation"] = "full"
            pilot.settle()
            return pilot, far[0]
        by_mouse(pilot)
    raise AssertionError("there was no such place")


def test_the_signs_of_habitats_in_the_making_stay_while_a_tile_falls(tmp_path: Path) -> None:
    pilot, chance = laid(tmp_path)
    assert chance in reef(pilot).chances, "they stay while a tile is laid, too"
    camera = table(pilot).parts.reef.lens.camera
    x, y = pilot.app.look.viewport.point(*camera.at(chance.corner))
    ring = pygame.Rect(x - 12, y - 12, 24, 24)

    def sign() -> bytes:
        return pygame.image.tobytes(pilot.app.screen.subsurface(ring), "RGB")

    before = sign()
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    while "way/tile" in pilot.scene.stage:
        assert max(abs(a - b) for a, b in zip(sign(), before, strict=True)) <= ROUNDING
        pilot.step(FRAME_MS)


def test_what_a_tile_would_bring_fades_when_it_is_placed(tmp_path: Path) -> None:
    pilot, _ = laid(tmp_path)
    name = pilot.names("reef/promised")[0].removeprefix("reef/")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    alphas = []
    for _ in range(6):
        node = pilot.scene.stage.get(f"reef/{name}")
        alphas.append(node.alpha if node is not None else 0.0)
        if isinstance(node, Layer) and isinstance(node.scenery, Promised):
            assert not node.scenery.trial.animals or alphas[-1] == 1, "they rise from their place, and are not twice"
        pilot.step(FRAME_MS)
    assert any(0 < alpha < 1 for alpha in alphas)


def test_the_marks_change_little_by_little_when_a_tile_has_landed(tmp_path: Path) -> None:
    pilot, _ = laid(tmp_path)
    before = reef(pilot)
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    while reef(pilot).last == before.last:
        pilot.step(FRAME_MS)
    turned: list[float] = []
    while scene(pilot).moving and len(turned) < 20:
        turned.append(layer(pilot, "picture").turned)
        pilot.step(FRAME_MS)
    assert turned[-1] == 1 and all(after - one < 0.5 for one, after in pairwise(turned))
    assert sum(0 < share < 1 for share in turned) > 2


def test_the_last_ring_of_a_small_reef_moves_on_softly(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, (1280, 720)), "Ana", "Wren:easy", seed=5)
    by_mouse(pilot)
    lay(pilot, best_tile(pilot))
    pilot.app.settings["animation"] = "full"
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    shares: set[float] = set()
    for _ in range(600):
        pilot.step(FRAME_MS)
        small = pilot.scene.stage.get("small reef/1")
        if isinstance(small, Layer):
            shares.add(small.turned)
    assert sum(0 < share < 1 for share in shares) > 2


def test_nothing_of_another_reef_is_seen_where_one_comes_into_the_large_place(tmp_path: Path) -> None:
    pilot = sit_down(at_title(tmp_path, (1280, 720)), "Ana", "Wren:easy", seed=5)
    by_mouse(pilot)
    pilot.app.settings["animation"] = "full"
    pilot.hover("seat/1")
    place = pilot.app.look.viewport.point(*pilot.node("seat/1").centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.step(FRAME_MS, [pygame.Event(kind, pos=place, button=1)])
    while model(pilot).front == 0:
        pilot.step(FRAME_MS)
    assert layer(pilot, "picture").turned == 1


def test_nothing_is_said_about_a_tile_or_a_reef_that_was_taken_back() -> None:
    """The outline of the tile that came last went on around water for a moment."""
    area = game_until(lambda view: view.phase == "grow" and view.round == 6).view(None).areas[0]
    last = area.tiles[-1]
    taken = tuple((last.centre, k) for k, _ in last.corals())
    left = {coral: colour for coral, colour in area.corals.items() if coral[0] != last.centre}
    bare = replace(area, tiles=area.tiles[:-1], corals=left)
    said = ReefPicture(area, ((Reef("R", taken, ()), 5),), last=last)
    assert ReefPicture(area).with_marks_of(said) == said
    assert ReefPicture(bare).with_marks_of(said) == ReefPicture(bare)


def test_a_layer_on_its_way_is_a_mixture_where_both_differ_and_itself_where_they_are_alike(tmp_path: Path) -> None:
    pilot, _ = laid(tmp_path)
    now, look = reef(pilot), pilot.app.look
    before = replace(now, chances=(), reefs=(), last=now.area.tiles[0])
    assert now.with_marks_of(replace(before, area=replace(now.area, tiles=now.area.tiles[:2]))) == before
    lens = Lens()
    lens.set(table(pilot).parts.reef.lens.camera)
    pictures = []
    for scenery, out_of, share in ((before, None, 1.0), (now, None, 1.0), (now, before, 0.5)):
        one = Layer("reef", Rect(0, 0, 1600, 900), lens, 0)
        one.turned = share
        one.show(scenery, now.area.edges, out_of)
        picture = one.picture(look)
        assert picture is not None
        pictures.append(picture)
    first, last, half = pictures
    alike = differ = 0
    for x in range(0, half.get_width(), 3):
        for y in range(0, half.get_height(), 3):
            a, b, c = (picture.get_at((x, y)) for picture in (first, last, half))
            alike, differ = alike + (a == b), differ + (a != b)
            assert all(min(p, q) - 3 <= r <= max(p, q) + 3 for p, q, r in zip(a, b, c))
    assert alike > 1000 and differ > 50
