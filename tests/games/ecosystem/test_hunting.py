"""Savanna, section 4, rows 7 and 8: cheetahs and lions."""

import pytest

from game.core.errors import IllegalAction
from game.core.session import Session
from game.games.ecosystem.actions import Hunt, Place
from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.ecosystem.events import CardPlaced, CardsTurned, GameEnded, TurningBegan
from game.games.ecosystem.scoring import foreseen
from tests.games.ecosystem.boards import all_placed, layout

ANA = "LPLWW/GTTTT/ZCPFF/GVVHH"
BEN = "PPPPW/ZZZWW/TTTFF/EEEHH"
CID = "LPGZC/LWWTT/FFFEE/VVVHH"


def three() -> Session:
    """All cards are placed. Ana's cheetah hunts one gazelle, her two lions hunt; Cid has one hunting lion."""
    return all_placed("savanna", (ANA, BEN, CID))


def test_cheetahs_hunt_with_the_last_card_before_any_lion() -> None:
    last = three().entries[-1]
    placed, turned, began = last.events
    assert isinstance(placed, CardPlaced)
    assert began == TurningBegan("hunt")
    assert turned == CardsTurned(((0, (0, 1)), (0, (0, 3))), "cheetah")


def test_lions_hunt_on_the_open_table_one_seat_after_the_other() -> None:
    game = three()
    view = game.view(None)
    assert (view.phase, view.actors, view.secret) == ("hunt", (0,), False)
    assert view.seats[0].grid[(0, 1)].face_down
    assert list(game.view(0).legal[0]) == [Hunt(0, (0, 2))]


def test_prey_turns_at_once_and_the_last_hunt_ends_the_game() -> None:
    game = three()
    (entry,) = game.submit(Hunt(0, (0, 2)))
    assert entry.events == (CardsTurned(((0, (0, 2)),), "lion"),)
    assert game.actors == (2,)
    assert list(game.view(2).legal[2]) == [Hunt(2, (2, 0)), Hunt(2, (3, 0))]
    (entry,) = game.submit(Hunt(2, (3, 0)))
    assert isinstance(entry.events[-1], GameEnded)
    assert game.position()["face_down"] == [[[1, 0], [2, 0], [3, 0]], [], [[0, 3]]]
    assert [sheet["lion"].points for sheet in game.sheets()] == [4, 0, 4]
    assert [sheet.data()["face_down"] for sheet in game.sheets()] == game.position()["face_down"]


def test_a_lion_without_grassland_and_a_lion_without_prey_do_not_hunt() -> None:
    """Cid's second lion has no grassland beside it; Ana's second one finds nothing left."""
    game = three()
    game.submit(Hunt(0, (0, 2)))
    assert game.actors == (2,)
    game.submit(Hunt(2, (2, 0)))
    assert game.actors == ()


@pytest.mark.parametrize("prey", [(0, 1), (1, 1), (9, 9)], ids=["hunted already", "a tree", "nothing"])
def test_every_other_prey_is_refused(prey: tuple[int, int]) -> None:
    with pytest.raises(IllegalAction, match="a lion's prey is a gazelle or a zebra that lies face up"):
        three().submit(Hunt(0, prey))


def test_the_hunt_of_an_owner_can_be_taken_back_before_the_next_one_hunts() -> None:
    game = three()
    game.submit(Hunt(0, (0, 2)))
    assert game.undo_status(0).allowed
    game.undo(0)
    assert not game.view(None).seats[0].grid[(0, 2)].face_down


def test_the_score_of_every_moment_foresees_the_hunts() -> None:
    """As if the game ended now: what the preview says comes true when the lions hunt as foreseen."""
    game = three()
    foretold = game.sheets()
    assert [sheet["lion"].points for sheet in foretold] == [4, 0, 4]
    game.submit(Hunt(0, (0, 2)))
    assert game.sheets() == foretold
    best = game.game.rules.preview(game.view(2), [Hunt(2, (2, 0))])
    other = game.game.rules.preview(game.view(2), [Hunt(2, (3, 0))])
    assert foretold in (best, other)
    assert foretold[2].total == max(best[2].total, other[2].total)


def test_in_the_middle_of_the_game_the_score_foresees_them_too() -> None:
    game = three()
    count = next(n for n, entry in enumerate(game.entries) if entry.action == Place(0, (2, 2)))
    game.rewind(count + 1)
    assert game.sheets()[0]["lion"].points == 4
    assert game.sheets()[0]["cheetah"].points == 3
    assert not game.view(None).seats[0].grid.face_down


@pytest.mark.parametrize(("worst", "prey"), [(False, (4, 1)), (True, (0, 2))])
def test_for_the_rival_the_worst_is_foreseen(worst: bool, prey: tuple[int, int]) -> None:
    board = layout("LP..V/....G/G....", SAVANNA)
    empty = layout("", SAVANNA)
    down = foreseen(SAVANNA, [empty, board], [frozenset()] * 2, rival=1 if worst else None)
    assert down == (frozenset(), frozenset({prey}))


def test_alone_the_player_hunts_for_jhay() -> None:
    game = all_placed("savanna", (ANA, CID))
    assert game.actors == (0,)
    game.submit(Hunt(0, (0, 2)))
    assert game.actors == (1,)
    assert game.controller(1) == 0
    assert list(game.view(0).legal) == [1]
    game.submit(Hunt(1, (2, 0)))
    assert game.outcome is not None


def test_a_game_without_hunting_lions_ends_with_the_last_card() -> None:
    game = all_placed("savanna", (BEN, "PPPPW/ZZZWW/TTTFF/EEVHH"))
    assert game.outcome is not None
