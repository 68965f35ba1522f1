"""A step that is not told, back by taking back or through a finished game: nothing jumps."""

from itertools import pairwise

from game.games.divercity.view.cards import CorporationFace
from game.games.divercity.view.parts.corporation import CORPORATION_CARD
from game.ui.engine.sprite import Sprite
from game.ui.replay.start import replay_scene
from tests.games.divercity.tables import play
from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import HANDS, Sit, Start
from tests.support.pilot import FRAME_MS, Pilot


def token(pilot: Pilot, species: str) -> float:
    return pilot.node(f"token/{species}").centre[0]


def test_a_token_goes_back_along_its_rope(sit: Sit) -> None:
    pilot = sit()
    before = token(pilot, "crab")
    pilot.click("use")
    pilot.click("species/crab")
    pilot.click("done")
    moved = token(pilot, "crab")
    assert moved > before
    pilot.app.settings["animation"] = "full"
    pilot.settle()
    pilot.app.step(FRAME_MS, [pilot.key_event("ctrl+z")])
    way = [token(pilot, "crab")]
    while pilot.scene.moving:
        pilot.step(FRAME_MS)
        way.append(token(pilot, "crab"))
    assert way[-1] == before
    assert all(abs(a - b) < (moved - before) / 3 for a, b in pairwise([moved, *way]))


def test_another_corporation_card_turns_over(start: Start) -> None:
    game = play(game_with(2, HANDS, "hotels:red+green hotels:blue+orange", "diving explorer"), "0 tell 1", "0 end")
    pilot = start()
    scene = replay_scene(pilot.app, game, {})
    pilot.app.stack.push(scene)
    pilot.settle()
    pilot.app.settings["animation"] = "full"
    for by in (scene.feed.last, -1):
        card = pilot.node(CORPORATION_CARD)
        assert isinstance(card, Sprite) and isinstance(card.face, CorporationFace)
        lay = card.face
        scene.step(by)
        assert card.face != lay and card.side == lay
        pilot.settle()
        assert card.side == card.face
