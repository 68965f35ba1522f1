"""What is near its end is said, as far as it may be known."""

from dataclasses import replace

import pytest

from game.games.divercity.components import CORPORATION, HOTELS, OIL
from game.games.divercity.dive import CorporationCard, Phase
from game.games.divercity.game import DIVERCITY
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.choice import CLOSE, PLAY, USE, Choice
from game.games.divercity.view.danger import fatal_cards, next_diver, warnings
from game.games.divercity.view.parts.corporation import Together
from game.games.divercity.view.parts.mates import Mate
from game.paths import assets_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.table.seats import SeatInfo
from game.ui.words import set_language, wide
from tests.games.divercity.tables import corner, play, table, then
from tests.games.divercity.view.test_diver_presenter import model
from tests.support.painting import small_look

QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"
HANDS = "crab crab crab eel eel eel lobster lobster lobster "
LOST = {"nudibranch": 0, "mandarinfish": 0, "manta_ray": 0, "octopus": 0}


def look() -> Look:
    assets = assets_dir()
    return Look(Viewport((640, 360)), Theme.load(assets / "theme.toml"), 1.3, assets / "art")


def seen(viewer: int | None = 0, cards: str = QUIET, **given: object) -> DiverCityView:
    game = table(3, HANDS, cards, "diving explorer captain")
    return DIVERCITY.rules.observe(corner(game, **given), viewer)  # type: ignore[arg-type]


def test_at_the_beginning_nothing_is_near() -> None:
    assert warnings(seen()) == ()


@pytest.mark.parametrize("saved", [False, True])
def test_after_the_last_step_nothing_is_near(saved: bool) -> None:
    near = seen(tokens=LOST)
    assert warnings(near)
    won = dict.fromkeys(list(near.ladder)[-near.save :], 4)
    over = {"ladder": {**near.ladder, **won}} if saved else {"built": HOTELS}
    assert warnings(replace(near, **over)) == ()
    assert fatal_cards(seen()) == (0, 26)


def test_one_island_from_the_end_the_cards_that_build_it_are_counted() -> None:
    """Purple and yellow: two alone, one after dynamite, one before an oil rig; none of them is gone."""
    view = seen(built=HOTELS[:5])
    assert warnings(view) == ("One island from the end.", "4 of 26 corporation cards can end it.")


def test_two_islands_of_a_pair_are_near_too() -> None:
    assert warnings(seen(built=HOTELS[:4])) == ("4 of 26 corporation cards can end it.",)


def test_cards_that_are_gone_are_not_counted() -> None:
    view = seen(built=HOTELS[:5])
    gone = replace(view, corporation_discard=("hotels:purple+yellow", "hotels:purple+yellow"))
    assert fatal_cards(gone) == (2, 25)


def test_a_species_one_step_from_lost_is_named() -> None:
    """Ben, who comes next, holds three eels, and so do the deck and Ana's hand perhaps."""
    view = seen(tokens={**LOST, "eel": 1})
    assert warnings(view)[0] == "One species from the end: Eel."
    strikes = sum(n for card, n in CORPORATION.items() if OIL in card or "dynamite" in card)
    assert fatal_cards(view) == (strikes, 26)


def test_what_i_see_in_all_hands_cannot_be_hit_by_the_boat_nor_in_anothers_hand_by_the_oil_rig() -> None:
    """All five starfish: three gone, two in Cid's hand. Ben comes next."""
    view = seen(tokens={**LOST, "starfish": 1})
    starfish = replace(view.seats[2].hand[0], species="starfish")
    hands = (*view.seats[:2], replace(view.seats[2], hand=(starfish, starfish, view.seats[2].hand[2])))
    view = replace(view, seats=hands, species_discard=("starfish",) * 3)
    assert next_diver(view) == 1
    assert fatal_cards(view)[0] == CORPORATION["oil>dynamite"], "these can take an eel from blue in two steps"
    assert warnings(view)[0] == "One species from the end: Starfish."


def test_without_cards_left_a_species_is_in_no_danger() -> None:
    view = replace(seen(tokens={**LOST, "starfish": 1}), species_discard=("starfish",) * 5)
    assert fatal_cards(view)[0] == 3 == CORPORATION["oil>dynamite"], "two strikes may still take one from blue"
    assert warnings(view) == ("3 of 26 corporation cards can end it.",)


def test_one_card_can_strike_the_same_species_twice() -> None:
    assert fatal_cards(seen(tokens=LOST))[0] == CORPORATION["oil>dynamite"]


def foreseeing(view: DiverCityView, *cards: str) -> DiverCityView:
    """The view of a table where everybody may look at the next corporation cards."""
    return replace(view, pile=(*map(CorporationCard, cards), *view.pile[len(cards) :]), foreseen=len(cards))


def test_who_has_seen_the_next_card_knows() -> None:
    view = seen(built=HOTELS[:5])
    assert fatal_cards(foreseeing(view, "oil", "hotels:purple+yellow")) == (0, 1)
    assert fatal_cards(foreseeing(view, "hotels:purple+yellow", "oil")) == (1, 1)


@pytest.mark.parametrize(
    ("order", "memory_aid", "said"),
    [
        ("0 1 2 3", False, ["You have seen the next corporation card."]),
        ("1 0 2 3", False, ["You have seen the next corporation card."]),
        ("0 1 2 3", True, []),
        ("1 0 2 3", True, ["You know the next corporation card: it can end the game."]),
    ],
)
def test_a_next_card_that_everybody_has_seen_is_not_counted_among_all(
    order: str, memory_aid: bool, said: list[str]
) -> None:
    """After the visionary: an oil rig, purple and yellow, and two more lie on top in the order that was chosen."""
    game = table(
        3, HANDS, "oil oil hotels:purple+yellow oil oil", "visionary explorer captain", memory_aid=memory_aid
    )
    begun = corner(game, built=HOTELS[:5])
    state = then(begun, "0 oil 0", "0 use visionary")
    assert warnings(DIVERCITY.rules.observe(state, 1))[1:] == ("1 of 4 corporation cards can end it.",)
    state = then(state, f"0 order {order}")
    assert warnings(DIVERCITY.rules.observe(state, 1)) == ("One island from the end.", *said)


def test_once_the_cards_that_were_seen_are_gone_all_others_are_counted_again() -> None:
    quiet = "oil hotels:red+green hotels:red+green oil oil"
    state = corner(table(3, HANDS, quiet, "visionary explorer captain"), built=HOTELS[:5])
    state = then(state, "0 oil 0", "0 use visionary", "0 order 0 1 2 3")
    left = [state.seen_ahead]
    while state.seen_ahead:
        (seat,) = state.actors
        legal = [DIVERCITY.codec.encode(action) for action in DIVERCITY.rules.legal(state, seat)]
        state = then(state, next(text for text in legal if text.split()[1] in ("oil", "play", "end")))
        left += [state.seen_ahead] if state.seen_ahead != left[-1] else []
    assert left == [4, 3, 2, 1, 0]
    assert "corporation cards can end it." in warnings(DIVERCITY.rules.observe(state, 1))[1]


def test_without_any_pile_the_discards_come_again() -> None:
    everything = tuple(card for card, count in CORPORATION.items() for _ in range(count))
    assert fatal_cards(replace(seen(built=HOTELS[:5]), corporation_discard=everything)) == (4, 27)


@pytest.mark.parametrize("mine", ("crab crab crab ", "starfish oyster eel "))
def test_the_own_hidden_cards_change_no_sentence(mine: str) -> None:
    """What Ana holds is missing from the deck, but she cannot know it."""
    game = table(3, mine + "eel eel eel lobster lobster lobster ", QUIET, "diving explorer captain")
    view = DIVERCITY.rules.observe(corner(game, tokens={**LOST, "crab": 1, "starfish": 1}), 0)
    assert warnings(view)[0] == "One species from the end; 2 are one step from lost."
    assert fatal_cards(view)[0] == 12, "every boat, and no oil rig: Ben holds eels, which are on blue"


def test_the_ghost_stands_where_the_token_would_go() -> None:
    game = table(3, HANDS, QUIET, "diving explorer captain")
    assert model(game, Choice(USE, "diving", species="eel")).ghosts == {"eel": 3}
    assert model(game, Choice(PLAY, places=(1,))).ghosts == {}, "an unknown card moves nobody knows what"
    looked = play(table(3, HANDS, QUIET, "explorer diving captain"), "0 use explorer")
    assert model(looked, Choice(PLAY, places=(1,))).ghosts == {"crab": 3}
    assert model(looked, Choice(CLOSE, places=(1,), hotel="red")).ghosts == {}


def test_in_the_oil_rigs_phase_the_ghost_stands_below() -> None:
    game = play(table(3, HANDS, "hotels:red+green oil", "endurance explorer captain"), "0 tell 1")
    assert game.view(1).phase == Phase.OIL
    assert model(game, Choice(places=(0,))).ghosts == {"eel": 1}


def test_after_the_walkie_talkie_taking_back_says_that_something_was_told() -> None:
    game = play(table(3, HANDS, QUIET, "diving explorer captain"), "0 tell 1")
    assert game.undo_status(0).reason == "told"
    assert play(table(3, HANDS, QUIET, "diving explorer captain"), "0 play 1").undo_status(0).reason == "revealed"


def test_the_counters_are_painted_with_what_is_near() -> None:
    said = "\n".join(warnings(seen(built=HOTELS[:5], tokens={**LOST, "eel": 1, "crab": 1})))
    canvas = Canvas(look(), 308, 412)
    Together("Scuba", 0, 5, 4, 5, 5, said, True, ()).paint(canvas, False)
    assert canvas.surface.get_bounding_rect().size != (0, 0)


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_all_that_may_be_near_at_once_has_room_above_who_is_active_next(language: str, text_scale: float) -> None:
    set_language(language)
    near = replace(seen(built=HOTELS[:5], tokens={**LOST, "eel": 1, "crab": 1}), species_left=0)
    canvas = Canvas(small_look(text_scale), 336 if wide() else 308, 380)
    said = warnings(near)
    Together("Scuba", 0, 5, 4, 5, 5, "\n".join(said), True, (SeatInfo("Ben", 1, False),)).paint(canvas, False)
    lines = [line for line in canvas.said if any(line.text in sentence for sentence in said)]
    assert " ".join(line.text for line in lines) == " ".join(said) and len(said) == 4
    assert max(line.box[1] + line.box[3] for line in lines) <= 380 - 62


def test_an_empty_deck_is_said_with_the_cards_that_are_left() -> None:
    view = replace(seen(), species_left=0)
    assert warnings(view) == ("The deck is empty: 9 cards are left in all hands.",)
    last = (replace(view.seats[0], hand=view.seats[0].hand[:1]), *(replace(one, hand=()) for one in view.seats[1:]))
    assert warnings(replace(view, seats=last)) == ("The deck is empty: 1 card is left in all hands.",)


def test_where_an_empty_deck_loses_the_next_draw_is_the_end() -> None:
    view = seen()
    rules = replace(view.table, options={**view.options, "deck_out": "empty_deck"})
    view = replace(view, species_left=0, table=rules)
    assert warnings(view)[-1] == "The deck is empty: the next card needed from it ends the game."


@pytest.mark.parametrize("width", (148.0, 460.0))
@pytest.mark.parametrize("cards, said", ((("", ""), True), ((), True), (("", "eel"), False), ((None,), False)))
def test_a_hand_without_cards_is_not_a_blank_glass(width: float, cards: tuple[str | None, ...], said: bool) -> None:
    ben = SeatInfo("Ben", 1, False)
    canvas = Canvas(look(), width, 168)
    Mate(ben, cards, (False,) * len(cards), (), None, False, False, "", False, False).paint(canvas, False)
    assert ("no cards" in [line.text for line in canvas.said]) == said
