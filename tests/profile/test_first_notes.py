"""Which notes of their first games people have seen lasts, whatever else is in the store."""

import pytest

from game.profile.first_notes import SeenNotes
from tests.support.store import MemoryStore


def test_what_somebody_has_seen_is_known_of_nobody_else_and_of_no_other_game() -> None:
    store = MemoryStore()
    for name in ("wolf", "hare", "wolf"):
        SeenNotes(store).see("forest", 3, name)
    SeenNotes(store).see("ocean", 3, "whale")
    assert SeenNotes(store).seen("forest", 3) == {"hare", "wolf"}
    assert SeenNotes(store).seen("ocean", 3) == {"whale"}
    assert SeenNotes(store).seen("forest", 4) == SeenNotes(store).seen("savanna", 3) == frozenset()


@pytest.mark.parametrize("kept", [7, "wolf", {"3": 1}, {"3": {"forest": "wolf"}}, {"3": {"forest": [1, None]}}])
def test_what_makes_no_sense_counts_as_nothing_seen(kept: object) -> None:
    store = MemoryStore(first_notes_seen=kept)
    assert SeenNotes(store).seen("forest", 3) == frozenset()
    SeenNotes(store).see("forest", 3, "hare")
    assert SeenNotes(store).seen("forest", 3) == {"hare"}
