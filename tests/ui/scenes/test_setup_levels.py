"""The levels of computers that the set-up page offers are those that the game has."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.lineup import LEVELS
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.setup_draft import Draft
from game.ui.words import languages
from tests.support.pilot import Pilot

FOREST = GAMES["forest"]
SEAT = {"name": "Wren", "style": 1, "level": "expert"}


class Kept(dict[str, object]):
    """Settings that remember a table with an expert."""

    def setting(self, key: str, default: object = None) -> object:
        return {"seats": [{"name": "Ana", "style": 0, "level": None}, SEAT]}

    def set_setting(self, key: str, value: object) -> None:
        self[key] = value


def without_expert() -> Draft:
    bots = {level: bot for level, bot in FOREST.bots.items() if level != "expert"}
    return Draft.remembered(replace(FOREST, bots=bots), Kept())


def test_every_game_with_an_expert_offers_it_as_the_last() -> None:
    assert Draft.fresh(FOREST).levels == LEVELS == ("easy", "medium", "expert")


def test_a_game_without_an_expert_offers_none() -> None:
    assert without_expert().levels == ("easy", "medium")


def test_a_remembered_expert_sits_down_again_where_there_is_one() -> None:
    assert [seat.level for seat in Draft.remembered(FOREST, Kept()).lineup.seats] == [None, "expert"]
    assert [seat.level for seat in without_expert().lineup.seats] == [None, "easy", "easy"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_words_on_a_level_keep_away_from_the_switch(
    tmp_path: Path, size: tuple[int, int], text_size: float
) -> None:
    with closing(Store.open(tmp_path)) as store:
        store.set_setting("text_size", text_size)
        _measure(Pilot(size, store).start())


def _measure(pilot: Pilot) -> None:
    for language in languages():
        pilot.app.settings["language"] = language
        for game in ("forest", "divercity"):
            pilot.app.stack.push(SetupScene(GAMES[game]))
            pilot.settle()
            for _ in range(3):
                pilot.press("seat/1/level")
                paper, switch = pilot.node("level paper"), pilot.node("level")
                ends = {said.text: switch.x - paper.x - said.box[0] - said.box[2] for said in paper.said}
                assert {words: gap for words, gap in ends.items() if gap < 12} == {}, language
            pilot.app.stack.pop()
