"""The paths: medals and goals of each game, and how far a person is with them."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.core.rules import Game
from game.games.registry import GAMES
from game.profile.paths import Path, path
from game.ui.engine.intent import Intent, TurnPage
from game.ui.journal.game_by_game import GameByGamePage
from game.ui.journal.game_chips import GameChip, lay_chips
from game.ui.journal.page import Journal
from game.ui.journal.paths_model import MEDAL, PathsModel, paths_model
from game.ui.journal.paths_nodes import DetailPaper, GoalsPaper, MedalNode, Overview, StampNode
from game.ui.kept.finished import player
from game.ui.presentation.presentation import presentation
from game.ui.replay.opening import open_finished
from game.ui.scenes.setup import SetupScene
from game.ui.table.pool import NodePool
from game.ui.widgets.button import Button, ButtonKind
from game.ui.words import tr
from game.units import Rect

_CHIPS: Final = Rect(28, 92, 1168, 50)
_MEDALS: Final = Rect(28, 160, 1168, 150)
_GOALS: Final = Rect(28, 326, 1168, 546)
_DETAIL: Final = Rect(1212, 92, 360, 780)
_COLUMNS: Final = 6
_HEAD: Final = 60.0


class PathsPage(GameByGamePage):
    """One game at a time; the goal that is chosen is told in large."""

    def __init__(self, journal: Journal) -> None:
        self._chosen = ""
        self._paths: dict[str, Path] = {}
        games = [game for game in GAMES.values() if presentation(game).path is not None and game.goals]
        away = [game for game in GAMES.values() if game not in games and presentation(game).achieved is not None]
        super().__init__(journal, games, away)

    def read(self, game: Game) -> None:
        """How far somebody has come in a game."""
        if game.goals is not None:
            self._paths[game.id] = path(game.goals, self.journal.shell.store.summaries(game), self.profile)

    def build(self) -> None:
        """Chips, medals, stamps and what is chosen."""
        self._pool = NodePool(self.journal.stage)
        self._show()

    def handle(self, intent: Intent) -> bool:
        """The page keys go from game to game."""
        if isinstance(intent, TurnPage):
            self._go(self.games[(self.games.index(self.game) + intent.dy) % len(self.games)].id)
            return True
        return False

    def _show(self) -> None:
        pool = self._pool
        self._lay_chips()
        if self.waiting:
            for node in self.progress():
                pool.put(node)
            pool.reconcile()
            return
        model = self._model()
        self._lay_medals(model)
        pool.painted("goals", _GOALS, GoalsPaper(model.where), z=1, pad=24)
        rows = -(-len(model.stamps) // _COLUMNS)
        w, h = (_GOALS.w - 24) / _COLUMNS, (_GOALS.h - _HEAD - 10) / rows
        for k, stamp in enumerate(model.stamps):
            place = Rect(_GOALS.x + 12 + k % _COLUMNS * w, _GOALS.y + _HEAD + k // _COLUMNS * h, w, h)
            pool.painted(
                f"goal/{stamp.goal}", place, StampNode(stamp), z=2, label=stamp.title, zone="goals",
                chosen=stamp.chosen, press=partial(self._choose, stamp.goal),
            )  # fmt: skip
        self._lay_detail(model)
        pool.reconcile()

    def _model(self) -> PathsModel:
        goals, text = self.game.goals, presentation(self.game).path
        assert goals is not None and text is not None, "only games with both have a page"
        if not self._chosen:
            self._chosen = goals.goals[0].id if goals.goals else f"{MEDAL}0"
        return paths_model(self._paths[self.game.id], goals, text(), self._chosen)

    def _lay_chips(self) -> None:
        chips = {}
        for game in GAMES.values():
            shown = presentation(game)
            if game.goals is not None and game in self.games:
                goals = game.goals.goals
                count = ""
                if game.id in self._paths:
                    met = self._paths[game.id].met(goal.id for goal in goals)
                    count = tr("{have} of {all}").format(have=met, all=len(goals))
                chips[game.id] = GameChip.of(shown, count, game is self.game)
            elif shown.achievements is not None:
                chips[game.id] = GameChip.of(shown, self._away_count(game), False, away=True)
        lay_chips(self._pool, self.journal.look, chips, _CHIPS.x, _CHIPS.y, _CHIPS.w, self._go)

    def _away_count(self, game: Game) -> str:
        person, achieved = self.journal.person, presentation(game).achieved
        if person is None or achieved is None or self._unread:
            return ""
        return achieved([player(self.journal.shell.store, game.id, person.name)])

    def _lay_medals(self, model: PathsModel) -> None:
        wide = len(model.medals) <= 3
        room = 430.0 if wide else 316.0
        overview = Overview(model.met, model.all, model.newest, presentation(self.game).sign, room)
        self._pool.painted("overview", _MEDALS, overview, z=1, pad=24)
        step = (_MEDALS.w - room - 22) / max(1, len(model.medals))
        for k, medal in enumerate(model.medals):
            place = Rect(_MEDALS.x + room + 14 + k * step, _MEDALS.y, step, _MEDALS.h)
            self._pool.painted(
                medal.name, place, MedalNode(medal), z=2, label=medal.title, hint="" if wide else medal.task,
                zone="medals", chosen=medal.chosen, press=partial(self._choose, medal.name),
            )  # fmt: skip

    def _lay_detail(self, model: PathsModel) -> None:
        detail, pool = model.detail, self._pool
        x, y, w = _DETAIL.x + 20, _DETAIL.bottom - 76, _DETAIL.w - 40
        buttons: list[tuple[str, str, Callable[[], None], ButtonKind, str, float]] = []
        if detail.company:
            kind: ButtonKind = "second" if detail.alone else "primary"
            buttons.append(("set-up", tr("Set up with others"), partial(self._set_up, False), kind, "users", 56))
        if detail.alone:
            buttons.append(("play", tr("Play towards it"), partial(self._set_up, True), "primary", "play", 66))
        if detail.game is not None:
            buttons.append(("game", tr("Look at that game"), self._look_back, "second", "clock", 48))
        foot = 20.0
        for name, words, press, look, icon, h in buttons:
            y = _DETAIL.bottom - foot - h
            pool.put(Button(name, words, press, x=x, y=y, w=w, h=h, kind=look, icon=icon, size=20 if h > 60 else 18))
            foot += h + 12
        pool.painted("detail", _DETAIL, DetailPaper(detail, foot), z=1, pad=24)

    def _choose(self, goal: str) -> None:
        self._chosen = goal
        self.journal.rebuild_telling("detail")

    def _go(self, game: str) -> None:
        achievements = presentation(GAMES[game]).achievements
        if GAMES[game] not in self.games:
            assert achievements is not None
            self.journal.shell.stack.push(achievements(self.person_name))
            return
        self._chosen = ""
        self.show(GAMES[game])
        self.journal.rebuild()

    def _set_up(self, alone: bool) -> None:
        text = presentation(self.game).path
        assert text is not None
        words = text()
        if self._chosen.startswith(MEDAL):
            options = words.medals[int(self._chosen.removeprefix(MEDAL))].options
        else:
            options = words.goals[self._chosen].options
        plain = {option.name: option.default for option in self.game.options}
        scene = SetupScene(self.game, solo=alone, options=plain | dict(options), person=self.person_name)
        self.journal.shell.stack.push(scene)

    def _look_back(self) -> None:
        game = self._model().detail.game
        finished = self.journal.shell.store.finished_game(game.id) if game is not None else None
        if finished is None:
            self.journal.shell.toast(tr("This game cannot be read any more. It stays where it is."))
        else:
            open_finished(self.journal.shell, finished)
