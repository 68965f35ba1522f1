"""What many games between computer players tell."""

import pytest

from game.bots.figures import figures
from game.core.score import Outcome, ScoreLine, ScoreSheet
from game.games.registry import GAMES


def sheet(points: int) -> ScoreSheet:
    return ScoreSheet((ScoreLine("hare", 1, points, points),))


def test_a_shared_victory_counts_in_parts() -> None:
    played = [((sheet(10), sheet(10)), Outcome((0, 1))), ((sheet(7), sheet(9)), Outcome((1,)))]
    first, second = figures(GAMES["forest"], ("easy", "medium"), played)["seats"]
    assert (first["bot"], first["mean"], first["win_share"]) == ("easy", 8.5, 0.25)
    assert (second["bot"], second["mean"], second["win_share"]) == ("medium", 9.5, 0.75)


def test_who_reaches_a_hard_grade_has_reached_the_easier_ones() -> None:
    played = [((sheet(50),), Outcome((0,), 9, "normal")), ((sheet(20),), Outcome((), -3))]
    told = figures(GAMES["forest"], ("easy",), played)
    assert told["grades"] == {"easy": 0.5, "normal": 0.5, "hard": 0.0}
    assert told["margin"]["mean"] == 3


@pytest.mark.parametrize(
    ("mode", "grades"), [("classic", ["60", "70", "80", "90", "100"]), ("family", ["42", "49", "54", "59", "63"])]
)
def test_the_grades_are_those_of_the_mode(mode: str, grades: list[str]) -> None:
    played = [((sheet(70),), Outcome((0,), grade=grade)) for grade in (grades[1], None)]
    told = figures(GAMES["aqua"], ("medium",), played, {"mode": mode})
    assert told["grades"] == dict(zip(grades, (0.5, 0.5, 0.0, 0.0, 0.0)))


def test_a_win_rate_comes_with_the_bounds_it_is_known_to() -> None:
    played = [((), Outcome(result="won" if number < 5 else "lost", reason="extinct")) for number in range(10)]
    told = figures(GAMES["divercity"], ("easy", "easy"), played)
    assert told["win_rate"] == 0.5
    assert told["interval"] == pytest.approx([0.237, 0.763])
    assert told["reasons"] == {"extinct": 1.0}
