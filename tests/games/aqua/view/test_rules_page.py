"""The rules page of AQUA: its pictures are true, and its names are those used everywhere else."""

import re

from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.view import goal_words, track_words
from game.games.aqua.view.rules_figures import ALONE, BESIDE, is_figure
from game.ui.scenes.rules import rules_page

PAGE = rules_page("aqua", "en").read_text(encoding="utf-8")
FIGURES = ("corners", "habitat", "reef", "shapes", "native")


def test_every_picture_of_the_page_is_there() -> None:
    assert re.findall(r"!\[\]\(figure:(\w+)\)", PAGE) == ["corners", "habitat", "shapes", "reef", "native"]
    assert all(map(is_figure, FIGURES)) and not is_figure("RYG")


def test_every_picture_has_a_caption() -> None:
    assert len(re.findall(r"!\[\]\(figure:\w+\)\n\n\*[^*\n]+\.\*\n", PAGE)) == len(FIGURES)


def test_the_two_tiles_that_meet_have_equal_colours_there() -> None:
    assert ALONE.edges()[0] == BESIDE.edges()[3]


def test_scenarios_challenges_and_modifications_have_their_usual_names() -> None:
    for letter, one in SCENARIOS.items():
        task = goal_words.objective(one.objective) if one.objective else "–"
        assert f"| {letter} | {' '.join(map(str, one.ecosystems))} | {one.total} | {task} |" in PAGE
    for number in range(1, 26):
        assert f"| {number} | {track_words.challenge(number)} | {track_words.challenge_rule(number)} |" in PAGE
    for number in range(1, 11):
        assert f"| {number} | {track_words.modification(number)} | {track_words.modification_rule(number)} |" in PAGE
