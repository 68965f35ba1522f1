"""Who takes which diver cards, as the option `divers` states it: one entry for each hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.errors import CorruptRecord
from game.games.divercity.components import DIVERS
from game.games.divercity.table import MOST_DIVERS, table

DEALT = "deal"
"""The value that leaves the diver cards to the deal."""


def hand_count(options: Mapping[str, Any], players: int) -> int:
    """Return the number of hands with diver cards; two for one diver, at most six while the variants do not fit."""
    try:
        return table(options, players).divers
    except CorruptRecord:
        return min(max(players, 2), MOST_DIVERS)


def round_robin(cards: Sequence[str], hands: int) -> list[list[str]]:
    """Share the cards out one after another, from the first hand on."""
    return [[*cards[hand::hands]] for hand in range(hands)]


def fit_team_shares(value: Any, options: Mapping[str, Any], players: int) -> Any:
    """Return the full team's shares with one list for each hand, or "deal" where they are unreadable.

    A hand that has joined the table has no diver cards; the cards of one that has left it are nobody's.
    """
    if not _readable(value):
        return DEALT
    hands = hand_count(options, players)
    if all(isinstance(entry, str) for entry in value):
        return round_robin(value, hands)
    shares = [list(entry) if isinstance(entry, list) else [entry] for entry in value]
    return (shares + [[] for _ in range(hands)])[:hands]


def fit_single_cards(value: Any, options: Mapping[str, Any], players: int) -> Any:
    """Return one card for each hand as plain names, or "deal" where some hand has none or several."""
    if not _readable(value) or any(isinstance(entry, list) and len(entry) != 1 for entry in value):
        return DEALT
    return [entry[0] if isinstance(entry, list) else entry for entry in value]


def reseat_shares(value: Any, came_from: Sequence[int]) -> Any:
    """Let the diver cards follow their seats to other places.

    Args:
        value: the option `divers`.
        came_from: for each new seat the index of the old one. Where the industrialist changes places with a diver,
            they change shares.
    """
    if not isinstance(value, list):
        return value
    count = len(value)
    spare = [value[seat] for seat in came_from[count:] if seat < count]
    moved = []
    for seat in came_from[:count]:
        if seat < count:
            moved.append(value[seat])
        elif spare:
            moved.append(spare.pop(0))
    return moved


def _readable(value: Any) -> bool:
    """Whether a value is a list of different diver cards or of lists of them."""
    if not isinstance(value, list):
        return False
    cards = [card for entry in value for card in (entry if isinstance(entry, list) else [entry])]
    return all(card in DIVERS for card in cards) and len(cards) == len({*map(str, cards)})
