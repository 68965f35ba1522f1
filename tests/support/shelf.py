"""The title page, and the games that wait or lie behind."""

from typing import Any

from game.core.rng import Rng
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.ui.widgets.button import Button
from tests.support.pilot import Pilot


def played(names: tuple[str, ...], actions: int, bots: dict[int, str] | None = None) -> Session:
    """A game of so many actions, played at random."""
    session, rng = Session.new(GAMES["forest"], names, seed=5, bots=bots), Rng(5)
    while len(session.entries) < actions and session.outcome is None:
        seat = session.actors[0]
        session.submit(rng.choice(list(session.view(session.controller(seat)).legal[seat])))
    return session


def keep(store: Store, session: Session, **screen: Any) -> int:
    """Enters a game into the store; one that is over goes into the history."""
    header, *actions = session.record.text().splitlines()
    number = store.begin(header, {person: session.names[person] for person in session.people})
    store.append(number, *actions)
    store.set_screen(number, screen)
    if session.outcome:
        totals = [sheet.total for sheet in session.sheets()]
        store.finish(number, {"totals": totals, "winners": list(session.outcome.winners), "solo": None})
    return number


def title(store: Store, **how: Any) -> Pilot:
    return Pilot(store=store, **how).start(TitleScene)


def amber(pilot: Pilot) -> list[str]:
    return [n.name for n in pilot.scene.stage.nodes if isinstance(n, Button) and n.kind == "primary"]
