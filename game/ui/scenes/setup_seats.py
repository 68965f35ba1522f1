"""The middle of the set-up page: the seats, the lists that open beside them, the computers' level."""

from collections.abc import Callable, Sequence
from typing import Final

from game.profile.people import NAME_LENGTH, folded
from game.ui.engine.node import Node
from game.ui.lineup import STYLES, USUAL, Lineup, sign_name
from game.ui.presentation.levels import level_name
from game.ui.presentation.tempers import temper_words
from game.ui.scenes.setup_page import SetupPage
from game.ui.scenes.setup_rows import MovingRows
from game.ui.scenes.setup_seat_nodes import (
    NAME_W,
    NAME_X,
    Emblem,
    FreeRow,
    Grip,
    LevelPaper,
    MixWords,
    SeatRow,
    Strength,
    Suggestion,
    level_words,
)
from game.ui.widgets.button import Button, RoundButton
from game.ui.widgets.controls import Segmented, Toggle
from game.ui.widgets.plain import Label, Panel
from game.ui.widgets.spoken import say_first, say_state
from game.ui.widgets.textfield import TextField, refusal
from game.ui.words import tr
from game.units import Rect

_BOX: Final = (436.0, 92.0, 628.0, 780.0)
_TOP, _ROOM, _MANY_ROOM, _MANY = 162.0, 552.0, 560.0, 7
"""Where the rows begin, and how high all of them are together: a little more from so many seats on."""
_LOWEST, _GAP = 75.0, 0.13
"""How high a row is at least, and which part of the way to the next one may stay free."""
_LEFT, _WIDTH = _BOX[0] + 20, _BOX[2] - 40
_STRENGTH_W, _LEVELS_W, _LEVEL_H = 68.0, 240.0, 86.0
_KIND_X, _KIND_W = 299.0, 240.0
"""Left edge, from that of the row, and width of the switch between person and computer."""
_KIND_X_BESIDE_STAR, _KIND_W_BESIDE_STAR = 292.0, 202.0
"""The same where a star lets a seat begin."""
_STAR_X = 519.0
"""Middle of that star, from the left edge of the row."""
_BESIDE_LEAVING = 50.0
"""How far from the edge somebody can join: who presses twice where a seat was left does not fill it again."""
_HIGHER = 9.0
"""By how much a name stands higher, when a line is below it."""
_SUGGESTIONS = 4
_LIST: Final = "popup"
"""How the names of all nodes of an open list begin; also their focus group."""


class SeatsSection:
    """The sheet of seats. One list may be open: "style" or "name" of a seat."""

    def __init__(self, scene: SetupPage) -> None:
        self._scene = scene
        self._list: tuple[str, int] | None = None
        self._grips: list[Grip] = []
        self._rows = MovingRows(scene)
        self._picked_up_at = 0
        self._typing_begun = False
        self._asked = 0

    @property
    def _step(self) -> float:
        """From one row to the next."""
        room = self._lineup.room
        return _MANY_ROOM / room if room >= _MANY else _ROOM / max(4, room)

    def _row(self, i: int) -> Rect:
        """Where a seat is written."""
        return Rect(_LEFT, _TOP + i * self._step, _WIDTH, max(_LOWEST, self._step * (1 - _GAP)))

    @property
    def _lineup(self) -> Lineup:
        return self._scene.draft.lineup

    def build(self) -> None:
        """What is always there."""
        x, y, w, h = _BOX
        self._scene.stage.add(Panel("seats paper", x, y, w, h, 22))
        rows = range(self._lineup.room)
        self._rows.forget()
        self._grips = [Grip(i, self._row(i), self._mover(i)) for i in rows]
        self._scene.stage.add(Label("seats title", tr("Who is playing?"), x + 28, y + 16, 380, 44, "title"))

    def build_changing(self) -> None:
        """What depends on the choices."""
        x, y, w, _ = _BOX
        taken, room = len(self._lineup.seats), self._lineup.room
        count = tr("{n} of {most} seats").format(n=taken, most=room)
        self._scene.put(
            Label("count", count, x + w - 228, y + 16, 200, 44, "label_strong", colour="ink2", anchor="end")
        )
        for i in range(taken):
            self._build_seat(i, self._row(i))
        for i in range(taken, room):
            self._scene.put(FreeRow(i - taken, self._row(i)))
        if not self._lineup.full:
            self._build_joining(self._row(taken).centre[1] - 19.5)
        self._rows.renewed([self._in_row(f"seat/{i}") for i in range(taken)], self._in_free_rows(room - taken))
        self._build_level(_TOP + room * self._step + 2)
        if not self._scene.draft.solo:
            self._build_mixing(_TOP + room * self._step + 100)
        self._build_list()

    def _in_row(self, name: str) -> list[Node]:
        return [self._scene.stage[name], *self._scene.named(f"{name}/")]

    def _in_free_rows(self, count: int) -> list[list[Node]]:
        rows = [self._in_row(f"free/{i}") for i in range(count)]
        for row in rows[:1]:
            row += self._scene.named("add/")
        return rows

    # One seat

    def _build_seat(self, i: int, place: Rect) -> None:
        seat, zone, middle = self._lineup.seats[i], "seats", place.centre[1]
        put = self._scene.put
        roles = self._scene.shown.roles(self._scene.draft.options, len(self._lineup.seats))
        computer, may_begin = seat.level is not None, i in self._scene.draft.first_seats
        below = temper_words(self._scene.shown.tempers, seat.name) if computer else self._scene.place_words(i)
        put(SeatRow(i, seat, self._lineup.called[i], roles.get(i, ""), below, place))
        name_y = middle - (_HIGHER if below else 0)
        put(
            Emblem(
                f"seat/{i}/style", seat.style, tr("Another colour"), _LEFT + 74, middle, zone,
                lambda: self._open("style", i, f"{_LIST}/style/{seat.style}"),
                sign="down" if seat.level is None else "bot", hint="" if self._list else tr("Another colour"),
            )
        )  # fmt: skip
        field = TextField(
            f"seat/{i}/name", self._lineup.called[i], seat.name, longest=NAME_LENGTH, zone=zone,
            on_change=lambda text: self._typed(i, text), on_submit=lambda _: self._scene.focus.next(),
            on_refused=lambda letters: self._scene.shell.toast(refusal(letters)),
            x=_LEFT + NAME_X, y=name_y - 22, w=NAME_W if seat.level is None else NAME_W - _STRENGTH_W - 8,
        )  # fmt: skip
        put(field)
        if seat.level is not None:
            place = Rect(_LEFT + NAME_X + NAME_W - _STRENGTH_W, name_y - 17, _STRENGTH_W, 34)
            put(Strength(i, level_name(seat.level), place, self._other_level(i)))
        put(
            Segmented(
                f"seat/{i}/kind",
                tr("Who plays here"),
                (tr("Person"), tr("Computer")),
                int(seat.level is not None),
                self._other_kind(i),
                x=_LEFT + (_KIND_X_BESIDE_STAR if may_begin else _KIND_X),
                y=middle - 22,
                w=_KIND_W_BESIDE_STAR if may_begin else _KIND_W,
                zone=zone,
            )
        )
        if may_begin:
            self._build_begin(i, middle)
        if len(self._lineup.seats) > 1:
            grip = self._grips[i]
            grip.name, grip.y, grip.on_press = f"seat/{i}/grip", self._row(i).y, self._mover(i)
            grip.place = tr("{n} of {count}").format(n=i + 1, count=len(self._lineup.seats))
            put(grip)
            leave, x = tr("Leave this seat free"), _LEFT + _WIDTH - 25
            remove = RoundButton(
                f"seat/{i}/remove", "close", leave, self._leaver(i), cx=x, cy=middle, r=16, zone=zone
            )
            remove.occasion = seat.style
            put(remove)
        called, name = self._lineup.called[i], tr("Name")
        say_first(self._scene.named(f"seat/{i}/"), called)
        field.wording = lambda: f"{called}\n{name}\n{below}"

    def _build_begin(self, i: int, middle: float) -> None:
        """The switch that lets a seat begin; pressed once more, it leaves that to chance again."""
        begins = self._scene.draft.first_seat == i

        def choose() -> None:
            self._scene.draft.choose_first(None if begins else i)
            self._scene.renew(f"seat/{i}/begin")

        words = tr("Begins") if begins else tr("Let this seat begin")
        hint = tr("Begins; press to leave it to chance") if begins else words
        icon = "star" if begins else "star-outline"
        self._scene.put(
            RoundButton(
                f"seat/{i}/begin", icon, words, choose, cx=_LEFT + _STAR_X, cy=middle, r=16,
                kind="gold" if begins else "paper", hint=hint, zone="seats",
            )
        )  # fmt: skip

    def _other_level(self, i: int) -> Callable[[], None]:
        """Gives a computer the next level; its row keeps the focus."""

        def change() -> None:
            levels = self._scene.draft.levels
            level = levels.index(self._lineup.seats[i].level or USUAL)
            self._set(self._lineup.played_by(i, levels[(level + 1) % len(levels)]), f"seat/{i}/level")

        return change

    def _other_kind(self, i: int) -> Callable[[int], None]:
        """Gives a seat to a computer, or to a person, who can be named at once."""

        def change(kind: int) -> None:
            self._set(self._lineup.played_by(i, USUAL if kind else None), "" if kind else f"seat/{i}/name")

        return change

    def _build_joining(self, y: float) -> None:
        right = _LEFT + _WIDTH - _BESIDE_LEAVING
        for name, words, icon, level, left, w in (
            ("add/person", tr("Person"), "person", None, right - 288, 132),
            ("add/computer", tr("Computer"), "bot", USUAL, right - 148, 148),
        ):
            joiner = self._joiner(level)
            self._scene.put(
                Button(name, words, joiner, x=left, y=y, w=w, h=46, kind="second", icon=icon, size=17, zone="add")
            )
        say_first(self._scene.named("add/"), tr("Add a player"))

    def _set(
        self, lineup: Lineup, focus: str = "", came_from: Sequence[int] | None = None, above: int | None = None
    ) -> None:
        """Other seats; `came_from`: the row of each until now, if not the same; `above`: who passes over others."""
        self._list = None
        if came_from is not None:
            self._scene.draft.reseat(came_from)
            self._rows.reorder(came_from, above)
            left = [grip for i, grip in enumerate(self._grips) if i not in came_from]
            self._grips = [*(self._grips[i] for i in came_from), *left]
        self._scene.set_lineup(lineup, focus)

    def _move(self, seat: int, to: int) -> None:
        rows = [i for i in range(len(self._lineup.seats)) if i != seat]
        rows.insert(to, seat)
        self._set(self._lineup.moved(seat, to), f"seat/{to}/grip", rows, above=to)

    def _joiner(self, level: str | None) -> Callable[[], None]:
        def join() -> None:
            lineup = self._lineup.joined(level=level)
            again = level is not None and not lineup.full
            self._set(lineup, "add/computer" if again else f"seat/{len(lineup.seats) - 1}/name")

        return join

    def _leaver(self, i: int) -> Callable[[], None]:
        def leave() -> None:
            stay = [seat for seat in range(len(self._lineup.seats)) if seat != i]
            self._set(self._lineup.without(i), "add/person", stay)

        return leave

    def _mover(self, i: int) -> Callable[[], None]:
        return lambda: self._move(i, (i + 1) % len(self._lineup.seats))

    def picked_up(self, y: float) -> None:
        """A seat begins to be carried by its grip."""
        self._picked_up_at = self._row_at(y)
        self._rows.picked_up(self._picked_up_at, y)

    def dragging(self, y: float) -> None:
        """The carried seat follows the pointer and takes the row it is carried to; the others make room."""
        self._rows.follow(y)
        carried, to = self._rows.carried, self._row_at(y)
        if carried is not None and to != carried:
            self._move(carried, to)

    def put_back(self) -> bool:
        """Move the carried seat back to the row it was picked up from; False when no seat is carried."""
        carried = self._rows.carried
        if carried is None:
            return False
        to = min(self._picked_up_at, len(self._lineup.seats) - 1)
        if to != carried:
            self._move(carried, to)
        return True

    def dropped(self) -> None:
        """The carried seat is let go."""
        self._rows.dropped()

    def update(self) -> None:
        """What has arrived can be looked at as everything else."""
        self._rows.update()

    def _row_at(self, y: float) -> int:
        return min(max(0, int((y - _TOP) // self._step)), len(self._lineup.seats) - 1)

    # The computers, and the order

    def _build_level(self, y: float) -> None:
        computers = self._lineup.computers
        if computers:
            self._build_question(self._asked if self._asked in computers else computers[-1], y)
            return
        if self._scene.draft.solo:
            shown = self._scene.shown
            title, alone = shown.company(self._scene.draft.options, 1)
            words = tr("You grow your own, and {rival} grows his.").format(rival=shown.rival.name)
            if not shown.rival.name:
                words = alone
        else:
            title, words = tr("People only"), tr("The screen goes around the table from hand to hand.")
            if self._scene.shell.settings["flat_table"]:
                words = tr("The picture turns to whoever is on turn.")
        self._scene.put(LevelPaper(title, words, None, _WIDTH, Rect(_LEFT, y, _WIDTH, _LEVEL_H)))

    def _build_question(self, i: int, y: float) -> None:
        seat = self._lineup.seats[i]
        levels = self._scene.draft.levels
        level = levels.index(seat.level or USUAL)
        title = tr("How well does {name} play?").format(name=self._lineup.called[i])
        words = level_words(levels[level], self._scene.shown.team)
        switch_x = _WIDTH - _LEVELS_W - 16
        self._scene.put(LevelPaper(title, words, seat.style, switch_x, Rect(_LEFT, y, _WIDTH, _LEVEL_H)))
        self._scene.put(
            Segmented(
                "level",
                title,
                tuple(map(level_name, levels)),
                level,
                lambda n: self._set(self._lineup.played_by(i, levels[n])),
                x=_LEFT + switch_x,
                y=y + 21,
                w=_LEVELS_W,
                zone="level",
            )
        )

    def _build_mixing(self, y: float) -> None:
        words = tr("Mix up the seats before we start")
        x, on = _LEFT + _WIDTH - 76, self._scene.draft.mix
        toggle = Toggle("mix", words, on, self._set_mix, x=x, y=y, w=60, zone="mix")
        mix_words = MixWords(words, _LEFT + 16, y, _WIDTH - 110)
        say_state(mix_words, toggle)
        self._scene.put(mix_words)
        self._scene.put(toggle)

    def _set_mix(self, on: bool) -> None:
        self._scene.draft.mix = on

    # The lists that open

    def close_list(self) -> bool:
        """Closes what is open; False when nothing was."""
        if self._list is None:
            return False
        kind, seat = self._list
        self._list = None
        focus = self._scene.focus.node
        self._scene.renew(f"seat/{seat}/{kind}" if focus and focus.name.startswith(_LIST) else "")
        return True

    def pressed(self, node: Node | None) -> None:
        """The pointer went down on a node, or on none: beside an open list that closes it."""
        if self._list and not (node and node.name.startswith((_LIST, f"seat/{self._list[1]}/name"))):
            self.close_list()

    def focus_moved(self, at: str) -> None:
        """Another node has the focus: lists of names follow it, and the level is asked of its seat."""
        held = self._scene.pointer.held
        if at.startswith(_LIST) or (held and held.name.startswith(_LIST)):
            return
        self._typing_begun = False
        place, _, part = at.removeprefix("seat/").partition("/")
        seat = int(place) if at.startswith("seat/") else None
        asked, self._asked = self._asked, self._asked if seat is None else seat
        if seat is not None and part == "name":
            self._open("name", seat)
        elif not self.close_list() and asked != self._asked:
            self._scene.renew()

    def _open(self, kind: str, seat: int, focus: str = "") -> None:
        self._list = (kind, seat)
        self._scene.renew(focus)

    def _build_list(self) -> None:
        match self._list:
            case ("style", seat):
                self._build_styles(seat)
            case ("name", seat):
                self._build_names(seat)

    def _build_paper(self, x: float, y: float, w: float, h: float) -> None:
        paper = Panel(_LIST, x, y, w, h, 16, z=60)
        paper.hit = True
        self._scene.put(paper)

    def _build_styles(self, seat: int) -> None:
        x, y = _LEFT + 40, self._row(seat).centre[1] + 31.5
        self._build_paper(x, y, STYLES * 66 + 24, 84)
        for style in range(STYLES):
            self._scene.put(
                Emblem(
                    f"{_LIST}/style/{style}", style, sign_name(style), x + 45 + style * 66, y + 42, _LIST,
                    self._style_setter(seat, style), chosen=style == self._lineup.seats[seat].style, z=62,
                )
            )  # fmt: skip

    def _style_setter(self, seat: int, style: int) -> Callable[[], None]:
        return lambda: self._set(self._lineup.styled(seat, style), f"seat/{seat}/style")

    def _build_names(self, seat: int) -> None:
        names = self._suggested(seat)
        if not names:
            return
        x, y, w = _LEFT + NAME_X, self._row(seat).centre[1] + 30.5, 240.0
        self._build_paper(x, y, w, len(names) * 44 + 12)
        for k, person in enumerate(names):
            self._scene.put(Suggestion(k, person, x, y + 6 + k * 44, w, self._name_setter(seat, person)))

    def _name_setter(self, seat: int, person: str) -> Callable[[], None]:
        return lambda: self._set(self._lineup.renamed(seat, person), f"seat/{seat}/kind")

    def _suggested(self, seat: int) -> list[str]:
        """Known names for a person's seat that nobody at the table has, fitting what was typed so far."""
        if self._lineup.seats[seat].level is not None:
            return []
        seated = {folded(choice.name) for choice in self._lineup.seats}
        begun = self._lineup.seats[seat].name.casefold() if self._typing_begun else ""
        free = (name for name in self._scene.known if folded(name) not in seated)
        return [name for name in free if name.casefold().startswith(begun)][:_SUGGESTIONS]

    def _typed(self, seat: int, text: str) -> None:
        self._scene.draft.lineup = self._lineup.renamed(seat, text)
        self._typing_begun = True
        self._open("name", seat)
