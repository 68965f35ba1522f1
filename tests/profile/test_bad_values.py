"""One bad value costs that value, or that game: never the other games, never the start."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.checkup import check_up
from game.profile.people import EMBLEMS
from game.profile.schema import MIGRATIONS
from game.profile.store import Lost, Store, StoreTooNew
from tests.profile.support import MORNING, OpenStore, header, play

RUNNING, FINISHED = 1, 2
Change = Callable[..., Store]


def lost(store: Store) -> list[Lost]:
    """Every game that cannot be read, running or over."""
    return [*store.lost(), *(game for game in store.finished_page(0, 99) if isinstance(game, Lost))]


@pytest.fixture
def after(open_store: OpenStore, folder: Path) -> Iterator[Change]:
    """Opens a store with one running and one finished game after statements by another hand."""
    store = open_store()
    store.set_setting("volume_all", 30)
    game = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    store.append(game, "0 pick bear", plans={1: ["1 pick fox"]})
    store.set_screen(game, {"pace": "instant"})
    play(store, "Cy", totals=[50], grade="easy")
    store.close()

    def change(*statements: str) -> Store:
        with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
            for statement in statements:
                assert raw.execute(statement).rowcount != 0, statement
            raw.commit()
        return open_store()

    yield change


@pytest.mark.parametrize("value", ["'nonsense'", "''", "x'ff'", "'[1, '", "'" + "[" * 9999 + "'"])
def test_a_bad_setting_falls_back(after: Change, value: str) -> None:
    store = after(f"UPDATE setting SET value = {value} WHERE key = 'volume_all'")
    assert store.setting("volume_all", 80) == 80
    assert store.notices == []


@pytest.mark.parametrize(
    "plans", ["'x'", "''", "'[]'", "'null'", "'7'", "x'ff00'", "'{\"a\": []}'", "'{\"1\": [7]}'"]
)
def test_bad_plans_are_no_plans_and_the_game_goes_on(after: Change, plans: str) -> None:
    [game] = after(f"UPDATE game SET plans = {plans} WHERE id = {RUNNING}").running()
    assert (game.plans, game.actions) == ({}, ("0 pick bear",))


@pytest.mark.parametrize("screen", ["'[]'", "'x'", "''", "'null'", "x'ff'"])
def test_a_bad_screen_is_an_empty_one(after: Change, screen: str) -> None:
    [game] = after(f"UPDATE game SET screen = {screen} WHERE id = {RUNNING}").running()
    assert (game.screen, game.plans) == ({}, {1: ["1 pick fox"]})


@pytest.mark.parametrize(
    "moment", ["''", "'x'", "x'ff'", "7", "'0001-01-01T00:00:00+05:00'", "'2026-05-01T09:00:00'"]
)
@pytest.mark.parametrize("column", ["touched", "begun"])
def test_a_bad_moment_falls_back_to_another_one(after: Change, column: str, moment: str) -> None:
    [game] = after(f"UPDATE game SET {column} = {moment} WHERE id = {RUNNING}").running()
    assert game.touched >= MORNING and game.begun >= MORNING


@pytest.mark.parametrize("ended", ["'x'", "''", "x'ff'"])
def test_a_game_that_ended_at_a_bad_moment_ended_with_its_last_change(after: Change, ended: str) -> None:
    store = after(f"UPDATE game SET ended = {ended} WHERE id = {FINISHED}")
    [game] = store.finished()
    assert game.ended > MORNING
    assert store.best("forest", 1, "Cy") == (50, game.ended)


@pytest.mark.parametrize(
    "result", ["'{}'", "'null'", "NULL", "'x'", "'[]'", "x'ff'", '\'{"totals": ["a"], "winners": 3, "solo": []}\'']
)
def test_a_bad_result_is_an_empty_one(after: Change, result: str) -> None:
    store = after(f"UPDATE game SET result = {result} WHERE id = {FINISHED}")
    [game] = store.finished()
    assert game.result == {
        "totals": [],
        "winners": [],
        "solo": None,
        "result": None,
        "reason": None,
        "continued": False,
    }
    assert store.best("forest", 1, "Cy") is None
    assert store.statistics(store.profile("Cy").id)["forest"].games == 1


@pytest.mark.parametrize("emblem", ["'unicorn'", "''", "x'ff'"])
def test_a_bad_emblem_becomes_one_of_ours(after: Change, emblem: str) -> None:
    store = after(f"UPDATE profile SET emblem = {emblem}")
    assert {profile.emblem for profile in store.profiles()} <= set(EMBLEMS)
    assert store.profile("Dot").emblem in EMBLEMS


@pytest.mark.parametrize("name", ["CAST(x'ff41' AS TEXT)", "x'ff'", "''", "'a' || char(0) || 'b'", "char(10)"])
def test_a_bad_name_can_be_read_and_shown(after: Change, name: str) -> None:
    names = [profile.name for profile in after(f"UPDATE profile SET name = {name} WHERE id = 1").profiles()]
    assert names[0] and names[0].isprintable()
    assert names[1:] == ["Ben", "Cy"]


def test_a_profile_made_at_a_bad_moment_is_there(after: Change) -> None:
    assert len(after("UPDATE profile SET created = 'x'").profiles()) == 3


@pytest.mark.parametrize("line", ["''", "'{}'", "'x'", "x'ff'", "CAST(x'7bff7d' AS TEXT)"])
@pytest.mark.parametrize(("game", "over"), [(RUNNING, False), (FINISHED, True)])
def test_a_game_without_a_header_is_set_aside_alone(after: Change, game: int, over: bool, line: str) -> None:
    store = after(f"UPDATE game SET header = {line} WHERE id = {game}")
    assert lost(store) == [Lost(game, over)]
    assert [one.id for one in (*store.running(), *store.finished())] == [RUNNING if over else FINISHED]
    assert store.notices == []


def test_a_game_without_any_moment_is_set_aside_too(after: Change) -> None:
    store = after(f"UPDATE game SET begun = '', touched = 'x', ended = 'y' WHERE id = {FINISHED}")
    assert lost(store) == [Lost(FINISHED, over=True)]
    assert store.best("forest", 1, "Cy") is None


def test_a_lost_game_takes_no_place_in_a_short_history(after: Change) -> None:
    store = after(f"UPDATE game SET header = 'x' WHERE id = {FINISHED}")
    old = play(store, "Ana", totals=[40])
    assert [game.id for game in store.finished(limit=1)] == [old]


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE setting",
        "DROP TABLE action",
        "ALTER TABLE game RENAME COLUMN plans TO plants",
        "ALTER TABLE profile DROP COLUMN emblem",
        "ALTER TABLE seat RENAME TO seal",
    ],
)
def test_a_file_without_a_table_or_column_is_set_aside_and_the_backup_used(
    open_store: OpenStore, folder: Path, statement: str
) -> None:
    open_store().profile("Ana")
    open_store().close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute(statement)
        raw.commit()
    store = open_store()
    assert [notice.kind for notice in store.notices] == ["set_aside", "restored"]
    assert [profile.name for profile in store.profiles()] == ["Ana"]


@pytest.mark.parametrize("version", [len(MIGRATIONS), len(MIGRATIONS) + 1])
def test_the_file_of_another_program_is_set_aside(folder: Path, version: int) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as foreign:
        foreign.execute("CREATE TABLE moz_places (url TEXT)")
        foreign.execute(f"PRAGMA user_version = {version}")
        foreign.commit()
    store = Store.open(folder)
    assert [notice.kind for notice in store.notices] == ["set_aside"]
    store.profile("Ana")
    store.close()


@pytest.mark.parametrize("claimed", [*range(len(MIGRATIONS)), len(MIGRATIONS) + 64])
def test_a_number_of_steps_that_does_not_fit_the_tables_is_corrected(
    open_store: OpenStore, folder: Path, claimed: int
) -> None:
    play(open_store(), "Ana", totals=[50])
    open_store().close()
    shutil.rmtree(folder / "backups")
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute(f"PRAGMA user_version = {claimed}")
    store = open_store()
    assert (store.notices, len(store.finished())) == ([], 1)
    store.close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


@pytest.mark.parametrize("steps", range(1, len(MIGRATIONS)))
@pytest.mark.parametrize("claimed", [0, 1, len(MIGRATIONS) + 1])
def test_an_earlier_database_with_a_wrong_number_takes_its_own_missing_steps(
    folder: Path, steps: int, claimed: int
) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.executescript("".join(MIGRATIONS[:steps]))
        raw.execute("INSERT INTO profile (name, folded, emblem, created) VALUES ('Ana', 'ana', 'sun', '')")
        raw.execute(f"PRAGMA user_version = {claimed}")
        raw.commit()
    with closing(Store.open(folder)) as store:
        assert store.notices == []
        assert [profile.name for profile in store.profiles()] == ["Ana"]


@pytest.mark.parametrize(
    "change",
    [
        "CREATE INDEX game_by_players ON game (players)",
        "ALTER TABLE setting RENAME TO preference",
        "ALTER TABLE game RENAME COLUMN plans TO intentions",
        "DROP TABLE summary",
        "CREATE TABLE achievement (id TEXT)",
    ],
)
def test_a_database_of_a_later_version_is_refused_whatever_it_changed(
    open_store: OpenStore, folder: Path, change: str
) -> None:
    open_store().profile("Ana")
    open_store().close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw:
        raw.execute(change)
        raw.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        raw.commit()
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with pytest.raises(StoreTooNew):
        open_store()
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    assert check_up(folder).state == "newer"


def test_every_step_changes_a_table_or_a_column(open_store: OpenStore, folder: Path, tmp_path: Path) -> None:
    """Otherwise a newer version could not be told from damage."""
    open_store().close()
    newer = tmp_path / "newer"
    shutil.copytree(folder, newer)
    with closing(sqlite3.connect(newer / "biotope.sqlite")) as raw:
        raw.execute("ALTER TABLE profile ADD COLUMN motto TEXT")
        raw.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreTooNew):
        Store.open(newer)
    columns = "SELECT m.name, p.name, p.type FROM sqlite_master m, pragma_table_info(m.name) p ORDER BY 1, 2"
    shapes = []
    for count in range(len(MIGRATIONS) + 1):
        with closing(sqlite3.connect(":memory:")) as memory:
            memory.executescript("".join(MIGRATIONS[:count]))
            shapes.append(tuple(memory.execute(columns)))
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("place", [18, 19])
def test_a_format_that_can_only_be_read_is_damage(open_store: OpenStore, folder: Path, place: int) -> None:
    open_store().profile("Ana")
    open_store().close()
    path = folder / "biotope.sqlite"
    raw = bytearray(path.read_bytes())
    raw[place] = 3
    path.write_bytes(raw)
    store = open_store()
    assert store.trouble is None
    assert [profile.name for profile in store.profiles()] == ["Ana"]
