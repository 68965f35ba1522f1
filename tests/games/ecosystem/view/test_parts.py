"""The table on its stage: everything where the model says, nothing that the viewer may not see."""

from dataclasses import replace

import pygame
import pytest

from game.games.ecosystem.state import FLIP, GIVE, HUNT, PLACE
from game.games.ecosystem.view.card_nodes import PaintedNode
from game.games.ecosystem.view.cards import group_text
from game.games.ecosystem.view.parts.marks import FirstSign, Tray
from game.games.ecosystem.view.parts.preview import PreviewCard
from game.games.ecosystem.view.parts.solo import draws_after
from game.games.ecosystem.view.pieces import BoardCell, HandCard
from game.ui.engine.focus import RING_Z
from game.ui.table.pieces import ScoreRowLabel, SeatPanel
from tests.games.ecosystem.view.tables import (
    LONG_NAMES,
    choosing,
    model,
    scene,
    shown,
    view,
    with_card,
)
from tests.support.pilot import Pilot

ANA, BRUNO, CHLOE = "MZM/SSBT/D.F", "WW.S/CMM", "SSS/.TD"
SIX = (ANA, BRUNO, CHLOE, "R", "FF", "SSSSS/M/M/M")


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_every_card_of_every_ecosystem_lies_where_its_board_says(count: int) -> None:
    m = model(view(*SIX[:count]))
    parts = scene(shown(m)).parts
    for number, seat in enumerate(m.view.seats):
        for cell, card in seat.grid.items():
            sprite, place = parts.card(card.id), parts.place_of(number, cell)
            assert (sprite.cx, sprite.cy, sprite.w, sprite.h) == (place.cx, place.cy, place.w, place.h)


def test_only_the_own_hand_shows_faces() -> None:
    pilot = shown(model(view("", "", hand="RFB")))
    assert [name for name in pilot.faces() if name.endswith("-L")] == [
        f"card/forest/{species}-L" for species in ("hare", "fox", "bear")
    ]


def test_a_public_table_shows_backs_and_names_no_card_of_a_hand() -> None:
    pilot = shown(model(view("", "", "", hand="RFB", viewer=None)))
    assert not [name for name in pilot.faces() if name.startswith("card/forest/") and "back" not in name]
    assert {pilot.node(f"hand/{i}").label for i in range(3)} == {"Hidden card"}
    assert not any(pilot.node(f"hand/{i}").focusable for i in range(3))


def test_the_seats_of_the_ring_glide_to_the_middle_when_no_neighbour_is_named_any_more() -> None:
    v = view(ANA, BRUNO, CHLOE)
    pilot = shown(model(v))
    pilot.app.settings["animation"] = "full"
    seats, panel = pilot.node("ring-seats"), pilot.node("ring")
    before = seats.centre[0]
    scene(pilot).show(model(replace(v, turn=v.turns)))
    assert pilot.node("ring-seats") is seats and seats.centre[0] == before
    pilot.step(100)
    assert before < seats.centre[0] < panel.centre[0]
    pilot.settle()
    assert seats.centre[0] == panel.centre[0]


@pytest.mark.parametrize("ms", [0, 100])
def test_seats_of_the_ring_that_have_to_come_back_on_their_way_do_not_go_on(ms: int) -> None:
    """Behind the curtain nobody's neighbours are named, and nothing glides: the next person's are named again."""
    v = view(ANA, BRUNO, CHLOE)
    pilot = shown(model(v))
    pilot.app.settings["animation"] = "full"
    place = pilot.node("ring-seats").centre
    scene(pilot).show(model(replace(v, turn=v.turns)))
    pilot.step(ms)
    scene(pilot).show(model(v))
    pilot.settle()
    assert pilot.node("ring-seats").centre == place


def test_a_node_stays_itself_from_one_moment_to_the_next() -> None:
    v = view(ANA, BRUNO)
    pilot = shown(model(v))
    before = pilot.node("card:0.1"), pilot.node("hand/0"), pilot.node("scores")
    scene(pilot).show(model(with_card(v, 0, (3, 0), "bee")))
    assert (pilot.node("card:0.1"), pilot.node("hand/0"), pilot.node("scores")) == before
    assert "card:0.10" in pilot.names("card:")


def test_the_same_moment_again_draws_nothing() -> None:
    m = choosing(model(view(ANA, BRUNO, CHLOE)), 0, target=(3, 0))
    pilot = shown(m)
    scene(pilot).show(replace(m))
    assert pilot.app.step(16, []) == []


def test_the_ring_around_a_card_of_the_fan_does_not_cross_the_card_that_lies_over_it() -> None:
    pilot = shown(model(view(ANA, BRUNO, CHLOE)))
    pilot.key("Tab")
    assert pilot.scene.focus.set("hand/0")
    pilot.settle()
    assert pilot.node("hand/0").z < pilot.node("focus ring").z < pilot.node("hand/1").z


def test_what_a_moment_does_not_need_leaves_the_stage() -> None:
    m = model(view(ANA, BRUNO))
    pilot = shown(choosing(m, 0, target=(3, 0), planned=True))
    assert {"ghost", "target", "gain", "bubble", "done"} <= set(pilot.names())
    assert pilot.node("gain").z > RING_Z, "the ring of the keyboard crosses out the number"
    scene(pilot).show(m)
    assert not {"ghost", "target", "gain", "bubble", "done"} & set(pilot.names())
    assert not pilot.names("board:")


def test_legal_cells_can_be_pressed_and_tell_what_they_bring() -> None:
    m = choosing(model(view("T", "M", hand="S")), 0)
    pilot = shown(m)
    assert pilot.names("board:") == ["board:0/-1,0", "board:0/0,-1", "board:0/0,1", "board:0/1,0"]
    assert all(m.gains.values())
    assert [pilot.node(name).said[0].text for name in pilot.names("board:")] == [
        f"+{points}" for points in m.gains.values()
    ]
    pilot.press("board:0/1,0")
    pilot.click("board:0/0,1")
    assert scene(pilot).pressed == [BoardCell((1, 0)), BoardCell((0, 1))]


def test_a_board_shows_its_empty_cells_before_the_first_card_too() -> None:
    tray = shown(model(view("", "", hand="RFB"))).node("tray")
    assert isinstance(tray, PaintedNode) and isinstance(tray.drawable, Tray)
    assert len(tray.drawable.cells) == 5 * 4


def test_without_gains_no_cell_tells_what_it_brings() -> None:
    m = choosing(model(view("T", "M", hand="S"), show_gains=False), 0, target=(1, 0))
    pilot = shown(m)
    assert not {"gain", "bubble"} & set(pilot.names())
    assert not any(pilot.node(name).said for name in pilot.names("board:"))


def test_without_scores_no_total_is_shown() -> None:
    pilot = shown(model(view(ANA, BRUNO), show_scores=False))
    totals = {str(sheet.total) for sheet in model(view(ANA, BRUNO)).view.sheets}
    assert not totals & {said.text for name in ("scores", "seat/1") for said in pilot.node(name).said}
    assert "score/total" not in pilot.names()


def test_a_planned_card_lies_on_its_cell_and_can_be_taken_back_at_its_gap() -> None:
    m = choosing(model(view("T", "M", hand="SM")), 0, target=(1, 0), planned=True, laid=True)
    pilot = shown(m)
    place = scene(pilot).parts.place_of(0, (1, 0))
    laid = pilot.node("laid")
    assert (laid.centre, laid.shown) == ((place.cx, place.cy), ["card/forest/stream-M"])
    assert not pilot.node("hand/0").shown
    pilot.press("hand/0")
    assert scene(pilot).pressed == [HandCard(0)]


def test_from_a_neighbour_s_ecosystem_a_button_leads_back_and_its_frame_is_in_his_colour() -> None:
    own = model(view(ANA, BRUNO))
    pilot = shown(own)
    frame, caption = pilot.node("tray").key(), pilot.node("caption")
    assert "back" not in pilot.names()
    scene(pilot).show(replace(own, front=1, peeks=True))
    assert pilot.node("tray").key() != frame
    back, whose = pilot.node("back"), pilot.node("whose")
    assert whose.y + whose.h <= back.y and back.y + back.h <= caption.y
    pilot.click("back")
    pilot.press("back")
    assert scene(pilot).pressed == [SeatPanel(1), SeatPanel(1)]


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_done_says_that_a_card_may_be_placed_later(text_size: float) -> None:
    m = choosing(model(view(ANA, BRUNO)), 0, planned=True)
    pilot = shown(m, text_size=text_size)
    assert "done-caption" not in pilot.names()
    scene(pilot).show(replace(m, unplaced=True))
    pilot.settle()
    said, done = pilot.node("done-caption"), pilot.node("done")
    words = " ".join(line.text for line in said.said)
    assert words == "Choose a cell first, or press Done and place the card after the reveal."
    assert (said.y + said.h <= done.y, said.x + said.w <= done.x + done.w) == (True, True)


def test_hand_cards_are_pressed_by_mouse_and_by_keyboard() -> None:
    pilot = shown(model(view("", "", hand="RFB")))
    pilot.press("hand/1")
    pilot.click("hand/0")
    assert scene(pilot).pressed == [HandCard(1), HandCard(0)]


def test_looking_at_a_row_is_reported_by_pointer_and_by_keyboard() -> None:
    pilot = shown(model(view(ANA, BRUNO)))
    pilot.hover("score/bear")
    pilot.hover("score/bee")
    bear, bee = ScoreRowLabel("bear"), ScoreRowLabel("bee")
    assert scene(pilot).pointed == [(bear, True), (bear, False), (bee, True)]


def test_lit_cells_stand_out_from_the_others() -> None:
    pilot = shown(model(view("TS", "M"), lit={0: frozenset({(0, 0)})}))
    assert (pilot.node("card:0.1").tint, bool(pilot.node("card:0.2").tint)) == ("", True)
    assert pilot.names("lit:") == ["lit:0,0"]


def dimmed(pilot: Pilot) -> list[str]:
    return [name for name in pilot.names("card:0.") if pilot.node(name).tint]


def test_while_no_placed_card_is_chosen_none_is_dimmed() -> None:
    assert dimmed(shown(model(view("TSB", "M", hand="B"), chosen=0, gains={(0, 1): 3}))) == []


def test_cards_that_can_be_chosen_for_a_swap_are_bright_and_the_others_dimmed() -> None:
    begins = frozenset({(0, 0), (1, 0)})
    assert dimmed(shown(model(view("TSBF", "M"), firsts=begins))) == ["card:0.3", "card:0.4"]


def test_the_chosen_card_and_those_it_can_change_places_with_are_bright() -> None:
    begins = frozenset({(0, 0), (1, 0), (2, 0)})
    pilot = shown(model(view("TSBF", "M"), firsts=begins, first=(0, 0), gains={(1, 0): 1, (0, 1): 2}))
    assert dimmed(pilot) == ["card:0.3", "card:0.4"]


def test_the_lion_that_hunts_and_its_prey_are_bright() -> None:
    pilot = shown(model(view("TSBF", "M", phase=HUNT), asking=(0, 0), gains={(1, 0): 4}))
    assert dimmed(pilot) == ["card:0.3", "card:0.4"]


@pytest.mark.parametrize(("phase", "sign"), [(FLIP, "fin"), (HUNT, "paw"), (PLACE, "swap")])
def test_the_card_that_acts_wears_the_sign_of_what_it_does(phase: str, sign: str) -> None:
    pilot = shown(model(view("TSBF", "M", phase=phase), asking=(0, 0), gains={(1, 0): 4}))
    node = pilot.node("first-sign")
    assert isinstance(node, PaintedNode) and node.drawable == FirstSign(sign)


def test_a_card_looked_at_for_a_moment_is_shown_large_with_its_rule() -> None:
    pilot = shown(model(view("TS", "M", hand="B")))
    pilot.hover("hand/0")
    assert "preview" not in pilot.names()
    pilot.step(400)
    assert any("bee" in said.text for said in pilot.node("preview").said)
    pilot.hover_at(5, 5)
    assert "preview" not in pilot.names()


def test_the_large_card_of_a_neighbour_stands_beside_his_panel_with_his_points() -> None:
    pilot = shown(model(view("R", "ZM.RR", hand="B")))
    pilot.hover("mini:1.3")
    pilot.step(400)
    large = pilot.node("preview")
    assert large.x + large.w <= pilot.node("seat/1").x
    assert "2 points now" in [said.text for said in large.said]


def test_a_row_looked_at_for_a_moment_is_explained_beside_the_panel() -> None:
    pilot = shown(model(view(ANA, BRUNO)))
    pilot.hover("score/fox")
    pilot.step(400)
    note, panel = pilot.node("preview"), pilot.node("scores")
    assert note.x > panel.x + panel.w
    assert " ".join(said.text for said in note.said) == "3 points for each fox with no wolf and no bear beside it."


def test_the_sign_of_a_group_is_explained_with_its_row_and_on_its_large_card() -> None:
    explained = "Predators: the lowest of the three groups counts once more, as food web."
    assert group_text("eel") == explained
    assert group_text("turtle") == "", "free creatures belong to no group"
    shark = PreviewCard("shark", None)
    assert shark.rule.endswith(explained)


def test_a_hand_card_rises_under_the_pointer_and_sinks_again() -> None:
    pilot = shown(model(view("", "", hand="RFB")))
    card = pilot.node("hand/1")
    rest = card.y
    pilot.hover("hand/1")
    pilot.settle()
    assert card.y == pytest.approx(rest - 14)
    pilot.hover_at(5, 5)
    pilot.settle()
    assert card.y == pytest.approx(rest)


def test_a_point_finds_the_legal_cell_it_is_on_or_near() -> None:
    parts = scene(shown(choosing(model(view("T", "M", hand="S")), 0))).parts
    place = parts.place_of(0, (1, 0))
    assert parts.open_cell(place.cx, place.cy) == (1, 0)
    assert parts.open_cell(place.x + place.w + 5, place.cy) is None
    assert parts.open_cell(place.x + place.w + 5, place.cy, reach=60) == (1, 0)


def test_two_cards_can_be_pressed_while_a_hare_swaps_them() -> None:
    m = model(view("RS", "M", phase=PLACE), firsts=frozenset({(0, 0), (1, 0)}))
    pilot = shown(m)
    pilot.press("card:0.2")
    assert scene(pilot).pressed == [BoardCell((1, 0))]
    scene(pilot).show(replace(m, first=(1, 0)))
    assert "first" in pilot.names()


@pytest.mark.parametrize("count", (2, 3, 6))
def test_no_card_of_the_widest_ecosystem_lies_under_a_button(count: int) -> None:
    boards = ("RFBCA/SSSSS/MMMMM/TDZWC", *SIX[1:])[:count]
    pilot = shown(replace(model(view(*boards, phase=PLACE)), keeps=True, planned=True))
    buttons = [area(pilot, name) for name in ("done", "keep")]
    assert not buttons[0].colliderect(buttons[1])
    for card in pilot.names("card:"):
        assert area(pilot, card).collidelist(buttons) == -1, card


def area(pilot: Pilot, name: str) -> pygame.Rect:
    return pygame.Rect(*pilot.node(name).bounds)


def test_two_players_see_the_neutral_pile_and_its_place_in_the_ring() -> None:
    pilot = shown(model(view(ANA, BRUNO)))
    assert {"disc/wolf", "disc/stream"} <= set(pilot.node("neutral").shown)
    assert "Neutral" in [said.text for said in pilot.node("ring").said]


def test_alone_one_sees_the_rival_the_lead_and_the_steps() -> None:
    v = view(ANA, "RF", hand="BZ", phase=GIVE, rival=1)
    lead = v.sheets[0].total - v.sheets[1].total
    m = replace(model(v), give_gains={0: 4, 1: 0}, chosen=0)
    pilot = shown(m)
    assert {"rival", "lead", "steps", "chip/0", "chip/1", "rival-ghost"} <= set(pilot.names())
    assert "ring" not in pilot.names()
    assert f"{lead:+}".replace("-", "−") in [said.text for said in pilot.node("lead").said]
    parts = scene(pilot).parts
    next_cell, ghost = parts.place_of(1, (2, 0)), pilot.node("rival-ghost")
    assert (ghost.cx, ghost.cy) == (next_cell.cx, next_cell.cy)


def test_what_a_card_would_bring_the_rival_does_not_hang_where_it_was_taken_up() -> None:
    pilot = shown(model(view(ANA, "RF", hand="BZ", phase=GIVE, rival=1), give_gains={0: 4, 1: 0}))
    pilot.grab("hand/0")
    scene(pilot).show(scene(pilot).shown)
    assert pilot.names("chip/") == ["chip/1"]


def test_without_gains_no_card_tells_what_it_would_bring_the_rival() -> None:
    m = model(view(ANA, "RF", hand="BZ", phase=GIVE, rival=1), give_gains={0: 4, 1: 0}, show_gains=False)
    assert not shown(m).names("chip/")


def test_of_the_rival_s_ecosystem_nothing_says_that_it_may_grow_to_either_side() -> None:
    m = model(view(ANA, "RF", rival=1))
    pilot = shown(m)
    assert "caption" in pilot.names()
    scene(pilot).show(replace(m, front=1, peeks=True))
    assert "caption" not in pilot.names()


@pytest.mark.parametrize(("turn", "cards"), [(1, 1), (5, 5), (6, 1), (15, 5), (19, 1), (20, 0)])
def test_cards_are_drawn_after_a_turn_as_the_rules_say(turn: int, cards: int) -> None:
    """Section 1.4: one card, five when the rival completed a row, none after the last turn."""
    assert draws_after(turn, 20) == cards


def test_the_first_card_has_one_cell_and_may_be_laid_anywhere_on_the_tray() -> None:
    """Section 1.1: the first card lies anywhere; the layout floats, so that one cell stands for all."""
    pilot = shown(choosing(model(view("", "M", hand="S")), 0))
    assert pilot.names("board:") == ["board:0/0,0"]
    pilot.click("closed:0/1,1")
    assert scene(pilot).pressed == [BoardCell((0, 0))]
    tray, tray_node = scene(pilot).parts, pilot.node("tray")
    assert tray.open_cell(tray_node.x + 10, tray_node.y + 10) == (0, 0)
    assert tray.open_cell(tray_node.x - 30, tray_node.y + 10) is None


def test_a_cell_where_no_card_may_lie_is_there_to_be_asked_why() -> None:
    pilot = shown(choosing(model(view("T", "M", hand="S")), 0))
    pilot.click("closed:0/1,1")
    assert scene(pilot).pressed == [BoardCell((1, 1))]
    assert not pilot.node("closed:0/1,1").focusable


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_no_text_leaves_its_panel_however_long_the_names(count: int, wide: bool, text_size: float) -> None:
    v = view(ANA, BRUNO, rival=1, turn=5) if count == 1 else view(*SIX[:count], turn=10)
    m = model(v, LONG_NAMES, banner="Maximilienne-Antoinette, choose a card and find it a home")
    m = choosing(m, 2, target=v.seats[0].grid.legal_cells()[0], planned=True)
    pilot = shown(replace(m, banner_seat=0), wide=wide, text_size=text_size)
    for name in pilot.names():
        node = pilot.node(name)
        pad = getattr(node, "pad", 0)
        for said in node.said:
            x, y, w, h = said.box
            assert -pad - 1 <= x and x + w <= node.w + pad + 1, (name, said)
            assert -pad - 2 <= y and y + h <= node.h + pad + 2, (name, said)
