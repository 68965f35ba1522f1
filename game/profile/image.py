"""A database read as bytes, without SQLite's locks and helper files: they need room on the disk, or permission."""

import sqlite3
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.profile.on_disk import LOG_HEADER, log_of

_FRAME_HEADER: Final = 24
_SALT: Final = slice(8, 16)
"""Of the header of a frame."""
_PAGE_SIZE: Final = 4096
"""Bytes; what SQLite takes for a new database."""
_MAGIC: Final = {0x377F0682: "<", 0x377F0683: ">"}
"""First number of a write-ahead log → byte order of its checksums."""
_FORMATS: Final = slice(18, 20)
"""Write and read format in the header of a database: 1 rollback journal, 2 write-ahead log."""


def read_image(path: Path) -> bytearray:
    """Read a database with everything that is committed in its write-ahead log, also behind damage of the log.

    Raises:
        OSError: the files cannot be read.
    """
    image, log = bytearray(path.read_bytes()), b""
    if log_of(path).is_file():
        with suppress(FileNotFoundError):
            log = log_of(path).read_bytes()
    _apply(log, image)
    return image


def connect_to_image(image: bytearray) -> sqlite3.Connection:
    """Open the bytes of a database in memory; a write-ahead log is not expected any more.

    Raises:
        sqlite3.Error: they are not a database; most damage shows later, when something is read.
    """
    if bytes(image[_FORMATS]) == b"\2\2":
        image = image[:18] + b"\1\1" + image[20:]
    if not image:
        raise sqlite3.DatabaseError("There is nothing in the file.")
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        connection.deserialize(bytes(image))
    except BaseException:
        connection.close()
        raise
    return connection


def grafted(image: bytearray, sound: bytes) -> bytearray:
    """The pages of a database below the first page of a sound one with the same tables, which says where they begin.

    Args:
        image: the bytes of a damaged database.
        sound: the bytes of the other one.
    """
    [size] = struct.unpack_from(">H", sound, 16)
    first_page = bytearray(sound[:size])
    pages = max(1, -(-len(image) // size))
    struct.pack_into(">I", first_page, 28, pages)
    struct.pack_into(">2I", first_page, 32, 0, 0)  # the list of free pages
    whole = first_page + image[size:]
    return whole + bytes(pages * size - len(whole))


@dataclass(frozen=True, slots=True)
class _Frame:
    """One page in a log.

    Attributes:
        number: of the page.
        pages_after_commit: of the database; 0 inside a transaction.
        content: of the page.
        is_own: it has the salt of the log, or continues the frame before it; frames of an earlier use of the file do
            neither.
        is_valid: its salt and its checksum are right.
    """

    number: int
    pages_after_commit: int
    content: bytes
    is_own: bool
    is_valid: bool


def has_damaged_log(path: Path) -> bool:
    """Return whether the log of a database was damaged after it was written: SQLite ignores everything behind that.

    A power cut may break the last transaction, but none before it: each was on the disk before the next one began.

    Raises:
        OSError: the log cannot be read.
    """
    with suppress(FileNotFoundError):
        return log_of(path).is_file() and _is_damaged(log_of(path).read_bytes())
    return False


@lru_cache(maxsize=1)
def _is_damaged(log: bytes) -> bool:
    """Return whether a whole transaction follows a broken one; cached, since a start asks several times."""
    is_broken = is_over = _header(log) is None
    for frame in _frames(log):
        if is_broken and is_over and frame.is_valid and frame.pages_after_commit:
            return True
        if not frame.is_valid:
            is_broken, is_over = True, False
        is_over |= is_broken and frame.is_own and frame.pages_after_commit > 0
    return False


def _apply(log: bytes, image: bytearray) -> None:
    """Put the committed pages of a log in their places, those of a broken frame as they are.

    Source: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
    """
    is_damaged = _is_damaged(log)
    pages: dict[int, bytes] = {}
    for frame in _frames(log):
        if not frame.is_valid and not is_damaged:
            return
        if frame.is_own:
            pages[frame.number] = frame.content
        # The size in a broken frame may be wrong, so its page waits for the next commit.
        if frame.is_valid and frame.pages_after_commit:
            size = len(frame.content)
            _resize(image, frame.pages_after_commit * size)
            for place, content in pages.items():
                if 0 < place <= frame.pages_after_commit:
                    image[(place - 1) * size : place * size] = content
            pages.clear()


def _resize(image: bytearray, size: int) -> None:
    del image[size:]
    image.extend(bytes(size - len(image)))


def _header(log: bytes) -> tuple[str, int, bytes] | None:
    """Return byte order, page size and salt of a log; None when its header is broken."""
    if len(log) < LOG_HEADER:
        return None
    magic, _, size = struct.unpack_from(">3I", log)
    order = _MAGIC.get(magic)
    if order is None or not 512 <= size <= 65536:
        return None
    return (order, size, log[16:24]) if _checksum(order, log[:24], (0, 0)) == _sums(log, 24) else None


def _frames(log: bytes) -> list[_Frame]:
    """Return the frames of a log; without a sound header as far as the frames agree with each other."""
    header = _header(log)
    if header is not None:
        return list(_checked(log, *header))
    salt = log[LOG_HEADER:][_SALT]
    candidates = (list(_checked(log, order, _PAGE_SIZE, salt)) for order in _MAGIC.values())
    return max(candidates, key=lambda frames: sum(frame.is_valid for frame in frames))


def _checked(log: bytes, order: str, size: int, salt: bytes) -> Iterator[_Frame]:
    """Check each frame against the checksum of the one before it, as it is stored there."""
    before, is_own = log[24:LOG_HEADER], True
    length = _FRAME_HEADER + size
    for start in range(LOG_HEADER, len(log) - length + 1, length):
        header, content = log[start : start + _FRAME_HEADER], log[start + _FRAME_HEADER : start + length]
        number, pages = struct.unpack_from(">2I", header)
        sums = _checksum(order, content, _checksum(order, header[:8], _sums(before)))
        before, has_salt = header[16:], header[_SALT] == salt
        is_right = sums == _sums(before)
        is_own = has_salt or (is_own and is_right)
        yield _Frame(number, pages, content, is_own, has_salt and is_right)


def _sums(data: bytes, start: int = 0) -> tuple[int, int]:
    first, second = struct.unpack_from(">2I", data, start)
    return first, second


def _checksum(order: str, data: bytes, before: tuple[int, int]) -> tuple[int, int]:
    first, second = before
    numbers = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(numbers[::2], numbers[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
