"""Games to replay, and the replay of one."""

from functools import cache

from game.bots.think import play_bots
from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.replay.scene import ReplayScene
from game.ui.replay.start import replay_scene
from game.ui.scenes.title import TitleScene
from tests.support.history import played
from tests.support.pilot import Pilot


@cache
def against_computers(game: str) -> Session:
    """A game of one person with two computers, played at random by the person."""
    bots = {1: "random", 2: "random"}
    levels = dict.fromkeys(range(3), "random")
    session = Session.new(GAMES[game], ("Ana", "Wren", "Rowan"), seed=3, bots=levels)
    play_bots(session)
    header = dict(session.record.header) | {"bots": {str(seat): level for seat, level in bots.items()}}
    return Session(session.game, Record(header, session.record.actions))


@cache
def of_two(game: str = "forest") -> Session:
    return played(game, ("Ana", "Ben"))


def replay(
    store: Store, session: Session, size: tuple[int, int] = (640, 360), **how: object
) -> tuple[Pilot, ReplayScene]:
    pilot = Pilot(size, store, **how).start(TitleScene)  # type: ignore[arg-type]
    scene = replay_scene(pilot.app, session, {})
    pilot.app.stack.push(scene)
    pilot.settle()
    pilot.key("t")
    return pilot, scene
