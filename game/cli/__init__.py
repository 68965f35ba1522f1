"""The command line: `biotope` opens the app; its commands work without a window."""

import io
import os
import re
import sys
import warnings
from collections.abc import Sequence

from game.cli.arguments import parser, with_command
from game.cli.commands import play, tell_in_a_window
from game.cli.ending import status_after, terminated_by_signals
from game.cli.terminal import Failed, Interrupted, Refused, lacks_memory, tell
from game.core.errors import CorruptRecord
from game.message import Message, trouble
from game.paths import MissingAsset, UnusableFolder
from game.profile.entries import StoreRefused

BAD_ACTION = 1
BAD_DATA = 1
FAILED = 1
BAD_INPUT = 2
_LIBRARY = re.compile(r"lib[\w+-]+\.so[.\d]*(?=: cannot open)")
"""A library of the system in what the loader says; pygame repeats that when the module in question is used."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line says.

    Returns:
        The exit status: 0 done, 1 an action line is unreadable or illegal, the saved games cannot be used, or
        a cluster or the processes of “--jobs” fail, 2 bad arguments, an unreadable file or an impossible position,
        3 no screen, 128 and the number of the signal that ended it: 130 after Ctrl+C.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    warnings.filterwarnings("ignore", r"use \w+: ", RuntimeWarning)  # of pygame; the error that follows says the same
    encoding = "utf-8" if sys.platform == "win32" else None  # there a file or pipe has the old code page else
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="backslashreplace")
    with terminated_by_signals():
        return _do(sys.argv[1:] if arguments is None else arguments)


def _do(arguments: Sequence[str]) -> int:
    """Does what the arguments say; returns the exit status."""
    folder, opens = None, False
    try:
        asked = parser().parse_args(with_command(arguments))
        folder, opens = asked.data_dir, asked.run is play
        done: int = asked.run(asked)
        return done
    except KeyboardInterrupt as interruption:
        return status_after(interruption)
    except Exception as error:
        why, status = _answer(error)
        tell(why, folder)
        if opens:
            tell_in_a_window(why)
        return status


def _answer(error: Exception) -> tuple[Exception | Message, int]:
    """What is said of an error, and the exit status; an error of the program is raised again."""
    match error:
        case CorruptRecord():
            return error, BAD_INPUT if error.line is None else BAD_ACTION
        case Refused() | MissingAsset() | UnusableFolder():
            return error, BAD_INPUT
        case RecursionError():
            return Message("This is nested too deeply to be read."), BAD_INPUT
        case _ if lacks_memory(error):
            return Message("There is not enough memory for this."), BAD_INPUT
        case OSError():
            return trouble(error, Message("A file")), BAD_INPUT
        case StoreRefused():
            return error, BAD_DATA
        case Failed():
            return error, FAILED
        case Interrupted():
            return error, error.status
        case ImportError() | NotImplementedError() if library := _LIBRARY.search(str(error)):
            return Message("Biotope needs the library {library}; please install it.", library=library[0]), BAD_INPUT
    raise error
