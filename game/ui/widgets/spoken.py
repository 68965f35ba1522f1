"""What controls are called by a voice, where it is only seen what they belong to."""

from collections.abc import Iterable
from functools import partial

from game.ui.engine.node import Node


def say_first(nodes: Iterable[Node], *words: str) -> None:
    """A voice says these words before the label of each of the nodes."""
    for node in nodes:
        node.wording = partial("\n".join, (*words, node.label))
