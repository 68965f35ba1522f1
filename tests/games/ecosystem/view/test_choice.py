"""What somebody has in mind changes freely until it is submitted."""

from game.games.ecosystem.view.choice import Choice


def test_a_card_is_taken_up_and_put_back_by_the_same_press() -> None:
    chosen = Choice().choose(3)
    assert chosen == Choice(chosen=3)
    assert chosen.choose(3) == Choice()


def test_another_card_goes_to_the_cell_that_was_planned() -> None:
    assert Choice().choose(3).plan((1, 0)).choose(5) == Choice(chosen=5, planned=(1, 0))


def test_the_cell_under_the_pointer_is_looked_at_until_one_is_planned() -> None:
    chosen = Choice().choose(3)
    assert chosen.look((2, 0)).target == (2, 0)
    assert chosen.look((2, 0)).look(None).target is None
    assert chosen.plan((1, 0)).look((2, 0)).target == (1, 0)


def test_planning_ends_the_look_elsewhere() -> None:
    assert Choice().choose(3).look((2, 0)).plan((1, 0)).hover is None


def test_one_step_back_gives_up_the_cell_and_the_next_one_the_card() -> None:
    planned = Choice().choose(3).plan((1, 0))
    assert planned.put_back() == Choice(chosen=3)
    assert planned.put_back().put_back() == Choice()


def test_one_step_back_gives_up_the_second_card_of_a_swap_and_the_next_one_the_first() -> None:
    assert Choice(first=(0, 0), planned=(1, 0)).put_back() == Choice(first=(0, 0))
    assert Choice(first=(0, 0)).put_back() == Choice()
