"""Runs the app for tests of signals: `python signalled.py FOLDER HOW`.

It plays a game of its own, one action in each frame, and prints the number of each action that is saved. `HOW` is
"plays", "unsaved" (from the third action on nothing can be saved) or "hangs" (the third frame never ends).
"""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.cli import main
from game.ui.app.app import App
from tests.profile.support import header

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
folder, how = sys.argv[1:]
step = App.step
frames = 0


def play(self: App, dt_ms: float, events: Sequence[pygame.Event]) -> list[pygame.Rect]:
    global frames
    if frames == 2 and how == "unsaved":
        for file in Path(folder).iterdir():
            if file.is_file():
                file.unlink()
        Path(folder).rename(Path(folder).with_name("moved"))
        Path(folder).write_text("in the way")
    if frames == 2 and how == "hangs":
        print("hangs", flush=True)
        while True:
            time.sleep(0.01)
    game = self.store.running()[0].id if frames else self.store.begin(header("Ana"), {0: "Ana"})
    self.store.append(game, f"0 pick {frames}")
    print("unsaved" if self.store.unsaved else frames, flush=True)
    frames += 1
    return step(self, dt_ms, events)


App.step = play  # type: ignore[method-assign]
App.moving = True  # type: ignore[assignment, method-assign]
sys.exit(main(["--data-dir", folder]))
