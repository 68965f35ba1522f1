"""The daily in the journal: what its page says, and how a try is played."""

from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile.daily import Day, Played, calendar, daily
from game.profile.export import Export
from game.profile.store import Store
from game.profile.tries import running_try, tries
from game.ui import clipboard, words
from game.ui.daily_tries import Left, after_try
from game.ui.journal.daily_model import DailyModel, daily_model
from game.ui.journal.scene import JournalScene
from game.ui.presentation.daily_text import DailyText
from game.ui.replay.opening import open_finished
from game.ui.replay.start import branch_of
from game.ui.scenes.title import TitleScene
from tests.support.clocks import LocalClock
from tests.support.history import keep, played
from tests.support.layout import faults
from tests.support.pilot import Pilot

SUNDAY = date(2026, 11, 22)
TEXT = DailyText("Savanna solo", "Aim", ("Jhay", "your rival"), "portrait/jhay", ("easy", "normal", "hard"),
                 "Savanna solo against Jhay", signed=True)  # fmt: skip


def trial(points: int | None, stars: int = 0, ago: int = 0, **how: bool) -> Played:
    day = SUNDAY - timedelta(days=ago)
    return Played(day, day, 7, points, stars, how.get("assisted", False))


def model(*tries: Played, running: bool = False, shown: date = SUNDAY) -> DailyModel:
    return daily_model(calendar(tries), SUNDAY, shown, lambda game, options: TEXT, running)


@pytest.mark.parametrize(
    ("left", "said", "over"),
    [
        (Left(0, False), "3 tries are left today.", False),
        (Left(2, False), "1 try is left today.", False),
        (Left(3, True), "Today's try waits for you.", False),
        (Left(3, False), "Today's tries are used. Come back tomorrow.", True),
    ],
)
def test_what_is_left_of_today(left: Left, said: str, over: bool) -> None:
    assert (left.words, left.over) == (said, over)


class TestModel:
    def test_before_the_first_try(self) -> None:
        page = model()
        assert (page.today.head, page.today.number) == (
            "Sunday, 22 November 2026",
            "Daily 326 · the same for everybody",
        )
        assert (page.today.hardness, page.today.play, page.today.way) == ("Sunday: hard", "Play the first try", None)
        assert [card.open for card in page.today.tries] == [True, False, False]
        assert page.told == (
            "Biotope daily 326", "Sunday, 22 November 2026", "Savanna solo against Jhay", "○○○",
        )  # fmt: skip

    def test_the_lines_say_how_it_went_and_nothing_of_the_deal(self) -> None:
        page = model(trial(41), trial(78, 2), trial(80, 2, ago=1))
        assert page.told == (
            "Biotope daily 326",
            "Sunday, 22 November 2026",
            "Savanna solo against Jhay",
            "●●○  +41 +78",
            "★★☆  normal, best +78",
            "2 days in a row",
        )
        told, one = "\n".join(page.told), daily(SUNDAY)
        assert str(one.challenge.seed) not in told
        assert not any(card in told for card in ("lion", "zebra", "gazelle"))

    def test_the_tries_one_after_the_other(self) -> None:
        page = model(trial(41), trial(None), running=False)
        assert [card.points for card in page.today.tries] == ["+41", "–", "open"]
        assert page.today.play == "Play the third try"
        assert [reached.reached for reached in page.today.targets] == [False, False, False]
        assert model(trial(60, 1), trial(41), trial(78, 2)).today.play == ""

    def test_a_try_that_waits_is_played_on(self) -> None:
        page = model(trial(41), running=True)
        assert page.today.play == "Go on with this try"
        assert page.today.tries[1].points == "being played"

    def test_hints_make_a_try_unranked(self) -> None:
        page = model(trial(90, 3, assisted=True))
        assert (page.today.way, page.today.tries[0].below) == (None, "with hints: unranked")
        assert page.month.played == "0 of 22 days played"

    def test_the_month_shows_stars_and_the_streak(self) -> None:
        page = model(trial(60, 1), trial(80, 2, ago=1), trial(99, 3, ago=4))
        cells = {cell.day: cell for week in page.month.weeks for cell in week if cell is not None}
        assert len(cells) == 30
        assert (cells[22].stars, cells[21].stars, cells[18].stars) == (1, 2, 3)
        assert [day for day, cell in cells.items() if cell.streak] == [21, 22]
        assert (cells[20].said, cells[17].said, cells[23].said) == ("missed", "", "")
        assert page.month.played == "3 of 22 days played"
        assert [fact[0:2] for fact in page.facts] == [("trophy", "2 days"), ("crown", "2 days"), ("star", "1 of 3")]

    def test_the_calendar_begins_with_the_first_daily_and_ends_today(self) -> None:
        assert (model().month.before, model().month.after) == (True, False)
        first = model(shown=date(2026, 1, 9)).month
        assert (first.head, first.before, first.after) == ("January 2026", False, True)

    def test_yesterday_is_told(self) -> None:
        assert model().yesterday.result == "not played on its day"
        assert model(trial(54, 1, ago=1)).yesterday.result == "best +54, 1 try"

    def test_what_was_played_late_is_told_and_can_be_opened(self) -> None:
        page = model(Played(SUNDAY - timedelta(days=1), SUNDAY, 7, -5, 0, False))
        assert (page.yesterday.result, page.yesterday.stars) == ("unranked, best −5", None)
        cells = {cell.day: cell for week in page.month.weeks for cell in week if cell is not None}
        assert (cells[21].said, cells[21].hint, cells[21].game) == ("unranked", "21 November 2026: unranked", 7)

    def test_a_try_that_waits_since_before_midnight_still_counts(self) -> None:
        assert model().yesterday.note == "Can still be played. It no longer counts for the streak."
        page = daily_model({}, SUNDAY, SUNDAY, lambda game, options: TEXT, overnight=True)
        assert page.yesterday.note == "A try that was begun before midnight waits. It counts."


@pytest.fixture
def clock() -> LocalClock:
    return LocalClock(SUNDAY)


@pytest.fixture
def store(tmp_path: Path, clock: LocalClock) -> Iterator[Store]:
    with closing(Store.open(tmp_path, clock)) as opened:
        yield opened


def opened(store: Store, size: tuple[int, int] = (640, 360)) -> Pilot:
    return Pilot(size, store).start(lambda: JournalScene("daily"))


def tried(store: Store, day: date, **header: object) -> int:
    """A try of a day, played at random to its end."""
    one = daily(day)
    seed, options = one.challenge.seed, one.challenge.options
    return keep(store, played(one.game, ("Ana",), seed=seed, options=options, **one.header, **header))


def test_a_try_is_begun_left_and_gone_on_with(store: Store) -> None:
    ana = store.profile("Ana")
    pilot = opened(store)
    pilot.click("play")
    assert pilot.scene.name == "table"
    waiting = running_try(store, SUNDAY, ana.id)
    assert waiting is not None
    pilot.app.stack.reset(JournalScene("daily"))
    pilot.settle()
    assert pilot.node("play").label == "Go on with this try"
    pilot.press("play")
    assert pilot.scene.name == "table"
    assert len(store.running()) == 1


def test_the_daily_of_yesterday_that_waits_is_gone_on_with(store: Store) -> None:
    store.profile("Ana")
    pilot = opened(store)
    for label in ("Play it unranked", "Go on with this try"):
        assert pilot.node("unranked").label == label
        pilot.press("unranked")
        assert pilot.scene.name == "table"
        pilot.app.stack.reset(JournalScene("daily"))
        pilot.settle()
    assert len(store.running()) == 1


def test_a_game_that_goes_on_from_a_moment_of_a_try_stands_in_no_tries_way(store: Store) -> None:
    tried(store, SUNDAY)
    begun = Session.new(GAMES["savanna"], ("Ana",), daily(SUNDAY).challenge.options, 7, **daily(SUNDAY).header)
    keep(store, branch_of(begun, 0, 0, "Ana"))
    assert running_try(store, SUNDAY, store.profile("Ana").id) is None
    assert opened(store).node("play").label == "Play the second try"


def test_what_was_played_counts_once_it_is_over(store: Store, clock: LocalClock) -> None:
    tried(store, SUNDAY)
    tried(store, SUNDAY, assisted=True)
    tried(store, SUNDAY - timedelta(days=1))
    days = calendar(tries(store, store.profile("Ana").id))
    assert [one.ranked for one in days[SUNDAY].tries] == [True, False]
    assert days[SUNDAY].best is not None
    assert days[SUNDAY - timedelta(days=1)].best is None
    pilot = opened(store)
    assert pilot.node("play").label == "Play the third try"
    clock.now += timedelta(days=1)
    pilot.press("section/games")
    pilot.press("section/daily")
    assert pilot.node("play").label == "Play the first try"


def test_at_midnight_the_page_shows_the_new_day_before_a_try_of_the_old_one_can_begin(
    store: Store, clock: LocalClock
) -> None:
    store.profile("Ana")
    pilot = opened(store)
    clock.now += timedelta(days=1)
    pilot._frame([])
    assert "Monday, 23 November 2026" in pilot.texts()
    pilot.scene.focus.set("play")
    pilot.read_page()
    clock.now += timedelta(days=1)
    pilot.press("play")
    assert (pilot.scene.name, store.running()) == ("journal", [])
    assert (
        "Tuesday, 24 November 2026" in pilot.texts() and "Midnight has passed: a new daily is here." in pilot.texts()
    )


def test_a_try_that_midnight_passes_counts_for_the_day_it_was_begun_on(store: Store, clock: LocalClock) -> None:
    clock.set(SUNDAY, 23, 58)
    one = daily(SUNDAY)
    session = Session.new(GAMES[one.game], ("Ana",), one.challenge.options, one.challenge.seed, **one.header)
    begun = keep(store, session)
    clock.now += timedelta(minutes=9)
    pilot = opened(store)
    assert "A try that was begun before midnight waits. It counts." in " ".join(pilot.texts())
    pilot.press("unranked")
    assert [game.id for game in store.running()] == [begun]


def test_a_clock_that_is_set_back_takes_nothing_and_forbids_nothing(store: Store, clock: LocalClock) -> None:
    tried(store, SUNDAY)
    clock.now -= timedelta(days=2)
    pilot = opened(store)
    assert "Friday, 20 November 2026" in pilot.texts()
    assert pilot.node("play").label == "Play the first try"
    tried(store, SUNDAY - timedelta(days=2))
    clock.now += timedelta(days=2)
    days = calendar(tries(store, store.profile("Ana").id))
    assert all(days[SUNDAY - timedelta(days=ago)].best is not None for ago in (0, 2)), "each counts for its day"
    assert opened(store).node("play").label == "Play the second try"


def test_somebody_elses_tries_are_not_mine(store: Store) -> None:
    tried(store, SUNDAY)
    ben = store.profile("Ben")
    assert tries(store, ben.id) == []
    assert running_try(store, SUNDAY, ben.id) is None


def test_a_game_that_was_given_up_is_a_try(store: Store) -> None:
    one = daily(SUNDAY)
    session = Session.new(GAMES[one.game], ("Ana",), one.challenge.options, one.challenge.seed, **one.header)
    store.give_up(keep(store, session))
    day: Day = calendar(tries(store, store.profile("Ana").id))[SUNDAY]
    assert (day.used, day.best) == (1, None)


def test_a_removed_game_stays_a_try(store: Store) -> None:
    ana = store.profile("Ana")
    numbers = [tried(store, SUNDAY), tried(store, SUNDAY, assisted=True)]
    before = calendar(tries(store, ana.id))[SUNDAY]
    for number in numbers:
        store.remove(number)
    after = calendar(tries(store, ana.id))[SUNDAY]
    assert [(one.points, one.ranked) for one in after.tries] == [(one.points, one.ranked) for one in before.tries]
    assert [one.game for one in after.tries] == [None, None]
    assert opened(store).node("play").label == "Play the third try"
    store.delete(ana.id)
    assert store.removed_tries() == []


def test_a_removed_try_that_comes_back_from_another_computer_counts_once(store: Store) -> None:
    number = tried(store, SUNDAY)
    ana = store.profile("Ana")
    elsewhere = store.export(ana.id)
    store.remove(number)
    store.take_in(elsewhere)
    assert [one.game for one in tries(store, ana.id)] == [game.id for game in store.finished()]


def test_the_question_before_removing_a_try_says_that_it_stays_used(store: Store) -> None:
    tried(store, SUNDAY)
    pilot = Pilot((640, 360), store).start(lambda: JournalScene("games"))
    pilot.press("remove")
    assert "A try of a daily stays used, with its points." in " ".join(pilot.texts())


def test_the_page_after_a_try_says_so_and_leads_to_the_next_as_long_as_there_is_one(
    store: Store, clock: LocalClock
) -> None:
    ana = store.profile("Ana")
    pilot = opened(store)
    for label in ("Second try", "Third try", "Daily"):
        clock.now += timedelta(minutes=9)
        pilot.app.stack.reset(TitleScene())
        finished = store.finished_game(tried(store, SUNDAY))
        assert finished is not None
        open_finished(pilot.app, finished)
        pilot.settle()
        assert pilot.node("again").label == label
    assert "Daily 326 · Third try" in pilot.texts()
    pilot.press("again")
    assert pilot.scene.name == "journal" and "First try" in pilot.texts()
    store.remove(finished.id)
    assert after_try(store, SUNDAY, store.finished()[0].id).on == ""
    assert store.running() == [] and len(tries(store, ana.id)) == 3


def test_the_page_after_a_try_begins_the_next_or_goes_on_with_it(store: Store) -> None:
    ana, first = store.profile("Ana"), tried(store, SUNDAY)
    pilot = opened(store)
    for label in ("Second try", "Play on"):
        pilot.app.stack.reset(TitleScene())
        finished = store.finished_game(first)
        assert finished is not None
        open_finished(pilot.app, finished)
        pilot.settle()
        assert pilot.node("again").label == label
        pilot.press("again")
        assert pilot.scene.name == "table"
    assert len(store.running()) == 1 and running_try(store, SUNDAY, ana.id) is not None


def test_the_page_after_a_try_of_another_day_leads_to_the_daily(store: Store) -> None:
    late = tried(store, SUNDAY - timedelta(days=1))
    after = after_try(store, SUNDAY - timedelta(days=1), late)
    assert (after.head, after.on) == ("Daily 325 · unranked", "")


def test_the_lines_are_copied_and_the_months_turned(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "put", lambda text: bool(copied.append(text)) or True)
    pilot = opened(store)
    pilot.press("copy")
    assert copied[0].startswith("Biotope daily 326\n")
    pilot.key("PageUp")
    assert "day/2026-10-31" in pilot.names()
    pilot.press("after")
    assert "day/2026-11-22" in pilot.names()
    pilot.key("PageDown")
    assert "day/2026-11-22" in pilot.names()
    pilot.wheel("month", -1)
    assert "day/2026-10-31" in pilot.names()
    pilot.wheel("month", 1)
    assert "day/2026-11-22" in pilot.names()


@pytest.mark.parametrize("ahead", range(5))
@pytest.mark.parametrize(("language", "text_size"), [("en", 1.0), *((one, 1.3) for one in words.languages())])
def test_the_page_fits(store: Store, clock: LocalClock, language: str, text_size: float, ahead: int) -> None:
    clock.now += timedelta(days=ahead)
    store.set_setting("language", language)
    store.set_setting("text_size", text_size)
    tried(store, SUNDAY + timedelta(days=ahead))
    assert faults(opened(store, (1280, 720)).scene) == []


def test_the_try_that_waits_is_the_last_touched_one_of_that_person_and_day(store: Store) -> None:
    ana = store.profile("Ana")

    def begin(name: str, day: date) -> int:
        of_day = daily(day)
        session = Session.new(
            GAMES[of_day.game], (name,), of_day.challenge.options, of_day.challenge.seed, **of_day.header
        )
        return keep(store, session)

    first, second = begin("Ana", SUNDAY), begin("Ana", SUNDAY)
    begin("Ben", SUNDAY)
    begin("Ana", SUNDAY - timedelta(days=1))
    keep(store, Session.new(GAMES["forest"], ("Ana",), seed=7))
    waiting = running_try(store, SUNDAY, ana.id)
    assert waiting is not None and waiting.id == second != first
    store.append(first, "0 keep")
    again = running_try(store, SUNDAY, ana.id)
    assert again is not None and again.id == first


def test_a_try_that_is_removed_comes_back_and_is_removed_again_is_one_try(store: Store, tmp_path: Path) -> None:
    number, ana = tried(store, SUNDAY), store.profile("Ana")
    store.export(ana.id).save(tmp_path / "ana.json")
    store.remove(number)
    store.take_in(Export.load(tmp_path / "ana.json"))
    store.remove(store.finished()[0].id)
    assert len(tries(store, ana.id)) == 1


def test_removed_tries_go_along_to_another_computer(store: Store, tmp_path: Path) -> None:
    for ago in (2, 1, 0):
        tried(store, SUNDAY - timedelta(days=ago))
    ana = store.profile("Ana")
    store.remove(store.finished()[1].id)
    here = [(one.day, one.points, one.begun) for one in tries(store, ana.id)]
    store.export(ana.id).save(tmp_path / "ana.json")
    with closing(Store.open(tmp_path / "elsewhere")) as elsewhere:
        for _ in range(2):
            elsewhere.take_in(Export.load(tmp_path / "ana.json"))
            there = elsewhere.profile("Ana")
            assert [(one.day, one.points, one.begun) for one in tries(elsewhere, there.id)] == here
