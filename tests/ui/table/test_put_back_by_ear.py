"""Something goes back by its number or with Escape: where the keyboard is then, and what is said."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pilot.play import at_title, sit_down, table
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = at_title(tmp_path, (1280, 720))
    pilot.app.settings["show_read"] = True
    yield pilot
    pilot.store.close()


@pytest.mark.parametrize("game", ["forest", "aqua"])
def test_the_keyboard_is_on_what_has_gone_back(pilot: Pilot, game: str) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game=game, seed=7)
    scene = table(pilot)
    pilot.key("Tab")
    home = "hand/2" if game == "forest" else f"tile/{scene.feed.now().view.market[2]}"
    for back in ("3", "Escape"):
        pilot.key("3")
        assert scene.focus.node is not scene.stage[home]
        pilot.key(back)
        assert scene.focus.node is scene.stage[home]


def test_the_first_card_of_a_swap_does_not_go_silently(pilot: Pilot) -> None:
    sit_down(pilot, "Ana", "Wren:easy", game="forest", seed=7)
    pilot.key("2", "Return", "Return", "1", "Return", "Return")
    pilot.key("Return", "Tab")
    log = pilot.app._reader.voice.log
    assert log[-2].endswith("Chosen first.")
    log.clear()
    pilot.key("Escape")
    assert log[0] == "Taken back."
