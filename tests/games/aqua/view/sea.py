"""Sits down at an AQUA table and plays it, as a test needs it."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pygame

from game.core.rng import Rng
from game.core.session import Session
from game.games.aqua.actions import Grow
from game.games.aqua.game import AQUA
from game.games.aqua.growing import placements
from game.games.aqua.state import AquaView
from game.games.aqua.tiles import Tile
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.table import AquaTable
from game.games.aqua.view.turning import TURNS, turn_of
from game.profile.store import Store
from game.ui.lineup import NewGame, SeatChoice
from game.ui.scenes.title import TitleScene
from game.ui.table.feed import Now
from game.ui.table.scene import TableScene
from tests.support.pilot import Pilot
from tests.support.tables import session_of


def at_title(folder: Path, size: tuple[int, int] = (640, 360), animation: str = "none") -> Pilot:
    """The app, started on a data folder."""
    return Pilot(size, Store.open(folder), animation, data=folder).start(TitleScene)


def sit_down(
    pilot: Pilot, *players: str, seed: int = 7, options: dict[str, Any] | None = None, **style: object
) -> Pilot:
    """Begins a game: "Ana" is a person, "Wren:easy" a computer. Computers do not dawdle."""
    seats = (player.partition(":") for player in players)
    choices = tuple(SeatChoice(name, number, level or None) for number, (name, _, level) in enumerate(seats))
    pilot.app.start_game(NewGame("aqua", choices, options or {}, seed, {"pace": "instant"} | style))
    pilot.settle()
    return pilot


def scene(pilot: Pilot) -> TableScene:
    """The table, also while something lies over it."""
    return next(one for one in pilot.app.stack if isinstance(one, TableScene))


def table(pilot: Pilot) -> AquaTable:
    """The game's part of the table."""
    part = scene(pilot).desk.table
    assert isinstance(part, AquaTable)
    return part


def model(pilot: Pilot) -> TableModel:
    """What the table shows."""
    shown = scene(pilot).desk.model
    assert isinstance(shown, TableModel)
    return shown


def choice(pilot: Pilot) -> Choice:
    """What the person at the screen has in mind."""
    chosen = scene(pilot).desk.state.choice
    assert isinstance(chosen, Choice)
    return chosen


def session(pilot: Pilot) -> Session:
    """The game at the table."""
    return session_of(scene(pilot))


def view(pilot: Pilot) -> AquaView:
    """What everybody may know."""
    known: AquaView = session(pilot).view(None)
    return known


def best_tile(pilot: Pilot) -> Tile:
    """The place that brings most now, of every fourth one."""
    known, seat = view(pilot), scene(pilot).feed.situation.seat
    assert seat is not None
    tiles = islice(placements(known.areas[seat], known.market), 0, None, 4)
    return max(tiles, key=lambda tile: AQUA.rules.preview(known, (Grow(seat, tile),))[seat].total)


def cell_name(tile: Tile) -> str:
    """The node of a tile's hexagon."""
    return f"cell:{tile.cell[0]},{tile.cell[1]}"


def by_mouse(pilot: Pilot) -> None:
    """Takes the decision by clicks."""
    match view(pilot).phase:
        case "grow":
            tile = best_tile(pilot)
            lay(pilot, tile)
            pilot.click("place")
        case "large":
            pilot.click(pilot.names("outline:")[0])
            pilot.click("place")
        case "attract":
            pilot.click("habitat:0")
            pilot.click("place")
        case "reef":
            pilot.click("colour/R")
            pilot.click("place")


def by_keyboard(pilot: Pilot) -> None:
    """Takes the decision by keys."""
    match view(pilot).phase:
        case "grow":
            tile = best_tile(pilot)
            pilot.press(f"tile/{tile.name}")
            pilot.press(cell_name(tile))
            turn(pilot, tile, lambda: pilot.key("r"))
            pilot.key("Return")
        case "large":
            pilot.press("not-now")
        case "attract":
            pilot.press("habitat:0")
            pilot.key("Return")
        case "reef":
            pilot.press("colour/R")
            pilot.key("Return")


def by_drag(pilot: Pilot) -> None:
    """Carries tiles to their places."""
    if view(pilot).phase != "grow":
        by_mouse(pilot)
        return
    tile = best_tile(pilot)
    pilot.click(f"tile/{tile.name}")
    pilot.drag(f"tile/{tile.name}", cell_name(tile))
    turn(pilot, tile)
    pilot.click("place")


def lay(pilot: Pilot, tile: Tile) -> None:
    """Takes a tile of the market and lays it, turned like that."""
    pilot.click(f"tile/{tile.name}")
    pilot.click(cell_name(tile))
    turn(pilot, tile)


def turn(pilot: Pilot, tile: Tile, once: Callable[[], None] | None = None) -> None:
    """Turns the laid tile until it lies like that, by clicks or as `once` does it."""
    for _ in range(TURNS):
        if choice(pilot).lies == turn_of(tile):
            return
        once() if once else pilot.click("turn/left")
    raise AssertionError(f"the tile does not turn to {tile}")


def play_on(pilot: Pilot, how: Any = by_mouse, turns: int = 200) -> None:
    """Takes decisions until the score sheet, or so many of them."""
    for _ in range(turns):
        pilot.settle()
        if pilot.scene.name == "challenges":
            pilot.key("Return")
        elif pilot.scene.name == "score":
            return
        else:
            assert scene(pilot).feed.situation.now is Now.DECISION, f"{pilot.scene.name} waits for nobody"
            before = len(session(pilot).entries)
            how(pilot)
            assert pilot.scene.name != "table" or len(session(pilot).entries) > before, "nothing was decided"


def random_game(players: int, seed: int, **options: object) -> Session:
    """A whole game by chance, large animals and all."""
    played = Session.new(AQUA, ("Ana", "Bruno", "Chloé", "Dan")[:players], options, seed)
    rng = Rng(seed)
    while played.outcome is None:
        legal = tuple(AQUA.rules.observe(played._state, played.actors[0]).legal[played.actors[0]])
        played.submit(legal[rng.below(len(legal))])
    return played


def until_large(pilot: Pilot) -> Pilot:
    """Plays until a large animal is offered."""
    for _ in range(40):
        if view(pilot).phase == "large":
            return pilot
        by_mouse(pilot)
    raise AssertionError("no large animal came")


def twice_at_once(pilot: Pilot, name: str) -> None:
    """A double click so fast that the table draws nothing between its two clicks."""
    pilot.hover(name)
    place = pilot.app.look.viewport.point(*pilot.node(name).centre)
    click = [pygame.Event(kind, pos=place, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    pilot.app.step(16, [*click, *click])
    assert pilot.app.fault is None
    pilot.settle()
