"""`biotope export` and `biotope import`: all games of a person as one file."""

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from game.cli.terminal import Refused, tell, write_lines, writing
from game.message import Message
from game.paths import data_place
from game.profile.entries import Notice
from game.profile.export import Export, NotAnExport
from game.profile.people import folded
from game.profile.salvage.salvage import Progress
from game.profile.store import Store


def export(asked: argparse.Namespace) -> int:
    """Writes all that is kept of a person into a file."""
    file: Path = asked.file
    if file.exists():
        raise Refused("{file}: this file is there already, please name another one.", file=file)
    with _store(asked.data_dir) as store:
        people = {folded(person.name): person for person in store.profiles()}
        person = people.get(folded(asked.name))
        if person is None:
            names = ", ".join(person.name for person in people.values())
            if names:
                raise Refused("There is nobody called “{name}”; there are {names}.", name=asked.name, names=names)
            raise Refused("There is nobody called “{name}”.", name=asked.name)
        whole = store.export(person.id)
    with writing(file):
        whole.save(file)
    over = len(whole.games) - whole.running
    lines = [f"{whole.name}: finished games {over}, running games {whole.running}, written to {file}."]
    if whole.lost:
        lines.append(f"Games that cannot be read and were left out: {whole.lost}.")
    write_lines(lines)
    return 0


def take_in(asked: argparse.Namespace) -> int:
    """Keeps what an exported file holds."""
    try:
        whole = Export.load(asked.file)
    except NotAnExport as error:
        raise Refused(Message.of(error)) from None
    with _store(asked.data_dir) as store:
        store.catch_up()
        if store.trouble is not None:
            raise Refused("Nothing can be saved in the data folder now, so nothing was taken in.")
        imported = store.take_in(whole)
        if store.unsaved:
            raise Refused("The data folder refused to save this; please try again.")
    counts = (
        f"new games {imported.new}, continued {imported.continued}, returned {imported.returned}, "
        f"here already {imported.known}"
    )
    write_lines([f"{whole.name}: {counts}."])
    return 0


@contextmanager
def _store(folder: Path | None) -> Iterator[Store]:
    """The store of a data folder; what happened to its files is told."""
    with closing(Store.open(data_place(folder), progress=_line_before(folder))) as store:
        for notice in store.notices:
            if (told := _told(notice)) is not None:
                tell(told, folder)
        if store.trouble is not None and store.trouble.kind == "unreadable":
            raise Refused("The saved games cannot be read: {folder}", folder=data_place(folder))
        yield store


def _line_before(folder: Path | None) -> Progress:
    """Return what says once that a damaged database is read, which may take a while."""

    @cache
    def say() -> None:
        tell(Message("The saved games are damaged; reading what is left of them…"), folder)

    return lambda done, games: say()


def _told(notice: Notice) -> Message | None:
    """What happened to the files; nothing of what only keeps games from being saved now."""
    match notice.kind:
        case "set_aside":
            return Message("The saved games were damaged and were set aside: {path}", path=notice.path)
        case "folder_set_aside":
            return Message("A folder in the place of the saved games was set aside: {path}", path=notice.path)
        case "other_set_aside":
            return Message("Another file in the place of the saved games was set aside: {path}", path=notice.path)
        case "no_file_set_aside":
            return Message("Something that is not a file was renamed among the saved games: {path}", path=notice.path)
        case "changed_set_aside":
            return Message("Another program changed the saved games; its version was kept: {path}", path=notice.path)
        case "rewritten":
            return Message("The saved games had been deleted or moved and were saved again: {path}", path=notice.path)
        case "salvaged":
            return Message("Games read from the damaged file: {games}", games=notice.games)
        case "filled":
            return Message("Games taken from the backup {path}: {games}", path=notice.path, games=notice.games)
        case "repaired" if notice.games > 0:
            return Message("Damaged games that were repaired from a backup: {games}", games=notice.games)
        case "repaired":
            return Message("Damaged data was repaired from a backup: {path}", path=notice.path)
        case "restored":
            return Message("This backup took their place: {path}", path=notice.path)
        case "backup_kept":
            return Message("These are not the games of the last backup, which was kept: {path}", path=notice.path)
        case "no_backup":
            return Message("No backup of the games could be made: {path}", path=notice.path)
    return None
