"""Sits down at a table of Ecosystem and plays it, as a test needs it: by mouse, by keyboard, or by carrying cards."""

from collections.abc import Callable
from pathlib import Path

from game.core.session import Session
from game.games.ecosystem.state import EcosystemView
from game.profile.store import Store
from game.ui.lineup import NewGame, SeatChoice
from game.ui.scenes.title import TitleScene
from game.ui.table.feed import Now, Situation
from game.ui.table.scene import TableScene
from tests.support.pilot import Pilot
from tests.support.tables import session_of

DOUBLE_CLICK_MS = 450
"""After this long, a click at the same place is no second half of a double click."""
Turn = Callable[[Pilot], None]
"""Takes the decision that the table asks for."""


def at_title(folder: Path, size: tuple[int, int] = (640, 360), animation: str = "none") -> Pilot:
    """The app, started on a data folder."""
    return Pilot(size, Store.open(folder), animation, data=folder).start(TitleScene)


def restart(pilot: Pilot, folder: Path) -> Pilot:
    """Closes the app and starts it again on the same folder, at the table that waits."""
    animation = pilot.app.settings["animation"]
    pilot.app.close()
    pilot.store.close()
    again = at_title(folder, pilot.app.screen.get_size(), animation)
    again.click("continue")
    return again


def sit_down(pilot: Pilot, *players: str, seed: int = 7, game: str = "forest", **table: object) -> Pilot:
    """Begins a game: "Ana" is a person, "Wren:easy" a computer. Computers do not dawdle."""
    seats = (player.partition(":") for player in players)
    choices = tuple(SeatChoice(name, style, level or None) for style, (name, _, level) in enumerate(seats))
    pilot.app.start_game(NewGame(game, choices, {}, seed, {"pace": "instant"} | table))
    pilot.settle()
    return pilot


def table(pilot: Pilot) -> TableScene:
    """The table, also while something lies over it."""
    return next(scene for scene in pilot.app.stack if isinstance(scene, TableScene))


def session(pilot: Pilot) -> Session:
    """The game at the table."""
    return session_of(table(pilot))


def situation(pilot: Pilot) -> Situation:
    """What the table waits for."""
    return table(pilot).feed.situation


def seen(pilot: Pilot) -> EcosystemView:
    """What the person at the screen may know."""
    return session(pilot).view(situation(pilot).viewer)


def lines(pilot: Pilot) -> list[str]:
    """The actions played so far, as they are written in a record."""
    return [session(pilot).game.codec.encode(entry.action) for entry in session(pilot).entries]


def decide(pilot: Pilot) -> None:
    """Takes the first decision that is legal, as the desk takes it, or lifts what lies over the table."""
    scene = table(pilot)
    if pilot.scene is not scene:
        pilot.key("Return" if pilot.scene.name in ("curtain", "round-pause") else "Escape")
        return
    frame = scene.feed.now()
    if frame.situation.now is not Now.DECISION:
        pilot.step(200)
        return
    scene.feed.submit(next(iter(frame.legal)))
    pilot.settle()


def by_mouse(pilot: Pilot) -> None:
    """Clicks a card, a cell and Done; the card moves on through the hand so that all places are used."""
    if pilot.names("keep"):
        keep(pilot)
        return
    if seen(pilot).phase in ("flip", "hunt"):
        on_the_board(pilot)
        return
    if choosing(pilot):
        hand = pilot.names("hand/")
        pilot.click(hand[session(pilot).sheets()[0].total % len(hand)])
    if cells := pilot.names("board:"):
        pilot.click(cells[len(cells) // 2])
    pilot.click("done")


def keep(pilot: Pilot) -> None:
    """Clicks Keep later than a double click would: the person before may have kept at the same place."""
    pilot.wait(DOUBLE_CLICK_MS)
    pilot.click("keep")


def on_the_board(pilot: Pilot) -> None:
    """A whale and the card beside it, or the prey that is proposed."""
    model = table(pilot).desk.model
    grid = model.view.seats[model.front].grid
    if model.first is None and model.firsts:
        pilot.click(f"card:{grid[min(model.firsts)].id}")
        model = table(pilot).desk.model
    if not model.planned:
        pilot.click(f"card:{grid[min(model.gains)].id}")
    pilot.click("done")


def by_keyboard(pilot: Pilot) -> None:
    """A digit for the card, Enter for the cell under the focus, Enter for Done."""
    if pilot.names("keep"):
        pilot.press("keep")
        return
    if choosing(pilot):
        pilot.key("2" if seen(pilot).seats[seat(pilot)].hand_size > 1 else "1")
    if pilot.names("board:"):
        pilot.key("Return")
    pilot.key("Return")


def by_drag(pilot: Pilot) -> None:
    """Carries a card to its cell, or to the rival."""
    if pilot.names("keep"):
        keep(pilot)
        return
    if seen(pilot).phase == "give":
        pilot.drag("hand/0", "rival")
        return
    card = "waiting"
    if choosing(pilot):
        card = "hand/0"
        pilot.click(card)
    pilot.drag(card, pilot.names("board:")[-1])
    pilot.click("done")


def choosing(pilot: Pilot) -> bool:
    """A card of the hand is asked for."""
    return seen(pilot).phase in ("pick", "give")


def seat(pilot: Pilot) -> int:
    """The seat that decides."""
    decides = situation(pilot).seat
    assert decides is not None
    return decides


def play_on(pilot: Pilot, turn: Turn = by_mouse, until: Callable[[], bool] = lambda: False, most: int = 400) -> None:
    """Takes decisions, lifting every curtain, until the score sheet or until something is so."""
    for _ in range(most):
        pilot.settle()
        if pilot.scene.name == "score" or until():
            return
        if pilot.scene.name in ("curtain", "round-pause"):
            pilot.key("Return")
        else:
            assert situation(pilot).now is Now.DECISION, f"{pilot.scene.name} waits for nobody"
            before = len(session(pilot).entries)
            turn(pilot)
            assert pilot.scene.name == "score" or len(session(pilot).entries) > before, "the decision did not arrive"
    raise AssertionError("the game does not end")
