"""Who gets which prize of a majority (section 1.3)."""

from collections.abc import Sequence


def awards(values: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    """The prize of every seat. Tied seats all take the full prize and consume the places behind them.

    Args:
        values: what each seat brings into the comparison, the neutral seat or the rival included.
        prizes: for the first, second, … place.
    """
    return tuple(_award(value, values, prizes) for value in values)


def _award(value: int, values: Sequence[int], prizes: Sequence[int]) -> int:
    rank = sum(other > value for other in values)
    return prizes[rank] if value >= 1 and rank < len(prizes) else 0
