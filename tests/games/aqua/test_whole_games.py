"""Whole games of careful players, so that everything comes about: every mode, scenario and modification."""

from typing import Any

import pytest

from game.bots.think import finish, think, waiting_seat
from game.core.record import Record
from game.core.rules import redact
from game.core.session import Session
from game.games.aqua.achievements import TRACK, achieved, ticks, track
from game.games.aqua.actions import Attract, Grow, Large, Pass, Reef
from game.games.aqua.components import MODIFICATIONS
from game.games.aqua.game import AQUA
from game.games.aqua.position import score_position
from game.games.aqua.scenarios import SCENARIOS
from tests.games.aqua.seas import play, table

TABLES: list[tuple[int, dict[str, Any]]] = [
    *((1, {"modification": number}) for number in MODIFICATIONS),
    *((1, {"scenario": letter}) for letter in SCENARIOS),
    (2, {"mode": "advanced", "modification": 7}),
    (2, {"mode": "family", "modification": 8}),
    (3, {"mode": "family_reefs", "modification": 6}),
    (2, {"scenario": "H", "modification": 9}),
]


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_a_game_of_careful_players(players: int, options: dict[str, Any]) -> None:
    names = tuple(f"Seat {seat}" for seat in range(players))
    game = Session.new(AQUA, names, options, 11, dict.fromkeys(range(players), "medium"))
    foretold = None
    while (seat := waiting_seat(game)) is not None and game.outcome is None:
        action = finish(think(game, seat))
        text = AQUA.codec.encode(action)
        assert AQUA.codec.decode(text) == action
        if isinstance(action, Grow | Attract | Large | Pass | Reef):
            foretold = AQUA.rules.preview(game.view(seat), [action])
        game.submit(action)
        if foretold is not None:
            assert [sheet.rows for sheet in game.sheets()] == [sheet.rows for sheet in foretold]
    assert game.outcome is not None
    again = Session(AQUA, Record.parse(game.record.text()))
    assert again.view(None) == game.view(None)
    answer = score_position(game.position())
    assert answer["sheets"] == [sheet.data() for sheet in game.sheets()]
    assert answer["winners"] == list(game.outcome.winners)
    assert all(redact(event, None) == event for entry in game.entries for event in entry.events)


def finished(options: dict[str, Any], seed: int = 1) -> Session:
    game = Session.new(AQUA, ("Ana",), options, seed, {0: "medium"})
    while game.outcome is None:
        game.submit(finish(think(game, 0)))
    return game


def test_after_the_end_a_challenge_may_be_recorded_once() -> None:
    game = next(game for seed in range(20) if len((game := finished({}, seed)).sheets()[0].data()["challenges"]) > 1)
    outcome, met = game.outcome, game.sheets()[0].data()["challenges"]
    assert ticks(game.view(None), 0) == ()
    play(game, f"0 tick {met[1]}")
    assert game.outcome == outcome
    assert game.actors == ()
    assert ticks(game.view(None), 0) == (f"challenge:{met[1]}",)


def test_the_track_has_fifty_places() -> None:
    assert len(set(TRACK)) == 50


def test_a_game_ticks_its_modification_when_it_is_finished() -> None:
    game = finished({"modification": 4})
    assert "modification:4" in ticks(game.view(None), 0)
    assert ticks(table(1, {"modification": 4}).view(None), 0) == ()


def test_the_track_is_folded_from_what_was_kept_oldest_first() -> None:
    games = [finished({"modification": 4, "scenario": "A"}, seed) for seed in (1, 2)]
    damaged: list[dict[str, Any]] = [{}, {"0": 7}, {"0": {"total": "x", "ticks": [7]}}]
    kept = [*damaged, *(achieved(game.view(None)) for game in games)]
    folded = track((number, one, [0]) for number, one in enumerate(kept, 1 - len(damaged)))
    assert folded["modification:4"].game == 1
    assert folded["modification:4"].total == games[0].sheets()[0].total
    scenario = [game.sheets()[0].data()["scenario_met"] for game in games]
    assert ("scenario:A" in folded) == any(scenario)
    assert list(folded) == [achievement for achievement in TRACK if achievement in folded]
    assert track([]) == {}
    assert achieved(table(1).view(None)) == {}
