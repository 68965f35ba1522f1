"""For which decisions the music makes room: by what everybody may know."""

from importlib import import_module
from types import SimpleNamespace

import pytest


@pytest.mark.parametrize(
    ("game", "phase", "weighty"),
    [
        ("aqua", "large", True),
        ("aqua", "reef", True),
        ("aqua", "grow", False),
        ("divercity", "oil", True),
        ("divercity", "captain", True),
        ("divercity", "act", False),
    ],
)
def test_a_phase_weighs_or_does_not(game: str, phase: str, weighty: bool) -> None:
    weighs = import_module(f"game.games.{game}.view.ambience").weighs
    assert weighs(SimpleNamespace(phase=phase)) is weighty


@pytest.mark.parametrize(
    ("phase", "turn", "weighty"), [("pick", 3, False), ("pick", 10, True), ("hunt", 3, True), ("flip", 3, True)]
)
def test_the_last_card_and_cards_that_turn_over_weigh(phase: str, turn: int, weighty: bool) -> None:
    weighs = import_module("game.games.ecosystem.view.ambience").weighs
    assert weighs(SimpleNamespace(phase=phase, turn=turn, turns=10, round=2, rounds=2)) is weighty
