"""Brings the catalogues up to date with the words in the code: `python assets/locale/catalogues.py`.

The template `biotope.pot` gets every message of the code, each `<language>/LC_MESSAGES/biotope.po` the new
ones. A language is compiled, and the app offers it, when nothing in its catalogue is left to translate.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir, extract_from_file
from babel.messages.frontend import parse_keywords
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

LOCALE = Path(__file__).resolve().parent
CODE = LOCALE.parent.parent / "game"
TEMPLATE = LOCALE / "biotope.pot"

_KEYWORDS = parse_keywords(["tr", "trn:1,2", "trc:1c,2"])
_NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
"""In place of the moment of writing, so that a catalogue changes only when its words do."""


def catalogue_files() -> list[Path]:
    """The catalogues of all languages, complete or not."""
    return sorted(LOCALE.glob("*/LC_MESSAGES/biotope.po"))


def extracted() -> Catalog:
    """Every message of the code."""
    catalogue = Catalog(project="Biotope", version="1", creation_date=_NO_DATE, fuzzy=False)
    for message, context in sorted(_messages(), key=str):
        catalogue.add(message, context=context)
    return catalogue


def read(path: Path) -> Catalog:
    """A catalogue, or the template, as it is written."""
    with path.open("rb") as file:
        return read_po(file, locale=None if path == TEMPLATE else path.parts[-3])


def is_complete(catalogue: Catalog) -> bool:
    """Nothing is left to translate, and nothing was left to guessing."""
    return all(_translated(message) and not message.fuzzy for message in catalogue if message.id)


def update() -> None:
    """Writes the template, every catalogue, and those that are complete in the form the app reads."""
    template = extracted()
    _write(TEMPLATE, template)
    for path in catalogue_files():
        catalogue = read(path)
        catalogue.update(template, no_fuzzy_matching=True, update_creation_date=False)
        catalogue.obsolete.clear()
        _write(path, catalogue)
        compiled = path.with_suffix(".mo")
        if is_complete(catalogue):
            with compiled.open("wb") as file:
                write_mo(file, catalogue)
        else:
            compiled.unlink(missing_ok=True)


def _messages() -> Iterator[tuple[str | tuple[str, ...], str | None]]:
    for _, _, message, _, context in extract_from_dir(CODE, keywords=_KEYWORDS):
        yield message, context
    for _, message, _, context in extract_from_file("python", LOCALE / "card_names.py", keywords=_KEYWORDS):
        yield message, context


def _translated(message: Message) -> bool:
    return all(message.string) if isinstance(message.string, tuple) else bool(message.string)


def _write(path: Path, catalogue: Catalog) -> None:
    catalogue.header_comment = "# The words of Biotope. Kept up to date by assets/locale/catalogues.py."
    with path.open("wb") as file:
        write_po(file, catalogue, width=100, no_location=True, sort_output=True)


if __name__ == "__main__":
    update()
