"""Nobody sees or hears a card that the rules hide: neither the own ones, nor others' before the curtain is lifted."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from game.ui.widgets.fade import SCENE_BEFORE
from tests.games.divercity.tables import table as game_with
from tests.games.divercity.view.dives import at_title, lift, session, shown, sit_at
from tests.support.looks import Frame, frames, look
from tests.support.pilot import FRAME_MS, Pilot

ANA, BRUNO, CHLOE = "crab crab crab ", "eel eel eel ", "lobster lobster lobster "
OTHER = "octopus starfish oyster "
QUIET = "hotels:red+green hotels:red+green hotels:blue+orange"
OIL = "oil hotels:red+green hotels:red+green"
DIVERS = "captain explorer communications"

Sit = Callable[..., Pilot]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """A table at which the first person has lifted the curtain."""
    with ExitStack() as stack:

        def start(
            species: str,
            cards: str = QUIET,
            animation: str = "none",
            people: int = 3,
            divers: str = DIVERS,
            **given: object,
        ) -> Pilot:
            pilot = at_title(tmp_path / str(len(list(tmp_path.iterdir()))), (640, 360), animation)
            stack.callback(pilot.store.close)
            return sit_at(pilot, game_with(people, species, cards, divers, **given))

        yield start


def then(pilot: Pilot, *clicks: str) -> None:
    """Decides: the last click submits, and from now on others may look and listen."""
    for name in clicks:
        pilot.click(name)
    pilot.sounds.clear()
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])


def end_turn(pilot: Pilot) -> None:
    """Ends the turn with Enter; what one has seen until now fades away."""
    pilot.settle()
    pilot.sounds.clear()
    pilot.scene.focus.set("end")
    pilot.app.step(FRAME_MS, [pilot.key_event("Return")])
    while SCENE_BEFORE in pilot.scene.stage:
        pilot.step(FRAME_MS)


def same(one: list[Frame], other: list[Frame]) -> bool:
    return len(one) == len(other) > 0 and all(
        (a.told, a.sounds, a.picture) == (b.told, b.sounds, b.picture) for a, b in zip(one, other, strict=True)
    )


def test_i_see_everybodys_cards_but_mine(sit: Sit) -> None:
    pilot = sit(ANA + BRUNO + CHLOE)
    assert {"card/divercity/eel", "card/divercity/lobster"} <= set(pilot.faces())
    assert not [name for name in pilot.faces() if name == "card/divercity/crab"]


def test_my_own_cards_change_nothing_that_i_see(sit: Sit) -> None:
    one, other = (look(sit(mine + BRUNO + CHLOE)) for mine in (ANA, OTHER))
    assert one == other


def test_the_comparison_can_fail_others_cards_do_change_it(sit: Sit) -> None:
    one, other = (look(sit(ANA + bruno + CHLOE)) for bruno in (BRUNO, OTHER))
    assert one.told != other.told
    assert one.picture != other.picture


@pytest.mark.parametrize("animation", ("none", "full"))
def test_once_i_have_told_a_hand_nobody_sees_it_until_the_next_curtain_is_lifted(sit: Sit, animation: str) -> None:
    seen = []
    for bruno in (BRUNO, OTHER):
        pilot = sit(ANA + bruno + CHLOE, animation=animation)
        then(pilot, "action/tell", "mate/1")
        end_turn(pilot)
        pilot.step(FRAME_MS)
        seen.append(list(frames(pilot, "curtain")))
        assert len(session(pilot).entries) == 2
    assert same(*seen)


@pytest.mark.parametrize("animation", ("none", "full"))
def test_what_i_draw_is_seen_by_the_others_alone(sit: Sit, animation: str) -> None:
    """The same card goes to the oil rig, and another one comes: I see no difference."""
    seen = []
    for drawn in ("oyster oyster", "starfish starfish"):
        pilot = sit(ANA + BRUNO + CHLOE + drawn, OIL, animation)
        then(pilot, "hand/1")
        pilot.step(FRAME_MS)
        seen.append([look(pilot)])
        pilot.settle()
        seen[-1].append(look(pilot))
    assert same(*seen)


def test_who_is_told_sees_it_behind_the_own_curtain(sit: Sit) -> None:
    pilot = sit(ANA + OTHER + CHLOE, divers="diving explorer communications")
    then(pilot, "action/tell", "mate/1")
    end_turn(pilot)
    pilot.settle()
    assert pilot.scene.name == "curtain"
    assert not [face for face in pilot.faces() if face.startswith("card/divercity/oyster")]
    pilot.key("Return")
    pilot.settle()
    assert pilot.scene.name == "look-back"
    assert {"card/divercity/octopus", "card/divercity/starfish", "card/divercity/oyster"} <= set(pilot.faces())
    assert "Ana tells you your cards, from left to right." in pilot.texts()


def test_the_captains_order_is_followed_with_all_hands_closed(sit: Sit) -> None:
    pilot = sit(ANA + BRUNO + CHLOE)
    pilot.click("use")
    then(pilot, "mate/1")
    pilot.settle()
    assert pilot.scene.name == "table"
    assert shown(pilot).phase == "captain"
    assert all(card.species is None for seat in shown(pilot).seats for card in seat.hand)
    assert not [name for name in pilot.faces() if name.startswith("card/divercity/") and "back" not in name]


def test_nobody_but_the_industrialist_sees_the_plans(sit: Sit) -> None:
    looks = []
    for plans in ("oil dynamite oil oil", "dynamite oil oil oil"):
        pilot = sit(
            ANA + BRUNO, f"hotels:red+green {plans}", people=3, divers="diving explorer", variants=["industrialist"]
        )
        assert shown(pilot).viewer == 2
        then(pilot, "hand/0")
        lift(pilot)
        assert shown(pilot).viewer == 0
        looks.append(look(pilot))
    assert looks[0].told == looks[1].told
    assert looks[0].picture == looks[1].picture


def test_the_industrialist_sees_different_plans(sit: Sit) -> None:
    """The comparison above can fail."""
    cards = ("hotels:red+green oil dynamite oil oil", "hotels:red+green dynamite oil oil oil")
    given = {"divers": "diving explorer", "variants": ["industrialist"]}
    one, other = (look(sit(ANA + BRUNO, plans, **given)) for plans in cards)
    assert one.told != other.told


def test_behind_the_curtain_another_window_size_shows_nothing(sit: Sit) -> None:
    looks = []
    for bruno in (BRUNO, OTHER):
        pilot = sit(ANA + bruno + CHLOE, divers="diving explorer communications")
        then(pilot, "action/tell", "mate/2")
        end_turn(pilot)
        pilot.settle()
        assert pilot.scene.name == "curtain"
        pilot.resize((800, 450))
        looks.append(look(pilot))
    assert looks[0] == looks[1]
