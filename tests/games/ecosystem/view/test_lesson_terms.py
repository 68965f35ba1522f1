import pytest

from game.core.session import Session
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.edition import card_art
from game.games.ecosystem.view.lesson import EcosystemTerms
from game.games.ecosystem.view.presenter import EcosystemDesk
from game.games.ecosystem.view.small_board import SmallBoard, SmallCell
from game.games.registry import GAMES
from game.ui.table.desk_values import DeskState
from game.ui.table.feed import Frame, Now, Situation

TERMS = EcosystemTerms(FOREST)
OPENING = ("0 pick", "1 pick", "0 place 0,0", "1 place 0,0")
"""Each takes the first card of the hand."""


def desk(choice: Choice) -> EcosystemDesk:
    """A table of two, as the first person sees it."""
    session = Session.new(GAMES["forest"], ("Ana", "Ben"), seed=1)
    for action in OPENING:
        if action.endswith("pick"):
            held = session.view(int(action[0])).seats[int(action[0])].hand
            assert held is not None
            action = f"{action} {held[0]}"
        session.submit(session.game.codec.decode(action))
    frame = Frame(session.view(0), (), 0, Situation(Now.DECISION, 0, 0, 0), session.legal(0))
    return DeskState(frame, choice, 0, {}, ())


def test_the_facts_tell_the_turn_the_hand_and_the_board() -> None:
    state = desk(Choice())
    facts, hand = TERMS.facts(state), state.view.seats[0].hand
    assert hand is not None
    first = state.view.seats[0].grid[(0, 0)].species
    assert facts["turn"] == 2 and facts["phase"] == "pick"
    assert facts["hand"] == tuple(dict.fromkeys(hand))
    assert facts["board"] == (f"0,0 {first}",)
    points = facts["points"]
    assert isinstance(points, tuple) and {"0 biodiversity -5", "1 wolf 0"} <= {*points}


def test_a_card_of_the_hand_has_its_place_and_then_a_cell_of_the_board() -> None:
    hand = desk(Choice()).view.seats[0].hand
    assert hand is not None
    wanted, index = hand[3], hand.index(hand[3])
    assert TERMS.nodes(desk(Choice()), f"hand:{wanted}") == (f"hand/{index}",)
    assert TERMS.nodes(desk(Choice()), f"place:{wanted} 1,0") == ()
    assert TERMS.nodes(desk(Choice(chosen=index)), f"place:{wanted} 1,0") == ("board:0/1,0",)


def test_cards_that_lie_are_named_by_their_cells() -> None:
    state = desk(Choice())
    card = state.view.seats[0].grid[(0, 0)]
    assert TERMS.nodes(state, "card:0,0") == (f"card:{card.id}",)
    assert TERMS.nodes(state, "card:3,3") == ()
    assert TERMS.nodes(state, "swap:0,0 3,3") == (f"card:{card.id}",)
    assert TERMS.nodes(desk(Choice(first=(0, 0))), "swap:0,0 3,3") == ()


def test_the_parts_of_the_table_keep_their_names() -> None:
    assert TERMS.nodes(desk(Choice()), "board") == ("tray",)
    assert TERMS.nodes(desk(Choice()), "score/bee") == ("score/bee",)
    with pytest.raises(ValueError, match="no name in Ecosystem"):
        TERMS.nodes(desk(Choice()), "moss")


def test_a_small_board_is_written_in_letters() -> None:
    board = TERMS.picture("MZ*/.M")
    meadow, bee = card_art("meadow", "S"), card_art("bee", "S")
    above = SmallCell(meadow, False), SmallCell(bee, True)
    assert board == SmallBoard((above, (SmallCell("", False), SmallCell(meadow, False))))


@pytest.mark.parametrize("text", ["*M", "Mx", "M//M"])
def test_what_cannot_be_drawn_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no card|no row"):
        TERMS.picture(text)
