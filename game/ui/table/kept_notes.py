"""The private notes of a game, kept under `notes` of its screen data with the moment at which each was written.

The value maps person → what a note is about → its versions, as `[moment, text]` pairs in the order in which they were
written; a moment is the number of actions played by then, and an empty text erases the note. Games begun before the
moments were kept have a plain text in place of the versions: it counts from the deal on. Malformed entries are
skipped.
"""

from collections.abc import Mapping
from typing import Any

from game.core.rules import Person

_KEY = "notes"
_Versions = list[tuple[int, str]]


def notes_at(screen: Mapping[str, Any], person: Person, moment: int | None = None) -> dict[str, str]:
    """Return a person's notes, by what they are about.

    Args:
        screen: the screen data of the game.
        person: whose notes.
        moment: how many actions had been played; None returns the latest notes.
    """
    found = {}
    for about, versions in _notes_of(screen, person).items():
        texts = [text for at, text in versions if moment is None or at <= moment]
        if texts and texts[-1]:
            found[about] = texts[-1]
    return found


def with_note(screen: Mapping[str, Any], person: Person, about: str, text: str, moment: int) -> dict[str, Any]:
    """Return the screen data with one more version of a person's note; an earlier one of this moment is replaced."""
    mine = _notes_of(screen, person)
    earlier = [version for version in mine.get(about, []) if version[0] < moment]
    return _with(screen, person, mine | {about: [*earlier, (moment, text)]})


def rewound(screen: Mapping[str, Any], moment: int) -> dict[str, Any]:
    """Return the screen data after the actions behind a moment were undone: what was noted since stays noted."""
    data = dict(screen)
    for person in _people(screen):
        mine = {
            about: [(min(at, moment), text) for at, text in versions]
            for about, versions in _notes_of(screen, person).items()
        }
        data = _with(data, person, mine)
    return data


def _people(screen: Mapping[str, Any]) -> list[Person]:
    notes = screen.get(_KEY)
    return [int(person) for person in notes if person.isdecimal()] if isinstance(notes, dict) else []


def _with(screen: Mapping[str, Any], person: Person, mine: Mapping[str, _Versions]) -> dict[str, Any]:
    others = screen.get(_KEY)
    written = {about: [list(version) for version in versions] for about, versions in mine.items()}
    return {**screen, _KEY: {**(others if isinstance(others, dict) else {}), str(person): written}}


def _notes_of(screen: Mapping[str, Any], person: Person) -> dict[str, _Versions]:
    notes = screen.get(_KEY)
    mine = notes.get(str(person)) if isinstance(notes, dict) else None
    if not isinstance(mine, dict):
        return {}
    return {about: _versions(kept) for about, kept in mine.items()}


def _versions(kept: object) -> _Versions:
    if isinstance(kept, str):
        return [(0, kept)]
    found = []
    for version in kept if isinstance(kept, list) else []:
        match version:
            case [int(moment), str(text)]:
                found.append((moment, text))
    return found
