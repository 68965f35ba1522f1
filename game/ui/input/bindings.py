"""Which keys every command has: as delivered, or as the player wants it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from game.ui.engine.intent import Intent
from game.ui.engine.strokes import closes_window, is_stroke, on_pad
from game.ui.input.commands import COMMON, Command, meet

Strokes = tuple[str, ...]
_MOST: Final = 4
"""Strokes that a command can have."""
_NOTHING: Final[Mapping[str, Strokes]] = MappingProxyType({})


class Bindings:
    """The keys of all commands: a value.

    Args:
        commands: all there are.
        changed: the strokes of those that are not as delivered, by name.
    """

    def __init__(self, commands: Sequence[Command], changed: Mapping[str, Strokes] = _NOTHING) -> None:
        self._commands = tuple(commands)
        self._changed = {
            command.name: tuple(changed[command.name])
            for command in commands
            if command.name in changed and tuple(changed[command.name]) != command.strokes
        }

    @classmethod
    def kept(cls, commands: Sequence[Command], kept: Mapping[str, Any]) -> "Bindings":
        """As they were kept; what is nonsense, or would be in the way of another command, is as delivered."""
        sound = {name: tuple(strokes) for name, strokes in kept.items() if _sound(strokes)}
        found = cls(commands, sound)
        while clashing := {c.name for c in commands if c.name in found._changed and found._clashes(c)}:
            found = cls(commands, {name: s for name, s in found._changed.items() if name not in clashing})
        return found

    @property
    def changed(self) -> dict[str, list[str]]:
        """What is not as delivered, to be kept."""
        return {name: list(strokes) for name, strokes in self._changed.items()}

    @property
    def clashing(self) -> set[str]:
        """The names of commands that have a stroke in common and can be asked for at the same moment."""
        return {command.name for command in self._commands if self._clashes(command)}

    def _clashes(self, command: Command) -> bool:
        """Whether another command that can be asked for at the same moment has one of its strokes."""
        return bool(self.others(command, self.strokes(command)))

    def strokes(self, command: Command) -> Strokes:
        """The strokes of a command, the one that is shown first."""
        return self._changed.get(command.name, command.strokes)

    def meaning(self, stroke: str, rooms: Sequence[str]) -> Intent | None:
        """What a stroke stands for in a scene that answers to these rooms besides to what is everywhere."""
        here = (*COMMON, *rooms)
        return next((c.intent for c in self._commands if c.room in here and stroke in self.strokes(c)), None)

    def others(self, command: Command, strokes: Strokes) -> tuple[Command, ...]:
        """The other commands that have one of these strokes where this command can be asked for."""
        return tuple(
            other
            for other in self._commands
            if other.name != command.name
            and meet(other.room, command.room)
            and set(strokes) & set(self.strokes(other))
        )

    def struck(self, command: Command, stroke: str) -> Strokes:
        """The strokes of a command with this one in the place of those of its kind: keys, or buttons of a gamepad."""
        kept = tuple(each for each in self.strokes(command) if on_pad(each) != on_pad(stroke))
        return (*kept, stroke) if on_pad(stroke) else (stroke, *kept)

    def given(self, command: Command, strokes: Strokes) -> "Bindings":
        """A command has these strokes; who had one has instead what the command had, key for key, pad for pad."""
        had = self.strokes(command)
        changed = self._changed | {command.name: strokes}
        for other in self.others(command, strokes):
            swapped = [
                tuple(each for each in had if on_pad(each) == on_pad(stroke)) if stroke in strokes else (stroke,)
                for stroke in self.strokes(other)
            ]
            changed[other.name] = tuple(dict.fromkeys(stroke for part in swapped for stroke in part))
        return Bindings(self._commands, changed)


def _sound(strokes: Any) -> bool:
    """Whether this may have been kept: a few strokes, and a key among them."""
    if not isinstance(strokes, list | tuple) or len(strokes) > _MOST or any(map(closes_window, strokes)):
        return False
    return all(is_stroke(stroke) for stroke in strokes) and not all(on_pad(stroke) for stroke in strokes)


_in_force = Bindings(())


def put_in_force(bindings: Bindings) -> None:
    """These bindings count from now on, wherever a key is read or named."""
    global _in_force
    _in_force = bindings


def in_force() -> Bindings:
    """The bindings that count."""
    return _in_force
