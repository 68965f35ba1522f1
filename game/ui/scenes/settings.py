"""The settings: every change counts at once and is saved."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.ui import words
from game.ui.engine.intent import Back, Intent, Steer
from game.ui.engine.node import Backdrop, Node
from game.ui.scene import Scene
from game.ui.scenes.page_head import page_head
from game.ui.scenes.settings_nodes import Caption, Choice, Colours, Keyboard, Sample, Section, Value
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Segmented, Slider, Toggle
from game.ui.widgets.plain import Label
from game.ui.words import tr

_LEFT, _MIDDLE, _RIGHT = (28.0, 600.0), (644.0, 432.0), (1092.0, 480.0)
"""Left edge and width of the three columns."""
_ROW = 76.0
_INSIDE = 28.0
_HEAD = 70.0
_LANGUAGE_H = 58.0
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "cs": "Čeština"}
"""What each language calls itself."""


class SettingsScene(Scene):
    """Picture, sound, play, language, and what the keys do."""

    name = "settings"

    def build(self) -> None:
        """Makes the controls as the settings stand."""
        self.stage.add(Backdrop("scenery/title"))
        title = page_head(self, tr("Settings"))
        after = title.x + self.look.text.width(title.label, 38 * self.look.text_scale, 700, "serif") + 18
        self.stage.add(Label("saved", tr("saved as you change them"), after, 26, 500, 44, 17, colour="cream"))
        self.stage.add(
            Button(
                "reset", tr("As delivered"), self._reset, x=1352, y=22, w=220, h=46,
                kind="second", icon="undo", size=18, zone="top",
            )
        )  # fmt: skip
        self._picture()
        self._sound()
        self._play()
        self._language()
        x, w = _RIGHT
        self.stage.add(Section("keyboard", tr("Keyboard"), "keyboard", x, 92, w, 780))
        self.stage.add(Keyboard(x, 92 + _HEAD, w, 780 - _HEAD - 20))

    # -- sections

    def _picture(self) -> None:
        x, w = _LEFT
        y = 92 + _HEAD
        self.stage.add(
            Section("picture", tr("Picture"), "eye", x, 92, w, 556, [y + i * _ROW - 4 for i in range(1, 5)])
        )
        self._choice(
            "fullscreen", y, tr("Window"), tr("F11 switches"), {False: tr("Window"), True: tr("Full screen")}
        )
        levels = {"none": tr("None"), "basic": tr("Basic"), "full": tr("Full")}
        self._choice("animation", y + _ROW, tr("Animation"), tr("basic: short moves only"), levels)
        speeds = {0.7: tr("Slow"), 1.0: tr("Normal"), 1.5: tr("Quick")}
        self._choice("speed", y + 2 * _ROW, tr("Speed"), tr("of all that moves"), speeds)
        self._switch("calm", x, y + 3 * _ROW, w, tr("Calm screen"), tr("nothing drifts or sways"))
        sizes = {size: tr("{percent} %").format(percent=round(size * 100)) for size in (1.0, 1.15, 1.3)}
        self._choice("text_size", y + 4 * _ROW, tr("Text size"), tr("everything else stays"), sizes)
        self.stage.add(Sample(x + 20, y + 5 * _ROW + 2, w - 40, 88))
        self.stage.add(Section("colours", tr("Colours without guessing"), "palette", x, 664, w, 208))
        self.stage.add(Colours(x, 664 + _HEAD - 10, w, 208 - _HEAD))

    def _sound(self) -> None:
        x, w = _MIDDLE
        y = 92 + _HEAD + 3 * 62 + 8
        self.stage.add(Section("sound", tr("Sound"), "sound", x, 92, w, 352, [y - 6]))
        parts = {"all": tr("Everything"), "cards": tr("Cards"), "beds": tr("Forest")}
        for index, (part, label) in enumerate(parts.items()):
            self._slider(f"volume_{part}", label, x, 92 + _HEAD + index * 62, w)
        self._switch("quiet_background", x, y, w, tr("Quiet when in the background"), tr("no birds, no chimes"))

    def _play(self) -> None:
        x, w = _MIDDLE
        self.stage.add(Section("play", tr("Play"), "hand", x, 460, w, 152))
        self._switch("drop_submits", x, 460 + _HEAD, w, tr("A drop plays at once"), tr("without pressing Done"))

    def _language(self) -> None:
        x, w = _MIDDLE
        self.stage.add(Section("language", tr("Language"), "language", x, 628, w, 244))
        spoken = self.shell.settings["language"]
        for index, language in enumerate(words.languages()):
            y = 628 + _HEAD - 4 + index * _LANGUAGE_H
            name = LANGUAGE_NAMES.get(language, language)
            self.stage.add(
                Choice(
                    f"language/{language}", name, language == spoken, partial(self._speak, language),
                    x + 20, y, w - 40, _LANGUAGE_H - 6,
                )
            )  # fmt: skip

    # -- controls

    def _choice(self, key: str, y: float, title: str, detail: str, options: dict[Any, str]) -> None:
        x, w = _LEFT
        values: list[Any] = list(options)
        value = self.shell.settings[key]
        width = self._segments(list(options.values()))
        self.stage.add(Caption(key, title, detail, x + _INSIDE, y, w - width - 2 * _INSIDE - 12))
        self.stage.add(
            Segmented(
                key, title, list(options.values()), values.index(value) if value in values else 0,
                lambda index: self._set(key, values[index]),
                x=x + w - _INSIDE - width, y=y + 10, w=width, zone="picture",
            )
        )  # fmt: skip

    def _segments(self, labels: Sequence[str]) -> float:
        """The width at which every word of a row of choices has room."""
        widest = max(self.look.text.width(label, 17 * self.look.text_scale, 600, "sans") for label in labels)
        return min(390.0, len(labels) * max(88.0, widest + 54))

    def _switch(self, key: str, x: float, y: float, w: float, title: str, detail: str) -> None:
        self.stage.add(Caption(key, title, detail, x + _INSIDE, y, w - 2 * _INSIDE - 76))
        place = x + w - _INSIDE - 60
        zone = "picture" if x == _LEFT[0] else "middle"
        self.stage.add(
            Toggle(key, title, self.shell.settings[key], lambda on: self._set(key, on), x=place, y=y + 10, zone=zone)
        )

    def _slider(self, key: str, label: str, x: float, y: float, w: float) -> None:
        value = round(self.shell.settings[key])
        self.stage.add(Label(f"{key}/label", label, x + _INSIDE, y + 2, 136, 40, 18, 600, z=2))
        figure = self.stage.add(Value(f"{key}/value", value, x + w - _INSIDE - 44, y + 2, 44, 40))

        def change(to: int) -> None:
            figure.value = to
            self._set(key, to)

        self.stage.add(Slider(key, label, value, change, x=x + 170, y=y, w=w - 170 - 84, zone="middle"))

    # -- changes

    def _set(self, key: str, value: Any) -> None:
        self.shell.settings[key] = value
        self.shell.play("tick")

    def _speak(self, language: str) -> None:
        if language != self.shell.settings["language"]:
            self._set("language", language)

    def _reset(self) -> None:
        self.shell.settings.reset()
        self.rebuild()
        self.shell.toast(tr("Everything is as delivered."))

    def update(self, dt_ms: float) -> None:
        """F11 also changes what is shown here."""
        super().update(dt_ms)
        window = self.stage["fullscreen"]
        assert isinstance(window, Segmented)
        window.index = int(self.shell.settings["fullscreen"])

    def dropped(self, node: Node, x: float, y: float) -> None:
        """A volume that was dragged is heard when it is let go."""
        self._hear(node)

    def handle(self, intent: Intent) -> bool:
        """Esc goes back; a volume changed by the arrows is heard."""
        if isinstance(intent, Back):
            self.shell.stack.pop()
            return True
        used = super().handle(intent)
        if isinstance(intent, Steer) and intent.dx and self.focus.node is not None:
            self._hear(self.focus.node)
        return used

    def _hear(self, node: Node) -> None:
        if node.name in ("volume_all", "volume_cards"):
            self.shell.play("card")
