"""The command line: `biotope` opens the app; its commands work without a window."""

import io
import os
import sys
from collections.abc import Sequence

from game.cli.arguments import parser, with_command
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
    try:
        asked = parser().parse_args(with_command(sys.argv[1:] if arguments is None else arguments))
        status: int = asked.run(asked)
        return status
    except CorruptRecord as error:
        return refuse(error, BAD_INPUT if error.line is None else BAD_ACTION)
    except (Refused, MissingAsset) as error:
        return refuse(error, BAD_INPUT)
    except RecursionError:
        return refuse("This is nested too deeply to be read.", BAD_INPUT)
    except OSError as error:
        return refuse(f"{error.filename or 'A file'}: {error.strerror or error}.", BAD_INPUT)
    except StoreRefused as error:
        return refuse(error, BAD_DATA)
    except Interrupted as error:
        return refuse(error, INTERRUPTED)
    except KeyboardInterrupt:
        return INTERRUPTED
