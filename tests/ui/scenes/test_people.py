"""The page of the people: who plays here, what they are called, what they have played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui import words
from game.ui.kept.restored import restored
from game.ui.scenes.people import PeopleScene
from game.ui.scenes.setup_draft import Draft
from game.ui.scenes.title import TitleScene
from game.ui.table.saver import Saver
from tests.support.history import NAMES, keep, played
from tests.support.layout import faults
from tests.support.pilot import Pilot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def people(store: Store) -> Pilot:
    """The page, reached from the title, after a game of two that Ana leads the list of."""
    keep(store, played("aqua", ("Ana", "Ben"), seed=4))
    pilot = Pilot(store=store).start(TitleScene)
    pilot.press("people")
    assert pilot.scene.name == "people"
    return pilot


def chosen(pilot: Pilot) -> str:
    return pilot.node("name").text


def names(store: Store) -> list[str]:
    return [profile.name for profile in store.profiles()]


def write(pilot: Pilot, text: str) -> None:
    """Writes another name in the place of the one that is there."""
    pilot.scene.focus.set("name")
    for _ in chosen(pilot):
        pilot.key("Backspace")
    pilot.type(text)


def test_before_anybody_has_played_the_title_has_no_way_there(store: Store) -> None:
    assert "people" not in Pilot(store=store).start(TitleScene).names()
    pilot = Pilot(store=store).start(TitleScene)
    pilot.app.stack.push(PeopleScene())
    pilot.settle()
    assert "Nobody yet: whoever sits down at a table is listed here." in pilot.texts()
    pilot.press("choose")
    assert pilot.scene.name == "title"


def test_everybody_is_listed_with_what_they_have_played(people: Pilot) -> None:
    assert {"Ana", "Ben", "1 game", "AQUA"} <= set(people.texts())
    assert chosen(people) == "Ana"
    people.click("person/2")
    assert chosen(people) == "Ben"


def test_a_game_that_was_given_up_is_listed_and_counts_nothing(store: Store) -> None:
    store.give_up(keep(store, played("aqua", ("Ana",), actions=4)))
    texts = Pilot(store=store).start(PeopleScene).texts()
    assert {"no game yet", "Last games", "given up"} <= set(texts) and "1 game" not in texts


def test_renaming_keeps_the_history(people: Pilot, store: Store) -> None:
    assert not people.node("rename").enabled
    write(people, "Anna")
    people.click("rename")
    assert names(store) == ["Anna", "Ben"]
    assert chosen(people) == "Anna"
    assert "1 game" in people.texts()
    assert "Ana is called Anna from now on." in people.texts()


def test_old_games_are_listed_and_opened_with_the_new_name(people: Pilot, store: Store) -> None:
    write(people, "Anna")
    people.key("Return")
    assert [line.text for line in people.node("last/0").said if "Ana" in line.text] == []
    assert "Anna" in " ".join(line.text for line in people.node("last/0").said)
    people.click("last/0")
    assert "Anna" in people.texts() and "Ana" not in people.texts()


def test_a_game_that_waits_goes_on_under_the_new_name(store: Store) -> None:
    Saver.begin(store, Session.new(GAMES["forest"], ("Ana", "Ben")), {})
    store.rename(store.profile("Ana").id, "Anna")
    [running] = store.running()
    session, _ = restored(running)
    assert session.names == ("Anna", "Ben")
    assert session.record.header["seats"] == ["Ana", "Ben"]


def test_enter_in_the_line_renames_too(people: Pilot, store: Store) -> None:
    write(people, "Anna")
    people.key("Return")
    assert names(store) == ["Anna", "Ben"]


def test_after_the_button_renamed_the_keyboard_is_in_the_line(people: Pilot) -> None:
    write(people, "Anna")
    people.key("Tab", "Return")
    assert chosen(people) == "Anna"
    assert people.scene.focus.node is people.node("name") and people.scene.focus.show


@pytest.mark.parametrize("name", ["Ben", "BEN", "  "])
def test_no_name_is_taken_twice_or_left_empty(people: Pilot, store: Store, name: str) -> None:
    write(people, name)
    people.key("Return")
    assert names(store) == ["Ana", "Ben"]
    assert ("There is already a player called" in " ".join(people.texts())) is bool(name.strip())


def test_the_refusal_names_who_has_the_name(people: Pilot, store: Store) -> None:
    store.rename(store.profiles()[1].id, "Weiß")
    write(people, "WEIß")
    people.key("Return")
    assert "There is already a player called Weiß." in people.texts() and names(store) == ["Ana", "Weiß"]
    write(people, "Weiss")
    people.key("Return")
    assert names(store) == ["Weiss", "Weiß"]


def test_letters_that_no_font_has_are_refused_in_one_sentence(people: Pilot) -> None:
    write(people, "李An李a")
    assert people.node("name").state == "Ana"
    assert "Biotope cannot display 李." in people.texts()


def test_a_name_in_letters_of_the_system_is_written_and_kept(
    people: Pilot, store: Store, a_system_font: None
) -> None:
    write(people, "تبح")
    people.key("Return")
    assert store.profiles()[0].name == "تبح"


def test_the_set_up_page_knows_the_new_name_and_forgets_a_deleted_one(people: Pilot, store: Store) -> None:
    forest = GAMES["forest"]
    Draft.fresh(forest, ["Ana"]).remember(store)

    def remembered() -> str:
        return Draft.remembered(forest, store).lineup.seats[0].name

    write(people, "Anna")
    people.key("Return")
    assert remembered() == "Anna"
    people.press("delete")
    people.press("yes")
    assert remembered() == ""


def test_deleting_asks_first_and_keeps_the_games_readable(people: Pilot, store: Store) -> None:
    people.click("delete")
    assert people.scene.name == "question" and "Delete Ana?" in people.texts()
    people.key("Return")
    assert people.scene.name == "people" and names(store) == ["Ana", "Ben"]
    people.click("delete")
    people.click("yes")
    assert names(store) == ["Ben"] and chosen(people) == "Ben"
    assert "Ana" in people.node("last/0").said[2].text + people.node("last/0").said[4].text
    people.click("last/0")
    assert people.scene.name == "score"


def test_escape_ends_the_writing_and_then_goes_back(people: Pilot) -> None:
    people.scene.focus.set("name")
    people.key("Escape")
    assert people.scene.name == "people"
    people.key("Escape")
    assert people.scene.name == "title"


def test_many_people_are_listed_page_by_page(store: Store) -> None:
    for number in range(14):
        store.profile(f"Player {number}")
    pilot = Pilot(store=store).start(PeopleScene)
    assert len(pilot.names("person/")) == 11
    pilot.key("PageDown")
    assert "2 / 2" in pilot.texts() and "Player 13" in pilot.texts()
    pilot.click("people/next")
    assert "Player 0" in pilot.texts()


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("language", words.languages())
def test_everything_fits(store: Store, language: str, text_size: float) -> None:
    store.set_setting("language", language)
    store.set_setting("text_size", text_size)
    for game in GAMES:
        keep(store, played(game, NAMES[:2]))
    pilot = Pilot(store=store).start(PeopleScene)
    assert faults(pilot.scene) == []
    pilot.press("delete")
    assert faults(pilot.scene) == []
