"""The right side of the set-up page: the house rules, a friend's game number, the pace."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from game.ui.presentation import OptionText
from game.ui.scenes.setup_draft import PACES, read_number
from game.ui.scenes.setup_nodes import HouseRow
from game.ui.widgets.controls import Segmented, Toggle
from game.ui.widgets.plain import Label, Panel
from game.ui.widgets.textfield import TextField
from game.ui.words import tr

if TYPE_CHECKING:
    from game.ui.scenes.setup import SetupScene

_BOX: Final = (1080.0, 92.0, 492.0, 636.0)
_STEP = 84.0


class _Rule(NamedTuple):
    """A switch of the page: `change` is told how it stands now."""

    name: str
    title: str
    detail: str
    on: bool
    change: Callable[[bool], None]


class HouseSection:
    """The sheet of house rules; a rule is there only while it means something with these seats."""

    def __init__(self, scene: "SetupScene") -> None:
        self._scene = scene
        self._number: str | None = None

    def problem(self) -> str | None:
        """Why nobody can start like this, in one sentence, or None."""
        if self._number is not None and self._scene.draft.number is None:
            return tr("Type the number of your friend's game, or switch it off.")
        return None

    def build(self) -> None:
        """What is always there."""
        x, y, w, h = _BOX
        self._scene.stage.add(Panel("house paper", x, y, w, h, 22))
        self._scene.stage.add(Label("house title", tr("House rules"), x + 28, y + 16, 280, 44, "title"))

    def build_changing(self) -> None:
        """What depends on the choices."""
        x, y, w, _ = _BOX
        rules = [*self._options(), *self._table_rules(), self._same_deal()]
        for k, rule in enumerate(rules):
            top = y + 72 + k * _STEP
            last = k == len(rules) - 1
            self._scene.put(HouseRow(f"{rule.name} words", rule.title, rule.detail, last, x + 28, top, w - 56))
            self._scene.put(
                Toggle(rule.name, rule.title, rule.on, rule.change, x=x + w - 88, y=top + 19, w=60, zone="house")
            )
        if self._number is not None:
            self._build_number(x + w - 248, y + 72 + (len(rules) - 1) * _STEP + 19)
        if self._scene.draft.lineup.computers:
            self._build_pace(x + 20, y + 496, w - 40)

    def _options(self) -> list[_Rule]:
        draft = self._scene.draft
        return [
            _Rule(
                f"option/{text.option}",
                text.title,
                text.detail,
                draft.options[text.option] == text.on,
                self._option_setter(text),
            )
            for text in self._scene.shown.option_texts
            if text.least <= len(draft.lineup.seats) <= (text.most or len(draft.lineup.seats))
        ]

    def _table_rules(self) -> list[_Rule]:
        draft = self._scene.draft
        words = {
            "show_gains": (tr("Show points before I place"), tr("the number on every legal cell")),
            "show_scores": (tr("Show all scores while we play"), tr("off: totals appear at the end")),
            "curtain": (tr("Hide my hand between turns"), tr("a curtain when the screen is passed")),
            "relaxed": (tr("Relaxed: take anything back"), tr("the game is marked as assisted")),
        }
        return [
            _Rule(f"house/{rule}", *words[rule], draft.house[rule], self._house_setter(rule))
            for rule in self._scene.shown.house_rules
            if draft.means(rule)
        ]

    def _same_deal(self) -> _Rule:
        if self._number is None:
            title, detail = tr("Use the same deal as a friend"), tr("type a game number")
        else:
            title, detail = tr("The same deal"), tr("type its number")
        return _Rule("same", title, detail, self._number is not None, self._set_same)

    def _build_number(self, x: float, y: float) -> None:
        self._scene.put(
            TextField(
                "number",
                tr("number"),
                self._number or "",
                longest=9,
                on_change=self._number_typed,
                on_submit=lambda _: self._scene.focus.next(),
                x=x,
                y=y,
                w=144,
                zone="house",
            )
        )

    def _build_pace(self, x: float, y: float, w: float) -> None:
        title = tr("Pace of the computers")
        paces = (tr("instant"), tr("as at a table"), tr("unhurried"))
        now = PACES.index(self._scene.draft.pace)
        self._scene.put(Panel("pace paper", x, y, w, 122, 16, "sunk", z=2))
        self._scene.put(Label("pace words", title, x + 20, y + 8, w - 40, 40, "label_strong", z=3))
        self._scene.put(
            Segmented("pace", title, paces, now, self._set_pace, x=x + 20, y=y + 58, w=w - 40, zone="pace")
        )

    def _option_setter(self, text: OptionText) -> Callable[[bool], None]:
        def change(on: bool) -> None:
            self._scene.draft.options[text.option] = text.on if on else text.off

        return change

    def _house_setter(self, rule: str) -> Callable[[bool], None]:
        def change(on: bool) -> None:
            self._scene.draft.house[rule] = on

        return change

    def _set_same(self, on: bool) -> None:
        self._number, self._scene.draft.number = ("" if on else None), None
        self._scene.renew("number" if on else "same")

    def _number_typed(self, text: str) -> None:
        self._number, self._scene.draft.number = text, read_number(text)
        self._scene.show_summary()

    def _set_pace(self, index: int) -> None:
        self._scene.draft.pace = PACES[index]
