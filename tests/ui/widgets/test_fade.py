"""What appears on a page begins unseen: it is never whole for a moment first."""

from game.ui.engine.easing import linear
from game.ui.engine.node import Node
from game.ui.engine.theme import Motion
from game.ui.engine.timeline import Timeline
from game.ui.widgets.fade import fade_in


def test_what_fades_in_is_unseen_before_time_passes_and_whole_in_the_end() -> None:
    node, timeline = Node("note", 0, 0, 10, 10), Timeline()
    fade_in([node], timeline, Motion(140, linear, None))
    assert node.alpha == 0
    timeline.update(70)
    assert 0 < node.alpha < 1
    timeline.update(70)
    assert node.alpha == 1


def test_where_nothing_moves_it_is_there_at_once() -> None:
    node, timeline = Node("note", 0, 0, 10, 10), Timeline()
    fade_in([node], timeline, Motion(0, linear, None))
    assert node.alpha == 1
