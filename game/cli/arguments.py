"""What the command line accepts: the commands, their arguments and the limits of these."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from functools import reduce
from pathlib import Path
from typing import Any, NoReturn

from game.cli import commands
from game.cli.columns import COLUMNS
from game.cli.terminal import STANDARD_INPUT, Refused, write
from game.cli.version import biotope_version
from game.games.registry import GAMES
from game.message import Message

LONGEST_ANIMATION_MS = 600_000
DASK = "dask://"
MOST_JOBS = 61
"""No system lets a pool wait for more processes."""
_FIGURES = 19
"""Of a whole number."""
OPEN = "open"
_COMMANDS = (OPEN, "score", "simulate", "replay", "shot", "selftest", "doctor", "export", "import")
_FOLDER = "--data-dir"
_OPTIONS = ("-h", "--help", "--version", _FOLDER)
"""What may stand before a command."""


class _Parser(argparse.ArgumentParser):
    """Answers a wrong argument with one line instead of a page."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(allow_abbrev=False, **kwargs)

    def error(self, message: str) -> NoReturn:
        raise _refused(_wrong(message, sys.exception()))

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help or the version; argparse would hide that this failed, or print it on standard error."""
        write(message)


def parser() -> argparse.ArgumentParser:
    """Reads a command line; a wrong one raises Refused. `run` of what it returns is the command to call."""
    app = _Parser(prog="biotope", description="Nature tabletop games on one screen. Alone, it opens the app.")
    app.add_argument("--version", action="version", version=f"biotope {biotope_version()}")
    _add_folder(app, default=None)
    app.set_defaults(run=commands.play, file=None)
    choices = app.add_subparsers(title="commands", metavar="COMMAND")

    opened = choices.add_parser(OPEN, help=f"open the app with the replay of a record; “{OPEN}” may be left out")
    opened.add_argument("file", type=_name, metavar="FILE", help="a record")
    opened.set_defaults(run=commands.play)

    score = choices.add_parser("score", help="print the score sheets of a position")
    score.add_argument(
        "file",
        nargs="?",
        type=_name,
        default=STANDARD_INPUT,
        metavar="FILE",
        help="a JSON file; without it standard input",
    )
    score.set_defaults(run=commands.score)

    simulate = choices.add_parser("simulate", help="let computer players play without a window")
    simulate.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    simulate.add_argument("--seats", required=True, metavar="LEVEL,…", help="a computer player for each seat")
    simulate.add_argument("--games", type=_count, default=100, metavar="N", help="how many games (100)")
    simulate.add_argument("--seed", type=_seed, default=1, metavar="S", help="another number, other games (1)")
    simulate.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    simulate.add_argument("--json", action="store_true", help="print JSON")
    many = simulate.add_mutually_exclusive_group()
    many.add_argument("--jobs", type=_jobs, default=1, metavar="N", help="play on N processes, same results (1)")
    many.add_argument(
        "--engine",
        type=_engine,
        metavar=f"{DASK}HOST:PORT",
        help="play on a Dask cluster whose workers have Biotope, same results; needs “biotope[cluster]”",
    )
    simulate.add_argument(
        "--record",
        type=_path,
        metavar="FOLDER",
        help="keep the record of every game; those that are there already are not played again",
    )
    columns = ", ".join(COLUMNS)
    simulate.add_argument(
        "--csv",
        type=_path,
        metavar="FILE",
        help=f"a line for each seat of each game: {columns}, and the points of each row of the score sheet",
    )
    simulate.set_defaults(run=commands.simulate)

    replay = choices.add_parser("replay", help="play a record through the rules")
    replay.add_argument("file", type=_name, metavar="FILE", help="a record; “-” is standard input")
    replay.add_argument("--json", action="store_true", help="print JSON")
    replay.add_argument("--until", type=_whole, metavar="N", help="only the first N actions")
    replay.set_defaults(run=commands.replay)

    shot = choices.add_parser("shot", help="draw one scene into a PNG file, without a screen")
    shot.add_argument("scene", metavar="SCENE", help=", ".join(commands.SCENES))
    shot.add_argument("--size", type=_size, default=(1600, 900), metavar="WIDTHxHEIGHT")
    shot.add_argument("--out", type=_path, required=True, metavar="FILE.png")
    shot.add_argument("--record", type=_name, metavar="FILE", help="the game to show")
    shot.add_argument("--until", type=_whole, metavar="N", help="after its first N actions")
    shot.add_argument("--seat", type=_whole, metavar="S", help="as this seat sees it; without it as everybody may")
    shot.add_argument("--at", type=_animation, metavar="MS", help="so many milliseconds after the last action")
    shot.add_argument("--lang", default="en", metavar="LANGUAGE")
    shot.set_defaults(run=commands.shot)

    export = choices.add_parser("export", help="write all games of a person into one file, for another computer")
    export.add_argument("name", metavar="NAME", help="as the app shows it")
    export.add_argument("file", type=_path, metavar="FILE", help="a new file")
    export.set_defaults(run=commands.export)

    taken = choices.add_parser("import", help="take in such a file; what is here already stays and is not doubled")
    taken.add_argument("file", type=_path, metavar="FILE", help="what “export” wrote")
    taken.set_defaults(run=commands.take_in)

    doctor = choices.add_parser("doctor", help="print how this installation and its data are, to paste into a report")
    doctor.set_defaults(run=commands.doctor)

    selftest = choices.add_parser("selftest", help="play, draw and load everything once, then print “ok”")
    selftest.set_defaults(run=commands.selftest)
    for command in choices.choices.values():
        _add_folder(command, default=argparse.SUPPRESS)
    return app


def _add_folder(command: argparse.ArgumentParser, default: str | None) -> None:
    """The data folder may stand before a command and behind it."""
    command.add_argument(
        _FOLDER, type=_path, default=default, metavar="FOLDER", help="where games, profiles and settings are kept"
    )


def with_command(arguments: Sequence[str]) -> list[str]:
    """The command line as it is meant: a file, or what is named like one, in the place of a command is opened.

    Raises:
        Refused: there is neither such a command nor such a file, or no such option.
    """
    words = list(arguments)
    first = 0
    if words and words[0].partition("=")[0] == _FOLDER:
        first = 1 if "=" in words[0] else 2
    if len(words) > first and words[first] not in _COMMANDS:
        if _means_a_file(words[first]):
            words.insert(first, OPEN)
        elif not words[first].startswith("-"):
            known = ", ".join(_COMMANDS)
            raise Refused("There is no command “{name}”; there are {known}.", name=words[first], known=known)
        elif words[first].partition("=")[0] not in _OPTIONS:
            raise _refused(_wrong(f"unrecognized arguments: {words[first]}", None))
    return words


def _means_a_file(word: str) -> bool:
    path = Path(word)
    try:
        return not word.startswith("-") and (path.exists() or path.name != word or bool(path.suffix))
    except ValueError:
        return False


def _refused(wrong: Message) -> Refused:
    return Refused("{wrong}. Try “biotope --help”.", wrong=wrong)


def _wrong(message: str, error: BaseException | None) -> Message:
    """What argparse says, part by part; a reason of ours, of which it hands on the text, is taken from behind it."""
    parts = [Message.of(part) for part in message.split(": ")]
    if isinstance(error, argparse.ArgumentError) and error.argument_name:
        ours = error.__context__
        why = Message.of(ours if isinstance(ours, argparse.ArgumentTypeError) else error.message)
        parts = [Message("argument {name}", name=error.argument_name), why]
    return reduce(lambda what, why: Message("{what}: {why}", what=what, why=why), parts)


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(Message("“{text}” is no whole number from 0", text=text))
    if len(text) > _FIGURES:
        raise argparse.ArgumentTypeError(Message("it can have {most} figures", most=_FIGURES))
    return int(text)


def _seed(text: str) -> int:
    return -_whole(text[1:]) if text.startswith("-") else _whole(text)


def _count(text: str) -> int:
    if (number := _whole(text)) == 0:
        raise argparse.ArgumentTypeError(Message("it must be at least 1"))
    return number


def _jobs(text: str) -> int:
    if (number := _count(text)) > MOST_JOBS:
        raise argparse.ArgumentTypeError(Message("it must be at most {most}", most=MOST_JOBS))
    return number


def _engine(text: str) -> str:
    """Return host and port of the scheduler; an IPv6 address stands in brackets."""
    address = text.removeprefix(DASK)
    host, separator, port = address.rpartition(":")
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host.replace(":", "/")
    if address == text or not (bare and separator) or any(letter in bare for letter in "[]/?#@ "):
        raise argparse.ArgumentTypeError(
            Message("“{text}” is not written as {form}", text=text, form=f"{DASK}HOST:PORT")
        )
    if not 0 < _whole(port) < 1 << 16:
        raise argparse.ArgumentTypeError(Message("there is no port {port}", port=port))
    return address


def _animation(text: str) -> int:
    if (ms := _whole(text)) > LONGEST_ANIMATION_MS:
        raise argparse.ArgumentTypeError(Message("it must be at most {most}, ten minutes", most=LONGEST_ANIMATION_MS))
    return ms


def _name(text: str) -> str:
    """The name of a file or folder, when there can be such a name."""
    if not text.strip():
        raise argparse.ArgumentTypeError(Message("the name is empty"))
    try:
        possible = b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        possible = False
    if not possible:
        raise argparse.ArgumentTypeError(Message("“{text}” cannot be the name of a file", text=text))
    return text


def _path(text: str) -> Path:
    return Path(_name(text))


def _size(text: str) -> tuple[int, int]:
    width, separator, height = text.partition("x")
    if not separator:
        raise argparse.ArgumentTypeError(Message("“{text}” is not written as {form}", text=text, form="WIDTHxHEIGHT"))
    size = _whole(width), _whole(height)
    if not all(100 <= side <= 8192 for side in size):
        raise argparse.ArgumentTypeError(Message("width and height must be from 100 to 8192"))
    return size


def _option(text: str) -> tuple[str, Any]:
    name, separator, value = text.partition("=")
    if not name or not separator:
        raise argparse.ArgumentTypeError(Message("“{text}” is not written as {form}", text=text, form="NAME=VALUE"))
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value
