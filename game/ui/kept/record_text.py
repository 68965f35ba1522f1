"""The record of a game as text: copied, or kept in a file."""

from datetime import datetime

from game.message import reason_of
from game.profile.plain_files import write_whole
from game.ui import clipboard
from game.ui.scene import Shell
from game.ui.words import explained, tr


def copy_record(shell: Shell, record: str) -> None:
    """The record goes to the clipboard; where there is none, into a file."""
    if clipboard.put(record):
        shell.toast(tr("The record is copied."))
    else:
        save_record(shell, record)


def save_record(shell: Shell, record: str) -> None:
    """Write the record into a file of the data folder, and tell its name or why there is none."""
    if shell.data is None:
        shell.toast(tr("The record could be neither copied nor saved."))
        return
    path = shell.data / f"record {datetime.now():%Y-%m-%d %H.%M.%S}.txt"
    try:
        write_whole(path, record)
    except OSError as error:
        shell.toast(tr("The record could not be saved: {reason}.").format(reason=explained(reason_of(error))))
        return
    shell.toast(tr("Saved as {file}").format(file=path))
