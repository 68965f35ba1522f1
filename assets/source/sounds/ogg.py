"""Signals as Ogg Vorbis files that are the same, byte for byte, each time they are written."""

import io
import struct

import numpy as np
import soundfile

from sounds.synth import RATE

_SERIAL = 0x42696F74


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_CRC = _crc_table()


def _crc(page: bytes) -> int:
    """The checksum of an Ogg page."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CRC[(value >> 24) ^ byte]
    return value


def _with_fixed_serial(stream: bytes) -> bytes:
    """The same stream under a serial number that does not come from the clock."""
    pages, at = [], 0
    while at < len(stream):
        segments = stream[at + 26]
        size = 27 + segments + sum(stream[at + 27 : at + 27 + segments])
        page = bytearray(stream[at : at + size])
        page[14:18] = struct.pack("<I", _SERIAL)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _crc(bytes(page)))
        pages.append(bytes(page))
        at += size
    return b"".join(pages)


def encode(signal: np.ndarray) -> bytes:
    """A signal of one or two channels, full scale 1, as an Ogg Vorbis file.

    What lasts a minute and longer has two channels, and is packed a little tighter.
    """
    channels = 1 if signal.ndim == 1 else signal.shape[1]
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=0.55 if channels == 1 else 0.8
    ) as file:
        for start in range(0, len(signal), RATE):
            file.write(signal[start : start + RATE])
    return _with_fixed_serial(buffer.getvalue())
