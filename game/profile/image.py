"""A database read as bytes, without SQLite's locks and helper files: they need room on the disk, or permission."""

import sqlite3
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.profile.on_disk import LOG_HEADER, log_of

_FRAME_HEADER: Final = 24
_MAGIC: Final = {0x377F0682: "<", 0x377F0683: ">"}
"""First number of a write-ahead log → byte order of its checksums."""
_FORMATS: Final = slice(18, 20)
"""Write and read format in the header of a database: 1 rollback journal, 2 write-ahead log."""


def read_image(path: Path) -> bytearray:
    """Read a database with everything that is committed in its write-ahead log.

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


def _apply(log: bytes, image: bytearray) -> None:
    """Put the committed pages of a log in their places, up to the first frame that is not whole.

    Source: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
    """
    pages: dict[int, bytes] = {}
    for number, pages_after_commit, page in _frames(log):
        pages[number] = page
        if pages_after_commit:
            size = len(page)
            _resize(image, pages_after_commit * size)
            for place, content in pages.items():
                if place <= pages_after_commit:
                    image[(place - 1) * size : place * size] = content
            pages.clear()


def _resize(image: bytearray, size: int) -> None:
    del image[size:]
    image.extend(bytes(size - len(image)))


def _frames(log: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Yield page number, number of pages after the commit (0 inside a transaction) and content of valid frames."""
    if len(log) < LOG_HEADER:
        return
    magic, _, size = struct.unpack_from(">3I", log)
    order = _MAGIC.get(magic)
    if order is None or not 512 <= size <= 65536:
        return
    sums = _checksum(order, log[:24], (0, 0))
    if sums != struct.unpack_from(">2I", log, 24):
        return
    for start in range(LOG_HEADER, len(log) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size):
        page = log[start + _FRAME_HEADER : start + _FRAME_HEADER + size]
        sums = _checksum(order, page, _checksum(order, log[start : start + 8], sums))
        if log[start + 8 : start + 16] != log[16:24] or sums != struct.unpack_from(">2I", log, start + 16):
            return
        number, pages_after_commit = struct.unpack_from(">2I", log, start)
        yield number, pages_after_commit, page


def _checksum(order: str, data: bytes, before: tuple[int, int]) -> tuple[int, int]:
    first, second = before
    numbers = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(numbers[::2], numbers[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
