"""The title screen: the games on their shelf, the game that waits, and the way to everything else."""

from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from game.core.rules import Game
from game.games.registry import GAMES
from game.ui.finished import players
from game.ui.intent import Accept, Help, Intent
from game.ui.node import Backdrop
from game.ui.presentation import Presentation, presentation
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title_games import RunningGame, finished_games, notice_sentence, running_games
from game.ui.scenes.title_nodes import (
    FRONT,
    AchievementsCard,
    ContinueCard,
    Drift,
    GameBox,
    LastGames,
    LeaningCard,
    Line,
    MenuLine,
    MenuPaper,
    Notices,
    Placard,
    Shelf,
    Version,
    Welcome,
    Wordmark,
)
from game.ui.widgets.button import Button, ButtonKind, RoundButton
from game.ui.words import tr

LOUD: Final = 80
"""How loud everything is when the sound is switched on again."""
_LOWER = (648.0, 196.0)
_LEFT, _RIGHT, _MENU_W, _GAP = 84.0, 1516.0, 218.0, 20.0
_CARD_W = 222.0
_LONE_BOX = 1.25
_LEANING: Final = ((216.0, 455.0, -10.0), (330.0, 458.0, 3.0), (458.0, 457.0, 9.0))
"""Middle and angle of the cards beside a lone box."""
_DRIFT_MS = 100
_SKY: Final = (
    ("cloud-2", "scenery/cloud-2", 300.0, 262.0, 130.0, 78.0, 1.2),
    ("cloud-3", "scenery/cloud-3", 1180.0, 36.0, 110.0, 66.0, 0.8),
    ("bird-1", "scenery/bird", 700.0, 128.0, 24.0, 12.0, 2.0),
    ("bird-2", "scenery/bird", 742.0, 112.0, 17.0, 8.5, 2.0),
)


def players_of(game: Game) -> str:
    """How many can play: "1–6 players"."""
    return tr("{least}–{most} players").format(least=min(game.seats), most=max(game.seats))


def box_places(count: int) -> list[tuple[float, float]]:
    """Left and scale of so many boxes on the shelf; a lone box is larger and leaves room for its sign."""
    if count == 1:
        return [(560.0, _LONE_BOX)]
    step = FRONT[0] + 62
    first = 800 - (count * step - 62) / 2 - 6
    return [(first + i * step, 1.0) for i in range(count)]


class TitleScene(Scene):
    """Where the app begins."""

    name = "title"
    bed = "forest"

    def __init__(self) -> None:
        super().__init__()
        self._waiting_games: list[RunningGame] = []
        self._waiting_index = 0
        self._drifted_ms = 0.0

    def uncovered(self) -> None:
        self._waiting_index = 0
        self.rebuild()

    def build(self) -> None:
        self._waiting_games = running_games(self.app.store)
        add = self.stage.add
        add(Backdrop("scenery/title"))
        for name, art, x, y, w, h, speed in _SKY:
            add(Drift(name, art, x, y, w, h, speed))
        add(Wordmark(84, 40))
        add(Line("tagline", 92, 208, 455, self._tagline(), 26, "#2A443A"))
        add(Shelf())
        if self.app.store.notices:
            add(Notices([notice_sentence(notice) for notice in self.app.store.notices], 600, 26, 820))
        self._build_shelf()
        self._build_cards()
        self._build_menu()

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        if self.app.settings["calm"] or self.app.settings["animation"] != "full":
            return
        self._drifted_ms += dt_ms
        if self._drifted_ms >= _DRIFT_MS:
            for node in self.stage.nodes:
                if isinstance(node, Drift):
                    node.drift(self._drifted_ms)
            self._drifted_ms = 0.0

    def handle(self, intent: Intent) -> bool:
        match intent:
            case Help():
                self._show_rules()
                return True
            case Accept() if self.focus.node is None:
                return self.press(self.stage[self._first_choice()])
        return super().handle(intent)

    def _first_choice(self) -> str:
        """What Enter does before anything has the focus."""
        names = ("continue", "new", f"box/{next(iter(GAMES))}")
        return next(name for name in names if name in self.stage)

    def _show_rules(self) -> None:
        self.app.stack.push(RulesScene(next(iter(GAMES))))

    def _show_settings(self) -> None:
        self.app.stack.push(SettingsScene())

    # The shelf

    def _tagline(self) -> str:
        return (
            tr("Gentle games about living together") if len(GAMES) > 1 else tr("A gentle game about living together")
        )

    def _build_shelf(self) -> None:
        games = list(GAMES.values())
        for game, (x, scale) in zip(games, box_places(len(games))):
            self.stage.add(GameBox(presentation(game), f"box/{game.id}", x, scale, self._opener(game, solo=False)))
        if len(games) == 1:
            self._build_sign(games[0])

    def _build_sign(self, game: Game) -> None:
        """What stands beside a lone box: some of its cards, and a sign with its two ways to play."""
        shown = presentation(game)
        for i, (art, (cx, cy, angle)) in enumerate(zip(shown.leaning, _LEANING)):
            self.stage.add(LeaningCard(f"leaning/{i}", art, cx, cy, 170, angle))
        x, y, w, h = 920.0, 258.0, 596.0, 300.0
        self.stage.add(Placard(shown, players_of(game), x, y, w, h))
        kind: ButtonKind = "second" if self._waiting_games else "primary"
        for name, words, icon, skin, left, solo in (
            ("new", tr("New game"), "play", kind, x + 32, False),
            ("solo", tr("Solo challenge"), "person", "second", x + w / 2 + 8, True),
        ):
            press = self._opener(game, solo)
            top, width = y + h - 84, w / 2 - 40
            self.stage.add(
                Button(name, words, press, x=left, y=top, w=width, h=58, kind=skin, icon=icon, zone="shelf")
            )

    def _opener(self, game: Game, solo: bool) -> Callable[[], None]:
        return lambda: self.app.stack.push(SetupScene(game, solo=solo))

    # The cards below

    def _build_cards(self) -> None:
        y, h = _LOWER
        left, right = _LEFT, _RIGHT - _MENU_W - _GAP
        for game in GAMES.values():
            right = self._build_achievements(game, right, y, h)
        if self._waiting_games:
            self._build_continue(left, y, 560, h)
            left += 560 + _GAP
        played = finished_games(self.app.store, 3)
        if played:
            self.stage.add(LastGames(played, left, y, right - left, h))
        else:
            self.stage.add(Welcome(self._first_shown(), left, y, right - left, h))

    def _build_achievements(self, game: Game, right: float, y: float, h: float) -> float:
        """The card of a game with a page of achievements; returns where the room to its left ends."""
        shown = presentation(game)
        if shown.achievements is None or shown.achieved is None:
            return right
        page = shown.achievements
        card = AchievementsCard(
            shown.title,
            shown.achieved(players(self.app.store, game.id)),
            lambda: self.app.stack.push(page()),
            right - _CARD_W,
            y,
            h,
        )
        self.stage.add(card)
        return right - card.w - _GAP

    def _first_shown(self) -> Presentation:
        return presentation(next(iter(GAMES.values())))

    def _build_continue(self, x: float, y: float, w: float, h: float) -> None:
        game = self._waiting_games[self._waiting_index]
        count = len(self._waiting_games)
        position = f"{self._waiting_index + 1} / {count}" if count > 1 else ""
        self.stage.add(ContinueCard(game, position, x, y, w, h))
        button = Button(
            "continue", tr("Back to the table"), lambda: self.app.continue_game(game.running),
            x=x + 250, y=y + h - 64, w=w - 274, h=48, icon="play", zone="continue",
        )  # fmt: skip
        self.stage.add(button)
        if count > 1:
            for name, icon, words, cx, step in (
                ("continue/previous", "left", tr("The game before"), x + w - 120, -1),
                ("continue/next", "right", tr("The next game"), x + w - 30, 1),
            ):
                turn = self._turner(step)
                self.stage.add(RoundButton(name, icon, words, turn, cx=cx, cy=y + 37, r=16, zone="continue"))

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
            ("credits", tr("Credits"), "users", lambda: self.app.stack.push(CreditsScene())),
            ("quit", tr("Quit"), "quit", self.app.quit),
        )
        self.stage.add(MenuPaper(len(lines), x, y, _MENU_W, h))
        line_h = (h - 16) / len(lines)
        for i, (name, words, icon, do) in enumerate(lines):
            self.stage.add(MenuLine(name, words, icon, x, y + 8 + i * line_h, _MENU_W, line_h, do))
        with suppress(PackageNotFoundError):
            self.stage.add(Version(version("biotope")))
        silent = self.app.settings["volume_all"] == 0
        icon, words = ("sound-off", tr("Sound on")) if silent else ("sound", tr("Sound off"))
        self.stage.add(RoundButton("sound", icon, words, self._switch_sound, cx=1484, cy=58, r=24, zone="quick"))
        self.stage.add(
            RoundButton("gear", "gear", tr("Settings"), self._show_settings, cx=1544, cy=58, r=24, zone="quick")
        )

    def _switch_sound(self) -> None:
        self.app.settings["volume_all"] = LOUD if self.app.settings["volume_all"] == 0 else 0
        self.rebuild()
