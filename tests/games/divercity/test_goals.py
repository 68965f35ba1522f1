"""Medals and goals of Mini DiverCity."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.games.divercity.components import LEVELS, SPECIES
from game.games.divercity.dive import Phase
from game.games.divercity.goals import EARLY, GOALS, ended
from game.games.divercity.state import DiverCityView
from tests.games.divercity.tables import table


def end(
    people: int = 2, tokens: Mapping[str, int] | None = None, ending: str = "saved", **given: Any
) -> DiverCityView:
    """The public view of a game that is over, with these tokens on the ladder."""
    options = {name: given.pop(name) for name in ("level", "variants") if name in given}
    variants = options.get("variants", ())
    cards = 0 if "beginner" in variants else max(people - ("industrialist" in variants), 2)
    view = table(people, divers=" ".join(("captain", "explorer", "swimmer")[:cards]), **options).view(None)
    ladder = {**view.ladder, **(tokens or {})}
    return replace(view, ladder=ladder, ending=ending, phase=Phase.OVER, **given)


def saved(number: int, **others: int) -> dict[str, int]:
    return {**dict.fromkeys(SPECIES[:number], 4), **others}


def test_there_are_seven_levels_for_one_to_six_divers_and_twelve_goals() -> None:
    assert [medal.id for medal in GOALS.medals] == [f"{level}:{n}" for level in LEVELS for n in range(1, 7)]
    assert len(GOALS.goals) == 12


def test_a_level_counts_for_those_who_played_it() -> None:
    have = GOALS.have(end(2, saved(5)))
    assert have["scuba:2"] == 5
    assert [name for name in have if ":" in name] == ["scuba:2"]
    assert GOALS.have(end(1, saved(4)))["scuba:1"] == 4


def test_easier_variants_bring_no_medal_but_snorkelling() -> None:
    assert not any(":" in name for name in GOALS.have(end(2, saved(5), variants=["beginner"])))
    snorkelling = GOALS.have(end(2, saved(4), level="snorkelling", variants=["beginner"]))
    assert snorkelling["snorkelling:2"] == 4


def test_what_a_victory_looks_like() -> None:
    calm = GOALS.have(end(2, saved(5), turn=EARLY, built=()))
    assert {"few_lost", "few_low", "few_hotels", "early", "spare_diver"} <= calm.keys()
    tight = GOALS.have(
        end(2, saved(5, starfish=0, eel=0, oyster=0, lobster=0), turn=EARLY + 1, species_left=0, built=("red",) * 5)
    )
    assert {"brink", "five_hotels", "last_card"} <= tight.keys()
    assert not {"few_lost", "few_low", "few_hotels", "early"} & tight.keys()


def test_a_defeat_meets_none_of_them() -> None:
    lost = GOALS.have(end(2, saved(4, starfish=0), ending="hotels"))
    assert lost == {"scuba:2": 4, "six": 4, "seven": 4}


def test_a_diver_card_that_was_used_and_who_played() -> None:
    view = end(2, saved(5))
    assert "spare_diver" in GOALS.have(view)
    used = replace(view, seats=tuple(replace(seat, unused=()) for seat in view.seats))
    assert "spare_diver" not in GOALS.have(used)
    assert "spare_diver" not in GOALS.have(end(2, saved(5), variants=["beginner"]))
    assert "alone" in GOALS.have(end(1, saved(5)))
    assert "industrialist" in GOALS.have(end(3, saved(5), variants=["industrialist"]))
    assert "industrialist" not in GOALS.have(end(3, saved(5)))


def test_the_divers_keep_it_together_and_the_industrialist_nothing() -> None:
    kept = ended(end(3, saved(5, eel=0), variants=["industrialist"]))
    assert kept.keys() == {"0", "1"}
    assert kept["0"] == kept["1"]
    assert kept["0"]["found"] == dict.fromkeys(SPECIES[:5], 1)
    assert ended(table(2, divers="captain explorer").view(None)) == {}
