"""A game is played by somebody who only hears: keys go in, and nothing but sentences comes out."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.pilot.play import at_title, session, sit_down
from tests.support.pilot import Pilot

BRINGS = re.compile(r"\b(?:here|Brings): (?:plus |(minus) )?(\d+)")


class Listener:
    """Presses keys and remembers what is said since the last one."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self._log = pilot.app._reader.voice.log
        self.heard = list(self._log)

    def press(self, key: str) -> str:
        """The last thing that is said when a key is pressed: what the keyboard is on."""
        self._log.clear()
        self._pilot.key(key)
        self.heard = list(self._log) or self.heard
        return self.heard[-1]

    def asked(self, words: str) -> bool:
        """Something that was said since the last key has these words."""
        return any(words in sentence for sentence in self.heard)

    def walk(self) -> Iterator[str]:
        """What is said all the way round the ring, once."""
        first = self.heard[-1]
        yield first
        while (here := self.press("Tab")) != first:
            yield here

    def go_to(self, wanted: str) -> None:
        """Goes round the ring until this is said."""
        while self.heard[-1] != wanted:
            self.press("Tab")


def brings(sentence: str) -> int:
    """The points that a place is said to bring."""
    found = BRINGS.search(sentence)
    return -100 if found is None else -int(found[2]) if found[1] else int(found[2])


def best_place(listener: Listener) -> str:
    """Of the places that are said, the one that is said to bring most."""
    return max(dict.fromkeys(listener.walk()), key=brings)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path, (640, 360))
    pilot.app.settings["show_read"], pilot.app.settings["first_notes"] = True, False
    yield pilot
    pilot.store.close()


def forest_turn(listener: Listener) -> None:
    """One's own card to the best place that is told, then a card for the rival."""
    assert listener.asked("choose a card and find it a home"), listener.heard
    listener.press("1")
    assert listener.asked("find it a home")
    listener.go_to(best_place(listener))
    assert re.match(r"Done\. \w+\. Column \d, row \d\.", listener.press("Return")), listener.heard
    listener.press("Return")
    while listener.asked("or keep them"):
        listener.go_to("Keep.")
        listener.press("Return")
    assert listener.asked("Give Benedikt a card"), listener.heard
    assert re.fullmatch(r"Done\. \w+\.", listener.press("1")), listener.heard
    listener.press("Return")


def aqua_turn(listener: Listener) -> None:
    """The first tile to the best place that is told."""
    assert listener.asked("grow your reef"), listener.heard
    listener.press("1")
    assert listener.asked("find it a place")
    listener.go_to(best_place(listener))
    assert listener.press("Return").startswith("Place.")
    listener.press("Return")


@pytest.mark.parametrize(("game", "turn", "of_each"), [("forest", forest_turn, 2), ("aqua", aqua_turn, 1)])
def test_somebody_who_only_hears_plays_on(
    game: str, turn: Callable[[Listener], None], of_each: int, pilot: Pilot
) -> None:
    sit_down(pilot, "Ana", game=game)
    listener = Listener(pilot)
    for _ in range(2):
        turn(listener)
    assert len(session(pilot).entries) >= 2 * of_each
