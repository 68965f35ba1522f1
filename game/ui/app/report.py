"""What is kept of a fault that nobody foresaw."""

import traceback
from datetime import datetime
from pathlib import Path

from game.ui.scene import Scene


def write_report(folder: Path, error: Exception, scene: Scene) -> Path | None:
    """Writes down a fault, and what the scene it happened in has to say.

    Args:
        folder: where the report goes.
        error: the fault.
        scene: the scene that was played.

    Returns:
        The file; None when it could not be written.
    """
    path = folder / f"report {datetime.now():%Y-%m-%d %H.%M.%S}.txt"
    details = "".join(traceback.format_exception(error))
    try:
        path.write_text(f"{details}\n{_told_by(scene)}", encoding="utf-8")
    except OSError:
        return None
    return path


def _told_by(scene: Scene) -> str:
    """The scene may itself be at fault."""
    try:
        return scene.report()
    except Exception as error:
        return f"(the scene could not report: {error!r})"
