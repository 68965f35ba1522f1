"""Computer players of Ecosystem. They see what a person in their seat sees."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.rules import Event, Thought
from game.games.ecosystem.actions import Action
from game.games.ecosystem.state import EcosystemView


def random(view: EcosystemView, history: Sequence[Event], rng: Rng) -> Thought[Action]:
    """Any legal action, each equally likely."""
    yield
    (legal,) = view.legal.values()
    return rng.choice(tuple(legal))
