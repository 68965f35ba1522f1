"""The levels of computers that the set-up page offers are those that the game has."""

from dataclasses import replace

from game.games.registry import GAMES
from game.ui.lineup import LEVELS
from game.ui.scenes.setup_draft import Draft

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
