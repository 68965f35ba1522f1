"""The set-up page: which game, who plays, by which house rules."""

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from game.core.errors import GameError
from game.core.rules import Game
from game.games.registry import GAMES
from game.profile.lessons import Lessons
from game.ui.engine.intent import Accept, Back, Help, Intent, Press
from game.ui.engine.node import Backdrop, Node
from game.ui.lessons.offer import Offer, offer_before
from game.ui.lineup import GAME_NUMBERS
from game.ui.presentation.presentation import Remedy, presentation
from game.ui.scenes.page_head import page_head
from game.ui.scenes.places import PlacesScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.setup_draft import Draft
from game.ui.scenes.setup_house import HouseSection
from game.ui.scenes.setup_nodes import Company, GameCover, Summary
from game.ui.scenes.setup_page import SetupPage
from game.ui.scenes.setup_seats import SeatsSection
from game.ui.widgets.button import Button
from game.ui.widgets.pages import Pages, page_turners
from game.ui.widgets.plain import Label, Panel
from game.ui.words import explained, tr, trn

_GAMES: Final = (28.0, 92.0, 392.0, 780.0)
_LONE_COVER, _COVER = 502.0, 134.0
_COVERS: Final = 7
"""So many games are listed on a page."""
_COMPANY = 212.0
"""Height that is left below the games for what is special with so many players."""
_OFFER_H, _OFFER_GAP, _LARGER_WORDS = 50.0, 16.0, 100.0
"""The button that offers a lesson, at the foot of the list of games; the games make room for it."""
_NAMES: Final = 34
"""So many letters of names have room below the start."""
_PLACES: Final = (1312.0, 22.0, 260.0, 46.0)
_START: Final = (1080.0, 746.0, 492.0, 84.0)
_REMEDY_W: Final = 300.0


class SetupScene(SetupPage):
    """Sets up one game.

    Args:
        game: the game that is chosen at first.
        solo: one person alone, whoever played here last.
        options: rule options that are chosen already.
        purpose: what the game is played for, in words; forgotten when another game is chosen.
        person: the name of somebody who is to play; without one, whoever played here last.
    """

    name = "setup"
    columns = 436.0, 1080.0

    def __init__(
        self,
        game: Game,
        solo: bool = False,
        options: Mapping[str, Any] | None = None,
        purpose: str = "",
        person: str = "",
    ) -> None:
        super().__init__()
        self._purpose, self._person = purpose, person
        self._game, self._alone, self._options = game, solo, dict(options or {})
        self._covers = Pages(len(GAMES), _COVERS).showing(list(GAMES).index(game.id))
        self._at, self._came_and_went = "", 0
        self._offer: Offer | None = None
        self._offered: set[str] = set()
        self._seats = SeatsSection(self)
        self._house = HouseSection(self)

    def enter(self) -> None:
        self._take_game(self._game)

    def build(self) -> None:
        self.shown = presentation(self._game)
        self._offer = offer_before(self.shell.store, self._game.id)
        self.stage.add(Backdrop(self.shown.scenery)).soft = True
        self._title = page_head(self, "")
        self._build_games()
        self._seats.build()
        self._house.build()
        self._changing = []
        self.build_changing()

    def handle(self, intent: Intent) -> bool:
        match intent:
            case Back() if self._seats.put_back():
                self.pointer.forget()
                return True
            case Back():
                if self.typing:
                    self.focus.set(None)
                elif not self._seats.close_list():
                    self.shell.stack.pop()
                return True
            case Help():
                self.shell.stack.push(RulesScene(self._game.id))
                return True
            case Accept() if self.focus.node is None:
                return self.press(self.stage["start"])
            case Press(x, y):
                self._seats.pressed(self.stage.hit(x, y))
        return super().handle(intent)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self._seats.update()
        if self._came_and_went != self.shell.sitting.came_and_went:
            self.renew()
        at = self.focus.node.name if self.focus.node else ""
        if at != self._at:
            self._at = at
            self._seats.focus_moved(at)

    def picked_up(self, node: Node, x: float, y: float) -> None:
        if not node.typing:
            self._seats.picked_up(y)

    def dragging(self, node: Node, x: float, y: float) -> None:
        if node.typing:
            super().dragging(node, x, y)
        else:
            self._seats.dragging(y)

    def dropped(self, node: Node, x: float, y: float) -> None:
        if not node.typing:
            self._seats.dropped()
            self.pointer.look_away()

    def show_summary(self) -> None:
        """Says below the start who is about to play, or why that is not possible yet."""
        problem, remark = self._house.problem() or self.draft.lineup.problem(), self.draft.lineup.remark()
        summary, start = self.stage["summary"], self.stage["start"]
        assert isinstance(summary, Summary)
        summary.label, summary.alarming = problem or remark or self._about(), bool(problem or remark)
        start.enabled = problem is None

    def _take_game(self, game: Game) -> None:
        self._game = game
        self.draft = Draft.remembered(game, self.shell.store, self.known, alone=self._alone)
        if self._person:
            self.draft.lineup = self.draft.lineup.with_person(self._person)
        self.draft.lineup = self.shell.sitting.seated(self.draft.lineup)
        self.draft.options |= {name: value for name, value in self._options.items() if name in self.draft.options}

    def _chooser(self, game: Game) -> Callable[[], None]:
        def choose() -> None:
            self._purpose = self._purpose if game is self._game else ""
            self._keep_pads()
            self._keep_draft()
            self._take_game(game)
            self.rebuild()

        return choose

    def _build_games(self) -> None:
        x, y, w, h = _GAMES
        lone = len(GAMES) == 1
        self.stage.add(Panel("games paper", x, y, w, h, 22, "glass"))
        title = tr("The game") if lone else tr("Choose a game")
        self.stage.add(Label("games title", title, x + 22, y + 12, w - 44, 40, "panel", colour="cream"))
        height, games = self._cover_height, list(GAMES.values())
        for node in page_turners("games", self._covers, self._turn_covers, x + w - 8, y + 32, "games", "cream"):
            self.stage.add(node)
        for i, game in enumerate(games[place] for place in self._covers.shown):
            press = None if lone else self._chooser(game)
            top = y + 60 + i * (height + 8)
            self.stage.add(
                GameCover(game, presentation(game), game is self._game, x + 14, top, w - 28, height, press)
            )

    @property
    def _cover_height(self) -> float:
        if len(GAMES) == 1:
            return _LONE_COVER
        below = _COMPANY
        if self._offer is not None:
            below += _OFFER_H + _LARGER_WORDS * (self.look.text_scale - 1)
        return min(_COVER, (_GAMES[3] - 60 - below) / min(len(GAMES), _COVERS) - 8)

    def _turn_covers(self, by: int) -> None:
        self._covers = self._covers.turned(by)
        self.rebuild()

    def build_changing(self) -> None:
        x, y, w, h = _GAMES
        top = y + 78 + (_LONE_COVER if len(GAMES) == 1 else min(len(GAMES), _COVERS) * (self._cover_height + 8))
        players = len(self.draft.lineup.seats)
        words = self.shown.company(self.draft.options, players)
        solo = words[0] if self.shown.team else tr("Solo challenge")
        self._title.label = self._purpose or (solo if players == 1 else tr("New game"))
        rival = self.shown.rival if players == 1 else None
        self.put(Company(words, rival, self.draft.options, x + 22, top, w - 44, y + h - top - 8))
        if self._offer is not None:
            self._offer_lesson(self._offer, y + h)
        self._seats.build_changing()
        self._house.build_changing()
        self._came_and_went = self.shell.sitting.came_and_went
        self._offer_places()
        self._build_start()

    def _build_start(self) -> None:
        """The start; beside it, while nobody can start and one press would mend that, the button that does it."""
        x, y, w, h = _START
        self.put(Summary(x, y + h + 18, w))
        remedy = self.shown.remedy(self.draft.effective_options, len(self.draft.lineup.seats))
        size = 30.0
        if remedy is not None:
            mend = partial(self._mend, remedy)
            self.put(Button("remedy", remedy.words, mend, x=x, y=y, w=_REMEDY_W, h=h, icon="check", size=22))
            x, w, size = x + _REMEDY_W + 12, w - _REMEDY_W - 12, 18.0
        self.put(Button("start", tr("Start the game"), self._start, x=x, y=y, w=w, h=h, icon="play", size=size))
        self.show_summary()

    def _mend(self, remedy: Remedy) -> None:
        self.draft.options |= remedy.options
        self.renew("start")

    def _offer_places(self) -> None:
        """The way to the page that asks who holds which pad and who sits at which side."""
        pads, flat = self.shell.sitting.has_pads, self.shell.settings["flat_table"]
        if len(self.draft.lineup.people) < 2 or not (pads or flat):
            return
        x, y, w, h = _PLACES
        self.put(
            Button(
                "places", tr("Who sits where"), self._ask_for_places, x=x, y=y, w=w, h=h,
                kind="second", icon="gamepad" if pads else "users", size=18, zone="top",
            )
        )  # fmt: skip

    def _ask_for_places(self) -> None:
        self.shell.stack.push(PlacesScene(self.draft.lineup, self.set_lineup))

    def _keep_draft(self) -> None:
        """What the players have set up is there the next time; what was set up for them is not."""
        if not (self._purpose or self._options or self._person):
            self.draft.remember(self.shell.store)

    def _keep_pads(self) -> None:
        self.shell.sitting.hold(self.draft.lineup.with_names().seats)

    def _offer_lesson(self, offer: Offer, bottom: float) -> None:
        """The lesson of a game that nobody here has learned; it is not offered again once this page was left."""
        self._offered.add(offer.game)
        x, w, y = _GAMES[0] + 14, _GAMES[2] - 28, bottom - _OFFER_GAP - _OFFER_H
        learn = partial(self.shell.start_lesson, offer.game)
        self.put(Button("lesson", offer.words, learn, x=x, y=y, w=w, h=_OFFER_H, kind="good", icon="bulb", size=18))

    def leave(self) -> None:
        """What was offered here has been seen, and who held a pad holds it still."""
        self._keep_pads()
        self._keep_draft()
        for game in self._offered:
            Lessons(self.shell.store).offer(game)

    def _about(self) -> str:
        names = [seat.name for seat in self.draft.lineup.with_names().seats]
        if self.draft.solo:
            rival = self.shown.rival.name
            words = tr("{name} against {rival} · about {n} minutes") if rival else tr("{name} · about {n} minutes")
            return words.format(name=names[0], rival=rival, n=self.shown.minutes)
        who = ", ".join(names)
        if len(who) > _NAMES:
            who = trn("{n} player", "{n} players", len(names)).format(n=len(names))
        return tr("{names} · about {n} minutes").format(names=who, n=self.shown.minutes)

    def _start(self) -> None:
        self.shell.wait_for(tr("Setting the table …"), self._sit_down)

    def _sit_down(self) -> None:
        try:
            self.shell.start_game(self.draft.new_game(secrets.randbelow(GAME_NUMBERS)))
        except GameError as error:  # the rules know better than the page what can begin
            self.shell.toast(tr("This game cannot begin: {reason}").format(reason=explained(error)))
        else:
            self.draft.remember(self.shell.store)
