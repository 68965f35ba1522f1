"""The page on which everybody ticks one of the challenges they have met."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from game.games.aqua.view import track_words
from game.games.aqua.view.challenges_page import ChallengesScene
from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.ui.table.seats import SeatInfo
from tests.support.layout import faults
from tests.support.pilot import Pilot

SEATS = tuple(SeatInfo(name, style, False) for style, name in enumerate(("Ana", "Bruno", "Chloé", "Ida")))
FEW = ((1, 22), (5, 23, 24))
MANY = ((1, 2, 3, 6, 8, 12, 14, 16, 22, 23, 24), (1, 2, 5), (4, 6, 8, 10), (16, 17, 18, 19, 20, 21, 22, 23, 24))


@dataclass(frozen=True)
class Sheet:
    """What somebody has met."""

    challenges: tuple[int, ...]


@dataclass(frozen=True)
class End:
    """The end of a game, as far as this page asks for it."""

    sheets: tuple[Sheet, ...]


def opened(folder: Path, met: tuple[tuple[int, ...], ...], text: float = 1.0) -> tuple[Pilot, dict[int, int | None]]:
    """The page, and what will be ticked when it is left."""
    store = Store.open(folder)
    store.set_setting("text_size", text)
    pilot = Pilot(store=store, data=folder).start(TitleScene)
    ticked: dict[int, int | None] = {}
    end = End(tuple(map(Sheet, met)))
    pilot.app.stack.push(ChallengesScene(end, SEATS, tuple(range(len(met))), ticked.update))  # type: ignore[arg-type]
    pilot.settle()
    return pilot, ticked


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("met", [FEW, MANY])
def test_all_that_was_met_lies_on_the_paper(met: tuple[tuple[int, ...], ...], text: float, tmp_path: Path) -> None:
    pilot, _ = opened(tmp_path, met, text)
    assert faults(pilot.scene) == []
    paper, done = pilot.node("title"), pilot.node("done")
    assert paper.y >= 0 and paper.y + paper.h <= 900
    chips = [pilot.node(name) for name in pilot.names("challenge/")]
    assert len(chips) == sum(map(len, met))
    assert all(paper.x <= chip.x and chip.x + chip.w <= paper.x + paper.w for chip in chips)
    assert max(chip.y + chip.h for chip in chips) < done.y


def test_few_are_told_with_their_rule(tmp_path: Path) -> None:
    pilot, _ = opened(tmp_path, FEW)
    said = " ".join(pilot.texts())
    assert all(track_words.challenge_rule(number) in said for number in (1, 22, 5, 23, 24))


def test_one_of_each_person_is_ticked_or_none(tmp_path: Path) -> None:
    pilot, ticked = opened(tmp_path, FEW)
    pilot.press("challenge/0/1")
    pilot.click("challenge/1/24")
    pilot.click("done")
    assert ticked == {0: 1, 1: None}, "the last one was chosen from the start; once more, and none is"
