"""The cards of the ecosystems above the reef."""

import pytest

from game.games.aqua.view.goal_words import goal
from game.games.aqua.view.parts.goals import GoalCard
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport

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
    row, heights = (1, 2, 3, 4, 5, 6), set()
    for number in row:
        c = Canvas(look, *CARD)
        GoalCard(number, "R", 0, 7, 0, row).paint(c, False)
        heights |= {said.box[3] for said in c.said if said.text in goal(number)}
    assert len(heights) == 1
