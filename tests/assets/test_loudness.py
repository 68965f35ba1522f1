"""How loud whole games are with the settings as delivered, and which events are heard.

`BIOTOPE_LISTEN=15 uv run pytest -n 0 -s tests/assets/test_loudness.py` listens to a quarter of an hour of every
game and measures it with pyloudnorm; without it one game is measured by the measure that the sounds are made with.
"""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import pairwise

import pytest

from game.core.rules import Event
from game.paths import assets_dir
from game.profile.store import Store
from tests.support.listening import Heeded, listen
from tests.support.mixing import RATE, Stereo, mixed, true_peak

pytestmark = pytest.mark.usefixtures("decoder")

SHORT = 0.6
MINUTES = float(os.environ.get("BIOTOPE_LISTEN", 0))
GAMES = ("forest-3", "ocean-3", "savanna-3", "divercity-3", "aqua-3") if MINUTES else ("divercity-3",)
WANTED = {"sounds": -20, "bed": -30, "music": -26, "everything": -24}
"""LUFS with the settings as delivered."""
PEAK = -3.0

SILENT = {
    "ecosystem": {
        "Picked": "a secret",
        "FlipChosen": "a secret",
        "TurningBegan": "the banner asks",
        "EffectDeclined": "nothing happens",
    },
    "divercity": {
        "TurnEnded": "nothing is moved",
        "Asked": "nothing is moved",
        "ActionTaken": "what it does is heard",
        "EffectBegan": "what it does is heard",
        "CorporationOrdered": "the cards have been heard when they were shown",
        "CorporationDiscarded": "a secret",
        "IndustrialistShown": "a secret",
        "NothingDrawn": "nothing is moved",
        "HandOpened": "it is heard when it is told",
    },
    "aqua": {
        "SeaOpened": "the first market is heard",
        "TurnEnded": "nothing is moved",
        "Asked": "nothing is moved",
        "HabitatLeftBare": "the tile is heard, and no animal comes",
        "LargeDeclined": "nothing happens",
        "ReefNamed": "a word",
        "Ticked": "the challenges have a page of their own",
        "GameEnded": "the last page is heard",
    },
}
"""Events that make no sound on purpose, and why."""


@pytest.fixture(scope="module")
def loudness() -> Callable[[Stereo], float]:
    """LUFS of a signal."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(assets_dir() / "source"))
        own = import_module("sounds.loudness").integrated
    if not MINUTES:
        return own

    meter = import_module("pyloudnorm").Meter(RATE)

    def both(signal: Stereo) -> float:
        measured = meter.integrated_loudness(signal)
        assert own(signal) == pytest.approx(measured, abs=0.3)
        return measured

    return both


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Heeded]:
    store = Store.open(tmp_path_factory.mktemp("listening"))
    yield listen(request.param, store, MINUTES or SHORT)
    store.close()


def test_a_game_is_as_loud_as_it_should_be(game: Heeded, loudness: Callable[[Stereo], float]) -> None:
    parts = mixed(game)
    measured = {part: loudness(signal) for part, signal in parts.items()}
    peak = true_peak(parts["everything"])
    found = ", ".join(f"{part} {value:.1f}" for part, value in measured.items())
    print(
        f"\n{game.ambience.music}: {len(game.sounds)} sounds in {game.seconds:.0f} s; LUFS: {found}; peak {peak:.1f}"
    )
    for part, wanted in WANTED.items():
        assert measured[part] == pytest.approx(wanted, abs=2.5), part
    assert peak < PEAK


@pytest.fixture(scope="module", params=("forest-3", "aqua-3", "divercity-3"))
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Heeded]:
    """A game from its first decision to its last page."""
    store = Store.open(tmp_path_factory.mktemp("whole"))
    yield listen(request.param, store, minutes=60)
    store.close()


def test_an_end_is_heard_and_no_peak_is_too_high(whole: Heeded) -> None:
    begin = whole.seconds - 20
    end = [heard._replace(at=heard.at - begin) for heard in whole.sounds if heard.at > begin]
    assert "GameEnded" in whole.events
    assert len(end) > 5
    assert true_peak(mixed(whole._replace(sounds=end, seconds=20.0))["everything"]) < PEAK


def test_what_is_heard_often_has_several_takes(whole: Heeded) -> None:
    kinds = Counter(re.sub(r"-\d+$", "", heard.take) for heard in whole.sounds)
    for kind in (kind for kind, times in kinds.items() if times > 10):
        takes = {heard.take for heard in whole.sounds if re.fullmatch(rf"{kind}-\d+", heard.take)}
        assert len(takes) >= 3, kind


def test_what_was_told_was_heard(game: Heeded) -> None:
    silent = SILENT.get(game.ambience.music, SILENT["ecosystem"])
    heard = {event: sorted({one.take for one in game.sounds if one.event == event}) for event in sorted(game.events)}
    print(f"\n{game.ambience.music}")
    for event, takes in heard.items():
        print(f"  {event}: {', '.join(takes) or 'silent, ' + silent.get(event, '!')}")
    assert {event for event, takes in heard.items() if not takes} <= {*silent, "GameEnded"}


def test_sounds_come_from_where_they_happen(game: Heeded) -> None:
    places = {round(heard.side, 2) for heard in game.sounds}
    assert len(places) > 5
    assert all(-1 <= place <= 1 for place in places)


@pytest.mark.parametrize("name", SILENT)
def test_every_event_is_told_or_silent_on_purpose(name: str) -> None:
    events = import_module(f"game.games.{name}.events")
    types = (kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event))
    kinds = {kind.__name__ for kind in types if kind.__module__ == events.__name__}
    told = {kind.__name__ for kind in import_module(f"game.games.{name}.view.tellers").tell.registry}
    assert kinds - told <= set(SILENT[name]) <= kinds


def test_a_take_is_not_heard_twice_in_a_row(game: Heeded) -> None:
    name = max(("flip-", "stone-"), key=lambda name: sum(heard.take.startswith(name) for heard in game.sounds))
    takes = [heard.take for heard in game.sounds if heard.take.startswith(name)]
    assert len(takes) > 3
    assert all(before != after for before, after in pairwise(takes))
