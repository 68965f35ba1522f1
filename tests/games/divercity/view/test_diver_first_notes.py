"""When the notes of the first games of Mini DiverCity come up."""

from dataclasses import replace

from game.games.divercity.components import HOTELS
from game.games.divercity.dive import Phase
from game.games.divercity.game import DIVERCITY
from game.games.divercity.state import DiverCityView
from game.games.divercity.view.first_notes import NOTES
from game.ui.first_notes.values import Lights
from tests.games.divercity.tables import corner, play, table

HANDS = "crab crab crab eel eel eel lobster lobster lobster "
QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"


def seen(viewer: int = 0, **given: object) -> DiverCityView:
    game = table(3, HANDS, QUIET, "diving explorer captain")
    return DIVERCITY.rules.observe(corner(game, **given), viewer)  # type: ignore[arg-type]


def lights(name: str, view: DiverCityView, seat: int = 0) -> Lights | None:
    return next(note for note in NOTES if note.name == name).lights(view, seat)


def test_at_the_beginning_nothing_is_new() -> None:
    view = seen()
    assert [note.name for note in NOTES if note.lights(view, 0) is not None] == []


def test_the_first_token_beside_blue() -> None:
    assert lights("red", seen(tokens={"eel": 1})) == ("species/eel",)
    assert lights("green", seen(tokens={"eel": 3})) == ("species/eel",)
    assert lights("red", seen(tokens={"eel": 3})) is None


def test_the_industrialist_is_told_nothing_of_what_divers_hope_for() -> None:
    view = seen(built=HOTELS[:4], tokens={"eel": 1})
    opposed = replace(view, table=replace(view.table, industrialist=3))
    assert lights("hotels", opposed) and lights("red", opposed)
    assert [note.name for note in NOTES if note.lights(opposed, 3) is not None] == []


def test_the_last_two_islands() -> None:
    assert lights("hotels", seen(built=HOTELS[:4])) == (f"hotel/{HOTELS[4]}", f"hotel/{HOTELS[5]}")
    assert lights("hotels", seen(built=HOTELS[:3])) is None


def test_one_species_from_defeat() -> None:
    view = seen(tokens={"nudibranch": 0, "mandarinfish": 0})
    lost = replace(view, ladder={**view.ladder, **dict.fromkeys(list(view.ladder)[: view.lose - 1], 0)})
    assert lights("defeat", lost) == ("together",)
    assert lights("defeat", view) is None


def test_a_mate_with_a_card_that_saves_who_was_told_nothing() -> None:
    view = replace(seen(tokens={"eel": 3}), phase=Phase.ACT, acted=False)
    assert lights("untold", view) == ("mate/1", "action/tell")
    assert lights("untold", replace(view, acted=True)) is None
    told = replace(view.seats[1], hand=tuple(replace(card, told=1) for card in view.seats[1].hand))
    assert lights("untold", replace(view, seats=(view.seats[0], told, view.seats[2]))) is None


def test_who_was_told_is_reminded_of_the_hand_and_of_no_card_in_it() -> None:
    game = play(table(3, HANDS, QUIET, "diving explorer captain"), "0 tell 1")
    view = replace(game.view(1), acted=False)
    assert lights("told", view, 1) == ("hand",)
    assert lights("told", view, 2) is None
    assert lights("told", replace(view, phase=Phase.OIL), 1) is None, "the oil rig asks for a card to lose"
    assert lights("told", replace(view, acted=True), 1) is None


def test_the_diver_card_from_the_second_turn_on() -> None:
    view = replace(seen(), phase=Phase.ACT, turn=4)
    assert lights("diver", view) == ("diver",)
    assert lights("diver", replace(view, turn=3)) is None
    used = replace(view.seats[0], unused=())
    assert lights("diver", replace(view, seats=(used, *view.seats[1:]))) is None


def test_the_deck_runs_out() -> None:
    assert lights("deck", replace(seen(), species_left=12)) == ("piles",)
    assert lights("deck", replace(seen(), species_left=13)) is None
