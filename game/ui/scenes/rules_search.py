"""The line above the rules in which one looks for words."""

from collections.abc import Callable
from functools import partial

from game.ui.engine.stage import Stage
from game.ui.input.commands import SEARCH
from game.ui.input.key_words import key_of
from game.ui.widgets.button import RoundButton
from game.ui.widgets.markdown import MarkdownPage
from game.ui.widgets.markdown_search import whole
from game.ui.widgets.plain import Label
from game.ui.widgets.textfield import TextField
from game.ui.words import number, tr
from game.units import Rect

FIELD = "search"
_FIELD_W, _COUNT_W = 420.0, 190.0
_LONGEST = 40


class SearchField(TextField):
    """The field; the stroke with which one comes here is no part of a word."""

    def takes(self, letter: str) -> bool:
        return letter != "/" and super().takes(letter)


class RulesSearch:
    """What is looked for on a page, and which of the places is shown.

    Args:
        say: tells what was found to a voice.

    Attributes:
        words: what is looked for.
    """

    def __init__(self, say: Callable[..., None]) -> None:
        self.words = ""
        self._say = say
        self._at = 0

    def build(self, stage: Stage, place: Rect, page: MarkdownPage) -> None:
        """Puts the line on a stage that was made anew; what was found is marked again."""
        self._page = page
        self._field = stage.add(
            SearchField(
                FIELD, tr("Search: {key}").format(key=key_of(SEARCH)), self.words,
                on_change=self.look_for, on_submit=lambda _: self.go(1),
                longest=_LONGEST, x=place.x, y=place.y, w=_FIELD_W, h=place.h, zone=FIELD,
                hint=tr("Enter shows the next place"),
            )
        )  # fmt: skip
        x, middle = place.x + _FIELD_W, place.y + place.h / 2
        steps: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("previous", "left", tr("Previous place"), partial(self.go, -1)),
            ("next", "right", tr("Next place"), partial(self.go, 1)),
        )
        self._steps = [
            stage.add(RoundButton(f"{FIELD}/{name}", icon, words, press, cx=x + 34 + 50 * i, cy=middle, zone=FIELD))
            for i, (name, icon, words, press) in enumerate(steps)
        ]
        self._count = stage.add(Label(f"{FIELD}/count", "", x + 118, place.y, _COUNT_W, place.h, 18, 600))
        page.look_for(self.words)
        self._show()

    def look_for(self, words: str) -> None:
        """Other words are looked for: from the first place on."""
        self.words, self._at = words, 0
        self._page.look_for(words)
        self._show()
        self._turn()
        self._say(self._count.label)

    def go(self, by: int) -> None:
        """To a place so many further on; after the last comes the first."""
        if self._page.found:
            self._at = (self._at + by) % len(self._page.found)
            self._show()
            self._turn()
            self._say(self._count.label, whole(self._page.found[self._at]))

    def leave(self) -> bool:
        """Looks for nothing any more; False when nothing was looked for."""
        if not self.words:
            return False
        self._field.clear()
        return True

    def select(self) -> None:
        """All that is written can be written over."""
        self._field.line = self._field.line.all_selected

    def _turn(self) -> None:
        if self._page.found:
            self._page.show_place(self._page.found[self._at])

    def _show(self) -> None:
        found = len(self._page.found)
        self._page.at = self._at
        for button in self._steps:
            button.enabled = found > 0
        if not self.words.strip():
            self._count.label = ""
        elif not found:
            self._count.label = tr("not found")
        else:
            self._count.label = tr("{n} of {count}").format(n=number(self._at + 1), count=number(found))
