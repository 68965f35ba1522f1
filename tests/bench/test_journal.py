"""The command that measures a long journal."""

from contextlib import closing
from pathlib import Path

from game.games.registry import GAMES
from game.profile.store import Store
from tests.bench.journal import opening_ms, write_games


def test_its_games_are_there_for_every_section(tmp_path: Path) -> None:
    write_games(tmp_path, 14)
    with closing(Store.open(tmp_path)) as store:
        assert store.count_finished() == 14
        assert all(store.count_finished(game) >= 2 for game in GAMES)
        ana, ben = store.profiles()
        assert [store.count_finished(profile=one.id) for one in (ana, ben)] == [14, 7]
        assert {one.name for one in (ana, ben)} == {"Ana", "Ben"}
    assert opening_ms(tmp_path, "games") > 0
