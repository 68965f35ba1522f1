"""What a person at the table holds, and keys that come quickly."""

from tests.pilot.play import (
    by_mouse,
    seen,
    sit_down,
)
from tests.support.pilot import FRAME_MS, Pilot


def held(pilot: Pilot) -> list[str]:
    hand = seen(pilot).seats[0].hand
    assert hand is not None
    return list(hand)


def cell(pilot: Pilot, number: int = 0) -> str:
    """One of the legal cells."""
    return pilot.names("board:")[number]


def where(name: str) -> str:
    """A cell as records write it."""
    return name.partition("/")[2]


def together(pilot: Pilot, *keys: str) -> None:
    """Keys that arrive within one frame, as after a hitch."""
    pilot.app.step(FRAME_MS, [pilot.key_event(key) for key in keys])
    assert pilot.app.fault is None
    pilot.settle()


def to_a_hare(pilot: Pilot) -> None:
    """Plays until a hare of Ana's lies beside other cards and asks."""
    for seed in range(20):
        sit_down(pilot, "Ana", seed=seed)
        if "hare" in held(pilot):
            break
    by_mouse(pilot)
    by_mouse(pilot)
    while not pilot.names("keep"):
        hand = held(pilot)
        pilot.click(f"hand/{hand.index('hare') if seen(pilot).phase == 'pick' and 'hare' in hand else len(hand) - 1}")
        if pilot.names("board:"):
            pilot.click(cell(pilot))
        pilot.click("done")
