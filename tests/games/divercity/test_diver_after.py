"""What each event does to a view, and what a view shows while the events of an action are told."""

from collections.abc import Sequence
from itertools import product

import pytest

from game.core.rules import Event, Person, redact
from game.core.session import Session
from game.games.divercity.actions import Corporate, Oil
from game.games.divercity.after import after, is_vacated, undealt
from game.games.divercity.components import BLUE
from game.games.divercity.events import (
    CardRevealed,
    CorporationDrawn,
    CorporationShuffled,
    EffectBegan,
    GameEnded,
    HandOpened,
    TokenMoved,
    TurnBegan,
)
from game.games.divercity.game import DIVERCITY
from game.games.divercity.observing import observe
from game.games.divercity.state import DiverCityView
from tests.games.divercity.tables import NAMES, corner, options, play, table

FRONT = "crab eel octopus oyster lobster eel starfish nudibranch"
ToldHand = list[tuple[Event, DiverCityView]]


def told(game: Session, line: str, viewer: Person | None) -> ToldHand:
    """The events of an action as a viewer hears them, each with the view after it."""
    view = game.view(viewer)
    play(game, line)
    views = []
    for event in game.entries[-1].events:
        view = after(view, redact(event, viewer))
        views.append((event, view))
    assert view == game.view(viewer)
    return views


def holes(views: ToldHand, seat: int) -> list[list[bool]]:
    return [[is_vacated(card) for card in view.seats[seat].hand] for _, view in views]


def kinds(views: ToldHand) -> Sequence[str]:
    return [type(event).__name__ for event, _ in views]


def test_until_somebody_is_asked_nobody_decides() -> None:
    *between, (_, last) = told(table(2, divers="diving explorer"), "0 play 1", 0)
    assert {(view.phase, view.actors, len(view.legal)) for _, view in between} == {("settling", (), 0)}
    assert last.actors == (0,)
    assert last.legal[0]


def test_a_card_that_left_leaves_its_place_empty_until_another_comes() -> None:
    seen = holes(told(table(2, divers="diving explorer"), "0 play 1", 1), 0)
    assert [False, True, False, False] in seen
    assert not any(seen[-1])


def test_a_token_moves_after_its_card_is_revealed() -> None:
    views = told(table(2, FRONT, divers="diving explorer"), "0 play 0", 1)
    crab = [view.ladder["crab"] for event, view in views if isinstance(event, CardRevealed | TokenMoved)]
    assert crab == [2, 3]


def test_an_action_is_taken_before_its_consequences() -> None:
    views = told(table(2, FRONT, divers="diving explorer"), "0 play 0", 1)
    assert kinds(views)[0] == "ActionTaken"
    assert all(view.acted for _, view in views)


def test_effects_leave_the_corporation_card_as_they_begin() -> None:
    game = table(2, cards="dynamite oil>dynamite", divers="diving explorer")
    views = told(play(game, "0 tell 1"), "0 end", 0)
    assert views[-1][1].pending == ("oil", "dynamite"), "the diver gives a card first"
    struck = [view.pending for event, view in told(game, "1 oil 0", 0) if isinstance(event, EffectBegan)]
    assert struck == [("dynamite",), ()]


def test_a_turn_begins_with_no_corporation_card() -> None:
    game = play(table(2, cards="dynamite oil", divers="diving explorer"), "0 tell 1")
    (begun,) = (view for event, view in told(game, "0 end", 0) if isinstance(event, TurnBegan))
    assert (begun.corporation, begun.turn, begun.active, begun.acted) == (None, 2, 1, False)


def test_what_was_told_fades_when_the_next_turn_begins() -> None:
    game = play(table(2, FRONT, "dynamite " * 4, "explorer captain"), "0 use explorer")
    views = told(game, "0 tell 1", 0)
    begun = kinds(views).index("TurnBegan")
    shown = [view.seats[0].hand[0].species for _, view in views]
    assert set(shown[:begun]) == {"crab"}
    assert set(shown[begun:]) == {None}


def test_alone_a_told_hand_opens_for_everybody() -> None:
    game = table(1, FRONT, "dynamite " * 4, "explorer captain")
    views = told(game, "0 tell 1", None)
    opened = [view.seats[1].hand[0].species for event, view in views if isinstance(event, HandOpened)]
    assert opened == ["lobster"]


def test_a_card_drawn_is_known_by_its_number_to_those_who_see_it() -> None:
    for viewer, known in ((0, False), (1, True)):
        game = table(2, FRONT, divers="diving explorer")
        card = told(game, "0 play 0", viewer)[-1][1].seats[0].hand[0]
        assert (card.card is not None, card.species is not None) == (known, known)


def test_at_the_end_hands_close_up_and_the_outcome_comes_last() -> None:
    cards = "hotels:red+green hotels:blue+orange oil>dynamite hotels:purple+yellow"
    game = table(2, cards=cards, divers="diving explorer")
    play(game, "0 tell 1", "0 end", "1 tell 0", "1 end", "0 oil 0", "0 tell 1")
    *between, (event, last) = told(game, "0 end", 0)
    assert {view.outcome for _, view in between} == {None}
    assert isinstance(event, GameEnded)
    assert last.outcome == game.outcome
    assert last.outcome is not None and last.outcome.reason == "hotels"


def test_a_card_that_ends_the_game_leaves_no_hole() -> None:
    game = table(2, "crab", "oil", "diving explorer")
    extinct = dict.fromkeys(("eel", "octopus", "oyster", "lobster"), 0)
    state = corner(game, tokens={"crab": 1, **extinct})
    step = DIVERCITY.rules.apply(state, Oil(0, 0))
    assert step.state.ending == "extinct"
    view = observe(state, 1)
    sizes = []
    for event in step.events:
        view = after(view, redact(event, 1))
        sizes.append(len(view.seats[0].hand))
    assert (sizes[-2], sizes[-1]) == (4, 3)
    assert view == observe(step.state, 1)


def test_the_industrialist_draws_card_by_card_and_the_pile_is_shuffled_in_between() -> None:
    game = table(3, cards="hotels:red+green oil", divers="visionary captain", variants=["industrialist"])
    state = corner(game, agenda=(0, 1), pile=(5,))
    step = DIVERCITY.rules.apply(state, Corporate(2, 0))
    view, left = observe(state, 2), []
    for event in step.events:
        view = after(view, redact(event, 2))
        if isinstance(event, CorporationDrawn | CorporationShuffled):
            left.append((type(event).__name__, view.corporation_left, view.agenda_size))
    assert left == [
        ("CorporationDrawn", 0, 2),
        ("CorporationShuffled", 25, 2),
        ("CorporationDrawn", 24, 3),
        ("CorporationDrawn", 23, 4),
    ]
    assert view == observe(step.state, 2)


@pytest.mark.parametrize("people", range(1, 8))
def test_the_first_deal_leads_from_an_untouched_sea_to_the_first_view(people: int) -> None:
    for seed, given in product(range(5), options(people)):
        game = Session.new(DIVERCITY, NAMES[:people], given, seed)
        for viewer in (None, *range(people)):
            view = undealt(game.view(viewer))
            assert not view.built and set(view.ladder.values()) == {BLUE}
            for event in game.happened(viewer, 0):
                view = after(view, event)
            assert view == game.view(viewer)
