"""The journal's shell: how it is reached, whose it is, what it remembers."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui import words
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.journal import scene
from game.ui.journal.page import JournalPage, Section
from game.ui.journal.rail import RAIL, SectionTab, rail
from game.ui.journal.scene import JournalScene
from game.ui.journal.sections import SECTIONS
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.layout import faults
from tests.support.pilot import Pilot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


class Blank(JournalPage):
    """A section without anything in it."""

    def build(self) -> None: ...


TWO = (*SECTIONS[:1], Section("blank", "book", lambda: "Blank", Blank))


def journal(pilot: Pilot) -> JournalScene:
    assert isinstance(pilot.scene, JournalScene)
    return pilot.scene


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_title_leads_there_and_escape_leads_back(store: Store, way: str) -> None:
    pilot = Pilot((640, 360), store).start(TitleScene)
    if way == "click":
        pilot.click("journal")
    else:
        pilot.key("j")
    assert pilot.scene.name == "journal"
    pilot.key("Escape")
    assert pilot.scene.name == "title"


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_daily_is_one_step_from_the_title(store: Store, way: str) -> None:
    pilot = Pilot((640, 360), store).start(TitleScene)
    if way == "click":
        pilot.click("daily")
    else:
        pilot.key("d")
    assert journal(pilot).section == "daily"


def test_a_finished_game_leads_there(store: Store) -> None:
    keep(store, played("aqua", ("Ana",)))
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.press("last/0")
    pilot.click("journal")
    assert journal(pilot).came_from == "aqua"
    pilot.key("Escape", "j")
    assert journal(pilot).came_from == "aqua"


def test_it_belongs_to_a_person_and_remembers_whom_and_where(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "SECTIONS", TWO)
    keep(store, played("aqua", ("Ana", "Ben")))
    ana, ben = store.profiles()
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.key("j")
    assert journal(pilot).person == ana
    pilot.click("section/blank")
    pilot.click("people")
    pilot.press(f"person/{ben.id}")
    pilot.press("journal")
    assert (journal(pilot).person, journal(pilot).section) == (ben, "blank")
    pilot.key("Escape", "j")
    assert (journal(pilot).person, journal(pilot).section) == (ben, "blank")


def test_the_page_of_the_people_leads_to_somebodys_journal(store: Store) -> None:
    keep(store, played("aqua", ("Ana", "Ben")))
    ben = store.profiles()[1]
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.press("people")
    pilot.press(f"person/{ben.id}")
    pilot.press("journal")
    assert journal(pilot).person == ben
    pilot.key("Escape")
    assert pilot.scene.name == "title"


def test_somebody_deleted_has_no_journal(store: Store) -> None:
    keep(store, played("aqua", ("Ana", "Ben")))
    ben = store.profiles()[1]
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.key("j")
    pilot.press("people")
    pilot.press("delete")
    pilot.press("yes")
    pilot.key("Escape")
    assert journal(pilot).person == ben and store.profiles() == [ben]


def test_digits_open_the_sections(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "SECTIONS", TWO)
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.key("j", "2")
    assert journal(pilot).section == "blank"
    pilot.key("1")
    assert journal(pilot).section == SECTIONS[0].name


@pytest.mark.parametrize("kept", [None, 7, [], {"person": [], "section": {}}, {"person": 99, "section": "?"}])
def test_whatever_was_remembered_it_opens(store: Store, kept: object) -> None:
    store.set_setting("journal", kept)
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.key("j")
    assert (journal(pilot).person, journal(pilot).section) == (None, SECTIONS[0].name)


def test_what_is_only_looked_at_is_not_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.key("j", "Escape")
    monkeypatch.setattr(store, "set_setting", lambda *given: pytest.fail(f"wrote {given}"))
    pilot.key("j", "Escape")


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("language", words.languages())
def test_its_head_fits(store: Store, language: str, text_size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    store.set_setting("language", language)
    store.set_setting("text_size", text_size)
    monkeypatch.setattr(scene, "SECTIONS", (*TWO[1:],))
    keep(store, played("aqua", ("Maximiliana", "Ben")))
    pilot = Pilot(store=store).start(TitleScene)
    assert [fault for fault in faults(pilot.scene) if "journal" in fault] == []
    pilot.key("j")
    assert faults(pilot.scene) == []
    pilot.press("people")
    assert faults(pilot.scene) == []


@pytest.mark.parametrize(("count", "said"), [(3, 3), (20, 1)])
def test_a_rail_that_is_too_long_shows_only_the_words_of_the_open_section(look: Look, count: int, said: int) -> None:
    sections = [Section(f"s{i}", "book", lambda: "Statistics", Blank) for i in range(count)]
    tabs = [node for node in rail(sections, "s1", look, lambda name: None) if isinstance(node, SectionTab)]
    shown = 0
    for tab in tabs:
        canvas = Canvas(look, tab.w, tab.h)
        tab.paint(canvas)
        shown += bool(canvas.said)
    assert shown == said and [tab.chosen for tab in tabs].index(True) == 1
    assert all(tab.hint for tab in tabs if not tab.chosen) == (said == 1)
    assert tabs[-1].x + tabs[-1].w <= RAIL.right + 200
