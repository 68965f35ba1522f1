"""The page of all games: playing on, giving up, looking at, removing."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.core.session import Session
from game.profile.entries import GIVEN_UP
from game.profile.store import Store
from game.ui import words
from game.ui.engine.intent import TurnPage
from game.ui.journal.games_nodes import GameLine
from game.ui.journal.scene import JournalScene
from game.ui.scenes.title import TitleScene
from game.ui.table.saver import Saver, result_of
from game.ui.table.style import TableStyle
from tests.support.history import NAMES, keep, played
from tests.support.layout import faults
from tests.support.pilot import FRAME_MS, Pilot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


def page(store: Store, size: tuple[int, int] = (640, 360)) -> Pilot:
    pilot = Pilot(size, store).start(TitleScene)
    pilot.app.stack.push(JournalScene("games"))
    pilot.settle()
    return pilot


@cache
def played_once(*names: str) -> Session:
    return played("aqua", names or ("Ana",))


def ended(store: Store) -> list[str | None]:
    return [game.result["result"] for game in store.finished()]


def test_the_title_leads_there_and_escape_leads_back(store: Store) -> None:
    keep(store, played("aqua", ("Ana",)))
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.click("all games")
    assert pilot.scene.name == "journal"
    pilot.key("Escape")
    assert pilot.scene.name == "title"


def test_without_games_it_says_so_and_leads_to_them(store: Store) -> None:
    pilot = page(store)
    assert "Every game that you finish is kept here, with all its turns." in pilot.texts()
    assert "tab/waiting" not in pilot.names() and "whose" not in pilot.names()
    assert pilot.node("choose").centre[0] == 800, "in the middle of the page"
    pilot.press("choose")
    assert pilot.scene.name == "title"


def test_a_game_that_waits_is_played_on(store: Store) -> None:
    game = keep(store, played("aqua", ("Ana", "Ben"), actions=4))
    pilot = page(store)
    pilot.press("tab/waiting")
    pilot.click(f"game/{game}")
    assert pilot.scene.name == "table"


@pytest.mark.parametrize(("game", "called"), [("aqua", "Score sheet"), ("divercity", "Result")])
def test_the_way_to_the_ending_is_called_what_it_shows(store: Store, game: str, called: str) -> None:
    keep(store, played(game, ("Ana", "Ben")))
    assert page(store).node("score").label == called


@pytest.mark.parametrize("actions", [4, 9999])
def test_an_assisted_game_is_marked_in_the_lists_and_on_its_sheet(store: Store, actions: int) -> None:
    game = played("aqua", ("Ana", "Ben"), actions=actions)
    game.assist()
    keep(store, game)
    pilot = page(store)
    if actions == 4:
        pilot.press("tab/waiting")
    [name] = pilot.names("game/")
    assert pilot.node(name).label == "AQUA, Assisted game"
    assert "Assisted game" in pilot.texts()


def test_a_game_that_waits_is_given_up_after_a_question(store: Store) -> None:
    keep(store, played("aqua", ("Ana", "Ben"), actions=4))
    pilot = page(store)
    pilot.press("tab/waiting")
    pilot.press("give up")
    pilot.key("Escape")
    assert len(store.running()) == 1 and pilot.scene.name == "journal"
    pilot.click("give up")
    pilot.click("yes")
    assert (store.running(), ended(store)) == ([], [GIVEN_UP])
    assert {"given up", "Ana", "Ben", "The game is given up."} <= set(pilot.texts())


@pytest.mark.parametrize("at", ["title", "games"])
def test_a_game_that_is_over_but_for_a_question_keeps_its_result(store: Store, at: str) -> None:
    session = played("aqua", ("Ana", "Ben"))
    saver = Saver.begin(store, session, TableStyle((0, 1)).data())
    saver.append(session, session.entries)
    pilot = Pilot((640, 360), store).start(TitleScene) if at == "title" else page(store)
    if at == "games":
        pilot.click("tab/waiting")
    pilot.click("give up")
    assert "Put this game away?" in pilot.texts()
    pilot.click("yes")
    assert store.running() == []
    assert [game.result for game in store.finished()] == [result_of(session)]
    assert "The game is kept with its result." in pilot.texts()


@pytest.mark.parametrize("game", ["forest", "aqua", "divercity"])
def test_a_game_that_was_given_up_is_replayed(store: Store, game: str) -> None:
    store.give_up(keep(store, played(game, ("Ana", "Ben"), actions=9)))
    pilot = page(store)
    assert "score" not in pilot.names()
    pilot.click("replay")
    assert pilot.scene.name == "replay"
    pilot.key("l")
    assert pilot.scene.name == "log" and "Deal number 1" in pilot.texts()
    pilot.key("Escape", "Escape")
    assert pilot.scene.name == "journal"


def test_a_finished_game_is_looked_at_and_removed_after_a_question(store: Store) -> None:
    first, second = keep(store, played("aqua", ("Ana",))), keep(store, played("forest", ("Ana", "Ben")))
    pilot = page(store)
    pilot.press(f"game/{second}")
    assert pilot.scene.name == "score"
    pilot.app.stack.pop()
    pilot.settle()
    pilot.click("remove")
    asked = " ".join(pilot.texts())
    assert "Remove this game?" in asked and "Ana" in asked and "Ben" in asked
    pilot.key("Return")
    assert [game.id for game in store.finished()] == [second, first]
    pilot.press("remove")
    pilot.press("yes")
    assert [game.id for game in store.finished()] == [first]
    assert pilot.names("game/") == [f"game/{first}"] and "1 game" in pilot.texts()


@pytest.mark.parametrize("game", ["aqua", "divercity"])
def test_from_a_game_of_the_past_one_comes_back_to_the_list(store: Store, game: str) -> None:
    number = keep(store, played(game, ("Ana", "Ben")))
    pilot = page(store)
    for way in ("key", "click"):
        pilot.press(f"game/{number}")
        assert pilot.scene.name != "journal" and "home" not in pilot.names()
        if way == "key":
            pilot.key("Escape")
        else:
            pilot.click("back")
        assert pilot.scene.name == "journal"


@pytest.mark.parametrize("game", ["forest", "aqua", "divercity"])
def test_every_page_after_a_game_tells_the_number_of_its_deal(store: Store, game: str) -> None:
    keep(store, played(game, ("Ana", "Ben"), seed=7))
    pilot = page(store)
    pilot.press("score")
    seen = {pilot.scene.name: (pilot.texts(), pilot.names())}
    for key in ("l", "m"):
        pilot.key(key)
        seen[pilot.scene.name] = (pilot.texts(), pilot.names())
        pilot.key("Escape")
    assert [*seen] == ["score", "log", "pause"]
    assert all("Deal number 7" in texts and "deal/copy" in names for texts, names in seen.values())


def test_a_game_is_given_up_at_the_table(store: Store) -> None:
    game = keep(store, played("aqua", ("Ana", "Ben"), actions=4))
    pilot = page(store)
    pilot.press("tab/waiting")
    pilot.press(f"game/{game}")
    pilot.key("m")
    pilot.click("give up")
    pilot.click("yes")
    assert pilot.scene.name == "title"
    assert (store.running(), ended(store)) == ([], [GIVEN_UP])
    assert "given up" in pilot.texts()


def test_the_title_gives_up_the_game_that_is_shown(store: Store) -> None:
    older, newer = (keep(store, played("aqua", (name, "Ben"), actions=4)) for name in ("Ana", "Cy"))
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.press("continue/next")
    pilot.click("give up")
    pilot.click("yes")
    assert [game.id for game in store.running()] == [newer]
    assert [game.id for game in store.finished()] == [older]
    assert "given up" in pilot.texts()


def test_a_long_history_is_leafed_through(store: Store) -> None:
    for _ in range(11):
        keep(store, played_once())
    pilot = page(store)
    assert "1 / 2" in pilot.texts() and len(pilot.names("game/")) == 10
    pilot.key("PageDown")
    assert pilot.names("game/") == ["game/1"]
    pilot.wheel("game/1", -1)
    assert "game/11" in pilot.names()
    pilot.wheel("game/11", -1)
    assert "1 / 2" in pilot.texts()
    x, y = pilot.node("game/11").centre
    pilot.stroke((x, y), (x, y - 130))
    assert pilot.names("game/") == ["game/1"]
    pilot.stroke((x, y), (x, y + 130))
    assert "1 / 2" in pilot.texts() and pilot.scene.name == "journal"
    pilot.key("PageDown")
    pilot.press("remove")
    pilot.press("yes")
    assert "1 / 2" not in pilot.texts() and len(pilot.names("game/")) == 10


def test_a_page_of_ten_thousand_games_reads_only_itself(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(25):
        keep(store, played_once())
    read: list[int] = []
    whole = Store._finished
    monkeypatch.setattr(Store, "_finished", lambda self, row: read.append(row["id"]) or whole(self, row))
    pilot = page(store)
    assert {*read} == {*range(16, 26)}
    read.clear()
    pilot.key("PageDown")
    assert read == [*range(15, 5, -1)]


def test_games_are_listed_by_kind_and_by_person(store: Store) -> None:
    forest, aqua = keep(store, played("forest", ("Ana", "Ben"))), keep(store, played("aqua", ("Ben",)))
    pilot = page(store)
    assert pilot.names("game/") == [f"game/{forest}"]
    pilot.press("whose")
    assert pilot.names("game/") == [f"game/{aqua}", f"game/{forest}"]
    pilot.click("tab/aqua")
    assert pilot.names("game/") == [f"game/{aqua}"]
    pilot.click("tab/ocean")
    assert pilot.names("game/") == [] and "0 games" in pilot.texts()
    pilot.key("Escape", "j")
    assert len(pilot.names("game/")) == 2


def test_every_game_that_can_be_played_through_has_its_picture(store: Store) -> None:
    good = keep(store, played("forest", ("Ana", "Ben")))
    bad = store.begin(played_once().record.text().splitlines()[0], {0: "Ana"})
    store.append(bad, "0 nonsense")
    store.finish(bad, {"totals": [3], "winners": [0]})
    pilot = page(store)
    assert any(name.startswith(("disc/", "card/")) for name in pilot.node(f"game/{good}").shown)
    assert pilot.node(f"game/{bad}").shown == [] and not pilot.scene.moving


def test_the_list_is_shown_before_the_first_picture_is_worked_out(store: Store) -> None:
    for _ in range(11):
        keep(store, played_once())
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.app.stack.push(JournalScene("games"))
    for shown in ("game/11", "game/1"):
        pictures = []
        for _ in range(2):
            pilot.app.step(FRAME_MS, [])
            line = pilot.node(shown)
            assert isinstance(line, GameLine)
            pictures.append(line.view)
        assert pictures[0] is None and pictures[1] is not None
        pilot.scene.take(TurnPage(1))


def test_a_game_that_cannot_be_read_is_a_sentence_in_the_list(store: Store) -> None:
    game = keep(store, played_once())
    store._run("UPDATE game SET header = 'x' WHERE id = ?", game)
    texts = page(store).texts()
    assert "A finished game cannot be read any more. It stays where it is." in texts and "1 game" in texts


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("language", words.languages())
def test_everything_fits(store: Store, language: str, text_size: float) -> None:
    store.set_setting("language", language)
    store.set_setting("text_size", text_size)
    keep(store, played("divercity", NAMES[:6], actions=4))
    store.give_up(keep(store, played("savanna", NAMES[:6], actions=9)))
    for _ in range(11):
        keep(store, played_once(*NAMES[:4]))
    pilot = page(store, (1280, 720))
    assert faults(pilot.scene) == []
    pilot.press("tab/savanna")
    assert faults(pilot.scene) == []
    pilot.press("tab/waiting")
    assert faults(pilot.scene) == []
