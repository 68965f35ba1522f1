"""What the goals of the Ecosystem games measure, on boards drawn as text."""

from dataclasses import replace

import pytest

from game.games.ecosystem.goals import ended, goals_of
from game.games.ecosystem.goals.measures import SeatEnd
from game.games.ecosystem.scoring import foreseen, score_sheets
from tests.games.ecosystem.boards import layout
from tests.games.ecosystem.editions import EDITIONS
from tests.support.history import played


def end(
    edition: str, board: str, *, lead: int = 0, alone: bool = False, won: bool = True, other: str = ""
) -> SeatEnd:
    """A seat with this board at the end of a game, beside another one."""
    played_with = EDITIONS[edition]
    boards = [layout(board, played_with), layout(other, played_with)]
    down = foreseen(played_with, boards, (frozenset(), frozenset()))
    sheets = score_sheets(played_with, boards, down=down)
    rows = tuple(row.id for row in played_with.rows if row.id not in ("biodiversity", "food_web"))
    return SeatEnd(sheets[0], boards[0], down[0], rows, lead, alone, won)


MET = (
    ("forest", "dragonfly", "SSSSS/SDSDS/SSSSS", 26),
    ("forest", "fox", "F.F.F/.F.../..W..", 4),
    ("forest", "stream", "SSS../S.S../.SS..", 7),
    ("forest", "meadows", "MMM.M/M...M/..M../....M", 2),
    ("forest", "meadows", "MMM../M.M../....M", 1),
    ("forest", "hares", "RR.R.", 3),
    ("forest", "few_wolves", "WW...", 1),
    ("forest", "few_wolves", "WWW..", None),
    ("forest", "no_bee", "SDS..", 5),
    ("forest", "no_bee", "SDZ..", None),
    ("ocean", "coral", "C..../PP.../CC...", 2),
    ("ocean", "krill", "KKK.K/....K/KK..K", 2),
    ("ocean", "octopus", "OO.O.", 1),
    ("ocean", "octopus", "O....", None),
    ("ocean", "hunters", "EWS..", 1),
    ("ocean", "hunters", "EWW..", None),
    ("ocean", "whale", "W.K../.KK..", 3),
    ("savanna", "carcasses", "VVG../.G.../C.H../.G...", 2),
    ("savanna", "down", "VVG../.G.../C.H../.G...", 3),
    ("savanna", "giraffe", "TFT../.T.../F.FT.", 2),
    ("savanna", "grassland", "PPZ../PPPT./P..T./....T", 6),
)


@pytest.mark.parametrize(("edition", "goal", "board", "have"), MET, ids=lambda value: str(value))
def test_a_goal_measures_the_end_of_a_seat(edition: str, goal: str, board: str, have: int | None) -> None:
    found = goals_of(EDITIONS[edition]).have(end(edition, board))
    assert found.get(goal) == have


def test_a_win_with_few_of_a_species_needs_the_win() -> None:
    forest = goals_of(EDITIONS["forest"])
    assert forest.have(end("forest", "MMW.."))["one_wolf"] == 1
    assert "one_wolf" not in forest.have(end("forest", "MMW..", won=False))
    assert "one_wolf" not in forest.have(end("forest", "MWW.."))


def test_the_lead_is_a_margin_alone_and_a_distance_at_a_table() -> None:
    forest = goals_of(EDITIONS["forest"])
    alone, table = (forest.have(end("forest", "MM...", lead=35, alone=alone)) for alone in (True, False))
    assert (alone["easy"], alone["normal"], alone.get("ahead")) == (35, 35, None)
    assert (table["ahead"], table.get("easy")) == (35, None)
    assert "ahead" not in forest.have(end("forest", "MM...", lead=-3, won=False))


@pytest.mark.parametrize("edition", ["forest", "ocean", "savanna"])
def test_there_are_three_medals_and_eighteen_goals(edition: str) -> None:
    goals = goals_of(EDITIONS[edition])
    assert [(medal.id, medal.needed) for medal in goals.medals] == [*EDITIONS[edition].rival.margins.items()]
    assert len(goals.goals) == 18
    assert len(goals.needed) == 21


def test_a_solo_game_is_kept_with_the_margin_of_its_medals() -> None:
    game = played("forest", ("Ana",), seed=3)
    assert game.outcome is not None
    kept = ended(EDITIONS["forest"], game.view(None))
    assert kept["0"]["have"].get("hard", 0) == game.outcome.margin
    assert kept.keys() == {"0"}
    sheet = game.sheets()[0]
    assert kept["0"]["found"] == {row.row: row.points for row in sheet.rows[:-1] if row.points > 0}


def test_a_game_that_is_not_over_keeps_nothing() -> None:
    assert ended(EDITIONS["ocean"], played("ocean", ("Ana",), actions=5).view(None)) == {}


def test_an_edition_without_goals_of_its_own_has_its_medals() -> None:
    goals = goals_of(replace(EDITIONS["forest"], id="tundra"))
    assert goals.goals == ()
    assert list(goals.needed) == ["easy", "normal", "hard"]
