"""All games of a person go to another computer in a file, and come from there."""

import logging
from collections.abc import Callable
from datetime import date
from functools import partial
from itertools import chain, count
from pathlib import Path

from game.message import kind_of, reason_of
from game.paths import documents_dir
from game.profile.export import Export, NotAnExport
from game.profile.transfers import Imported
from game.ui.replay.start import open_record_file
from game.ui.scene import Shell
from game.ui.scenes.question import Question, QuestionScene
from game.ui.words import explained, number, tr, trn

log = logging.getLogger("biotope")


def take_along(shell: Shell, person: int, folder: Callable[[], Path] = documents_dir) -> None:
    """Writes all games of a person into a new file among the player's documents; says where, or that it failed."""

    def write() -> None:
        whole = shell.store.export(person)
        try:
            file = _unused(folder(), whole.name, shell.store.today())
            whole.save(file)
        except OSError as error:
            log.warning("The games of a person cannot be written: %r", error)
            shell.toast(tr("The file could not be saved: {reason}.").format(reason=explained(reason_of(error))))
            return
        saved = tr("Saved as {file}").format(file=file)
        left_out = trn(
            "{n} game cannot be read and stays here.", "{n} games cannot be read and stay here.", whole.lost
        )
        shell.toast(f"{left_out.format(n=number(whole.lost))} {saved}" if whole.lost else saved)

    shell.wait_for(tr("Writing the games …"), write)


def open_file(shell: Shell, file: Path) -> None:
    """Opens what was dropped on the window: the games of a person, or the record of one game."""
    if Export.claims(file):
        shell.wait_for(tr("Reading the games …"), partial(_ask, shell, file))
    else:
        open_record_file(shell, file)


def _ask(shell: Shell, file: Path) -> None:
    if any(scene.name == "table" for scene in shell.stack):
        shell.toast(tr("Please leave the table first, then bring the games."))
        return
    try:
        whole = Export.load(file)
    except (OSError, NotAnExport) as error:
        log.warning("%s cannot be imported: %s", file, kind_of(error))
        shell.toast(tr("{file} is damaged or of another version; nothing was changed.").format(file=file.name))
        return
    games = trn("{n} game is in the file.", "{n} games are in the file.", len(whole.games))
    games = games.format(n=number(len(whole.games)))
    stays = tr("What is here already stays as it is, and nothing is doubled.")
    question = Question(
        tr("Bring the games of {name} here?").format(name=whole.name),
        f"{games}\n{stays}",
        tr("Bring them"),
        tr("Cancel"),
        wanted=True,
    )
    shell.stack.push(QuestionScene(question, partial(_bring, shell, whole)))


def _bring(shell: Shell, whole: Export) -> None:
    imported = shell.store.take_in(whole)
    shell.go_home()
    shell.toast(_sentence(imported, whole.name))


def _sentence(imported: Imported, name: str) -> str:
    """What an import changed, in one or two sentences."""
    came, returned = imported.new + imported.continued, imported.returned
    imported_words = trn("{n} game of {name} imported.", "{n} games of {name} imported.", came)
    returned_words = trn("{n} game here belongs to {name} again.", "{n} games here belong to {name} again.", returned)
    sentences = [(came, imported_words), (returned, returned_words)]
    told = [words.format(n=number(n), name=name) for n, words in sentences if n]
    return " ".join(told) or tr("All games in the file were here already.")


def _unused(folder: Path, name: str, day: date) -> Path:
    """A name for the file that no other file there has."""
    plain = "".join(letter if letter.isalnum() else " " for letter in name).strip()
    stem = " ".join(("Biotope", *plain.split(), day.isoformat()))
    numbered = (folder / f"{stem} ({number}).json" for number in count(2))
    return next(file for file in chain((folder / f"{stem}.json",), numbered) if not file.exists())
