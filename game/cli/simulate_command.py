"""`biotope simulate`: many games between computer players, and what they come to."""

import argparse
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from game.bots.figures import figures
from game.cli import cluster, pool, simulating
from game.cli.ending import status_after
from game.cli.terminal import Interrupted, Progress, Refused, counted, table, write_json, write_lines, writing
from game.core.rules import Game
from game.message import Message


def simulate(game: Game, asked: argparse.Namespace) -> int:
    """Lets computer players play and prints their figures."""
    levels = asked.seats.split(",")
    if asked.record:
        _make_folder(asked.record)
    if asked.csv and (asked.csv.is_dir() or not asked.csv.parent.is_dir()):
        raise Refused("{file}: no file can be written there.", file=asked.csv)
    asked_for = simulating.tasks(game, levels, dict(asked.option), asked.seed, asked.games, asked.record)
    if asked.engine:
        each = cluster.each(simulating.play, asked_for, asked.engine, simulating.check)
    else:
        each = pool.each(simulating.play, asked_for, min(asked.jobs, asked.games))
    results: list[simulating.Result] = []
    started = time.perf_counter()
    try:
        with closing(each) as played, Progress(asked.games, "games") as progress:
            for result in played:
                if asked.record and result.moves:
                    simulating.keep(asked.record, game, result)
                results.append(result)
                progress.reached(len(results))
    except KeyboardInterrupt as interruption:
        status = status_after(interruption)
        done = Message("Stopped after {done} of {games} games", done=len(results), games=asked.games)
        if asked.record:
            done = Message("{done}; run the same command again to continue.", done=done)
        else:
            done = Message("{done}.", done=done)
        raise Interrupted(done, status) from None
    took = time.perf_counter() - started
    results.sort(key=lambda result: result.number)
    if asked.csv:
        simulating.write_csv(asked.csv, levels, results)
    summary = {"game": game.id, "games": asked.games, "seed": asked.seed}
    summary |= figures(game, levels, [result.played for result in results], dict(asked.option))
    summary["moves_per_second"] = round(sum(result.moves for result in results) / took)
    if asked.json:
        write_json(summary)
    else:
        write_lines(table(_statistics_rows(summary)))
    return 0


def _make_folder(folder: Path) -> None:
    with writing(folder):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise Refused("{folder} is no folder.", folder=folder) from None


def _statistics_rows(summary: Mapping[str, Any]) -> list[list[str]]:
    columns = ("bot", "mean", "p10", "p90", "win_share")
    rows: list[list[str]] = []
    if "win_rate" in summary:
        low, high = summary["interval"]
        rows.append(["won", str(summary["win_rate"]), f"({low} to {high})"])
    else:
        rows.append(["seat", *columns])
        rows += [[str(number), *(str(seat[c]) for c in columns)] for number, seat in enumerate(summary["seats"])]
    for key in ("reasons", "margin", "grades"):
        if key in summary:
            rows.append([key, *(f"{name} {value}" for name, value in summary[key].items())])
    return [*rows, [f"{counted(summary['games'], 'game')}, {summary['moves_per_second']} moves per second"]]
