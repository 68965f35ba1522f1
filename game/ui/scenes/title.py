"""The title screen: the games on their shelf, the game that waits, and the way to everything else."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from game.core.rules import Game
from game.games.registry import GAMES
from game.profile.entries import Running
from game.ui.app.first_drawings import LANDSCAPE
from game.ui.engine.focus import RING_Z
from game.ui.engine.intent import Accept, Do, Help, Intent, Next, Point, Steer
from game.ui.engine.life import Drift
from game.ui.engine.node import Backdrop, Node
from game.ui.engine.timeline import Tween
from game.ui.input.commands import TITLE
from game.ui.kept.kept_games import (
    PlainRow,
    RunningGame,
    finished_games,
    last_played,
    lost_games,
    notice_sentence,
    running_games,
)
from game.ui.lessons.offer import lesson_begun, title_offer
from game.ui.presentation.presentation import presentation
from game.ui.scene import Scene
from game.ui.scenes.giving_up import give_up, leave_words
from game.ui.scenes.title_achieved import CARD_W, Achieved
from game.ui.scenes.title_corner import corner
from game.ui.scenes.title_doors import to_credits, to_finished, to_journal, to_rules, to_settings, to_setup
from game.ui.scenes.title_history import ROWS, last_games
from game.ui.scenes.title_nodes import (
    FRONT,
    SHELF_Y,
    ContinueCard,
    GameBox,
    Line,
    MenuLine,
    MenuPaper,
    Notices,
    Shelf,
    Version,
    Wordmark,
)
from game.ui.scenes.title_welcome import Welcome
from game.ui.sound.ambience import Ambience
from game.ui.widgets.button import Button, ButtonKind, RoundButton
from game.ui.widgets.pages import Pages
from game.ui.widgets.spoken import say_first
from game.ui.words import tr
from game.units import Rect

LOUD: Final = 100
"""How loud everything is when the sound is switched on again."""
_LOWER = (660.0, 196.0)
_LEFT, _RIGHT, _MENU_W, _GAP = 84.0, 1516.0, 218.0, 20.0
_LESSON: Final = Rect(-44, 208, 320, 44)
"""Over the head of its box, from whose left edge it is counted: no straight way from the box leads over another."""
_BOXES: Final = 5
"""So many boxes stand side by side on the shelf."""
_REST_MS = 180.0
"""So long the pointer lies still on a box before it rests there; sooner it may be on its way to something else."""
_SKY: Final = (
    ("cloud-2", "scenery/cloud-2", 300.0, 262.0, 130.0, 78.0, 1.2),
    ("cloud-3", "scenery/cloud-3", 1150.0, 92.0, 110.0, 66.0, 0.8),
    ("bird-1", "scenery/bird", 700.0, 128.0, 24.0, 12.0, 2.0),
    ("bird-2", "scenery/bird", 742.0, 112.0, 17.0, 8.5, 2.0),
)


def box_places(count: int) -> list[float]:
    """The left edges of so many boxes on the shelf, up to five."""
    step = FRONT[0] + 62
    first = 800 - (count * step - 62) / 2 - 6
    return [first + i * step for i in range(count)]


class TitleScene(Scene):
    """Where the app begins."""

    name = "title"
    rooms = (TITLE,)
    ambience = Ambience("forest", "title")

    def __init__(self) -> None:
        super().__init__()
        self._waiting_games: list[RunningGame] = []
        self._unplayable: list[PlainRow] = []
        self._waiting_index = 0
        self._lit = ""
        self._looked_at = ""
        self._rested_ms = 0.0
        self._achieved = Achieved(self)
        self._seen = False

    def uncovered(self) -> None:
        self._waiting_index = 0
        self.rebuild()

    def build(self) -> None:
        self._waiting_games, self._unplayable = running_games(self.shell.store)
        if self._waiting_index >= len(self._waiting_games):  # a game ended on the table above
            self._waiting_index = 0
        if self._lit not in GAMES:
            self._lit = last_played(self.shell.store) or lesson_begun(self.shell.store) or next(iter(GAMES))
        add = self.stage.add
        add(Backdrop(LANDSCAPE))
        for name, art, x, y, w, h, speed in _SKY:
            add(Drift(name, art, Rect(x, y, w, h), speed, z=-10))
        add(Wordmark(84, 40))
        add(Line("tagline", 92, 194, 455, tr("Gentle games about living together"), 26, "on_sky2"))
        add(Shelf())
        if self.shell.store.notices:
            add(Notices([notice_sentence(notice) for notice in self.shell.store.notices], 600, 104, 820))
        self._build_shelf()
        self._build_cards()
        self._build_menu()

    def update(self, dt_ms: float) -> None:
        """Brings the box forward on which the pointer rests."""
        super().update(dt_ms)
        if self._seen:  # the first picture waits for nothing that can come after it
            self._achieved.work()
        self._seen = True
        self._rested_ms += dt_ms
        if self._looked_at and self._rested_ms >= _REST_MS:
            self._bring_forward(self._looked_at)
            self._looked_at = ""

    @property
    def moving(self) -> bool:
        """True also until the pointer has rested on a box."""
        return super().moving or bool(self._looked_at)

    @property
    def working(self) -> bool:
        """True until everything that has been achieved is counted."""
        return self._achieved.working

    def handle(self, intent: Intent) -> bool:
        match intent:
            case Point():
                self._rested_ms = 0.0
            case Help():
                self._show_rules()
                return True
            case Do("journal"):
                to_journal(self.shell)
                return True
            case Do("daily"):
                to_journal(self.shell, "daily")
                return True
            case Steer(dx, dy) if self.focus.node is None and dy <= 0:
                self._begin_at(f"box/{self._lit}")
                return not dx or super().handle(intent)
            case Steer() | Next() if self.focus.node is None:
                self._begin_at(self._first_choice())
                return True
            case Accept() if self.focus.node is None:
                return self.press(self.stage[self._first_choice()])
        return super().handle(intent)

    def _begin_at(self, name: str) -> None:
        """Where the keyboard begins."""
        self.focus.set(name)
        self.focus.show = True

    def _first_choice(self) -> str:
        """What Enter does before anything has the focus."""
        return "continue" if "continue" in self.stage else "new"

    def _show_rules(self) -> None:
        to_rules(self.shell, self._lit)

    def _show_settings(self) -> None:
        to_settings(self.shell)

    # The shelf

    def _build_shelf(self) -> None:
        shelf = self._shelf
        games = [list(GAMES.values())[place] for place in shelf.shown]
        for game, x in zip(games, box_places(len(games)), strict=True):
            press, forward = self._opener(game, solo=False), game.id == self._lit
            self.stage.add(GameBox(presentation(game), f"box/{game.id}", x, press, forward=forward))
        if shelf.number > 1:
            for name, icon, words, cx, by in (
                ("shelf/previous", "left", tr("The games before"), 48.0, -1),
                ("shelf/next", "right", tr("More games"), 1552.0, 1),
            ):
                turn, cy = partial(self._turn_shelf, by), SHELF_Y - FRONT[1] / 2
                self.stage.add(RoundButton(name, icon, words, turn, cx=cx, cy=cy, r=24, zone="shelf"))
        self._bring_forward(self._lit)

    @property
    def _shelf(self) -> Pages:
        """The part of the shelf on which the lit game stands."""
        return Pages(len(GAMES), _BOXES).showing(list(GAMES).index(self._lit))

    def _turn_shelf(self, by: int) -> None:
        self._lit = list(GAMES)[self._shelf.turned(by).shown[0]]
        self.rebuild()

    def _bring_forward(self, game: str) -> None:
        """One box stands out, with the ways to play that game below it, the course of its turn, its lesson above."""
        self._lit, motion = game, self.motion("hover_card")
        for node in self.stage.nodes:
            if isinstance(node, GameBox):
                forward = node.name == f"box/{game}"
                if forward != node.forward:
                    node.forward = forward
                    self.timeline.aside(Tween(node, "raised", float(forward), motion.ms, motion.easing))
        box = self.stage[f"box/{game}"]
        welcome = self.stage.get("welcome")
        if isinstance(welcome, Welcome):
            welcome.shown_game = presentation(GAMES[game])
        middle, _ = box.centre
        kind: ButtonKind = "second" if self._waiting_games else "primary"
        play, solo = self._opener(GAMES[game], solo=False), self._opener(GAMES[game], solo=True)
        x, y, words = middle - 106, SHELF_Y, tr("Solo challenge")
        begin = Button("new", tr("Play"), play, x=x, y=y, w=152, h=50, kind=kind, icon="play", z=6, zone="shelf")
        alone = RoundButton("solo", "person", words, solo, cx=x + 188, cy=y + 25, r=25, z=6, zone="shelf")
        say_first((begin, alone), presentation(GAMES[game]).title)
        self.stage.add(begin)
        self.stage.add(alone)
        self._offer_lesson(box)

    def _offer_lesson(self, box: Node) -> None:
        """At the box that stands out the lesson of its game while it is to be learned, or another one that waits."""
        self.stage.remove("lesson")
        offer = title_offer(self.shell.store, self._lit)
        if offer is not None:
            learn = partial(self.shell.start_lesson, offer.game)
            button = Button("lesson", offer.words, learn, kind="good", icon="bulb", size=18, zone="lesson")
            button.x, button.y, button.w, button.h = box.x + _LESSON.x, _LESSON.y, _LESSON.w, _LESSON.h
            button.z = RING_Z + 1  # the ring around the box goes behind it
            button.wording = partial("{}\n{}".format, offer.words, presentation(GAMES[offer.game]).title)
            self.stage.add(button)

    def attended(self, node: Node | None) -> None:
        """The box that is looked at comes forward; under the pointer only where it rests, not where it passes."""
        super().attended(node)
        self._looked_at = node.name.removeprefix("box/") if isinstance(node, GameBox) and not node.forward else ""
        self._rested_ms = _REST_MS if self.focus.show else 0.0

    def _opener(self, game: Game, solo: bool) -> Callable[[], None]:
        return partial(to_setup, self.shell, game, solo)

    # The cards below

    def _build_cards(self) -> None:
        y, h = _LOWER
        left, right = _LEFT, _RIGHT - _MENU_W - _GAP
        self._achieved.clear()
        for game in GAMES.values():
            card = self._achieved.card(game, right - CARD_W, y, h)
            if card is not None:
                self.stage.add(card)
                right -= CARD_W + _GAP
        if self._waiting_games:
            self._build_continue(left, y, 560, h)
            left += 560 + _GAP
        unreadable = [*self._unplayable, *lost_games(self.shell.store)]
        rows = [*finished_games(self.shell.store, ROWS - bool(unreadable)), *unreadable]
        if rows:
            look_at = partial(to_finished, self.shell)
            for node in last_games(rows, look_at, self._show_games, left, y, right - left, h):
                self.stage.add(node)
        else:
            self.stage.add(Welcome(presentation(GAMES[self._lit]), left, y, right - left, h))

    def _build_continue(self, x: float, y: float, w: float, h: float) -> None:
        game = self._waiting_games[self._waiting_index]
        count = len(self._waiting_games)
        position = f"{self._waiting_index + 1} / {count}" if count > 1 else ""
        self.stage.add(ContinueCard(game, position, x, y, w, h))
        button = Button(
            "continue", tr("Back to the table"), lambda: self._continue(game.running),
            x=x + 250, y=y + h - 64, w=w - 332, h=48, icon="play", zone="continue",
        )  # fmt: skip
        self.stage.add(button)
        leave = partial(give_up, self.shell, game.running, game.result, self.uncovered)
        words, cx, cy = leave_words(game.result), x + w - 46, y + h - 41
        self.stage.add(RoundButton("give up", "flag", words, leave, cx=cx, cy=cy, r=20, zone="continue"))
        if count > 1:
            for name, icon, words, left, step in (
                ("continue/previous", "left", tr("The game before"), ContinueCard.ARROWS[0], -1),
                ("continue/next", "right", tr("The next game"), ContinueCard.ARROWS[1], 1),
            ):
                turn, cx, r = self._turner(step), x + w - left, ContinueCard.ARROW_R
                self.stage.add(RoundButton(name, icon, words, turn, cx=cx, cy=y + 37, r=r, zone="continue"))

    def _continue(self, running: Running) -> None:
        self.shell.wait_for(tr("Setting the table …"), lambda: self.shell.continue_game(running))

    def _show_games(self) -> None:
        to_journal(self.shell, "games")

    def _turner(self, step: int) -> Callable[[], None]:
        def turn() -> None:
            self._waiting_index = (self._waiting_index + step) % len(self._waiting_games)
            self.rebuild()

        return turn

    # The menu

    def _build_menu(self) -> None:
        y, h = _LOWER
        x = _RIGHT - _MENU_W
        lines = (
            ("rules", tr("How to play"), "book", self._show_rules),
            ("settings", tr("Settings"), "gear", self._show_settings),
            ("credits", tr("Credits"), "users", lambda: to_credits(self.shell)),
            ("quit", tr("Quit"), "quit", self.shell.quit),
        )
        self.stage.add(MenuPaper(len(lines), x, y, _MENU_W, h))
        line_h = (h - 16) / len(lines)
        siblings = [words for _, words, *_ in lines]
        for i, (name, words, icon, do) in enumerate(lines):
            self.stage.add(MenuLine(name, words, siblings, icon, x, y + 8 + i * line_h, _MENU_W, line_h, do))
        with suppress(PackageNotFoundError):
            self.stage.add(Version(version("biotope")))
        for node in corner(self.shell, self._switch_sound):
            self.stage.add(node)

    def _switch_sound(self) -> None:
        self.shell.settings["volume_all"] = LOUD if self.shell.settings["volume_all"] == 0 else 0
        self.rebuild()
