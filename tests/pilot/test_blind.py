"""Whole games are played by somebody who only hears: keys go in, and nothing but sentences comes out."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.games.divercity.view.words import species
from game.games.registry import GAMES
from tests.pilot.play import at_title, session, sit_down
from tests.support.pilot import Pilot

BRINGS = re.compile(r"\b(?:here|^Place for a tile\b.* Brings): (?:plus |(minus) )?(\d+)")
MOST = 250
"""Times that something is asked in a game, at most."""


class Listener:
    """Presses keys and remembers what is said since the last one."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self._log = pilot.app._reader.voice.log
        self.heard = list(self._log)

    @property
    def here(self) -> str:
        """What the keyboard is on."""
        return self.heard[-1]

    def press(self, *keys: str) -> str:
        """The last thing that is said when keys are pressed."""
        for key in keys:
            self._log.clear()
            self._pilot.key(key)
            self.heard = list(self._log) or self.heard
        return self.here

    def asked(self, words: str) -> bool:
        """Something that was said since the last key has these words."""
        return any(re.search(words, sentence) for sentence in self.heard)

    def go_to(self, wanted: str) -> None:
        """Goes on along the ring until this is said."""
        passed: list[str] = []
        while not re.search(wanted, self.here):
            assert passed.count(self.here) < 3, f"nothing says “{wanted}”, only {passed}"
            passed.append(self.here)
            self.press("Tab")


def brings(sentence: str) -> int | None:
    """The points that a place is said to bring; None: it is no place."""
    found = BRINGS.search(sentence)
    return None if found is None else -int(found[2]) if found[1] else int(found[2])


def best_place(listener: Listener, most: int = 6) -> None:
    """Goes to the place that is said to bring most, of the first that are told."""
    told: list[int] = []
    while len(told) < most and (points := brings(listener.here)) is not None:
        told.append(points)
        listener.press("Tab")
    assert told, f"no place: {listener.heard}"
    listener.press(*["shift+Tab"] * (len(told) - told.index(max(told))))


def lay(listener: Listener) -> None:
    """The first card or tile to the best place that is told; what follows asks whether that is right."""
    listener.press("1")
    assert listener.asked(", find it a (home|place)"), listener.heard
    best_place(listener)
    listener.press("Return")
    assert listener.asked(", happy with it"), listener.heard


def chooses(wanted: str) -> Callable[[Listener], None]:
    """Presses the next thing that says this."""

    def choose(listener: Listener) -> None:
        listener.go_to(wanted)
        listener.press("Return")

    return choose


def goes_on(listener: Listener) -> None:
    """Presses what the keyboard is on."""
    listener.press("Return")


ANSWERS = (
    (r"happy with it|a large animal would come|^(Do it|Done)\b", goes_on),
    (r", choose a card and find it a home|, grow your reef", lay),
    (r"^Give \w+ a card", lambda listener: listener.press("1", "Return")),
    (r" or keep them", chooses(r"^Keep\.")),
    (r"your turn: one action", chooses(r"^(Play a card|Walkie-talkie|Close a hotel)")),
    (r"or end the turn", chooses(r"^End my turn")),
    (r"which|oil rig takes|whom|turn up|choose a whale|choose a lion", chooses(r"May be chosen|^Do it\.|^Done\.")),
)
"""What is asked, and what one does about it."""


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path, (640, 360))
    pilot.app.settings["show_read"], pilot.app.settings["first_notes"] = True, False
    yield pilot
    pilot.store.close()


@pytest.mark.parametrize("game", GAMES)
def test_somebody_who_only_hears_plays_a_whole_game(game: str, pilot: Pilot) -> None:
    sit_down(pilot, "Ana", game=game)
    played, listener = session(pilot), Listener(pilot)
    for _ in range(MOST):
        if pilot.scene.name == "score":
            break
        answer = next((answer for asked, answer in ANSWERS if listener.asked(asked)), None)
        assert answer is not None, f"nobody who hears {listener.heard} knows what to do"
        answer(listener)
    assert pilot.scene.name == "score" and played.outcome is not None
    assert pilot.store.running() == []


def test_the_open_cards_of_the_other_divers_are_heard_before_anything_is_chosen(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", "Rowan:easy", game="divercity", seed=5)
    listener, hands = Listener(pilot), session(pilot).view(0).seats
    for name, seat in (("Wren", 1), ("Rowan", 2)):
        listener.go_to(rf"^{name}\. Card 1: ")
        for place, card in enumerate(hands[seat].hand):
            assert listener.asked(rf"Card {place + 1}: {species(card.species)}\b")
    before = len(session(pilot).entries)
    listener.press("Return")
    assert listener.asked("^Choose the walkie-talkie") and len(session(pilot).entries) == before
