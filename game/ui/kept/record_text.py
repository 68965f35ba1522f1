"""The record of a game as text: copied, or kept in a file."""

from datetime import datetime
from pathlib import Path

from game.ui import clipboard
from game.ui.scene import Shell
from game.ui.words import tr


def copy_record(shell: Shell, record: str) -> None:
    """The record goes to the clipboard; where there is none, into a file."""
    if clipboard.put(record):
        shell.toast(tr("The record is copied."))
    else:
        save_record(shell, record)


def save_record(shell: Shell, record: str) -> None:
    """The record goes into a file in the data folder; where that cannot be, it is said."""
    path = shell.data and shell.data / f"record {datetime.now():%Y-%m-%d %H.%M.%S}.txt"
    if path and _written(path, record):
        shell.toast(tr("Saved as {file}").format(file=path))
    else:
        shell.toast(tr("The record could be neither copied nor saved."))


def _written(path: Path, text: str) -> bool:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError:
        return False
    return True
