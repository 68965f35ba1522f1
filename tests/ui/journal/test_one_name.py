"""A species has one name: in the rules pages, at the table and in the field guide."""

import re
from collections.abc import Iterator

import pytest

from game.core.rules import Game
from game.games.aqua.components import COLOURS, PILES
from game.games.aqua.view import words as aqua
from game.games.divercity.components import SPECIES
from game.games.divercity.view import words as divercity
from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.presentation.presentation import presentation
from game.ui.words import languages, set_language, species

_CELL = re.compile(r"!\[\]\(disc:(?:aqua-|divercity-)?(\w+)\) ([^|\n!]+?) *(?:\||$)", re.MULTILINE)
"""A disc in a table or a heading of a rules page, and the name beside it."""


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def guide(game: Game) -> dict[str, str]:
    """The name on each page of the field guide, by the page."""
    text = presentation(game).guide
    assert text is not None
    return {page.page: page.name for page in text().species}


def in_rules(game: str, language: str) -> list[tuple[str, list[str]]]:
    """The discs of a rules page, with the names beside each."""
    text = (assets_dir() / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    return [(disc, [name.strip() for name in names.split(",")]) for disc, names in _CELL.findall(text)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_rules_page_and_the_field_guide_use_the_same_names(game: Game, language: str) -> None:
    names = {page: name.casefold() for page, name in guide(game).items()}
    found = [
        (disc, [name.casefold() for name in said]) for disc, said in in_rules(game.id, language) if disc in names
    ]
    assert found
    assert [(disc, first) for disc, (first, *_) in found if first != names[disc]] == []
    assert [(disc, name) for disc, said in found for name in said if name not in names.values()] == []


def test_the_table_of_aqua_and_the_field_guide_use_the_same_names(language: str) -> None:
    names = guide(GAMES["aqua"])
    at_table = [aqua.animal(colour) for colour in COLOURS] + [aqua.pile(pile) for pile in PILES]
    assert [name for name in at_table if name not in names.values()] == []
    for pile in PILES:
        both = aqua.both_animals(pile).casefold()
        assert [name for name in map(aqua.large, aqua.LARGE_ANIMALS[pile]) if name.casefold() not in both] == []


def test_the_table_of_mini_divercity_and_the_field_guide_use_the_same_names(language: str) -> None:
    assert guide(GAMES["divercity"]) == {name: divercity.species(name) for name in SPECIES}


@pytest.mark.parametrize("edition", ["forest", "ocean", "savanna"])
def test_the_cards_of_ecosystem_and_the_field_guide_use_the_same_names(edition: str, language: str) -> None:
    names = guide(GAMES[edition])
    assert names == {name: species(name) for name in names}
