import pytest

from game.core.rng import Rng


def test_the_sequence_of_a_seed_is_the_same_for_ever() -> None:
    """The reference values of SplitMix64 for seed 1234567."""
    rng = Rng(1234567)
    assert [rng.below(1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 130])
def test_below_gives_every_number_and_no_other(n: int) -> None:
    rng = Rng(3)
    assert {rng.below(n) for _ in range(n * 20)} == set(range(n))


def test_below_is_fair() -> None:
    rng = Rng(11)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_a_shuffle_keeps_the_cards_and_leaves_the_deck_alone() -> None:
    deck = list(range(40))
    shuffled = Rng(2).shuffled(deck)
    assert sorted(shuffled) == deck == list(range(40))
    assert shuffled != tuple(deck)


def test_a_fork_does_not_touch_its_parent_and_depends_on_its_path() -> None:
    rng, twin = Rng(5), Rng(5)
    forks = [rng.fork(*path).below(1 << 64) for path in ((0, 0), (0, 1), (1, 0), (0,), (2,))]
    assert len(set(forks)) == 5
    assert rng.below(1 << 64) == twin.below(1 << 64)
    assert Rng(5).fork(1, 2).below(99) == Rng(5).fork(1, 2).below(99)
