"""A game that was played, on its own table: any moment of it, from anybody's eyes."""

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Final

from game.core.hint import Hint
from game.core.rules import Seat
from game.ui.engine.intent import (
    Accept,
    Back,
    Do,
    Help,
    Intent,
    Press,
    Scroll,
    Skip,
    Steer,
    ToEnd,
    TurnPage,
)
from game.ui.engine.node import Node
from game.ui.engine.timeline import Call
from game.ui.engine.viewport import DESIGN
from game.ui.input.commands import COURSE, LOG, OPEN_HANDS, REPLAY, RULES, TABLE
from game.ui.input.key_words import with_key
from game.ui.kept.record_text import copy_record, save_record
from game.ui.kept.sharing import SharedGame, share
from game.ui.presentation.presentation import rooms_of
from game.ui.replay import drawer
from game.ui.replay.course import Curves, course_of
from game.ui.replay.desk import ReplayDesk
from game.ui.replay.drawer import Sheet, Ways, Z, sheet_place, timeline_place
from game.ui.replay.feed import ReplayFeed
from game.ui.replay.hands import open_hands
from game.ui.replay.shared import shared_game
from game.ui.replay.story import story_of
from game.ui.replay.timeline import TimelineNode
from game.ui.scene import Scene
from game.ui.scenes.log import LogScene
from game.ui.table.game_view import GameView
from game.ui.table.pool import NodePool
from game.ui.table.seats import seats_of
from game.ui.table.style import TableStyle
from game.ui.table.topbar import BAR, RoundChoice
from game.ui.widgets.button import RoundButton
from game.ui.words import tr
from game.units import Rect

SPEEDS_MS: Final = (1600.0, 800.0, 250.0)
"""How long a step is shown before the next one, from slow to fast."""
_NORMAL: Final = 1


class ReplayScene(Scene):
    """Walks through a game.

    Args:
        feed: the game.
        style: the wishes of its table.
        view: how the game looks.
        play_on: begins a game of its own from a moment, for whoever looks.
        hint_at: what an expert thinks of a moment, None where it says nothing.

    Attributes:
        moment: how many actions were played at what is shown.
        playing: it goes on by itself.
        opened: the sheet with the timeline lies over the foot of the table.
    """

    name = "replay"

    def __init__(
        self,
        feed: ReplayFeed,
        style: TableStyle,
        view: GameView,
        play_on: Callable[[], None],
        hint_at: Callable[[int], Hint | None] = lambda moment: None,
    ) -> None:
        super().__init__()
        self.feed, self._terms, self._play_on, self._hint_at = feed, view.replay, play_on, hint_at
        table = view.table(feed, style)
        self.ambience = table.ambience
        self.desk = ReplayDesk(
            *(self, feed, table, self._choices, self._whole_log, self._cover),
            *(self._terms.seat_of, self._see_from),
        )
        feed.hands_open = self.may_open_hands and self._terms.on_the_table
        history = feed.whole_history()
        self.course = course_of(history, table.log.groups, self._terms.turn)
        seats = table.seats
        frames = [history[moment] for moment in self.course.bounds]
        self.curves = Curves(frames, lambda view: self._terms.standings(view, seats), self._terms.contest)
        self.playing = False
        self.opened = False
        self.speed = _NORMAL
        self._rested_ms, self._jumped_ms = 0.0, inf
        self._told = False

    @property
    def moment(self) -> int:
        """How many actions were played at what is shown."""
        return self.feed.number

    @property
    def may_open_hands(self) -> bool:
        """Whether there are hands to be opened, in a game that is over."""
        return self._terms.held is not None and self.feed.may_open_hands

    # -- showing

    def build(self) -> None:
        """Makes the table anew at the present moment, and the sheet."""
        self._under: set[Node] = set()
        self.desk.build()
        self._pool = NodePool(self.stage)
        self._show()
        self._begin_focus()

    def _show(self) -> None:
        """Shows the present moment: pixels and view agree from now on."""
        self.desk.show(self.feed.now())
        self._show_hint()
        self._lay()

    def _show_hint(self) -> None:
        self.desk.show_hint(self._hint_at(self.moment))

    def _lay(self) -> None:
        """Puts the sheet over the table as it is now."""
        if self.opened:
            self._lay_sheet()
        else:
            self._set_face("bar/play", *drawer.play_face(self.playing))
        self._set_face("open hands", *self._hands_face)
        self._pool.reconcile()

    def _set_face(self, name: str, icon: str, label: str) -> None:
        if isinstance(button := self.stage.get(name), RoundButton):
            button.icon, button.label, button.hint = icon, label, label

    @property
    def _hands_face(self) -> tuple[str, str]:
        """The icon of the switch of the hands, and what it does now."""
        icon, words = ("eye-off", tr("Close the hands")) if self.feed.hands_open else ("eye", tr("Open hands"))
        return icon, with_key(words, OPEN_HANDS)

    def _lay_sheet(self) -> None:
        pool, ways, place = self._pool, self._ways, self._place
        begin, end = self.moment == 0, self.moment == self.feed.last
        running = self.course.running(self.moment)
        turn = (self.course.titles[running - 1] if running else "") or tr("The deal")
        step = tr("{n} of {all}").format(n=self.moment, all=self.feed.last)
        note = tr("A new game from this moment; computers play the others. This one stays as it is.")
        pool.painted("drawer", place, Sheet(turn, step, note), z=Z, pad=30).hit = True
        held = self._terms.held
        for node in (
            *drawer.transport(place, ways, self.playing, begin, end),
            drawer.speeds(place, ways, self.speed),
            *drawer.eyes(place, ways, seats_of(self.feed.players), self.feed.eyes, held is not None, self.look),
            drawer.lower(place, ways),
            *drawer.ways_out(place, ways, self.feed.now().view.outcome is not None),
            TimelineNode(self.course, self.curves, self.moment, self.go_to, timeline_place(place), Z + 1),
        ):
            pool.put(drawer.kept(node, self.stage.get(node.name)))
        if self.feed.hands_open and held is not None:
            shown = (self.desk.state.front,) if self._terms.on_the_table else range(len(self.desk.table.seats))
            hands = open_hands(self.feed.open_views(), self.desk.table.seats, shown, held)
            pool.painted("hands", hands.place(place), hands, z=Z - 1, pad=4)

    @property
    def _place(self) -> Rect:
        """Where the sheet lies."""
        return sheet_place(self.look)

    def _cover(self) -> None:
        """What lies under the sheet is neither seen beside it nor reached by the keyboard."""
        if not self.opened:
            return
        for node in self.stage.nodes:
            peeps = node.name.startswith("hint/mark") and node.y + node.h > self._place.y
            under = peeps or (node.z < Z - 1 and node.centre[1] >= self._place.y)
            if under:
                node.focusable = node.visible = False
                self._under.add(node)
            elif node in self._under:
                node.visible = True
                self._under.discard(node)

    # -- going through the game

    def go_to(self, moment: int) -> None:
        """Shows another moment, which comes softly; one beyond an end is that end."""
        self.feed.go_to(moment)
        self._rested_ms = 0.0
        if self.moment == self.feed.last:
            self.playing = False
        self._jump()

    def step(self, by: int) -> None:
        """One action on or back: everything moves from where it lay to where it lies then.

        What the step before still moves has arrived: whoever steps quickly does not wait for it.
        """
        self.timeline.finish_beats()
        before = self.moment
        self.feed.go_to(before + by)
        self._rested_ms = 0.0
        if self.moment == self.feed.last:
            self.playing = False
        if self.moment != before:
            beats = self.desk.glide_to(self.feed.now())
            self.stage.softly.exchange()
            if self.passed_on:
                self._fade_table()
            self._lay()
            self.timeline.play(*beats, Call(self._show_hint))

    def turn(self, by: int) -> None:
        """To the end of the next turn, or back to that of the one before."""
        self.go_to(self.course.turned(self.moment, by))

    def play(self) -> None:
        """Goes on by itself from now on, or no longer."""
        self.playing = not self.playing and self.moment < self.feed.last
        self._rested_ms = 0.0
        self._lay()

    def see_with(self, number: int) -> None:
        """Looks with the eyes of this person; with a number beyond the last, of whoever decides at each moment."""
        self.feed.eyes = number if number < len(self.feed.players.names) else None
        self._jump()

    def _see_from(self, seat: Seat) -> None:
        self.see_with(self.feed.controller(seat))

    def see_with_next(self) -> None:
        """Looks with the eyes of the next person, and says whose they are."""
        names = self.feed.players.names
        person = self.feed.situation.viewer
        self.see_with(0 if person is None else (person + 1) % len(names))
        self.shell.say(tr("Seen by {name}").format(name=names[self.feed.eyes or 0]))

    def switch_hands(self) -> None:
        """Opens all hands, or closes them again; says why not while the game is not over."""
        if self.may_open_hands:
            self.feed.hands_open = not self.feed.hands_open
            self._jump()
            self.shell.say(tr("All hands are open.") if self.feed.hands_open else tr("Hands are closed."))
        elif self._terms.held is not None:
            self.shell.toast(tr("Hands are opened once the game is over."), quiet=True)

    def _jump(self) -> None:
        """The table that was there fades away over one on which nothing moves; if it was still coming, at once."""
        self.timeline.finish()
        self._show()
        self.timeline.finish()
        self._fade_table()
        if self._jumped_ms < self.motion("jump").ms:
            self.stage.softly.cut()
            self.jumped = 0.0
        self._jumped_ms = 0.0

    def _fade_table(self) -> None:
        """The table that was there fades away; the sheet and its slider answer at once."""
        self.passed_on = False
        self.jumped = self._place.y if self.opened else DESIGN[1] + self.look.viewport.out[1]

    def toggle(self) -> None:
        """The sheet comes over the foot of the table, or goes."""
        self.opened, self._told = not self.opened, False
        self.focus.set(None)
        self.turn_page()

    def update(self, dt_ms: float) -> None:
        """Works out one point more of the curves, and goes on when it plays by itself."""
        super().update(dt_ms)
        self.desk.table.attention.update(dt_ms)
        self.curves.work()
        self._jumped_ms += dt_ms
        if self.opened and not self._told and not self.curves.working:
            self._told = True
            self.shell.say(*story_of(self.curves))
        if self.focus.node is None:
            self._begin_focus()
        if self.playing and not self.timeline.busy and self.shell.stack.top is self:
            self._rested_ms += dt_ms
            if self._rested_ms >= SPEEDS_MS[self.speed]:
                self.step(1)

    @property
    def working(self) -> bool:
        """The curves are not at their ends."""
        return self.curves.working

    @property
    def moving(self) -> bool:
        """It goes on by itself."""
        return super().moving or self.playing

    def covered(self) -> None:
        """Under another page it stands still."""
        self.playing = False

    def uncovered(self) -> None:
        """Back from a page: the keyboard steps again, whatever opened that page."""
        self.rebuild()
        self._begin_focus()

    def _begin_focus(self) -> None:
        """The keyboard goes through the game."""
        self.focus.set(self._stepping)

    @property
    def _stepping(self) -> str:
        """Where arrows step through the game: on the sheet, or without it in the bar."""
        return "timeline" if self.opened else "bar/play"

    # -- input

    @property
    def rooms(self) -> tuple[str, ...]:
        """The commands of a replay, of every table and of the game."""
        return (REPLAY, TABLE, *rooms_of(self.feed.game))

    def take(self, intent: Intent) -> bool:
        """Whoever leads through the game need not wait for what moves: pause, slider and eyes answer at once."""
        if self.timeline.busy and self._leads(intent):
            return self.handle(intent)
        return super().take(intent)

    def _leads(self, intent: Intent) -> bool:
        """It is for the sheet or the bar, not for the table."""
        match intent:
            case Skip():
                return True
            case Press(x, y):
                node = self.stage.hit(x, y)
            case Accept():
                node = self.focus.node
            case _:
                return False
        return node is not None and (node.z >= Z or node.zone == BAR)

    def handle(self, intent: Intent) -> bool:
        """The keys of a replay; then pointer and focus."""
        match intent:
            case Back():
                if not self.desk.look_home():
                    self.shell.stack.pop()
            case Skip():
                self.play()
            case TurnPage(dy):
                self.turn(dy)
            case ToEnd(dy):
                self.go_to(self.feed.last if dy > 0 else 0)
            case Scroll(_, y, dy) if self.opened and y >= self._place.y:
                self.turn(dy)
            case Steer(dx, 0) if not self.focus.show or self.focus.node is self.stage.get(self._stepping):
                self._begin_focus()
                self.focus.show = self.opened
                self.step(dx)
            case Do("course"):
                self.toggle()
            case Do("neighbours") if self.desk.table.boards > 1:
                self.desk.look_at_next()
            case Do("neighbours" | "next seat"):
                self.see_with_next()
            case Do("open hands"):
                self.switch_hands()
            case Do("log"):
                self.desk.open("log")
            case Do("read"):
                self.desk.tell_all()
                self.shell.say(*(story_of(self.curves) if self.opened else ()))
            case Help():
                self.desk.open("rules")
            case _:
                piece = self.desk.table.keys.piece_for(self.desk.looking, intent)
                if piece is None:
                    return super().handle(intent)
                self.desk.press(piece)
        return True

    def attended(self, node: Node | None) -> None:
        """Hover and focus belong to the game."""
        self.desk.table.attention.turn(node)

    def report(self) -> str:
        """The record, for a report about a fault."""
        return self.feed.report()

    # -- what the sheet and the bar are made of

    def _choices(self) -> Sequence[RoundChoice]:
        """The round buttons of the bar; without the sheet also those that go through the game."""
        through = (
            ("bar/on", "step-forward", tr("A step on"), partial(self.step, 1)),
            ("bar/play", *drawer.play_face(self.playing), self.play),
            ("bar/back", "step-back", tr("A step back"), partial(self.step, -1)),
        )
        return (
            ("back", "left", tr("Back"), self.shell.stack.pop),
            ("settings", "gear", tr("Settings"), partial(self.desk.open, "settings")),
            ("log", "log", with_key(tr("Log"), LOG), partial(self.desk.open, "log")),
            ("rules", "book", with_key(tr("Rules"), RULES), partial(self.desk.open, "rules")),
            ("sheet", "chart", with_key(tr("The course of the game"), COURSE), self.toggle),
            *([("open hands", *self._hands_face, self.switch_hands)] if self.may_open_hands else []),
            *(() if self.opened else through),
        )

    @property
    def _ways(self) -> Ways:
        return Ways(
            self.turn,
            self.step,
            self.play,
            self._set_speed,
            self.see_with,
            lambda: self.shell.wait_for(tr("Setting the table …"), self._play_on),
            lambda: copy_record(self.shell, self.feed.report()),
            lambda: save_record(self.shell, self.feed.report()),
            lambda: share(self.shell, self._shared),
            self.toggle,
        )

    def _shared(self) -> SharedGame:
        return shared_game(self.feed, self.course, self._terms, self.desk.table.seats)

    def _set_speed(self, speed: int) -> None:
        self.speed = speed

    def _whole_log(self) -> LogScene:
        log = self.desk.table.log.groups(self.feed.whole_history())
        line = self.course.line(self.moment) if self.course.lines else None
        return LogScene(log, self.feed.report(), deal=self.feed.deal, on_press=self._go_to_line, line=line)

    def _go_to_line(self, line: int) -> None:
        self.go_to(self.course.lines[line])
