"""Records: the text file that is save, replay, bug report and test at once."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rules import Config

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Record:
    """A header and the actions in order, as text. Unknown header keys are kept."""

    header: Mapping[str, Any]
    actions: tuple[str, ...] = field(default=())

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads a record. Blank lines and CRLF are accepted. Raises CorruptRecord with the reason."""
        lines = text.lstrip("\ufeff").splitlines()
        if not lines or not lines[0].strip():
            raise CorruptRecord("This is no record: its first line, the header, is missing.")
        try:
            header = json.loads(lines[0])
        except (ValueError, RecursionError):
            raise CorruptRecord("This is no record: its first line is not a JSON object.") from None
        return cls(check_header(header), tuple(line.strip() for line in lines[1:] if line.strip()))

    def text(self) -> str:
        """The canonical text: header, then one action a line."""
        header = json.dumps(self.header, ensure_ascii=False)
        return "\n".join((header, *self.actions)) + "\n"

    def config(self) -> Config:
        """What the rules need to set this game up."""
        h = self.header
        return Config(h["game"], tuple(h["seats"]), h.get("options", {}), h.get("seed", 0), h.get("deal"))

    @property
    def bots(self) -> dict[int, str]:
        """Seat → level of the computer players."""
        return {int(seat): level for seat, level in self.header.get("bots", {}).items()}


def _is_text_list(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) for v in value)


def check_header(header: Any) -> Mapping[str, Any]:
    """The header itself when its known keys have the right form; raises CorruptRecord otherwise."""
    if not isinstance(header, dict):
        raise CorruptRecord("This is no record: its first line is not a JSON object.")
    if header.get("format") != FORMAT:
        raise CorruptRecord(f"This record has format {header.get('format')!r}; only format {FORMAT} can be read.")
    checks = (
        ("game", isinstance(header.get("game"), str), "a name"),
        ("seats", _is_text_list(header.get("seats")) and header["seats"], "a list of names"),
        ("options", isinstance(header.get("options", {}), dict), "an object"),
        ("seed", type(header.get("seed", 0)) is int, "a whole number"),
        ("deal", isinstance(header.get("deal", {}), dict), "an object"),
        ("bots", _are_bots(header.get("bots", {})), "an object of seat and level"),
    )
    for key, good, form in checks:
        if not good:
            raise CorruptRecord(f"The header's “{key}” must be {form}.")
    return header


def _are_bots(value: object) -> bool:
    return isinstance(value, dict) and all(_is_seat(k) and isinstance(v, str) for k, v in value.items())


def _is_seat(text: str) -> bool:
    return text.isascii() and text.isdecimal() and text == (text.lstrip("0") or "0") and len(text) < 10
