"""Brings the catalogues up to date with the words in the code: `python assets/locale/catalogues.py`.

It is `pybabel` with our settings: the template `biotope.pot` gets every message of the code, each
`<language>/LC_MESSAGES/biotope.po` the new ones, and a message that left the code keeps its translation at the end of
the file, in case it comes back. A language is compiled, and with that offered, for the first time when nothing in its
catalogue is left to translate; from then on it stays, and a new message speaks English until it is translated.

With a language behind it, `python assets/locale/catalogues.py cs`, it begins the catalogue of that language if there
is none yet, and says what is missing and which words are likely too long for their places.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from babel.core import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

from game.games.registry import GAMES
from game.levels.lessons import load_lesson, taught
from game.levels.texts import games_with_texts, load_texts
from game.ui.engine.text import Text, can_be_shown
from game.ui.engine.viewport import DESIGN, Viewport
from game.ui.words import SOURCE

LOCALE = Path(__file__).resolve().parent
CODE = LOCALE.parent.parent / "game"
TEMPLATE = LOCALE / "biotope.pot"
RULES = LOCALE.parent / "rules"
EXPLAINED = ("CorruptRecord", "Refused", "Failed", "NotAnExport", "Crashed")
"""The errors that are raised with the words of a message."""
LABEL = 24
"""An English message of so many letters, no sentence, stands on a button, in a chip or in a column of its own."""
ROOM, SPARE = 1.3, 16
"""A label may be so many times as wide as in English; by so many units any place is larger than the English word."""


def extract(template: Path = TEMPLATE) -> None:
    """Write every message of the code, of its errors, of the lessons and of the texts into a template."""
    keywords = ("--keyword=tr", "--keyword=trn:1,2", "--keyword=trc:1c,2")
    keywords += tuple(f"--keyword={name}" for name in ("Message", *EXPLAINED))
    tidy = ("--no-default-keywords", "--omit-header", "--no-location", "--sort-output", "--width=100")
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data.py"
        calls = [f"tr({sentence!r})" for sentence in said_in_lessons()]
        calls += [f"trc({context!r}, {text!r})" if context else f"tr({text!r})" for context, text in said_in_texts()]
        data.write_text("\n".join(calls), encoding="utf-8")
        words = (str(CODE), str(LOCALE / "card_names.py"), str(LOCALE / "words_of_others.py"), str(data))
        _pybabel("extract", *keywords, *tidy, f"--output-file={template}", *words)


def said_in_lessons() -> list[str]:
    """Every sentence of the lesson files."""
    return [sentence for game in taught() for sentence in load_lesson(game).sentences]


def said_in_texts() -> list[tuple[str, str]]:
    """Return every message of the files of texts with its context, "" for none."""
    return [message for game in games_with_texts() for message in load_texts(game).messages]


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
    return not untranslated(catalogue)


def untranslated(catalogue: Catalog) -> list[str]:
    """The English of every message that has no translation, or only a guessed one."""
    return [_forms(message.id)[0] for message in catalogue if message.id and (message.fuzzy or not _said(message))]


def too_long(catalogue: Catalog) -> list[tuple[str, str, float]]:
    """The labels that need much more room than in English, the widest for its place first.

    Returns:
        The English, the translation, and how many times as wide it is.
    """
    text = Text(Viewport(DESIGN))
    found = []
    for message in catalogue:
        english = _forms(message.id)[-1]
        if not message.id or len(english) > LABEL or english.endswith((".", "!", "?")):
            continue
        said = max(_forms(message.string), key=lambda form: text.width(form, 17, 600, "sans"))
        had, has = (text.width(form, 17, 600, "sans") for form in (english, said))
        if has > ROOM * had + SPARE:
            found.append((english, said, has / had))
    return sorted(found, key=lambda one: -one[2])


def without_a_letter(catalogue: Catalog) -> str:
    """The letters of the translations that the fonts of the app do not have."""
    letters = {letter for message in catalogue if message.id for form in _forms(message.string) for letter in form}
    return "".join(sorted(letter for letter in letters if not letter.isspace() and not can_be_shown(letter)))


def unwritten(language: str, rules: Path = RULES) -> list[str]:
    """The rules pages that nobody has written in a language."""
    return [game for game in GAMES if not (rules / language / f"{game}.md").is_file()]


def begin(language: str, locale: Path = LOCALE) -> None:
    """Begins the catalogue of a language, unless it has one.

    Raises:
        SystemExit: there is no such language.
    """
    try:
        Locale.parse(language)
    except (ValueError, UnknownLocaleError):
        raise SystemExit(f"{language} is no language: write two or three letters, such as de for German.") from None
    if language == SOURCE:
        raise SystemExit("English is written in the code and has no catalogue.")
    if not (locale / language / "LC_MESSAGES" / "biotope.po").exists():
        template = f"--input-file={locale / TEMPLATE.name}"
        _pybabel("init", "-d", str(locale), "-D", "biotope", template, f"--locale={language}", "--width=100")


def report(language: str) -> Iterator[str]:
    """What a language lacks, and which of its words may not fit, line by line."""
    catalogue = read(LOCALE / language / "LC_MESSAGES" / "biotope.po")
    missing, long = untranslated(catalogue), too_long(catalogue)
    yield f"Not translated: {len(missing)} of {len(catalogue)} messages"
    yield from (f"  {english}" for english in missing)
    yield f"Rules pages not written: {', '.join(unwritten(language)) or 'none'}"
    yield f"Letters that the fonts do not have: {without_a_letter(catalogue) or 'none'}"
    yield f"Likely too long: {len(long)}"
    yield from (f"  {english} → {said} ({times:.1f} times as wide)" for english, said, times in long)


def _forms(text: str | tuple[str, ...]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def _said(message: Message) -> bool:
    """Whether every form of a message has a translation."""
    return bool(message.string) and all(_forms(message.string))


def _revive(path: Path) -> None:
    """Makes what was put aside ordinary messages again: the update puts aside anew what the code does not say.

    A merge of two branches can leave a message put aside with its translation and living without: of two, the update
    takes the first, so what has no translation goes last.
    """
    said = re.sub(r"^#~ ", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE).strip().split("\n\n")
    path.write_text("\n\n".join(sorted(said, key=lambda message: message.endswith('""'))) + "\n", encoding="utf-8")


def _pybabel(*arguments: str) -> None:
    CommandLineInterface().run(["pybabel", "--quiet", *arguments])


if __name__ == "__main__":
    extract()
    for asked in sys.argv[1:]:
        begin(asked)
    update()
    for asked in sys.argv[1:]:
        print("\n".join(report(asked)))
