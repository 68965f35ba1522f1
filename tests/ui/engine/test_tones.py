"""Colours in high contrast, worked out from what lies below."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.engine.tones import READABLE, Ground, StrongTones, Tones, contrast, luminance

strength = st.integers(0, 255)
colours = st.builds(pygame.Color, strength, strength, strength)
STRONG = StrongTones()


def plain(colour: pygame.Color) -> Ground:
    """One colour all over."""
    ground = Ground.of({(colour.r, colour.g, colour.b, 255): 1})
    assert ground is not None
    return ground


def test_contrast_goes_from_none_to_that_of_black_and_white() -> None:
    black, white = pygame.Color("black"), pygame.Color("white")
    assert contrast(white, black) == contrast(black, white) == pytest.approx(21)
    assert contrast(pygame.Color("#777777"), white) == pytest.approx(4.48, abs=0.01)
    assert contrast(white, white) == 1


@settings(max_examples=40)
@given(colours, colours)
def test_letters_are_readable_on_a_plate_or_without_one(ink: pygame.Color, below: pygame.Color) -> None:
    plate = STRONG.plate(lambda: plain(below)) or below
    assert contrast(STRONG.ink(ink, lambda: plain(plate)), plate) >= READABLE


@settings(max_examples=40)
@given(colours, colours)
def test_letters_on_what_is_not_known_are_readable_on_every_ground_of_the_other_kind(
    ink: pygame.Color, below: pygame.Color
) -> None:
    letters, ground = STRONG.ink(ink, lambda: None), STRONG.ground(below)
    if (luminance(letters) < 0.2) != (luminance(ground) < 0.2):
        assert contrast(letters, ground) >= READABLE


@settings(max_examples=40)
@given(colours, colours)
def test_an_edge_is_told_from_what_it_surrounds(line: pygame.Color, below: pygame.Color) -> None:
    assert contrast(STRONG.edge(line, lambda: plain(below)), below) >= 3


@settings(max_examples=40)
@given(colours, colours)
def test_a_gradient_stays_on_one_side(top: pygame.Color, bottom: pygame.Color) -> None:
    assert len({luminance(part) < 0.2 for part in STRONG.shaded(top, bottom)}) == 1


def test_what_is_seen_through_is_not_known_and_a_line_of_nothing_stays_nothing() -> None:
    assert Ground.of({(0, 0, 0, 255): 5, (0, 0, 0, 128): 1}) is None
    assert STRONG.edge(pygame.Color("#12345600"), lambda: None).a == 0
    assert STRONG.edge(pygame.Color("#12345620"), lambda: None).a > 0x20


def test_a_ground_knows_its_extremes_and_its_mean() -> None:
    ground = Ground.of({(0, 0, 0, 255): 1, (200, 200, 200, 255): 3})
    assert ground == Ground((0, 0, 0, 255), (200, 200, 200, 255), (150, 150, 150, 255))


def test_without_it_every_colour_stays_as_it_is() -> None:
    colour, tones = pygame.Color("#8C7F6340"), Tones()
    assert tones.ink(colour, lambda: None) == tones.ground(colour) == tones.edge(colour, lambda: None) == colour
    assert tones.shaded(colour, colour) == (colour, colour) and tones.plate(lambda: None) is None
    assert tones.edge_w(1) == 1 < STRONG.edge_w(1)
