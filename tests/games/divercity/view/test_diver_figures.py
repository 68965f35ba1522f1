"""The figures of the rules page of Mini DiverCity: what they show is what the rules do."""

import pytest

from game.games.divercity.components import EXTINCT, SAVED, effects
from game.games.divercity.events import EffectBegan
from game.games.divercity.view.figures import (
    CorporationFigure,
    DiverFigure,
    HandFigure,
    HotelsFigure,
    LadderFigure,
    Stated,
    StatedToken,
    stated,
)
from game.ui.widgets.markdown_text import Figure
from tests.games.divercity.tables import corner, hand, play, table, then
from tests.support.pages import figures

FIGURES = [stated(figure) for figure, _ in figures("en", "divercity")]
BEGINNER = {"variants": ["beginner"]}


def shown(kind: type[Stated]) -> list[Stated]:
    found = [figure for figure in FIGURES if isinstance(figure, kind)]
    assert found
    return found


@pytest.mark.parametrize(
    "token", [token for figure in FIGURES if isinstance(figure, LadderFigure) for token in figure.tokens]
)
def test_a_token_goes_a_step_when_its_card_is_played_or_lost_and_at_the_ends_none(token: StatedToken) -> None:
    def moved(cards: str, line: str) -> int:
        game = table(3, token.species, cards, **BEGINNER)
        return then(corner(game, tokens={token.species: token.place}), line).token(token.species)

    up, down = moved("dynamite", "0 play 0"), moved("oil", "0 oil 0")
    if token.to is not None:
        assert token.to in (up, down)
    elif token.place in (EXTINCT, SAVED):
        assert up == down == token.place


def test_the_hand_that_is_told_was_hidden_and_is_known_then_in_its_places() -> None:
    for figure in shown(HandFigure):
        assert isinstance(figure, HandFigure)
        game = table(3, " ".join(("oyster",) * 3 + figure.cards), "dynamite dynamite", **BEGINNER)
        assert hand(game, 1, viewer=1) == [None] * len(figure.cards)
        assert hand(play(game, "0 tell 1"), 1, viewer=1) == list(figure.cards)


def test_the_cards_of_the_corporation_show_every_effect_and_a_double_one_does_the_upper_first() -> None:
    for figure in shown(CorporationFigure):
        assert isinstance(figure, CorporationFigure)
        assert {kind for card in figure.cards for kind in kinds(card)} == {"oil", "dynamite", "hotels"}
        (double,) = (card for card in figure.cards if len(effects(card)) > 1)
        game = table(3, "", double, divers="explorer diving swimmer")
        play(game, "0 oil 0")
        began = [event.effect for entry in game.entries for event in entry.events if isinstance(event, EffectBegan)]
        assert began[:2] == list(effects(double))


def kinds(card: str) -> set[str]:
    return {effect.partition(":")[0] for effect in effects(card)}


def test_the_hotel_that_is_closed_keeps_the_next_pair_from_losing_the_game() -> None:
    for figure in shown(HotelsFigure):
        assert isinstance(figure, HotelsFigure)
        before, after = figure.moments
        (closed,) = set(before) - set(after)
        state = corner(table(3, "", "dynamite hotels:purple+yellow", **BEGINNER), built=before)
        assert then(state, "0 play 0").ending == "hotels"
        saved = then(state, f"0 close {closed} 0")
        assert saved.ending is None
        assert set(saved.built) - set(after) == {"yellow"}, "purple stands already"


def test_the_diver_does_what_the_ladder_below_shows() -> None:
    for figure in shown(DiverFigure):
        assert isinstance(figure, DiverFigure)
        (token,) = figure.tokens
        game = table(2, "crab", "dynamite", f"{figure.diver} explorer")
        state = corner(game, tokens={token.species: token.place})
        assert then(state, f"0 use {figure.diver} {token.species}").token(token.species) == token.to


@pytest.mark.parametrize(
    ("what", "lines"),
    [
        (("ladder",), ("unicorn blue",)),
        (("ladder",), ("crab blue to red",)),
        (("ladder",), ("crab pink",)),
        (("hotels",), ("red pink",)),
        (("corporation",), ("tax",)),
        (("diver", "cook"), ()),
        (("sea",), ()),
    ],
)
def test_a_figure_that_says_nothing_is_refused(what: tuple[str, ...], lines: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="“"):
        stated(Figure(what, lines))
