"""The page of all games: playing on, giving up, looking at, removing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.profile.entries import GIVEN_UP
from game.profile.store import Store
from game.ui import words
from game.ui.scenes.games import GamesScene
from game.ui.scenes.title import TitleScene
from game.ui.table.saver import Saver, result_of
from game.ui.table.style import TableStyle
from tests.support.history import NAMES, keep, played
from tests.support.layout import faults
from tests.support.pilot import Pilot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


def page(store: Store) -> Pilot:
    pilot = Pilot(store=store).start(TitleScene)
    pilot.app.stack.push(GamesScene())
    pilot.settle()
    return pilot


def ended(store: Store) -> list[str | None]:
    return [game.result["result"] for game in store.finished()]


def test_the_title_leads_there_and_escape_leads_back(store: Store) -> None:
    keep(store, played("aqua", ("Ana",)))
    pilot = Pilot(store=store).start(TitleScene)
    pilot.click("all games")
    assert pilot.scene.name == "games"
    pilot.key("Escape")
    assert pilot.scene.name == "title"


def test_without_games_it_says_so(store: Store) -> None:
    assert {"no game waits", "no game yet"} <= set(page(store).texts())


def test_a_game_that_waits_is_played_on(store: Store) -> None:
    game = keep(store, played("aqua", ("Ana", "Ben"), actions=4))
    pilot = page(store)
    pilot.click(f"waiting/{game}")
    assert pilot.scene.name == "table"


def test_a_game_that_waits_is_given_up_after_a_question(store: Store) -> None:
    game = keep(store, played("aqua", ("Ana", "Ben"), actions=4))
    pilot = page(store)
    pilot.press(f"give up/{game}")
    pilot.key("Escape")
    assert len(store.running()) == 1 and pilot.scene.name == "games"
    pilot.click(f"give up/{game}")
    pilot.click("yes")
    assert (store.running(), ended(store)) == ([], [GIVEN_UP])
    assert {"given up", "Ana", "Ben", "The game is given up."} <= set(pilot.texts())


@pytest.mark.parametrize("at", ["title", "games"])
def test_a_game_that_is_over_but_for_a_question_keeps_its_result(store: Store, at: str) -> None:
    session = played("aqua", ("Ana", "Ben"))
    saver = Saver.begin(store, session, TableStyle((0, 1)).data())
    saver.append(session, session.entries)
    pilot = Pilot(store=store).start(TitleScene) if at == "title" else page(store)
    pilot.click("give up" if at == "title" else f"give up/{saver.game}")
    assert "Put this game away?" in pilot.texts()
    pilot.click("yes")
    assert store.running() == []
    assert [game.result for game in store.finished()] == [result_of(session)]
    assert "The game is kept with its result." in pilot.texts()


@pytest.mark.parametrize("game", ["forest", "aqua", "divercity"])
def test_a_game_that_was_given_up_shows_its_turns(store: Store, game: str) -> None:
    store.give_up(keep(store, played(game, ("Ana", "Ben"), actions=9)))
    pilot = page(store)
    pilot.click("over/0")
    assert pilot.scene.name == "log" and pilot.names("log/")
    assert "Deal number 1" in pilot.texts()
    pilot.key("Escape")
    assert pilot.scene.name == "games"


def test_a_finished_game_is_looked_at_and_removed_after_a_question(store: Store) -> None:
    first, second = keep(store, played("aqua", ("Ana",))), keep(store, played("forest", ("Ana", "Ben")))
    pilot = page(store)
    pilot.press("over/0")
    assert pilot.scene.name == "score"
    pilot.app.stack.pop()
    pilot.settle()
    pilot.click("remove/0")
    asked = " ".join(pilot.texts())
    assert "Remove this game?" in asked and "Ana" in asked and "Ben" in asked
    pilot.key("Return")
    assert [game.id for game in store.finished()] == [second, first]
    pilot.press("remove/0")
    pilot.press("yes")
    assert [game.id for game in store.finished()] == [first]
    assert pilot.names("over/") == ["over/paper", "over/title", "over/0"]


@pytest.mark.parametrize("game", ["forest", "aqua", "divercity"])
def test_every_page_after_a_game_tells_the_number_of_its_deal(store: Store, game: str) -> None:
    keep(store, played(game, ("Ana", "Ben"), seed=7))
    pilot = page(store)
    pilot.press("over/0")
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
    pilot.press(f"waiting/{game}")
    pilot.key("m")
    pilot.click("give up")
    pilot.click("yes")
    assert pilot.scene.name == "title"
    assert (store.running(), ended(store)) == ([], [GIVEN_UP])
    assert "given up" in pilot.texts()


def test_the_title_gives_up_the_game_that_is_shown(store: Store) -> None:
    older, newer = (keep(store, played("aqua", (name, "Ben"), actions=4)) for name in ("Ana", "Cy"))
    pilot = Pilot(store=store).start(TitleScene)
    pilot.press("continue/next")
    pilot.click("give up")
    pilot.click("yes")
    assert [game.id for game in store.running()] == [newer]
    assert [game.id for game in store.finished()] == [older]
    assert "given up" in pilot.texts()


def test_a_long_history_is_leafed_through(store: Store) -> None:
    session = played("aqua", ("Ana",))
    for _ in range(15):
        keep(store, session)
    pilot = page(store)
    assert "1 / 2" in pilot.texts()
    pilot.key("PageDown")
    assert len(pilot.names("over/1")) == 2
    for _ in range(2):
        pilot.press(pilot.names("remove/")[0])
        pilot.press("yes")
    assert len(pilot.names("remove/")) == 13 and "1 / 2" not in pilot.texts()


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("language", words.languages())
def test_everything_fits(store: Store, language: str, text_size: float) -> None:
    store.set_setting("language", language)
    store.set_setting("text_size", text_size)
    keep(store, played("divercity", NAMES[:6], actions=4))
    store.give_up(keep(store, played("savanna", NAMES[:6], actions=9)))
    for _ in range(14):
        keep(store, played("aqua", NAMES[:4]))
    pilot = page(store)
    assert faults(pilot.scene) == []
