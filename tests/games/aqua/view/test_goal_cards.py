"""The cards of the ecosystems above the reef."""

import pytest

from game.games.aqua.view.goal_words import goal
from game.games.aqua.view.parts.goals import GoalCard
from game.games.aqua.view.picker import GoalToChoose
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.words import languages, set_language
from tests.support.painting import small_look

CARD = (165.6, 134.0)
"""Of six in a row."""
EDGE = 8.0


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_every_goal_stands_whole_on_its_card_and_keeps_off_the_edge(text_size: float) -> None:
    look = Look(Viewport((1280, 720)), Theme.load(assets_dir() / "theme.toml"), text_size, assets_dir() / "art")
    for number in range(1, 19):
        c = Canvas(look, *CARD)
        GoalCard(number, "R", 0, 7, 0).paint(c, False)
        assert goal(number) in " ".join(said.text for said in c.said)
        assert not [said.text for said in c.said if not said.fits or said.box[0] + said.box[2] > CARD[0] - EDGE]


@pytest.mark.parametrize("number", range(2, 7))
def test_the_first_goals_take_three_lines(number: int) -> None:
    look = Look(Viewport((1280, 720)), Theme.load(assets_dir() / "theme.toml"), 1, assets_dir() / "art")
    c = Canvas(look, *CARD)
    GoalCard(number, "R", 0, 7, 0).paint(c, False)
    assert len([said for said in c.said if said.text in goal(number)]) == 3


def test_the_goals_of_a_row_are_written_in_one_size() -> None:
    look = Look(Viewport((1280, 720)), Theme.load(assets_dir() / "theme.toml"), 1.3, assets_dir() / "art")
    row, heights, kinds = (1, 2, 3, 4, 5, 6), set(), set()
    for number in row:
        c = Canvas(look, 156, CARD[1])
        GoalCard(number, "R", 0, 7, 0, row).paint(c, False)
        heights |= {said.box[3] for said in c.said if said.text in goal(number)}
        kinds |= {said.box[3] for said in c.said if " · " in said.text}
    assert len(heights) == len(kinds) == 1


@pytest.mark.parametrize("language", languages())
def test_the_goals_that_can_be_chosen_are_written_in_one_size(language: str) -> None:
    set_language(language)
    sizes = set()
    for number in range(1, 19):
        c = Canvas(small_look(1.3), 216, 170)
        GoalToChoose(number, ()).paint(c, False)
        sizes |= {said.box[3] for said in c.said if said.text != str(number)}
        assert all(said.fits for said in c.said)
    assert len(sizes) == 1
