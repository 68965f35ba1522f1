"""When the notes of the first games of Forest, Ocean and Savanna come up."""

from dataclasses import replace

from game.games.ecosystem.edition import Edition
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.ecosystem.grid import Card, Grid
from game.games.ecosystem.hand import Hand
from game.games.ecosystem.state import FLIP, HUNT, EcosystemView
from game.games.ecosystem.view.first_notes import notes_of
from game.ui.first_notes.values import Lights
from tests.games.ecosystem.boards import cards, layout
from tests.games.ecosystem.view.tables import view


def seen(edition: Edition, *boards: str, hand: str = "") -> EcosystemView:
    """What seat 0 sees of these boards; cards are numbered in reading order."""
    shown = view(*("" for _ in boards), hand="", played=edition)
    seats = []
    for seat, (one, board) in enumerate(zip(shown.seats, boards, strict=True)):
        placed = enumerate(layout(board, edition).items(), 1)
        grid = Grid({cell: Card(f"{seat}.{n}", species) for n, (cell, species) in placed})
        held = tuple(cards(hand, edition)) if seat == 0 else None
        seats.append(replace(one, grid=grid, cards=Hand(3, held)))
    return view(*("" for _ in boards), hand="", played=edition, seats=tuple(seats))


def lights(name: str, edition: Edition, *boards: str, hand: str = "") -> Lights | None:
    note = next(note for note in notes_of(edition) if note.name == name)
    return note.lights(seen(edition, *boards, hand=hand), 0)


def test_an_unknown_edition_has_nothing_to_say() -> None:
    assert notes_of(replace(FOREST, id="desert")) == ()


def test_the_numbers_of_a_note_are_those_of_the_rules() -> None:
    rows = [replace(row, prizes=(13, 9, 1)) if row.id == "wolf" else row for row in FOREST.rows]
    rich = replace(FOREST, rows=tuple(rows))
    words = {note.name: note.words() for note in notes_of(rich)}
    assert words["wolf"].endswith("The most wolves bring 13 points, the second most 9, the third 1.")
    assert words["meadow"].endswith("Two side by side bring 3 points, three 6, four 10, five or more 15.")
    assert words["biodiversity"].endswith("Biodiversity pays 12 points for at most two empty rows; six cost you 5.")


def test_who_acts_for_the_rival_is_told_nothing_of_the_rivals_board() -> None:
    for edition, board in ((FOREST, "FW"), (OCEAN, "CK/KC"), (SAVANNA, "LT")):
        solo = replace(seen(edition, board[0], board), players=1)
        theirs = replace(solo, players=2)
        assert [note.name for note in notes_of(edition) if note.lights(solo, 1) is not None] == []
        assert [note.name for note in notes_of(edition) if note.lights(theirs, 1) is not None]


def test_beside_the_choices_of_whales_and_lions_nothing_is_said() -> None:
    for edition, phase, board in ((OCEAN, FLIP, "CK/KC"), (SAVANNA, HUNT, "LT")):
        last = replace(seen(edition, board, board), phase=phase)
        assert [note.name for note in notes_of(edition) if note.lights(last, 0) is not None] == []


def test_a_hare_in_the_hand() -> None:
    assert lights("hare", FOREST, "B", "B", hand="BRF") == ("hand/1",)
    assert lights("hare", FOREST, "R", "B", hand="BF") is None


def test_a_majority_is_lost_as_soon_as_somebody_has_more() -> None:
    assert lights("wolf", FOREST, "W", "WW", "W") == ("score/wolf", "seat/1")
    assert lights("wolf", FOREST, "WW", "WW", "W") is None, "the same number is not more"
    assert lights("wolf", FOREST, "B", "WW", "W") is None, "without a wolf one takes no part"
    assert lights("stream", FOREST, "SBS", "SS") == ("score/stream", "seat/1")
    assert lights("plankton", OCEAN, "P", "PP") == ("score/plankton", "seat/1")
    assert lights("gazelle", SAVANNA, "G", "GG") == ("score/gazelle", "seat/1")


def test_a_fox_beside_its_enemies() -> None:
    assert lights("fox", FOREST, "FW", "B") == ("card:0.1", "card:0.2")
    assert lights("fox", FOREST, "F./MW", "B") is None


def test_a_meadow_by_itself_with_another_one_at_hand() -> None:
    assert lights("meadow", FOREST, "MB", "B", hand="FM") == ("card:0.1", "hand/1")
    assert lights("meadow", FOREST, "MB", "B", hand="F") is None
    assert lights("meadow", FOREST, "MM", "B", hand="M") is None


def test_a_board_at_its_limit() -> None:
    assert lights("edge", FOREST, "BBBBB", "B") == ("tray",)
    assert lights("edge", OCEAN, "P/P/P/P", "P") == ("tray",)
    assert lights("edge", FOREST, "BBBB/BBBB/BBBB", "B") is None
    assert lights("edge", FOREST, "BBBBB/BBBBB/BBBBB/BBBBB", "B") is None, "a full board does not grow anyway"


def test_many_empty_rows_of_a_half_full_forest() -> None:
    assert lights("biodiversity", FOREST, "BBBBB/BBBBB", "B") == ("score/biodiversity",)
    assert lights("biodiversity", FOREST, "BBBBB/BBBB", "B") is None, "too early to say"
    assert lights("biodiversity", FOREST, "RCDST/ZMAFW/STBZM", "B") is None


def test_a_coral_above_the_bottom() -> None:
    assert lights("coral", OCEAN, "CK/KC", "K") == ("card:0.1",)
    assert lights("coral", OCEAN, "CK", "K") is None


def test_an_eel_without_a_coral() -> None:
    assert lights("eel", OCEAN, "EC.E", "K") == ("card:0.3",)
    assert lights("eel", OCEAN, "EC", "K") is None


def test_a_group_that_brings_nothing() -> None:
    found = lights("food_web", OCEAN, "KKKKK/KKKKK", "K")
    assert found == ("score/food_web", "score/grouper", "score/clownfish", "score/crab")
    assert lights("food_web", OCEAN, "KKKKK/KKKK", "K") is None


def test_a_cheetah_that_sees_a_gazelle() -> None:
    assert lights("cheetah", SAVANNA, "C./.G", "P") == ("card:0.1", "card:0.2")
    assert lights("cheetah", SAVANNA, "CG", "P") is None


def test_who_lacks_company_and_who_has_too_much() -> None:
    assert lights("lion", SAVANNA, "LT", "P") == ("card:0.1",)
    assert lights("lion", SAVANNA, "LP", "P") is None
    assert lights("giraffe", SAVANNA, "FP", "P") == ("card:0.1",)
    assert lights("giraffe", SAVANNA, "FT", "P") is None
    assert lights("elephant", SAVANNA, "EZ", "P") == ("card:0.1", "card:0.2")
    assert lights("elephant", SAVANNA, "EE", "P") is None
