"""The catalogues hold every word of the code, and say the same things in every language."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog

from game.games.ecosystem.editions.forest import FOREST

LANGUAGES = ("cs", "fr")
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


def test_the_extraction_finds_plain_plural_and_contextual_messages() -> None:
    found = messages(catalogues.extracted())
    assert ("Player {number}", None) in found
    assert ("Bear", "card") in found
    assert any(isinstance(message, tuple) for message, _ in found), "a message with a plural form"


def test_the_template_misses_no_message_of_the_code() -> None:
    missing = messages(catalogues.extracted()) - messages(catalogues.read(catalogues.TEMPLATE))
    assert not missing, f"run python assets/locale/catalogues.py: {sorted(map(str, missing))}"


def test_every_card_of_the_forest_has_a_name_in_the_template() -> None:
    named = {message for message, context in messages(catalogues.extracted()) if context == "card"}
    assert {species.capitalize() for species in FOREST.deck} <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_the_messages_of_the_template(language: str) -> None:
    assert messages(catalogue(language)) == messages(catalogues.read(catalogues.TEMPLATE))


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_offered_exactly_when_its_catalogue_is_complete(language: str) -> None:
    compiled = catalogues.LOCALE / language / "LC_MESSAGES" / "biotope.mo"
    assert compiled.exists() == catalogues.is_complete(catalogue(language))
