"""The page of the statistics: what is shown, as charts and as tables."""

from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile.figures import Figures
from game.profile.store import Store
from game.ui import words
from game.ui.journal.charts import PointsChart, Row, RowsChart, WinsChart, summary_of
from game.ui.journal.scene import JournalScene
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.layout import faults
from tests.support.painting import Noting, small_look
from tests.support.pilot import Pilot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


@cache
def game(kind: str, *names: str) -> Session:
    return played(kind, names)


def page(store: Store, size: tuple[int, int] = (640, 360)) -> Pilot:
    pilot = Pilot(size, store).start(TitleScene)
    pilot.app.stack.push(JournalScene("statistics"))
    pilot.settle()
    return pilot


def test_without_a_game_it_leads_to_one(store: Store) -> None:
    pilot = page(store)
    assert "tables" not in pilot.names()
    pilot.press("play")
    assert pilot.scene.name == "setup"


@pytest.mark.parametrize("kind", ["aqua", "divercity"])
def test_it_begins_with_a_game_that_was_played(store: Store, kind: str) -> None:
    keep(store, game(kind, "Ana", "Ben"))
    pilot = page(store)
    assert pilot.node(f"tab/{kind}").chosen
    assert {"summary", "players", "company"} <= set(pilot.names())
    assert ("rows" in pilot.names()) == (kind == "aqua")


def test_charts_become_tables_and_charts_again(store: Store) -> None:
    keep(store, game("forest", "Ana", "Ben"))
    pilot = page(store)
    assert "difference" not in pilot.texts()
    pilot.key("t")
    assert "difference" in pilot.texts()
    pilot.click("tables")
    assert "difference" not in pilot.texts()


def test_one_game_is_one_game() -> None:
    assert [summary_of(Figures(timed=n)).figures[-1][1] for n in (1, 2)] == ["played in 1 game", "played in 2 games"]
    one, two = (
        dict(words[::-1] for words in summary_of(Figures(games=n, day_runs=[[1, n]])).figures) for n in (1, 2)
    )
    assert one["game"] == one["day in a row"] == "1"
    assert two["games"] == two["days in a row"] == "2"


def test_the_word_below_a_number_agrees_with_it() -> None:
    words.set_language("cs")
    found = [summary_of(Figures(games=n, day_runs=[[1, n]])).figures for n in (1, 2, 5)]
    assert [one[0][1] for one in found] == ["partie", "partie", "partií"]
    assert [one[-1][1].split()[0] for one in found] == ["den", "dny", "dnů"]


@pytest.mark.parametrize(("section", "shown"), [("statistics", "summary"), ("guide", "page"), ("paths", "goals")])
def test_games_without_a_summary_are_read_one_per_frame(
    store: Store, monkeypatch: pytest.MonkeyPatch, section: str, shown: str
) -> None:
    monkeypatch.setattr("game.ui.kept.finished._SLICE_S", 0.0)
    for _ in range(5):
        keep(store, game("forest", "Ana", "Ben"))
    store._run("DELETE FROM summary")
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.app.stack.push(JournalScene(section))
    pilot._frame([])
    assert pilot.scene.moving and "4 games are still being read …" in pilot.texts()
    assert shown not in pilot.names()
    pilot.settle()
    assert shown in pilot.names() and "progress" not in pilot.names()
    assert store.unread_summaries(GAMES["forest"]) == 0


def test_a_removed_game_counts_no_longer(store: Store) -> None:
    number = keep(store, game("aqua", "Ana", "Ben"))
    pilot = page(store)
    assert "summary" in pilot.names()
    pilot.click("section/games")
    pilot.press("remove")
    pilot.press("yes")
    assert store.finished_game(number) is None
    pilot.click("section/statistics")
    assert "summary" not in pilot.names()


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("language", words.languages())
def test_everything_fits(store: Store, language: str, text_size: float) -> None:
    store.set_setting("language", language)
    store.set_setting("text_size", text_size)
    for names in (("Magdalena",), ("Magdalena", "Ben"), ("Magdalena", "Ben", "Cy")):
        keep(store, game("savanna", *names))
    pilot = page(store, (1280, 720))
    assert faults(pilot.scene) == []
    pilot.key("t")
    assert faults(pilot.scene) == []


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_two_means_of_a_row_stand_below_each_other(text_size: float) -> None:
    canvas = Noting(small_look(text_size), 808, 714)
    RowsChart("Ana", (Row("Wolf", "", 12.5, 6.7),), False).paint(canvas, False)
    own, theirs = (next(said.box for said in canvas.said if said.text == mean) for mean in ("12.5", "6.7"))
    assert own[1] + own[3] <= theirs[1]


def arrow_of(points: dict[int, int], mean: float, width: float) -> float:
    """Where the arrow of a chart of this width, in units, points."""
    canvas = Noting(small_look(), width, 300)
    PointsChart(tuple(points.items()), mean, False).paint(canvas, False)
    return canvas.polygons[-1][0][0]


@pytest.mark.parametrize(
    ("points", "mean", "share"),
    [
        ({5: 1, 14: 1}, 5.0, 0.0),
        ({5: 1, 14: 1}, 10.0, 0.5),
        ({-10: 1, 9: 1}, -5.0, 0.25),
        ({40: 1, 59: 1}, 55.0, 0.75),
    ],
)
def test_the_arrow_points_to_the_mean_between_the_first_and_the_last_part(
    points: dict[int, int], mean: float, share: float
) -> None:
    assert arrow_of(points, mean, 352) == pytest.approx(26 + share * 300)


def test_how_often_how_many_points_were_reached_is_told_in_words() -> None:
    assert PointsChart(((5, 1), (14, 2)), 11.0, True).spoken().split("\n") == [
        "Points of a game", "mean 11", "5 – 9: 1", "10 – 14: 2",
    ]  # fmt: skip


def test_what_won_games_are_told_apart_by_is_named_in_one_size() -> None:
    names = "i", "2 players", "a rather long name of somebody"
    canvas = Noting(small_look(1.3), 350, 220)
    WinsChart("Won against", tuple((name, 3, 1) for name in names), False).paint(canvas, False)
    assert len({said.box[3] for said in canvas.said if said.text in names or said.text.startswith("a rather")}) == 1
