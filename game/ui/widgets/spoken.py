"""What controls are called by a voice, where it is only seen what they belong to."""

from collections.abc import Iterable
from functools import partial

from game.ui.engine.node import Node
from game.ui.words import tr


def say_first(nodes: Iterable[Node], *words: str) -> None:
    """A voice says these words before the label of each of the nodes."""
    for node in nodes:
        node.wording = partial("\n".join, (*words, node.label))


def say_state(caption: Node, control: Node) -> None:
    """Where a whole page is read, what stands beside a control says how the control stands."""

    def words() -> str:
        named = control.wording() if control.wording is not None else control.label
        return tr("{name}: {words}").format(name=named, words=control.state)

    caption.wording = words
