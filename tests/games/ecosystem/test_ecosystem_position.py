"""Positions printed as JSON data."""

from game.games.ecosystem.grid import Grid
from tests.games.ecosystem.boards import all_placed, deck, play, table
from tests.games.ecosystem.test_draft import turns

LETTERS = {"stream": "S", "meadow": "M"}


def test_a_partial_board_is_printed_at_the_top_left_of_four_rows_of_five() -> None:
    game = play(table(("Ana",), "SMMSSSSSSS"), "0 pick stream", "0 place 0,0", "0 give meadow")
    play(game, "0 pick meadow", "0 place -1,0", "0 give stream", "0 pick stream", "0 place -1,-1")
    printed = game.position()
    assert printed["boards"] == ["S..../MS.../...../.....", "MS.../...../...../....."]
    assert printed["rival"] == 1
    assert "neutral" not in printed


def test_an_empty_board_is_printed_as_dots() -> None:
    assert Grid().text(LETTERS) == "...../...../...../....."


def test_the_neutral_pile_is_printed_in_letters_and_all_hands_with_it() -> None:
    game = play(table(("Ana", "Ben"), "SSSSSSSSSSS MMMMMMMMMMM WWWWWWWWWWW", neutral=[0] * 20), "0 pick stream")
    play(game, "1 pick meadow")
    assert game.position()["neutral"] == "W"
    assert [len(hand) for hand in game.position()["hands"]] == [10, 10, 10]


def test_a_final_position_scores_as_the_game_did() -> None:
    game = turns(table(("Ana", "Ben"), neutral=[0] * 20), 20)
    answer = game.game.score_position({"game": "forest", **game.position()})
    assert answer["sheets"] == [sheet.data() for sheet in game.sheets()]
    assert game.outcome is not None and answer["winners"] == list(game.outcome.winners)


def test_cells_that_lie_face_down_count_from_the_top_left_corner() -> None:
    game = all_placed("savanna", ("LPGWW/TTTTT/FFFFF/WWWPP", "PPPPP/TTTTT/FFFFF/WWWPP"))
    assert game.position()["face_down"] == [[], []]
    play(game, "0 hunt 2,0")
    assert game.position()["face_down"] == [[[0, 2]], []]
    assert "face_down" not in table(("Ana",)).position()


def test_a_record_states_its_deal_so_that_no_shuffle_can_break_it() -> None:
    game = table(("Ana", "Ben"), "RRRR", neutral=[0] * 20)
    assert game.record.header["deal"] == {"deck": deck("RRRR"), "neutral": [0] * 20}
