"""Where only one of several animals can come, it is seen which, and what each would bring."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.games.aqua.actions import Attract
from game.games.aqua.game import AQUA
from game.games.aqua.reefs import Reef
from game.games.aqua.tiles import corner_of
from game.games.aqua.view import spoken
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.contested import Contested
from game.games.aqua.view.layer import Layer
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.scoring_reefs import values_on_reefs
from game.ui.words import signed
from tests.games.aqua.seas import HERE
from tests.games.aqua.view.sea import at_title, model, sit_down, table
from tests.games.aqua.view.states import contested, holding, presenter
from tests.support.pilot import FRAME_MS, Pilot

LOOKS = Choice(outline=(HERE,))
CHOOSES = Choice(outline=(HERE,), laid=True)


def shown(choice: Choice, gains: bool = True) -> TableModel:
    return presenter(show_gains=gains).model(holding(contested(), choice))


def test_each_habitat_tells_what_the_rules_would_pay_for_its_animal() -> None:
    view, told = contested().view, shown(Choice()).contested
    seat = view.actors[0]
    assert set(told) == set(view.contested)
    for corner, gain in told.items():
        after = AQUA.rules.preview(view, (Attract(seat, corner),))
        assert gain == after[seat].total - view.sheets[seat].total
    assert set(shown(Choice(), gains=False).contested.values()) == {0}


def test_it_is_heard_what_an_animal_brings_and_not_where_the_table_does_not_tell() -> None:
    for choice in (Choice(), LOOKS, CHOOSES):
        assert f"Brings: {signed(shown(choice).contested[HERE])}" in spoken.habitat_words(shown(choice), HERE)
    assert "Brings" not in spoken.habitat_words(shown(Choice(), gains=False), HERE)


def test_no_value_of_a_reef_stands_where_an_animal_is_chosen() -> None:
    view = contested().view
    seat, corals = view.actors[0], list(view.areas[view.actors[0]].corals)
    there = Reef("R", tuple(coral for coral in corals if corner_of(*coral) == HERE), ())
    elsewhere = Reef("R", tuple(coral for coral in corals if corner_of(*coral) not in view.contested), ())
    assert there.corals and elsewhere.corals
    found = ((there, 2), (elsewhere, 4))
    assert values_on_reefs(view, seat, found) == ((there, 0), (elsewhere, 4))
    assert values_on_reefs(view, 1 - seat, found) == found
    assert values_on_reefs(replace(view, phase="grow"), seat, found) == found


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return sit_down(at_title(tmp_path, (640, 360), "full"), "Ana")


def show(pilot: Pilot, choice: Choice) -> Layer:
    """The reef of the table with a choice of animals on it; answers the layer of these."""
    asked, reef = shown(choice), table(pilot).parts.reef
    reef.show(replace(asked, front=asked.view.actors[0], mine=asked.view.actors[0]))
    layer = pilot.node("reef/places")
    assert isinstance(layer, Layer) and isinstance(layer.scenery, Contested)
    return layer


def test_gold_comes_to_a_habitat_little_by_little(pilot: Pilot) -> None:
    assert not model(pilot).contested
    show(pilot, Choice())
    pilot.settle()
    layer = show(pilot, LOOKS)
    shares = []
    while layer.turned < 1:
        shares.append(layer.turned)
        pilot.step(FRAME_MS)
    assert len(shares) > 3


def test_the_chosen_animal_differs_from_one_that_is_looked_at_by_more_than_colour(pilot: Pilot) -> None:
    pictures = []
    for choice in (LOOKS, CHOOSES):
        layer = show(pilot, choice)
        layer.turned = 1.0
        picture = layer.picture(pilot.app.look)
        assert picture is not None
        pictures.append(picture.copy())
    one, other = pictures
    bright = [
        [sum(each.get_at((x, y))[:3]) for x in range(one.get_width())]
        for each in (one, other)
        for y in range(one.get_height())
    ]
    rows = one.get_height()
    assert sum(abs(a - b) > 90 for y in range(rows) for a, b in zip(bright[y], bright[rows + y])) > 20


def test_an_animal_that_comes_is_not_seen_as_promised_any_more() -> None:
    animals = shown(CHOOSES).contested
    both = Contested(dict.fromkeys(animals, "R"), animals, HERE, True)
    assert set(both.without_chosen().animals) == set(animals) - {HERE}
