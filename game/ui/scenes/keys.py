"""The page of the keys: what every key does, and how to have another one do it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.ui.engine.intent import Back, Intent, Press, Stroke, TurnPage
from game.ui.engine.node import Backdrop
from game.ui.engine.strokes import closes_window
from game.ui.input.bindings import Bindings, in_force
from game.ui.input.command_list import every_command, room_title
from game.ui.input.commands import EVERYWHERE, FIGURES, JOURNAL, REPLAY, RING, TABLE, TITLE, Command
from game.ui.input.key_words import written
from game.ui.scene import Scene, Shell
from game.ui.scenes.keys_nodes import KeyRow
from game.ui.scenes.page_head import page_head
from game.ui.scenes.question import Question, QuestionScene
from game.ui.scenes.settings_nodes import Section
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.pages import Pages, page_turners
from game.ui.widgets.plain import Label
from game.ui.words import tr
from game.units import Rect

_COLUMNS: Final = (Rect(28, 92, 504, 780), Rect(548, 92, 504, 780), Rect(1068, 92, 504, 780))
_HEAD, _FOOT, _GAP, _SIDE = 66.0, 12.0, 16.0, 14.0
_ROW_MOST: Final = 72.0
"""How high a row is at most: as high as the fullest column of its page allows."""
_LEAVES: Final = "escape"
"""What leaves a key as it is, whatever it is bound to."""
_ICONS: Final = {
    RING: "hand",
    EVERYWHERE: "keyboard",
    FIGURES: "cards",
    TABLE: "users",
    TITLE: "home",
    JOURNAL: "book",
    REPLAY: "play",
}
_OWN: Final = "dice"
"""The sign of what belongs to one game."""


def _pages() -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The rooms, column by column, page by page."""
    games = tuple(dict.fromkeys(command.room for command in every_command() if command.room not in _ICONS))
    return ((RING,), (EVERYWHERE,), (FIGURES,)), ((TABLE, TITLE), games, (JOURNAL, REPLAY))


def _commands(room: str) -> list[Command]:
    return [command for command in every_command() if command.room == room]


def _row_height(place: Rect, rooms: Sequence[str]) -> float:
    """How high the rows of these rooms may be in a column."""
    around = len(rooms) * (_HEAD + _FOOT + _GAP) - _GAP
    return (place.h - around) / sum(len(_commands(room)) for room in rooms)


class KeysScene(Scene):
    """All commands by room, with their keys. A row that is pressed takes the next key that is struck.

    Args:
        at: the page that is open first.
    """

    name = "keys"

    def __init__(self, at: int = 0) -> None:
        super().__init__()
        self._pages = Pages(len(_pages()), 1, at)
        self._asking: Command | None = None

    def build(self) -> None:
        """Makes the rows of the page that is open, as the keys are bound."""
        self.stage.add(Backdrop("scenery/title"))
        title = page_head(self, tr("Keys"))
        after = title.x + self.look.text.width(title.label, 38 * self.look.text_scale, 700, "serif") + 18
        words = tr("Choose a line, then press its new key or button. {key} leaves it.").format(key=written(_LEAVES))
        self.stage.add(Label("how", words, after, 26, 1130 - after, 44, 17, colour="cream"))
        reset = Button(
            "reset", tr("As delivered"), self._reset, x=1352, y=22, w=220, h=46, kind="second",
            icon="undo", size=18, zone="top", enabled=bool(in_force().changed),
        )  # fmt: skip
        reset.final = True
        self.stage.add(reset)
        for node in page_turners("keys", self._pages, self._turn, 1330, 45, "top", "cream"):
            self.stage.add(node)
        columns = _pages()[self._pages.at]
        height = min(_ROW_MOST, *(_row_height(place, rooms) for place, rooms in zip(_COLUMNS, columns, strict=True)))
        for place, rooms in zip(_COLUMNS, columns, strict=True):
            self._build_column(place, rooms, height)

    def _build_column(self, place: Rect, rooms: Sequence[str], height: float) -> None:
        top = place.y
        for room in rooms:
            commands = _commands(room)
            h = _HEAD + len(commands) * height + _FOOT
            icon = _ICONS.get(room, _OWN)
            self.stage.add(Section(room, room_title(room), icon, place.x, top, place.w, h))
            for number, command in enumerate(commands):
                row = Rect(place.x + _SIDE, top + _HEAD + number * height, place.w - 2 * _SIDE, height)
                self._build_row(command, row, f"column {place.x:.0f}", striped=number % 2 == 0)
            top += h + _GAP

    def _build_row(self, command: Command, place: Rect, zone: str, striped: bool) -> None:
        strokes = in_force().strokes(command)
        asks = self._asking is not None and self._asking.name == command.name
        self.stage.add(
            KeyRow(
                command.name, command.does(), strokes, asks=asks, striped=striped, place=place, zone=zone,
                press=partial(self._ask, command),
            )
        )  # fmt: skip
        if strokes != command.strokes:
            words = tr("Back to {keys}").format(keys=_keys(command.strokes))
            self.stage.add(
                RoundButton(
                    f"back/{command.name}", "undo", words, partial(self._give, command, command.strokes),
                    cx=place.right - 26, cy=place.centre[1], r=17, zone=zone,
                )
            )  # fmt: skip

    # -- another key

    def _ask(self, command: Command | None) -> None:
        """A row waits for its new key, or none does."""
        self._asking, self.listening = command, command is not None
        self.rebuild()

    def _struck(self, stroke: str) -> None:
        command = self._asking
        self._ask(None)
        if closes_window(stroke):
            self._refuse(tr("The system itself uses {keys}.").format(keys=written(stroke)))
        elif command is not None and stroke != _LEAVES:
            self._give(command, in_force().struck(command, stroke))

    def _give(self, command: Command, strokes: tuple[str, ...]) -> None:
        """Gives a command these keys; asks first when another one has them."""
        bound = in_force()
        after, others = bound.given(command, strokes), bound.others(command, strokes)
        if after.clashing:
            keys = _keys(_taken(bound, strokes, others))
            self._refuse(tr("{keys} is taken and cannot be swapped here.").format(keys=keys))
        elif others:
            question = _question(bound, after, strokes, command, others)
            self.shell.stack.push(QuestionScene(question, partial(self._keep, after)))
        else:
            self._keep(after)

    def _refuse(self, why: str) -> None:
        self.shell.play("no")
        self.shell.toast(why)

    def _keep(self, bound: Bindings) -> None:
        self.shell.settings["keys"] = bound.changed
        self.shell.play("tick")

    def _reset(self) -> None:
        self.shell.settings["keys"] = {}
        self.shell.toast(tr("All keys are as delivered."))

    # -- input

    def _turn(self, by: int) -> None:
        self._pages = self._pages.turned(by)
        self.rebuild()

    def handle(self, intent: Intent) -> bool:
        """While a row waits, the next key is its own; a press leaves it."""
        match intent:
            case Stroke(stroke):
                self._struck(stroke)
            case Press() if self.listening:
                self._ask(None)
            case Back():
                self.shell.stack.pop()
            case TurnPage(dy):
                self._turn(dy)
            case _:
                return super().handle(intent)
        return True


def open_keys(shell: Shell) -> None:
    """Lays the page of the keys over the present scene."""
    shell.stack.push(KeysScene())


def _keys(strokes: Sequence[str]) -> str:
    return " / ".join(map(written, strokes)) or tr("nothing")


def _taken(bound: Bindings, strokes: Sequence[str], others: Sequence[Command]) -> tuple[str, ...]:
    """Those of the strokes that another command has."""
    return tuple(stroke for stroke in strokes if any(stroke in bound.strokes(other) for other in others))


def _question(
    bound: Bindings, after: Bindings, strokes: Sequence[str], command: Command, others: Sequence[Command]
) -> Question:
    """Who has these keys now, and who will have which ones."""
    have = [
        tr("It means: {what} ({where}).").format(what=each.does(), where=room_title(each.room)) for each in others
    ]
    swapped = [
        tr("{what}: {keys}").format(what=each.does(), keys=_keys(after.strokes(each))) for each in (command, *others)
    ]
    title = tr("{keys} is taken").format(keys=_keys(_taken(bound, strokes, others)))
    return Question(title, "\n".join((*have, tr("After a swap:"), *swapped)), tr("Swap"), tr("Cancel"))
