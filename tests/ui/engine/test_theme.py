from pathlib import Path

import pygame
import pytest

from game.paths import MissingAsset, assets_dir
from game.ui.engine.theme import Theme, UnknownToken, dark, light


def test_colours_go_by_name_by_path_or_by_value(theme: Theme) -> None:
    assert theme.colour("ink") == pygame.Color("#22332E")
    assert theme.colour("surface.glass") == pygame.Color("#0808089C")
    assert theme.colour("games.forest.bg0") == pygame.Color("#6B9A78")
    assert theme.colour("#12345678") == pygame.Color(0x12, 0x34, 0x56, 0x78)


@pytest.mark.parametrize("game", ["forest", "ocean", "savanna", "aqua", "divercity"])
@pytest.mark.parametrize("surface", ["glass", "tray"])
def test_what_is_dark_on_a_table_keeps_the_hue_of_the_table(surface: str, game: str, theme: Theme) -> None:
    table, veil = theme.colour(f"games.{game}.bg0"), theme.colour(f"surface.{surface}")
    veiled = table.lerp(pygame.Color(veil.r, veil.g, veil.b), veil.a / 255)
    assert abs(veiled.hsva[0] - table.hsva[0]) < 6


def test_a_name_that_is_not_there_is_told(theme: Theme) -> None:
    with pytest.raises(UnknownToken, match=r"The theme has no mauve\."):
        theme.colour("mauve")
    with pytest.raises(UnknownToken, match=r"The theme has no radius\.planet\."):
        theme.number("radius.planet")


def test_a_type_style_has_family_size_and_weight(theme: Theme) -> None:
    title = theme.type("title")
    assert (title.family, title.size, title.weight) == ("serif", 28, 700)


def test_no_two_seats_look_alike(theme: Theme) -> None:
    styles = [theme.seat(i) for i in range(theme.seats())]
    assert len({style.colour for style in styles}) == len({style.emblem for style in styles}) == 7


def test_the_animation_level_decides_how_long_a_movement_takes(theme: Theme) -> None:
    full, basic, none = (theme.motion("place", level) for level in ("full", "basic", "none"))
    assert full.ms > basic.ms > none.ms == 0
    assert full.sound == basic.sound == none.sound == "card"


def test_every_movement_has_an_easing_and_every_sound_a_recording(theme: Theme) -> None:
    for name in theme.value("motion"):
        motion = theme.motion(name, "full")
        assert motion.easing(0) == 0 and motion.easing(1) == 1
        assert motion.sound is None or any((assets_dir() / "audio").glob(f"{motion.sound}*.ogg"))


def test_every_seat_emblem_is_drawn(theme: Theme) -> None:
    for i in range(theme.seats()):
        assert (assets_dir() / "art" / "icon" / f"{theme.seat(i).emblem}.webp").is_file()


def test_darker_and_lighter_keep_the_form_of_a_colour() -> None:
    assert dark("#FFFFFF", 1) == "#0A1512"
    assert light("#000000", 0.5) in ("#7F7F7F", "#808080")


def test_a_missing_file_is_a_missing_part_of_the_installation(tmp_path: Path) -> None:
    with pytest.raises(MissingAsset):
        Theme.load(tmp_path / "theme.toml")
