"""Event by event the table arrives where the rules say: the same cards, tokens, hotels and piles for every viewer."""

from random import Random

import pytest

from game.core.rules import redact
from game.core.session import Session
from game.games.divercity.game import DIVERCITY
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.story import is_hole, told
from tests.games.divercity.tables import NAMES, play, table

GAMES = (
    (1, []),
    (2, ["duel", "full_team"]),
    (3, ["full_team"]),
    (4, ["industrialist", "full_team"]),
    (6, []),
    (4, ["beginner"]),
)


def seen(view: DiverCityView) -> tuple[object, ...]:
    """All that is drawn from a view, but what a player has forgotten meanwhile."""
    return (
        view.ladder,
        set(view.built),
        view.species_discard,
        view.species_left,
        view.corporation_left,
        view.corporation,
        view.agenda_size,
        view.turn,
        view.active,
        tuple(seat.unused for seat in view.seats),
        tuple(len(seat.hand) for seat in view.seats),
    )


@pytest.mark.parametrize(("people", "variants"), GAMES)
def test_the_told_table_is_the_real_one(people: int, variants: list[str]) -> None:
    random = Random(people)
    game = Session.new(DIVERCITY, NAMES[:people], {"variants": variants}, seed=people)
    while game.outcome is None:
        before = {viewer: game.view(viewer) for viewer in (None, *range(people))}
        (seat,) = game.actors
        (entry,) = game.submit(random.choice(list(game.legal(seat))))
        for viewer, view in before.items():
            for event in entry.events:
                view = told(view, redact(event, viewer))
            real = game.view(viewer)
            if real.outcome is None:
                assert seen(view) == seen(real)
            if viewer is None and real.solo:
                continue  # open cards belong to everybody there, and turn when the telling is over
            hands = zip(view.seats, real.seats, strict=True)
            for mine, theirs in hands:
                known = [card.species for card in mine.hand if not is_hole(card)]
                for one, other in zip(known, (card.species for card in theirs.hand), strict=True):
                    assert other in (one, None), "nothing may be shown that was not told"


def test_a_card_that_left_leaves_its_place_empty_until_another_comes() -> None:
    game = play(table(2, divers="diving explorer"), "0 play 1")
    view = table(2, divers="diving explorer").view(1)
    holes = []
    for event in game.entries[-1].events:
        view = told(view, redact(event, 1))
        holes.append([is_hole(card) for card in view.seats[0].hand])
    assert [False, True, False, False] in holes
    assert not any(holes[-1])
