"""The track of fifty: scenarios, challenges and modifications, who has ticked them and when."""

from functools import partial

from game.games.aqua.achievements import CHALLENGE, SCENARIO, TRACK
from game.games.aqua.challenges import AGAINST_OTHERS
from game.games.aqua.game import AQUA
from game.games.aqua.view import achievement_drawables as figures
from game.games.aqua.view.ambience import AMBIENCE
from game.games.aqua.view.log import AquaLog
from game.games.aqua.view.track import Person, people, person
from game.ui.engine.intent import Back, Intent
from game.ui.engine.node import Backdrop
from game.ui.kept.finished import player, players
from game.ui.scene import Scene
from game.ui.scenes.log import LogScene
from game.ui.scenes.page_head import page_head
from game.ui.table.pool import NodePool
from game.ui.table.seats import seats_of
from game.ui.widgets.button import Button
from game.ui.words import tr
from game.units import Rect

_PROGRESS = Rect(28, 92, 1168, 116)
_PAGES = {
    "scenario": (Rect(28, 220, 430, 652), 3),
    "challenge": (Rect(470, 220, 430, 652), 5),
    "modification": (Rect(912, 220, 284, 652), 2),
}
"""Where the three pages lie, and how many columns each has."""
_DETAIL = Rect(1212, 92, 360, 780)
_HEAD = 60.0
_TITLE_END = 680.0
"""From there on four people have room."""
_NOT_ALONE = frozenset(f"{CHALLENGE}:{number}" for number in AGAINST_OTHERS)


class AchievementsScene(Scene):
    """Three pages of achievements, for each person who has played.

    Args:
        asked: the name of the person who is shown first; without one, the one with the most ticks.

    Attributes:
        chosen: the achievement that is looked at.
        person: whose ticks are shown; None while nobody has finished a game.
    """

    name = "achievements"
    ambience = AMBIENCE
    digit_zone = "scenario"

    def __init__(self, asked: str = "") -> None:
        super().__init__()
        self._asked = asked
        self.chosen = TRACK[0]
        self.person: Person | None = None
        self._people: list[Person] = []

    def enter(self) -> None:
        known = people(players(self.shell.store, "aqua"))
        if self._asked:
            asked = person(player(self.shell.store, "aqua", self._asked))
            known = [asked, *(one for one in known if one.name != asked.name)]
        self._people = known
        self.person = self._people[0] if self._people else None

    def build(self) -> None:
        """Makes the page."""
        self.stage.add(Backdrop("scenery/aqua"))
        self._pool = NodePool(self.stage)
        page_head(self, tr("AQUA achievements"), _TITLE_END)
        x, y, w = _DETAIL.x + 20, _DETAIL.bottom - 132, _DETAIL.w - 40
        self._play = Button("play", tr("Play this"), partial(self._set_up, True), x=x, y=y, w=w, h=64, icon="play")
        self._party = Button(
            "set-up", tr("Set up with others"), partial(self._set_up, False), x=x, y=y + 76, w=w, h=44,
            kind="second", icon="users", size=17,
        )  # fmt: skip
        self._game = Button(
            "game", tr("Look at that game"), self._show_game, x=x, y=y - 64, w=w, h=48, kind="second", icon="log",
            size=17,
        )  # fmt: skip
        self._show()
        self.focus.set(self.chosen)

    def handle(self, intent: Intent) -> bool:
        """Esc goes back."""
        if isinstance(intent, Back):
            self.shell.stack.pop()
            return True
        return super().handle(intent)

    def choose(self, achievement: str) -> None:
        """Looks at one of the fifty; once more, and the keyboard goes on to playing it."""
        again, self.chosen = achievement == self.chosen, achievement
        self._show()
        if again:
            self.focus.set("play" if self.stage.get("play") is not None else "set-up")

    def look_at(self, person: Person) -> None:
        """Shows the ticks of another person."""
        self.person, self._asked = person, person.name
        self._show()

    def _show(self) -> None:
        pool = self._pool
        reached = self.person.reached if self.person is not None else {}
        self._tabs()
        pool.painted("progress", _PROGRESS, figures.Progress.of(self.person), z=1, pad=24)
        for kind, (page, columns) in _PAGES.items():
            names = [name for name in TRACK if name.startswith(f"{kind}:")]
            pool.painted(f"page/{kind}", page, figures.Page.of(kind), z=1, pad=24)
            w, h = (page.w - 24) / columns, (page.h - _HEAD - 4) / 5
            for index, name in enumerate(names):
                place = Rect(page.x + 12 + index % columns * w, page.y + _HEAD + index // columns * h, w, h)
                tick = figures.Tick.of(name, reached.get(name), name == self.chosen)
                pool.painted(
                    name, place, tick, z=2, label=f"{tick.sign} {tick.task}", zone=kind,
                    chosen=tick.chosen, wording=tick.spoken, press=partial(self.choose, name),
                )  # fmt: skip
        tries = self.person.tries if self.person is not None else {}
        best = tries.get(self.chosen.removeprefix("scenario:"))
        detail = figures.Detail.of(self.chosen, reached.get(self.chosen), best)
        pool.painted("detail", _DETAIL, detail, z=1, pad=24)
        if self.chosen not in _NOT_ALONE:
            pool.put(self._play)
        pool.put(self._party)
        if self.chosen in reached:
            pool.put(self._game)
        pool.reconcile()

    def _tabs(self) -> None:
        x = 1572.0
        for one in reversed(self._people[:4]):
            tab = figures.PersonTab.of(one, one is self.person)
            w = tab.width(self.look)
            x -= w
            self._pool.painted(
                f"person/{one.name}", Rect(x, 20, w, 48), tab, z=1, pad=8, label=one.name, hint=one.name,
                zone="people", press=partial(self.look_at, one),
            )  # fmt: skip
            x -= 10

    def _set_up(self, alone: bool) -> None:
        from game.ui.scenes.setup import SetupScene

        title, task = figures.title_of(self.chosen), figures.Tick.of(self.chosen, None, False).task
        purpose = tr("{achievement}: {task}").format(achievement=title, task=task)
        options = options_for(self.chosen)
        self.shell.stack.push(SetupScene(AQUA, solo=alone, options=options, purpose=purpose, person=self._asked))

    def _show_game(self) -> None:
        """The turns of the game that brought the tick, and its record to copy."""
        assert self.person is not None
        feed = self.person.reached[self.chosen].game.feed(AQUA)
        log = AquaLog(seats_of(feed.players)).groups(feed.history())
        self.shell.stack.push(LogScene(log, feed.record()))


def options_for(achievement: str) -> dict[str, object]:
    """The rule options with which an achievement can be ticked, all of them: nothing stays of an earlier game."""
    kind, _, which = achievement.partition(":")
    plain: dict[str, object] = {option.name: option.default for option in AQUA.options}
    if kind == CHALLENGE:
        return plain
    return plain | {kind: which if kind == SCENARIO else int(which)}
