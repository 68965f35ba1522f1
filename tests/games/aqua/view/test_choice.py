"""What the player has in mind."""

from game.games.aqua.view.choice import Choice


def test_the_same_tile_twice_is_put_back() -> None:
    assert Choice().take("RRY").take("RRY") == Choice()


def test_another_tile_takes_over_the_planned_place() -> None:
    choice = Choice().take("RRY").plan((1, 1)).take("BOP")
    assert (choice.tile, choice.planned, choice.turn) == ("BOP", (1, 1), 0)


def test_six_turns_are_a_whole_circle() -> None:
    choice = Choice(tile="RRY").turned_to(0)
    assert choice.turned(1) != choice
    assert choice.turned(6) == choice
    assert choice.turned(-1).turned(1) == choice


def test_a_laid_tile_stays_where_it_lies_whatever_is_under_the_pointer() -> None:
    choice = Choice(tile="RRY").look((2, 0))
    assert choice.target == (2, 0)
    assert choice.plan((0, 1)).look((2, 0)).target == (0, 1)


def test_putting_back_goes_one_step_at_a_time() -> None:
    planned = Choice(tile="RRY").plan((0, 1))
    assert planned.put_back() == Choice(tile="RRY")
    assert Choice(tile="RRY").put_back() == Choice()
    assert Choice().put_back() is None


def test_a_laid_large_animal_is_lifted_and_looking_at_one_is_no_step() -> None:
    assert Choice().lay("duo", ((0, 1), (1, 0))).put_back() == Choice()
    assert Choice().look_at_large("duo", ((0, 1), (1, 0))).put_back() is None


def test_a_tile_that_is_lifted_again_stays_turned() -> None:
    planned = Choice(tile="RRY").turned(2).plan((0, 1))
    assert planned.carry("RRY") == Choice(tile="RRY").turned_to(2)
    assert planned.carry("BOP") == Choice(tile="BOP")
