"""The log of AQUA: one line for each turn, read once."""

from game.core.session import Session
from game.games.aqua.actions import Grow
from game.games.aqua.view.log import AquaLog
from game.games.aqua.view.spoken import corners_place, where
from game.games.aqua.view.turning import turn_of
from game.games.aqua.view.words import pile, tile
from game.ui.table.news import News
from game.ui.table.seats import SeatInfo
from game.ui.table.session_feed import SessionFeed
from game.ui.table.style import TableStyle
from tests.games.aqua.view.sea import random_game

SEATS = (SeatInfo("Ana", 0, False), SeatInfo("Bruno", 1, False))


def feed(session: Session) -> SessionFeed:
    return SessionFeed(session, TableStyle((0, 1)))


def test_the_points_of_all_lines_of_a_seat_are_its_total_without_what_others_changed() -> None:
    session = random_game(2, 3, mode="family_reefs")
    entries = [entry for group in AquaLog(SEATS).groups(feed(session).history()) for entry in group.entries]
    for seat, sheet in enumerate(session.sheets()):
        assert sum(entry.points or 0 for entry in entries if entry.seat == SEATS[seat]) == sheet.total


def test_a_large_animal_belongs_to_the_turn_in_which_it_came() -> None:
    session = next(
        game
        for game in (random_game(2, seed) for seed in range(1, 40))
        if any(a.large for a in game.view(None).areas)
    )
    history = feed(session).history()
    groups = AquaLog(SEATS).groups(history)
    large = [(seat, animal) for seat, area in enumerate(history[-1].view.areas) for animal in area.large]
    assert large
    for seat, animal in large:
        [entry] = [
            one for group in groups for one in group.entries
            if one.seat == SEATS[seat] and one.cells.get(seat) == frozenset(animal.cells)
        ]  # fmt: skip
        assert entry.words.endswith(f", {pile(animal.pile)}"), "the small ones, whose points it tells, are named too"
    turns = [len(group.entries) for group in groups[:-1]]
    assert all(count >= 2 for count in turns)
    grown = sum(type(entry.action).__name__ in ("Grow", "Drop", "Snail") for entry in session.entries)
    assert sum(len(group.entries) for group in groups) == grown + sum(
        type(entry.action).__name__ in ("Reef", "Tick") for entry in session.entries
    )


def test_a_line_with_points_says_what_brought_them() -> None:
    """A tile without an animal may make a reef grow, or a goal pay."""
    said = set()
    for seed in range(1, 12):
        for group in AquaLog(SEATS).groups(feed(random_game(2, seed)).history()):
            said |= {entry.words for entry in group.entries if entry.points and entry.points > 0}
    assert "a tile, no animal" not in said
    assert "a reef grew" in said


def test_a_line_lights_only_the_reef_of_its_own_seat() -> None:
    session = random_game(2, 3)
    view = session.view(None)
    for group in AquaLog(SEATS).groups(feed(session).history()):
        for entry in group.entries:
            for seat, cells in entry.cells.items():
                assert SEATS[seat] == entry.seat
                assert cells <= view.areas[seat].animals.keys()


def test_what_was_read_before_is_not_read_again_and_what_was_taken_back_is_forgotten() -> None:
    session = random_game(2, 3)
    log, seen = AquaLog(SEATS), feed(session)
    whole = log.groups(seen.history())
    assert log.groups(seen.history(20)) == AquaLog(SEATS).groups(seen.history(20))
    assert log.groups(seen.history()) == whole
    other = random_game(2, 4)
    assert log.groups(feed(other).history()) == AquaLog(SEATS).groups(feed(other).history())


def test_a_turn_is_heard_with_the_colours_of_the_tile_and_where_it_lies_and_where_the_animals_came() -> None:
    session = random_game(2, 3)
    heard = [entry.spoken for group in AquaLog(SEATS).groups(feed(session).history()) for entry in group.entries]
    whole = "\n".join(heard)
    for entry in session.entries:
        if isinstance(entry.action, Grow):
            laid = entry.action.tile
            place = f"{tile(laid.name)}, {where(laid.cell)}, turned by {turn_of(laid)} of 6"
            assert f": {place}" in whole
    for area in session.view(None).areas:
        for large in area.large:
            assert f"; {pile(large.pile)}, {corners_place(*large.cells)}" in whole


def test_a_large_animal_is_heard_alone_with_its_own_points_after_the_turn_it_belongs_to() -> None:
    session = next(
        game
        for game in (random_game(2, seed) for seed in range(1, 40))
        if any(a.large for a in game.view(None).areas)
    )
    history, news, log = feed(session).history(), News(), AquaLog(SEATS)
    heard = [line for n in range(1, len(history) + 1) for line in news.of(log.groups(history[:n]), "", "", (), False)]
    for seat, area in enumerate(history[-1].view.areas):
        for animal in area.large:
            [told] = [line for line in heard if corners_place(*animal.cells) in line and SEATS[seat].name in line]
            assert told.startswith(f"{SEATS[seat].name}: {pile(animal.pile)}: {corners_place(*animal.cells)}")
