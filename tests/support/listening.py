"""What a game sounds like: the sounds of a recorded game with their times, and what they come to at the ears."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.engine.timeline import Beat, Call
from game.ui.scene import Scene
from game.ui.scenes.notice import NoticeScene
from game.ui.scenes.title import TitleScene
from game.ui.shot import Onlooker
from game.ui.sound.ambience import Ambience
from game.ui.table.desk_values import Act
from game.ui.table.game_view import view_of
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import PACE_MS, TableStyle
from tests.support.pilot import Pilot

TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"
_FRAME_MS = 20
_THINKING_MS = 6000.0
"""How long the person at the screen thinks about a decision."""


class Heard(NamedTuple):
    """One sound: when (seconds from the beginning), which recording, from which side, and what it told."""

    at: float
    take: str
    side: float
    event: str


class Heeded(NamedTuple):
    """A game that was listened to: its sounds, how long it took, what lay under it and how loud, what was told."""

    sounds: list[Heard]
    seconds: float
    ambience: Ambience
    levels: tuple[float, float, float]
    events: frozenset[str]


def recorded(name: str) -> tuple[Session, list[object]]:
    """The game of a transcript like "forest-3" before its first action, with persons everywhere, and its actions."""
    text = (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8")
    record = Record.parse("\n".join(line for line in text.splitlines() if not line.startswith(" ")))
    game = GAMES[record.header["game"]]
    header = {key: value for key, value in record.header.items() if key != "bots"}
    return Session(game, Record(header)), [game.codec.decode(line) for line in record.actions]


def listen(name: str, store: Store, minutes: float, thinking_ms: float = _THINKING_MS) -> Heeded:
    """Plays a transcript in full motion to its end, seat 0 at the screen, computers elsewhere, without drawing."""
    session, actions = recorded(name)
    pilot = Pilot((640, 360), store, "full").start(TitleScene)
    style = TableStyle(tuple(range(len(session.names))))
    saver = Saver.begin(store, session, style.data())
    table = TableScene(Onlooker(session, saver, style, 0), style, view_of(session.game))
    clock, sounds, told = _Clock(), list[Heard](), [""]
    events: set[str] = set()
    play = pilot.sound.play

    def heard(take: str, variation: float | None = None, side: float = 0.0) -> None:
        play(take, variation, side)
        sounds.append(Heard(clock.ms / 1000, pilot.sounds[-1], side, told[0]))

    pilot.sound.play = heard  # type: ignore[method-assign]
    pilot.app.stack.push(table)
    _note_what_is_told(table, events, told)
    for action in [None, *actions]:
        if clock.ms > minutes * 60_000:
            break
        if action is not None:
            clock.ms += thinking_ms if 0 in session.actors else PACE_MS["table"]
            session.submit(action)
        while table in pilot.app.stack and (
            table.timeline.busy or table._news or isinstance(pilot.scene, NoticeScene)
        ):
            clock.ms += _let_pass(pilot.scene)
    while session.outcome is not None and (pilot.scene is table or pilot.scene.timeline.moving):
        clock.ms += _let_pass(pilot.scene)
    assert table.ambience is not None
    return Heeded(sounds, clock.ms / 1000, table.ambience, pilot.sound.levels, frozenset(events))


def _let_pass(scene: Scene) -> int:
    """One frame; a sheet over the table is put away once it could be read. Returns milliseconds."""
    scene.update(_FRAME_MS)
    if isinstance(scene, NoticeScene):
        scene.go_on()
    return _FRAME_MS


class _Clock:
    ms = 0.0


def _note_what_is_told(table: TableScene, events: set[str], told: list[str]) -> None:
    """Writes into `told[0]` which event is being told, and into `events` all that were."""
    tell: Callable[[Act[object]], Iterator[Beat]] = table.desk.table.telling.tell

    def telling(act: Act[object]) -> Iterator[Beat]:
        event = type(act.events[0]).__name__
        events.add(event)
        yield Call(partial(told.__setitem__, 0, event))
        yield from tell(act)

    table.desk.table.telling.tell = telling  # type: ignore[method-assign]
