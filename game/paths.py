"""Where Biotope's files are: in a clone, in a wheel and in the executable."""

import os
import sys
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Literal

import platformdirs

from game.message import Explained, Message

Family = Literal["serif", "sans"]
Weight = Literal[400, 600, 700]

_PACKAGE = Path(__file__).resolve().parent
_FONTS: dict[Family, tuple[str, str]] = {
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
    "sans": ("font_source_sans_pro", "SourceSansPro"),
}
FONT_PACKAGES = tuple(package for package, _ in _FONTS.values())
_STYLES: dict[Weight, str] = {400: "Regular", 600: "Semibold", 700: "Bold"}


class MissingAsset(Explained):
    """A file or folder that belongs to Biotope is not where it was installed."""

    def __init__(self, path: Path) -> None:
        super().__init__(Message("A part of Biotope is missing: {path} (please install Biotope again).", path=path))
        self.path = path


class UnusableFolder(Explained):
    """The name of the data folder has letters that the system or SQLite cannot write."""

    def __init__(self, path: Path) -> None:
        super().__init__(Message("“{folder}” cannot be the name of the data folder.", folder=path))


def assets_dir() -> Path:
    """The folder with art, sounds, catalogues, rules pages and the theme.

    Raises:
        MissingAsset: the installation has lost the folder.
    """
    return _shipped(packed=_PACKAGE / "assets", in_clone="assets")


def levels_dir() -> Path:
    """The folder with the TMX files: tables, challenges, tutorials.

    Raises:
        MissingAsset: the installation has lost the folder.
    """
    return _shipped(packed=_PACKAGE / "levels" / "maps", in_clone="levels")


def data_place(override: Path | None = None) -> Path:
    """Where the folder for profiles, saves and settings is, or would be: the store makes it, if that is possible.

    Args:
        override: the folder the player asked for on the command line. Without it the environment
            variable `BIOTOPE_DATA` decides, and without that the system's own place for user data.

    Raises:
        UnusableFolder: no folder can have this name, or no database can be opened in it.
    """
    wanted = override or os.environ.get("BIOTOPE_DATA")
    if not wanted:
        return _encodable(platformdirs.user_data_path("biotope", appauthor=False))
    with suppress(RuntimeError):  # a home that the system does not know is a name like any other
        return _encodable(Path(wanted).expanduser())
    return _encodable(Path(wanted))


def pictures_dir() -> Path:
    """The folder for pictures of the table, created inside the player's pictures when it is not there yet.

    Raises:
        OSError: the folder cannot be created.
    """
    return _created(platformdirs.user_pictures_path() / "Biotope")


def documents_dir() -> Path:
    """The folder for what a player takes along, created inside their documents when it is not there yet.

    Raises:
        OSError: the folder cannot be created.
    """
    return _created(platformdirs.user_documents_path() / "Biotope")


def font_file(family: Family, weight: Weight) -> Path:
    """The TrueType file of one font.

    Args:
        family: "serif" for what is printed on an object, "sans" for what explains.
        weight: 400 regular, 600 semibold, 700 bold.

    Raises:
        MissingAsset: the font package has lost the file.
    """
    package, name = _FONTS[family]
    return _present(Path(str(files(package))) / "files" / f"{name}-{_STYLES[weight]}.ttf")


def _shipped(packed: Path, in_clone: str) -> Path:
    """A folder packed inside the package by a wheel and by the executable, or next to it in a clone."""
    return packed if packed.is_dir() else _present(_PACKAGE.parent / in_clone)


def _encodable(folder: Path) -> Path:
    """Return the folder if its name can be written: Windows allows halves of letters in a name, SQLite does not."""
    try:
        if sys.platform == "win32":
            str(folder).encode()
        else:
            os.fsencode(folder)
    except UnicodeEncodeError:
        raise UnusableFolder(folder) from None
    return folder


def _present(path: Path) -> Path:
    if not path.exists():
        raise MissingAsset(path)
    return path


def _created(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
