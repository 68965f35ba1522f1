"""Who holds which gamepad, as long as the app runs. A person is known by the name."""

from collections.abc import Iterable

from game.profile.people import folded
from game.ui.lineup import Lineup, SeatChoice


class Sitting:
    """The gamepads of this sitting and the people who hold them; one pad may serve several people.

    A pad is known by the number that SDL gives it; people call it by one that counts from 1.

    Attributes:
        came_and_went: how often a gamepad was connected or pulled out.
    """

    def __init__(self) -> None:
        self.came_and_went = 0
        self._holds: dict[str, int] = {}
        self._numbers: dict[int, int] = {}
        self._there = 0

    @property
    def has_pads(self) -> bool:
        """A gamepad is connected, or somebody holds one."""
        return bool(self._there or self._numbers or self._holds)

    def came(self) -> None:
        """A gamepad was connected."""
        self._there += 1
        self.came_and_went += 1

    def gone(self, pad: int) -> int | None:
        """A gamepad is no longer there: whoever held it may use any.

        Returns:
            What people called it, if somebody held it.
        """
        self._there = max(0, self._there - 1)
        self.came_and_went += 1
        number, held = self._numbers.pop(pad, None), pad in self._holds.values()
        self._holds = {name: other for name, other in self._holds.items() if other != pad}
        return number if held else None

    def number(self, pad: int) -> int:
        """What people call a pad: the lowest number that was free when it was first asked for."""
        if pad not in self._numbers:
            taken = set(self._numbers.values())
            self._numbers[pad] = next(n for n in range(1, len(taken) + 2) if n not in taken)
        return self._numbers[pad]

    def pad_of(self, name: str | None) -> int | None:
        """The pad that somebody holds; None when any will do."""
        return None if name is None else self._holds.get(folded(name))

    def pad_number(self, name: str) -> int | None:
        """What people call the pad that somebody holds; None when any will do."""
        pad = self.pad_of(name)
        return None if pad is None else self.number(pad)

    def there(self, pad: int | None) -> int | None:
        """The pad, if it has not gone meanwhile."""
        return pad if pad in self._numbers else None

    def hold(self, seats: Iterable[SeatChoice]) -> None:
        """The people on these seats, which have names, hold the pads of the seats from now on."""
        for seat in seats:
            pad = self.there(seat.pad) if seat.level is None else None
            self._holds.pop(folded(seat.name), None)
            if pad is not None:
                self._holds[folded(seat.name)] = pad

    def seated(self, lineup: Lineup) -> Lineup:
        """The same seats, with the pads that the people on them hold."""
        for place in lineup.people:
            lineup = lineup.holding(place, self.pad_of(lineup.called[place]))
        return lineup
