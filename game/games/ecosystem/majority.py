"""Who gets which prize of a majority (Forest, section 1.3)."""

from collections.abc import Sequence


def award(value: int, values: Sequence[int], prizes: Sequence[int]) -> int:
    """The prize of one seat. Tied seats all take the full prize and consume the places behind them.

    Args:
        value: what the seat brings into the comparison.
        values: what the seats bring, the neutral seat and the rival included (the own value makes no difference).
        prizes: for the first, second, … place.
    """
    rank = sum(other > value for other in values)
    return prizes[rank] if value >= 1 and rank < len(prizes) else 0
