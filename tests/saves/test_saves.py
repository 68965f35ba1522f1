"""What a released version saved loads for ever, and every game in it can still be played through."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Finished, GameStatistics, Running, Store

SAVES = sorted(Path(__file__).parent.glob("*.sqlite"))


@pytest.fixture(params=SAVES, ids=lambda path: path.stem)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    shutil.copy(request.param, tmp_path / "biotope.sqlite")
    store = Store.open(tmp_path)
    yield store
    store.close()


def session_of(game: Running | Finished) -> Session:
    record = Record.parse("\n".join((game.header, *game.actions)))
    return Session(GAMES[record.header["game"]], record)


def test_version_1_is_kept() -> None:
    assert "v1" in [path.stem for path in SAVES]


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_the_record_still_gives_the_same_game(save: Path) -> None:
    record = Record.parse(save.with_suffix(".txt").read_text(encoding="utf-8"))
    session = Session(GAMES["forest"], record)
    assert session.record.actions == record.actions
    assert [sheet.total for sheet in session.sheets()] == [36, 25, 54]
    assert session.outcome and session.outcome.winners == (2,)


def test_everybody_and_everything_is_there(store: Store) -> None:
    assert store.notices == []
    assert [profile.name for profile in store.profiles()] == ["Ana", "Božena", "Cyril the Second", "Dora"]
    assert store.setting("language") == "cs"
    assert store.setting("window") == {"size": [1600, 900], "fullscreen": False}
    assert (len(store.finished()), len(store.running())) == (3, 2)
    ana, _, cyril, _ = store.profiles()
    assert store.statistics(cyril.id) == {"forest": GameStatistics(games=1, wins=1, mean=54.0, best=54, grades={})}
    assert [len(game.actions) for game in store.finished(profile=ana.id)] == [124, 83, 62]


def test_every_finished_game_still_ends_as_it_did(store: Store) -> None:
    for game in store.finished():
        session = session_of(game)
        assert session.outcome
        assert [sheet.total for sheet in session.sheets()] == game.result["totals"]
        assert list(session.outcome.winners) == game.result["winners"]


def test_every_running_game_goes_on(store: Store) -> None:
    for game in store.running():
        session = session_of(game)
        assert session.outcome is None
        assert game.screen["curtain"] in session.actors
        for seat, plans in game.plans.items():
            for plan in plans:
                assert session.game.codec.decode(plan).seat == seat
        seat = session.actors[0]
        action = next(iter(session.view(session.controller(seat)).legal[seat]))
        store.append(game.id, session.game.codec.encode(action))
    assert all(len(game.actions) == 31 for game in store.running())
