"""What is kept of a fault that nobody foresaw."""

import traceback
from datetime import datetime
from pathlib import Path

from game.message import Message, reason_of
from game.profile.plain_files import write_whole
from game.ui.scene import Scene


def write_report(folder: Path, error: Exception, scene: Scene) -> Path | Message:
    """Writes down a fault, and what the scene it happened in has to say.

    Args:
        folder: where the report goes.
        error: the fault.
        scene: the scene that was played.

    Returns:
        The file, or one sentence why there is none.
    """
    path = folder / f"report {datetime.now():%Y-%m-%d %H.%M.%S}.txt"
    details = "".join(traceback.format_exception(error))
    try:
        write_whole(path, f"{details}\n{_told_by(scene)}".encode("utf-8", "backslashreplace"))
    except OSError as error:
        return Message("The report could not be written: {reason}.", reason=reason_of(error))
    return path


def _told_by(scene: Scene) -> str:
    """The scene may itself be at fault."""
    try:
        return scene.report()
    except Exception as error:
        return f"(the scene could not report: {error!r})"
