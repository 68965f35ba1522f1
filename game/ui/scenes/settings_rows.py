"""The rows of the settings page: each says how high it wants to be and builds itself into the place it is given."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Protocol

from game.ui.engine.look import Look
from game.ui.engine.stage import Stage
from game.ui.scenes.settings_nodes import Caption, Choice, Colours, Keyboard, Sample, Value
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Segmented, Slider, Toggle
from game.ui.widgets.plain import Label
from game.ui.widgets.spoken import say_state
from game.ui.words import tr
from game.units import Rect

_TOGGLE_W = 60.0
_WIDEST_CHOICE = 390.0
_BETWEEN = 8.0
_ALL_KEYS = 66.0
"""Room for the way to the page of the keys."""


class SettingsPage(Protocol):
    """What a row asks of the page it stands on."""

    stage: Stage

    @property
    def look(self) -> Look: ...

    def value(self, key: str) -> Any:
        """How a setting stands."""

    def change(self, key: str, value: Any) -> None:
        """Sets it, at once and for good."""


class Row(ABC):
    """One line of a section.

    Attributes:
        height: how high it wants to be, in units.
        ruled: a line is drawn above it.
    """

    height: ClassVar[float] = 76.0
    ruled: ClassVar[bool] = True

    @abstractmethod
    def build(self, page: SettingsPage, place: Rect, zone: str) -> None:
        """Adds its controls to the page; `zone` is their focus zone."""


@dataclass(frozen=True, slots=True)
class ChoiceRow(Row):
    """A setting with a few values, side by side."""

    key: str
    title: str
    detail: str
    options: Mapping[Any, str]

    def build(self, page: SettingsPage, place: Rect, zone: str) -> None:
        values, labels = list(self.options), list(self.options.values())
        value = page.value(self.key)
        width = _segments(page.look, labels)
        caption = page.stage.add(
            Caption(self.key, self.title, self.detail, place.x, _middle(place, 74), place.w - width - 12)
        )
        choice = Segmented(
            self.key, self.title, labels, values.index(value) if value in values else 0,
            lambda index: page.change(self.key, values[index]),
            x=place.right - width, y=_middle(place, 56), w=width, zone=zone,
        )  # fmt: skip
        choice.wording = lambda: f"{self.title}, {self.detail}"
        say_state(caption, choice)
        page.stage.add(choice)


@dataclass(frozen=True, slots=True)
class SwitchRow(Row):
    """A setting that is on or off."""

    key: str
    title: str
    detail: str

    def build(self, page: SettingsPage, place: Rect, zone: str) -> None:
        caption = page.stage.add(
            Caption(self.key, self.title, self.detail, place.x, _middle(place, 74), place.w - _TOGGLE_W - 16)
        )
        toggle = Toggle(
            self.key, self.title, page.value(self.key), partial(page.change, self.key),
            x=place.right - _TOGGLE_W, y=_middle(place, 56), zone=zone,
        )  # fmt: skip
        toggle.wording = lambda: f"{self.title}, {self.detail}"
        say_state(caption, toggle)
        page.stage.add(toggle)


@dataclass(frozen=True, slots=True)
class SliderRow(Row):
    """A setting from 0 to 100."""

    key: str
    title: str
    height: ClassVar[float] = 62.0
    ruled: ClassVar[bool] = False

    def build(self, page: SettingsPage, place: Rect, zone: str) -> None:
        value, y = round(page.value(self.key)), _middle(place, 44)
        label = page.stage.add(Label(f"{self.key}/label", self.title, place.x, y + 2, 136, 40, 18, 600, z=2))
        figure = page.stage.add(Value(f"{self.key}/value", value, place.right - 44, y + 2, 44, 40))
        figure.wording = str

        def change(to: int) -> None:
            figure.value = to
            page.change(self.key, to)

        slider = page.stage.add(
            Slider(self.key, self.title, value, change, x=place.x + 142, y=y, w=place.w - 142 - 56, zone=zone)
        )
        say_state(label, slider)


@dataclass(frozen=True, slots=True)
class Taken:
    """One of several things: its node, what it says, whether it is the one that is taken, and how it is."""

    name: str
    label: str
    on: bool
    take: Callable[[], None]


@dataclass(frozen=True, slots=True)
class OneOfRow(Row):
    """Some of several things of which one is taken, side by side; `across`: how many there are in a full row."""

    choices: tuple[Taken, ...]
    across: ClassVar[int] = 3
    height: ClassVar[float] = 64.0
    ruled: ClassVar[bool] = False

    def build(self, page: SettingsPage, place: Rect, zone: str) -> None:
        pitch = (place.w + 16 + _BETWEEN) / self.across
        for i, one in enumerate(self.choices):
            x = place.x - 8 + i * pitch
            page.stage.add(
                Choice(one.name, one.label, one.on, one.take, x, place.y, pitch - _BETWEEN, place.h - 8, zone)
            )


class SampleRow(Row):
    """The text sizes, to compare."""

    height = 96.0
    ruled = False

    def build(self, page: SettingsPage, place: Rect, zone: str) -> None:
        page.stage.add(Sample(place.x - 8, place.bottom - 92, place.w + 16, 88))


class ColoursRow(Row):
    """The signs of the seats."""

    height = 84.0
    ruled = False

    def build(self, page: SettingsPage, place: Rect, zone: str) -> None:
        page.stage.add(Colours(place.x - 28, place.y - 12, place.w + 56, place.h + 12))


@dataclass(frozen=True, slots=True)
class KeyboardRow(Row):
    """What the keys do that are used most, and the way to all of them."""

    see_all: Callable[[], None]
    height = 612.0
    ruled = False

    def build(self, page: SettingsPage, place: Rect, zone: str) -> None:
        page.stage.add(Keyboard(place.x - 28, place.y, place.w + 56, place.h - _ALL_KEYS))
        button = Button("all keys", tr("All keys, and change them"), self.see_all, x=place.x, y=place.bottom - 54,
                        w=place.w, h=50, kind="second", icon="keyboard", size=18, zone=zone)  # fmt: skip
        page.stage.add(button)


def _middle(place: Rect, height: float) -> float:
    """The top of something that stands in the middle of a row."""
    return place.y + (place.h - height) / 2


def _segments(look: Look, labels: Sequence[str]) -> float:
    """The width at which every word of a row of choices has room."""
    widest = max(look.text.width(label, 17 * look.text_scale, 600, "sans") for label in labels)
    return min(_WIDEST_CHOICE, len(labels) * max(88.0, widest + 54))
