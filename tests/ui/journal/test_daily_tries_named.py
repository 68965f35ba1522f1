"""The three tries of a daily beside each other."""

from game.ui.journal.daily_model import TryCard
from game.ui.journal.daily_nodes import TryNode
from tests.support.painting import Noting, small_look


def test_the_tries_are_named_in_one_size() -> None:
    titles = ("Premier essai", "Deuxième essai", "Troisième essai")
    heights = set()
    for title in titles:
        canvas = Noting(small_look(1.3), 163, 118)
        TryNode(TryCard(title, "à jouer", "le meilleur compte", False, False), titles).paint(canvas, False)
        heights.add(next(said.box[3] for said in canvas.said if said.text == title))
    assert len(heights) == 1
