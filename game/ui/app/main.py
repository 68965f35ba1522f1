"""Opens the app as a person starts it."""

import sys
from contextlib import closing
from pathlib import Path

import pygame

from game.core.errors import one_line
from game.message import Message, trouble
from game.paths import MissingAsset, assets_dir, data_place
from game.profile.store import Store, StoreRefused
from game.signals import status_of
from game.ui.app.app import App
from game.ui.app.last_run import Crashed, add_game, watched
from game.ui.app.log_file import log_in
from game.ui.app.message_box import tell_without_terminal
from game.ui.app.salvage_page import SalvagePage
from game.ui.app.window import NoDisplay, open_window
from game.ui.engine.theme import Theme
from game.ui.scenes.title import TitleScene
from game.ui.settings import Settings
from game.ui.sound.sound import Sound
from game.ui.system_language import language_of, speak_as_the_system
from game.ui.words import explained, set_language

CANNOT_START = 1
NO_SCREEN = 3


def main(folder: Path | None = None, record: str | None = None) -> int:
    """Plays until the player leaves.

    Args:
        folder: the data folder; None takes the player's own.
        record: the record of a game that is replayed first.

    Returns:
        0; 1 when the data cannot be used, for example because another copy has them open, or when a fault took
        the app down; 3 without a screen; 128 and the number of the signal that ended it.
    """
    data = data_place(folder)
    set_language(language_of(data))
    try:
        with (
            closing(_open_store(data)) as store,
            log_in(data),
            watched(data, NoDisplay, MissingAsset, OSError) as report,
        ):
            app = _open_app(store, data)
            app.start(TitleScene)
            if report is not None:
                from game.ui.scenes.crash import CrashScene

                add_game(report, store)
                app.stack.push(CrashScene(report))
            if record is not None:
                from game.ui.replay.start import open_replay

                open_replay(app, record)
            app.run()
            signal = app.signal
    except NoDisplay as error:
        return _refuse(error, NO_SCREEN)
    except (StoreRefused, MissingAsset, Crashed) as error:
        return _refuse(error, CANNOT_START)
    except OSError as error:
        return _refuse(trouble(error, Message("The data folder")), CANNOT_START)
    return 0 if signal is None else status_of(signal)


def _open_store(data: Path) -> Store:
    """Open the store; a salvage of a damaged database that takes longer is shown in a window of its own."""
    with closing(SalvagePage()) as page:
        return Store.open(data, progress=page.show)


def _open_app(store: Store, data: Path) -> App:
    """Opens the window, and the app in it."""
    speak_as_the_system(store)
    settings = Settings(store)
    icon = pygame.image.load(assets_dir() / "art" / "icon.png")
    window = open_window("Biotope", settings["fullscreen"], settings["window"], settings["maximized"], icon)
    window.fill(Theme.load(assets_dir() / "theme.toml").colour("games.forest.bg2"))
    return App(store, window=window, sound=Sound(assets_dir() / "audio"), data=data)


def _refuse(why: Exception | Message, status: int) -> int:
    """Says why the app does not open."""
    if sys.stderr is not None:
        print(one_line(f"biotope: {explained(why)}"), file=sys.stderr)
    if status != NO_SCREEN:
        tell_without_terminal(why)
    return status
