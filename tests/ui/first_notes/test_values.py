"""Notes of the first games: which one is due, and what holds for those of every game."""

import pytest

from game.games.registry import GAMES
from game.ui.first_notes.values import FirstNote, due
from game.ui.table.game_view import view_of

NOTES = (
    FirstNote("high", lambda: "It is high.", lambda view, seat: (f"seat/{seat}",) if view > 5 else None),
    FirstNote("there", lambda: "It is there.", lambda view, seat: ()),
)


def test_the_first_that_is_new_and_so_comes_up() -> None:
    assert due(NOTES, 9, 2, ()) == (NOTES[0], ("seat/2",))
    assert due(NOTES, 3, 2, ()) == due(NOTES, 9, 2, {"high"}) == (NOTES[1], ())
    assert due(NOTES, 9, 2, {"high", "there"}) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_a_few_short_things(game: str) -> None:
    notes = view_of(GAMES[game]).first_notes(GAMES[game])
    assert 5 <= len(notes) <= 8
    assert len({note.name for note in notes}) == len(notes)
    assert not [note.name for note in notes if len(note.words().split()) > 25]
