"""What is said is said in whole sentences, is not cut, and is true."""

from collections.abc import Sequence

import pytest

from game.core.rules import Event
from game.core.session import Session
from game.games.divercity.components import DIVERS, LEVELS
from game.games.divercity.game import DIVERCITY
from game.games.divercity.view.choice import CLOSE, Choice
from game.games.divercity.view.commands import COMMANDS
from game.games.divercity.view.log import DiverCityLog, log_groups, news
from game.games.divercity.view.presentation import for_game
from game.games.divercity.view.words import diver_action
from game.games.registry import GAMES
from game.levels.tables import load_table
from game.paths import assets_dir
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme
from game.ui.engine.viewport import Viewport
from game.ui.table.feed import Frame, Now, Situation
from game.ui.table.log import LogEntry
from game.ui.table.seats import SeatInfo
from tests.games.divercity.tables import NAMES, play, table
from tests.games.divercity.view.test_diver_presenter import model

QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"
LONG = ("Konstantina", "Bartholomew", "Maximiliane")


def seats(names: tuple[str, ...] = NAMES) -> list[SeatInfo]:
    return [SeatInfo(name, style, False) for style, name in enumerate(names)]


def told(game: Session, names: tuple[str, ...] = NAMES) -> list[LogEntry]:
    return [entry for group in log_groups(game.events(None), seats(names)) for entry in group.entries]


def test_every_line_of_the_log_names_who_did_it() -> None:
    game = table(3, "crab crab crab eel eel eel ", QUIET, "diving explorer captain")
    for line in ("0 close red 0", "0 use diving eel", "1 use explorer", "1 tell 2"):
        play(game, line)
    said = [entry.words for entry in told(game)]
    assert said[:4] == [
        "Ocean Corp. built: red, green",
        "Ana gave up Crab for a hotel",
        "Ana closed a hotel: red",
        "Ana sent a specialist to Eel: one step up",
    ]
    assert {"Ben looked at their own hand", "Ben told Cid their hand"} <= {*said}
    assert all(entry.named and entry.said == entry.words for entry in told(game))


@pytest.mark.parametrize("agreed", (True, False))
def test_what_a_blind_choice_points_at_stands_in_the_log_where_that_was_agreed(agreed: bool) -> None:
    front = "crab eel octopus oyster lobster manta_ray starfish nudibranch"
    game = table(2, front, "hotels:red+green hotels:blue+orange", variants=["beginner"], pointing=agreed)
    for line in ("0 play 2", "1 tell 0", "0 play 1"):
        play(game, line)
    frames = [Frame(game.view(None), game.events(None), len(game.entries), Situation(Now.DECISION))]
    said = [entry.words for group in DiverCityLog(seats()).groups(frames) for entry in group.entries]
    assert [words for words in said if "points" in words] == (["That points Ben to card 3"] if agreed else [])
    assert any("Ana played Octopus" in words for words in said)


@pytest.mark.parametrize("scale", (1.0, 1.3))
def test_no_line_beside_the_table_is_cut(scale: float) -> None:
    """Two lines of the smallest letters hold every sentence with long names."""
    assets = assets_dir()
    look = Look(Viewport((640, 360)), Theme.load(assets / "theme.toml"), scale, assets / "art")
    room = load_table("divercity", 3).zones["log"].w - 18 - 40 - 8 - 34 - 26
    game = Session.new(DIVERCITY, NAMES[:3], {"variants": ["full_team"]}, 1)
    while game.outcome is None and len(game.entries) < 40:
        legal = list(game.legal(game.actors[0]))
        game.submit(legal[len(game.entries) * 7 % len(legal)])
    for entry in told(game, LONG):
        assert len(look.text.wrap(entry.words, room, 13)) <= 2, entry.words


def test_hotels_that_stand_already_are_told_as_nothing_new() -> None:
    """Else a turn would seem to have begun without Ocean Corp."""
    game = play(table(3, "", "hotels:red+green hotels:red+green oil", "endurance explorer captain"), "0 play 0")
    events, ladder = game.events(None), game.view(None).ladder
    assert told(game)[-1].words == "Ocean Corp. built nothing new: red and green"
    assert news(events, seats(), ladder) == "Ocean Corp. built nothing new: red and green"
    begun = events[: _last(events, "EffectBegan") + 1]
    assert news(begun, seats(), ladder) == "", "its effect is only told now"


def test_the_caption_belongs_to_the_card_that_lies_open() -> None:
    """The next card is turned over: what the one before it did is no longer said."""
    game = play(table(3, "", "hotels:red+green oil", "endurance explorer captain"), "0 play 0")
    events, ladder = game.events(None), game.view(None).ladder
    assert news(events[: _last(events, "HotelBuilt") + 1], seats(), ladder) == "Ocean Corp. built: red, green"
    assert news(events[: _last(events, "TurnBegan") + 1], seats(), ladder) == ""
    assert news(events, seats(), ladder) == "", "the oil rig has not taken anything yet"
    play(game, "1 oil 0")
    assert news(game.events(None), seats(), game.view(None).ladder).startswith("The oil rig took ")


def test_the_caption_stays_while_a_diver_turns_a_card_over() -> None:
    game = play(table(3, "", "hotels:red+green oil", "endurance explorer captain"), "0 play 0")
    events, ladder = game.events(None), game.view(None).ladder
    revealed = events[: _last(events, "CardRevealed") + 1]
    assert revealed[-1].why == "play"
    assert news(revealed, seats(), ladder) == "Ocean Corp. built: red, green"


def test_the_caption_waits_for_the_token() -> None:
    """While the card is being turned it is not said that nothing changes."""
    game = table(3, "crab crab crab eel eel eel ", "hotels:red+green oil", "endurance explorer captain")
    play(game, "0 play 0")
    before = game.view(None).ladder
    play(game, "1 oil 0")
    events = game.events(None)
    turned = events[: _last(events, "CardRevealed") + 1]
    assert news(turned, seats(), before) == ""
    assert news(turned, seats(), {**before, "eel": 0}) == "The oil rig took Eel: no change"
    assert news(events, seats(), game.view(None).ladder) == "The oil rig took Eel: one step down"


def _last(events: Sequence[Event], name: str) -> int:
    return max(n for n, event in enumerate(events) if type(event).__name__ == name)


def test_the_levels_stand_in_order_of_difficulty() -> None:
    level = next(choice for choice in for_game(GAMES["divercity"]).choices if choice.option == "level")
    goals = [(LEVELS[value].save, -LEVELS[value].lose) for value, _, _ in level.values]
    assert goals == sorted(goals)
    assert len(goals) == len(LEVELS)


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("variants", ((), ("industrialist",), ("duel",)))
def test_all_together_is_said_only_where_nobody_plays_against_the_others(
    players: int, variants: tuple[str, ...]
) -> None:
    shown = for_game(GAMES["divercity"])
    options = {"variants": list(variants), "divers": "deal"}
    title, said = shown.company(options, players)
    assert shown.team, "no fair match, and no solo challenge"
    assert (title == "All together") == (1 < players < 7 and not variants)
    assert "challenge" not in (title + said).lower()
    assert shown.roles(options, players) == ({players - 1: "Industrialist"} if variants and players > 1 else {})


@pytest.mark.parametrize("count", (1, 3, 5, 8))
def test_a_full_team_takes_as_many_divers_as_it_likes(count: int) -> None:
    """They are shared out in turn; without the full team there is one for each hand."""
    chosen = list(DIVERS[:count])
    options = {"variants": ["full_team"], "divers": chosen}
    assert for_game(GAMES["divercity"]).problem(options, 3) is None
    game = Session.new(DIVERCITY, NAMES[:3], options, 1)
    assert [seat.divers for seat in game.view(None).seats] == [tuple(chosen[seat::3]) for seat in range(3)]
    problem = for_game(GAMES["divercity"]).problem({"variants": [], "divers": chosen}, 3)
    assert (problem is None) == (count == 3)


def test_the_set_up_offers_the_divers_of_a_full_team_in_its_own_words() -> None:
    for variants, words in (([], ["dealt"]), (["full_team"], ["all eight"]), (["beginner"], [])):
        offered = [
            choice.values[0][1]
            for choice in for_game(GAMES["divercity"]).choices
            if choice.option == "divers" and choice.applies({"variants": variants})
        ]
        assert offered == words


def test_the_figures_that_choose_hotels_stand_on_them() -> None:
    game = table(3, "", "hotels:blue+orange hotels:red+green", "diving explorer captain")
    assert model(game, Choice(CLOSE)).figures == {"blue": 1, "orange": 2}
    assert model(game, Choice(CLOSE, hotel="blue")).figures == {}
    assert model(game).figures == {}


def test_no_diver_card_is_called_as_one_of_the_three_actions() -> None:
    """The environmentalist closes a hotel too, but at no cost and beside the action."""
    assert not {command.does() for command in COMMANDS} & {diver_action(name) for name in DIVERS}
