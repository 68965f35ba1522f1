"""One readable game per registered game and player count, compared with what the rules make of it today.

The lines that are not indented are the record; below each action stands what happened, with secrets and who sees
them, and what has changed in what everybody sees and, besides, in what each person sees (`may`: legal actions).
`pytest tests/transcripts --rewrite` writes the files anew: read the difference before committing it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from game.bots.think import play_bots
from game.core.record import Record
from game.core.rules import Event, Game, Secret
from game.core.session import Session
from game.games.divercity.state import DiverCityView
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.table_state import EcosystemSeat
from tests.support.games import GAMES, tables

FOLDER = Path(__file__).parent
TABLES = [(game, players) for game in GAMES.values() for players in game.seats]

LEVEL = {"aqua": "medium"}
"""Games in which chance alone would show next to nothing of the rules, and the computer that plays instead."""


SHOWN: Mapping[type, Mapping[str, tuple[str, ...]]] = {
    DiverCityView: {
        "pile": ("corporation_left", "coming"),
        "agenda_cards": ("agenda", "agenda_size"),
        "foreseen": (),
        "seen_ahead": (),
        "shuffles": (),
    },
    EcosystemSeat: {"cards": ("hand", "hand_size")},
    EcosystemView: {"neutral_cards": ("neutral_hand",), "round": ("round", "passing")},
}
"""Class and field in a view → the properties shown instead: of hidden cards, their number and what is known."""


def path(game: Game, players: int) -> Path:
    return FOLDER / f"{game.id}-{players}.txt"


def played(game: Game, players: int) -> Session:
    names = ("Ana", "Ben", "Cid", "Dana", "Emil", "Fay", "Gus")[:players]
    session = Session.new(
        game,
        names,
        tables(game, players)[0],
        seed=players,
        bots=dict.fromkeys(range(players), LEVEL.get(game.id, "random")),
    )
    play_bots(session)
    return session


def shown(value: Any) -> str:
    if isinstance(value, Secret):
        viewers = " ".join(map(str, sorted(value.seen_by))) or "nobody"
        return f"[{shown(value.value)} | {viewers}]"
    if isinstance(value, tuple | list):
        return "(" + " ".join(map(shown, value)) + ")"
    if is_dataclass(value):
        parts = (getattr(value, field.name) for field in fields(value))
        return ":".join(shown(part) for part in parts if part not in (None, False))
    return str(value)


def told(event: Event) -> str:
    parts = (f"{field.name}={shown(getattr(event, field.name))}" for field in fields(event))  # type: ignore[arg-type]
    return f"    {type(event).__name__} {' '.join(parts)}"


def changes(where: str, before: Any, after: Any) -> Iterator[str]:
    """What is different in a view, part by part: `seats.1.hand_size=9`."""
    if before == after:
        return
    if is_dataclass(after) and type(before) is type(after):
        shown_fields = SHOWN.get(type(after), {})
        for part in (name for field in fields(after) for name in shown_fields.get(field.name, (field.name,))):
            yield from changes(f"{where}.{part}", getattr(before, part), getattr(after, part))
    elif isinstance(after, Mapping) and isinstance(before, Mapping):
        for key in sorted({*before, *after}):
            yield from changes(f"{where}.{shown(key)}", before.get(key), after.get(key))
    elif isinstance(after, tuple) and isinstance(before, tuple) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after)):
            yield from changes(f"{where}.{place}", old, new)
    elif isinstance(after, tuple) and isinstance(before, tuple) and after[: len(before)] == before:
        yield f"{where}+{shown(after[len(before) :])}"
    else:
        yield f"{where}={shown(after)}"


class Onlooker:
    """What a viewer sees after each action: only what has changed."""

    def __init__(self, session: Session, viewer: int | None) -> None:
        self._session, self._viewer = session, viewer
        self._view = session.view(viewer, after=0)

    def seen(self, number: int) -> set[str]:
        before, self._view = self._view, self._session.view(self._viewer, after=number)
        may = sum(map(len, self._view.legal.values()))
        return {part.lstrip(".") for part in changes("", before, self._view)} | ({f"may={may}"} if may else set())


def transcript(session: Session) -> Iterator[str]:
    header, *actions = session.record.text().splitlines()
    yield header
    yield from map(told, session.opening)
    everybody = Onlooker(session, None)
    persons = [Onlooker(session, person) for person in range(len(session.names))]
    for number, (action, entry) in enumerate(zip(actions, session.entries, strict=True), start=1):
        yield action
        yield from map(told, entry.events)
        public = everybody.seen(number)
        yield f"    all see {' '.join(sorted(public))}"
        for person, onlooker in enumerate(persons):
            if own := onlooker.seen(number) - public:
                yield f"    {person} sees {' '.join(sorted(own))}"
    for name, value in session.position().items():
        yield f"    {name}: {shown(value)}"
    for seat, sheet in enumerate(session.sheets()):
        yield f"    sheet {seat}: {' '.join(f'{r.row} {r.points}' for r in sheet.rows)} = {sheet.total}"
    yield f"    {session.outcome and session.outcome.data()}"


@pytest.mark.parametrize(("game", "players"), TABLES, ids=[path(*table).stem for table in TABLES])
def test_transcript(game: Game, players: int, request: pytest.FixtureRequest) -> None:
    file = path(game, players)
    if request.config.getoption("rewrite"):
        file.write_text("\n".join(transcript(played(game, players))) + "\n", encoding="utf-8")
    written = file.read_text(encoding="utf-8").splitlines()
    record = Record.parse("\n".join(line for line in written if not line.startswith(" ")))
    assert list(transcript(Session(game, record))) == written


def test_there_is_no_transcript_of_a_table_that_cannot_be() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {path(*table).name for table in TABLES}
