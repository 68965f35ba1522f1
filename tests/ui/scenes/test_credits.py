"""The credits page."""

from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.error import ErrorScene
from tests.support.pilot import Pilot


def credits_page() -> Pilot:
    pilot = Pilot().start(lambda: ErrorScene(None))
    pilot.app.stack.push(CreditsScene())
    pilot.settle()
    return pilot


def test_the_page_begins_at_the_top_of_the_credits() -> None:
    assert "Credits" in credits_page().texts()


def test_it_can_be_read_to_the_end_with_the_keyboard() -> None:
    pilot = credits_page()
    said: list[str] = []
    for _ in range(60):
        said += pilot.texts()
        pilot.key("Down")
    for names in ("Matt Simpson", "Source Serif Pro"):
        assert any(names in line for line in said), names


def test_up_leads_back_to_the_beginning() -> None:
    pilot = credits_page()
    first = pilot.texts()
    pilot.key("Down", "Down", "Up", "Up")
    assert pilot.texts() == first


def test_escape_and_the_round_button_leave() -> None:
    for leave in (lambda pilot: pilot.key("Escape"), lambda pilot: pilot.press("back")):
        pilot = credits_page()
        leave(pilot)
        assert pilot.scene.name == "error"
