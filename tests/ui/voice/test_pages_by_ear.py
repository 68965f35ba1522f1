"""Pages of figures, charts and tables for whoever only hears: what F2 says of them."""

import datetime
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.ui.voice.sentences import page_of, sentence_of
from game.ui.words import date
from tests.support.pilot import Pilot
from tests.support.scenes import fill, open_scene


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    folder: Path = tmp_path_factory.mktemp("pages")
    with closing(Store.open(folder)) as store:
        fill(store)
        pilot = Pilot(store=store, data=folder).start(TitleScene)
        pilot.app.settings["show_read"] = True
        yield pilot


def whole(pilot: Pilot, scene: str) -> str:
    """What is said when a whole scene is asked for."""
    open_scene(pilot, scene)
    log = pilot.app._reader.voice.log
    log.clear()
    pilot.key("F2")
    return log[0]


def test_a_score_sheet_is_read_from_its_title_down_to_the_totals_with_nothing_between(pilot: Pilot) -> None:
    said = whole(pilot, "end of aqua")
    sheet = said.index("Score sheet.")
    assert said[sheet:].startswith("Score sheet. Choose a number to see why. Large animals: Ana 0, Bruno 0, Chloé 0.")
    assert sheet < said.index("Small animals: ") < said.index("Reefs: ") < said.index("Total: ")


def test_the_numbers_on_a_finished_reef_are_not_said_by_themselves(pilot: Pilot) -> None:
    said = whole(pilot, "end of aqua")
    assert not any(part.strip(" .").isdigit() for part in said.split(". "))


def test_the_figures_of_a_person_are_a_sentence_for_each_game(pilot: Pilot) -> None:
    said = whole(pilot, "people")
    assert "Forest: Games 2, Wins 1, Best 39, Mean 34. Ocean: Games 1, Wins 1, Best 58, Mean 58. " in said
    assert "Mini DiverCity: Games 1, Wins 0. " in said


def test_charts_are_told_row_by_row(pilot: Pilot) -> None:
    said = whole(pilot, "journal, statistics")
    assert "Points by row. Hare: Ana 1.5, the others 1.7. Fox: Ana 3.0, the others 0.0. " in said
    assert "2 games. 1 won, 50 %. " in said
    assert "Points of a game. Mean 34. 25 – 29: 1. 35 – 39: 1. " in said
    assert "Won by players. 2 players: 0 of 1. 3 players: 1 of 1. " in said


def test_a_review_says_how_good_the_decisions_were_and_what_was_to_be_expected(pilot: Pilot) -> None:
    said = whole(pilot, "review")
    assert "Accuracy, of 100: 99. Best 19, good 0, costly 1. " in said
    assert "Expected results. Ana: start 60, end 29. Wren: start 60, end 36. " in said


def test_days_on_which_nothing_was_played_are_passed_over(pilot: Pilot) -> None:
    assert not any(part.strip(" .").isdigit() for part in whole(pilot, "journal, daily").split(". "))


def test_a_replay_says_what_a_table_says(pilot: Pilot) -> None:
    said = whole(pilot, "replay of forest")
    assert said.startswith(
        "Forest. Round 1, Turn 1 of 10. Replay: Ana decides. The ecosystem of Ana. Total: minus 5. "
        "No card lies there yet. Your hand: 1 Hare, 1 Dragonfly, "
    )


def test_a_switch_among_what_is_read_says_whether_it_is_on(pilot: Pilot) -> None:
    told = whole(pilot, "settings")
    assert "Calm screen, nothing drifts or sways: off." in told
    assert "Quiet when in the background, no birds, no chimes: on." in told


def test_a_page_of_several_says_which_one_it_is(pilot: Pilot) -> None:
    assert " 1 of 2. Picture. " in whole(pilot, "settings")


def test_the_settings_say_of_each_key_what_it_does(pilot: Pilot) -> None:
    opened = open_scene(pilot, "settings")
    pilot.key("PageDown")
    said = page_of(opened)
    assert "Move the ring: left arrow, right arrow, up arrow, down arrow. " in said
    assert " Choose a card of the hand: 1 – 9, 0. " in said


@pytest.mark.parametrize(
    ("page", "node", "shown", "said"),
    [
        ("guide", "species/", "Forest, page 11 of 11", "Chosen."),
        ("paths", "goal/", "Best so far. ", "Chosen."),
        ("daily", "before", "days played. ", ""),
    ],
)
def test_what_a_press_in_the_journal_shows_is_heard(
    pilot: Pilot, page: str, node: str, shown: str, said: str
) -> None:
    opened = open_scene(pilot, f"journal, {page}")
    node = pilot.names(node)[-1]
    log = pilot.app._reader.voice.log
    log.clear()
    opened.focus.set(node)
    opened.focus.show = True
    pilot.key("Return")
    heard = " ".join(log)
    assert shown in heard and said in heard


@pytest.mark.parametrize(
    ("scene", "node", "said"),
    [
        ("title", "last/0", "AQUA. 23 November 2026. Ana 5, Wren 2. Open this game."),
        ("title", "people", "Ana. Who plays here."),
        ("keys", "key/right", "Move the ring right: right arrow, Pad right arrow."),
        ("achievements", "scenario:A", "A, goals 1 to 6. From 60 points. Chosen. 1 of 15."),
        ("picking goals", "goal/3", "3, 3 points per native and per dolphin. Dolphin or dugong: "),
        (
            "picking variants",
            "variant/realistic",
            "Realistic. Nobody speaks under water: pictures only, and no memory",
        ),
        ("review", "turn/0", "Turn 1, Wolf. Cost 3. Chosen."),
        ("arrangement", "row/fox", "Fox, laid 6, best 9."),
    ],
)
def test_what_can_be_chosen_says_how_it_stands_and_nothing_twice(
    pilot: Pilot, scene: str, node: str, said: str
) -> None:
    opened = open_scene(pilot, scene)
    found = next(one for one in opened.focus.choices if one.name == node)
    sentence = sentence_of(found, opened)
    assert sentence.startswith(said.replace("23 November 2026", date(datetime.date.today())))
    assert scene != "picking variants" or sentence.endswith("Chosen.")
