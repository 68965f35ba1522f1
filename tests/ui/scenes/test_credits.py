"""The credits page."""

import pytest

from game.ui.scenes.credits import CreditsScene, credits_page
from game.ui.words import languages
from tests.support.pilot import Pilot


def opened() -> Pilot:
    pilot = Pilot().start()
    pilot.app.stack.push(CreditsScene())
    pilot.settle()
    return pilot


def test_the_page_begins_at_the_top_of_the_credits() -> None:
    assert "Credits" in opened().texts()


def test_it_can_be_read_to_the_end_with_the_keyboard() -> None:
    pilot = opened()
    said: list[str] = []
    for _ in range(60):
        said += pilot.texts()
        pilot.key("Down")
    for names in ("Matt Simpson", "Source Serif Pro"):
        assert any(names in line for line in said), names


def test_up_leads_back_to_the_beginning() -> None:
    pilot = opened()
    first = pilot.texts()
    pilot.key("Down", "Down", "Up", "Up")
    assert pilot.texts() == first


def test_escape_and_the_round_button_leave() -> None:
    for leave in (lambda pilot: pilot.key("Escape"), lambda pilot: pilot.press("back")):
        pilot = opened()
        leave(pilot)
        assert pilot.scene.name == "empty"


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_has_credits_of_its_own_with_the_same_parts(language: str) -> None:
    own, english = (credits_page(one).read_text(encoding="utf-8") for one in (language, "en"))
    assert own != english
    marks = ("\n## ", "\n- **", "`")
    assert [own.count(mark) for mark in marks] == [english.count(mark) for mark in marks]


@pytest.mark.parametrize("language", languages())
def test_everyone_who_made_the_published_games_is_named(language: str) -> None:
    page = " ".join(credits_page(language).read_text(encoding="utf-8").split())
    games = page[page.index("**Ecosystem**") :].split("- **")
    named = {"Ecosystem": ("Matt Simpson", "Richard Wilkins", "Steve Schlepphorst", "Daniel Dávalos", "Genius Games")}
    named |= {"AQUA": ("Dan Halstad", "Tristan Halstad", "Sidekick Games", "The Op")}
    named |= {"Mini DiverCity": ("Maxime Tardif", "Sphere Games")}
    for (game, names), said in zip(named.items(), games, strict=True):
        assert game in said
        assert [name for name in names if name not in said] == []
