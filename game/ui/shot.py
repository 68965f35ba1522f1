"""Draws one scene into a picture, without a screen."""

import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import cache
from io import BytesIO
from pathlib import Path

import pygame

from game.bots.think import play_bots
from game.core.record import Record
from game.core.rules import Seat
from game.core.session import Session
from game.games.registry import GAMES
from game.paths import assets_dir
from game.profile.plain_files import write_whole
from game.profile.store import Store
from game.ui.app.app import App
from game.ui.journal.scene import JournalScene
from game.ui.presentation.presentation import presentation
from game.ui.replay.start import replay_scene
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.error import ErrorScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from game.ui.sound.sound import Sound
from game.ui.table.feed import Now, Situation
from game.ui.table.game_view import view_of
from game.ui.table.live import LiveFeed
from game.ui.table.saver import Saver
from game.ui.table.scene import TableScene
from game.ui.table.style import TableStyle
from game.ui.widgets.fade import SCENE_BEFORE

FRAME_MS = 16
_STILL = 3
"""After so many frames without a movement nothing more comes by itself."""
REVEAL_AT_MS = 900
"""In the middle of the turning cards."""
_DEMO = (("Ana", "Bruno", "Chloé"), 656, 118)
"""Names, game number and actions of the game that is shown when no record is given."""


class Onlooker(LiveFeed):
    """Looks at a game as one seat sees it, or as everybody may; decides nothing by itself."""

    def __init__(self, session: Session, saver: Saver, style: TableStyle, seat: Seat | None) -> None:
        super().__init__(session, saver, style)
        self._session = session
        self._seat = seat

    @property
    def situation(self) -> Situation:
        """The seat's own decision when it has one."""
        if self._session.outcome is not None:
            return Situation(Now.OVER, viewer=self._seat)
        if self._seat is not None and self._seat in self._session.actors:
            return Situation(Now.DECISION, self._seat, self._session.controller(self._seat), self._seat)
        return Situation(Now.COMPUTERS, viewer=self._seat)

    @property
    def computers(self) -> tuple[Seat, ...]:
        """Nobody plays on."""
        return ()


def shot(
    scene: str,
    size: tuple[int, int],
    out: Path,
    *,
    session: Session | None = None,
    seat: Seat | None = None,
    at: int | None = None,
    language: str = "en",
) -> None:
    """Draws a scene and saves it as PNG, always the same picture: nothing drifts by.

    Args:
        scene: its name on the command line.
        size: of the picture, in pixels.
        out: the file.
        session: the game to show; without it a demonstration.
        seat: who looks; without it everybody.
        at: milliseconds into the animation of the last action; without it everything is at rest.
        language: of the words.
    """
    with tempfile.TemporaryDirectory() as folder, closing(Store.open(Path(folder))) as store:
        store.set_setting("language", language)
        store.set_setting("calm", True)
        app = App(store, pygame.Surface(size), sound=Sound(assets_dir() / "audio", device=False))
        session = session or demonstration()
        app.start(TitleScene)
        if scene in _PAGES:
            if (page := _PAGES[scene](session)) is not None:
                app.stack.push(page)
            _rest(app)
        elif scene == "replay":
            _draw_replay(app, session, seat)
        elif scene == "error":
            app.stack.reset(ErrorScene(None))
        else:
            _draw_table(app, scene, session, seat, at)
        app.step(0, ())
        if app.fault is not None:
            raise app.fault
        picture = BytesIO()
        pygame.image.save(app.screen, picture, "shot.png")
        write_whole(out, picture.getvalue())


_PAGES: dict[str, Callable[[Session], Scene | None]] = {
    "title": lambda session: None,
    "setup": lambda session: SetupScene(session.game),
    "rules": lambda session: RulesScene(session.game.id),
    "settings": lambda session: SettingsScene(),
    "credits": lambda session: CreditsScene(),
    "achievements": lambda session: _achievements(),
    "journal": lambda session: JournalScene(),
}


def _draw_replay(app: App, session: Session, seat: Seat | None) -> None:
    """A game as far as it is given, with its curves to the end."""
    replay = replay_scene(app, _played_out(session), {})
    app.stack.push(replay)
    replay.toggle()
    if seat is not None:
        replay.see_with(session.controller(seat))
    replay.go_to(len(session.entries))
    _rest(app)


def _achievements() -> Scene:
    """The page of the first game that has one."""
    pages = (presentation(game).achievements for game in GAMES.values())
    return next(page for page in pages if page is not None)("")


def demonstration() -> Session:
    """A game of three in its second round."""
    return Session(next(iter(GAMES.values())), _demonstrated())


@cache
def _demonstrated() -> Record:
    names, seed, count = _DEMO
    game = next(iter(GAMES.values()))
    session = Session.new(game, names, seed=seed, bots=dict.fromkeys(range(len(names)), "easy"))
    play_bots(session)
    header = {key: value for key, value in session.record.header.items() if key != "bots"}
    return Record(header, session.record.actions[:count])


def _draw_table(app: App, scene: str, session: Session, seat: Seat | None, at: int | None) -> None:
    if scene == "score":
        session = _played_out(session)
    if scene == "reveal":
        session = _before_reveal(session)
        at = REVEAL_AT_MS if at is None else at
    last = session.entries[-1].action if at is not None and session.entries else None
    if last is not None:
        session.rewind(len(session.entries) - 1)
    table = _sit_down(app, session, seat)
    _rest(app)
    if last is not None and at is not None:
        table.feed.submit(last)
        _pass(app, at)
    if scene == "curtain":
        person = session.actors[0] if session.actors else 0
        table.hand_over_to(Situation(Now.CURTAIN, person, person))
    if scene == "pause":
        table.desk.open("menu")
    if last is None:
        _rest(app)


def _sit_down(app: App, session: Session, seat: Seat | None) -> TableScene:
    style = TableStyle(tuple(range(len(session.names))))
    feed = Onlooker(session, Saver.begin(app.store, session, style.data()), style, seat)
    table = TableScene(feed, style, view_of(session.game))
    app.stack.push(table)
    return table


def _before_reveal(session: Session) -> Session:
    """The game up to and with the last action that showed something hidden."""
    shown = [n for n, entry in enumerate(session.entries, start=1) if any(event.reveals for event in entry.events)]
    if shown:
        session.rewind(_last_simultaneous(session, shown))
    return session


def _last_simultaneous(session: Session, shown: list[int]) -> int:
    together = [n for n in shown if session.entries[n - 1].batch != n - 1]
    return (together or shown)[-1]


def _played_out(session: Session) -> Session:
    """The game to its end; what is missing is played by computers."""
    levels = {str(seat): "easy" for seat in range(len(session.names))}
    ended = Session(session.game, Record(dict(session.record.header) | {"bots": levels}, session.record.actions))
    play_bots(ended)
    return Session(session.game, Record(session.record.header, ended.record.actions))


def _rest(app: App) -> None:
    """Lets everything arrive."""
    app.step(0, ())
    still = 0
    while still < _STILL:
        scene = app.stack.top
        moves = scene.timeline.moving or scene.working or SCENE_BEFORE in scene.stage
        scene.timeline.finish()
        app.step(FRAME_MS, ())
        still = 0 if moves else still + 1


def _pass(app: App, ms: float) -> None:
    for _ in range(round(ms / FRAME_MS)):
        app.step(FRAME_MS, ())
