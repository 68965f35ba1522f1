"""The command line: `biotope` opens the app; its commands work without a window."""

import io
import os
import sys
from collections.abc import Sequence

from game.cli.arguments import parser, with_command
from game.cli.commands import play, tell_in_a_window
from game.cli.terminal import Interrupted, Refused, refuse
from game.core.errors import CorruptRecord
from game.paths import MissingAsset
from game.profile.entries import StoreRefused

BAD_ACTION = 1
BAD_DATA = 1
BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line says.

    Returns:
        The exit status: 0 done, 1 an action line is unreadable or illegal, or the saved games cannot be used, 2 bad
        arguments, an unreadable file or an impossible position, 3 no screen, 130 interrupted.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    opens = False
    try:
        asked = parser().parse_args(with_command(sys.argv[1:] if arguments is None else arguments))
        opens = asked.run is play
        status: int = asked.run(asked)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (CorruptRecord, Refused, MissingAsset, RecursionError, OSError, StoreRefused, Interrupted) as error:
        why, status = _refusal(error)
        refuse(why, status)
        if opens:
            tell_in_a_window(why)
    return status


def _refusal(error: Exception) -> tuple[str, int]:
    """What is said about something that cannot be done, in one sentence, and the exit status."""
    match error:
        case CorruptRecord():
            return str(error), BAD_INPUT if error.line is None else BAD_ACTION
        case RecursionError():
            return "This is nested too deeply to be read.", BAD_INPUT
        case OSError():
            return f"{error.filename or 'A file'}: {error.strerror or error}.", BAD_INPUT
        case StoreRefused():
            return str(error), BAD_DATA
        case Interrupted():
            return str(error), INTERRUPTED
        case _:
            return str(error), BAD_INPUT
