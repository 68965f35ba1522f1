"""Whatever happened to the file, the app starts: no value, no bit and no byte locks anybody out."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.pilot import Pilot

FLIPS = int(os.environ.get("BIOTOPE_FLIPS", "24"))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A player's data folder: settings, running and finished games, backups."""
    folder = tmp_path_factory.mktemp("kept")
    with closing(Store.open(folder)) as store:
        store.set_setting("volume_all", 40)
        for game in ("forest", "aqua", "divercity"):
            keep(store, played(game, ("Ana", "Bruno")))
        keep(store, played("ocean", ("Ana",)))
        keep(store, played("forest", ("Ana", "Bruno"), actions=9))
    Store.open(folder).close()
    return folder


@pytest.fixture
def folder(kept: Path, tmp_path: Path) -> Path:
    return shutil.copytree(kept, tmp_path / "data")


def start(folder: Path) -> list[str]:
    """Starts the app as far as its title, plays a setting, and starts it again; returns what is said there."""
    texts: list[str] = []
    for _ in range(2):
        with closing(Store.open(folder)) as store:
            pilot = Pilot(size=(640, 360), store=store).start(TitleScene)
            assert pilot.scene.name == "title"
            assert store.trouble is None
            texts = pilot.texts()
    return texts


BAD_VALUES = (
    "UPDATE setting SET value = 'nonsense' WHERE key = 'volume_all'",
    "UPDATE setting SET value = '[1, 2]'",
    "UPDATE game SET plans = 'x'",
    "UPDATE game SET screen = '[]'",
    "UPDATE game SET touched = ''",
    "UPDATE game SET result = '{}' WHERE ended IS NOT NULL",
    "UPDATE game SET result = 'null' WHERE ended IS NOT NULL",
    "UPDATE game SET ended = 'x' WHERE ended IS NOT NULL",
    "UPDATE game SET header = 'x'",
    "UPDATE game SET header = replace(header, 'Ana', '\\u0000\\ud800')",
    "UPDATE game SET name = 'unicorn'",
    "UPDATE profile SET emblem = 'unicorn'",
    "UPDATE profile SET created = ''",
    "UPDATE profile SET name = CAST(x'ff00fe' AS TEXT)",
    "UPDATE game SET header = CAST(x'7bff7d' AS TEXT)",
    "UPDATE action SET line = CAST(x'ff' AS TEXT)",
    "DELETE FROM action",
    "DELETE FROM seat",
    "DROP TABLE seat",
    "ALTER TABLE game DROP COLUMN screen",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 65",
)


@pytest.mark.parametrize("statement", BAD_VALUES)
def test_the_app_starts_after(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute("PRAGMA foreign_keys = OFF")
        raw.execute(statement)
        raw.commit()
    start(folder)


def test_a_bad_value_costs_no_other_game(folder: Path) -> None:
    before = start(folder)
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute("UPDATE game SET plans = 'x', screen = '[]', touched = ''")
        raw.execute("UPDATE setting SET value = 'nonsense' WHERE key = 'volume_all'")
        raw.commit()
    after = start(folder)
    assert "Continue" in before and "Last games" in before
    assert after == before


@pytest.mark.parametrize("seed", range(FLIPS))
def test_the_app_starts_after_one_flipped_bit_or_byte(folder: Path, seed: int) -> None:
    random = Random(seed)
    path = folder / "biotope.sqlite"
    whole = bytearray(path.read_bytes())
    place = random.randrange(100 if seed % 3 == 0 else len(whole))
    whole[place] ^= 1 << random.randrange(8) if seed % 2 else random.randrange(1, 256)
    path.write_bytes(whole)
    assert start(folder)
