"""What is told of the other divers at the table: how well computers play, what they know, who they are."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.games.divercity.components import DIVERS, SPECIES
from game.games.divercity.view import words
from game.games.divercity.view.parts.mates import Mate, _card, _mate, mate_hint
from game.games.divercity.view.table import seat_infos
from game.ui.table.feed import Players
from game.ui.table.seats import SeatInfo
from game.ui.words import set_language
from tests.games.divercity.tables import NAMES, play, table
from tests.games.divercity.view.test_diver_presenter import model
from tests.support.painting import Noting, small_look

WIDTHS = (148.0, 460.0)
"""A list of names, and cards beside each other."""


def painted(mate: Mate, width: float, scale: float = 1.0) -> Noting:
    canvas = Noting(small_look(scale), width, 168)
    mate.paint(canvas, False)
    return canvas


def read(canvas: Noting) -> str:
    """All that is written, lines that are broken joined again."""
    return " ".join(canvas.words).replace("- ", "-")


def ben(name: str = "Ben", told: tuple[bool, ...] = (False, False), computer: bool = False) -> Mate:
    seat = SeatInfo(name, 1, computer)
    return Mate(seat, ("eel", None), told, (("diving", True),), None, False, False, "", False, False)


def test_the_levels_of_the_computers_are_told_beside_their_cards() -> None:
    game = table(3, "", "hotels:red+green", "diving captain", variants=["industrialist"])
    infos = seat_infos(game.view(0), Players(NAMES[:3], {1: "easy", 2: "expert"}, (0, 1, 2)))
    hints = [mate_hint(game.view(0), seat, replace(ben(), seat=info, divers=())) for seat, info in enumerate(infos)]
    assert hints == ["", f"{NAMES[1]}: Easy", f"{NAMES[2]}: Sharp"]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("told", ((False, False), (True, False), (True, True)))
def test_the_radio_stands_on_every_card_that_was_told_and_on_no_other(width: float, told: tuple[bool, ...]) -> None:
    icons = [name for name, _, _ in painted(ben(told=told), width).icons]
    assert icons.count("walkie") == sum(told)


def test_at_the_table_of_mates_told_cards_are_marked_without_any_option() -> None:
    game = play(table(3, "crab crab crab eel eel eel", "hotels:red+green", "diving captain explorer"), "0 tell 1")
    m = model(game)
    assert not m.view.memory_aid
    assert _mate(m, 1, False).told == (True,) * 3
    assert _mate(m, 2, False).told == (False,) * 3


@pytest.mark.parametrize("scale", (1.0, 1.3))
@pytest.mark.parametrize("width", (140.0, 170.0, 214.0, 460.0))
@pytest.mark.parametrize("name", ("Player 2", "Alexander"))
def test_a_name_is_read_whole(name: str, width: float, scale: float) -> None:
    assert name in painted(ben(name), width, scale).words


@pytest.mark.parametrize("width", (148.0, 170.0, 214.0, 226.0, 288.0, 304.0, 460.0, 928.0))
@pytest.mark.parametrize("language", ("en", "fr", "cs"))
@pytest.mark.parametrize("scale", (1.0, 1.3))
def test_the_names_of_cards_are_whole_and_large_enough_to_read(width: float, language: str, scale: float) -> None:
    set_language(language)
    try:
        longest = sorted(SPECIES, key=lambda species: len(words.species(species)))[-3:]
        canvas = painted(replace(ben(), cards=tuple(longest), told=(False,) * 3, divers=()), width, scale)
        assert all(words.species(species) in read(canvas) for species in longest)
        names = [said for said in canvas.said if said.text != "Ben"]
        assert all(said.box[3] >= 0.9 * 13 for said in names)
        assert all(said.box[0] >= 0 and said.box[0] + said.box[2] <= width for said in names)
    finally:
        set_language("en")


def test_the_names_under_the_cards_of_all_mates_have_one_size() -> None:
    short, long = ("eel", "crab", "eel"), ("porcupinefish", "mandarinfish", "hammerhead")
    hands = [replace(ben(), cards=cards, told=(False,) * 3, hands=(long, short)) for cards in (short, long)]
    said = [said for hand in hands for said in painted(hand, 304).said]
    names = [one for one in said if one.text in map(words.species, (*short, *long))]
    assert len(names) == 6 and len({one.box[3] for one in names}) == 1


@pytest.mark.parametrize("divers", (1, 2))
def test_in_a_list_nothing_lies_on_another_thing(divers: int) -> None:
    """The hand of a table of six or seven: three cards, and below them the portraits of the diver cards."""
    mate = replace(
        ben(), cards=("eel", "crab", "mandarinfish"), told=(True,) * 3, divers=(("diving", True),) * divers
    )
    lying = painted(mate, 148).pictures
    assert len(lying) == 3 + divers
    for (_, one), (_, other) in combinations(lying, 2):
        assert one.bottom <= other.y or other.bottom <= one.y or one.right <= other.x or other.right <= one.x


@pytest.mark.parametrize("width", (148.0, 170.0, 214.0, 460.0))
@pytest.mark.parametrize("count", (1, 2))
def test_a_used_diver_card_is_ticked_and_not_only_paler(width: float, count: int) -> None:
    def ticks(unused: bool) -> int:
        mate = replace(ben(), divers=(("diving", unused), ("swimmer", True))[:count])
        return [name for name, _, _ in painted(mate, width).icons].count("check")

    assert ticks(unused=True) == 0 and ticks(unused=False) == 1


@pytest.mark.parametrize("scale", (1.0, 1.3))
def test_below_a_list_the_only_diver_card_has_its_name(scale: float) -> None:
    assert words.diver("diving") in read(painted(ben(), 148, scale))


@pytest.mark.parametrize("width", (148.0, 179.0, 226.0))
@pytest.mark.parametrize("language", ("en", "fr", "cs"))
@pytest.mark.parametrize("scale", (1.0, 1.3))
def test_the_lists_of_all_mates_are_written_in_one_size(width: float, language: str, scale: float) -> None:
    set_language(language)
    try:
        hands = (("crab", "eel", "oyster"), ("mandarinfish", "hammerhead", "porcupinefish"))
        team = ("captain", "diving", "swimmer")
        cards, divers = set[float](), set[float]()
        for hand in hands:
            for diver in team:
                mate = replace(ben(), cards=hand, told=(False,) * 3, divers=((diver, True),), hands=hands, team=team)
                lines = [one for one in painted(mate, width, scale).said if one.text != "Ben"]
                below = [one for one in lines if one.text in words.diver(diver)]
                divers |= {one.box[3] for one in below}
                cards |= {one.box[3] for one in lines if one not in below}
                assert below and all(one.box[0] + one.box[2] <= width - 9 for one in lines)
        assert len(cards) == 1 and len(divers) == 1
    finally:
        set_language("en")


@pytest.mark.parametrize("language", ("en", "fr", "cs"))
def test_no_name_of_a_diver_card_is_cut_below_a_list(language: str) -> None:
    set_language(language)
    try:
        for diver in DIVERS:
            assert all(said.fits for said in painted(replace(ben(), divers=((diver, True),)), 148).said)
    finally:
        set_language("en")


@pytest.mark.parametrize("width", (214.0, 226.0, 288.0, 304.0, 436.0, 460.0, 928.0))
@pytest.mark.parametrize("count", (1, 3, 4))
def test_every_card_lies_well_inside_its_panel(width: float, count: int) -> None:
    cards = [_card(width, 168, place, count) for place in range(count)]
    assert cards[0][0] >= 13.9
    assert all(x + w <= width - 13.9 and y >= 42 and y + h <= 146.1 for x, y, w, h in cards)
    assert [x for x, *_ in cards] == sorted(x for x, *_ in cards)
