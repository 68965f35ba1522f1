"""What happened, as motion: one small function for each kind of event.

What is on its way is a sprite of its own, named `way/…`. When it arrives, the table shows the real thing at the
same place, so that it finds nothing to move.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial, singledispatch

from game.core.rules import Event, Seat
from game.core.score import ScoreSheet
from game.games.aqua.events import (
    AnimalAttracted,
    GameEnded,
    LargeAttracted,
    MarketRefilled,
    SnailTaken,
    TileDropped,
    TilePlaced,
)
from game.games.aqua.state import AquaView
from game.games.aqua.tiles import Tile
from game.games.aqua.view import words
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.faces import LARGE_SPAN, SPAN, LargeFace, SmallFace, TileFace, box_middle
from game.games.aqua.view.market_motion import MarketMotion
from game.games.aqua.view.parts.market import SnailBox, TileSprite
from game.games.aqua.view.parts.table_parts import TableParts
from game.games.aqua.view.places import Camera
from game.games.aqua.view.ripple import ripples
from game.games.aqua.view.stepping import DROP, LIFTED_SCALE, SINK, WAY, WAY_Z, Stepping, swim
from game.games.aqua.view.turning import degrees, turn_of
from game.games.aqua.view.turning_motion import short_way
from game.ui.engine.sprite import Sprite
from game.ui.engine.timeline import Beat, Call, Step, Tween, Wait
from game.ui.table.collaborators import GameTelling
from game.ui.table.desk_values import Act
from game.ui.table.gliding import spot
from game.ui.table.hands import Hands
from game.ui.table.motions import Motions
from game.ui.table.points import Kept, answer, travel
from game.ui.table.pool import PaintedNode
from game.units import Placement

_FORESEEN = "foreseen/"
"""Small animals that hover from what the player had in mind until they drop onto the tile."""
_LIFTED = 10.0
"""How far above its place what was laid begins to sink."""
_SNAIL, _CARRIED_SNAIL = 92.0, 34.0
_RING = 1.2
"""How large a ring around a small animal is, as a share of its side."""
_PARTS = ("small", "large", "reefs")


class AquaTelling(GameTelling[AquaView]):
    """The table on which events are told."""

    together = (AnimalAttracted,)
    passing = (WAY,)

    def __init__(self, hands: Hands, parts: TableParts) -> None:
        self.hands, self.parts = hands, parts
        self.market = MarketMotion(hands)

    @property
    def motions(self) -> Motions:
        """The movements of the theme."""
        return self.hands.motions

    @property
    def choice(self) -> Choice:
        """What whoever decided had in mind."""
        choice: Choice = self.hands.state.choice
        return choice

    def tell(self, act: Act[AquaView]) -> Iterator[Beat]:
        """The motion of an act."""
        return tell(act.events[0], act, self)

    def glide(self, change: Callable[[], None]) -> list[Beat]:
        """Does a change and lets everything go from where it was to where it now is.

        The reef and the tiles glide; what the reefs and the market did not have before comes, what they have not any
        more goes.
        """
        lens, market = self.parts.reef.lens, {tile.name: spot(tile) for tile in self.market.tiles}
        front, camera = self.hands.state.front, lens.camera
        stepping = Stepping(self.hands, self.parts)
        moves: list[Step] = [*self.market.glide(change, stepping.tiles())]
        end = lens.camera
        if self.hands.state.front == front and end != camera:
            lens.set(camera)
            moves += self.motions.tween("take_back", lens, x=end.x, y=end.y, edge=end.edge)
        return stepping.beats(market, moves)

    def choose(self, change: Callable[[], None]) -> list[Tween]:
        """A tile that is taken up rises in the market; one that was laid on the reef comes back to it."""
        return self.market.choose(change, lambda: self.choice, self.parts.reef.lens.camera)

    def add(self, sprite: Sprite, lift: float = 2.0) -> Sprite:
        """Puts something on the stage that is on its way."""
        sprite.lift = lift
        return self.hands.stage.add(sprite)


@singledispatch
def tell(event: Event, act: Act[AquaView], at: AquaTelling) -> Iterator[Beat]:
    """The motion of an act, by the kind of its events: the first of them, and the others in the act."""
    return iter(())


@tell.register
def _tile_placed(event: TilePlaced, act: Act[AquaView], at: AquaTelling) -> Iterator[Beat]:
    """The tile falls to its place; on the own reef it lies there already, in the player's mind."""
    tile = event.tile
    start, laid = _start_of(event.seat, tile, at), _is_laid(event.seat, tile, at)
    left = replace(act.begun, view=_without_tile(act.before, tile.name))
    at.market.close_up(partial(at.hands.show_idle, left))
    numbers = _numbers(at)
    camera = at.parts.camera(event.seat)
    sprite = at.add(Sprite(f"{WAY}tile", start.cx, start.cy, start.w, start.h, TileFace(0, tile.name), z=WAY_Z))
    sprite.angle = start.angle
    side = SPAN * camera.edge
    end = Placement(*camera.at(tile.centre), side, side, short_way(degrees(turn_of(tile)), start.angle))
    foreseen = [one for one in act.frame.events if isinstance(one, AnimalAttracted)] if laid else []
    falls = at.motions.to("tile_place" if event.seat == at.hands.state.front else "reveal_glide", sprite, end)
    yield [*falls, *_lift(foreseen, camera, at)]
    yield at.motions.sound("stone", x=end.cx)
    yield Call(partial(_send_points, event.seat, (end.cx, end.cy), act, at, numbers))


def _lift(animals: list[AnimalAttracted], camera: Camera, at: AquaTelling) -> list[Step]:
    """Small animals that were seen on a tile in the player's mind make room for it, and drop onto it next."""
    side = SPAN * camera.edge
    steps: list[Step] = []
    for one in animals:
        (x, y), name = camera.at(one.corner), f"{_FORESEEN}{one.corner}"
        sprite = at.add(Sprite(name, x, y, side, side, SmallFace(one.colour), z=WAY_Z + 1), 0.0)
        steps += at.motions.tween("tile_place", sprite, cy=y - DROP, scale=LIFTED_SCALE, lift=2.0)
    return steps


@tell.register
def _tile_dropped(event: TileDropped, act: Act[AquaView], at: AquaTelling) -> Iterator[Beat]:
    """The tile sinks out of the market."""
    sprite = at.hands.stage.get(f"tile/{event.name}")
    if isinstance(sprite, TileSprite):
        yield at.motions.sound("plop", x=sprite.cx)
        yield at.motions.tween("market", sprite, cy=sprite.cy + SINK, alpha=0.0)


@tell.register
def _animal_attracted(event: AnimalAttracted, act: Act[AquaView], at: AquaTelling) -> Iterator[Beat]:
    """Small animals sink onto their habitats; one that was chosen rises from where it was seen first."""
    chosen = at.choice.outline[0] if at.choice.laid and at.choice.outline is not None else None
    at.hands.show_idle(act.begun)
    camera, numbers = at.parts.camera(event.seat), _numbers(at)
    side = SPAN * camera.edge
    rises: list[Step] = []
    steps: list[Step] = []
    animals = [one for one in act.events if isinstance(one, AnimalAttracted)]
    for index, one in enumerate(animals):
        x, y = camera.at(one.corner)
        sprite = at.add(Sprite(f"{WAY}animal/{index}", x, y - DROP, side, side, SmallFace(one.colour), z=WAY_Z))
        sprite.alpha, sprite.scale = 0.0, LIFTED_SCALE
        foreseen = at.hands.stage.get(f"{_FORESEEN}{one.corner}")
        if isinstance(foreseen, Sprite):
            sprite.cx, sprite.cy, sprite.alpha = foreseen.cx, foreseen.cy, 1.0
            at.hands.stage.remove(foreseen.name)
        elif one.corner == chosen:
            sprite.cy, sprite.alpha, sprite.scale = y, 1.0, 1.0
            rises += at.motions.tween("tile_place", sprite, cy=y - DROP, scale=LIFTED_SCALE, lift=2.0)
        delay = index * at.motions.stagger("gather")
        steps += at.motions.tween("small_animal", sprite, delay, cx=x, cy=y, scale=1.0)
        steps += at.motions.tween("hover_card", sprite, delay, alpha=1.0, lift=0.0)
    if rises:
        yield rises
    yield steps
    yield at.motions.sound("plop", x=camera.at(event.corner)[0])
    yield Call(partial(_ripple, [camera.at(one.corner) for one in animals], side * _RING, at))
    yield Call(partial(_send_points, event.seat, camera.at(event.corner), act, at, numbers))


@tell.register
def _large_attracted(event: LargeAttracted, act: Act[AquaView], at: AquaTelling) -> Iterator[Beat]:
    """A large animal swims in over its cells; one that was laid there already only sinks."""
    laid = at.choice.laid and event.seat == at.hands.state.front
    at.hands.show_idle(act.begun)
    camera, numbers = at.parts.camera(event.seat), _numbers(at)
    x, y = box_middle([camera.at(cell) for cell in event.animal.cells])
    side = LARGE_SPAN * camera.edge
    away = 0.0 if laid else swim(camera)
    above = _LIFTED if laid else away / 3
    sprite = at.add(Sprite(f"{WAY}large", x - away, y - above, side, side, LargeFace(event.animal), z=WAY_Z), 0.0)
    sprite.alpha = 1.0 if laid else 0.0
    yield at.motions.sound("deep", x=x)
    yield at.motions.tween("tile_place" if laid else "large_animal", sprite, cx=x, cy=y, alpha=1.0)
    yield Call(partial(_ripple, [camera.at(cell) for cell in event.animal.cells], SPAN * camera.edge, at))
    yield Call(partial(_send_points, event.seat, (x, y), act, at, numbers))


@tell.register
def _snail_taken(event: SnailTaken, act: Act[AquaView], at: AquaTelling) -> Iterator[Beat]:
    """The snail walks to who took it."""
    panel = Kept([f"seat/{event.seat}"], at.hands.stage)
    at.hands.show_idle(act.reached)
    start, end = _snail_places(event.seat, at)
    walks, arrives = _snail_walks(start, end, at)
    yield at.motions.sound("snail", x=end.cx)
    yield walks
    yield arrives
    yield Call(panel.tell)


@tell.register
def _market_refilled(event: MarketRefilled, act: Act[AquaView], at: AquaTelling) -> Iterator[Beat]:
    """New tiles rise into the market, and the snail comes back to it."""
    moved, *after = at.glide(lambda: at.hands.show_idle(act.reached)) or [[]]
    moves = _steps(moved)
    arrives = None
    if act.before.snail is not None and "snail" in at.hands.stage:
        home, carried = _snail_places(act.before.snail, at)
        walks, arrives = _snail_walks(carried, home, at)
        moves += walks
    yield moves
    yield from after
    if arrives is not None:
        yield arrives
    yield at.motions.sound("stone", x=at.parts.market.snail_place[0])


@tell.register
def _game_ended(event: GameEnded, act: Act[AquaView], at: AquaTelling) -> Iterator[Beat]:
    """The last points arrive, and there is a last look at the reef."""
    yield Wait(at.motions.ms("travel") + at.motions.ms("reveal_hold"))


def _snail_places(seat: Seat, at: AquaTelling) -> tuple[Placement, Placement]:
    """Where the snail is when it waits, and when a seat has it."""
    return (
        Placement(*at.parts.market.snail_place, _SNAIL, _SNAIL),
        Placement(*at.parts.place_of_seat(seat), _CARRIED_SNAIL, _CARRIED_SNAIL),
    )


def _snail_walks(start: Placement, end: Placement, at: AquaTelling) -> tuple[list[Step], Call]:
    """The snail on its way, and what comes when it has arrived: until then its box on the market is without it."""
    box = at.hands.stage.get("snail")
    sprite = at.add(Sprite(f"{WAY}snail", start.cx, start.cy, start.w, start.h, "aqua/snail", z=WAY_Z), 0.0)
    empty = None
    if isinstance(box, PaintedNode) and isinstance(box.drawable, SnailBox):
        empty = box.kept = replace(box.drawable, on_its_way=True)

    def arrive() -> None:
        if isinstance(box, PaintedNode) and box.kept is empty:
            box.kept = None

    return at.motions.to("snail", sprite, end), Call(arrive)


def _numbers(at: AquaTelling) -> Kept:
    return Kept(("tally", *(f"tally/{part}" for part in (*_PARTS, "goals"))), at.hands.stage)


def _ripple(places: list[tuple[float, float]], side: float, at: AquaTelling) -> None:
    at.hands.aside(*ripples(places, side, at.hands.stage, at.motions))


def _send_points(seat: Seat, start: tuple[float, float], act: Act[AquaView], at: AquaTelling, numbers: Kept) -> None:
    """What an event has brought flies to its part of the points; the panel of another seat answers."""
    hands, before, after = at.hands, act.before.sheets[seat], act.after.sheets[seat]
    if "tally/small" not in hands.stage or seat != hands.state.front:
        numbers.tell()
    if "tally/small" not in hands.stage:
        return
    if seat != hands.state.front:
        names = [f"seat/{seat}"] if after.total > before.total else []
        hands.aside(*answer(names, hands.stage, at.motions))
        return
    gains = {f"tally/{part}": _points(after, part) - _points(before, part) for part in _PARTS}
    gains["tally/goals"] = words.goals_total(after) - words.goals_total(before)
    hands.aside(*travel(gains, start, hands.stage, at.motions, numbers))


def _points(sheet: ScoreSheet, row: str) -> int:
    """The points of a row; none where it does not count."""
    return sheet.points().get(row, 0)


def _start_of(seat: Seat, tile: Tile, at: AquaTelling) -> Placement:
    """Where a tile is before it is placed."""
    lens = at.parts.reef.lens
    if _is_laid(seat, tile, at):
        x, y = lens.camera.at(tile.centre)
        side = SPAN * lens.edge * 1.1
        return Placement(x, y - _LIFTED, side, side, degrees(turn_of(tile)))
    sprite = at.hands.stage.get(f"tile/{tile.name}")
    if isinstance(sprite, TileSprite):
        return spot(sprite)
    return Placement(*at.parts.place_of_seat(seat), SPAN * 40, SPAN * 40)


def _is_laid(seat: Seat, tile: Tile, at: AquaTelling) -> bool:
    """Whether a tile lies on its place already, in the player's mind."""
    choice = at.choice
    return choice.tile == tile.name and choice.planned == tile.cell and seat == at.hands.state.front


def _steps(beat: Beat) -> list[Step]:
    return [beat] if isinstance(beat, Step) else [*beat]


def _without_tile(view: AquaView, name: str) -> AquaView:
    return replace(view, market=tuple(other for other in view.market if other != name))
