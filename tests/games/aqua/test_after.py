"""What each event does to a view, and what a view shows while the events of an action are told."""

from collections.abc import Sequence

from game.core.rules import Event
from game.core.session import Session
from game.games.aqua.actions import Grow
from game.games.aqua.after import after
from game.games.aqua.events import Asked, GameEnded, MarketRefilled, TilePlaced
from game.games.aqua.state import AquaView
from tests.games.aqua.seas import legal, play, table


def told(view: AquaView, events: Sequence[Event]) -> list[AquaView]:
    """The views after each of the events."""
    views = []
    for event in events:
        view = after(view, event)
        views.append(view)
    return views


def grown(game: Session) -> list[AquaView]:
    """The views after each event of growing the first legal tile."""
    before = game.view(0)
    action = next(action for action in before.legal[0] if isinstance(action, Grow))
    (entry,) = game.submit(action)
    return told(before, entry.events)


def test_until_somebody_is_asked_nobody_decides() -> None:
    *between, last = grown(table(1))
    assert between
    assert {(view.phase, view.actors, len(view.legal)) for view in between} == {("settling", (), 0)}
    assert (last.phase, last.actors) == ("grow", (0,))
    assert last.legal[0]


def test_a_tile_leaves_the_market_as_it_is_placed_and_new_ones_come_last() -> None:
    game = table(1)
    before = game.view(0)
    placed, ended, refilled, _ = grown(game)
    assert len(placed.market) == len(before.market) - 1
    assert len(placed.areas[0].tiles) == 1
    assert (ended.played, ended.round, ended.market) == (1, 1, placed.market)
    assert (refilled.played, refilled.round, refilled.tiles_left) == (0, 2, before.tiles_left - 3)
    assert set(refilled.market).isdisjoint(before.market), "alone, the tiles left over go away"


def test_who_takes_the_snail_goes_behind_the_others_before_they_are_asked() -> None:
    game = table(3, first=1)
    before = game.view(None)
    play(game, "1 snail")
    taken, asked = told(before, game.entries[-1].events)
    assert (taken.snail, taken.snail_waits, taken.order, taken.actors) == (1, False, (2, 0, 1), ())
    assert asked.actors == (2,)


def test_the_snail_stays_on_the_market_while_another_tile_settles() -> None:
    game = table(2, first=0)
    assert all(view.snail_waits for view in grown(game))


def test_the_end_comes_with_its_event_and_not_before() -> None:
    game = table(1)
    while game.outcome is None:
        before = game.view(0)
        play(game, legal(game)[-1])
    *between, last = told(before, game.entries[-1].events)
    assert [view.outcome for view in between] == [None] * len(between)
    assert isinstance(game.entries[-1].events[-1], GameEnded)
    assert last.outcome == game.outcome


def test_sheets_are_counted_when_they_are_asked_for_and_once() -> None:
    view = table(2).view(0)
    assert not {"sheets", "legal"} & view.__dict__.keys()
    assert view == table(2).view(0)
    assert view.sheets is view.sheets
    assert view.legal is view.legal


def test_the_opening_tells_the_market_and_who_is_asked() -> None:
    game = table(3, first=2)
    _, refilled, asked = game.opening
    assert isinstance(refilled, MarketRefilled)
    assert (refilled.tiles, refilled.order) == (game.view(None).market, (2, 0, 1))
    assert asked == Asked(2, "grow")


def test_a_tile_is_told_before_what_it_brings() -> None:
    game = table(1)
    grown(game)
    assert isinstance(game.entries[-1].events[0], TilePlaced)
