"""A table on which a lesson is given: the running game, and notes over it."""

from dataclasses import replace

from game.levels.lessons import Lesson
from game.ui.lessons.course import Course, Moment, Stand
from game.ui.lessons.decor import Decor
from game.ui.lessons.feed import LessonFeed
from game.ui.lessons.presenter import Press, Shown, show
from game.ui.lessons.terms import LessonTerms
from game.ui.scenes.setup import SetupScene
from game.ui.table.feed import Now
from game.ui.table.game_view import GameView
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from game.ui.voice.sentences import name_of

DONE = "done"
"""What a lesson calls the button that confirms: it is lit once what the step asks for would be confirmed."""


class LessonScene(TableScene):
    """Decorates a table.

    Args:
        feed: the game of the lesson.
        style: the wishes of its table.
        view: how the game looks.
        terms: what the game says of itself to lessons.
        lesson: what is taught.
        course: how far that is.
        person: the learner's number among the profiles; 0 for somebody without one.

    Attributes:
        course: how far the lesson is.
        shown: what was shown last.
    """

    name = "lesson"
    has_first_notes = False
    shown: Shown

    def __init__(
        self,
        feed: LessonFeed,
        style: TableStyle,
        view: GameView,
        terms: LessonTerms,
        lesson: Lesson,
        course: Course,
        person: int,
    ) -> None:
        super().__init__(feed, style, view)
        self._lesson_feed, self._terms, self._lesson, self._person = feed, terms, lesson, person
        self.course = course
        self._playing_on = False
        self._key: object = None
        self._said: tuple[str, ...] = ()
        feed.before_decision = self._hurry

    def build(self) -> None:
        """Makes the table anew, and the note over it."""
        super().build()
        zones = self.desk.layout.zones
        self._decor = Decor(self, self._terms, (zones["topbar"], *self._terms.reserved(zones)), self._pressed)
        self._key = None

    def update(self, dt_ms: float) -> None:
        """Lets time pass; between motions goes on with the lesson."""
        super().update(dt_ms)
        waits = self.feed.situation.now in (Now.DECISION, Now.OVER) or self._watches
        if waits and not self.timeline.busy and not self._news and not self._playing_on:
            self._teach()
        else:
            self._decor.hide()
            self._key = None
        self._attention.clear = self._decor.place

    @property
    def _watches(self) -> bool:
        """The others wait until what is said of them is read."""
        acting = self.feed.situation.now is Now.COMPUTERS and not self._playing_on
        return acting and self.course.watched(self.moment) is not None

    @property
    def _computers_act(self) -> bool:
        return super()._computers_act and not self._watches

    def _think(self, dt_ms: float, least_ms: float) -> None:
        if self._computers_act:
            super()._think(dt_ms, least_ms)

    @property
    def moment(self) -> Moment:
        """What the lesson may know of the table now."""
        return Moment(self._terms.facts(self.desk.state), self._lesson_feed.own)

    def lights(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The nodes on the stage that names of the lesson stand for now."""
        found = (node for name in names for node in self._named(name))
        return tuple(node for node in found if node in self.stage)

    def _named(self, name: str) -> tuple[str, ...]:
        if name == DONE:
            return (self._terms.done,) if self._would_do else ()
        return self._terms.nodes(self.desk.state, name)

    @property
    def _would_do(self) -> bool:
        """What is chosen now is all that the step asks for."""
        decision = self.desk.table.decision(self.desk.state)
        if decision is None:
            return False
        encode = self.feed.game.codec.encode
        chosen = [encode(action) for action in (decision.action, decision.plan) if action is not None]
        return self.course.would_be_done(self.moment, chosen)

    # -- going on

    def _teach(self) -> None:
        moment = self.moment
        self._go_to(self.course.seen(moment))
        key = (self.course, self.feed.number, self.desk.state.choice, self.desk.state.front)
        if key != self._key:
            self._key = key
            self.shown = self._with_lights(show(self._lesson, self.course, moment, self._lesson_feed, self._terms))
            self._decor.show(self.shown)
            self._say(self.shown.slip.spoken)
            self._focus_on(self.shown)
        else:
            self._decor.show(self.shown)

    def _say(self, words: tuple[str, ...]) -> None:
        """What the note says is told once."""
        if words != self._said:
            self._said = words
            self.shell.say(*self.noted)

    @property
    def noted(self) -> tuple[str, ...]:
        """What the note says while it lies there."""
        return (*self.shown.slip.spoken, *self._pointed_out) if self._key is not None else ()

    @property
    def _pointed_out(self) -> tuple[str, ...]:
        """What is lit by a note that asks for nothing: of what is asked for the keyboard tells."""
        if self.shown.acts:
            return ()
        return tuple(name_of(self.stage[name]) for name in (*self.shown.lit, *self.shown.also))

    def _with_lights(self, shown: Shown) -> Shown:
        """Of a step that asks for an action the last thing that can be pressed is lit, of others everything."""
        stand = self.course.stand(self.moment)
        if stand not in (Stand.ACTION, Stand.GO_ON):
            return shown
        step = self.course.step
        lit = self.lights(step.lit)
        lit = lit[-1:] if step.do else lit
        also = self.lights((*step.also, *(f"score/{row}" for row in step.rows)))
        return replace(shown, acts=bool(step.do), lit=lit, also=tuple(name for name in also if name not in lit))

    def _focus_on(self, shown: Shown) -> None:
        """The keyboard goes to what is meant, or to the first button of the note."""
        name = shown.first or (shown.lit[0] if shown.lit else "")
        node = self.stage.get(name)
        if node is not None and node.focusable:
            self.focus.set(name)
            self._attention.turn_to(self.attention)

    def _go_to(self, course: Course) -> None:
        if course == self.course:
            return
        self.course = course
        if course.skipped:
            self._lesson_feed.forget()
        elif course.over:
            self._lesson_feed.learn(self._person)
        else:
            self._lesson_feed.keep(course.at, course.begun)

    def _hurry(self) -> None:
        """Who decides while something is to be read has read it."""
        moment = self.moment
        while self.course.stand(moment) is Stand.GO_ON:
            self._go_to(self.course.gone_on(moment))

    # -- the buttons

    def _pressed(self, press: Press) -> None:
        self.pointer.look_away()
        match press:
            case "next" | "leave":
                self._go_to(self.course.gone_on(self.moment))
            case "back":
                self._back_to(self.course.before)
            case "undo":
                self._take_back(self.course.begun[-1] or 0)
            case "skip":
                self._go_to(self.course.left)
            case "play":
                self._playing_on = True
            case "real":
                self.shell.stack.home()
                self.shell.stack.push(SetupScene(self.feed.game))
        self.shell.play("page")

    def _back_to(self, course: Course | None) -> None:
        if course is not None:
            self._go_to(course)
            self._take_back(course.begun[-1] or 0)

    def _take_back(self, own: int) -> None:
        """As it was when the learner had taken so many actions."""
        while len(self._lesson_feed.own) > own and self.feed.undo_status().allowed:
            self.feed.undo()
        self._told = self.feed.number
        self._play([*self.desk.put_down(), *self.desk.glide_to(self.feed.now())])
