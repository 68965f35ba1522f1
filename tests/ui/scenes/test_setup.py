"""The set-up page, played by keyboard and mouse: what one does there is what the game starts with."""

import re
from itertools import pairwise

import pytest

from game.profile.store import Store
from game.ui.engine.node import Painted
from game.ui.lineup import NewGame, SeatChoice
from game.ui.scenes.title import TitleScene
from game.ui.voice.sentences import sentence_of
from tests.support.pilot import FRAME_MS, Pilot
from tests.support.setup_page import Page


def test_the_first_time_somebody_known_sits_with_two_easy_computers(page: Page) -> None:
    assert page.seats == [("Ana", 0, None), ("Wren", 1, "easy"), ("Rowan", 2, "easy")]
    assert page.summary == "Ana, Wren, Rowan · about 20 minutes"


def test_the_seats_fill_their_sheet_however_many_there_are(page: Page) -> None:
    feet, gaps = set(), set()
    for game in ("forest", "aqua", "divercity"):
        page.pilot.click(f"game/{game}")
        rows = [page.pilot.node(name) for name in page.pilot.names() if re.fullmatch(r"(seat|free)/\d", name)]
        rows.sort(key=lambda row: row.y)
        gaps |= {round(low.y - high.y - high.h) for high, low in pairwise(rows)}
        feet.add(round(page.pilot.node("level paper").y - rows[-1].y - rows[-1].h))
        assert page.pilot.node("mix").y >= 810
    assert min(gaps) > 0 and max(gaps) <= 18 and max(feet) <= 20


def test_starting_gives_the_game_all_that_was_chosen(page: Page) -> None:
    for node in ("option/deal", "house/show_gains", "house/relaxed", "seat/1/remove"):
        page.pilot.press(node)
    game = page.start()
    assert game.game_id == "forest"
    assert game.seats == (SeatChoice("Ana", 0), SeatChoice("Rowan", 2, "easy"))
    assert game.options == {"deal": "10+10"}
    assert game.table == {
        "show_gains": False, "show_scores": True, "curtain": False, "relaxed": True, "pace": "table",
        "far": (False, False),
    }  # fmt: skip


def test_people_and_computers_join_until_the_table_is_full(page: Page) -> None:
    for node in ("add/person", "add/computer", "add/computer"):
        page.pilot.press(node)
    assert [level for _, _, level in page.seats] == [None, "easy", "easy", None, "medium", "medium"]
    assert sorted(style for _, style, _ in page.seats) == [0, 1, 2, 3, 4, 5]
    assert page.pilot.names("add/") == []
    assert page.summary == "6 players · about 20 minutes", "their names have no room"


def test_a_computer_that_left_comes_back_as_it_was(page: Page) -> None:
    """Whether its seat was left free or given to a person; in a table where it is not taken, with its emblem."""
    page.pilot.press("seat/2/level")
    as_it_was = page.seats[2]
    assert as_it_was == ("Rowan", 2, "medium")
    page.pilot.press("seat/1/level")
    page.pilot.press("seat/1/level")
    expert = page.seats[1]
    assert expert == ("Wren", 1, "expert")
    page.pilot.press("seat/1/remove")
    page.pilot.press("add/computer")
    assert page.seats[1:] == [as_it_was, expert]
    page.pilot.press("add/computer")
    assert page.seats[3] == ("Sorrel", 3, "medium"), "a new one"
    page.pilot.press("seat/2/kind")
    assert page.seats[2][2] is None
    page.pilot.press("seat/2/kind")
    assert page.seats[2] == expert


def test_a_computer_that_left_the_table_of_one_game_does_not_come_to_that_of_another(page: Page) -> None:
    for node in ("add/computer", "seat/3/level"):
        page.pilot.press(node)
    assert page.seats[3] == ("Sorrel", 3, "expert")
    page.pilot.press("seat/3/remove")
    page.pilot.click("game/ocean")
    page.pilot.press("add/computer")
    assert page.seats[3] == ("Sorrel", 3, "medium"), "a new one"


def test_a_name_is_typed_letter_by_letter(page: Page) -> None:
    page.pilot.press("add/person")
    page.pilot.type("Zoe")
    assert page.seats[3][0] == "Zoe"
    page.pilot.key("BackSpace")
    assert page.seats[3][0] == "Zo"


def test_a_name_holds_24_letters(page: Page) -> None:
    page.pilot.press("add/person")
    page.pilot.type("x" * 40)
    assert page.seats[3][0] == "x" * 24


def test_known_people_who_are_not_seated_are_suggested(page: Page) -> None:
    page.pilot.press("add/person")
    assert [page.pilot.node(n).label for n in page.pilot.names("popup/name/")] == ["Bruno", "Chloé"]
    page.pilot.type("ch")
    assert [page.pilot.node(n).label for n in page.pilot.names("popup/name/")] == ["Chloé"]
    page.pilot.click("popup/name/0")
    assert page.seats[3][0] == "Chloé"
    assert page.pilot.names("popup") == []


def test_the_suggestions_can_be_taken_with_the_keyboard(page: Page) -> None:
    page.pilot.press("add/person")
    page.pilot.key("Down")
    assert page.pilot.scene.focus.node and page.pilot.scene.focus.node.name == "popup/name/0"
    page.pilot.key("Return")
    assert page.seats[3][0] == "Bruno"


def test_two_equal_names_as_long_as_names_may_be_are_told_in_full(page: Page) -> None:
    for _ in range(2):
        page.pilot.press("add/person")
        page.pilot.type("Anna-Maria Wilhelmina von")
    summary = page.pilot.node("summary")
    assert isinstance(summary, Painted) and summary.said[-1].text == page.summary


def test_a_computer_is_never_given_a_persons_name(page: Page) -> None:
    page.pilot.click("seat/1/name")
    assert page.pilot.names("popup/name/") == []


def test_two_equal_names_are_kindly_told_apart(page: Page) -> None:
    page.pilot.press("add/person")
    page.pilot.type("ana")
    assert page.summary == "The same name twice: one plays as ana 2."
    assert [seat.name for seat in page.start().seats] == ["Ana", "Wren", "Rowan", "ana 2"]


def test_an_empty_name_is_filled(page: Page) -> None:
    page.pilot.press("add/person")
    assert page.start().seats[3].name == "Player 4"


def test_nobody_has_to_watch_computers_only(page: Page) -> None:
    page.pilot.press("seat/0/kind")
    assert page.summary == "Somebody should play: give at least one seat to a person."
    assert not page.pilot.node("start").enabled
    page.pilot.click("start")
    assert page.started == []


def test_who_takes_the_place_of_a_computer_can_type_a_name_at_once(page: Page) -> None:
    page.pilot.press("seat/1/kind")
    assert page.pilot.scene.focus.node.name == "seat/1/name"
    page.pilot.type("Ida")
    assert page.start().seats[1].name == "Ida"


def test_a_colour_that_is_taken_is_exchanged(page: Page) -> None:
    page.pilot.press("seat/0/style")
    page.pilot.click("popup/style/1")
    assert [style for _, style, _ in page.seats] == [1, 0, 2]
    assert page.pilot.names("popup") == []


def test_a_click_beside_the_colours_and_escape_close_them(page: Page) -> None:
    page.pilot.click("seat/0/style")
    page.pilot.press_at(1500, 860)
    assert page.pilot.names("popup") == []
    page.pilot.click("seat/0/style")
    page.pilot.key("Escape")
    assert page.pilot.names("popup") == [] and page.pilot.scene.name == "setup"


def test_a_seat_is_dragged_to_another_place(page: Page) -> None:
    page.pilot.drag("seat/0/grip", "seat/2/grip")
    assert [name for name, _, _ in page.seats] == ["Wren", "Rowan", "Ana"]


def test_a_seat_goes_down_by_the_keyboard_and_the_focus_goes_with_it(page: Page) -> None:
    page.pilot.press("seat/0/grip")
    page.pilot.key("Return")
    assert [name for name, _, _ in page.seats] == ["Wren", "Rowan", "Ana"]
    page.pilot.key("Return")
    assert [name for name, _, _ in page.seats] == ["Ana", "Wren", "Rowan"]


def test_the_level_is_asked_of_the_computer_one_looks_at(page: Page) -> None:
    assert "How well does Rowan play?" in page.pilot.texts()
    page.pilot.click("seat/1/name")
    assert "How well does Wren play?" in page.pilot.texts()
    page.pilot.press("level")
    assert [level for _, _, level in page.seats] == [None, "medium", "easy"]


def test_the_level_that_is_taken_is_as_large_as_the_others(page: Page) -> None:
    heights = {said.text: said.box[3] for said in page.pilot.node("level").said}
    assert heights.keys() == {"Easy", "Fair", "Sharp"}
    assert len(set(heights.values())) == 1


def test_every_computer_shows_how_well_it_plays_and_is_changed_there(page: Page) -> None:
    assert [page.pilot.node(name).label for name in page.pilot.names("seat/") if name.endswith("level")] == [
        "Easy", "Easy",
    ]  # fmt: skip
    page.pilot.press("seat/2/level")
    assert page.pilot.node("seat/2/level").label == "Fair"
    assert [level for _, _, level in page.seats] == [None, "easy", "medium"]
    page.pilot.click("seat/2/level")
    assert page.pilot.node("seat/2/level").label == "Sharp"
    page.pilot.click("seat/2/level")
    assert [level for _, _, level in page.seats] == [None, "easy", "easy"]


def test_what_a_computer_is_like_stands_under_its_name_and_belongs_to_the_name(page: Page) -> None:
    assert {"collects many kinds", "likes wolves"} <= set(page.pilot.texts())
    page.pilot.click("seat/1/name")
    page.pilot.type("x")
    assert "collects many kinds" not in page.pilot.texts()
    page.pilot.press("seat/2/kind")
    assert "likes wolves" not in page.pilot.texts(), "a person is like nobody else"


def test_a_start_is_said_in_the_same_frame_and_done_in_the_next(page: Page) -> None:
    pilot = page.pilot
    pilot.scene.focus.set("start")
    drawn = pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    assert "Setting the table …" in pilot.texts() and drawn and page.started == []
    pilot.app.step(FRAME_MS, [])
    assert len(page.started) == 1
    assert pilot.names("busy") == []


def test_the_curtain_is_offered_to_two_people_and_taking_back_to_one(page: Page) -> None:
    assert page.pilot.names("house/relaxed") and not page.pilot.names("house/curtain")
    page.pilot.press("add/person")
    assert page.pilot.names("house/curtain") and not page.pilot.names("house/relaxed")
    assert page.start().table["curtain"] is True


def test_mixed_seats_are_the_same_seats(page: Page) -> None:
    page.pilot.press("mix")
    assert {seat.name for seat in page.start().seats} == {"Ana", "Wren", "Rowan"}


def test_one_person_alone_meets_the_rival_and_the_margins(store: Store) -> None:
    page = Page(store, solo=True)
    assert {"The solo challenge", "+30", "+50", "+70"} <= set(page.pilot.texts())
    assert "portrait/benedikt" in page.pilot.faces()
    assert page.summary == "Ana against Benedikt · about 20 minutes"
    assert page.start().seats == (SeatChoice("Ana", 0),)


def test_what_means_nothing_alone_is_not_offered(store: Store) -> None:
    page = Page(store, solo=True)
    for name in ("option/deal", "house/curtain", "pace", "mix", "seat/0/remove", "seat/0/grip"):
        assert page.pilot.names(name) == []


def test_leaving_all_seats_but_one_is_the_solo_challenge_too(page: Page) -> None:
    page.pilot.press("seat/1/remove")
    page.pilot.press("seat/1/remove")
    assert page.summary == "Ana against Benedikt · about 20 minutes"
    assert page.pilot.node("title").label == "Solo challenge"
    page.pilot.press("add/computer")
    assert page.pilot.node("title").label == "New game"


def test_two_at_the_table_hear_of_the_third_hand(page: Page) -> None:
    page.pilot.press("seat/2/remove")
    assert "Two, and a third hand" in page.pilot.texts()


def test_two_clicks_from_the_title_start_the_same_game_again(store: Store, page: Page) -> None:
    page.pilot.press("add/person")
    page.pilot.type("Bruno")
    page.pilot.press("seat/1/remove")
    first = page.start()
    pilot = Pilot(store=store).start(TitleScene)
    started: list[NewGame] = []
    pilot.app.start_game = started.append  # type: ignore[method-assign]
    pilot.click("new")
    pilot.click("start")
    assert (started[0].seats, started[0].options, started[0].table) == (first.seats, first.options, first.table)


def test_enter_twice_on_the_title_starts_it_too(store: Store) -> None:
    pilot = Pilot(store=store).start(TitleScene)
    started: list[NewGame] = []
    pilot.app.start_game = started.append  # type: ignore[method-assign]
    pilot.key("Return", "Return")
    assert [game.game_id for game in started] == ["forest"]


def test_f1_opens_the_rules_and_escape_comes_back_to_what_was_chosen(page: Page) -> None:
    page.pilot.press("add/person")
    seats = page.seats
    for key, scene in (("F1", "rules"), ("Escape", "setup")):
        page.pilot.key(key)
        assert page.pilot.scene.name == scene
    assert page.seats == seats


def test_the_solo_challenge_does_not_forget_who_plays_together(store: Store, page: Page) -> None:
    together = page.start().seats
    Page(store, solo=True).start()
    assert Page(store).start().seats == together


def test_the_keyboard_reaches_everything_that_can_be_pressed(page: Page) -> None:
    pressable = {node.name for node in page.pilot.scene.stage.nodes if node.on_press and node.enabled}
    reached = set()
    for _ in range(2 * len(pressable)):
        page.pilot.key("Tab")
        assert page.pilot.scene.focus.node
        reached.add(page.pilot.scene.focus.node.name)
    assert pressable <= reached


def test_the_keyboard_goes_through_all_seats_before_it_comes_to_the_house_rules(page: Page) -> None:
    zones = [node.zone for node in page.pilot.scene.focus.choices]
    assert len(zones) - zones[::-1].index("seats") <= zones.index("house")


def test_a_name_is_read_as_one(page: Page) -> None:
    said = sentence_of(page.pilot.node("seat/1/name"), page.pilot.scene)
    assert said == f"{page.pilot.scene.draft.lineup.seats[1].name}. Name. Collects many kinds."


def test_the_keyboard_goes_through_the_colours_and_escape_back_to_the_seat(page: Page) -> None:
    page.pilot.press("seat/2/style")
    focus = page.pilot.scene.focus
    assert focus.node and focus.node.name == "popup/style/2"
    page.pilot.key("Right", "Right")
    assert focus.node and focus.node.name == "popup/style/4"
    page.pilot.key("Escape")
    assert focus.node and focus.node.name == "seat/2/style"
    assert page.pilot.names("popup") == []


def test_another_window_size_changes_nothing_that_was_chosen(page: Page) -> None:
    page.pilot.press("add/person")
    page.pilot.type("Zoe")
    seats = page.seats
    page.pilot.resize((1920, 1080))
    assert page.seats == seats and "Zoe" in page.pilot.texts()


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("solo", [False, True])
def test_all_words_fit(store: Store, text_size: float, solo: bool) -> None:
    store.set_setting("text_size", text_size)
    page = Page(store, solo=solo)
    assert not [said.text for node in page.pilot.scene.stage.nodes for said in node.said if not said.fits]


def test_a_voice_says_of_every_control_whose_it_is_and_of_every_arrow_what_is_chosen(page: Page) -> None:
    pilot = page.pilot
    pilot.press("game/aqua")

    def read(name: str) -> str:
        return sentence_of(pilot.node(name), pilot.scene)

    title, value = "Which game", pilot.node("option/mode").label
    assert read("option/mode/next").startswith(f"{title}. {value}. ")
    pilot.press("option/mode/next")
    assert read("option/mode/previous").startswith(f"{title}. {pilot.node('option/mode').label}. ")
    assert pilot.node("option/mode").label != value
    assert read("game/forest") == "Forest. 1–6 players, about 20 minutes."
    assert read("house/relaxed") == "Relaxed: take anything back, the game is marked as assisted. Off."
    assert read("add/computer") == "Add a player. Computer."
    assert read("seat/1/style") == "Wren. Another colour. Blue drop."
    for part in ("grip", "style", "level", "kind", "remove"):
        assert read(f"seat/1/{part}").startswith("Wren. ")
    pilot.press("game/divercity")
    assert read("option/level/next") == "Level. Scuba diving. 5 saved win, 5 extinct lose. The next value."
