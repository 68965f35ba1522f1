"""Gamepads that the system reports twice: Steam's virtual pad beside the real one sends every press again."""

from collections.abc import Callable
from typing import Final

WITHIN_MS: Final = 25.0
"""How far apart the two reports of one press are at most: they may fall into two frames."""
_ENOUGH: Final = 2
"""Pairs of equal presses in a row, with no other press of either pad, after which two unknown pads are one."""
Pair = frozenset[int]


class MirroredPads:
    """Finds pads that send the same presses, and lets each press act once.

    Beside Steam's virtual pad the first equal press is enough. Two other pads may belong to two people: a press that
    only one of them sends clears both.

    Args:
        is_virtual: whether a pad is known to be one of Steam's virtual pads.
    """

    def __init__(self, is_virtual: Callable[[int], bool]) -> None:
        self._is_virtual = is_virtual
        self._open: list[tuple[int, str, float]] = []
        self._equal: dict[Pair, int] = {}

    def acts_as(self, pad: int, stroke: str, now_ms: float) -> int | None:
        """Return the pad that a press counts for, or None when it repeats a press of another pad.

        Args:
            pad: the SDL instance of the pad.
            stroke: what was pressed on it.
            now_ms: when, by a clock of the caller's choice.

        Returns:
            The lowest number of the pads that are one, so that a person may hold either of them.
        """
        self._clear(now_ms)
        twin = next((other for other, sent, _ in self._open if other != pad and sent == stroke), None)
        if twin is None:
            self._open.append((pad, stroke, now_ms))
            return min((pad, *(other for pair in self._found if pad in pair for other in pair)))
        self._open = [heard for heard in self._open if heard[:2] != (twin, stroke)]
        pair = frozenset((pad, twin))
        self._equal[pair] = self._equal.get(pair, 0) + 1
        return None if pair in self._found else pad

    def forget(self, pad: int) -> None:
        """Forget what was found of a pad that was pulled out; the next one may get its number."""
        self._equal = {pair: times for pair, times in self._equal.items() if pad not in pair}
        self._open = [heard for heard in self._open if heard[0] != pad]

    @property
    def _found(self) -> list[Pair]:
        """The pairs that are one pad."""
        return [pair for pair, times in self._equal.items() if times > _ENOUGH or any(map(self._is_virtual, pair))]

    def _clear(self, now_ms: float) -> None:
        """Count a press that stayed alone against its pad being another one's mirror."""
        alone = {pad for pad, _, at in self._open if now_ms - at > WITHIN_MS}
        self._open = [heard for heard in self._open if now_ms - heard[2] <= WITHIN_MS]
        self._equal = {pair: times for pair, times in self._equal.items() if not alone & pair}
