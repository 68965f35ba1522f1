"""What is told before a turn: the turns of the others since the own last one."""

from game.games.divercity.events import CardsTold, CorporationRevealed, TurnBegan, TurnEnded
from game.games.divercity.recap import recap
from tests.games.divercity.tables import play, table


def test_before_the_first_turn_of_the_game_there_is_nothing_to_tell() -> None:
    assert recap(table(3, variants=["beginner"]).events(0), 0) == ()


def test_a_player_is_told_every_turn_since_their_own() -> None:
    game = table(3, "crab eel oyster lobster", "dynamite dynamite dynamite dynamite", variants=["beginner"])
    play(game, "0 tell 1", "1 play 0", "2 tell 0")
    turns = recap(game.events(0), 0)
    assert [turn.seat for turn in turns] == [1, 2]
    for turn in turns:
        assert isinstance(turn.events[0], TurnBegan) and isinstance(turn.events[-1], TurnEnded)
    (news,) = (event for event in turns[-1].events if isinstance(event, CardsTold))
    assert (news.by, news.species.value) == (2, ("crab", "eel", "oyster"))


def test_the_running_turn_is_not_told_because_it_is_seen() -> None:
    game = play(table(3, cards="dynamite dynamite dynamite", variants=["beginner"]), "0 play 0", "1 play 0")
    assert [turn.seat for turn in recap(game.events(2), 2)] == [0, 1]
    assert [turn.seat for turn in recap(game.events(0), 0)] == [1]


def test_a_player_who_has_not_had_a_turn_is_told_everything() -> None:
    game = play(
        table(4, cards="dynamite dynamite dynamite", variants=["beginner"]), "0 play 0", "1 play 0", "2 play 0"
    )
    assert [turn.seat for turn in recap(game.events(3), 3)] == [0, 1, 2]


def test_the_industrialist_is_told_what_became_of_the_last_card() -> None:
    game = table(3, cards="dynamite dynamite dynamite dynamite", variants=["industrialist", "beginner"])
    play(game, "2 corporate 0", "0 play 0", "2 corporate 0", "1 play 0")
    (turn,) = recap(game.events(2), 2)
    assert turn.seat == 1
    assert any(isinstance(event, CorporationRevealed) for event in turn.events)
