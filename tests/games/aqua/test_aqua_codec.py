"""The text of every action (see the notation)."""

import pytest

from game.core.errors import InvalidAction
from game.games.aqua.actions import Action, Attract, Drop, Grow, Large, Pass, Reef, Snail, Tick
from game.games.aqua.codec import CODEC
from game.games.aqua.tiles import Tile

TEXTS: dict[str, Action] = {
    "0 grow 2,-1,1,RGB": Grow(0, Tile((2, -1), 1, "RGB")),
    "1 snail": Snail(1),
    "0 large duo 3,1 4,2": Large(0, "duo", ((3, 1), (4, 2))),
    "2 pass": Pass(2),
    "0 attract 3,1": Attract(0, (3, 1)),
    "3 reef R": Reef(3, "R"),
    "0 tick 14": Tick(0, 14),
    "0 drop RGB": Drop(0, "RGB"),
}


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_has_one_text(text: str) -> None:
    assert CODEC.decode(text) == TEXTS[text]
    assert CODEC.encode(TEXTS[text]) == text


def test_the_cells_of_a_large_animal_come_in_any_order() -> None:
    assert CODEC.encode(CODEC.decode("0 large duo 4,2 3,1")) == "0 large duo 3,1 4,2"


def test_a_dropped_tile_is_named_in_any_rotation() -> None:
    assert CODEC.decode("0 drop GBR") == Drop(0, "RGB")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "seat number"),
        ("x grow", "seat number"),
        ("0 fly", "no verb “fly”"),
        ("0 grow", "wrong number"),
        ("0 grow 2,-1,2,RGB", "no placed tile"),
        ("0 grow 2,-1,0,RRR", "no tile “RRR”"),
        ("0 grow 2,-1,0,RGX", "no placed tile"),
        ("0 large shoal 3,1 4,2", "no pile “shoal”"),
        ("0 large duo", "wrong number"),
        ("0 large duo 3;1", "no corner"),
        ("0 attract here", "no corner"),
        ("0 reef RY", "no colour “RY”"),
        ("0 tick 26", "no challenge “26”"),
        ("0 tick x", "no challenge “x”"),
        ("0 drop RRR", "no tile “RRR”"),
        ("0 drop xyz", "no tile “xyz”"),
        ("0 drop ", "wrong number"),
        ("0 snail now", "wrong number"),
    ],
)
def test_what_is_no_action_says_why(text: str, why: str) -> None:
    with pytest.raises(InvalidAction, match=why):
        CODEC.decode(text)
