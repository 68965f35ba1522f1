"""The set-up page for somebody who only hears it."""

from game.ui.engine.theme import Theme
from game.ui.lineup import STYLES, sign_name
from game.ui.voice.sentences import page_of, sentence_of
from tests.support.setup_page import Page


def read(page: Page, name: str) -> str:
    return sentence_of(page.pilot.node(name), page.pilot.scene)


def test_every_sign_is_called_by_its_colour_and_its_emblem(page: Page, theme: Theme) -> None:
    names = [sign_name(style) for style in range(STYLES)]
    assert [name.split()[1] for name in names] == [theme.seat(style).emblem for style in range(STYLES)]
    page.pilot.press("seat/0/style")
    said = [read(page, f"popup/style/{style}") for style in range(STYLES)]
    assert [one.removesuffix(" Chosen.") for one in said] == [f"{name.capitalize()}." for name in names]
    page.pilot.press("popup/style/4")
    assert read(page, "seat/0/style") == "Ana. Another colour. Purple shell."


def test_a_seat_that_is_moved_says_its_new_place(page: Page) -> None:
    page.pilot.app.settings["show_read"] = True
    page.pilot.press("seat/0/grip")
    log = page.pilot.app._reader.voice.log
    for place in (3, 1):
        log.clear()
        page.pilot.key("Return")
        assert log[-1].startswith(f"Ana. Order. {place} of 3.")


def test_the_page_is_read_sheet_by_sheet_with_how_every_switch_stands(page: Page) -> None:
    page.pilot.press("house/show_gains")
    told = page_of(page.pilot.scene)
    seats = told.index("Ana: red leaf, Person. Wren: blue drop, Computer, Easy, collects many kinds. Rowan: ")
    assert told.index("Choose a game.") < seats < told.index("House rules.")
    assert "Show points before I place, the number on every legal cell: off. Show all scores while we play, " in told
    assert "Mix up the seats before we start: " in told[: told.index("House rules.")]
    assert "Pace of the computers: as at a table, 2 of 3." in told
