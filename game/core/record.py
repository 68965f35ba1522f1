"""Records: the text file that is save, replay, bug report and test at once."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rules import Config
from game.message import Message

_SURROGATE = re.compile("[\ud800-\udfff]")

FORMAT = 1
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Record:
    """A header and the actions in order, as text. Unknown header keys are kept.

    `lines`: of a record that was read, the line of the file, from 1, on which each action stands.
    """

    header: Mapping[str, Any]
    actions: tuple[str, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads a record; lines end at line feeds only. Blank lines and CRLF are accepted.

        Raises:
            CorruptRecord: with the reason.
        """
        first, *rest = text.lstrip("\ufeff").split("\n")
        if not first.strip():
            raise CorruptRecord("This is no record: its first line, the header, is missing.")
        try:
            header = json.loads(first)
        except (ValueError, RecursionError):
            raise CorruptRecord("This is no record: its first line is not a JSON object.") from None
        written = [(number, line.strip()) for number, line in enumerate(rest, start=2) if line.strip()]
        numbers, actions = tuple(number for number, _ in written), tuple(line for _, line in written)
        return cls(check_header(header), actions, numbers)

    def text(self) -> str:
        """The canonical text: header, then one action a line."""
        header = json.dumps(self.header, ensure_ascii=False)
        return "\n".join((header, *self.actions)) + "\n"

    def line_of(self, place: int) -> int:
        """The line, from 1, on which an editor shows the action at that place."""
        return self.lines[place] if self.lines else place + 2

    def config(self) -> Config:
        """What the rules need to set this game up."""
        h = self.header
        return Config(h["game"], tuple(h["seats"]), h.get("options", {}), h.get("seed", 0), h.get("deal"))

    @property
    def bots(self) -> dict[int, str]:
        """Seat → level of the computer players."""
        return {int(seat): level for seat, level in self.header.get("bots", {}).items()}


def _are_names(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_name, value))


def _is_name(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and len(value) <= LONGEST_NAME and "\0" not in value


def check_header(header: Any) -> Mapping[str, Any]:
    """The header itself when its known keys have the right form; raises CorruptRecord otherwise."""
    if not isinstance(header, dict):
        raise CorruptRecord("This is no record: its first line is not a JSON object.")
    if header.get("format") != FORMAT:
        raise CorruptRecord(
            "This record has format {format!r}; only format {known} can be read.",
            format=header.get("format"),
            known=FORMAT,
        )
    checks = (
        ("game", isinstance(header.get("game"), str), Message("a name")),
        ("version", type(header.get("version", 1)) is int, Message("a whole number")),
        (
            "seats",
            _are_names(header.get("seats")),
            Message("a list of names of 1 to {most} letters", most=LONGEST_NAME),
        ),
        ("options", isinstance(header.get("options", {}), dict), Message("an object")),
        ("seed", type(header.get("seed", 0)) is int, Message("a whole number")),
        ("deal", isinstance(header.get("deal", {}), dict), Message("an object")),
        ("bots", _are_bots(header.get("bots", {})), Message("an object of seat and level")),
    )
    for key, good, form in checks:
        if not good:
            raise CorruptRecord("The header's “{key}” must be {form}.", key=key, form=form)
    if _SURROGATE.search(json.dumps(header, ensure_ascii=False)):
        raise CorruptRecord("The header holds half a character, which no file can keep.")
    return header


def _are_bots(value: object) -> bool:
    return isinstance(value, dict) and all(_is_seat(k) and isinstance(v, str) for k, v in value.items())


def _is_seat(text: str) -> bool:
    return text.isascii() and text.isdecimal() and text == (text.lstrip("0") or "0") and len(text) < 10
