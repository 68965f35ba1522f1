"""Brings the catalogues up to date with the words in the code: `python assets/locale/catalogues.py`.

It is `pybabel` with our settings: the template `biotope.pot` gets every message of the code, each
`<language>/LC_MESSAGES/biotope.po` the new ones, and a message that left the code keeps its translation at the end of
the file, in case it comes back. A language is compiled, and with that offered, for the first time when nothing in its
catalogue is left to translate; from then on it stays, and a new message speaks English until it is translated.
"""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from babel.messages.catalog import Catalog
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

from game.levels.lessons import load_lesson, taught

LOCALE = Path(__file__).resolve().parent
CODE = LOCALE.parent.parent / "game"
TEMPLATE = LOCALE / "biotope.pot"


def extract(template: Path = TEMPLATE) -> None:
    """Writes every message of the code and of the lessons into a template."""
    keywords = ("--keyword=tr", "--keyword=trn:1,2", "--keyword=trc:1c,2")
    tidy = ("--no-default-keywords", "--omit-header", "--no-location", "--sort-output", "--width=100")
    with TemporaryDirectory() as folder:
        lessons = Path(folder) / "lessons.py"
        lessons.write_text("\n".join(f"tr({sentence!r})" for sentence in said_in_lessons()), encoding="utf-8")
        words = (str(CODE), str(LOCALE / "card_names.py"), str(lessons))
        _pybabel("extract", *keywords, *tidy, f"--output-file={template}", *words)


def said_in_lessons() -> list[str]:
    """Every sentence of the lesson files."""
    return [sentence for game in taught() for sentence in load_lesson(game).sentences]


def update(locale: Path = LOCALE) -> None:
    """Brings all catalogues of a folder up to date with its template, and compiles those that are offered."""
    here = ("-d", str(locale), "-D", "biotope")
    template = f"--input-file={locale / TEMPLATE.name}"
    paths = sorted(locale.glob("*/LC_MESSAGES/biotope.po"))
    for path in paths:
        _revive(path)
    _pybabel("update", *here, template, "--no-fuzzy-matching", "--ignore-pot-creation-date", "--width=100")
    for path in paths:
        if path.with_suffix(".mo").exists() or is_complete(read(path)):
            _pybabel("compile", *here, f"--locale={path.parts[-3]}")


def read(path: Path) -> Catalog:
    """A catalogue, or a template, as it is written."""
    with path.open("rb") as file:
        return read_po(file, locale=None if path.suffix == ".pot" else path.parts[-3])


def is_complete(catalogue: Catalog) -> bool:
    """Nothing is left to translate, and nothing was left to guessing."""
    return all(
        all(message.string if message.pluralizable else (message.string,)) and not message.fuzzy
        for message in catalogue
        if message.id
    )


def _revive(path: Path) -> None:
    """Makes what was put aside ordinary messages again: the update puts aside anew what the code does not say."""
    path.write_text(re.sub(r"^#~ ", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8")


def _pybabel(*arguments: str) -> None:
    CommandLineInterface().run(["pybabel", "--quiet", *arguments])


if __name__ == "__main__":
    extract()
    update()
