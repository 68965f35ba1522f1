"""A line of text that is being written: its letters, the caret and what is selected. A value; no pixels."""

from collections.abc import Callable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class EditedLine:
    """Every change gives a new one.

    Attributes:
        text: the letters.
        caret: how many letters stand before the place where one writes.
        anchor: the other end of what is selected; where the caret is when nothing is.
    """

    text: str = ""
    caret: int = 0
    anchor: int = 0

    @classmethod
    def of(cls, text: str) -> "EditedLine":
        """A line with the caret at its end."""
        return cls(text, len(text), len(text))

    @property
    def selection(self) -> tuple[int, int]:
        """Where what is selected begins and ends; both are the caret when nothing is."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The letters that are selected."""
        start, end = self.selection
        return self.text[start:end]

    def at(self, place: int, selecting: bool = False) -> "EditedLine":
        """The caret after so many letters, as far as there are any; what it passes can be selected."""
        caret = min(max(0, place), len(self.text))
        return replace(self, caret=caret, anchor=self.anchor if selecting else caret)

    def moved(self, by: int, selecting: bool = False) -> "EditedLine":
        """The caret by one letter on, or back; from what was selected to that end of it."""
        if self.selected and not selecting:
            return self.at(self.selection[by > 0])
        return self.at(self.caret + by, selecting)

    @property
    def all_selected(self) -> "EditedLine":
        """Everything selected, the caret at the end."""
        return replace(self, caret=len(self.text), anchor=0)

    def room(self, longest: int) -> int:
        """Return how many letters can be written in the place of what is selected, in a line of at most `longest`."""
        return max(0, longest - len(self.text) + len(self.selected))

    def written(self, letters: str, longest: int) -> "EditedLine":
        """Letters in the place of what was selected, as many as the line takes, and the caret behind them."""
        start, end = self.selection
        letters = letters[: self.room(longest)]
        caret = start + len(letters)
        return EditedLine(self.text[:start] + letters + self.text[end:], caret, caret)

    def erased(self, ahead: bool = False) -> "EditedLine":
        """Without what was selected, or else without the letter before the caret, or the one after it."""
        line = self if self.selected else self.moved(1 if ahead else -1, selecting=True)
        return line.written("", len(line.text))

    def seen(self, fits: Callable[[str], bool], ellipsis: str) -> tuple[int, int]:
        """Which letters are shown where there is not room for all: always those around the caret.

        Args:
            fits: whether a text has room.
            ellipsis: stands where letters are missing.

        Returns:
            The first letter, and the one after the last.
        """
        first, last = 0, len(self.text)

        def shown() -> str:
            return ellipsis * (first > 0) + self.text[first:last] + ellipsis * (last < len(self.text))

        last = self.caret
        while first < self.caret and not fits(shown()):
            first += 1
        while last < len(self.text):
            last += 1
            if not fits(shown()):
                last -= 1
                break
        return first, last
