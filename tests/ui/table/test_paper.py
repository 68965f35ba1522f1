"""Pages on which something is chosen: what is taken is reported once, and only when it is complete."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from game.games.aqua.view.picker import PickerScene
from game.games.divercity.view.diver_picker import DiversScene
from game.games.divercity.view.variants import VariantsScene
from game.ui.table.paper import ChoosingScene
from tests.support.pilot import Pilot


def opened(scene: ChoosingScene[Any]) -> Pilot:
    pilot = Pilot().start()
    pilot.app.stack.push(scene)
    pilot.settle()
    return pilot


def test_six_goals_are_reported_in_the_order_in_which_they_were_chosen() -> None:
    told: list[Any] = []
    pilot = opened(PickerScene((), told.append))
    for number in (7, 13, 13, 2, 1):
        pilot.click(f"goal/{number}")
    pilot.click("done")
    assert told == [], "five are not enough"
    pilot.click("goal/18")
    pilot.click("done")
    assert told == [[7, 13, 13, 2, 1, 18]]
    assert pilot.scene.name != "goals"


def test_a_goal_that_is_not_there_any_more_is_put_back_by_the_next_press() -> None:
    pilot = opened(scene := PickerScene((), print))
    pilot.click("goal/1")
    pilot.click("goal/2")
    pilot.click("goal/1")
    assert scene.chosen == (2,)
    pilot.click("clear")
    assert scene.chosen == ()


def test_variants_are_reported_in_the_order_of_the_rules() -> None:
    told: list[Any] = []
    pilot = opened(VariantsScene(("realistic",), told.append))
    pilot.click("variant/beginner")
    pilot.click("done")
    assert told == [["beginner", "realistic"]]


@pytest.mark.parametrize(
    ("page", "button", "value"),
    [(PickerScene, "draw", None), (partial(DiversScene, hands=()), "deal", "deal")],
    ids=["goals", "divers"],
)
def test_chance_may_choose_too(page: Callable[..., ChoosingScene[Any]], button: str, value: str | None) -> None:
    told: list[Any] = []
    opened(page((), told.append)).click(button)
    assert told == [value]


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
@pytest.mark.parametrize("text_size", [1.15, 1.3])
def test_in_large_letters_the_name_of_a_diver_is_no_smaller_than_its_rule(language: str, text_size: float) -> None:
    pilot = opened(DiversScene((), print, ()))
    pilot.app.settings["language"], pilot.app.settings["text_size"] = language, text_size
    pilot.resize((1280, 800))
    for diver in pilot.names("diver/"):
        name, *_, rule = pilot.node(diver).said
        assert name.fits
        assert rule.fits
        assert name.box[3] >= rule.box[3] * 0.9
