"""The command that finds the solo grades of a mode."""

import pytest

from game.games.aqua.terms import CLASSIC, FAMILY
from tests.bench.grades import main, matching, share, totals


def test_the_matching_total_is_reached_by_the_same_share() -> None:
    classic, family = list(range(50, 100)), list(range(30, 55))
    assert share(classic, 90) == share(family, 50) == 0.2
    assert matching(classic, family, 90) == 50
    assert matching(classic, classic, 61) == 61
    assert matching(classic, family, 100) == 55, "no game reached it"


def test_a_mode_has_totals_of_its_own() -> None:
    assert totals(CLASSIC, 2, 1, "easy") == totals(CLASSIC, 2, 1, "easy") != totals(FAMILY, 2, 1, "easy")


def test_it_prints_the_share_of_every_grade(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["grades", "family", "--games", "2", "--level", "easy"])
    main()
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("family: 2 games, mean ")
    assert [line.split()[0] for line in lines] == ["42", "49", "54", "59", "63"]
