"""The settings: every change counts at once and is saved."""

from functools import partial
from typing import Any

from game.ui import words
from game.ui.engine.intent import Back, Intent, Steer, TurnPage
from game.ui.engine.node import Backdrop, Node
from game.ui.input.commands import FULL_SCREEN
from game.ui.input.key_words import key_of
from game.ui.scene import Scene
from game.ui.scenes.keys import open_keys
from game.ui.scenes.page_head import page_head
from game.ui.scenes.question import Question, QuestionScene
from game.ui.scenes.settings_nodes import Section
from game.ui.scenes.settings_pages import Column, SectionRows, pages_of
from game.ui.scenes.settings_rows import (
    ChoiceRow,
    ColoursRow,
    KeyboardRow,
    OneOfRow,
    Row,
    SampleRow,
    SliderRow,
    SwitchRow,
    Taken,
)
from game.ui.scenes.settings_walk import led
from game.ui.voice.speaker import why_silent
from game.ui.widgets.button import Button
from game.ui.widgets.controls import Segmented
from game.ui.widgets.pages import Pages, page_turners
from game.ui.widgets.plain import Label
from game.ui.widgets.stack import stack
from game.ui.words import tr, trc
from game.units import Rect

_COLUMNS = (Rect(28, 92, 764, 780), Rect(808, 92, 764, 780))
_HEAD, _FOOT, _SIDE, _GAP = 68.0, 12.0, 28.0, 16.0
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "cs": "Čeština"}
"""What each language calls itself."""


class SettingsScene(Scene):
    """Picture, sound, play, language, and what the keys do."""

    name = "settings"
    columns = (_COLUMNS[1].x,)

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages(1, 1)

    def build(self) -> None:
        """Makes the controls as the settings stand."""
        self.stage.add(Backdrop("scenery/title"))
        title = page_head(self, tr("Settings"))
        after = title.x + self.look.text.width(title.label, 38 * self.look.text_scale, 700, "serif") + 18
        self.stage.add(Label("saved", tr("saved as you change them"), after, 26, 500, 44, 17, colour="cream"))
        reset = Button(
            "reset", tr("As delivered"), self._ask_to_reset, x=1352, y=22, w=220, h=46,
            kind="second", icon="undo", size=18, zone="top",
        )  # fmt: skip
        reset.final = True
        self.stage.add(reset)
        room = _COLUMNS[0].h
        sheets = [
            sheet for page in self._sections() for sheet in pages_of(page, room, head=_HEAD, foot=_FOOT, gap=_GAP)
        ]
        self._pages = self._pages.of(len(sheets))
        for node in page_turners("settings", self._pages, self._turn, 1330, 45, "top", "cream"):
            self.stage.add(node)
        for number, (column, sections) in enumerate(zip(_COLUMNS, sheets[self._pages.at], strict=False)):
            self._build_column(f"column {number}", column, sections)

    def _turn(self, by: int) -> None:
        self._pages = self._pages.turned(by)
        self.turn_page()

    def _sections(self) -> tuple[tuple[Column, ...], ...]:
        """What there is to set, page by page and column by column. A new setting is one more row."""
        sizes = {size: tr("{percent} %").format(percent=round(size * 100)) for size in (1.0, 1.15, 1.3)}
        upright = self.look.viewport.is_upright
        others = tr("always largest in a tall window") if upright else tr("everything else stays")
        window = {False: tr("Window"), True: tr("Full screen")}
        levels = {"none": tr("None"), "basic": tr("Basic"), "full": tr("Full")}
        speeds = {0.7: tr("Slow"), 1.0: trc("speed", "Normal"), 1.5: tr("Quick")}
        picture = (
            ChoiceRow("fullscreen", tr("Window"), tr("{key} switches").format(key=key_of(FULL_SCREEN)), window),
            ChoiceRow("animation", tr("Animation"), tr("basic: short moves only"), levels),
            ChoiceRow("speed", tr("Speed"), tr("of all that moves"), speeds),
            SwitchRow("calm", tr("Calm screen"), tr("nothing drifts or sways")),
            SwitchRow("high_contrast", tr("High contrast"), tr("plain grounds, strong letters and lines")),
            ChoiceRow("text_size", tr("Text size"), others, sizes),
            SampleRow(),
        )
        sound = (
            SliderRow("volume_all", tr("Everything")),
            SliderRow("volume_cards", tr("Cards")),
            SliderRow("volume_beds", tr("Nature")),
            SliderRow("volume_music", tr("Music")),
            SwitchRow("quiet_background", tr("Quiet when in the background"), tr("no birds, no chimes")),
        )
        clicks = {"normal": trc("double clicks", "Normal"), "slow": trc("double clicks", "Slow")}
        held = self.value("hold")
        dropped = tr("not while Hold to confirm is on") if held else tr("without pressing Done")
        play = (
            SwitchRow("drop_submits", tr("A drop plays at once"), dropped),
            SwitchRow("first_notes", tr("Notes for first games"), tr("what is new, in your first three games")),
            SwitchRow("hold", tr("Hold to confirm"), tr("what ends a turn or cannot be taken back")),
            ChoiceRow("double_clicks", tr("Double clicks"), tr("a second click by mistake is ignored"), clicks),
            SwitchRow("flat_table", tr("The table lies flat"), tr("the picture turns to whoever sits opposite")),
        )
        rumble = SwitchRow("rumble", tr("Gamepads rumble"), tr("where something lands, or is refused"))
        rates = {0.7: tr("Slow"), 1.0: trc("speed", "Normal"), 1.4: tr("Quick")}
        reading = (
            SwitchRow("read_aloud", tr("Read aloud"), tr("where the keyboard is, and what happened")),
            ChoiceRow("read_speed", tr("Voice"), tr("how fast it speaks"), rates),
            SwitchRow("show_read", tr("Show what is read"), tr("at the foot of the window")),
        )
        seen = (
            (SectionRows("picture", tr("Picture"), "eye", picture),),
            (
                SectionRows("sound", tr("Sound"), "sound", sound),
                SectionRows("language", tr("Language"), "language", self._languages()),
                SectionRows("colours", tr("Colours without guessing"), "palette", (ColoursRow(),)),
            ),
        )
        done = (
            (
                SectionRows("play", trc("heading", "Play"), "hand", play),
                SectionRows("reading", tr("Without looking"), "sound", reading),
            ),
            (
                SectionRows(
                    "keyboard", tr("Keyboard and gamepads"), "keyboard", (KeyboardRow(self._see_keys), rumble)
                ),
            ),
        )
        return seen, done

    def _see_keys(self) -> None:
        open_keys(self.shell)

    def _languages(self) -> tuple[Row, ...]:
        spoken = self.value("language")
        choices = [
            Taken(
                f"language/{language}",
                LANGUAGE_NAMES.get(language, language),
                language == spoken,
                partial(self._speak, language),
            )
            for language in words.languages()
        ]
        rows = range(0, len(choices), OneOfRow.across)
        return tuple(OneOfRow(tuple(choices[first : first + OneOfRow.across])) for first in rows)

    def _build_column(self, zone: str, column: Rect, sections: tuple[SectionRows, ...]) -> None:
        heights = [[row.height for row in section.rows] for section in sections]
        laid = stack(column, heights, head=_HEAD, foot=_FOOT, side=_SIDE, gap=_GAP)
        for section, places in zip(sections, laid, strict=True):
            pairs = list(zip(section.rows, places.rows, strict=True))
            lines = [place.y - 4 for row, place in pairs[1:] if row.ruled]
            sheet = places.place
            self.stage.add(
                Section(section.name, section.title, section.icon, sheet.x, sheet.y, sheet.w, sheet.h, lines)
            )
            for row, place in pairs:
                row.build(self, place, zone)

    # -- changes

    def value(self, key: str) -> Any:
        """How a setting stands."""
        return self.shell.settings[key]

    def change(self, key: str, value: Any) -> None:
        """Sets it, at once and for good; what nobody could hear stays off, and says why."""
        if key == "read_aloud" and value and (why := why_silent()):
            self.shell.toast(why)
            self.rebuild()
            return
        self.shell.settings[key] = value
        if key == "hold":
            self.rebuild()
        self.shell.play("tick")

    def _speak(self, language: str) -> None:
        if language != self.value("language"):
            self.change("language", language)

    def _ask_to_reset(self) -> None:
        what = tr("Everything on these pages changes, but the language.")
        question = Question(tr("All settings as delivered?"), what, tr("As delivered"), tr("Keep them"))
        self.shell.stack.push(QuestionScene(question, self._reset))

    def _reset(self) -> None:
        self.shell.settings.reset()
        self.rebuild()
        self.shell.toast(tr("Everything is as delivered."))

    def update(self, dt_ms: float) -> None:
        """F11 also changes what is shown here."""
        super().update(dt_ms)
        window = self.stage.get("fullscreen")
        if isinstance(window, Segmented):
            window.index = int(self.value("fullscreen"))

    def dropped(self, node: Node, x: float, y: float) -> None:
        """A volume that was dragged is heard when it is let go."""
        self._hear(node)

    def handle(self, intent: Intent) -> bool:
        """Esc goes back; a volume changed by the arrows is heard."""
        if isinstance(intent, Back):
            self.shell.stack.pop()
            return True
        if isinstance(intent, TurnPage):
            self._turn(intent.dy)
            return True
        used = super().handle(intent)
        if isinstance(intent, Steer) and intent.dx and self.focus.node is not None:
            self._hear(self.focus.node)
        return used

    def steer_focus(self, dx: int, dy: int) -> None:
        """Up and down row by row, sideways into the other column."""
        here = self.focus.node
        columns = [self.focus.in_zone(f"column {number}") for number in range(len(_COLUMNS))]
        if here is None or (here.zone == "top" and dx):
            super().steer_focus(dx, dy)
        elif there := led(here, self.focus.in_zone("top"), columns, dx, dy):
            self.focus.set(there.name)
            self.focus.sought = True

    def _hear(self, node: Node) -> None:
        if node.name in ("volume_all", "volume_cards"):
            self.shell.play("card")
