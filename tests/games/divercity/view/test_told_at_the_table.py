"""What the divers' table tells without a press: the ladder under the pointer, the danger, the hotels."""

from dataclasses import replace

import pytest

from game.games.divercity.components import EXTINCT, HOTELS, SAVED
from game.games.divercity.view.choice import CLOSE, Choice
from game.games.divercity.view.danger import warnings
from game.games.divercity.view.ending_paint import Picture
from game.games.divercity.view.model import TableModel
from game.games.divercity.view.parts.corporation import CorporationPart
from game.games.divercity.view.parts.hotels import HotelsPart
from game.games.divercity.view.parts.ladder import LadderPart, Rope
from game.units import Rect
from tests.games.divercity.tables import play, table
from tests.games.divercity.view.test_diver_presenter import model
from tests.support.hands import StillHands
from tests.support.painting import Noting, small_look

CRAB = "disc/divercity-crab"


def at_table(crab: int = 2, gone: int = 0, **changes: object) -> TableModel:
    game = play(table(3, "", "hotels:red+green", "diving explorer captain"), "0 tell 1")
    m = model(game)
    view = replace(m.view, ladder={**m.view.ladder, "crab": crab}, species_discard=("crab",) * gone)
    return replace(m, view=replace(view, **changes))  # type: ignore[arg-type]


def ladder(m: TableModel) -> StillHands:
    hands = StillHands()
    LadderPart(hands, Rect(0, 0, 600, 420)).show(m)
    return hands


@pytest.mark.parametrize(
    "place, gone, said",
    (
        (2, 2, "Cards gone: 2 of 5. Steps to safety: 2. Steps to extinction: 2."),
        (1, 0, "Cards gone: 0 of 5. Steps to safety: 3. Steps to extinction: 1."),
        (SAVED, 4, "Cards gone: 4 of 5. Nothing moves it any more."),
        (EXTINCT, 5, "Cards gone: 5 of 5. Nothing moves it any more."),
    ),
)
def test_the_ladder_says_how_many_cards_are_gone_and_how_many_steps_are_missing(
    place: int, gone: int, said: str
) -> None:
    assert ladder(at_table(place, gone)).stage["species/crab"].hint.split("\n")[0] == said


def test_under_the_pointer_the_token_is_seen_where_it_may_go() -> None:
    hands = ladder(at_table())
    assert [name for name, _ in hands.painted("species/crab").pictures] == []
    below, above = hands.painted("species/crab", hot=True).pictures
    assert below[0] == above[0] == CRAB and below[1].x < above[1].x


def test_what_moved_last_is_not_marked_while_another_species_is_chosen() -> None:
    m = replace(at_table(), moved_from={"crab": 3})
    for chooses, marked in ((frozenset[str](), True), (frozenset({"eel"}), False)):
        rope = ladder(replace(m, open_species=chooses)).drawable("species/crab")
        assert isinstance(rope, Rope) and rope.active is marked


def test_the_danger_at_the_table_says_what_is_near() -> None:
    m, hands = at_table(built=HOTELS[:5]), StillHands()
    CorporationPart(hands, Rect(0, 0, 308, 412), Rect(0, 412, 308, 200), Rect(0, 0, 308, 412)).show(m)
    near = warnings(m.view)
    assert near[0] == "One island from the end."
    canvas = hands.painted("together")
    assert " ".join(near) in " ".join(canvas.words)
    assert "5 of 6" in canvas.words
    assert [name for name, _, _ in canvas.icons].count("warning") == 2, "beside the hotels, and beside the sentence"


def test_a_figure_stands_on_each_hotel_that_it_chooses() -> None:
    game = play(table(3, "", "hotels:blue+orange", "diving explorer captain"))
    hands = StillHands()
    HotelsPart(hands, Rect(0, 0, 140, 420), Rect(700, 0, 140, 420)).show(model(game, Choice(CLOSE)))
    figures = {name: [word for word in hands.painted(name).words if word.isdigit()] for name in hands.names("hotel/")}
    assert {name: found for name, found in figures.items() if found} == {"hotel/blue": ["1"], "hotel/orange": ["2"]}


def test_the_picture_of_the_end_shows_the_hotels_that_were_built_and_the_islands_that_are_free() -> None:
    canvas = Noting(small_look(), 504, 716)
    Picture(("red", "purple"), ()).paint(canvas, False)
    assert {name for name, _ in canvas.pictures} == {
        f"divercity/{'hotel' if colour in ('red', 'purple') else 'island'}/{colour}" for colour in HOTELS
    }
