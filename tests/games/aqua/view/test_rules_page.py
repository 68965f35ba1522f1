"""The rules page of AQUA: its pictures are true, and its names are those used everywhere else."""

import pytest

from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.view import goal_words, track_words
from game.games.aqua.view.rules_figures import ALONE, BESIDE, figure_of
from game.ui.scenes.rules import rules_page
from game.ui.widgets.markdown_text import Figure
from game.ui.words import languages, set_language


def test_a_figure_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no figure"):
        figure_of(Figure(("RYG",), ()))


def test_the_two_tiles_that_meet_have_equal_colours_there() -> None:
    assert ALONE.edges()[0] == BESIDE.edges()[3]


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
