"""Revealed cards that have to wait go out of the way of a decision: above the board until they are on a panel."""

from pathlib import Path

import pytest

from game.games.ecosystem.actions import Pick, Place
from game.games.ecosystem.view.card_nodes import CardSprite
from game.games.ecosystem.view.cards import CardFace
from game.games.ecosystem.view.parts.board import CARD_Z
from tests.pilot.play import at_title, decide, seen, sit_down, table
from tests.support.pilot import FRAME_MS, Pilot


def with_an_octopus(folder: Path) -> Pilot:
    """A table of three at which the hand of the person has an octopus, and the board more than one card."""
    pilot = sit_down(at_title(folder), "Ana", "Wren:easy", "Rowan:easy", game="ocean")
    while "octopus" not in (seen(pilot).seats[0].hand or ()) or len(seen(pilot).seats[0].grid) < 2:
        decide(pilot)
    pilot.app.settings["animation"] = "full"
    return pilot


def card(pilot: Pilot, name: str) -> CardSprite | None:
    node = table(pilot).stage.get(name)
    return node if isinstance(node, CardSprite) else None


def overlap(one: CardSprite, other: CardSprite) -> bool:
    beside, above = abs(one.cx - other.cx), abs(one.cy - other.cy)
    return 2 * beside < one.w + other.w and 2 * above < one.h + other.h


@pytest.mark.parametrize("planned", [True, False])
def test_revealed_cards_are_above_the_board_and_whole_until_they_are_on_their_panels(
    tmp_path: Path, planned: bool
) -> None:
    pilot = with_an_octopus(tmp_path)
    cell = next(iter(seen(pilot).seats[0].grid.legal_cells()))
    table(pilot).feed.submit(Pick(0, "octopus"), Place(0, cell) if planned else None)
    faces, hidden, lowest = list[object](), 0, 1000.0
    for _ in range(400):
        pilot.step(FRAME_MS)
        other, own = card(pilot, "pick/1"), card(pilot, "pick/0" if planned else "waiting")
        if other is None or table(pilot).desk.deciding:
            continue
        panel = table(pilot).stage["seat/1"]
        if abs(other.cx - panel.x) > other.w:
            lowest = min(lowest, other.z)
            if not faces or other.face != faces[-1]:
                faces.append(other.face)
        hidden += own is not None and own.z < other.z and overlap(own, other) and own.squeeze == 1 == other.squeeze
    assert lowest > CARD_Z, "no card of the board lies over it"
    levels = [face.level for face in faces if isinstance(face, CardFace)]
    assert levels in (["M"], ["M", "S"]) and len(faces) > 3, "its name goes little by little"
    assert not hidden, "the own card on its way home is over those of others"
    assert table(pilot).desk.deciding
    at_rest = card(pilot, "pick/1")
    assert at_rest is not None and at_rest.z < CARD_Z
    assert isinstance(at_rest.face, CardFace) and at_rest.face.level == "S"
    pilot.store.close()
