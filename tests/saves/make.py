"""Writes what this version saves, once per release: `uv run python -m tests.saves.make v1`.

That is a database and a record, `v1.sqlite` and `v1.txt`. They are never written again: they have to load
for ever.
"""

import sys
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from game.bots.think import finish
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.disk import connect_for_reading, copy_to
from game.profile.store import Store

HERE = Path(__file__).parent


def fill(store: Store) -> None:
    """Three games that are over, two that are not, and a person who was renamed."""
    store.set_setting("language", "cs")
    store.set_setting("window", {"size": [1600, 900], "fullscreen": False})
    for seed, names in enumerate((("Ana",), ("Ana", "Božena"), ("Božena", "Ana", "Cyril"))):
        session, game = begin(store, names, {}, seed)
        play_on(store, session, game)
        assert session.outcome
        solo = {"margin": session.outcome.margin, "grade": session.outcome.grade} if len(names) == 1 else None
        totals = [sheet.total for sheet in session.sheets()]
        store.finish(game, {"totals": totals, "winners": list(session.outcome.winners), "solo": solo})
    for seed, names in enumerate((("Ana",), ("Dora", "Ana", "Robot", "Cyril"))):
        session, game = begin(store, names, {2: "random"} if "Robot" in names else {}, seed)
        play_on(store, session, game, most=30)
        store.set_screen(game, {"curtain": session.actors[0]})
    seat = session.actors[-1]
    plan = session.game.codec.encode(next(iter(session.view(seat).legal[seat])))
    store.append(game, plans={seat: [plan]})
    store.rename(store.profile("Cyril").id, "Cyril the Second")


def begin(store: Store, names: tuple[str, ...], bots: Mapping[int, str], seed: int) -> tuple[Session, int]:
    session = Session.new(GAMES["forest"], names, seed=seed, bots=bots)
    header = session.record.text().splitlines()[0]
    return session, store.begin(header, {person: names[person] for person in session.people})


def play_on(store: Store, session: Session, game: int, most: int = 1000) -> None:
    """Play at random until the game is over, or for so many actions."""
    while session.outcome is None and len(session.entries) < most:
        seat = session.actors[0]
        person = session.controller(seat)
        thought = session.game.bots["random"](session.view(person), session.events(person), session.bot_rng(seat))
        for entry in session.submit(finish(thought)):
            store.append(game, session.game.codec.encode(entry.action))


def main(version: str) -> None:
    database, record = HERE / f"{version}.sqlite", HERE / f"{version}.txt"
    if database.exists():
        sys.exit(f"{database.name} is there already, and what was released is never changed.")
    minutes = count()
    with TemporaryDirectory() as folder:
        start = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
        store = Store.open(Path(folder), lambda: start + timedelta(minutes=next(minutes)))
        fill(store)
        newest = store.finished()[0]
        store.close()
        with closing(connect_for_reading(Path(folder) / "biotope.sqlite")) as source:
            copy_to(source, database)
    record.write_text("\n".join((newest.header, *newest.actions, "")), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
