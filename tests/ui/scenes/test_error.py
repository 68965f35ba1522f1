"""The page for faults that nobody foresaw."""

from pathlib import Path

import pygame
import pytest

from game.ui.scenes.error import ErrorScene
from tests.support.layout import faults
from tests.support.pilot import Pilot

LONG = Path("/home/ana/.local/share/biotope/reports") / ("a-folder-with-a-long-name/" * 4) / "report-2031-01-01.txt"


@pytest.mark.parametrize("report", [None, Path("/tmp/report.txt"), LONG])
def test_the_paper_holds_its_words_and_the_way_home(report: Path | None) -> None:
    pilot = Pilot().start(lambda: ErrorScene(report))
    paper, home = pilot.node("message"), pilot.node("home")
    assert faults(pilot.scene) == []
    if report is not None:
        assert paper.said[-1].text.endswith(report.name)
    lowest = max(said.box[1] + said.box[3] for said in paper.said)
    assert paper.y + lowest < home.y
    assert home.y + home.h < paper.y + paper.h
    assert paper.y >= 0 and paper.y + paper.h <= 900


def test_it_needs_no_picture() -> None:
    assert Pilot().start(lambda: ErrorScene(None)).faces() == []


@pytest.mark.parametrize("size", [(2560, 1080), (1024, 768), (720, 1280)])
def test_the_evening_fills_windows_of_any_shape(size: tuple[int, int]) -> None:
    pilot = Pilot(size).start(lambda: ErrorScene(None))
    w, h = size
    corners = [pilot.app.screen.get_at(spot) for spot in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1))]
    assert corners[0] == corners[1] != corners[2] == corners[3]
    assert not any(corner == pygame.Color("black") for corner in corners)
