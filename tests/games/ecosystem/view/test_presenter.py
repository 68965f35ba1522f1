"""What a choice means: the action it submits, the points it promises, and the words that ask for it."""

from dataclasses import replace

import pytest

from game.core.session import Session
from game.games.ecosystem.actions import Give, Pick, Place, Swap
from game.games.ecosystem.state import FLIP
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import EcosystemFrame
from game.games.ecosystem.view.decisions import decision as decided
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.pieces import BoardCell, HandCard, KeepButton, RivalGrid
from game.games.ecosystem.view.presenter import EcosystemDesk, Presenter
from game.games.ecosystem.view.presses import pressed
from game.games.ecosystem.view.seats import seat_infos
from game.ui.table.desk_values import Answer, Decision, DeskState
from game.ui.table.feed import NOTHING, Frame, Now, Players, Situation
from tests.games.ecosystem.boards import all_placed, play, table

DECIDING = Situation(Now.DECISION, 0, 0, 0)
WHALES = ("WWKTT/CCKTT/PPPGG/NNNBB", "KWKTT/CCKTT/PPPGG/NNNBB", "TTTKK/EEEKK/PPPSS/BBBSS")


def frame(session: Session, situation: Situation = DECIDING) -> EcosystemFrame:
    """The present moment, as it is shown in a situation."""
    decider = situation.decider
    legal = NOTHING if decider is None else session.legal(decider)
    return Frame(session.view(situation.viewer), (), len(session.entries), situation, legal)


def state(session: Session, choice: Choice, situation: Situation = DECIDING, front: int = 0) -> EcosystemDesk:
    return DeskState(frame(session, situation), choice, front, {}, ())


def presenter(session: Session, computers: dict[int, str] | None = None) -> Presenter:
    players = Players(session.names, computers or {}, tuple(range(len(session.names))))
    return Presenter(session.game, seat_infos(players, skin_of(session.view(None).played)), True, True)


def decision(session: Session, choice: Choice) -> object:
    found = decided(frame(session), choice)
    return found.action if found is not None else None


def model(
    session: Session, choice: Choice, situation: Situation = DECIDING, front: int = 0, **computers: str
) -> TableModel:
    bots = {int(seat[1:]): level for seat, level in computers.items()}
    return presenter(session, bots).model(state(session, choice, situation, front))


def opened() -> Session:
    """Two players with one card each on the table; Ana's hand comes from Bruno by way of the neutral seat."""
    session = table(("Ana", "Bruno"), "F" + "S" * 10 + "W" * 11 + "BTZRDMMMMMM", neutral=[0] * 20)
    return play(session, "0 pick fox", "1 pick wolf", "0 place 0,0", "1 place 0,0")


def with_hare() -> Session:
    """Ana alone has just put a hare beside her fox."""
    session = table(("Ana",), "FRS")
    return play(session, "0 pick fox", "0 place 0,0", "0 give stream", "0 pick hare", "0 place 1,0")


# -- the decision


def test_nothing_chosen_decides_nothing() -> None:
    assert decision(opened(), Choice()) is None


def test_a_chosen_card_is_a_pick_with_or_without_a_cell() -> None:
    session = opened()
    hand = session.view(0).seats[0].hand
    assert decision(session, Choice(chosen=2)) == Pick(0, hand[2])
    assert decision(session, Choice(chosen=2, planned=(1, 0))) == Pick(0, hand[2])


def test_a_card_only_looked_at_over_a_cell_is_not_planned() -> None:
    session = play(table(("Ana",), "FRS"), "0 pick fox")
    assert decision(session, Choice(hover=(0, 0))) is None
    assert decision(session, Choice(planned=(0, 0))) == Place(0, (0, 0))


def test_alone_the_second_card_is_given_to_the_rival() -> None:
    session = play(table(("Ana",), "FRS"), "0 pick fox", "0 place 0,0")
    hand = session.view(0).seats[0].hand
    assert decision(session, Choice(chosen=0)) == Give(0, hand[0])


def test_a_swap_needs_two_cards_and_their_order_does_not_matter() -> None:
    session = with_hare()
    assert decision(session, Choice(first=(1, 0))) is None
    swap = Swap(0, (0, 0), (1, 0))
    assert decision(session, Choice(first=(1, 0), planned=(0, 0))) == swap
    assert decision(session, Choice(first=(0, 0), planned=(1, 0))) == swap


def test_every_decision_the_table_offers_is_legal() -> None:
    for session, choice in (
        (opened(), Choice(chosen=0)),
        (with_hare(), Choice(first=(1, 0), planned=(0, 0))),
        (play(table(("Ana",), "FRS"), "0 pick fox"), Choice(planned=(0, 0))),
    ):
        assert decision(session, choice) in session.view(0).legal[0]


# -- what it would bring


def three() -> Session:
    """Three players with one card each on the table; Ana now holds Chloé's cards."""
    session = table(("Ana", "Bruno", "Chloé"), "F" + "S" * 10 + "W" * 11 + "BTZRDMMMMMM")
    picks = ("0 pick fox", "1 pick wolf", "2 pick meadow")
    return play(session, *picks, "0 place 0,0", "1 place 0,0", "2 place 0,0")


def test_the_points_on_a_cell_are_those_the_card_brings_there() -> None:
    session = three()
    before = session.sheets()[0].total
    hand = session.view(0).seats[0].hand
    assert len(set(hand)) > 4
    for index, species in enumerate(hand):
        for (column, row), points in model(session, Choice(chosen=index)).gains.items():
            others = [f"{seat} pick {session.view(seat).seats[seat].hand[0]}" for seat in (1, 2)]
            after = play(three(), f"0 pick {species}", *others, f"0 place {column},{row}")
            assert points == after.sheets()[0].total - before


def test_all_legal_cells_have_points_and_no_other() -> None:
    session = opened()
    assert set(model(session, Choice(chosen=0)).gains) == set(session.view(0).seats[0].grid.legal_cells())


def test_without_a_card_no_cell_is_open() -> None:
    assert model(opened(), Choice()).gains == {}


def test_what_a_card_would_bring_the_rival_is_what_it_does_bring_him() -> None:
    def giving() -> Session:
        return play(table(("Ana",), "FRSTDZ"), "0 pick fox", "0 place 0,0")

    session = giving()
    hand, before = session.view(0).seats[0].hand, session.sheets()[1].total
    gains = model(session, Choice()).give_gains
    assert set(gains) == set(range(len(hand)))
    for index, species in enumerate(hand):
        assert gains[index] == play(giving(), f"0 give {species}").sheets()[1].total - before


def test_a_gift_that_takes_a_majority_is_known_to_cost_points() -> None:
    session = table(("Ana",), "GGGGP", edition="savanna")
    play(session, "0 pick gazelle", "0 place 0,0", "0 give gazelle", "0 pick grassland", "0 place 1,0")
    hand, costs = session.view(0).seats[0].hand, model(session, Choice()).give_costs
    assert costs == {index: -3 if species == "gazelle" else 0 for index, species in enumerate(hand)}


def test_the_preview_follows_the_pointer_until_a_cell_is_planned() -> None:
    session = opened()
    near, far = list(session.view(0).seats[0].grid.legal_cells())[:2]
    looking = model(session, Choice(chosen=0, hover=far))
    assert looking.target == far
    assert not looking.laid
    assert looking.preview == model(session, Choice(chosen=0, planned=far)).preview
    planned = model(session, Choice(chosen=0, planned=near, hover=far))
    assert planned.target == near
    assert planned.laid


def test_a_swap_is_previewed_before_it_is_done() -> None:
    session = with_hare()
    preview = model(session, Choice(first=(0, 0), planned=(1, 0))).preview
    assert preview == play(with_hare(), "0 swap 0,0 1,0").sheets()


# -- whose secrets


def test_on_the_public_table_nobody_s_hand_is_mine() -> None:
    m = model(opened(), Choice(), Situation(Now.CURTAIN, 0, 0, None))
    assert m.mine is None
    assert m.gains == {}
    assert not m.planned


def test_while_a_neighbour_s_cards_lie_in_the_large_place_ones_own_plan_rests() -> None:
    m = model(opened(), Choice(chosen=0, planned=(1, 0)), front=1)
    assert m.planned, "Done is still there"
    assert m.target is None
    assert not m.laid
    assert m.gains == {}


def test_a_neighbour_s_ecosystem_in_the_large_place_is_named_in_the_banner() -> None:
    m = model(opened(), Choice(chosen=0), front=1)
    assert m.peeks
    assert (m.banner, m.banner_seat) == ("The ecosystem of Bruno", 1)
    home = model(opened(), Choice(chosen=0))
    assert not home.peeks
    assert (home.banner, home.banner_seat) == ("Ana, find it a home", 0)


def test_whoever_only_looks_on_is_told_too_whose_ecosystem_it_is() -> None:
    waiting = Situation(Now.COMPUTERS, viewer=0)
    assert model(opened(), Choice(), waiting, front=1).peeks
    assert not model(opened(), Choice(), waiting).peeks
    assert not model(opened(), Choice(), Situation(Now.COMPUTERS), front=1).peeks, "nobody's own is elsewhere"


def test_a_card_without_a_cell_is_known_to_be_placed_later() -> None:
    assert model(opened(), Choice(chosen=0)).unplaced
    assert not model(opened(), Choice(chosen=0, planned=(1, 0))).unplaced
    assert not model(opened(), Choice()).unplaced
    giving = play(table(("Ana",), "FRS"), "0 pick fox", "0 place 0,0")
    assert not model(giving, Choice(chosen=0)).unplaced, "a card that is given needs no cell"


# -- what everybody is doing


def test_everybody_s_state_is_told() -> None:
    session = opened()
    assert dict(model(session, Choice(), _1="easy").status) == {0: "choosing", 1: "thinking"}
    session.submit(Pick(1, session.view(1).seats[1].hand[0]))
    assert model(session, Choice()).status[1] == "chosen"
    session.submit(Pick(0, session.view(0).seats[0].hand[0]))
    assert dict(model(session, Choice()).status) == {0: "placing", 1: ""}
    assert model(with_hare(), Choice()).status[0] == "swapping"


def test_in_a_moment_that_lies_back_nobody_is_waited_for() -> None:
    past = replace(DECIDING, past=True)
    assert dict(model(opened(), Choice(), past, _1="easy").status) == {0: "", 1: ""}


def test_a_hares_swap_that_lies_back_offers_nothing_to_press() -> None:
    assert model(with_hare(), Choice()).keeps
    assert not model(with_hare(), Choice(), replace(DECIDING, past=True)).keeps


def test_the_banner_asks_for_the_next_step() -> None:
    session = opened()

    def banner(choice: Choice = Choice(), situation: Situation = DECIDING) -> str:  # noqa: B008
        return model(session, choice, situation).banner

    assert banner() == "Ana, choose a card and find it a home"
    assert banner(Choice(chosen=0)) == "Ana, find it a home"
    assert banner(Choice(chosen=0, planned=(1, 0))) == "Ana, happy with it?"
    session.submit(Pick(0, session.view(0).seats[0].hand[0]))
    assert banner(situation=Situation(Now.COMPUTERS, viewer=0)) == "The others are choosing"
    assert banner(situation=Situation(Now.OVER)) == "The last card lies"
    session = with_hare()
    assert banner() == "Ana, swap two cards or keep them"
    assert banner(Choice(first=(0, 0))) == "Ana, swap two cards or keep them"
    assert banner(Choice(first=(0, 0), planned=(1, 0))) == "Ana, happy with it?"
    told = Situation(Now.COMPUTERS, viewer=0)
    assert banner(situation=told) == "The card finds its place", "alone nobody else turns over a card"
    session = play(session, "0 keep")
    assert banner() == "Give Benedikt a card"


def test_alone_nobody_else_is_said_to_choose() -> None:
    session = table(("Ana",), "FFFFFMMMMMW")
    shown = state(session, Choice(), Situation(Now.COMPUTERS, viewer=0))
    session.submit(Pick(0, "fox"))
    picked = session.game.rules.after(shown.view, session.entries[-1].events[0])
    telling = replace(shown, frame=replace(shown.frame, view=picked))
    assert presenter(session).model(telling).banner == "The card finds its place"
    ending = replace(shown, frame=replace(shown.frame, view=replace(shown.view, phase=FLIP)))
    assert presenter(session).model(ending).banner == "The last card lies"


def test_a_change_of_the_choice_changes_nothing_of_the_view() -> None:
    session = opened()
    shown = state(session, Choice(chosen=1))
    kept = replace(shown.view)
    presenter(session).model(shown)
    assert shown.view == kept


def test_looking_at_another_cell_works_out_nothing_again() -> None:
    session = three()
    shown = state(session, Choice(chosen=0))
    counted = []

    class Counting:
        def __getattr__(self, name: str) -> object:
            counted.append(name)
            return getattr(session.game.rules, name)

    game = replace(session.game, rules=Counting())
    watching = Presenter(game, presenter(session).seats, True, True)
    cells = list(watching.model(shown).gains)
    before = len(counted)
    assert before == len(cells)
    for cell in cells:
        hovered = watching.model(replace(shown, choice=Choice(chosen=0, hover=cell)))
        assert hovered.preview is not None
    assert len(counted) == before


# -- what is pressed is judged by the present situation


def answer(
    session: Session, choice: Choice, piece: object, situation: Situation = DECIDING, front: int = 0
) -> Answer[Choice, object] | None:
    return pressed(state(session, choice, situation, front), piece)


def test_nothing_answers_while_nobody_decides() -> None:
    waiting = Situation(Now.COMPUTERS, viewer=0)
    for piece in (HandCard(0), BoardCell((1, 0)), RivalGrid(), KeepButton()):
        assert answer(opened(), Choice(chosen=0), piece, waiting) is None


def test_nothing_answers_that_is_not_asked_for() -> None:
    assert answer(opened(), Choice(), HandCard(40)) is None, "there is no such card"
    assert answer(opened(), Choice(), BoardCell((1, 0))) is None, "no card is held"
    assert answer(opened(), Choice(chosen=0), BoardCell((1, 0)), front=1) is None, "these are Bruno's"
    assert answer(opened(), Choice(), RivalGrid()) is None
    assert answer(opened(), Choice(), KeepButton()) is None
    assert answer(with_hare(), Choice(), HandCard(0)) is None


def test_a_card_laid_on_the_rival_is_given_to_him() -> None:
    session = play(table(("Ana",), "FRS"), "0 pick fox", "0 place 0,0")
    held = session.view(0).seats[0].hand
    assert answer(session, Choice(chosen=1), RivalGrid()) == Answer(decision=Decision(Give(0, held[1])))


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ((0, 0), "A card lies there already."),
        ((1, 1), "A card must lie beside another one, not only across a corner."),
        ((3, 0), "A card must lie beside another one, not only across a corner."),
    ],
)
def test_a_cell_that_cannot_be_taken_says_why(cell: tuple[int, int], why: str) -> None:
    assert answer(opened(), Choice(chosen=0), BoardCell(cell)) == Answer(refusal=why)


def test_a_row_too_many_says_so() -> None:
    """Section 1.1: four rows and five columns."""
    lines = []
    for row in range(4):
        lines += ["0 pick stream", f"0 place 0,{row}", "0 give stream"]
    session = play(table(("Ana",), "S" * 20), *lines)
    refused = answer(session, Choice(chosen=0), BoardCell((0, 4)))
    assert refused == Answer(refusal="An ecosystem has at most 4 rows and 5 columns.")


def test_a_column_too_many_says_so_on_either_side() -> None:
    """Section 1.1: four rows and five columns."""
    lines = []
    for column in range(5):
        lines += ["0 pick stream", f"0 place {column},0", "0 give stream"]
    session = play(table(("Ana",), "S" * 20 + "M" * 4), *lines)
    for cell in ((5, 0), (-1, 0)):
        refused = answer(session, Choice(chosen=0), BoardCell(cell))
        assert refused == Answer(refusal="An ecosystem has at most 4 rows and 5 columns.")
    taken = answer(session, Choice(chosen=0), BoardCell((4, 1)))
    assert taken is not None and not taken.refusal


def test_a_swap_asks_for_a_second_card_and_not_for_an_empty_cell() -> None:
    refused = answer(with_hare(), Choice(first=(0, 0)), BoardCell((0, 1)))
    assert refused == Answer(refusal="Two cards change places: choose another card.")


def test_a_whale_says_which_cards_it_can_turn() -> None:
    session = all_placed("ocean", WHALES)
    refused = answer(session, Choice(first=(0, 0)), BoardCell((4, 3)))
    assert refused is not None
    assert refused.refusal == "A whale turns over a card beside it that lies face up, and each whale only one."
    other = answer(session, Choice(first=(0, 0)), BoardCell((1, 0)))
    assert other is not None
    assert other.choice == Choice(first=(0, 0), planned=(1, 0)), "a whale may turn over a whale"


def test_alone_a_card_without_a_place_waits_in_the_hand_whoever_looks_at_the_rival() -> None:
    """Alone there is no panel of a seat on which it could wait."""
    m = model(play(table(("Ana",), "FRS"), "0 pick fox"), Choice(), Situation(Now.COMPUTERS), front=1)
    assert [card.spot for card in m.waiting] == ["hand"]


def test_beside_another_board_lies_the_card_of_its_owner_that_has_no_place_yet() -> None:
    """On the panels of the others theirs stay, and the own one in the hand."""
    session = play(
        table(("Ana", "Bruno", "Chloé"), "F" + "S" * 10 + "W" * 11 + "B" * 11),
        "0 pick fox",
        "1 pick wolf",
        "2 pick bear",
    )
    here, there = (model(session, Choice(), front=front) for front in (0, 1))
    assert [(card.seat, card.spot) for card in here.waiting] == [(1, "panel"), (2, "panel")]
    assert [(card.seat, card.spot) for card in there.waiting] == [(1, "board"), (2, "panel")]
