"""Plays at the running app until the process is killed: `python player.py FOLDER SEED`.

Prints all actions of the game as a JSON list whenever the store has acknowledged another one.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from game.core.session import Entry, Session
from game.ui.table.saver import Saver
from tests.pilot.play import at_title, by_drag, by_keyboard, by_mouse, play_on, sit_down

TABLES = (("Ana",), ("Ana", "Bruno"), ("Ana", "Wren:easy", "Rowan:easy"), ("Ana", "Wren:easy", "Bruno"))


class TellingSaver(Saver):
    """Says what is safe."""

    def append(self, session: Session, entries: Sequence[Entry]) -> None:
        super().append(session, entries)
        print(json.dumps([session.game.codec.encode(entry.action) for entry in session.entries]), flush=True)


def main(folder: str, seed: str) -> None:
    random = Random(seed)
    Saver.begin = TellingSaver.begin  # type: ignore[method-assign]
    pilot = sit_down(at_title(Path(folder), size=(640, 400)), *TABLES[int(seed) % len(TABLES)], seed=int(seed))
    play_on(pilot, random.choice((by_mouse, by_keyboard, by_drag)))


if __name__ == "__main__":
    main(*sys.argv[1:])
