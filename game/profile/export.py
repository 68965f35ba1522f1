"""All games of a person as one file, in JSON, by which another computer continues their journal.

```
{"biotope_export": 1, "person": {"name": "Ana", "emblem": "leaf", "created": "2026-…"}, "learned": ["forest"],
 "identities": {"Ana": ["1f0c…"]}, "removed_tries": [{"begun": "2026-…", "tried": {"day": "2026-…", …}, …}],
 "games": [{"record": "…", "people": {"0": "Ana"}, "begun": "2026-…", "touched": "2026-…", "ended": null, …}, …]}
```
"""

import errno
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from game.core.errors import CorruptRecord
from game.core.record import Record
from game.games.registry import GAMES
from game.message import Explained, Message
from game.profile import reading
from game.profile.daily import tried_day
from game.profile.entries import Result
from game.profile.identities import read_identities
from game.profile.people import tidy
from game.profile.plain_files import read_plain, write_whole
from game.profile.reading import Unreadable

LARGEST: Final = 40_000_000
"""Bytes; about ten thousand games, which take 2 to 5 kB each."""
_MOST_PARTS: Final = 5_000_000
"""Values, keys and lines of records; a game has 250 to 500, and each takes up to 100 bytes of memory."""
_MARKS_OF_PARTS: Final = (b",", b":", b"[", b"{", b"\\n", b"\\u000")
"""Nearly every part follows one of these bytes, in any file; the last two are line ends in text."""
_DEEPEST: Final = 20
"""Levels of objects and lists in what brings a table back; the tables need five."""
_BEGINNING: Final = 64
"""Bytes in which a file says what it is."""
_MARK: Final = b'"biotope_export"'
_FORMAT: Final = 1
_LONGEST_PLAYED: Final = 10**9
"""Seconds."""


class NotAnExport(Explained):
    """A file that cannot be taken in; the text is one sentence for the player."""


@dataclass(frozen=True, slots=True)
class ExportedGame:
    """A game as the store keeps it.

    Attributes:
        header: line 1 of its record.
        actions: the other lines.
        people: the name of the person at each seat that has one.
        begun: in UTC, like the other moments.
        begun_offset: the UTC offset of where it was begun, in seconds; None where that was not stored.
        touched_offset: that of where it was changed last.
        touched: when it was changed last.
        ended: None while it goes on.
        result: None while it goes on.
        played: for how many seconds; None where that was not counted.
        screen: what brings its table back.
        plans: for each seat the actions that it will submit.
    """

    header: str
    actions: tuple[str, ...]
    people: Mapping[int, str]
    begun: datetime
    touched: datetime
    ended: datetime | None
    result: Result | None
    played: int | None
    screen: Mapping[str, Any]
    plans: Mapping[int, list[str]]
    begun_offset: int | None = None
    touched_offset: int | None = None

    @property
    def same(self) -> tuple[object, ...] | None:
        """As `same_game`."""
        return same_game(self.header, self.begun)

    def continues(self, actions: tuple[str, ...]) -> bool:
        """Whether it is what became of a game that goes on, after these actions of it."""
        longer = self.ended is not None or len(self.actions) > len(actions)
        return longer and self.actions[: len(actions)] == actions

    def can_be_loaded(self) -> bool:
        """Return whether `of` reads it as it is: `Export.load` refuses a file for one game that it cannot read."""
        try:
            return ExportedGame.of(json.loads(json.dumps(self.data()))).actions == self.actions
        except (Unreadable, CorruptRecord):
            return False

    def data(self) -> dict[str, Any]:
        """The game as JSON data."""
        moments = {name: _written(getattr(self, name)) for name in ("begun", "touched", "ended")}
        kept = asdict(self) | moments | {"record": "\n".join((self.header, *self.actions)) + "\n"}
        del kept["header"], kept["actions"]
        return kept

    @classmethod
    def of(cls, data: Any) -> "ExportedGame":
        """The game in JSON data.

        Raises:
            Unreadable, CorruptRecord: there is none.
        """
        if not isinstance(data, dict) or not isinstance(data.get("record"), str):
            raise Unreadable
        record = Record.parse(data["record"])
        game = GAMES.get(record.header["game"])
        if game is None or len(record.header["seats"]) not in game.seats:
            raise Unreadable
        if not all(map(str.isprintable, record.actions)):
            raise Unreadable
        over, played = data.get("ended") is not None, data.get("played")
        counted = type(played) is int and 0 <= played <= _LONGEST_PLAYED
        return cls(
            header=data["record"].split("\n", 1)[0].strip(),
            actions=record.actions,
            people=_people(data.get("people"), len(record.header["seats"])),
            begun=reading.moment(data.get("begun")),
            touched=reading.moment(data.get("touched")),
            ended=reading.moment(data["ended"]) if over else None,
            result=reading.as_result(data.get("result")) if over else None,
            played=played if counted else None,
            screen=data["screen"] if isinstance(data.get("screen"), dict) and _is_shallow(data["screen"]) else {},
            plans=reading.as_plans(data.get("plans")),
            begun_offset=reading.offset(data.get("begun_offset")),
            touched_offset=reading.offset(data.get("touched_offset")),
        )


@dataclass(frozen=True, slots=True)
class RemovedTry:
    """A try of a daily whose game the person has removed: it stays used, with what it brought.

    Attributes:
        begun: in UTC.
        begun_offset: the UTC offset of where it was begun, in seconds; None where that was not stored.
        assisted: a player asked for a hint, or undid a move after something was revealed.
        tried: its day, points and stars.
    """

    begun: datetime
    begun_offset: int | None
    assisted: bool
    tried: Mapping[str, Any]

    def data(self) -> dict[str, Any]:
        """The try as JSON data."""
        return {
            "begun": _written(self.begun),
            "begun_offset": self.begun_offset,
            "assisted": self.assisted,
            "tried": dict(self.tried),
        }

    @classmethod
    def of(cls, data: Any) -> "RemovedTry":
        """The try in JSON data. Raises Unreadable when there is none."""
        tried = data.get("tried") if isinstance(data, dict) else None
        if not isinstance(tried, dict) or tried_day(tried) is None or not _is_shallow(tried):
            raise Unreadable
        offset = reading.offset(data.get("begun_offset"))
        return cls(reading.moment(data.get("begun")), offset, data.get("assisted") is True, tried)


@dataclass(frozen=True, slots=True)
class Export:
    """All that is kept of a person.

    Attributes:
        name: of the person.
        emblem: of their seats.
        created: when they first sat down, in UTC.
        learned: the games whose lesson they took.
        games: with them, finished and running ones, the oldest first.
        lost: how many more could not be read; the file does not tell.
        identities: name → the identities of that person, for everyone in the games; none in files of earlier
            versions.
        removed_tries: of dailies, by this person.
    """

    name: str
    emblem: str
    created: datetime
    learned: tuple[str, ...]
    games: tuple[ExportedGame, ...]
    lost: int = 0
    identities: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    removed_tries: tuple[RemovedTry, ...] = ()

    @property
    def running(self) -> int:
        """How many of the games are not over."""
        return sum(game.ended is None for game in self.games)

    def save(self, file: Path) -> None:
        """Write it, whole or not at all.

        Raises:
            OSError: that cannot be done, or `load` would refuse the file for its size.
        """
        person = {"name": self.name, "emblem": self.emblem, "created": _written(self.created)}
        games = [game.data() for game in self.games]
        whole = {
            "biotope_export": _FORMAT,
            "person": person,
            "learned": list(self.learned),
            "identities": dict(self.identities),
            "removed_tries": [one.data() for one in self.removed_tries],
            "games": games,
        }
        text = json.dumps(whole, indent=1) + "\n"
        if _is_too_large(text.encode()):
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
        write_whole(file, text)

    @staticmethod
    def claims(file: Path) -> bool:
        """Whether a file says of itself that it is one."""
        try:
            return _MARK in read_plain(file, _BEGINNING)
        except OSError:
            return False

    @classmethod
    def load(cls, file: Path) -> "Export":
        """Reads it.

        Raises:
            NotAnExport: there is something else in the file, or a part of it makes no sense.
            OSError: the file cannot be read.
        """
        raw = read_plain(file, LARGEST + 1)
        if len(raw) > LARGEST:
            raise NotAnExport(
                "{file}: this is more than {most} MB; nobody plays that much.",
                file=file.name,
                most=LARGEST // 1_000_000,
            )
        if _is_too_large(raw):
            raise NotAnExport("{file}: this holds more than anyone can have played.", file=file.name)
        try:
            whole = json.loads(raw.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            if _MARK in raw[:_BEGINNING]:
                raise NotAnExport("{file}: the file is damaged, please make it anew.", file=file.name) from None
            whole = None
        if not isinstance(whole, dict) or "biotope_export" not in whole:
            raise NotAnExport("{file}: this holds no games of a person.", file=file.name)
        if whole["biotope_export"] != _FORMAT:
            raise NotAnExport(
                "{file}: a later version of Biotope wrote this; please install that one.", file=file.name
            )
        person, games, learned = whole.get("person"), whole.get("games"), whole.get("learned", [])
        if not isinstance(person, dict) or not isinstance(games, list) or not isinstance(learned, list):
            raise NotAnExport("{file}: the person or the games are missing.", file=file.name)
        try:
            name, created = _name(person.get("name")), reading.moment(person.get("created"))
        except Unreadable:
            raise NotAnExport("{file}: the person has no name or no date.", file=file.name) from None
        known = tuple(game for game in GAMES if game in learned)
        return cls(
            name,
            str(person.get("emblem")),
            created,
            known,
            _games(file, games),
            identities=_identities(whole.get("identities")),
            removed_tries=tuple(_removed_tries(whole.get("removed_tries"))),
        )


def _is_too_large(raw: bytes) -> bool:
    """Whether a file needs more memory than anyone's games do."""
    return len(raw) > LARGEST or sum(map(raw.count, _MARKS_OF_PARTS)) > _MOST_PARTS


def same_game(header: str, begun: datetime) -> tuple[object, ...] | None:
    """Equal for all states of one game, different for different ones; None when this is no header of a record."""
    try:
        record = Record.parse(header)
    except CorruptRecord:
        return None
    return record.header["game"], tuple(record.header["seats"]), record.header.get("seed"), begun


def _games(file: Path, games: list[Any]) -> tuple[ExportedGame, ...]:
    read = []
    for number, data in enumerate(games, start=1):
        try:
            read.append(ExportedGame.of(data))
        except (Unreadable, CorruptRecord) as error:
            which = Message("{file}: game {number} of {all}", file=file.name, number=number, all=len(games))
            if isinstance(error, CorruptRecord):
                raise NotAnExport("{which} cannot be read ({why}).", which=which, why=Message.of(error)) from None
            raise NotAnExport("{which} cannot be read.", which=which) from None
    return tuple(read)


def _removed_tries(tries: Any) -> Iterator[RemovedTry]:
    """Those that make sense; files of earlier versions have none."""
    for data in tries if isinstance(tries, list) else ():
        with suppress(Unreadable):
            yield RemovedTry.of(data)


def _is_shallow(value: Any) -> bool:
    """Whether no more than `_DEEPEST` objects and lists stand in each other."""
    level = [value]
    for _ in range(_DEEPEST):
        holders = (one.values() if isinstance(one, dict) else one for one in level if isinstance(one, (dict, list)))
        level = [inner for holder in holders for inner in holder]
    return not level


def _people(value: Any, seats: int) -> dict[int, str]:
    if not isinstance(value, dict) or not all(str(seat) in map(str, range(seats)) for seat in value):
        raise Unreadable
    return {int(seat): _name(name) for seat, name in value.items()}


def _identities(value: Any) -> dict[str, tuple[str, ...]]:
    known = value if isinstance(value, dict) else {}
    return {tidy(name): read_identities(identities) for name, identities in known.items()}


def _name(value: Any) -> str:
    name = tidy(value) if isinstance(value, str) else ""
    if not name:
        raise Unreadable
    return name


def _written(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()
