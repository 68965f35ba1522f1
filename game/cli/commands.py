"""The commands: each does what was asked for and answers the exit status."""

import argparse
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from game.cli.terminal import Refused, lacks_memory, read, table, unlogged, write, write_json, write_lines, writing
from game.core.record import Record
from game.core.rules import Game
from game.core.score import Outcome, ScoreSheet
from game.core.session import Session
from game.games.registry import GAMES
from game.message import Message
from game.paths import data_place

SCENES = (
    "title",
    "setup",
    "table",
    "reveal",
    "curtain",
    "score",
    "rules",
    "settings",
    "pause",
    "credits",
    "error",
    "achievements",
    "journal",
    "replay",
)


def _game(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise Refused("There is no game “{name}”; there is {games}.", name=name, games=", ".join(GAMES))
    return GAMES[name]


def _session(file: str, until: int | None) -> Session:
    record = Record.parse(read(file))
    return Session(_game(record.header["game"]), replace(record, actions=record.actions[:until]))


def play(asked: argparse.Namespace) -> int:
    """Opens the app; a record that is given is replayed first."""
    from game.ui.app.first_drawings import decode_first

    record = None
    if asked.file is not None:
        record = _session(asked.file, None).record.text()
    with suppress(OSError):  # a name that the system does not take is like a folder that cannot be written
        if asked.data_dir is not None and asked.data_dir.exists() and not asked.data_dir.is_dir():
            raise Refused("{folder} is no folder.", folder=asked.data_dir)
    decode_first()
    from game.ui.app.main import main as open_app

    return open_app(asked.data_dir, record)


def tell_in_a_window(why: Exception | Message) -> None:
    """Says why the app does not open, where it would have opened."""
    from game.ui.app.message_box import tell_without_terminal

    tell_without_terminal(why)


def score(asked: argparse.Namespace) -> int:
    """Prints the score sheets of a stated position."""
    try:
        request = json.loads(read(asked.file))
    except (ValueError, RecursionError):
        raise Refused("This position is not JSON.") from None
    if not isinstance(request, dict):
        raise Refused("A position is a JSON object.")
    game = _game(request.get("game"))
    game.all_options(request.get("options") or {})
    write_json(game.score_position(request))
    return 0


def replay(asked: argparse.Namespace) -> int:
    """Plays a record through the rules and prints what it comes to."""
    session = _session(asked.file, asked.until)
    sheets, outcome = session.sheets(), session.outcome
    if asked.json:
        scored = {"sheets": [sheet.data() for sheet in sheets]} if sheets else {}
        reached = {
            "actions": len(session.entries),
            "over": outcome is not None,
            "outcome": outcome and outcome.data(),
        }
        write_json(reached | scored | {"position": session.position()})
        return 0
    told = f"{len(session.entries)} actions, {_result(session.names, outcome)}"
    position = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in session.position().items()]
    write_lines([told, *position, *table(_sheet_rows(sheets))])
    return 0


def simulate(asked: argparse.Namespace) -> int:
    """Lets computer players play and prints their figures."""
    from game.cli.simulate_command import simulate as play_games

    return play_games(_game(asked.game), asked)


def shot(asked: argparse.Namespace) -> int:
    """Draws one scene into a PNG file."""
    if asked.scene not in SCENES:
        raise Refused("There is no scene “{scene}”; there are {scenes}.", scene=asked.scene, scenes=", ".join(SCENES))
    if asked.out.suffix.lower() != ".png":
        raise Refused("{file}: pictures are written as PNG, so the name must end in .png.", file=asked.out)
    from game.ui.shot import demonstration
    from game.ui.shot import shot as draw
    from game.ui.words import languages

    session = _session(asked.record, asked.until) if asked.record else demonstration()
    if asked.seat is not None and asked.seat >= len(session.names):
        raise Refused(
            "There is no seat {seat}; the last one is {last}.", seat=asked.seat, last=len(session.names) - 1
        )
    if asked.lang not in languages():
        raise Refused(
            "There is no language “{language}”; there are {languages}.",
            language=asked.lang,
            languages=", ".join(languages()),
        )
    if not asked.out.parent.is_dir():
        raise Refused("{file}: there is no such folder.", file=asked.out)
    if asked.scene == "curtain" and not session.view(None, 0).secret:
        raise Refused("This game of {game} has no curtain: nothing in it is secret.", game=session.game.id)
    with writing(asked.out), unlogged():
        draw(asked.scene, asked.size, asked.out, session=session, seat=asked.seat, at=asked.at, language=asked.lang)
    return 0


def doctor(asked: argparse.Namespace) -> int:
    """Prints how this installation and its data are."""
    from game.cli.doctor import examination

    write_lines(examination(data_place(asked.data_dir)))
    return 0


def export(asked: argparse.Namespace) -> int:
    """Writes all that is kept of a person into a file."""
    from game.cli.transferring import export as write_out

    return write_out(asked)


def take_in(asked: argparse.Namespace) -> int:
    """Keeps what an exported file holds."""
    from game.cli.transferring import take_in as read_in

    return read_in(asked)


def selftest(asked: argparse.Namespace) -> int:
    """Plays, draws and loads everything once."""
    from game.ui.selftest import selftest as check

    try:
        with unlogged():
            check()
    except Exception as error:
        if lacks_memory(error):
            raise
        raise Refused("This installation does not work: {error}.", error=repr(error)) from error
    write("ok\n")
    return 0


def _result(names: Sequence[str], outcome: Outcome | None) -> str:
    if outcome is None:
        return "the game goes on"
    if outcome.result is not None:
        return f"{outcome.result}: {outcome.reason}"
    if len(names) == 1:
        margin = "" if outcome.margin is None else f"margin {outcome.margin}, "
        return f"{margin}grade {outcome.grade or 'none'}"
    return "won by " + ", ".join(names[seat] for seat in outcome.winners)


def _sheet_rows(sheets: Sequence[ScoreSheet]) -> list[list[str]]:
    if not sheets:
        return []
    rows = [[row.row, *(str(sheet[row.row].points) for sheet in sheets)] for row in sheets[0].rows]
    return [*rows, ["total", *(str(sheet.total) for sheet in sheets)]]
