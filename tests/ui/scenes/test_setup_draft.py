"""What the set-up page decides, and what it remembers."""

from typing import Any

import pytest

from game.games.aqua.components import MODIFICATIONS
from game.games.aqua.terms import MODES
from game.games.registry import GAMES
from game.ui.lineup import Lineup, NewGame, SeatChoice
from game.ui.scenes.setup_draft import Draft, read_number
from game.ui.scenes.setup_nodes import ChosenValue
from game.ui.voice.sentences import sentence_of
from tests.support.setup_page import Page
from tests.support.store import MemoryStore

FOREST = GAMES["forest"]
ANA, BEN, WREN = SeatChoice("Ana", 3), SeatChoice("Ben", 1), SeatChoice("Wren", 0, "medium")


def draft(*seats: SeatChoice) -> Draft:
    made = Draft.fresh(FOREST)
    made.lineup = Lineup(seats, max(FOREST.seats))
    return made


def test_a_new_game_has_the_seats_the_options_and_the_seed() -> None:
    game = draft(ANA, WREN).new_game(seed=7)
    assert (game.game_id, game.seats, game.options, game.seed) == ("forest", (ANA, WREN), {"deal": "11+10"}, 7)
    assert game.table == {
        "show_gains": True, "show_scores": True, "curtain": False, "relaxed": False, "pace": "table",
        "far": (False, False),
    }  # fmt: skip


def test_a_friends_number_takes_the_place_of_the_seed() -> None:
    made = draft(ANA)
    made.number = 4711
    assert made.new_game(seed=7).seed == 4711


def test_the_curtain_means_something_for_two_people_only() -> None:
    assert draft(ANA, BEN).holds("curtain")
    assert not draft(ANA, WREN).holds("curtain")


def test_taking_everything_back_is_for_one_person_only() -> None:
    alone, two = draft(ANA, WREN), draft(ANA, BEN)
    alone.house["relaxed"] = two.house["relaxed"] = True
    assert alone.new_game(1).table["relaxed"] is True
    assert two.new_game(1).table["relaxed"] is False


def test_mixed_seats_depend_on_the_seed_alone() -> None:
    made = draft(ANA, BEN, WREN)
    made.mix = True
    orders = [made.new_game(seed).seats for seed in range(12)]
    assert orders == [made.new_game(seed).seats for seed in range(12)]
    assert len(set(orders)) > 1


def test_the_page_comes_back_as_it_was_left() -> None:
    store, left = MemoryStore(), draft(ANA, BEN, WREN)
    left.options["deal"] = "10+10"
    left.house |= {"show_scores": False, "relaxed": True}
    left.pace, left.mix, left.number = "instant", True, 12
    left.remember(store)
    back = Draft.remembered(FOREST, store)
    assert (back.lineup, back.options, back.house, back.pace, back.mix) == (
        left.lineup, left.options, left.house, left.pace, left.mix,
    )  # fmt: skip
    assert back.number is None, "the next game is a new one"


@pytest.mark.parametrize(
    "saved",
    [
        None,
        7,
        [],
        {"seats": "Ana"},
        {"seats": []},
        {"seats": [{"name": "Ana", "style": 9, "level": None}]},
        {"seats": [{"name": "Ana", "style": 1, "level": "genius"}]},
        {"seats": [{"name": "A", "style": 1, "level": None}, {"name": "B", "style": 1, "level": None}]},
        {"options": {"deal": "99"}, "house": {"curtain": "no"}, "pace": "slow", "mix": 1},
    ],
)
def test_what_cannot_be_read_counts_as_never_set(saved: Any) -> None:
    assert Draft.remembered(FOREST, MemoryStore(**{"setup/forest": saved})) == Draft.fresh(FOREST)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("42", 42), (" 42 ", 42), ("0", 0), ("9" * 9, 999_999_999), ("", None), ("-1", None), ("x", None),
        ("1" * 12, None), ("1" * 5000, None),
    ],
)  # fmt: skip
def test_a_game_number_is_a_whole_number(typed: str, number: int | None) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("modification", MODIFICATIONS)
def test_a_modification_that_changes_nothing_is_not_played(mode: str, modification: int) -> None:
    draft = Draft.fresh(GAMES["aqua"])
    draft.options |= {"mode": mode, "modification": modification}
    idle = mode == "family" and modification in (4, 5, 6)
    assert draft.effective_options["modification"] == (None if idle else modification)


def test_a_modification_that_changes_nothing_is_greyed_and_says_why(page: Page) -> None:
    pilot = page.pilot
    pilot.press("game/aqua")
    for _ in range(5):
        pilot.press("option/modification/next")
    assert pilot.node("option/modification").label == "5"
    chosen = pilot.node("option/modification")
    assert isinstance(chosen, ChosenValue) and not chosen.idle
    assert "reefs score nothing here" not in pilot.texts()
    for _ in range(2):
        pilot.press("option/mode/previous")
    assert pilot.node("option/mode").label == "Family"
    assert "reefs score nothing here" in pilot.texts()
    said = sentence_of(pilot.node("option/modification/next"), pilot.scene)
    assert "reefs score nothing here" in said.casefold()
    chosen = pilot.node("option/modification")
    assert isinstance(chosen, ChosenValue) and chosen.idle
    assert page.start().options["modification"] is None


def test_what_is_chosen_for_one_game_is_not_there_the_next_time() -> None:
    aqua, store = GAMES["aqua"], MemoryStore()
    draft = Draft.fresh(aqua)
    draft.options |= {"mode": "classic", "scenario": "D", "modification": 4}
    draft.remember(store)
    again = Draft.remembered(aqua, store).options
    assert (again["mode"], again["scenario"], again["modification"]) == ("classic", None, None)


@pytest.mark.parametrize(
    ("variants", "divers"),
    [
        ([], ["captain", "swimmer", "explorer"]),
        (["full_team"], [["captain"], ["swimmer"], ["explorer"]]),
        (["beginner"], "deal"),
    ],
)
def test_divers_that_were_chosen_dive_wherever_they_can_be_chosen(variants: list[str], divers: Any) -> None:
    """The full team has a row of its own for the same option: one row that applies is enough."""
    made = Draft.fresh(GAMES["divercity"])
    made.options |= {"variants": variants, "divers": ["captain", "swimmer", "explorer"]}
    assert made.new_game(1).options["divers"] == divers


def dive(names: str, variants: list[str], divers: Any) -> Draft:
    made = Draft.fresh(GAMES["divercity"])
    made.lineup = Lineup(tuple(SeatChoice(name, style) for style, name in enumerate(names.split())))
    made.options |= {"variants": variants, "divers": divers}
    return made


def owners(game: NewGame) -> dict[str, Any]:
    return dict(zip([seat.name for seat in game.seats], game.options["divers"], strict=False))


SHARES = [["captain", "swimmer"], [], ["explorer"]]


@pytest.mark.parametrize("seed", range(4))
def test_divers_follow_their_players_when_the_seats_are_mixed(seed: int) -> None:
    made = dive("Ana Ben Eva", ["full_team"], SHARES)
    made.mix = True
    assert owners(made.new_game(seed)) == {"Ana": ["captain", "swimmer"], "Ben": [], "Eva": ["explorer"]}


@pytest.mark.parametrize("seed", range(4))
def test_no_diver_gets_lost_when_another_becomes_the_industrialist(seed: int) -> None:
    made = dive("Ana Ben Eva Ida", ["full_team", "industrialist"], SHARES)
    made.mix = True
    game = made.new_game(seed)
    assert sorted(game.options["divers"]) == sorted(SHARES)
    assert all(share == owners(game).get(name, share) for name, share in zip(("Ana", "Ben"), SHARES, strict=False))


def test_divers_follow_a_seat_that_moves_and_leave_with_it() -> None:
    made = dive("Ana Ben Eva", ["full_team"], SHARES)
    made.lineup = made.lineup.moved(0, 2)
    made.reseat([1, 2, 0])
    assert owners(made.new_game(1)) == {"Ana": ["captain", "swimmer"], "Ben": [], "Eva": ["explorer"]}
    made.lineup = made.lineup.without(2)
    made.reseat([0, 1])
    assert owners(made.new_game(1)) == {"Ben": [], "Eva": ["explorer"]}


def test_a_player_who_joins_has_no_divers_until_they_are_given_some() -> None:
    made = dive("Ana Ben Eva Ida", ["full_team"], SHARES)
    assert made.new_game(1).options["divers"] == [*SHARES, []]


@pytest.mark.parametrize("broken", [[["captain"], ["captain"], []], [7, 8, 9], [["captain", 7], [], []], [[[]]]])
@pytest.mark.parametrize("variants", [[], ["full_team"]])
def test_divers_that_cannot_be_read_are_dealt(broken: Any, variants: list[str]) -> None:
    assert dive("Ana Ben Eva", variants, broken).new_game(1).options["divers"] == "deal"


@pytest.mark.parametrize("on", [False, True])
def test_habitats_stand_free_in_aqua_where_that_is_wished(page: Page, on: bool) -> None:
    page.pilot.press("game/aqua")
    if on:
        page.pilot.press("option/strict_habitats")
    assert page.start().options["strict_habitats"] is on
