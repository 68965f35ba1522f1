"""Exports the games of a person again and again until the process is killed: `python exporter.py DATA FOLDER`."""

import sys
from itertools import count
from pathlib import Path
from typing import Final

from game.profile.store import Store
from tests.profile.support import play

GAMES: Final = 100


def main(data: str, folder: str) -> None:
    store = Store.open(Path(data))
    for number in range(GAMES):
        play(store, "Ana", totals=[number])
    whole = store.export(store.profile("Ana").id)
    for number in count():
        whole.save(Path(folder) / f"{number}.json")
        print(number, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
