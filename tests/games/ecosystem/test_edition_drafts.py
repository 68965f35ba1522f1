"""What Ocean and Savanna change in the draft, the neutral seat and the solo challenge (sections 1.2 and 1.4)."""

from collections import Counter

import pytest

from game.core.score import ScoreRow, ScoreSheet
from game.core.session import Session
from game.games.ecosystem.scoring import result
from tests.games.ecosystem.boards import hand, play, table
from tests.games.ecosystem.editions import EDITIONS, GAMES
from tests.games.ecosystem.test_draft import turns

NAMES = ("Ana", "Ben", "Cid", "Dana", "Emil", "Fay")


@pytest.mark.parametrize(("edition", "count"), [("forest", 130), ("ocean", 130), ("savanna", 132)])
def test_the_number_of_cards_and_a_letter_for_every_species(edition: str, count: int) -> None:
    box = EDITIONS[edition]
    assert sum(box.deck.values()) == count
    assert list(box.letters) == list(box.deck)
    assert len(set(box.letters.values())) == len(box.letters)


def three(edition: str, **options: str) -> Session:
    return table(NAMES[:3], edition=edition, options=options)


def test_ocean_deals_ten_and_leaves_nothing() -> None:
    game = three("ocean")
    assert len(hand(game, 0)) == 10
    turns(game, 10)
    assert (game.view(None).round, len(hand(game, 0))) == (2, 10)


def test_ocean_can_be_played_with_the_leftover_of_forest() -> None:
    game = three("ocean", deal="11+10")
    assert len(hand(game, 0)) == 11
    assert len(hand(turns(game, 10), 0)) == 11


def test_savanna_deals_eleven_and_discards_the_leftover() -> None:
    game = three("savanna")
    assert len(hand(game, 0)) == 11
    turns(game, 10)
    dealt = game.record.header["deal"]["deck"]
    assert Counter(hand(game, 0)) == Counter(dealt[33:44])
    assert game.view(None).deck_left == 132 - 66


def test_six_players_of_savanna_use_all_cards() -> None:
    game = turns(table(NAMES, edition="savanna"), 10)
    assert game.view(None).deck_left == 0
    assert sorted(map(len, (hand(game, seat) for seat in range(6)))) == [11] * 6


@pytest.mark.parametrize(
    ("edition", "front", "row", "points"),
    [
        ("ocean", "PPPPPPPPPP CCCCCCCCCC PKKKKKKKKK", "plankton", 12),
        ("savanna", "GGGGGGGGGGG ZZZZZZZZZZZ GPPPPPPPPPP", "gazelle", 2 + 5),
    ],
)
def test_the_neutral_pile_is_compared(edition: str, front: str, row: str, points: int) -> None:
    """One card each: player and pile are tied for the first place, and the second player has none."""
    game = table(NAMES[:2], front, edition=edition, neutral=[0] * 20)
    first, second = hand(game, 0)[0], hand(game, 1)[0]
    play(game, f"0 pick {first}", f"1 pick {second}", "0 place 0,0", "1 place 0,0")
    assert game.view(None).neutral_pile == (row,)
    assert [sheet[row].points for sheet in game.sheets()] == [points, 0]


@pytest.mark.parametrize(("edition", "needed"), [("ocean", (55, 70, 80)), ("savanna", (55, 75, 85))])
def test_the_margins_of_tim_and_jhay(edition: str, needed: tuple[int, int, int]) -> None:
    grades: list[str | None] = []
    for margin in (needed[0] - 1, *needed):
        sheets = [ScoreSheet((ScoreRow("x", margin),)), ScoreSheet((ScoreRow("x", 0),))]
        grades.append(result(EDITIONS[edition], sheets, rival=1).grade)
    assert grades == [None, "easy", "normal", "hard"]


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        ("ocean", ["deal", "octopus_keeps_connected", "whale_may_flip_whale", "rival_food_web"]),
        ("savanna", ["deal", "hyena_range", "elephant_floor"]),
    ],
)
def test_the_options_of_an_edition(edition: str, names: list[str]) -> None:
    assert [option.name for option in GAMES[edition].options] == names
