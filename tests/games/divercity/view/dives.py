"""Sits down at a table of Mini DiverCity and plays it, as a test needs it: by mouse, or by keys alone."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from game.core.session import Session
from game.games.divercity.dive import Phase
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.choice import Choice
from game.games.divercity.view.model import TableModel
from game.profile.store import Store
from game.ui.lineup import NewGame, SeatChoice
from game.ui.scenes.title import TitleScene
from game.ui.table.games import table_scene
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from tests.support.pilot import Pilot
from tests.support.tables import session_of

Start = Callable[[str], Pilot]
Sit = Callable[..., Pilot]

HANDS = "crab crab crab eel eel eel lobster lobster lobster "
QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"
NAMES = ("Ana", "Bruno", "Chloé", "David", "Emma", "Filip", "Greta")


def at_title(folder: Path, size: tuple[int, int] = (1280, 720), animation: str = "none") -> Pilot:
    """The app, started on a data folder."""
    return Pilot(size, Store.open(folder), animation, data=folder).start(TitleScene)


def sit_down(pilot: Pilot, *players: str, seed: int = 7, options: dict[str, Any] | None = None) -> Pilot:
    """Begins a game: "Ana" is a person, "Wren:easy" a computer. Computers do not dawdle."""
    seats = (player.partition(":") for player in players)
    choices = tuple(SeatChoice(name, number, level or None) for number, (name, _, level) in enumerate(seats))
    pilot.app.start_game(NewGame("divercity", choices, options or {}, seed, {"pace": "instant"}))
    pilot.settle()
    return pilot


def with_computers(given: Session) -> Session:
    """The same game with computers in all seats but the first."""
    record = given.record
    bots = {str(seat): "easy" for seat in range(1, len(given.names))}
    return Session(given.game, type(record)(dict(record.header) | {"bots": bots}))


def sit_at(pilot: Pilot, game: Session, pace: str = "table") -> Pilot:
    """Sits down at a stated game and lifts the first curtain."""
    style = TableStyle(tuple(range(len(game.names))), pace=pace)
    pilot.app.stack.push(table_scene(game, Saver.begin(pilot.store, game, style.data()), style))
    lift(pilot)
    return pilot


def lift(pilot: Pilot) -> None:
    """Lifts a curtain and reads what stands behind it."""
    pilot.settle()
    while pilot.scene.name in ("curtain", "look-back"):
        pilot.key("Return")
        pilot.settle()


def scene(pilot: Pilot) -> TableScene:
    """The table, also while something lies over it."""
    return next(one for one in pilot.app.stack if isinstance(one, TableScene))


def model(pilot: Pilot) -> TableModel:
    """What the table was drawn from last."""
    drawn = scene(pilot).desk.model
    assert isinstance(drawn, TableModel)
    return drawn


def choice(pilot: Pilot) -> Choice:
    """What the player has in mind."""
    chosen = scene(pilot).desk.state.choice
    assert isinstance(chosen, Choice)
    return chosen


def session(pilot: Pilot) -> Session:
    """The game at the table."""
    return session_of(scene(pilot))


def lines(pilot: Pilot) -> list[str]:
    """The actions played so far, as they are written in a record."""
    return [session(pilot).game.codec.encode(entry.action) for entry in session(pilot).entries]


def shown(pilot: Pilot) -> DiverCityView:
    """What the table shows."""
    return model(pilot).view


def take_turn(pilot: Pilot, random: Random, keys: bool = False) -> None:
    """Takes one decision by chance, by mouse or by keys."""
    game, top, shown_now = session(pilot), pilot.scene, model(pilot)
    count = len(game.entries)
    if shown_now.view.phase == Phase.ACT:
        if shown_now.can_end and random.random() < 0.6:
            pilot.press("end") if keys else pilot.click("end")
            return
        possible = [action.name for action in shown_now.actions if not action.why_not]
        if shown_now.diver and not shown_now.diver_why_not and (not possible or random.random() < 0.35):
            pilot.key("u") if keys else pilot.click("use")
        else:
            action = random.choice(possible)
            pilot.key({"play": "p", "tell": "w", "close": "c"}[action]) if keys else pilot.click(f"action/{action}")
    while len(game.entries) == count and pilot.scene is top:
        _choose(pilot, random, keys)


def _choose(pilot: Pilot, random: Random, keys: bool) -> None:
    m = model(pilot)
    if m.ready:
        pilot.key("Return") if keys else pilot.click("done")
        return
    wanted = (
        [f"mate/{seat}" for seat in sorted(m.open_seats)]
        or [f"species/{name}" for name in sorted(m.open_species)]
        or ([f"hotel/{name}" for name in sorted(m.open_hotels)] if m.choice.hotel is None else [])
        or [f"hand/{place}" for place in sorted(m.open_places) if place not in m.choice.places]
    )
    name = random.choice(wanted)
    pilot.press(name) if keys else pilot.click(name)


def play_on(pilot: Pilot, random: Random, keys: bool = False) -> Pilot:
    """Takes decisions, lifting every curtain, until the game is over."""
    for _ in range(600):
        lift(pilot)
        if pilot.scene.name == "score":
            return pilot
        take_turn(pilot, random, keys)
    raise AssertionError("the game does not end")


def near_its_end(game: Session, random: Random, left: int = 6) -> Session:
    """The same game, played on by chance until so few decisions were left."""
    record = game.record
    played = Session(game.game, record)
    while played.outcome is None:
        played.submit(random.choice(list(played.legal(played.actors[0]))))
    actions = played.record.actions
    return Session(
        game.game, type(record)(played.record.header, actions[: max(len(record.actions), len(actions) - left)])
    )
