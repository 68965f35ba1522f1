"""What the pages over a reviewed game share: bar, whose decisions are looked at, the expert at work, the table."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter

from game.ui.engine.intent import Back, Do, Help, Intent
from game.ui.engine.node import Backdrop
from game.ui.input.commands import NEIGHBOURS, TABLE
from game.ui.input.key_words import with_key
from game.ui.presentation.presentation import ending_title, presentation
from game.ui.review.feed import ReviewFeed
from game.ui.review.side import reviewed_side
from game.ui.scene import Scene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.game_view import view_of
from game.ui.table.hint_words import HintWords
from game.ui.table.pool import NodePool
from game.ui.table.seats import SeatInfo
from game.ui.table.topbar import Banner, Bar, RoundChoice, bar_place, round_buttons, show_bar
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

_WORK_S = 0.01
"""How long the expert works in each frame of some 16 ms, on which hardly anything else moves."""


class ReviewPage(Scene):
    """A page over a finished game; the expert works while it is open, and what is found out is kept.

    Args:
        feed: the game under review.
        seats: everybody at its table, in the language of this moment.
        replay: the game at a moment on its table, with both choices marked.
    """

    rooms = (TABLE,)

    def __init__(
        self, feed: ReviewFeed, seats: Callable[[], Sequence[SeatInfo]], replay: Callable[[int], Scene]
    ) -> None:
        super().__init__()
        self.feed, self.seats, self._replay = feed, seats, replay
        self.ambience = None

    @property
    def terms(self) -> HintWords:
        """How the game says what an expert thinks."""
        words = view_of(self.feed.game).hint_words
        assert words is not None, "a game that is reviewed has words for it"
        return words

    @property
    def several(self) -> bool:
        """Whether more than one side can be reviewed."""
        return len(self.feed.persons) > 1

    # -- building and showing

    def build_head(self, title: str, person: str) -> NodePool:
        """Lays the scenery, the bar and its round buttons, and returns the pool of what stays.

        Args:
            title: what the page is.
            person: what is said of whose page it is, with `{name}`.
        """
        fixed = NodePool(self.stage)
        shown, seat = presentation(self.feed.game), reviewed_side(self.feed, self.seats())
        self.stage.add(Backdrop(shown.scenery))
        banner = Banner(person.format(name=seat.name), seat)
        place = bar_place(self.look)
        show_bar(fixed, place, self.look, Bar(shown.palette, shown.title, title, 0, 0), banner)
        for button in round_buttons(self.choices, place, zone="top"):
            fixed.put(button)
        return fixed

    @property
    def choices(self) -> tuple[RoundChoice, ...]:
        """The round buttons of the bar, the first one at the left."""
        return (
            ("back", "left", tr("Back"), self.shell.stack.pop),
            ("settings", "gear", tr("Settings"), lambda: self.shell.stack.push(SettingsScene())),
            ("rules", "book", tr("Rules"), self._open_rules),
        )

    @property
    def next_person(self) -> RoundChoice:
        """The way to the decisions of the next player."""
        return "next-person", "users", with_key(tr("The next player"), NEIGHBOURS), self._next_person

    def show_on_table(self, pool: NodePool, place: Rect, number: int) -> None:
        """Puts the way to a decision on the table of the game at the right end of a place."""
        button = Button(
            "show", tr("Show it on the table"), lambda: self.open(number), x=place.right - 330, y=place.y + 2, w=330,
            h=58, zone="actions", icon="eye",
        )  # fmt: skip
        pool.put(button)

    def ending(self, place: Rect) -> Button:
        """The way back to how the game ended, at the left end of a place."""
        words = ending_title(presentation(self.feed.game).team)
        return Button(
            "sheet", words, self.shell.stack.pop, x=place.x, y=place.y + 2, w=240, h=58, zone="actions",
            kind="second", icon="left",
        )  # fmt: skip

    # -- pressing

    def open(self, number: int) -> None:
        """Shows a decision on the table of the game."""
        self.shell.stack.push(self._replay(self.feed.moment(number)))

    def turn_to(self, person: int) -> None:
        """Looks at the decisions of another player."""
        self.feed.turn_to(person)

    def _open_rules(self) -> None:
        self.shell.stack.push(RulesScene(self.feed.game.id, None))

    def _next_person(self) -> None:
        persons = self.feed.persons
        self.feed.keep()
        self.turn_to(persons[(persons.index(self.feed.person) + 1) % len(persons)])
        self.rebuild()

    # -- the expert at work

    @property
    @abstractmethod
    def working(self) -> bool:
        """Whether the expert has something to do."""

    @abstractmethod
    def work(self) -> bool:
        """Lets the expert go on for a moment; whether there is something new to show."""

    def go_on(self) -> bool:
        """Lets the expert work for the greater part of a frame; False when it has nothing left to do."""
        until = perf_counter() + _WORK_S
        while self.working and self.feed.work():
            if perf_counter() >= until:
                return True
        return False

    @abstractmethod
    def show(self) -> None:
        """Shows what is known."""

    def update(self, dt_ms: float) -> None:
        """Lets the expert go on, and keeps what it has found out."""
        super().update(dt_ms)
        if self.working and self.shell.stack.top is self and self.work():
            self.feed.keep()
            self.show()

    @property
    def moving(self) -> bool:
        """True while the expert is at work."""
        return super().moving or self.working

    def handle(self, intent: Intent) -> bool:
        """Esc goes back to the score sheet, F1 opens the rules, N turns to the next player."""
        match intent:
            case Back():
                self.shell.stack.pop()
            case Help():
                self._open_rules()
            case Do("neighbours") if self.several:
                self._next_person()
            case _:
                return super().handle(intent)
        return True
