"""The commands: each does what was asked for and answers the exit status."""

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any

from game.bots.figures import figures
from game.cli import simulating
from game.cli.doctor import examination
from game.cli.pool import each
from game.cli.terminal import Interrupted, Progress, Refused, read, table, write, write_json, write_lines, writing
from game.core.record import Record
from game.core.rules import Game
from game.core.score import Outcome, ScoreSheet
from game.core.session import Session
from game.games.registry import GAMES
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
        raise Refused(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    return GAMES[name]


def _session(file: str, until: int | None) -> Session:
    record = Record.parse(read(file))
    return Session(_game(record.header["game"]), replace(record, actions=record.actions[:until]))


def play(asked: argparse.Namespace) -> int:
    """Opens the app; a record that is given is replayed first."""
    from game.ui.main import main as open_app

    record = None
    if asked.file is not None:
        record = _session(asked.file, None).record.text()
    if asked.data_dir is not None and asked.data_dir.exists() and not asked.data_dir.is_dir():
        raise Refused(f"{asked.data_dir} is no folder.")
    return open_app(asked.data_dir, record)


def tell_in_a_window(why: str) -> None:
    """Says why the app does not open, where it would have opened."""
    from game.ui.main import tell_without_terminal

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
    game = _game(asked.game)
    levels = asked.seats.split(",")
    if asked.record:
        asked.record.mkdir(parents=True, exist_ok=True)
    if asked.csv and (asked.csv.is_dir() or not asked.csv.parent.is_dir()):
        raise Refused(f"{asked.csv}: no file can be written there.")
    asked_for = simulating.tasks(game, levels, dict(asked.option), asked.seed, asked.games, asked.record)
    results: list[simulating.Result] = []
    started = time.perf_counter()
    try:
        with (
            closing(each(simulating.play, asked_for, min(asked.jobs, asked.games))) as played,
            Progress(asked.games, "games") as progress,
        ):
            for result in played:
                if asked.record and result.moves:
                    simulating.keep(asked.record, game, result)
                results.append(result)
                progress.reached(len(results))
    except KeyboardInterrupt:
        rest = "; the same command goes on with the others" if asked.record else ""
        raise Interrupted(f"Stopped after {len(results)} of {asked.games} games{rest}.") from None
    took = time.perf_counter() - started
    results.sort(key=lambda result: result.number)
    if asked.csv:
        simulating.write_csv(asked.csv, levels, results)
    summary = {"game": game.id, "games": asked.games, "seed": asked.seed}
    summary |= figures(game, levels, [result.played for result in results])
    summary["moves_per_second"] = round(sum(result.moves for result in results) / took)
    if asked.json:
        write_json(summary)
    else:
        write_lines(table(_statistics_rows(summary)))
    return 0


def shot(asked: argparse.Namespace) -> int:
    """Draws one scene into a PNG file."""
    if asked.scene not in SCENES:
        raise Refused(f"There is no scene “{asked.scene}”; there are {', '.join(SCENES)}.")
    if asked.out.suffix.lower() != ".png":
        raise Refused(f"{asked.out}: pictures are written as PNG, so the name must end in .png.")
    from game.ui.shot import demonstration
    from game.ui.shot import shot as draw
    from game.ui.words import languages

    session = _session(asked.record, asked.until) if asked.record else demonstration()
    if asked.seat is not None and asked.seat >= len(session.names):
        raise Refused(f"There is no seat {asked.seat}; the last one is {len(session.names) - 1}.")
    if asked.lang not in languages():
        raise Refused(f"There is no language “{asked.lang}”; there are {', '.join(languages())}.")
    if not asked.out.parent.is_dir():
        raise Refused(f"{asked.out}: there is no such folder.")
    if asked.scene == "curtain" and not session.view(None, 0).secret:
        raise Refused(f"This game of {session.game.id} has no curtain: nothing in it is secret.")
    with writing(asked.out):
        draw(asked.scene, asked.size, asked.out, session=session, seat=asked.seat, at=asked.at, language=asked.lang)
    return 0


def doctor(asked: argparse.Namespace) -> int:
    """Prints how this installation and its data are."""
    write_lines(examination(data_place(asked.data_dir)))
    return 0


def selftest(asked: argparse.Namespace) -> int:
    """Plays, draws and loads everything once."""
    from game.ui.selftest import selftest as check

    try:
        check()
    except Exception as error:
        raise Refused(f"This installation does not work: {error!r}.") from error
    write("ok\n")
    return 0


def _statistics_rows(summary: Mapping[str, Any]) -> list[list[str]]:
    columns = ("bot", "mean", "p10", "p90", "win_share")
    rows: list[list[str]] = []
    if "win_rate" in summary:
        low, high = summary["interval"]
        rows.append(["won", str(summary["win_rate"]), f"({low} to {high})"])
    else:
        rows.append(["seat", *columns])
        rows += [[str(number), *(str(seat[c]) for c in columns)] for number, seat in enumerate(summary["seats"])]
    for key in ("reasons", "margin", "grades"):
        if key in summary:
            rows.append([key, *(f"{name} {value}" for name, value in summary[key].items())])
    return [*rows, [f"{summary['games']} games, {summary['moves_per_second']} moves per second"]]


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
