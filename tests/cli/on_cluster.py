"""Run command lines beside a Dask cluster that fails in the ways asked for.

    python -m tests.cli.on_cluster FOLDER '[["play_or_die", 10, 2, ["simulate", …]], …]'

Each step names a function below that plays the games, the patience in seconds, how many workers are started before
it, and the command. In a command “CLUSTER” stands for the address of the cluster, “SILENT”, “HTTP” and so on for that
of a server of another kind (`other_servers`), and “RECORDS” for a folder of this step. The exit status, output and
errors of each are printed as JSON; the workers leave files in the folder. All processes are forked before a thread
begins, so that Dask is loaded once.
"""

import asyncio
import io
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import dask
from distributed import Scheduler, Worker
from distributed import print as print_at_client

from game.cli import cluster, main, simulating
from game.core.record import Record
from game.core.score import Outcome, ScoreSheet
from tests.cli.other_servers import SERVERS, serving

FOLDER = Path(sys.argv[1])
CLIENT = os.getpid()
NASTY = "\x1b[2J\x1b]0;title\x07\x9b31mfirst\nsecond\r\nthird\u202e " * 40
OTHER = Record({"format": 1, "game": "forest", "seats": ["A", "B"], "bots": {"0": "random", "1": "random"}}).text()
play = simulating.play


class Unreadable(Exception):
    """Cannot be unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os.strerror, ("not a number",)


class Unprintable(Exception):
    """Cannot say what it is about."""

    def __str__(self) -> str:
        raise RuntimeError


def is_first(what: str) -> bool:
    """Whether no process has asked this before."""
    try:
        (FOLDER / what).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def play_or_die(task: simulating.Task) -> simulating.Result:
    """Play a game; the first worker that gets the second one is killed over it."""
    if task.number == 2:
        if is_first("killed"):
            os.kill(os.getpid(), signal.SIGKILL)
        is_first("played after all")
    return play(task)


def raises(error: BaseException) -> Any:
    raise error


def signals(pid: int, sent: signal.Signals, task: simulating.Task) -> simulating.Result:
    if is_first(f"{sent.name} to {pid}"):
        os.kill(pid, sent)
        time.sleep(0.3)
    return play(task)


def is_older(task: simulating.Task) -> simulating.Result:
    """Play a game, and state another version of Biotope once."""
    version = cluster.biotope_version

    def older() -> str:
        cluster.biotope_version = version
        return "0.0.1"

    if is_first("older"):
        cluster.biotope_version = older
    return play(task)


def prints(task: simulating.Task) -> simulating.Result:
    print_at_client(NASTY)
    return play(task)


FAILURES: dict[str, Callable[[simulating.Task], object]] = {
    "raises": lambda task: raises(ValueError(NASTY)),
    "raises what cannot be unpickled": lambda task: raises(Unreadable()),
    "raises what cannot be printed": lambda task: raises(Unprintable()),
    "exits": lambda task: raises(SystemExit(0)),
    "interrupts itself": lambda task: raises(KeyboardInterrupt()),
    "returns nothing": lambda task: None,
    "returns text": lambda task: NASTY,
    "returns what cannot be pickled": lambda task: threading.Lock(),
    "returns what cannot be unpickled": lambda task: Unreadable(),
    "returns another game": lambda task: replace(play(task), number=task.number % 8 + 1),
    "returns another record": lambda task: replace(
        play(task), record=play(task).record.replace('"seed": ', '"seed": 1')
    ),
    "returns half a record": lambda task: replace(play(task), record=play(task).record[:-3]),
    "returns no record": lambda task: replace(play(task), record=None),
    "returns no sheets": lambda task: replace(play(task), sheets=()),
    "returns empty sheets": lambda task: replace(play(task), sheets=[ScoreSheet(None)] * 2),
    "returns an open game": lambda task: replace(play(task), outcome=None),
    "returns a strange outcome": lambda task: replace(play(task), outcome=Outcome((7,))),
    "returns strange moves": lambda task: replace(play(task), moves="many"),
    "is older": is_older,
    "prints": prints,
    "interrupts": partial(signals, CLIENT, signal.SIGINT),
    "dies": lambda task: os.kill(os.getpid(), signal.SIGKILL),
}


def after_the_first(name: str) -> Callable[[simulating.Task], object]:
    """Play the game that is begun first; fail at the others once that one is kept."""
    fail, folder = FAILURES[name], FOLDER / name

    def played(task: simulating.Task) -> object:
        if is_first(f"{name} (first game)"):
            return play(task)
        deadline = time.monotonic() + 20
        while not any(folder.glob("*.txt")) and time.monotonic() < deadline:
            time.sleep(0.01)
        return fail(task)

    return played


async def schedule(told: Connection) -> None:
    async with Scheduler(host="127.0.0.1", port=0, dashboard=False) as scheduler:
        told.send(scheduler.address.removeprefix("tcp://"))
        await scheduler.finished()


async def work(address: Connection) -> None:
    async with Worker(address.recv(), nthreads=1, dashboard=False, local_directory=str(FOLDER)) as worker:
        await worker.finished()


def loop(run: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with (FOLDER / "log").open("a") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    asyncio.run(run())


def answer(command: Sequence[str]) -> tuple[int, str, str]:
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        status = main(command)
    return status, out.getvalue(), err.getvalue()


def answers(steps: Sequence[tuple[str, float, int, Sequence[str]]]) -> list[tuple[int, str, str]]:
    fork = get_context("fork")
    told, tells = fork.Pipe()
    idle = [fork.Pipe() for _ in range(sum(hired for _, _, hired, _ in steps))]
    runs = [partial(schedule, tells), *(partial(work, end) for _, end in idle)]
    processes = [fork.Process(target=loop, args=(run,), daemon=True) for run in runs]
    for process in processes:
        process.start()
    scheduler = processes[0].pid
    assert scheduler is not None
    FAILURES["stops the scheduler"] = partial(signals, scheduler, signal.SIGSTOP)
    FAILURES["kills the scheduler"] = partial(signals, scheduler, signal.SIGKILL)
    given = []
    try:
        with ExitStack() as servers:
            places = {name: servers.enter_context(serving(greeting)) for name, greeting in SERVERS.items()}
            places["CLUSTER"] = told.recv()
            places["INTERRUPTING"] = servers.enter_context(serving(b"", lambda: os.kill(CLIENT, signal.SIGINT)))
            for name, cluster.PATIENCE_S, hired, command in steps:
                for _ in range(hired):
                    idle.pop()[0].send(places["CLUSTER"])
                folder = FOLDER / name
                simulating.play = after_the_first(name) if name in FAILURES else globals()[name]
                for place, value in {**places, "RECORDS": str(folder)}.items():
                    command = [word.replace(place, value) for word in command]
                given.append(answer(command))
                os.kill(scheduler, signal.SIGCONT)
    finally:
        for process in processes:
            process.kill()
    return given


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # background processes may ignore it
    dask.config.set({"distributed.worker.http.routes": [], "distributed.scheduler.http.routes": []})
    print(json.dumps(answers(json.loads(sys.argv[2]))))
