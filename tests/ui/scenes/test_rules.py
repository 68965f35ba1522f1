"""The rules page: complete, true, and easy to find one's way in."""

import pytest

from game.games.ecosystem.edition import Edition
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.ecosystem.view.edition import chapter
from game.games.registry import GAMES
from game.paths import assets_dir
from game.ui.scenes.rules import RulesScene, rules_page
from game.ui.table.game_view import view_of
from game.ui.widgets.markdown import MarkdownPage
from game.ui.widgets.markdown_text import Block, Heading, parse
from game.ui.words import species
from game.units import TARGET
from tests.support.pilot import Pilot
from tests.support.store import MemoryStore

EDITIONS = (FOREST, OCEAN, SAVANNA)
every_edition = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)


def blocks(game: str = "forest") -> tuple[Block, ...]:
    return parse(rules_page(game, "en").read_text(encoding="utf-8"))


def rules(at: str | None = None, **how: object) -> Pilot:
    pilot = Pilot(store=MemoryStore(**how)).start()
    pilot.app.stack.push(RulesScene("forest", at))
    pilot.settle()
    return pilot


def page(pilot: Pilot) -> MarkdownPage:
    node = pilot.node("page")
    assert isinstance(node, MarkdownPage)
    return node


def here(pilot: Pilot) -> list[str]:
    return [name for name in pilot.names("index/") if pilot.node(name).chosen]


def turned(pilot: Pilot, key: str, most: int = 200) -> int:
    """Presses a key until it turns the page no further, or so many times; returns how often it did."""
    for count in range(most):
        top = page(pilot).top
        pilot.key(key)
        if page(pilot).top == top:
            return count
    return most


# -- what it says


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules(game: str) -> None:
    assert blocks(game)


@every_edition
def test_every_row_of_the_sheet_has_a_section(edition: Edition) -> None:
    rows = [chapter(row.id) for row in edition.rows]
    anchors = [block.anchor for block in blocks(edition.id) if isinstance(block, Heading)]
    assert [anchor for anchor in anchors if anchor in rows] == rows


@every_edition
def test_the_deck_is_counted_right(edition: Edition) -> None:
    text = rules_page(edition.id, "en").read_text(encoding="utf-8")
    assert f"{sum(edition.deck.values())} cards" in text
    for card, count in edition.deck.items():
        assert f"| ![](disc:{card}) {species(card)} | {count} |" in text


def test_every_picture_is_there() -> None:
    pilot = rules()
    turned(pilot, "PageDown")
    discs = {face for face in pilot.faces() if face.startswith("disc/")}
    assert all((assets_dir() / "art" / f"{disc}.webp").is_file() for disc in discs)


def test_a_language_without_its_own_page_reads_english() -> None:
    assert rules_page("forest", "xx") == rules_page("forest", "en")


# -- finding one's way


def test_it_opens_at_a_card() -> None:
    pilot = rules("eagle")
    assert here(pilot) == ["index/eagle"]
    assert any("two steps away" in text for text in pilot.texts())


def test_an_unknown_card_opens_the_first_page() -> None:
    assert "Forest" in rules("unicorn").texts()


@pytest.mark.parametrize("anchor", ["bee", "two", "notes"])
def test_the_index_leads_to_its_heading(anchor: str) -> None:
    for lead in (Pilot.press, Pilot.click):
        pilot = rules()
        while not pilot.node(f"index/{anchor}").visible:
            pilot.wheel(pilot.names("index/")[0], 1)
        lead(pilot, f"index/{anchor}")
        assert here(pilot) == [f"index/{anchor}"]


def test_a_long_index_scrolls_by_dragging_and_presses_nothing() -> None:
    pilot = rules()
    first, page_top = pilot.names("index/")[0], page(pilot).top
    x, y = pilot.node(pilot.names("index/")[5]).centre
    pilot.stroke((x, y), (x, y - 3 * TARGET - 5))
    assert not pilot.node(first).visible and page(pilot).top == page_top
    assert len(pilot.names("index/")) < len(pilot.scene.stage.nodes)
    pilot.stroke((x, y), (x, y + 9 * TARGET))
    assert pilot.names("index/")[0] == first


def test_the_ring_goes_through_a_whole_index_and_what_is_read_stays_in_sight() -> None:
    pilot = rules()
    pilot.scene.focus.set("index/cards")
    pilot.scene.focus.show = True
    seen = []
    for _ in range(40):
        pilot.key("Down")
        assert pilot.scene.focus.node is not None
        seen.append(pilot.scene.focus.node.name)
    assert "index/notes" in seen
    pilot = rules()
    turned(pilot, "PageDown")
    assert pilot.node(here(pilot)[0]).visible


def test_it_can_be_read_to_the_end_with_the_keyboard() -> None:
    pilot = rules()
    assert here(pilot) == ["index/cards"]
    steps = turned(pilot, "Down")
    assert here(pilot) == ["index/notes"]
    assert turned(pilot, "Up") == steps
    assert "Forest" in pilot.texts()


def test_it_stays_where_it_was_read_when_the_window_changes() -> None:
    pilot = rules("deer")
    pilot.resize((1920, 1080))
    assert here(pilot) == ["index/deer"]


def test_every_other_game_is_one_press_away() -> None:
    for game in GAMES:
        pilot = rules("eagle")
        pilot.press(f"games/{game}")
        assert [name for name in pilot.names("games/") if pilot.node(name).chosen] == [f"games/{game}"]
        pilot.click("games/forest")
        pilot.key(str([*GAMES].index(game) + 1))
        assert [name for name in pilot.names("games/") if pilot.node(name).chosen] == [f"games/{game}"]


def test_the_rules_of_another_game_open_at_their_top() -> None:
    pilot = rules("eagle")
    pilot.press("games/ocean")
    assert page(pilot).top == 0
    assert "Ocean" in pilot.texts()
    assert pilot.scene.focus.node and pilot.scene.focus.node.name == "games/ocean"
    pilot.key("Left", "Return")
    assert "Forest" in pilot.texts() and page(pilot).top == 0


def test_the_game_that_is_read_stays_where_it_is_when_it_is_pressed() -> None:
    pilot = rules("eagle")
    top = page(pilot).top
    pilot.click("games/forest")
    assert page(pilot).top == top > 0


@pytest.mark.parametrize("key", ["Space", "PageDown"])
def test_space_and_page_down_go_on_by_a_page_that_overlaps_a_little(key: str) -> None:
    pilot = rules()
    pilot.key(key)
    first = page(pilot).top
    assert page(pilot).h * 0.8 < first < page(pilot).h
    pilot.key(key)
    assert page(pilot).top == 2 * first
    pilot.key("PageUp")
    assert page(pilot).top == first


def test_end_and_home_go_to_the_end_and_back_to_the_beginning() -> None:
    pilot = rules()
    pilot.key("End")
    assert here(pilot) == ["index/notes"]
    assert page(pilot).top == page(pilot).length - page(pilot).h
    pilot.key("Home")
    assert page(pilot).top == 0


@pytest.mark.parametrize("key", ["Escape", "F1"])
def test_escape_and_help_lead_back(key: str) -> None:
    pilot = rules()
    pilot.key(key)
    assert pilot.scene.name == "empty"


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_everything_fits_at_every_text_size(text_size: float) -> None:
    pilot = rules(text_size=text_size)
    while True:
        shown = [said for node in pilot.scene.stage.nodes if node.visible for said in node.said]
        assert [said.text for said in shown if not said.fits] == []
        if not turned(pilot, "PageDown", 1):
            break


# -- looking for words


def found(pilot: Pilot) -> str:
    """How many places were found, and which is shown."""
    return pilot.node("search/count").label


def shown(pilot: Pilot) -> str:
    """The words of the place that is shown; it can be seen."""
    place = page(pilot).found[page(pilot).at]
    assert page(pilot).top <= place[0].top and place[-1].top + place[-1].h <= page(pilot).top + page(pilot).h
    return " ".join(line.text for line in place)


@pytest.mark.parametrize("key", ["ctrl+f", "slash"])
def test_a_key_leads_to_the_field_and_enter_goes_on_to_the_next_place(key: str) -> None:
    pilot = rules()
    pilot.key(key)
    assert pilot.scene.focus.node is pilot.node("search")
    pilot.type("/WOLVES")
    count = len(page(pilot).found)
    assert count > 2 and found(pilot) == f"1 of {count}"
    seen = []
    for _ in range(count):
        assert "wolves" in shown(pilot).casefold()
        seen.append(page(pilot).at)
        pilot.key("Return")
    assert seen == list(range(count)) and found(pilot) == f"1 of {count}", "after the last comes the first"


def test_it_can_be_looked_for_with_the_mouse() -> None:
    pilot = rules()
    pilot.click("search")
    pilot.type("dragonfly")
    pilot.click("search/next")
    assert page(pilot).at == 1
    pilot.click("search/previous")
    pilot.click("search/previous")
    assert page(pilot).at == len(page(pilot).found) - 1
    assert "dragonfly" in shown(pilot).casefold()


def test_what_is_not_there_is_said_so_and_leads_nowhere() -> None:
    pilot = rules()
    pilot.key("ctrl+f")
    pilot.type("deerzz")
    top = page(pilot).top
    pilot.key("Return")
    assert found(pilot) == "not found" and page(pilot).top == top
    assert not pilot.node("search/next").enabled


def test_escape_ends_the_search_first_and_then_leads_back() -> None:
    pilot = rules()
    pilot.key("ctrl+f")
    pilot.type("bee")
    pilot.key("Escape")
    assert (pilot.scene.name, found(pilot), page(pilot).found) == ("rules", "", ())
    pilot.key("Escape")
    assert pilot.scene.name == "empty"


def test_what_was_looked_for_stays_when_the_window_changes_and_goes_with_the_game() -> None:
    pilot = rules()
    pilot.key("ctrl+f")
    pilot.type("bee")
    pilot.key("Return")
    before = found(pilot)
    pilot.resize((1920, 1080))
    assert found(pilot) == before and "bee" in shown(pilot).casefold()
    pilot.press("games/ocean")
    assert found(pilot) == ""


# -- the notes of the first games


@pytest.mark.parametrize("game", GAMES)
def test_every_note_can_be_read_again_and_found(game: str) -> None:
    pilot = Pilot(store=MemoryStore()).start()
    pilot.app.stack.push(RulesScene(game, "notes"))
    pilot.settle()
    assert here(pilot) == ["index/notes"]
    for note in view_of(GAMES[game]).first_notes(GAMES[game]):
        page(pilot).look_for(note.words())
        assert page(pilot).found, note.name
