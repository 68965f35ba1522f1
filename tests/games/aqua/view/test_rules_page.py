"""The rules page of AQUA: its pictures are true, and its names are those used everywhere else."""

import re

import pytest

from game.games.aqua.components import ECOSYSTEM_CARDS, PILES
from game.games.aqua.geometry import is_shape
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.view import goal_words, track_words
from game.games.aqua.view.figures import CORNERS, KINDS, SHAPES, stated
from game.ui.scenes.rules import rules_page
from game.ui.widgets.markdown_text import Figure, Paragraph, plain
from game.ui.words import languages, set_language
from tests.support.pages import blocks, figures

RULES = rules_page("aqua", "en").read_text("utf-8")
FIGURES = {figure.what[0]: stated(figure) for figure, _ in figures("en", "aqua")}


def test_every_kind_of_figure_is_on_the_page_and_says_what_the_rules_find() -> None:
    assert set(FIGURES) == set(KINDS)
    assert {kind: one.stated for kind, one in FIGURES.items()} == {kind: one.found for kind, one in FIGURES.items()}


@pytest.mark.parametrize("language", languages())
def test_the_numbers_of_a_figure_stand_in_its_caption(language: str) -> None:
    for figure, caption in figures(language, "aqua"):
        said = list(map(int, re.findall(r"\d+", caption)))
        assert [n for n in stated(figure).stated if n not in said] == [], caption


def test_no_tile_lies_twice_in_a_picture() -> None:
    for one in FIGURES.values():
        for area in one.areas:
            names = [tile.name for tile in area.tiles]
            assert len(set(names)) == len(names)


def test_the_two_tiles_that_meet_have_equal_colours_there() -> None:
    _, pair = FIGURES[CORNERS].areas
    first, second = pair.tiles
    assert first.edges()[0] == second.edges()[3] and not pair.animals


def test_every_large_animal_lies_in_its_shape_over_different_small_ones() -> None:
    areas = FIGURES[SHAPES].areas
    assert [area.large[0].pile for area in areas] == list(PILES)
    for area in areas:
        (large,) = area.large
        species = [area.animals[cell] for cell in large.cells]
        assert is_shape(large.pile, tuple(sorted(large.cells))) and len(set(species)) == len(species)


@pytest.mark.parametrize(
    ("what", "line", "why"),
    [
        (("RYG",), "", "no figure"),
        (("habitat", "2"), "0,0,0,XYZ", "no placed tile"),
        (("shapes", "5"), "0,0,0,RYP large trio 1,0", "no pile"),
    ],
)
def test_a_figure_that_says_nothing_is_refused(what: tuple[str, ...], line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        stated(Figure(what, (line,) if line else ()))


@pytest.mark.parametrize("language", [one for one in languages() if rules_page("aqua", one).parent.name == one])
def test_scenarios_challenges_and_modifications_have_their_usual_names(language: str) -> None:
    page = rules_page("aqua", language).read_text(encoding="utf-8")
    set_language(language)
    expected = [*map(scenario, SCENARIOS), *map(challenge, range(1, 26)), *map(modification, range(1, 11))]
    set_language("en")
    assert [line for line in expected if line not in page] == []


def scenario(letter: str) -> str:
    one = SCENARIOS[letter]
    task = goal_words.objective(one.objective) if one.objective else "–"
    return f"| {letter} | {' '.join(map(str, one.ecosystems))} | {one.total} | {task} |"


def challenge(number: int) -> str:
    return f"| {number} | {track_words.challenge(number)} | {track_words.challenge_rule(number)} |"


def modification(number: int) -> str:
    return f"| {number} | {track_words.modification(number)} | {track_words.modification_rule(number)} |"


@pytest.mark.parametrize("language", languages())
def test_the_page_says_how_many_goals_the_six_are_drawn_from(language: str) -> None:
    drawn = [
        block for block in blocks(language, "aqua") if isinstance(block, Paragraph) and "13" in plain(block.words)
    ]
    assert str(sum(ECOSYSTEM_CARDS.values())) in re.findall(r"\d+", plain(drawn[0].words))


def test_a_goal_is_called_global_as_its_table_says() -> None:
    rows = re.findall(r"^\| (\d+)(?: to (\d+))? \| (local|global) \|", RULES, re.MULTILINE)
    said = {n: kind for first, last, kind in rows for n in range(int(first), int(last or first) + 1)}
    assert said.keys() == ECOSYSTEM_CARDS.keys()
    assert {n: "global" if goal_words.is_global(n) else "local" for n in ECOSYSTEM_CARDS} == said
