"""The games that wait, the games that were played, what became of the saved ones: as the title tells of them."""

import datetime
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.daily import day_of
from game.profile.entries import Finished, Lost, Notice, Result, Running
from game.profile.store import Store
from game.ui.kept.restored import restored
from game.ui.presentation.presentation import Presentation, presentation
from game.ui.table.saver import result_of
from game.ui.words import tr, trn

log = logging.getLogger("biotope")


@dataclass(frozen=True, slots=True)
class ShownSeat:
    """A seat of a game that waits; no points where nobody has any yet or the table hides them."""

    name: str
    style: int
    points: int | None


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A game that waits, as everybody may see it. `view` is the public one, `progress` how far it is in words.

    `result`: how it ended, when it is over but for what is asked after the end; `assisted`: it is marked so.
    """

    running: Running
    presentation: Presentation
    view: Any
    progress: str
    seats: tuple[ShownSeat, ...]
    result: Result | None = None
    assisted: bool = False


@dataclass(frozen=True, slots=True)
class Reached:
    """What somebody, or the rival of a lone player, reached in a game.

    Attributes:
        name: who.
        points: how many; None in a game without points.
        crowned: they won it against others.
        own: it is they whose list of games it is; in a list of everybody's games, the first person at the table.
    """

    name: str
    points: int | None
    crowned: bool
    own: bool = False


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game that is over: which one, the day it ended, who won or reached most first.

    Attributes:
        game: as it was kept.
        end: how it ended for all: "won" or "lost" in a game that is played together, or `GIVEN_UP`.
        assisted: it is marked so.
        daily: it says that it is a try of a daily.
    """

    game: Finished = field(hash=False)
    title: str
    day: datetime.date
    reached: tuple[Reached, ...]
    end: str | None = None
    assisted: bool = False
    daily: bool = False


@dataclass(frozen=True, slots=True)
class PlainRow:
    """A game of which no more can be said than this sentence."""

    sentence: str


Row = GameRow | PlainRow


def running_games(store: Store) -> tuple[list[RunningGame], list[PlainRow]]:
    """The games that wait, the last touched first; and a row for each one that cannot be played on."""
    games, rows = [], []
    for running in store.running():
        try:
            games.append(_running(running))
        except Exception as error:  # whatever is in a saved game, the others can be played
            log.warning("The running game %s cannot be shown: %r", running.id, error)
            rows.append(PlainRow(tr("A game that waits cannot be read any more. It stays where it is.")))
    return games, rows


def finished_games(store: Store, limit: int) -> list[Row]:
    """The games that were played last, the newest first; of one that cannot be read, that it cannot."""
    return [over_row(game) for game in store.finished_page(0, limit)]


def over_row(game: Finished | Lost, whose: str = "") -> Row:
    """What a list, of that person if of anybody, says of a game that is over, whether it can be read or not."""
    return row_of(game, whose) if isinstance(game, Finished) else PlainRow(lost_sentence(game))


def lost_games(store: Store) -> list[PlainRow]:
    """A row for each running game of which nothing can be read."""
    return [PlainRow(lost_sentence(lost)) for lost in store.lost()]


def lost_sentence(lost: Lost) -> str:
    """What became of a game of which nothing can be read."""
    if lost.over:
        return tr("A finished game cannot be read any more. It stays where it is.")
    return tr("A game that waits cannot be read any more. It stays where it is.")


def last_played(store: Store) -> str | None:
    """The game that was on the table last, running or finished."""
    games = [(game.touched, game.header) for game in store.running()[:1]]
    games += [(game.ended, game.header) for game in store.finished(limit=1)]
    names = [str(Record.parse(header).header["game"]) for _, header in sorted(games, reverse=True)]
    return next((name for name in names if name in GAMES), None)


def notice_sentence(notice: Notice) -> str:
    """What happened to the saved games, in words."""
    name = notice.path.name if notice.path else ""
    match notice.kind:
        case "set_aside":
            return tr("The saved games were damaged. The damaged file was kept as {file}.").format(file=name)
        case "folder_set_aside":
            return tr("A folder lay where the games are saved. It was kept as {file}.").format(file=name)
        case "other_set_aside":
            return tr("Another file had replaced your saved games. It was kept as {file}.").format(file=name)
        case "no_file_set_aside":
            return tr("Something that is not a file was among the saved games. It was renamed to {file}.").format(
                file=name
            )
        case "changed_set_aside":
            return tr("Another program changed your saved games. Its version was kept as {file}.").format(file=name)
        case "rewritten":
            return tr("Your saved games had been deleted or moved. They have been saved again.")
        case "salvaged":
            return trn(
                "{n} game could be read from the damaged file.",
                "{n} games could be read from the damaged file.",
                notice.games,
            ).format(n=notice.games)
        case "filled":
            return trn(
                "{n} game came back from the last backup.",
                "{n} games came back from the last backup.",
                notice.games,
            ).format(n=notice.games)
        case "repaired" if notice.games > 0:
            return trn(
                "{n} damaged game was repaired from a backup.",
                "{n} damaged games were repaired from a backup.",
                notice.games,
            ).format(n=notice.games)
        case "repaired":
            return tr("Part of your saved data was damaged. It was repaired from a backup.")
        case "restored":
            return tr("Your games are back as they were at the last backup.")
        case "backup_kept":
            return tr("These are not the games of the last backup, which was kept as {file}.").format(file=name)
        case "no_backup":
            return tr("No backup could be made; your games are saved all the same.")
        case "read_only":
            return tr("Nothing can be saved here: what you play now is lost when you leave.")
        case "disk_full":
            return tr("The disk is full: what you play now is lost when you leave.")
        case "busy":
            return tr("Another program holds the saved games: nothing can be saved until it lets go.")
        case "unreadable":
            return tr(
                "Your saved games cannot be read now. They are unchanged and return as soon as they can be read."
            )
        case "readable":
            return tr("Your saved games can be read again.")


def _running(running: Running) -> RunningGame:
    session, table = restored(running)
    sheets = session.sheets()
    begun = any(row.points > 0 for sheet in sheets for row in sheet.rows)
    shows = begun and table.show_scores
    totals = [sheet.total for sheet in sheets] if shows else [None] * len(session.names)
    seats = tuple(map(ShownSeat, map(_printable, session.names), table.styles, totals))
    shown, view = presentation(session.game), session.view(None)
    result = result_of(session) if session.outcome is not None else None
    assisted = bool(session.record.header.get("assisted"))
    return RunningGame(running, shown, view, shown.progress(view), seats, result, assisted)


def row_of(game: Finished, whose: str = "") -> Row:
    """What a list, of that person if of anybody, says of a game that is over."""
    record = Record.parse(game.header)
    header: Mapping[str, Any] = record.header
    day = game.ended.date()
    if header["game"] not in GAMES:
        return PlainRow(tr("A game of another version of Biotope. It stays where it is."))
    shown = presentation(GAMES[header["game"]])
    seats = (game.called.get(seat, name) for seat, name in enumerate(header["seats"]))
    names, result = list(map(_printable, seats)), _result(game)
    totals = result["totals"]
    if len(totals) == len(names) + 1 and shown.rival.name:
        names.append(shown.rival.name)
    points, winners = dict(enumerate(totals)), {*result["winners"]}
    contested = len(names) > len(winners)
    people = [seat for seat in range(len(header["seats"])) if seat not in record.bots]
    own = next((seat for seat in people if names[seat] == whose), people[0] if people else 0)
    reached = [
        Reached(name, points.get(seat), contested and seat in winners, seat == own) for seat, name in enumerate(names)
    ]
    reached.sort(key=lambda one: (not one.crowned, -(one.points or 0)))
    marks = bool(header.get("assisted")), day_of(header) is not None
    return GameRow(game, shown.title, day, tuple(reached), result["result"], *marks)


def _result(game: Finished) -> Result:
    """The result as it was kept; one that says nothing is found again by playing the record through."""
    if game.result["totals"] or game.result["result"]:
        return game.result
    try:
        record = Record.parse("\n".join((game.header, *game.actions)))
        return result_of(Session(GAMES[record.header["game"]], record))
    except Exception as error:  # the row is there without a result
        log.warning("The finished game %s cannot be played through: %r", game.id, error)
        return game.result


def _printable(name: str) -> str:
    """A name of a saved game without what no letters can show."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)
