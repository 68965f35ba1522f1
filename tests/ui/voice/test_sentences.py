"""Signs, parts and controls as sentences."""

from pathlib import Path

import pygame
import pytest

from game.profile.store import Store
from game.ui.engine.canvas import Canvas
from game.ui.engine.node import Node, Painted
from game.ui.scene import Scene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.voice.sentences import joined, page_of, sentence_of, spoken
from game.ui.widgets.controls import Segmented, Slider, Toggle
from game.ui.widgets.textfield import TextField
from game.ui.words import set_language
from tests.support.painting import small_look
from tests.support.pilot import Pilot


@pytest.mark.parametrize(
    ("written", "said"),
    [("+3", "plus 3"), ("−2", "minus 2"), ("4–6", "4–6"), ("Ana · Bruno", "Ana, Bruno"), ("thinking …", "thinking")],
)
def test_signs_are_spoken(written: str, said: str) -> None:
    assert spoken(written) == said


def test_parts_become_sentences_and_nothing_is_said_twice() -> None:
    assert joined(("Bear", "Look here!", "", "bear\n3 of 4", "Be")) == "Bear. Look here! 3 of 4. Be."
    assert joined(("Journal", "Journal (J)")) == "Journal (J)."


def test_a_sign_that_is_drawn_letter_by_letter_is_said_as_a_word(tmp_path: Path) -> None:
    pilot = Pilot(store=Store.open(tmp_path)).start(TitleScene)
    page = page_of(pilot.scene)
    assert page.startswith("Biotope. Gentle games") and page.count("0.1.0") == 1
    pilot.store.close()


@pytest.mark.parametrize(("language", "said"), [("en", "Chosen."), ("fr", "Choisi."), ("cs", "Vybráno.")])
def test_what_is_chosen_is_not_said_to_be_a_free_choice(tmp_path: Path, language: str, said: str) -> None:
    store = Store.open(tmp_path)
    pilot = Pilot(store=store).start(TitleScene)
    node = Node("fish", label="Eel")
    node.chosen = True
    set_language(language)
    told = sentence_of(node, pilot.scene)
    set_language("en")
    store.close()
    assert told == f"Eel. {said}"


def test_controls_say_how_they_stand() -> None:
    controls: dict[Node, str] = {
        Toggle("calm", "Calm", True, print, x=0, y=0): "Calm. On.",
        Toggle("gains", "The number on every cell", False, print, x=0, y=0): "The number on every cell. Off.",
        Toggle("points", "The number on every cell", True, print, x=0, y=0): "The number on every cell. On.",
        Segmented("speed", "Speed", ("Slow", "Quick"), 1, print, x=0, y=0, w=9): "Speed. Quick, 2 of 2.",
        Slider("music", "Music", 35, print, x=0, y=0, w=9): "Music. 35 of 100.",
        TextField("name", "Name", x=0, y=0, w=9): "Name. Nothing is written yet.",
        TextField("name", "Name", "Ana", x=0, y=0, w=9): "Name. Ana.",
    }
    assert {control: sentence_of(control, Scene()) for control in controls} == controls


def test_what_is_taken_of_several_and_what_is_chosen_by_number_say_so() -> None:
    scene = Scene()
    for n in range(3):
        scene.stage.add(Node(f"hand/{n}", x=50.0 * n, w=9, h=9, label=f"Card {n}", zone="hand", on_press=print))
    second = scene.stage["hand/1"]
    assert sentence_of(second, scene) == "Card 1."
    scene.digit_zone, second.chosen = "hand", True
    assert sentence_of(second, scene) == "Card 1. Chosen. 2 of 3."


def test_a_page_is_read_from_its_title_on_and_what_stands_below_a_heading_is_kept_apart(tmp_path: Path) -> None:
    pilot = Pilot(store=Store.open(tmp_path)).start(SettingsScene)
    page = page_of(pilot.scene)
    assert page.startswith("Settings. Saved as you change them.")
    assert " Animation, basic: short moves only: None, 1 of 3. Speed, " in page and page.count("Animation") == 1
    assert "Everything: 100 of 100. Cards: 80 of 100. Nature: 80 of 100. Music: " in page
    pilot.store.close()


def test_what_is_written_before_its_name_is_said_behind_it() -> None:
    class Cover(Painted):
        def paint(self, c: Canvas) -> None:
            c.text(0, 20, "draft and place", 16)
            c.text(0, 50, "Forest", 26)

    scene = Scene()
    cover = scene.stage.add(Cover("cover", 0, 0, 300, 80, label="Forest"))
    scene.stage.draw(pygame.Surface((640, 360)), small_look(), True)
    assert sentence_of(cover, scene) == "Forest. Draft and place."
