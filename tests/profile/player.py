"""Plays with a store until the process is killed: `python player.py FOLDER SEED [losing]`.

Prints the number of each step once the store has acknowledged it. When it is losing, it takes the files of the store
away before every fifth step, and prints "lost" first.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

from game.profile.store import Store
from tests.profile.losses import LOSSES
from tests.profile.support import header

Model = tuple[tuple[str, ...], dict[int, list[str]]]


def steps(seed: int) -> Iterator[tuple[Callable[[Store, int], None], Model]]:
    """What is done to the game, without end, and the actions and plans it has after each step."""
    random = Random(seed)
    actions: tuple[str, ...] = ()
    plans: dict[int, list[str]] = {}
    for number in count():
        kind = random.choices(("append", "truncate", "plan"), (8, 1, 2))[0]
        if kind == "append":
            action = f"{number % 2} place {number},{random.randrange(4)}"
            actions = (*actions, action)
            yield lambda store, game, action=action: store.append(game, action), (actions, plans)
        elif kind == "truncate":
            kept = random.randint(0, len(actions))
            actions, plans = actions[:kept], {}
            yield lambda store, game, kept=kept: store.truncate(game, kept), (actions, plans)
        else:
            plans = {1: [f"1 pick {number}"]}
            yield lambda store, game, plans=plans: store.append(game, plans=plans), (actions, plans)


def main(folder: str, seed: str, losing: str = "") -> None:
    store = Store.open(Path(folder))
    losses = list(LOSSES.values())
    Random(seed).shuffle(losses)
    game = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    print("begun", flush=True)
    for number, (step, _) in enumerate(steps(int(seed))):
        if losing and number % 5 == 4:
            print("lost", flush=True)
            losses[number // 5 % len(losses)](Path(folder))
        step(store, game)
        print(number, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
