"""Another language is spoken at once: on the title, and at the table of a running game."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui.replay.opening import open_finished
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from game.ui.table.games import table_scene
from game.ui.table.saver import Saver
from game.ui.table.style import TableStyle
from game.ui.words import set_language
from tests.support.history import keep, played
from tests.support.pilot import Pilot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()
    set_language("en")


def test_the_globe_on_the_title_lists_the_languages_by_their_own_names(store: Store) -> None:
    pilot = Pilot(store=store).start(TitleScene)
    pilot.press("language")
    assert [pilot.node(name).label for name in pilot.names("language/")] == ["English", "Čeština", "Français"]
    pilot.press("language/fr")
    assert (pilot.scene.name, pilot.node("settings").label) == ("title", "Réglages")
    assert store.setting("language") == "fr"


def test_the_keys_go_through_the_list_from_the_language_that_is_spoken(store: Store) -> None:
    pilot = Pilot(store=store).start(TitleScene)
    pilot.press("language")
    pilot.key("Down", "Return")
    assert store.setting("language") == "cs"
    pilot.press("language")
    pilot.key("Up", "Return")
    assert store.setting("language") == "en"


def test_esc_or_a_click_beside_the_list_of_languages_changes_nothing(store: Store) -> None:
    pilot = Pilot(store=store).start(TitleScene)
    for close in (lambda: pilot.key("Escape"), lambda: pilot.press_at(300, 600), lambda: pilot.press("language/en")):
        pilot.click("language")
        assert pilot.scene.name == "languages"
        close()
        assert pilot.scene.name == "title"
    assert store.setting("language") is None


def words_at_the_table(store: Store, game: str, names: Sequence[str], first: str, then: str) -> list[object]:
    """Everything that is said at the table of a game that began in one language, in another."""
    store.set_setting("language", first)
    session, style = played(game, names, actions=12), TableStyle(tuple(range(len(names))))
    scene = table_scene(session, Saver.begin(store, session, style.data()), style)
    pilot = Pilot(store=store).start(lambda: scene)
    pilot.settle()
    pilot.app.settings["language"] = then
    pilot.settle()
    return said_by(scene) + said_by(pilot.scene)


def said_by(scene: Scene) -> list[object]:
    """Everything that is said on a page."""
    nodes = scene.stage.nodes
    return [(node.name, node.label, node.hint, [said.text for said in node.said]) for node in nodes]


@pytest.mark.parametrize(
    ("game", "names"), [("ocean", ("Ana", "Bruno")), ("aqua", ("Ana", "Bruno")), ("divercity", ("Ana",))]
)
def test_a_table_and_its_curtain_keep_nothing_of_the_old_language(
    store: Store, game: str, names: tuple[str, ...]
) -> None:
    fresh = words_at_the_table(store, game, names, "fr", "fr")
    store.set_setting("first_notes_seen", {})  # a note that comes once comes again
    assert words_at_the_table(store, game, names, "en", "fr") == fresh


def words_after_a_game(store: Store, game: str, names: Sequence[str], first: str, then: str) -> list[object]:
    """Everything that is said after a game, on its last page and in its log, opened in one language, in another."""
    store.set_setting("language", first)
    keep(store, played(game, names))
    pilot = Pilot(store=store).start(TitleScene)
    open_finished(pilot.app, store.finished(limit=1)[0])
    pilot.settle()
    pilot.app.settings["language"] = then
    pilot.settle()
    page = said_by(pilot.scene)
    pilot.press("log")
    pilot.settle()
    return page + said_by(pilot.scene)


@pytest.mark.parametrize(
    ("game", "names"), [("forest", ("Ana", "Bruno")), ("aqua", ("Ana",)), ("divercity", ("Ana",))]
)
def test_nothing_of_the_old_language_stays_on_a_last_page(store: Store, game: str, names: tuple[str, ...]) -> None:
    fresh = words_after_a_game(store, game, names, "fr", "fr")
    assert words_after_a_game(store, game, names, "en", "fr") == fresh
