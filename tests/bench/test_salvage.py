"""What the salvage of a damaged database costs beside reading its rows. A figure to read, never a reason to fail."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import process_time
from typing import Any

from game.profile.salvage.salvage import salvage
from game.profile.store import Store
from tests.bench.journal import write_games
from tests.profile.test_damage import break_table


def test_salvage_beside_reading_every_row(benchmark: Any, tmp_path: Path) -> None:
    """The `ratio` in the extra figures: it must not grow with the number of games."""
    write_games(tmp_path, 200 if benchmark.disabled else 2000)
    Store.open(tmp_path).close()
    break_table(tmp_path, "summary")
    path, taken = tmp_path / "biotope.sqlite", list[float]()

    def measured() -> None:
        begin = process_time()
        salvaged = salvage(path, None, lambda done, games: None)
        taken.append(process_time() - begin)
        assert salvaged is not None
        salvaged.memory.close()

    benchmark.pedantic(measured, rounds=5)
    reading = []
    with closing(sqlite3.connect(path)) as raw:
        for _ in taken:
            begin = process_time()
            for table in ("game", "seat", "action"):
                raw.execute(f"SELECT * FROM {table}").fetchall()
            reading.append(process_time() - begin)
    benchmark.extra_info["ratio"] = round(min(taken) / min(reading), 1)
