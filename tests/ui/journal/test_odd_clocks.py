"""A computer whose clock is wrong: its games are kept, and every page opens."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.daily import daily
from game.profile.export import Export
from game.profile.moments import local
from game.profile.store import Store
from game.ui.journal.scene import JournalScene
from game.ui.journal.sections import SECTIONS
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.layout import faults
from tests.support.pilot import Pilot

MOMENTS = (
    datetime.min,
    datetime(1969, 12, 31, 23, 59, 59),
    datetime(1970, 1, 1),
    datetime(1980, 1, 1),
    datetime(1999, 12, 31, 23, 59, 59),
    datetime.max - timedelta(minutes=1),
)
"""The ends of the calendar, and where clocks stand whose battery is empty."""

OpenAt = Callable[[datetime], Store]


@pytest.fixture(params=MOMENTS, ids=str)
def moment(request: pytest.FixtureRequest) -> datetime:
    """What the clock shows, in UTC."""
    return datetime.replace(request.param, tzinfo=UTC)


@pytest.fixture
def open_at(tmp_path: Path) -> Iterator[OpenAt]:
    """Restart the app with a clock that stands still."""
    with ExitStack() as stack:

        def start(moment: datetime) -> Store:
            stack.close()
            return stack.enter_context(closing(Store.open(tmp_path / "data", lambda: moment)))

        yield start


def fill(store: Store) -> int:
    """A try of today, a finished game and one that waits. Returns the number of the last one."""
    one = daily(store.today())
    keep(store, played(one.game, ("Ana",), one.challenge.seed, options=one.challenge.options, **one.header))
    keep(store, played("forest", ("Ana", "Ben")))
    return keep(store, played("forest", ("Ana", "Ben"), seed=2, actions=4))


def test_a_moment_has_a_date_in_every_zone(zone: str, moment: datetime) -> None:
    assert abs(local(moment).replace(tzinfo=UTC) - moment) <= timedelta(hours=14)


def test_what_was_played_is_kept(open_at: OpenAt, moment: datetime, zone: str) -> None:
    store = open_at(moment)
    waiting = fill(store)
    store = open_at(moment)
    [running] = store.running()
    assert (running.id, len(running.actions), running.touched) == (waiting, 4, moment)
    store.append(waiting, "0 pick bear")
    assert len(store.running()[0].actions) == 5
    assert [game.ended for game in store.finished()] == [moment] * 2
    assert store.lost() == []


def test_it_travels(open_at: OpenAt, moment: datetime, zone: str, tmp_path: Path) -> None:
    store = open_at(moment)
    fill(store)
    file = tmp_path / "ana.json"
    store.export(store.profile("Ana").id).save(file)
    with closing(Store.open(tmp_path / "elsewhere")) as elsewhere:
        assert elsewhere.take_in(Export.load(file)).new == 3
        assert elsewhere.running()[0].begun == moment


@pytest.mark.parametrize("section", [section.name for section in SECTIONS])
def test_every_section_of_the_journal_opens(open_at: OpenAt, moment: datetime, section: str) -> None:
    store = open_at(moment)
    fill(store)
    pilot = Pilot(store=store).start(lambda: JournalScene(section))
    for key in ("PageUp", "PageDown", "PageDown"):
        pilot.key(key)
    assert (pilot.scene.name, faults(pilot.scene)) == ("journal", [])


@pytest.mark.parametrize("scene", [TitleScene, lambda: SetupScene(GAMES["forest"])], ids=["title", "set-up"])
def test_the_title_and_the_set_up_open(open_at: OpenAt, moment: datetime, scene: Callable[[], TitleScene]) -> None:
    store = open_at(moment)
    fill(store)
    assert Pilot((640, 360), store).start(scene).scene.name in ("title", "setup")


def test_the_daily_can_be_played(open_at: OpenAt, moment: datetime) -> None:
    store = open_at(moment)
    store.profile("Ana")
    pilot = Pilot((640, 360), store).start(lambda: JournalScene("daily"))
    pilot.press("play")
    assert pilot.scene.name == "table"
    assert len(store.running()) == 1


def test_a_clock_that_jumps_back_in_the_middle_of_a_game_loses_nothing(tmp_path: Path) -> None:
    now = datetime(2030, 6, 1, 12, tzinfo=UTC)
    with closing(Store.open(tmp_path, lambda: now)) as store:
        session = played("forest", ("Ana",))
        header, *actions = session.record.text().splitlines()
        game = store.begin(header, {0: "Ana"})
        for number, action in enumerate(actions):
            now = datetime(2030, 6, 1, 12, tzinfo=UTC) - timedelta(days=400 * number)
            store.append(game, action)
        [running] = store.running()
        assert running.actions == tuple(actions)
        store.finish(game, {"totals": [7], "winners": [0]})
        [finished] = store.finished()
        assert (finished.actions, finished.ended) == (tuple(actions), now)
        figures = store.figures(GAMES["forest"], store.profile("Ana").id)
        assert (figures.games, figures.seconds) == (1, 0)


def test_days_in_a_row_count_after_the_clock_was_set_right(tmp_path: Path) -> None:
    """One game was played while the clock stood years ahead."""
    days = [datetime(2030, 6, 1, 12), *(datetime(2026, 11, day, 12) for day in (22, 23, 24))]
    now = days[0]
    with closing(Store.open(tmp_path, lambda: now.astimezone(UTC))) as store:
        for seed, day in enumerate(days):
            now = day
            keep(store, played("forest", ("Ana",), seed=seed))
        figures = store.figures(GAMES["forest"], store.profile("Ana").id)
        assert (figures.games, figures.days) == (4, 3)
