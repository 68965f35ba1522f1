"""What the store hands out: plain values, never rows of a database."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Literal, TypedDict

from game.message import Explained, Message

NoticeKind = Literal[
    "set_aside",
    "folder_set_aside",
    "other_set_aside",
    "no_file_set_aside",
    "changed_set_aside",
    "restored",
    "salvaged",
    "filled",
    "repaired",
    "rewritten",
    "no_backup",
    "backup_kept",
    "read_only",
    "disk_full",
    "busy",
    "unreadable",
    "readable",
]


class StoreRefused(Explained):
    """The store cannot be opened; the text is one sentence for the player."""


class StoreLocked(StoreRefused):
    """Another copy of Biotope holds the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            Message("Biotope is already open with the games in {folder}; please close it there first.", folder=folder)
        )
        self.folder = folder


class StoreTooNew(StoreRefused):
    """A later version of Biotope wrote the folder."""

    def __init__(self) -> None:
        super().__init__(Message("These games were saved by a newer Biotope; please install that version again."))


class NameTaken(Exception):
    """Two profiles cannot have the same name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is already a player called {name}.")
        self.name = name


@dataclass(frozen=True, slots=True)
class Notice:
    """Something lasting that the player must be told.

    Attributes:
        kind: "set_aside": a damaged database was renamed; "folder_set_aside": a folder of its name was;
            "other_set_aside": another file was in the place of the database or its log; it was renamed, and what
            was open then was written again;
            "no_file_set_aside": a folder, pipe, device or socket was in the place of a file beside the database;
            "changed_set_aside": another program wrote into the open database or its log and left it sound; its
            version was copied, and the database written again;
            "restored": a backup took its place; "salvaged": games were read from a damaged database; "filled": games
            that were missing there, wholly or in part, came from a backup;
            "repaired": damaged values of a sound database were replaced with those of a backup;
            "rewritten": the database or its log was gone and was written again;
            "no_backup": no backup could be made;
            "backup_kept": the database is not the one of the newest backup, which was renamed;
            "read_only", "disk_full" and "busy" (another program holds the file): nothing can be saved now;
            "unreadable": the saved games cannot be read now, and nothing can be saved;
            "readable": they can be read again; what was played meanwhile was added to them.
        path: the renamed file, the backup, or the folder that cannot be written.
        games: how many games the notice is about, where it is about some.
    """

    kind: NoticeKind
    path: Path | None
    games: int = 0


@dataclass(frozen=True, slots=True)
class Profile:
    """A person at the table.

    Attributes:
        emblem: the name of the person's seat emblem, such as "leaf".
        created: in UTC.
    """

    id: int
    name: str
    emblem: str
    created: datetime


@dataclass(frozen=True, slots=True)
class Running:
    """A game that is not over: `header` and `actions` are the lines of its record.

    Attributes:
        plans: for each seat the actions it will submit as soon as they are legal.
        screen: what the table needs to come back, such as whose turn the curtain announces.
        called: what the person at a seat is called now, whatever the record says.
        begun: at the UTC offset of where it was begun.
        touched: the moment of the last change, at the UTC offset of where it was made.
    """

    id: int
    header: str
    actions: tuple[str, ...]
    plans: Mapping[int, list[str]]
    screen: Mapping[str, Any]
    called: Mapping[int, str]
    begun: datetime
    touched: datetime


class Solo(TypedDict):
    """What somebody reached who played alone: by how much, and which grade; None where there is none."""

    margin: int | None
    grade: int | str | None


GIVEN_UP: Final = "given up"
"""The result of a game that was left for good before it was over."""


class Result(TypedDict):
    """How a game ended.

    Attributes:
        totals: points by seat, a rival's last; none in a game without points.
        winners: seats.
        solo: of somebody who played alone.
        result: "won" or "lost" in a game that is played together; `GIVEN_UP` in any game.
        reason: what ended such a game.
        continued: it was played on from a moment of another one, and counts in no statistics.
    """

    totals: list[int]
    winners: list[int]
    solo: Solo | None
    result: str | None
    reason: str | None
    continued: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over: its record, its result as the table wrote it, and the wishes of its table.

    Attributes:
        called: what the person at a seat is called now, whatever the record says.
        ended: at the UTC offset of where it ended.
    """

    id: int
    header: str
    actions: tuple[str, ...]
    called: Mapping[int, str]
    result: Result
    ended: datetime
    screen: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Lost:
    """A game whose row cannot be read; it stays where it is.

    Attributes:
        over: it stands among the finished games.
    """

    id: int
    over: bool
