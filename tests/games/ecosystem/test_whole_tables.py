"""Stated tables of Ocean and Savanna: scored at once, and played by the rules down to the last choice."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.session import Session
from game.games.ecosystem.actions import Flip, Hunt
from tests.games.ecosystem.boards import all_placed
from tests.games.ecosystem.editions import EDITIONS, GAMES

TABLES = [
    json.loads(line)
    for edition in ("ocean", "savanna")
    for line in Path(__file__).with_name(f"{edition}_tables.jsonl").read_text().splitlines()
]
NAMES = [f"{table['position']['game']}, {len(table['position']['boards'])} boards" for table in TABLES]

each_table = pytest.mark.parametrize("table", TABLES, ids=NAMES)


@each_table
def test_stated_table(table: dict[str, Any]) -> None:
    position, expected = table["position"], table["answer"]
    answer = GAMES[position["game"]].score_position(position)
    for sheet, stated in zip(answer["sheets"], expected["sheets"], strict=True):
        assert {key: sheet[key] for key in stated} == stated
        assert list(sheet["rows"]) == list(stated["rows"])
    totals = [sheet["total"] for sheet in expected["sheets"]]
    if position.get("rival") is None:
        assert answer["winners"] == [seat for seat, total in enumerate(totals) if total == max(totals)]
    else:
        assert answer["margin"] == totals[0] - totals[1]


def flip_down(game: Session, wanted: list[list[list[int]]]) -> None:
    """Every seat flips until just these [row, column] lie face down."""

    def way(seat: int, chosen: list[Flip]) -> list[Flip] | None:
        cards = game.view(None).seats[seat].grid.layout()
        edition = EDITIONS["ocean"].under(game.view(None).options)
        assert edition.ending is not None
        choices = list(edition.ending.choices(seat, cards, chosen))
        if not choices:
            return chosen if {flip.card for flip in chosen} == {(c, r) for r, c in wanted[seat]} else None
        ways = (way(seat, [*chosen, flip]) for flip in choices if isinstance(flip, Flip))
        return next((found for found in ways if found is not None), None)

    found = [way(seat, []) for seat in range(len(wanted))]
    for flips in found:
        assert flips is not None
        for flip in flips:
            game.submit(flip)


def hunt_best(game: Session) -> None:
    """Every lion takes what is foreseen for it."""
    while game.actors:
        (seat,) = game.actors
        view = game.view(game.controller(seat))
        grid = view.seats[seat].grid
        ending = EDITIONS["savanna"].under(view.options).ending
        assert ending is not None
        best = ending.foreseen(grid.layout(), grid.face_down, False)
        game.submit(Hunt(seat, min(best - grid.face_down)))


@pytest.mark.parametrize(
    "table",
    [table for table in TABLES if "neutral" not in table["position"]],
    ids=[name for name, table in zip(NAMES, TABLES) if "neutral" not in table["position"]],
)
def test_the_same_table_played_by_the_rules(table: dict[str, Any]) -> None:
    position, expected = table["position"], table["answer"]
    game = all_placed(position["game"], position["boards"], position.get("options"))
    assert game.position()["boards"] == position["boards"]
    if position["game"] == "ocean":
        flip_down(game, position["face_down"])
        assert game.position()["face_down"] == [sorted(cells) for cells in position["face_down"]]
    else:
        hunt_best(game)
    assert game.outcome is not None
    assert [sheet.data() for sheet in game.sheets()] == [
        stated | {key: sheet.data()[key] for key in sheet.notes}
        for sheet, stated in zip(game.sheets(), expected["sheets"])
    ]
