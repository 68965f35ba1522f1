"""The command line: `biotope` opens the app; its commands work without a window."""

import argparse
import io
import json
import os
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NoReturn

from game.bots.figures import figures
from game.bots.think import play_bots
from game.core.errors import CorruptRecord
from game.core.record import Record
from game.core.rng import Rng
from game.core.rules import Game
from game.core.score import Outcome, ScoreSheet
from game.core.session import Session
from game.games.registry import GAMES
from game.paths import MissingAsset

BAD_ACTION = 1
BAD_INPUT = 2

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
)


class Refused(Exception):
    """What was asked for cannot be done; the text is one sentence for the person who asked."""


class _Parser(argparse.ArgumentParser):
    """Answers a wrong argument with one line instead of a page."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(allow_abbrev=False, **kwargs)

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message}. Try “biotope --help”.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line says.

    Returns:
        The exit status: 0 done, 1 an action line is unreadable or illegal, 2 bad arguments, an unreadable file
        or an impossible position, 3 no screen.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        asked = _parser().parse_args(arguments)
        status: int = asked.run(asked)
        sys.stdout.flush()
        return status
    except CorruptRecord as error:
        return _refuse(error, BAD_INPUT if error.line is None else BAD_ACTION)
    except (Refused, MissingAsset) as error:
        return _refuse(error, BAD_INPUT)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(f"{error.filename or 'A file'}: {error.strerror or error}.", BAD_INPUT)
    except KeyboardInterrupt:
        return 130


def _refuse(why: object, status: int) -> int:
    print(f"biotope: {' '.join(str(why).split())}", file=sys.stderr)
    return status


# -- arguments


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="biotope", description="Nature tabletop games on one screen. Alone, it opens the app.")
    parser.add_argument("--version", action="version", version=f"biotope {_version()}")
    parser.add_argument(
        "--data-dir", type=_folder, metavar="FOLDER", help="where games, profiles and settings are kept"
    )
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    score = commands.add_parser("score", help="print the score sheets of a position")
    score.add_argument("file", nargs="?", default="-", metavar="FILE", help="a JSON file; without it standard input")
    score.set_defaults(run=_score)

    simulate = commands.add_parser("simulate", help="let computer players play without a window")
    simulate.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    simulate.add_argument("--seats", required=True, metavar="LEVEL,…", help="a computer player for each seat")
    simulate.add_argument("--games", type=_count, default=100, metavar="N", help="how many games (100)")
    simulate.add_argument("--seed", type=_seed, default=1, metavar="S", help="another number, other games (1)")
    simulate.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    simulate.add_argument("--json", action="store_true", help="print JSON")
    simulate.add_argument("--record", type=Path, metavar="FOLDER", help="keep the record of every game")
    simulate.set_defaults(run=_simulate)

    replay = commands.add_parser("replay", help="play a record through the rules")
    replay.add_argument("file", metavar="FILE", help="a record; “-” is standard input")
    replay.add_argument("--json", action="store_true", help="print JSON")
    replay.add_argument("--until", type=_whole, metavar="N", help="only the first N actions")
    replay.set_defaults(run=_replay)

    shot = commands.add_parser("shot", help="draw one scene into a PNG file, without a screen")
    shot.add_argument("scene", metavar="SCENE", help=", ".join(SCENES))
    shot.add_argument("--size", type=_size, default=(1600, 900), metavar="WIDTHxHEIGHT")
    shot.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    shot.add_argument("--record", metavar="FILE", help="the game to show")
    shot.add_argument("--until", type=_whole, metavar="N", help="after its first N actions")
    shot.add_argument("--seat", type=_whole, metavar="S", help="as this seat sees it; without it as everybody may")
    shot.add_argument("--at", type=_whole, metavar="MS", help="so many milliseconds after the last action")
    shot.add_argument("--lang", default="en", metavar="LANGUAGE")
    shot.set_defaults(run=_shot)

    selftest = commands.add_parser("selftest", help="play, draw and load everything once, then print “ok”")
    selftest.set_defaults(run=_selftest)
    return parser


def _version() -> str:
    try:
        return version("biotope")
    except PackageNotFoundError:
        return "(not installed)"


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20):
        raise argparse.ArgumentTypeError(f"“{text}” is no whole number from 0")
    return int(text)


def _seed(text: str) -> int:
    return -_whole(text[1:]) if text.startswith("-") else _whole(text)


def _count(text: str) -> int:
    if (number := _whole(text)) == 0:
        raise argparse.ArgumentTypeError("it must be at least 1")
    return number


def _folder(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("the name of the folder is empty")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = _whole(width), _whole(height)
    if not all(100 <= side <= 8192 for side in size):
        raise argparse.ArgumentTypeError("width and height must be from 100 to 8192")
    return size


def _option(text: str) -> tuple[str, Any]:
    name, separator, value = text.partition("=")
    if not name or not separator:
        raise argparse.ArgumentTypeError(f"“{text}” is not written as NAME=VALUE")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


# -- reading


def _read(file: str) -> str:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(f"{file}: this is no UTF-8 text.") from None


def _game(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise Refused(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    return GAMES[name]


def _session(file: str, until: int | None) -> Session:
    record = Record.parse(_read(file))
    return Session(_game(record.header["game"]), replace(record, actions=record.actions[:until]))


# -- commands


def _play(asked: argparse.Namespace) -> int:
    from game.ui.main import main as play

    if asked.data_dir is not None and asked.data_dir.exists() and not asked.data_dir.is_dir():
        raise Refused(f"{asked.data_dir} is no folder.")
    return play(asked.data_dir)


def _score(asked: argparse.Namespace) -> int:
    try:
        request = json.loads(_read(asked.file))
    except (ValueError, RecursionError):
        raise Refused("This position is not JSON.") from None
    if not isinstance(request, dict):
        raise Refused("A position is a JSON object.")
    game = _game(request.get("game"))
    game.settled(request.get("options") or {})
    _print_json(game.score_position(request))
    return 0


def _replay(asked: argparse.Namespace) -> int:
    session = _session(asked.file, asked.until)
    sheets, outcome = session.sheets(), session.outcome
    if asked.json:
        scored = {"sheets": [sheet.data() for sheet in sheets]} if sheets else {}
        reached = {
            "actions": len(session.entries),
            "over": outcome is not None,
            "outcome": outcome and outcome.data(),
        }
        _print_json(reached | scored | {"position": session.position()})
        return 0
    print(f"{len(session.entries)} actions, " + _result(session.names, outcome))
    for key, value in session.position().items():
        print(f"{key}: {json.dumps(value, ensure_ascii=False)}")
    if sheets:
        _print_table(_sheet_table(sheets))
    return 0


def _simulate(asked: argparse.Namespace) -> int:
    game = _game(asked.game)
    levels = asked.seats.split(",")
    options = dict(asked.option)
    seeds = Rng(asked.seed)
    if asked.record:
        asked.record.mkdir(parents=True, exist_ok=True)
    played, moves, started = [], 0, time.perf_counter()
    for number in range(1, asked.games + 1):
        names = tuple(f"{level} {seat}" for seat, level in enumerate(levels, start=1))
        session = Session.new(game, names, options, seeds.below(1 << 32), dict(enumerate(levels)))
        play_bots(session)
        moves += len(session.entries)
        played.append((session.sheets(), session.outcome))
        if asked.record:
            (asked.record / f"{game.id}-{number:04}.txt").write_text(session.record.text(), encoding="utf-8")
    summary = {"game": game.id, "games": asked.games, "seed": asked.seed} | figures(game, levels, played)
    summary["moves_per_second"] = round(moves / (time.perf_counter() - started))
    if asked.json:
        _print_json(summary)
    else:
        _print_table(_statistics_table(summary))
    return 0


def _shot(asked: argparse.Namespace) -> int:
    if asked.scene not in SCENES:
        raise Refused(f"There is no scene “{asked.scene}”; there are {', '.join(SCENES)}.")
    if asked.out.suffix.lower() != ".png":
        raise Refused(f"{asked.out}: pictures are written as PNG, so the name must end in .png.")
    from game.ui.shot import demonstration, shot
    from game.ui.words import languages

    session = _session(asked.record, asked.until) if asked.record else demonstration()
    if asked.seat is not None and asked.seat >= len(session.names):
        raise Refused(f"There is no seat {asked.seat}; the last one is {len(session.names) - 1}.")
    if asked.lang not in languages():
        raise Refused(f"There is no language “{asked.lang}”; there are {', '.join(languages())}.")
    asked.out.touch()
    shot(asked.scene, asked.size, asked.out, session=session, seat=asked.seat, at=asked.at, language=asked.lang)
    return 0


def _selftest(asked: argparse.Namespace) -> int:
    from game.ui.selftest import selftest

    try:
        selftest()
    except Exception as error:
        raise Refused(f"This installation does not work: {error!r}.") from error
    print("ok")
    return 0


# -- printing


def _statistics_table(summary: Mapping[str, Any]) -> list[list[str]]:
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


def _print_json(data: Mapping[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False))


def _result(names: Sequence[str], outcome: Outcome | None) -> str:
    if outcome is None:
        return "the game goes on"
    if outcome.result is not None:
        return f"{outcome.result}: {outcome.reason}"
    if len(names) == 1:
        margin = "" if outcome.margin is None else f"margin {outcome.margin}, "
        return f"{margin}grade {outcome.grade or 'none'}"
    return "won by " + ", ".join(names[seat] for seat in outcome.winners)


def _sheet_table(sheets: Sequence[ScoreSheet]) -> list[list[str]]:
    rows = [[row.row, *(str(sheet[row.row].points) for sheet in sheets)] for row in sheets[0].rows]
    return [*rows, ["total", *(str(sheet.total) for sheet in sheets)]]


def _print_table(rows: Iterable[Sequence[str]]) -> None:
    for first, *rest in rows:
        print(first.ljust(14), *(cell.rjust(10) for cell in rest))
