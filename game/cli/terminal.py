"""What goes in and out of the command line: files, standard input and output, and errors in one line."""

import errno
import json
import logging
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from game.core.errors import harmless, one_line, steers
from game.message import Explained, Message, reason_of, trouble
from game.paths import UnusableFolder, data_place
from game.profile.plain_files import read_plain

STANDARD_INPUT = "-"
_STANDARD_ERROR = 2
_NO_MEMORY = ("out of memory", "failed to map segment", "cannot allocate memory")
LARGEST_INPUT = 10_000_000
"""Bytes; a record of the longest game has less than a thousandth of it."""


class Refused(Explained):
    """What was asked for cannot be done; the text is one sentence for the person who asked."""


class Failed(Explained):
    """Work that had been begun cannot be finished; the text is one sentence that says why."""


class Interrupted(Explained):
    """A signal, such as that of Ctrl+C, ended the command.

    Args:
        message: how far it came.
        status: the exit status.
    """

    def __init__(self, message: Message, status: int) -> None:
        super().__init__(message)
        self.status = status


def read(file: str) -> str:
    """The text of a file or of standard input. Raises Refused, or OSError when it cannot be opened."""
    data = _standard_input() if file == STANDARD_INPUT else read_plain(Path(file), LARGEST_INPUT + 1)
    name = Message("Standard input") if file == STANDARD_INPUT else file
    if len(data) > LARGEST_INPUT:
        raise Refused(
            "{name}: this is more than {most} MB; no game is that long.", name=name, most=LARGEST_INPUT // 1_000_000
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("{name}: this is no UTF-8 text.", name=name) from None


def lacks_memory(error: BaseException) -> bool:
    """Return whether there was too little memory: SDL and the loader of libraries say so only in their words."""
    words = str(error).lower()
    return isinstance(error, MemoryError) or (
        isinstance(error, RuntimeError | ImportError) and any(part in words for part in _NO_MEMORY)
    )


@contextmanager
def unlogged() -> Iterator[None]:
    """Keep faults that the app logs off standard error; a command that draws raises them again."""
    log, nowhere = logging.getLogger("biotope"), logging.NullHandler()
    log.addHandler(nowhere)
    try:
        yield
    finally:
        log.removeHandler(nowhere)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whatever keeps a file or folder from being written is refused with its name."""
    try:
        yield
    except OSError as error:
        raise Refused(trouble(error, path)) from None


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise Refused("Standard input is closed.")
    try:
        return sys.stdin.buffer.read(LARGEST_INPUT + 1)
    except OSError as error:
        raise Refused("Standard input cannot be read: {reason}.", reason=reason_of(error)) from None


def write(text: str) -> None:
    """Prints a text. A reader who has left is no error; raises Refused when nothing can be written."""
    if sys.stdout is None:
        raise Refused("Standard output is closed.")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not _reader_left(error):
            raise Refused("Standard output cannot be written: {reason}.", reason=reason_of(error)) from None


def _reader_left(error: OSError) -> bool:
    """Whether the reader of a pipe is gone; Windows then says that the argument is invalid."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def write_json(data: Mapping[str, Any]) -> None:
    """Prints data as JSON; what would steer a terminal is written by its number."""
    text = json.dumps(data, ensure_ascii=False)
    write("".join(json.dumps(letter)[1:-1] if steers(letter) else letter for letter in text) + "\n")


def write_lines(lines: Iterable[str]) -> None:
    """Prints lines for people."""
    write("".join(f"{harmless(line)}\n" for line in lines))


def table(rows: Iterable[Sequence[str]]) -> list[str]:
    """The rows as lines in columns."""
    return [" ".join((first.ljust(14), *(cell.rjust(10) for cell in rest))) for first, *rest in rows]


def counted(number: int, thing: str) -> str:
    """A number of things: "1 game", "2 games"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


@contextmanager
def silenced() -> Iterator[None]:
    """Keeps off standard error what libraries in C write there on their own."""
    try:
        kept = os.dup(_STANDARD_ERROR)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, _STANDARD_ERROR)
        yield
    finally:
        os.dup2(kept, _STANDARD_ERROR)
        os.close(kept)
        os.close(nowhere)


class Progress:
    """A bar on standard error, when that is a terminal; nothing otherwise.

    Args:
        whole: how much there is to do.
        unit: of what.
    """

    _WIDTH = 40

    def __init__(self, whole: int, unit: str) -> None:
        self._whole, self._unit = whole, unit
        self._shown = ""

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self._show("")

    def reached(self, done: int) -> None:
        """So much is done."""
        filled = self._WIDTH * done // self._whole
        self._show(f"[{'#' * filled}{'.' * (self._WIDTH - filled)}] {done} of {self._whole} {self._unit}")

    def _show(self, line: str) -> None:
        if sys.stderr is not None and sys.stderr.isatty() and line != self._shown:
            sys.stderr.write(f"\r{line.ljust(len(self._shown))}" + ("" if line else "\r"))
            sys.stderr.flush()
            self._shown = line


def tell(what: Exception | Message, folder: Path | None) -> None:
    """Says something in one line on standard error.

    Args:
        what: a message, or the error that carries one.
        folder: the data folder, whose language is spoken; None is the player's own.
    """
    from game.ui.system_language import language_of, system_language
    from game.ui.words import explained, set_language

    if sys.stderr is not None:
        try:
            set_language(language_of(data_place(folder)))
        except UnusableFolder:
            set_language(system_language())
        with suppress(OSError):  # the exit status still says it
            print(one_line(f"biotope: {explained(what)}"), file=sys.stderr, flush=True)
