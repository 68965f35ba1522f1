"""The set-up page in tests."""

from typing import Any

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.lineup import NewGame
from game.ui.scenes.setup import SetupScene
from tests.support.pilot import Pilot

FOREST = GAMES["forest"]


class Page:
    """The page in an app that only notes which game it is asked to start."""

    def __init__(self, store: Store, solo: bool = False, **how: Any) -> None:
        self.pilot = Pilot(store=store, **how).start(lambda: SetupScene(FOREST, solo=solo))
        self.started: list[NewGame] = []
        self.pilot.app.start_game = self.started.append  # type: ignore[method-assign]

    @property
    def seats(self) -> list[tuple[str, int, str | None]]:
        scene = self.pilot.scene
        assert isinstance(scene, SetupScene)
        return [(seat.name, seat.style, seat.level) for seat in scene.draft.lineup.seats]

    @property
    def summary(self) -> str:
        return self.pilot.node("summary").label

    def start(self) -> NewGame:
        self.pilot.press("start")
        return self.started[-1]
