"""The right side of the set-up page: the house rules, a friend's game number, the pace."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from game.ui import clipboard
from game.ui.presentation.presentation import ChoiceText, OptionText, ValueRequest
from game.ui.scenes.deal_number import copy_button
from game.ui.scenes.setup_draft import HIGHEST_NUMBER, PACES, read_number
from game.ui.scenes.setup_nodes import ChosenValue, HouseRow
from game.ui.scenes.setup_page import SetupPage
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.controls import Segmented, Toggle
from game.ui.widgets.plain import Label, Panel
from game.ui.widgets.spoken import say_first, say_state
from game.ui.widgets.textfield import NumberField
from game.ui.words import tr

_BOX: Final = (1080.0, 92.0, 492.0, 636.0)
_STEP = 84.0
_FIRST = 72.0
_PACE = 496.0
_SWITCH_ROOM, _CHOICE_ROOM = 80.0, 232.0


class _Rule(NamedTuple):
    """A switch of the page: `change` is told how it stands now."""

    name: str
    title: str
    detail: str
    on: bool
    change: Callable[[bool], None]


class _Choice(NamedTuple):
    """An option with several values: `choose` takes the number of values to step by; `pick` opens their page.

    `idle`: the value changes nothing beside the other options, and `detail` says why.
    """

    name: str
    title: str
    detail: str
    value: str
    choose: Callable[[int], None] | None
    pick: Callable[[], None] | None
    idle: bool = False


class HouseSection:
    """The sheet of house rules; a rule is there only while it means something with these seats."""

    def __init__(self, scene: SetupPage) -> None:
        self._scene = scene
        self._number: str | None = None

    def problem(self) -> str | None:
        """Why nobody can start like this, in one sentence, or None."""
        if self._number is not None and self._scene.draft.number is None:
            return tr("Type the number of your friend's game, or switch it off.")
        draft = self._scene.draft
        return self._scene.shown.problem(draft.effective_options, len(draft.lineup.seats))

    def build(self) -> None:
        """What is always there."""
        x, y, w, h = _BOX
        self._scene.stage.add(Panel("house paper", x, y, w, h, 22))
        self._scene.stage.add(Label("house title", tr("House rules"), x + 28, y + 16, 280, 44, "title"))

    def build_changing(self) -> None:
        """What depends on the choices."""
        x, y, w, h = _BOX
        paced = bool(self._scene.draft.lineup.computers)
        switches = (*self._options(), *self._table_rules(), self._same_deal())
        rules: list[_Choice | _Rule] = [*self._choices(), *switches]
        step = min(_STEP, ((_PACE if paced else h) - _FIRST - 8) / len(rules))
        for k, rule in enumerate(rules):
            top = y + _FIRST + k * step
            last = k == len(rules) - 1
            room = _CHOICE_ROOM if isinstance(rule, _Choice) else _SWITCH_ROOM
            peers = tuple((one.title, one.detail) for one in rules if isinstance(one, type(rule)))
            row = HouseRow(
                f"{rule.name} words", rule.title, rule.detail, last, x + 28, top, w - 56, step, room, peers
            )  # fmt: skip
            self._scene.put(row)
            if isinstance(rule, _Choice):
                self._build_choice(rule, x + w - 28, top + step / 2)
            else:
                middle = top + (step - 46) / 2
                toggle = Toggle(
                    rule.name, rule.title, rule.on, rule.change, x=x + w - 88, y=middle, w=60, zone="house"
                )
                toggle.wording = partial("{}, {}".format, rule.title, rule.detail)
                say_state(row, toggle)
                self._scene.put(toggle)
        if self._number is not None:
            self._build_number(x + w - 248, y + _FIRST + (len(rules) - 1) * step + (step - 46) / 2)
        if paced:
            self._build_pace(x + 20, y + _PACE, w - 40)

    def _build_choice(self, choice: _Choice, right: float, middle: float) -> None:
        """The value, between arrows if there are others to step to; it opens the page on which it is made."""
        if choice.choose is not None:
            for name, icon, words, cx, by in (
                ("previous", "left", tr("The value before"), right - 204, -1),
                ("next", "right", tr("The next value"), right - 16, 1),
            ):
                press = partial(choice.choose, by)
                button = f"{choice.name}/{name}"
                self._scene.put(RoundButton(button, icon, words, press, cx=cx, cy=middle, r=16, zone="house"))
        say_first(self._scene.named(f"{choice.name}/"), choice.title, choice.value, choice.detail)
        if choice.pick is None:
            self._scene.put(ChosenValue(choice.name, choice.value, choice.idle, right - 180, middle - 22, 140))
        else:
            opens = Button(
                choice.name, choice.value, choice.pick, x=right - 178, y=middle - 20, w=136 if choice.choose else 178,
                h=40, kind="second", size=16, zone="house",
            )  # fmt: skip
            say_first((opens,), choice.title)
            self._scene.put(opens)

    def _choices(self) -> list[_Choice]:
        options = self._scene.draft.options
        return [self._choice(text) for text in self._scene.shown.choices if text.applies(options)]

    def _choice(self, text: ChoiceText) -> _Choice:
        draft = self._scene.draft
        options, now = draft.options, draft.fitted(text)
        values = [value for value, _, _ in text.values]
        place = values.index(now) if now in values else 0
        _, value, detail = text.values[place]
        if now not in values and text.picked is not None:
            value, detail = text.picked(now)
        name, idle = f"option/{text.option}", text.idle(now, options)

        def take(new: Any, focus: str = name) -> None:
            options[text.option] = new
            self._scene.renew(focus)

        def choose(by: int) -> None:
            take(values[(place + by) % len(values)], f"{name}/{'next' if by > 0 else 'previous'}")

        def pick() -> None:
            assert text.picker is not None
            request = ValueRequest(now, take, options, draft.lineup.with_names().seats)
            self._scene.shell.stack.push(text.picker(request))

        steps, picks = choose if len(values) > 1 else None, pick if text.picker else None
        return _Choice(name, text.title, idle or detail, value, steps, picks, bool(idle))

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
            and text.applies(draft.options)
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
            if draft.applies(rule)
        ]

    def _same_deal(self) -> _Rule:
        if self._number is None:
            title, detail = tr("Use the same deal as a friend"), tr("by its number")
        else:
            title, detail = tr("The same deal"), tr("type or paste")
        return _Rule("same", title, detail, self._number is not None, self._set_same)

    def _build_number(self, x: float, y: float) -> None:
        """The field, and beside it a button that pastes a number or copies the one that is there."""
        field = NumberField(
            "number", tr("number"), self._number or "", longest=len(str(HIGHEST_NUMBER)),
            on_change=self._number_typed, on_submit=lambda _: self._scene.focus.next(), x=x, y=y, w=128, zone="house",
        )  # fmt: skip
        self._scene.put(field)
        cx, cy = x - 30, y + field.h / 2
        if (number := self._scene.draft.number) is not None:
            self._scene.put(copy_button(self._scene.shell, number, cx, cy, zone="house"))
        else:
            paste = RoundButton(
                "number/paste", "paste", tr("Paste the number"), self._paste, cx=cx, cy=cy, r=18, zone="house"
            )
            self._scene.put(paste)

    def _build_pace(self, x: float, y: float, w: float) -> None:
        title = tr("Pace of the computers")
        paces = (tr("instant"), tr("as at a table"), tr("unhurried"))
        now = PACES.index(self._scene.draft.pace)
        self._scene.put(Panel("pace paper", x, y, w, 122, 16, "sunk", z=2))
        words = Label("pace words", title, x + 20, y + 8, w - 40, 40, "label_strong", z=3)
        choice = Segmented("pace", title, paces, now, self._set_pace, x=x + 20, y=y + 58, w=w - 40, zone="pace")
        say_state(words, choice)
        self._scene.put(words)
        self._scene.put(choice)

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
        self._scene.renew()

    def _paste(self) -> None:
        """The number in the clipboard is the number of the deal; anything else is refused."""
        number = read_number(clipboard.get())
        if number is None:
            self._scene.shell.toast(tr("The clipboard holds no number of a deal."))
        else:
            self._number_typed(str(number))

    def _set_pace(self, index: int) -> None:
        self._scene.draft.pace = PACES[index]
