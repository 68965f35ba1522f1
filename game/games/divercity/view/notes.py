"""What a person notes about the own cards: this one, or not that one, by species or by column of the ladder."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.core.rules import Event, Seat
from game.games.divercity.actions import Action
from game.games.divercity.components import SPECIES, hand_size
from game.games.divercity.events import CardDrawn, CardRevealed, Dealt, GameEnded, NothingDrawn
from game.games.divercity.state import DiverCityView
from game.games.divercity.view import words
from game.games.divercity.view.choice import Choice
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import TableFeed

COLOURS = {"red": 1, "blue": 2, "green": 3}
"""The columns that can be noted, and their places on the ladder."""
KEYS = (*SPECIES, *COLOURS)

Note = Mapping[str, bool]
"""Species or column → whether the card is one of it; what is left out is open."""


@dataclass(frozen=True, slots=True)
class NotedCard:
    """An own card in its place from 0; `serial` tells it from every other card of the game."""

    place: int
    serial: int
    note: tuple[tuple[str, bool], ...] = ()


def called(key: str) -> str:
    """What is noted, in words."""
    return words.column(COLOURS[key]) if key in COLOURS else words.species(key)


def turned(note: Note, key: str) -> Note:
    """The note after one press on a key: open, this one, not this one, and open again."""
    rest = {other: yes for other, yes in note.items() if other != key}
    match note.get(key):
        case None:
            return rest | {key: True}
        case True:
            return rest | {key: False}
    return rest


def written(note: Note) -> str:
    """A note as it is kept."""
    return " ".join(f"{'+' if note[key] else '-'}{key}" for key in KEYS if key in note)


def read(text: str) -> Note:
    """A note that was kept; what is no note is left out."""
    return {word[1:]: word[0] == "+" for word in text.split() if word[0] in "+-" and word[1:] in KEYS}


def serials(events: Iterable[Event], seat: Seat) -> tuple[int | None, ...]:
    """The cards in the hand of a seat, counted over the table as they are dealt; None where one is missing."""
    hand: list[int | None] = []
    dealt = 0
    for event in events:
        match event:
            case Dealt(hands):
                size = hand_size(len(hands))
                hand = list(range(seat * size, (seat + 1) * size))
                dealt = size * len(hands)
            case CardRevealed(seat=None):
                dealt += 1
            case CardRevealed(seat=of, place=int(place)) if of == seat:
                hand[place] = None
            case CardDrawn(of, place):
                if of == seat:
                    hand[place] = dealt
                dealt += 1
            case NothingDrawn(of, place) if of == seat:
                del hand[place]
            case GameEnded():
                hand = [serial for serial in hand if serial is not None]
    return tuple(hand)


def noted(events: Iterable[Event], seat: Seat, kept: Mapping[str, str]) -> tuple[NotedCard, ...]:
    """The cards of a hand with what their owner noted about them; `kept`: by serial number."""
    return tuple(
        NotedCard(place, serial, tuple(read(kept.get(str(serial), "")).items()))
        for place, serial in enumerate(serials(events, seat))
        if serial is not None
    )


def noted_by_viewer(
    feed: TableFeed[DiverCityView, Action], state: DeskState[DiverCityView, Choice], events: Sequence[Event]
) -> tuple[NotedCard, ...]:
    """Return the cards before the viewer with the viewer's notes; nothing for another hand, nothing for nobody.

    Where notes can only be read, cards without any note at all are nothing to look at either. The variant Realistic
    has no notes (Mini DiverCity, section 5).
    """
    view, front = state.view, state.front
    if view.pictograms:
        return ()
    if view.viewer is None or front == view.industrialist or view.persons[front] != view.viewer:
        return ()
    cards = noted(events, front, feed.notes())
    return cards if feed.keeps_notes or any(card.note for card in cards) else ()
