"""What own actions would score, from a view alone."""

import pytest

from game.core.errors import IllegalAction
from game.games.ecosystem.actions import Action, Flip, Give, Hunt, Keep, Move, Pick, Place, Swap
from game.games.registry import GAMES
from tests.games.ecosystem.boards import all_placed, play, table

THREE = ("Ana", "Ben", "Cid")
OCEAN = "KWTKT/CCKTT/PPPGG/NNNBB"
SAVANNA = "LPGWW/TTTTT/FFFFF/WWPPP"
FRONT = "SSSSSRRRRRR MMMMMMMMMMM WWWWWWWWWWW"
RULES = GAMES["forest"].rules


def test_a_pick_with_its_place_scores_on_the_own_board() -> None:
    game = table(THREE, FRONT)
    sheets = RULES.preview(game.view(0), [Pick(0, "stream"), Place(0, (0, 0))])
    assert sheets[0]["stream"].points == 8
    assert [sheet["stream"].points for sheet in game.view(0).sheets] == [0, 0, 0]


def test_a_pick_alone_changes_nothing_yet() -> None:
    view = table(THREE, FRONT).view(0)
    assert RULES.preview(view, [Pick(0, "stream")]) == view.sheets == RULES.preview(view, [])


def test_majorities_move_the_others_too() -> None:
    game = play(table(THREE, FRONT), "0 pick stream", "1 pick meadow", "2 pick wolf")
    play(game, "0 place 0,0", "1 place 0,0", "2 place 0,0")
    play(game, "0 pick wolf", "1 pick stream", "2 pick meadow", "0 place 1,0")
    view = game.view(1)
    sheets = RULES.preview(view, [Place(1, (1, 0))])
    assert [sheet["stream"].points for sheet in view.sheets] == [8, 0, 0]
    assert [sheet["stream"].points for sheet in sheets] == [8, 8, 0]


def test_the_preview_of_every_legal_action_is_what_then_comes_true() -> None:
    game = play(table(THREE, FRONT), "0 pick hare", "1 pick meadow", "2 pick wolf")
    play(game, "0 place 0,0", "1 place 0,0", "2 place 0,0")
    play(game, "0 pick wolf", "1 pick hare", "2 pick meadow", "0 place 1,0", "1 place 0,1")
    for expected in ([Keep(1)], [Swap(1, (0, 0), (0, 1))]):
        sheets = RULES.preview(game.view(1), expected)
        undone = len(game.entries)
        game.submit(expected[0])
        assert game.sheets() == sheets
        game.rewind(undone)


def test_in_solo_a_gift_changes_the_rivals_sheet() -> None:
    game = play(table(("Ana",), "SSSSSWWWWW"), "0 pick stream", "0 place 0,0")
    before, after = game.view(0).sheets, RULES.preview(game.view(0), [Give(0, "wolf")])
    assert [sheet["wolf"].points for sheet in before] == [0, 0]
    assert [sheet["wolf"].points for sheet in after] == [0, 12]


def test_an_octopus_sees_what_every_move_and_swap_would_bring() -> None:
    game = table(("Ana",), "CKOPPPPPPP", edition="ocean")
    play(game, "0 pick coral", "0 place 0,0", "0 give plankton", "0 pick krill", "0 place 1,0", "0 give plankton")
    play(game, "0 pick octopus", "0 place 1,-1")
    view, entries = game.view(0), len(game.entries)
    for action in view.legal[0]:
        sheets = game.game.rules.preview(view, [action])
        game.submit(action)
        assert game.sheets() == sheets
        game.rewind(entries)


def test_a_card_of_savanna_is_seen_with_the_hunts_that_it_makes_possible() -> None:
    game = all_placed("savanna", (SAVANNA, SAVANNA))
    game.rewind(next(n for n, entry in enumerate(game.entries) if entry.action == Place(0, (2, 0))))
    view = game.view(0)
    assert view.sheets[0]["lion"].points == 0
    assert game.game.rules.preview(view, [Place(0, (2, 0))])[0]["lion"].points == 4


@pytest.mark.parametrize(
    ("edition", "board", "action"),
    [
        ("ocean", OCEAN, Move(0, (9, 9), (5, 3))),
        ("ocean", OCEAN, Move(0, (0, 0), (1, 0))),
        ("ocean", OCEAN, Flip(0, (1, 0), (1, -1))),
        ("savanna", SAVANNA, Hunt(0, (9, 9))),
    ],
)
def test_nonsense_at_the_end_is_refused(edition: str, board: str, action: Action) -> None:
    game = all_placed(edition, (board, board))
    with pytest.raises(IllegalAction):
        game.game.rules.preview(game.view(0), [action])


def test_nonsense_is_refused() -> None:
    view = table(THREE, FRONT).view(0)
    for actions in ([Place(0, (0, 0))], [Swap(0, (0, 0), (1, 0))]):
        with pytest.raises(IllegalAction):
            RULES.preview(view, actions)
