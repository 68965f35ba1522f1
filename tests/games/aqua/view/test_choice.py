"""What the player has in mind."""

from game.games.aqua.view.choice import Choice


def test_the_same_tile_twice_is_put_back() -> None:
    assert Choice().take("RRY").take("RRY") == Choice()


def test_another_tile_takes_over_the_planned_place() -> None:
    choice = Choice().take("RRY").plan((1, 1)).take("BOP")
    assert (choice.tile, choice.planned, choice.turn) == ("BOP", (1, 1), 0)


def test_six_turns_are_a_whole_circle() -> None:
    choice = Choice(tile="RRY")
    assert choice.turned(1) != choice
    assert choice.turned(6) == choice
    assert choice.turned(-1).turned(1) == choice


def test_the_pointer_goes_before_the_plan() -> None:
    choice = Choice(tile="RRY").plan((0, 1)).look((2, 0))
    assert choice.target == (2, 0)
    assert choice.look(None).target == (0, 1)


def test_putting_back_goes_one_step_at_a_time() -> None:
    planned = Choice(tile="RRY").plan((0, 1))
    assert planned.put_back() == Choice(tile="RRY")
    assert planned.put_back().put_back() == Choice()
