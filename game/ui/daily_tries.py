"""The tries of a daily: what each is called, how one is begun or gone on with, and what follows one that is over."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from game.profile.daily import TRIES, Day, Played, calendar, daily, number_of
from game.profile.entries import Profile, Running
from game.profile.people import EMBLEMS
from game.profile.store import Store
from game.profile.tries import running_try, tries
from game.ui.lineup import NewGame, SeatChoice, default_name
from game.ui.scene import Shell
from game.ui.words import tr, trn


@dataclass(frozen=True, slots=True)
class AfterTry:
    """What the page after a try says and offers.

    Attributes:
        day: of the daily.
        person: who played it; None when nobody remembers them.
        head: which try of which daily it was.
        on: what the button says that leads to the next try; empty when none is left, or another day has come.
        waiting: the next try, when it was begun before.
    """

    day: date
    person: Profile | None
    head: str
    on: str
    waiting: Running | None = None


def try_title(place: int) -> str:
    """What the first, second or third try of a day is called; `place` counts from 0."""
    return (tr("First try"), tr("Second try"), tr("Third try"))[place]


@dataclass(frozen=True, slots=True)
class Left:
    """What is left of today's daily: how many tries were begun, and whether one of them waits."""

    used: int
    waits: bool

    @property
    def over(self) -> bool:
        """Nothing of it can be played any more."""
        return self.used == TRIES and not self.waits

    @property
    def words(self) -> str:
        """The same in a sentence."""
        if self.waits:
            return tr("Today's try waits for you.")
        if self.over:
            return tr("Today's tries are used. Come back tomorrow.")
        n = TRIES - self.used
        return trn("{n} try is left today.", "{n} tries are left today.", n).format(n=n)


def left_today(store: Store, person: Profile) -> Left:
    """What a person has left of today's daily."""
    day = store.today()
    done = calendar(tries(store, person.id)).get(day, Day(day))
    waits = running_try(store, day, person.id) is not None
    return Left(min(TRIES, done.used + waits), waits)


def after_try(store: Store, day: date, game: int) -> AfterTry:
    """What follows a try of a day, which has this number in the store and need not stand in the history yet."""
    number = store.people_of(game).get(0)
    person = next((one for one in store.profiles() if one.id == number), None)
    played = [] if person is None else tries(store, person.id)
    done = calendar(played).get(day, Day(day))
    numbers = [one.game for one in done.tries]
    place, used = (numbers.index(game), len(numbers)) if game in numbers else (len(numbers), len(numbers) + 1)
    late = _begun(store, game, played) not in (None, day)
    title = tr("unranked") if late or place >= TRIES else try_title(place)
    head = tr("Daily {number} · {which}").format(number=number_of(day), which=title)
    if person is None or day != store.today():
        return AfterTry(day, person, head, "")
    waiting = running_try(store, day, person.id)
    if waiting is not None and waiting.id != game:
        return AfterTry(day, person, head, tr("Play on"), waiting)
    return AfterTry(day, person, head, try_title(used) if used < TRIES else "")


def _begun(store: Store, game: int, over: Iterable[Played]) -> date | None:
    """The date on which a try was begun, one of those that are over or one that is still running."""
    dates = {one.game: one.begun for one in over}
    dates |= {one.id: one.begun.date() for one in store.running()}
    return dates.get(game)


def play_try(shell: Shell, day: date, person: Profile | None, waiting: Running | None) -> None:
    """Goes on with the try of a day that waits, or begins one; without a person, for a newcomer."""
    if waiting is not None:
        shell.wait_for(tr("Setting the table …"), lambda: shell.continue_game(waiting))
        return
    one = daily(day)
    name, style = (person.name, EMBLEMS.index(person.emblem)) if person is not None else (default_name(1), 0)
    new = NewGame(
        one.game, (SeatChoice(name, style),), one.challenge.options, one.challenge.seed, header=one.header
    )  # fmt: skip
    shell.wait_for(tr("Setting the table …"), lambda: shell.start_game(new))
