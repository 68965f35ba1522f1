"""A small edition made up here: whatever the engine offers, in one file and without a change of the engine."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

import pytest

from game.bots.think import play_bots
from game.core.record import Record
from game.core.rules import Option
from game.core.score import Cell, ScoreLine
from game.core.session import Session
from game.games.ecosystem.actions import Flip, Turning
from game.games.ecosystem.edition import (
    FACE_DOWN,
    Bonus,
    Down,
    Edition,
    Ending,
    Layout,
    Majority,
    Rival,
    Row,
    covered,
)
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.effects import SWAP, move_or_swap
from game.games.ecosystem.events import CardsTurned
from game.games.ecosystem.game import ecosystem
from game.games.ecosystem.grid import neighbours
from game.games.ecosystem.opening import seats_for
from game.games.ecosystem.rows import cells_of, every, finds, number_of
from game.games.ecosystem.state import FLIP


def struck(layout: Layout) -> Down:
    """Every frog beside a stork turns by itself."""
    storks = cells_of(layout, "stork")
    return frozenset(near for stork in storks for near in neighbours(stork) if layout.get(near) == "frog")


def dives(seat: int, layout: Layout, chosen: Sequence[Turning]) -> Iterator[Flip]:
    """The first heron turns a reed beside it, in secret."""
    for heron in cells_of(layout, "heron")[:1]:
        for near in sorted(neighbours(heron)):
            if layout.get(near) == "reed" and not chosen:
                yield Flip(seat, heron, near)


def variety(points: Mapping[str, int]) -> ScoreLine:
    """One for each row with points."""
    scored = sum(p > 0 for p in points.values())
    return ScoreLine("variety", scored, 1, scored)


def pond(frog_points: int) -> Edition:
    def read(layout: Layout, cells: Collection[Cell] | None) -> Down:
        return frozenset(cells or ())

    deck = {"frog": 40, "reed": 60, "stork": 20, "heron": 20}
    return Edition(
        id="pond",
        deck=deck,
        letters={species: species[0].upper() for species in deck},
        deals=("11+11", "10+10"),
        rows=(
            Bonus("variety", variety, variety=1.0),
            Row("frog", every("frog", frog_points)),
            Majority("reed", (7, 3), number_of("reed")),
            Row("stork", finds("stork", 2, (FACE_DOWN,), neighbours), stage=1),
            Row("heron", finds("heron", 1, ("reed",), neighbours), stage=1),
        ),
        rival=Rival("Moor", {"easy": 10}, wins_from=10, without=frozenset({"variety"})),
        effects={"stork": SWAP, "heron": move_or_swap(keeps_connected=True)},
        ending=Ending(FLIP, "heron", dives, stated="face_down", read=read, by_itself={"stork": struck}),
        stages=lambda layout, down: (layout, covered(layout, down)),
        options=(Option("frog_points", (1, 2)),),
        variant=lambda options: pond(options["frog_points"]),
    )


@pytest.mark.parametrize("players", [1, 2, 3, 6])
@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_it_plays_to_the_end(players: int, level: str) -> None:
    game = ecosystem(pond(1))
    names = ("Ana", "Ben", "Cid", "Dana", "Emil", "Fay")[:players]
    session = Session.new(game, names, {"frog_points": 2}, seed=players, bots=dict.fromkeys(range(players), level))
    play_bots(session)
    assert session.outcome is not None
    assert Session(game, Record.parse(session.record.text())).record == session.record
    turned = [event for entry in session.entries for event in entry.events if isinstance(event, CardsTurned)]
    for number, sheet in enumerate(session.sheets()):
        cards = session.view(None).seats[number].grid
        assert cards.face_down == {cell for event in turned for seat, cell in event.cards if seat == number}
        assert sheet["frog"].points == 2 * sum(card.species == "frog" for card in cards.values())
        assert sheet["variety"].points == (
            0 if number == session.view(None).rival else sum(row.points > 0 for row in sheet.rows[1:])
        )


def test_both_ways_of_turning_happen_in_the_games_above() -> None:
    session = Session.new(ecosystem(pond(1)), ("Ana", "Ben", "Cid"), seed=3, bots=dict.fromkeys(range(3), "random"))
    play_bots(session)
    causes = [event.cause for entry in session.entries for event in entry.events if isinstance(event, CardsTurned)]
    assert causes == ["stork", "heron"]


@pytest.mark.parametrize(("cards", "most"), [(41, 1), (59, 1), (60, 3), (79, 3), (80, 4), (120, 6), (400, 6)])
def test_as_many_can_play_as_the_deck_reaches_for(cards: int, most: int) -> None:
    """A seat takes 20 cards in two deals of ten; two players deal three hands; one alone needs 41."""
    edition = replace(FOREST, deck={"stream": cards}, deals=("10+10",))
    assert seats_for(edition) == range(1, most + 1)


def test_a_deck_too_small_even_for_one_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="The deck of forest holds 40 cards; one player needs 41"):
        seats_for(replace(FOREST, deck={"stream": 40}))
