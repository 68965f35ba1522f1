"""What a computer diver imagines agrees with all that it knows."""

import pytest

from game.core.rng import Rng
from game.games.divercity.bots.imagined import imagined
from game.games.divercity.components import COPIES, CORPORATION, SPECIES
from game.games.divercity.game import DIVERCITY
from game.games.divercity.state import Phase
from tests.conformance.play import Case, cases, moments

games = [case for case in cases() if case.game.id == "divercity"]


@pytest.mark.parametrize("case", games, ids=str)
def test_an_imagined_position_looks_the_same_and_holds_the_whole_box(case: Case) -> None:
    rules = DIVERCITY.rules
    for number, state, _ in moments(case):
        if number % 9 or state.phase == Phase.OVER:
            continue
        for viewer in range(len(state.table.diver_people)):
            view = rules.observe(state, viewer)
            position = imagined(view, (), Rng(number))
            assert sorted(position.deal.species) == sorted(SPECIES * COPIES)
            assert sorted(position.deal.corporation) == sorted(
                n for n, count in CORPORATION.items() for _ in range(count)
            )
            again = rules.observe(position, viewer)
            assert (again.ladder, again.built, again.hand_sizes) == (view.ladder, view.built, view.hand_sizes)
            assert again.species_left == view.species_left and again.corporation_left == view.corporation_left
            assert again.species_discard == view.species_discard
            assert again.corporation_discard == view.corporation_discard
            assert {s: set(legal) for s, legal in again.legal.items()} == {
                s: set(legal) for s, legal in view.legal.items()
            }
            for seat, hand in zip(again.seats, view.seats):
                assert (seat.divers, seat.unused) == (hand.divers, hand.unused)
                for card, known in zip(seat.hand, hand.hand):
                    assert known.species in (None, card.species)
