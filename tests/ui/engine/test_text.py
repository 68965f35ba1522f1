from collections.abc import Callable, Iterator
from math import ceil

import pygame
import pytest

from game.paths import Family, Weight
from game.ui.engine import system_fonts
from game.ui.engine.look import Look
from game.ui.engine.text import ELLIPSIS, Text, can_be_shown, can_be_written
from game.ui.engine.viewport import Viewport

INK = pygame.Color("#22332E")


def test_a_line_is_as_wide_as_it_is_measured(look: Look) -> None:
    drawn = look.text.render("Dragonfly", 17, 400, "sans", INK)
    assert drawn.get_width() == ceil(look.text.width("Dragonfly", 17, 400, "sans") * look.viewport.scale)


@pytest.mark.parametrize(("size", "weight", "family"), [(15, 400, "sans"), (15, 600, "sans"), (16.5, 600, "serif")])
def test_words_stay_apart_in_a_small_window(size: float, weight: Weight, family: Family) -> None:
    """The space between two words is more than a fifth of the size of the letters, and there is no ink in it."""
    text = Text(Viewport((1280, 720)))
    space = text.width("Manta ray", size, weight, family) - sum(
        text.width(word, size, weight, family) for word in ("Manta", "ray")
    )
    assert space >= 0.22 * size
    picture = text.render("Manta ray", size, weight, family, pygame.Color("black"))
    middle = (text.width("Manta", size, weight, family) + space / 2) * 0.8
    columns = [max(picture.get_at((x, y)).a for y in range(picture.get_height())) for x in range(picture.get_width())]
    assert min(columns[round(middle) - 1 : round(middle) + 2]) < 40


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_line_is_as_long_in_every_window(size: tuple[int, int]) -> None:
    text, large = Text(Viewport(size)), Text(Viewport((16000, 9000)))
    for line in ("Scuba diving · Turn 19", "Everybody else: look away"):
        assert text.width(line, 16, 600) == pytest.approx(large.width(line, 16, 600), rel=0.05)


def test_a_line_that_fits_stays_as_it_is(look: Look) -> None:
    assert look.text.fit("Bear", 200, 20, 600, "serif") == ("Bear", 20)


def test_a_long_line_shrinks_before_it_is_cut(look: Look) -> None:
    width = look.text.width("Poisson-clown", 18, 600, "serif")
    fitted, size = look.text.fit("Poisson-clown", width, 20, 600, "serif")
    assert fitted == "Poisson-clown"
    assert 15 <= size <= 18.5


def test_a_line_that_is_too_long_at_the_smallest_size_ends_with_an_ellipsis(look: Look) -> None:
    fitted, size = look.text.fit("The quick brown fox jumps", 80, 20)
    assert size == 15
    assert fitted.endswith(ELLIPSIS) and len(fitted) > 1
    assert look.text.width(fitted, size) <= 80


def test_a_line_that_is_written_in_is_cut_at_its_beginning(look: Look) -> None:
    fitted, size = look.text.fit("The quick brown fox jumps", 80, 20, cut="start")
    assert fitted.startswith(ELLIPSIS) and fitted.endswith("jumps")
    assert look.text.width(fitted, size) <= 80


@pytest.mark.parametrize("room", range(120, 520, 7))
def test_no_short_word_is_left_alone_on_the_last_line(look: Look, room: int) -> None:
    said = "2 of 11 corporation cards can end it."
    broken = look.text.wrap(said, room, 17)
    assert " ".join(broken) == said
    assert all(look.text.width(line, 17) <= room for line in broken)
    assert len(broken) == 1 or broken[-1] != "it."


def test_a_tiny_word_is_not_left_alone_even_in_a_narrow_column(look: Look) -> None:
    room = look.text.width("animal touching", 17)
    assert look.text.wrap("and per animal touching it", room, 17)[-1] == "touching it"


def test_a_word_that_is_long_enough_stays_alone_on_the_last_line(look: Look) -> None:
    room = look.text.width("the Olympic swimmer", 17)
    assert look.text.wrap("the Olympic swimmer environmentalists", room, 17)[-1] == "environmentalists"


def test_no_second_half_of_a_word_is_left_alone_on_the_last_line(look: Look) -> None:
    room = look.text.width("Tell their whole hand, as by walkie-", 17)
    assert look.text.wrap("Tell their whole hand, as by walkie-talkie.", room, 17)[-1] == "walkie-talkie."


@pytest.mark.parametrize("max_w", [40, 90, 300])
def test_every_wrapped_line_fits_and_no_word_is_lost(look: Look, max_w: float) -> None:
    text = "The stream beside it is one card long"
    lines = look.text.wrap(text, max_w, 17)
    assert " ".join(lines) == text
    assert all(look.text.width(line, 17) <= max_w or " " not in line for line in lines)


def test_a_line_may_end_after_a_hyphen_between_two_long_parts(look: Look) -> None:
    width = look.text.width("requin-", 17)
    assert look.text.wrap("un requin-marteau à J-3", width, 17) == ["un", "requin-", "marteau", "à J-3"]


def test_a_line_break_in_the_text_is_kept(look: Look) -> None:
    assert look.text.wrap("one\n\ntwo", 500, 17) == ["one", "", "two"]


def test_transparent_letters_are_weaker(look: Look) -> None:
    strong = look.text.render("I", 60, 700, "sans", pygame.Color(255, 0, 0, 255))
    weak = look.text.render("I", 60, 700, "sans", pygame.Color(255, 0, 0, 128))
    assert _most_opaque(strong) == 255
    assert _most_opaque(weak) == 128


def _most_opaque(picture: pygame.Surface) -> int:
    w, h = picture.get_size()
    return max(picture.get_at((x, y)).a for x in range(w) for y in range(h))


@pytest.mark.parametrize("line", ["Zoë\ufe0f", "\u202eZoë\u200e", "Z\u200doë\u200b"])
@pytest.mark.parametrize("family", ["sans", "serif"])
def test_a_letter_without_a_look_takes_no_room(line: str, family: Family) -> None:
    text = Text(Viewport((1600, 900)))
    assert text.width(line, 20, 600, family) == text.width("Zoë", 20, 600, family)
    colour = pygame.Color("black")
    pictures = [text.render(s, 20, 600, family, colour) for s in (line, "Zoë")]
    assert pygame.image.tobytes(pictures[0], "RGBA") == pygame.image.tobytes(pictures[1], "RGBA")


@pytest.mark.parametrize(
    ("line", "shown"),
    [("🦊", "[1F98A]"), ("太郎", "[592A][90CE]"), ("Zoë 李", "Zoë [674E]"), ("\ufe0f", ""), ("क्ष", "[0915][0937]")],
)
@pytest.mark.parametrize("size", [20, 40])
def test_letters_that_no_font_has_are_shown_as_code_points(line: str, shown: str, size: int) -> None:
    text = Text(Viewport((1600, 900)))
    assert text.width(line, size) == text.width(shown, size)
    pictures = [text.render(s, size, 400, "sans", INK) for s in (line, shown)]
    assert pygame.image.tobytes(pictures[0], "RGBA") == pygame.image.tobytes(pictures[1], "RGBA")


@pytest.mark.parametrize("family", ["sans", "serif"])
def test_a_line_in_the_own_letters_is_not_split(monkeypatch: pytest.MonkeyPatch, family: Family) -> None:
    """Each cluster costs a font search: pages in French and Czech would open late."""
    split: list[str] = []

    def clusters(s: str, split_up: Callable[[str], Iterator[str]] = system_fonts.clusters) -> Iterator[str]:
        split.append(s)
        return split_up(s)

    monkeypatch.setattr(system_fonts, "clusters", clusters)
    text = Text(Viewport((1600, 900)))
    for line in ("Élève à la forêt : « déjà vu »", "Příliš žluťoučký kůň úpěl ďábelské ódy"):
        text.width(line, 20, 600, family)
    assert split == []
    text.width("Élève 李", 20, 600, family)
    assert split == ["Élève 李"]


ARABIC = "تبح"
"""Letters that the stand-in of these tests has, and the app's own fonts have not."""


@pytest.mark.parametrize("size", [20, 40])
def test_a_font_of_the_system_stands_in(a_system_font: None, size: int) -> None:
    text = Text(Viewport((1600, 900)))
    assert text.width(ARABIC, size) > 0
    looks = {pygame.image.tobytes(text.render(s, size, 400, "sans", INK), "RGBA") for s in (ARABIC, ARABIC[::-1])}
    assert len(looks) == 2
    width = text.width(f"Ana {ARABIC} Ben", size)
    assert width > text.width("Ana  Ben", size) and width > text.width(ARABIC, size)
    assert text.render(f"Ana {ARABIC}", size, 400, "sans", INK).get_width() == ceil(text.width(f"Ana {ARABIC}", size))
    assert text.width("李", size) == text.width("[674E]", size)


def test_a_line_in_another_script_is_fitted_and_wrapped(a_system_font: None) -> None:
    text = Text(Viewport((1600, 900)))
    fitted, size = text.fit(ARABIC * 8, 100, 20)
    assert fitted.endswith(ELLIPSIS) and text.width(fitted, size) <= 100
    assert text.wrap(f"{ARABIC} {ARABIC}", text.width(ARABIC, 20) + 1, 20) == [ARABIC, ARABIC]


def test_words_from_right_to_left_are_drawn_as_one(a_system_font: None) -> None:
    """The first word is on the right: the line looks like the picture of its last letters, then the first ones."""
    text = Text(Viewport((1600, 900)))

    def ink(line: str) -> list[bool]:
        picture = text.render(line, 40, 400, "sans", INK)
        return [any(picture.get_at((x, y)).a > 40 for y in range(picture.get_height())) for x in range(picture.width)]

    alone, both = ink("ت"), ink("ت ححححح")
    gap = "".join("x" if column else " " for column in both).strip().rpartition("  ")[2]
    assert abs(len(gap) - sum(alone)) <= 2


def test_letters_that_can_be_written(a_system_font: None) -> None:
    assert all(map(can_be_written, "aé \u200d" + ARABIC))
    assert not any(map(can_be_written, "李\u200b\u202e\n"))
    assert not can_be_shown(ARABIC[0])


def test_every_letter_of_our_languages_can_be_shown() -> None:
    assert all(map(can_be_shown, "aéèêëïôùûçœæÿñ áčďéěíňóřšťúůýž ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ …–—×−→·’“”„«»½€"))


@pytest.mark.parametrize("family", ["sans", "serif"])
def test_a_narrow_space_is_narrow_and_no_line_ends_at_it(family: Family) -> None:
    text = Text(Viewport((1600, 900)))
    none, narrow, wide = (text.width(f"Jouer{space}!", 40, 600, family) for space in ("", "\u202f", "\u00a0"))
    assert none < narrow < wide == text.width("Jouer !", 40, 600, family)
    for space in "\u202f\u00a0":
        assert text.wrap(f"À vous{space}! Jouez", text.width("À vous", 20), 20) == ["À", f"vous{space}!", "Jouez"]


@pytest.mark.parametrize(("weight", "family"), [(400, "sans"), (600, "sans"), (600, "serif"), (700, "serif")])
@pytest.mark.parametrize("pair", ["«f", "»."])
def test_a_quotation_mark_stays_clear_of_its_neighbour(pair: str, weight: Weight, family: Family) -> None:
    picture = Text(Viewport((1600, 900))).render(pair, 40, weight, family, pygame.Color("black"))
    w, h = picture.get_size()
    inked = [any(picture.get_at((x, y)).a > 40 for y in range(h)) for x in range(w)]
    first, last = inked.index(True), len(inked) - inked[::-1].index(True)
    assert not all(inked[first:last])


@pytest.mark.parametrize(("weight", "family"), [(400, "sans"), (600, "sans"), (600, "serif"), (700, "serif")])
@pytest.mark.parametrize("letter", '%¼½¾…“”„"«»&@')
def test_a_letter_of_several_parts_is_as_wide_as_all_of_them(letter: str, weight: Weight, family: Family) -> None:
    text = Text(Viewport((1600, 900)))
    picture = text.render(letter, 60, weight, family, pygame.Color("black"))
    ink = picture.get_bounding_rect()
    room = text.width(f"{letter}n", 60, weight, family) - text.width("n", 60, weight, family)
    assert ink.right - 2 <= room <= ink.right + 20


@pytest.mark.parametrize("line", [" ", "i", "I am Ana", ""])
def test_letters_too_small_to_be_seen_are_no_fault(line: str) -> None:
    """A window of a few pixels is drawn too, while something comes to lie over what was there."""
    for size in ((300, 80), (16, 9), (1, 1)):
        text = Text(Viewport(size))
        assert text.render(line, 15, 400, "sans", INK).get_height() > 0


@pytest.mark.parametrize("line", ["Zo\x07ë", "\x00Zoë", "Zoë\x7f"])
def test_what_is_no_letter_at_all_takes_no_room(line: str) -> None:
    text = Text(Viewport((1600, 900)))
    assert text.width(line, 20) == text.width("Zoë", 20)
    text.render(line, 20, 400, "sans", INK)


def test_lines_that_belong_together_have_one_size(look: Look) -> None:
    games = ("Forest", "AQUA", "Mini DiverCity")
    room = look.text.width("Mini DiverCity", 24, 700, "serif") + 1
    size = look.text.common(games, room, 34, 700, "serif")
    assert 23 <= size <= 25
    assert look.text.common(games[:2], room, 34, 700, "serif") == 34
