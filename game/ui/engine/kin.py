"""Words that belong together shrink together: none of them alone."""

from collections import defaultdict
from collections.abc import Hashable, Iterable

from game.ui.engine.look import Look
from game.ui.engine.node import Node, Painted


class Kin(Painted):
    """A node with a word on it, which is written like those on the others of its kind.

    Attributes:
        shrunk: how large its letters are, as a share of their size where there is room for all.
    """

    shrunk = 1.0

    @property
    def kind_of_words(self) -> Hashable:
        """Equal for those that belong together."""
        raise NotImplementedError

    def room_for_words(self, look: Look) -> float:
        """How large its letters may be for its own word, as a share of their size where there is room for all."""
        raise NotImplementedError


def shrink_together(nodes: Iterable[Node], look: Look) -> None:
    """Those of one kind are written as small as the one of them that has least room."""
    kinds: dict[Hashable, list[Kin]] = defaultdict(list)
    for node in nodes:
        if isinstance(node, Kin) and node.visible:
            kinds[node.kind_of_words].append(node)
    for kind in kinds.values():
        shrunk = min(node.room_for_words(look) for node in kind)
        for node in kind:
            node.shrunk = shrunk
