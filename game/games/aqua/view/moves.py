"""What happened, as motion: one small function for each kind of event.

What is on its way is a sprite of its own, named `way/…`. When it arrives, the table shows the real thing at the
same place, so that it finds nothing to move.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

import pygame

from game.core.rules import Event
from game.games.aqua.after import after
from game.games.aqua.area import LargeAnimal
from game.games.aqua.events import (
    AnimalAttracted,
    LargeAttracted,
    MarketRefilled,
    SnailTaken,
    TileDropped,
    TilePlaced,
)
from game.games.aqua.state import AquaView
from game.games.aqua.view.faces import SPAN, SmallFace, TileFace, paint_large
from game.games.aqua.view.lying import degrees, turn_of
from game.games.aqua.view.market import TileSprite
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat, Call, Step
from game.ui.table.motions import Motions
from game.ui.table.scene import Moment

if TYPE_CHECKING:
    from game.games.aqua.view.table import AquaTable

WAY = "way/"
_WAY_Z = 400.0
_DROP = 70.0
_SWIM = 220.0
_MARKET_SIDE = 1340.0
"""Where new tiles of the market come from."""


@dataclass(frozen=True, slots=True)
class Act:
    """Events that are told together, and the view before them."""

    events: tuple[Event, ...]
    before: AquaView
    moment: Moment


@dataclass(frozen=True, slots=True)
class LargeFace:
    """A large animal on its way, its first cell in the middle."""

    animal: LargeAnimal

    def __call__(self, look: Look, w: float, h: float) -> pygame.Surface:
        c = Canvas(look, w, h)
        paint_large(c, w / 2, h / 2, w / LARGE_SPAN, self.animal)
        return c.surface


LARGE_SPAN = 9.0
"""Side of the square a large animal is painted in, in edges."""


class Moves:
    """Tells moments on a table."""

    def __init__(self, table: "AquaTable") -> None:
        self._table = table
        self._motions = Motions(table.scene.shell)

    def beats(self, moments: Sequence[Moment]) -> list[Beat]:
        """The motion that leads to the last of the moments."""
        beats: list[Beat] = []
        for moment in moments:
            groups = groupby(moment.events, key=type)
            beats += (Call(partial(self._tell, tuple(events), moment)) for _, events in groups)
            beats.append(Call(partial(self._reach, moment)))
        return beats

    def _reach(self, moment: Moment) -> None:
        """A moment is over: the next one begins from its view."""
        self._follow(self.reflow(lambda: self._table.quiet(moment)))

    def _tell(self, events: tuple[Event, ...], moment: Moment) -> None:
        tell: dict[type[Event], Callable[[Act], Iterator[Beat]]] = {
            TilePlaced: self._placed,
            TileDropped: self._dropped,
            AnimalAttracted: self._attracted,
            LargeAttracted: self._swam_in,
            SnailTaken: self._snail,
            MarketRefilled: self._refilled,
        }
        act = Act(events, self._table.shown, moment)
        if (kind := type(events[0])) in tell:
            self._table.scene.timeline.follow(*tell[kind](act))

    def _after(self, act: Act, count: int | None = None) -> Moment:
        """The moment in which the first `count` events, or all of them, have been seen."""
        view = act.before
        for event in act.events[:count]:
            view = after(view, event)
        return replace(act.moment, view=view)

    # -- one function for each kind of event

    def _placed(self, act: Act) -> Iterator[Beat]:
        """The tile falls to its place; on the own reef it lies there already, in the player's mind."""
        event = act.events[0]
        assert isinstance(event, TilePlaced)
        tile, table = event.tile, self._table
        start = table.start_of(event.seat, tile)
        table.quiet(replace(act.moment, view=_without_tile(act.before, tile.name)))
        camera = table.tableau.camera(event.seat)
        x, y = camera.at(tile.centre)
        side = SPAN * camera.edge
        sprite = Sprite(f"{WAY}tile", *start[:2], start[2], start[2], TileFace(0, tile.name), z=_WAY_Z)
        sprite.angle, sprite.lift = start[3], 2.0
        table.scene.stage.add(sprite)
        end = _near_angle(degrees(turn_of(tile)), sprite.angle)
        motion = "tile_place" if event.seat == table.front else "reveal_glide"
        yield [*self._motions.tween(motion, sprite, cx=x, cy=y, w=side, h=side, angle=end)]
        yield self._motions.sound("stone")
        yield Call(lambda: self._settle(act))

    def _dropped(self, act: Act) -> Iterator[Beat]:
        event = act.events[0]
        assert isinstance(event, TileDropped)
        sprite = self._table.scene.stage.get(f"tile/{event.name}")
        if isinstance(sprite, Sprite):
            yield self._motions.tween("market", sprite, cy=sprite.cy + 120, alpha=0.0)
        yield Call(lambda: self._settle(act))

    def _attracted(self, act: Act) -> Iterator[Beat]:
        """Small animals sink onto their habitats."""
        steps: list[Step] = []
        for index, event in enumerate(act.events):
            assert isinstance(event, AnimalAttracted)
            camera = self._table.tableau.camera(event.seat)
            x, y = camera.at(event.corner)
            side = SPAN * camera.edge
            sprite = Sprite(f"{WAY}animal/{index}", x, y - _DROP, side, side, SmallFace(event.colour), z=_WAY_Z)
            sprite.alpha, sprite.scale, sprite.lift = 0.0, 1.25, 2.0
            self._table.scene.stage.add(sprite)
            delay = index * self._motions.stagger("gather")
            steps += self._motions.tween("small_animal", sprite, delay, cy=y, scale=1.0)
            steps += self._motions.tween("hover_card", sprite, delay, alpha=1.0, lift=0.0)
        yield steps
        yield self._motions.sound("plop")
        yield Call(lambda: self._settle(act))

    def _swam_in(self, act: Act) -> Iterator[Beat]:
        """A large animal swims in over its cells."""
        event = act.events[0]
        assert isinstance(event, LargeAttracted)
        camera = self._table.tableau.camera(event.seat)
        x, y = camera.at(event.animal.cells[0])
        side = LARGE_SPAN * camera.edge
        away = _SWIM * min(1.0, camera.edge / 40)
        sprite = Sprite(f"{WAY}large", x - away, y - away / 3, side, side, LargeFace(event.animal), z=_WAY_Z)
        sprite.alpha = 0.0
        self._table.scene.stage.add(sprite)
        yield self._motions.sound("deep")
        yield [*self._motions.tween("large_animal", sprite, cx=x, cy=y, alpha=1.0)]
        yield Call(lambda: self._settle(act))

    def _snail(self, act: Act) -> Iterator[Beat]:
        """The snail walks to who took it."""
        event = act.events[0]
        assert isinstance(event, SnailTaken)
        table = self._table
        x, y = table.tableau.market.snail_place
        sprite = Sprite(f"{WAY}snail", x, y, 92, 92, "aqua/snail", z=_WAY_Z)
        self._settle(act)
        table.scene.stage.add(sprite)
        end_x, end_y = table.tableau.place_of_seat(event.seat)
        yield self._motions.sound("snail")
        yield [*self._motions.tween("snail", sprite, cx=end_x, cy=end_y, w=34, h=34)]
        yield Call(lambda: table.scene.stage.clear(WAY))

    def _refilled(self, act: Act) -> Iterator[Beat]:
        """New tiles slide into the market from the side."""
        event = act.events[0]
        assert isinstance(event, MarketRefilled)
        known = {sprite.tile for sprite in self._tiles()}
        self._follow(self.reflow(lambda: self._settle(act)))
        new = [sprite for sprite in self._tiles() if sprite.tile in event.tiles and sprite.tile not in known]
        steps: list[Step] = []
        for index, sprite in enumerate(new):
            end, sprite.cx = sprite.cx, _MARKET_SIDE
            sprite.alpha = 0.0
            steps += self._motions.tween("market", sprite, index * self._motions.stagger("market"), cx=end, alpha=1.0)
        yield self._motions.sound("stone")
        yield steps

    # -- bricks

    def reflow(self, change: Callable[[], None]) -> list[Beat]:
        """Does a change and lets the reef and the tiles glide from where they were to where they now are."""
        lens = self._table.tableau.reef.lens
        front, camera = self._table.front, lens.camera
        before = {sprite.tile: (sprite.cx, sprite.cy, sprite.w) for sprite in self._tiles()}
        change()
        steps: list[Step] = []
        if self._table.front == front and lens.camera != camera:
            end = lens.camera
            lens.set(camera)
            steps += self._motions.tween("take_back", lens, x=end.x, y=end.y, edge=end.edge)
        for sprite in self._tiles():
            start = before.get(sprite.tile)
            end_place = (sprite.cx, sprite.cy, sprite.w)
            if start is not None and start != end_place:
                sprite.cx, sprite.cy, sprite.w = start
                sprite.h = sprite.w
                cx, cy, w = end_place
                steps += self._motions.tween("take_back", sprite, cx=cx, cy=cy, w=w, h=w)
        return [steps] if steps else []

    def _settle(self, act: Act) -> None:
        """What was on its way lies where it belongs; a reef that must make room does so."""
        self._table.scene.stage.clear(WAY)
        self._follow(self.reflow(lambda: self._table.quiet(self._after(act))))

    def _tiles(self) -> list[TileSprite]:
        return [node for node in self._table.scene.stage.nodes if isinstance(node, TileSprite)]

    def _follow(self, beats: list[Beat]) -> None:
        self._table.scene.timeline.follow(*beats)


def _without_tile(view: AquaView, name: str) -> AquaView:
    return replace(view, market=tuple(other for other in view.market if other != name))


def _near_angle(angle: float, other: float) -> float:
    """The same direction, by the shortest turn from another angle."""
    return other + (angle - other + 180) % 360 - 180
