"""Buttons that stand beside each other shrink together, never one alone."""

from game.ui.scene import Scene
from game.ui.widgets.button import Button
from tests.support.pilot import Pilot

LONG = "The best of all arrangements"


class Row(Scene):
    """A short word and a long one in one zone, and a button of another."""

    def build(self) -> None:
        words = (("short", "Back", "a"), ("long", LONG, "a"), ("other", "Back", "b"))
        for i, (name, label, zone) in enumerate(words):
            self.stage.add(Button(name, label, lambda: None, x=200 * i, y=100, w=190, zone=zone))


def size_of(pilot: Pilot, name: str) -> float:
    """How high the word on a button is, in units."""
    return pilot.node(name).said[0].box[3]


def test_a_long_word_takes_its_neighbours_with_it_and_no_other_button() -> None:
    pilot = Pilot((1600, 900)).start(Row)
    assert size_of(pilot, "short") == size_of(pilot, "long") < size_of(pilot, "other")


def test_they_are_large_again_when_the_long_word_has_gone() -> None:
    pilot = Pilot((1600, 900)).start(Row)
    pilot.node("long").visible = False
    pilot.settle()
    assert size_of(pilot, "short") == size_of(pilot, "other")
