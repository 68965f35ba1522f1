"""`biotope doctor`: how this installation and its data are, on one page to paste into a report."""

import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from game.cli.terminal import counted, silenced
from game.cli.version import biotope_version
from game.message import reason_of
from game.profile.checkup import Checkup, State, check_up
from game.profile.moments import changed

_STATES: Mapping[State, str] = {
    "none": "none yet",
    "sound": "sound",
    "older": "sound, of an earlier version; the next start brings it up to date",
    "newer": "written by a later version of Biotope, which has to be installed again",
    "damaged": "damaged; the next start sets it aside and reads what it can, the rest from the newest backup",
    "closed": "cannot be read",
}
_GIGABYTE = 1e9


def examination(folder: Path) -> list[str]:
    """The page, line by line; whatever fails is said in its line.

    Args:
        folder: the data folder, which need not be there.
    """
    parts: dict[str, Callable[[], str]] = {
        "Biotope": biotope_version,
        "Python": lambda: f"{platform.python_version()}{', frozen' if getattr(sys, 'frozen', False) else ''}",
        "Libraries": _libraries,
        "System": lambda: f"{platform.system()} {platform.release()} {platform.machine()}",
        "Processors": lambda: str(os.cpu_count()),
        "Display": _display,
        "Sound": _sound,
        "Data folder": lambda: _folder(folder),
    }
    with silenced():
        lines = [_line(name, part) for name, part in parts.items()]
    try:
        found = check_up(folder)
        return [*lines, *_store(found), _line("Reports", lambda: _reports(folder, found.in_use))]
    except Exception as error:
        return [*lines, _aligned("Database", _failed(error))]


def _line(name: str, part: Callable[[], str]) -> str:
    try:
        told = part()
    except Exception as error:
        told = _failed(error)
    return _aligned(name, told)


def _aligned(name: str, told: str) -> str:
    return f"{name:<12} {told}"


def _failed(error: Exception) -> str:
    """What went wrong, without any path that the error may name."""
    why = reason_of(error) if isinstance(error, OSError) and error.strerror else None
    return f"cannot be told ({type(error).__name__}{f': {why}' if why else ''})"


def _libraries() -> str:
    from game.ui.app.devices import versions

    return versions()


def _display() -> str:
    from game.ui.app.devices import display

    return display()


def _sound() -> str:
    from game.ui.app.devices import sound

    return sound()


def _folder(folder: Path) -> str:
    if not folder.is_dir():
        return f"{folder}, {'no folder' if folder.exists() else 'not there yet'}"
    readable = "readable" if os.access(folder, os.R_OK | os.X_OK) else "not readable"
    return f"{folder}, {readable}, {_writable(folder)}, {shutil.disk_usage(folder).free / _GIGABYTE:.1f} GB free"


def _writable(folder: Path) -> str:
    try:
        with tempfile.TemporaryFile(dir=folder):
            return "writable"
    except OSError as error:
        return f"not writable ({reason_of(error)})"


def _store(found: Checkup) -> list[str]:
    restorable = found.state == "none" and found.backups
    known = "missing; the next start restores the newest backup" if restorable else _STATES[found.state]
    state = f"{known}, {found.size / 1e6:.1f} MB" if found.size else known
    used = ", in use by a running Biotope" if found.in_use else ""
    return [
        _aligned("Database", state + used),
        _aligned("Backups", f"{found.backups} sound, {counted(found.damaged, 'damaged database')} set aside"),
        _aligned("People", str(found.people)),
        _aligned("Running", _games(found.running)),
        _aligned("Finished", _games(found.finished)),
    ]


def _games(counts: Mapping[str, int]) -> str:
    kinds = ", ".join(f"{name} {count}" for name, count in counts.items())
    return f"{counted(sum(counts.values()), 'game')}{f' ({kinds})' if kinds else ''}"


def _reports(folder: Path, in_use: bool) -> str:
    from game.ui.app.last_run import UNENDED

    moments = [changed(file.stat()) for file in folder.glob("report *.txt")]
    newest = f", the newest of {max(moments):%Y-%m-%d %H:%M}" if moments else ""
    coming = "; the last run did not end, the next start reports it"
    return f"{len(moments) or 'none'}{newest}{coming if (folder / UNENDED).exists() and not in_use else ''}"
