"""What a game has to say when something happens for the first time: values, without a screen."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from game.core.rules import Seat

FIRST_NOTE = "first-note"
"""How the names of the nodes of a note begin."""

Lights = tuple[str, ...]
"""The names of the nodes that are lit while a note is shown."""


@dataclass(frozen=True, slots=True)
class FirstNote:
    """A note that comes up once.

    Attributes:
        name: under which it is kept that somebody has seen it.
        words: the sentence, in the language of this moment; at most 25 words.
        lights: what is lit, of what the deciding seat's person may know; None as long as there is nothing to say.
    """

    name: str
    words: Callable[[], str]
    lights: Callable[[Any, Seat], Lights | None]


def told_only_to(wanted: Callable[[Any, Seat], bool], notes: Sequence[FirstNote]) -> tuple[FirstNote, ...]:
    """The same notes, with something to say only to a seat that is wanted, of what its person may know."""
    return tuple(replace(note, lights=partial(_lights_of, wanted, note)) for note in notes)


def _lights_of(wanted: Callable[[Any, Seat], bool], note: FirstNote, view: Any, seat: Seat) -> Lights | None:
    return note.lights(view, seat) if wanted(view, seat) else None


def due(notes: Sequence[FirstNote], view: Any, seat: Seat, seen: Collection[str]) -> tuple[FirstNote, Lights] | None:
    """The first note that was not seen yet and has something to say, and what it lights."""
    for note in notes:
        if note.name not in seen:
            lights = note.lights(view, seat)
            if lights is not None:
                return note, lights
    return None
