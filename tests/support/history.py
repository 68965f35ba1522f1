"""Histories as years of playing, other versions and bad luck leave them behind."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.core.rng import Rng
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from tests.support.games import tables

NAMES = ("Ana", "Bruno", "Chloé", "Ana Maria Magdalena Xaver", "爱", "W" * 24, "i", "Žofie")
_BAD = ("", "x", "{}", "[]", "null", "7", "\x00", "[" * 2000)


def played(game: str, seats: Sequence[str], seed: int = 1, actions: int = 9999, **how: Any) -> Session:
    """A game played at random, to its end or for so many actions."""
    session, rng = Session.new(GAMES[game], tuple(seats), seed=seed, **how), Rng(seed)
    while len(session.entries) < actions and session.outcome is None:
        seat = session.actors[0]
        session.submit(rng.choice(list(session.view(session.controller(seat)).legal[seat])))
    return session


def keep(store: Store, session: Session) -> int:
    """Enters a game into the store as a table does; one that is over goes into the history."""
    saver = Saver.begin(store, session, TableStyle(tuple(range(len(session.names)))).data())
    saver.append(session, session.entries)
    if session.outcome is not None:
        saver.finish(session)
    return saver.game


@cache
def _sample(game: str, players: int) -> tuple[str, tuple[str, ...]]:
    options = tables(GAMES[game], players)[0]
    header, *actions = played(game, NAMES[:players], actions=400, options=options).record.text().splitlines()
    return header, tuple(actions)


def write_history(folder: Path, random: Random, games: int = 7) -> None:
    """Makes the database of a folder, with games of every kind, sound and not, running and finished."""
    Store.open(folder).close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.executemany(
            "INSERT INTO profile (name, folded, emblem, created) VALUES (?, ?, ?, ?)",
            [(name, name.casefold(), random.choice(("leaf", "sun", "unicorn")), _moment(random)) for name in NAMES],
        )
        for number in range(1, games + 1):
            _write_game(raw, number, random)
        raw.commit()


def _write_game(raw: sqlite3.Connection, number: int, random: Random) -> None:
    game = GAMES[random.choice([*GAMES])]
    players = random.choice(game.seats)
    header, actions = _sample(game.id, players)
    fields = json.loads(header)
    changes: list[dict[str, Any]] = [
        {}, {}, {}, {"game": "tundra"}, {"version": 99}, {"seats": ["Ana"]}, {"seats": [*NAMES] * 2},
        {"options": {"level": "?"}}, {"deal": {}}, {"bots": {"0": "easy"}}, {"bots": {"40": "?"}},
    ]  # fmt: skip
    fields |= random.choice(changes)
    kept = actions[: random.choice((0, 3, len(actions) // 2, len(actions)))]
    if random.random() < 0.2:
        kept = (*kept, random.choice(("nonsense", "0 place 99,99", "", "0 confirm")))
    raw.execute(
        "INSERT INTO game (id, name, players, header, plans, screen, begun, touched, ended, result) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            number,
            fields["game"],
            players,
            json.dumps(fields) if random.random() < 0.9 else random.choice(_BAD),
            _plans(random),
            _screen(random),
            _moment(random),
            _moment(random),
            _moment(random) if random.random() < 0.7 else None,
            _result(random, players),
        ),
    )
    raw.executemany("INSERT INTO action VALUES (?, ?, ?)", [(number, place, line) for place, line in enumerate(kept)])
    raw.executemany(
        "INSERT INTO seat VALUES (?, ?, ?)",
        [(number, seat, seat + 1) for seat in range(players) if random.random() < 0.9],
    )


def _result(random: Random, players: int) -> str:
    count = players + random.choice((0, 0, 0, 1, -1))
    margin, grade = random.choice((None, 0, -12, 40)), random.choice((None, "easy", "hard", 3, "?"))
    return random.choice((
        *_BAD,
        json.dumps({"totals": [], "winners": [], "solo": {"margin": None, "grade": None}}),
        json.dumps({"totals": [], "winners": [0], "solo": None, "result": "won", "reason": "saved"}),
        json.dumps({"totals": [], "winners": [], "solo": None, "result": "lost", "reason": "hotels"}),
        *[json.dumps({
            "totals": [random.randint(-60, 160) for _ in range(count)],
            "winners": random.sample(range(players + 2), random.randint(0, players)),
            "solo": random.choice((None, {"margin": margin, "grade": grade}, [], "x")),
        })] * 9,
    ))  # fmt: skip


def _plans(random: Random) -> str:
    return random.choice((*_BAD, *['{"0": []}'] * 9, '{"9": ["0 place 1"]}', '{"0": ["nonsense"]}', '{"0": [7]}'))


def _screen(random: Random) -> str:
    styles = random.choice(([0, 1, 2], [1.0], [True], ["x"], [[]], [99], None))
    return random.choice(
        (*_BAD, *["{}"] * 9, json.dumps({"styles": styles, "pace": random.choice((7, [], "table"))}))
    )


def _moment(random: Random) -> str:
    moments = ("2026-05-01T09:00:00+00:00", "2026-11-21T15:05:36.123456+00:00", "2025-01-31T23:59:59")
    return random.choice(
        (*moments * 4, "", "x", "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00", "2026-02-30")
    )
