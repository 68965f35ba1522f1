"""What is wrong with the sentences in which a scene is told."""

import re

from game.ui.scene import Scene
from game.ui.voice.sentences import sentence_of

RAW = re.compile(r"_|[{}<>|]|[a-z]/\d|\w:\S|\d,-?\d|\.\.")
"""Names of nodes, of things in the code, and braces that nobody filled."""


def unspoken(scene: Scene) -> list[str]:
    """Whatever the keyboard reaches on a scene without saying what it is, or in other words than a person's."""
    said = {node.name: sentence_of(node, scene) for node in scene.focus.choices}
    found = [f"{name} says nothing" for name, sentence in said.items() if not sentence]
    return found + [f"{name}: {sentence}" for name, sentence in said.items() if RAW.search(sentence)]
