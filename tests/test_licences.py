"""The executable carries the licence of everything it holds, and the credits name it."""

from importlib.metadata import distribution, requires
from pathlib import Path

import pygame
import pytest
from packaging.requirements import Requirement

from assets.licences.bundled import FOLDER, components, library_name, without_licence
from game.ui.scenes.credits import credits_page
from game.ui.words import languages

CREDITS = [" ".join(credits_page(language).read_text(encoding="utf-8").split()) for language in languages()]

WINDOWS_LIBRARIES = (
    *("SDL2.dll", "SDL2_image.dll", "SDL2_mixer.dll", "SDL2_ttf.dll", "VCRUNTIME140.dll", "VCRUNTIME140_1.dll"),
    *("freetype.dll", "libffi-8.dll", "libjpeg-62.dll", "libogg-0.dll", "libopus-0.dll", "libopusfile-0.dll"),
    *("libpng16-16.dll", "libtiff-5.dll", "libwavpack-1.dll", "libwebp-7.dll", "libwebpdemux-2.dll", "libxmp.dll"),
    *("portmidi.dll", "python311.dll", "python312.dll", "sqlite3.dll", "prism.dll", "_prism_cffi.pyd"),
)


def needed(package: str) -> set[str]:
    """The packages that this one is installed with on some system, itself left out."""
    asked = [Requirement(line) for line in requires(package) or ()]
    systems = [{"extra": "", "sys_platform": name} for name in ("linux", "win32", "darwin")]
    direct = {each.name for each in asked if each.marker is None or any(map(each.marker.evaluate, systems))}
    return direct.union(*(needed(each) for each in direct))


def pygame_libraries() -> list[str]:
    folder = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    return sorted(file.name for file in folder.iterdir())


def test_every_package_of_ours_has_its_licence() -> None:
    packages = needed("biotope")
    assert {"pygame-ce", "pytmx", "platformdirs", "markdown-it-py", "mdurl"} <= packages
    assert without_licence(packages, []) == []


def test_every_library_of_pygame_has_its_licence() -> None:
    libraries = pygame_libraries()
    assert "SDL2" in map(library_name, libraries)
    assert without_licence([], libraries) == []


def test_the_libraries_of_the_executable_of_windows_have_their_licence() -> None:
    """All of the folder that was built with Python 3.11 and pygame-ce 2.5.8, and those of later Pythons."""
    assert without_licence([], WINDOWS_LIBRARIES) == []


def test_what_has_no_licence_is_named() -> None:
    assert without_licence(["pygame-ce", "font-source-sans-pro"], ["libSDL3.so.0", "libz.so.1"]) == ["libSDL3.so.0"]


def test_a_package_of_the_list_is_one_that_is_needed() -> None:
    listed = {package for component in components().values() for package in component.get("packages", ())}
    assert listed == needed("biotope")


def test_every_text_is_there_and_belongs_to_something() -> None:
    named = {text for component in components().values() for text in component.get("texts", ())}
    assert named == {file.stem for file in FOLDER.glob("*.txt")}
    assert all(len(file.read_text(encoding="utf-8")) > 500 for file in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", components())
def test_the_credits_name_everything_that_is_bundled(name: str) -> None:
    assert all(name in text for text in CREDITS)


@pytest.mark.parametrize("package", ["pytmx", "platformdirs", "markdown-it-py", "mdurl"])
def test_a_package_without_a_text_here_brings_one(package: str) -> None:
    assert any("LICENSE" in str(file) for file in distribution(package).files or ())
