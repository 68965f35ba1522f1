"""The catalogues hold every word of the code, and say the same things in every language."""

import importlib.util
import re
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.games.ecosystem.editions.forest import FOREST
from game.games.registry import GAMES
from game.ui import words

LANGUAGES = ("cs", "fr")
MISSET = {
    "fr": r"(?<!\u202f)(?:[;?»]|!(?!r}))|(?<![\u202f\d]):|«(?!\u202f)|'|\.\.\.|\s…|{day} (?=[^\W\d_])",
    "cs": r"\b[aikosuvzAIKOSUVZ] (?=\S)|\d (?:bod|kar|mís)|'|\"|\.\.\.",
}
"""The wrong space, where a line must not end above all, a straight quotation mark, or three dots, by language."""
CASES = {("Bear", "cs"): "Medvěd", ("Bear", "fr"): "Ours", ("Stream", "cs"): "Potok", ("Stream", "fr"): "Ruisseau"}


def tool() -> ModuleType:
    """The tool that keeps the catalogues."""
    path = Path(__file__).parents[1] / "assets" / "locale" / "catalogues.py"
    spec = importlib.util.spec_from_file_location("catalogues", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


catalogues = tool()


def catalogue(language: str) -> Catalog:
    return catalogues.read(catalogues.LOCALE / language / "LC_MESSAGES" / "biotope.po")


def messages(of: Catalog) -> set[tuple[object, str | None]]:
    return {(message.id, message.context) for message in of if message.id}


def forms(text: str | tuple[str, ...]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"{(\w*)[^}]*}", text))


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The template that the code of today gives."""
    template = tmp_path_factory.mktemp("locale") / "biotope.pot"
    catalogues.extract(template)
    return catalogues.read(template)


def test_the_extraction_finds_plain_plural_and_contextual_messages(extracted: Catalog) -> None:
    found = messages(extracted)
    assert ("Player {number}", None) in found
    assert ("Bear", "card") in found
    assert any(isinstance(message, tuple) for message, _ in found), "a message with a plural form"


def test_the_template_misses_no_message_of_the_code(extracted: Catalog) -> None:
    missing = messages(extracted) - messages(catalogues.read(catalogues.TEMPLATE))
    assert not missing, f"run python assets/locale/catalogues.py: {sorted(map(str, missing))}"


def test_no_message_hides_in_a_formatted_string_where_the_extraction_does_not_find_it() -> None:
    hidden = re.compile(r"""\bf(["'])(?:(?!\1).)*\{trn?c?\(""")
    code = {path: path.read_text(encoding="utf-8") for path in catalogues.CODE.rglob("*.py")}
    assert [path.name for path, text in code.items() if hidden.search(text)] == []


def test_every_card_of_the_forest_has_a_name_in_the_template(extracted: Catalog) -> None:
    named = {message for message, context in messages(extracted) if context == "card"}
    assert {species.capitalize() for species in FOREST.deck} <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_the_messages_of_the_template(language: str) -> None:
    assert messages(catalogue(language)) == messages(catalogues.read(catalogues.TEMPLATE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_shown_falls_back_to_english(language: str) -> None:
    path = f"assets/locale/{language}/LC_MESSAGES/biotope.po"
    missing = catalogues.untranslated(catalogue(language))
    assert not missing, (
        f"Run `python assets/locale/catalogues.py`, write what these are called into {path} (or ask somebody who "
        f"speaks {language}), and run it once more: {missing}"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_quotation_marks_and_dots_are_those_of_the_language(language: str) -> None:
    said = [form for message in catalogue(language) if message.id for form in forms(message.string)]
    assert [form for form in said if re.search(MISSET[language], form)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_same_placeholders(language: str) -> None:
    for message in catalogue(language):
        allowed = set().union(*(placeholders(form) for form in forms(message.id)))
        needed = set.intersection(*(placeholders(form) for form in forms(message.id)))
        for form in filter(None, forms(message.string)) if message.id else ():
            assert needed <= placeholders(form) <= allowed, f"{message.id} → {form}"


@pytest.mark.parametrize(("english", "language"), CASES)
def test_cards_are_called_as_in_the_printed_games(english: str, language: str) -> None:
    translated = catalogue(language).get(english, context="card")
    assert translated and translated.string == CASES[english, language]


def test_czech_counts_with_three_plural_forms() -> None:
    czech = catalogue("cs")
    assert czech.num_plurals == 3
    assert all(len(message.string) == 3 for message in czech if message.pluralizable)


HEADER = r"""
msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=(n > 1);\n"
"Content-Type: text/plain; charset=utf-8\n"

"""


class TestUpdate:
    """A made-up French catalogue beside a made-up template."""

    @pytest.fixture
    def locale(self, tmp_path: Path) -> Path:
        return tmp_path / "locale"

    @pytest.fixture
    def french(self, locale: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setattr(words, "assets_dir", lambda: locale.parent)
        path = locale / "fr" / "LC_MESSAGES" / "biotope.po"
        path.parent.mkdir(parents=True)
        self.say(locale, "Bear", "Wolf")
        path.write_text(HEADER + 'msgid "Bear"\nmsgstr "Ours"\n\nmsgid "Wolf"\nmsgstr ""\n', encoding="utf-8")
        return path

    @staticmethod
    def say(locale: Path, *messages: str) -> None:
        (locale / "biotope.pot").write_text("".join(f'msgid "{m}"\nmsgstr ""\n\n' for m in messages))

    @staticmethod
    def translate_wolf(french: Path) -> None:
        french.write_text(french.read_text(encoding="utf-8").replace('"Wolf"\nmsgstr ""', '"Wolf"\nmsgstr "Loup"'))

    def test_a_language_is_not_offered_before_it_is_complete(self, french: Path, locale: Path) -> None:
        catalogues.update(locale)
        assert words.languages() == ("en",)

    def test_a_complete_language_is_offered(self, french: Path, locale: Path) -> None:
        self.translate_wolf(french)
        catalogues.update(locale)
        assert words.languages() == ("en", "fr")

    def test_a_new_message_speaks_english_and_withdraws_no_language(self, french: Path, locale: Path) -> None:
        self.translate_wolf(french)
        catalogues.update(locale)
        self.say(locale, "Bear", "Hare", "Wolf")
        catalogues.update(locale)
        assert words.languages() == ("en", "fr")
        words.set_language("fr")
        said = [words.tr(message) for message in ("Bear", "Hare", "Wolf")]
        words.set_language("en")
        assert said == ["Ours", "Hare", "Loup"]

    def test_a_message_that_comes_back_has_its_old_translation(self, french: Path, locale: Path) -> None:
        self.say(locale, "Wolf")
        catalogues.update(locale)
        assert catalogues.read(french).get("Bear") is None
        self.say(locale, "Bear", "Wolf")
        catalogues.update(locale)
        assert catalogues.read(french).get("Bear").string == "Ours"

    def test_a_translation_put_aside_fills_what_a_merge_left_empty(self, french: Path, locale: Path) -> None:
        with french.open("a", encoding="utf-8") as file:
            file.write('\n#~ msgid "Wolf"\n#~ msgstr "Loup"\n')
        catalogues.update(locale)
        assert catalogues.read(french).get("Wolf").string == "Loup"

    def test_nothing_is_guessed(self, french: Path, locale: Path) -> None:
        self.say(locale, "Bears", "Wolf")
        catalogues.update(locale)
        guessed = catalogues.read(french).get("Bears")
        assert not guessed.string and not guessed.fuzzy


class TestReport:
    """What the tool says to whoever translates."""

    @staticmethod
    def german(**said: str) -> Catalog:
        made = Catalog("de")
        for english, words_ in said.items():
            made.add(english.replace("_", " "), words_)
        return made

    def test_what_has_no_translation_or_a_guessed_one_is_named(self) -> None:
        made = self.german(Bear="Bär", Wolf="")
        made.add("Hare", "Hase", flags=["fuzzy"])
        made.add(("{n} card", "{n} cards"), ("{n} Karte", ""))
        assert catalogues.untranslated(made) == ["Wolf", "Hare", "{n} card"]
        assert not catalogues.is_complete(made) and catalogues.is_complete(self.german(Bear="Bär"))

    def test_a_label_much_wider_than_in_english_is_likely_too_long(self) -> None:
        made = self.german(Stop="Anhalten", Take_back="Die letzte Entscheidung zurücknehmen", Bear="Bär")
        assert [(english, said) for english, said, _ in catalogues.too_long(made)] == [
            ("Take back", "Die letzte Entscheidung zurücknehmen"),
            ("Stop", "Anhalten"),
        ]

    def test_a_sentence_has_room(self) -> None:
        made = Catalog("de")
        made.add("Nothing fits.", "Hier passt leider überhaupt nichts mehr hin.")
        assert catalogues.too_long(made) == []

    def test_letters_that_cannot_be_shown_are_named(self) -> None:
        assert catalogues.without_a_letter(self.german(Bear="Bär 熊")) == "熊"

    def test_pages_that_nobody_has_written_are_named(self, tmp_path: Path) -> None:
        (tmp_path / "de").mkdir()
        (tmp_path / "de" / "forest.md").write_text("# Wald\n", encoding="utf-8")
        assert catalogues.unwritten("de", tmp_path) == [game for game in GAMES if game != "forest"]

    @pytest.mark.parametrize("language", ["klingon!", "xx", "en"])
    def test_a_language_that_cannot_be_begun_is_refused_in_one_sentence(self, language: str, tmp_path: Path) -> None:
        with pytest.raises(SystemExit, match=r"^\S+ is (no language|written in the code)[^.]*\.$"):
            catalogues.begin(language, tmp_path)

    def test_a_new_language_begins_with_every_message_and_its_own_plural_forms(self, tmp_path: Path) -> None:
        (tmp_path / "biotope.pot").write_text('msgid "Bear"\nmsgstr ""\n\n', encoding="utf-8")
        catalogues.begin("pl", tmp_path)
        path = tmp_path / "pl" / "LC_MESSAGES" / "biotope.po"
        begun = catalogues.read(path)
        assert begun.num_plurals == 3 and catalogues.untranslated(begun) == ["Bear"]
        path.write_text(path.read_text(encoding="utf-8").replace('"Bear"\nmsgstr ""', '"Bear"\nmsgstr "Niedźwiedź"'))
        catalogues.begin("pl", tmp_path)
        assert catalogues.read(path).get("Bear").string == "Niedźwiedź"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_is_offered_speaks_as_its_catalogue_says(language: str) -> None:
    compiled = catalogues.LOCALE / language / "LC_MESSAGES" / "biotope.mo"
    written = catalogue(language)
    assert compiled.exists() or not catalogues.is_complete(written), "run python assets/locale/catalogues.py"
    if compiled.exists():
        buffer = BytesIO()
        write_mo(buffer, written)
        assert compiled.read_bytes() == buffer.getvalue(), "run python assets/locale/catalogues.py"
