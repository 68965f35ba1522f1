import pytest

from game.ui.engine.focus import Focus
from game.ui.engine.node import Node
from game.ui.engine.stage import Stage
from tests.support.garden import Garden
from tests.support.pilot import Pilot


@pytest.fixture
def pilot() -> Pilot:
    return Pilot().start(Garden)


def focused(pilot: Pilot) -> str | None:
    node = pilot.scene.focus.node
    return node.name if node else None


def test_tab_reaches_everything_in_reading_order_and_comes_round(pilot: Pilot) -> None:
    reached = []
    for _ in range(8):
        pilot.key("Tab")
        reached.append(focused(pilot))
    assert reached == [*(f"bed/{i}" for i in range(6)), "gate", "bed/0"]


def test_shift_and_tab_goes_back(pilot: Pilot) -> None:
    pilot.key("shift+Tab")
    assert focused(pilot) == "gate"
    pilot.key("shift+Tab")
    assert focused(pilot) == "bed/5"


def test_arrows_go_to_the_neighbour(pilot: Pilot) -> None:
    pilot.key("Tab", "Right")
    assert focused(pilot) == "bed/1"
    pilot.key("Down")
    assert focused(pilot) == "bed/4"
    pilot.key("Left")
    assert focused(pilot) == "bed/3"
    pilot.key("Up")
    assert focused(pilot) == "bed/0"


def test_left_and_right_may_stay_in_a_zone_while_up_and_down_leave_it() -> None:
    stage = Stage()
    for name, zone, x, y in (("card/0", "hand", 0, 100), ("card/1", "hand", 60, 100), ("log", "log", 120, 100),
                             ("board", "board", 60, 0)):  # fmt: skip
        node = Node(name, x, y, 50, 50)
        node.zone, node.focusable, node.sides_stay = zone, True, zone == "hand"
        stage.add(node)
    focus = Focus(stage)
    focus.set("card/0")
    focus.move(1, 0)
    focus.move(1, 0)
    assert focus.node is stage["card/1"]
    focus.move(0, -1)
    assert focus.node is stage["board"]


def test_up_may_lead_to_a_zone_however_far_aside_it_lies() -> None:
    focus = Focus(Stage())
    for name, zone, x, y in (("card", "hand", 0, 800), ("row", "scores", 0, 700), ("cell", "board", 700, 650)):
        focus.stage.add(Node(name, x, y, 50, 50, zone=zone, on_press=lambda: None)).up_to = "board"
    focus.set("card")
    focus.move(0, -1)
    assert focus.node is focus.stage["cell"]
    focus.stage.remove("cell")
    focus.set("card")
    focus.move(0, -1)
    assert focus.node is focus.stage["row"], "there is nothing to choose"


def test_what_lies_right_above_in_the_same_zone_is_not_passed_over() -> None:
    focus = Focus(Stage())
    for name, zone, x, y in (("card", "hand", 0, 800), ("done", "hand", 10, 700), ("cell", "board", 0, 650)):
        focus.stage.add(Node(name, x, y, 50, 50, zone=zone, on_press=lambda: None)).up_to = "board"
    focus.set("card")
    focus.move(0, -1)
    assert focus.node is focus.stage["done"]


def test_what_is_shy_is_come_to_only_where_nothing_else_lies_ahead() -> None:
    focus = Focus(Stage())
    for name, zone, x, y in (("cell", "board", 0, 300), ("lamp", "bar", 0, 0), ("rules", "bar", 300, 0),
                             ("menu", "bar", -500, 0)):  # fmt: skip
        focus.stage.add(Node(name, x, y, 50, 50, zone=zone, on_press=lambda: None)).shy = name == "lamp"
    focus.set("cell")
    focus.move(0, -1)
    assert focus.node is focus.stage["rules"]
    focus.move(-1, 0)
    assert focus.node is focus.stage["lamp"]


def test_arrows_stay_where_there_is_nothing_more(pilot: Pilot) -> None:
    pilot.key("Tab", "Left", "Up")
    assert focused(pilot) == "bed/0"


def test_arrows_stay_in_their_zone_while_they_can_and_then_leave_it() -> None:
    focus = Focus(Stage())
    for name, y, zone in (("a", 0, "here"), ("near", 50, "there"), ("b", 200, "here")):
        focus.stage.add(Node(name, 0, y, 40, 40, zone=zone, on_press=lambda: None))
    focus.set("a")
    focus.move(0, 1)
    assert focus.node is focus.stage["b"]
    focus.set("near")
    focus.move(0, 1)
    assert focus.node is focus.stage["b"]


def test_tab_goes_through_a_fan_whose_cards_rise_as_it_comes_to_them() -> None:
    focus = Focus(Stage())
    cards = [focus.stage.add(Node(f"{n}", 60 * n, 700 + 6 * n, 50, 160, on_press=lambda: None)) for n in range(6)]
    for card in cards:
        focus.next()
        assert focus.node is card
        card.y -= 40
        cards[cards.index(card) - 1].y += 40 if card is not cards[0] else 0


def test_what_lies_below_comes_after_what_lies_beside() -> None:
    focus = Focus(Stage())
    for name, x, y in (("low", 0, 30), ("right", 100, 4), ("left", 0, 0)):
        focus.stage.add(Node(name, x, y, 40, 24, on_press=lambda: None))
    assert [node.name for node in focus.choices] == ["left", "right", "low"]


def test_a_wide_row_below_a_small_button_at_its_end_is_straight_ahead() -> None:
    focus = Focus(Stage())
    for name, x, y, w in (("fewer", 0, 0, 40), ("switch", 0, 60, 600), ("fewer below", 0, 120, 40)):
        focus.stage.add(Node(name, x, y, w, 40, on_press=lambda: None))
    focus.set("fewer")
    focus.move(0, 1)
    assert focus.node is focus.stage["switch"]
    focus.move(0, 1)
    assert focus.node is focus.stage["fewer below"]


def test_every_node_can_be_reached_by_arrows_alone(pilot: Pilot) -> None:
    focus = pilot.scene.focus
    reached, edge = {"bed/0"}, ["bed/0"]
    while edge:
        name = edge.pop()
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            focus.set(name)
            focus.move(*step)
            assert focus.node is not None
            if focus.node.name not in reached:
                reached.add(focus.node.name)
                edge.append(focus.node.name)
    assert reached == {node.name for node in focus.choices}


def test_arrows_stay_where_they_are_told_to(pilot: Pilot) -> None:
    focus = pilot.scene.focus
    for node in focus.in_zone("beds"):
        node.arrows_stay = True
    for _ in range(7):
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            focus.move(*step)
            assert focus.node is not None and focus.node.zone == "beds"


def test_what_cannot_be_pressed_now_cannot_have_the_focus(pilot: Pilot) -> None:
    pilot.node("bed/1").enabled = False
    pilot.node("bed/2").visible = False
    pilot.key("Tab", "Tab")
    assert focused(pilot) == "bed/3"
    assert not pilot.scene.focus.set("bed/1")


def test_a_node_made_anew_takes_the_focus_over(pilot: Pilot) -> None:
    pilot.key("Tab")
    pilot.scene.plant("bed/0", 100, 100, "beds")
    pilot.settle()
    assert focused(pilot) == "bed/0"
    assert pilot.node("bed/0").focused


def test_enter_presses_what_has_the_focus(pilot: Pilot) -> None:
    pilot.key("Tab", "Right", "Return")
    assert pilot.scene.diary[-1] == "bed/1"


def test_digits_choose_in_the_active_zone(pilot: Pilot) -> None:
    pilot.scene.digit_zone = "beds"
    pilot.key("4")
    assert pilot.scene.diary[-1] == "bed/3"
    pilot.key("9")
    assert pilot.scene.diary[-1] == "bed/3"


def test_the_ring_is_seen_after_a_key_and_goes_when_the_pointer_is_used(pilot: Pilot) -> None:
    assert "focus ring" not in pilot.names()
    pilot.key("Tab")
    ring, bed = pilot.node("focus ring"), pilot.node("bed/0")
    assert ring.visible and ring.contains(*bed.centre)
    assert (ring.w, ring.h) == (160, 160)
    pilot.click("bed/4")
    assert not ring.visible


def test_the_ring_lies_as_a_turned_card_lies(pilot: Pilot) -> None:
    pilot.scene.stage.add(Node("card", 900, 300, 100, 140, on_press=lambda: None)).angle = 12
    pilot.scene.focus.show = True
    pilot.scene.focus.set("card")
    pilot.settle()
    ring = pilot.node("focus ring")
    assert (ring.angle, ring.centre) == (12, (950, 370))


def test_the_pointer_takes_over_when_it_comes_onto_something(pilot: Pilot) -> None:
    pilot.key("Tab")
    assert pilot.scene.attention is pilot.node("bed/0")
    pilot.hover("bed/4")
    assert pilot.scene.attention is pilot.node("bed/4")
    pilot.key("Right")
    assert pilot.scene.attention is pilot.node("bed/1")


def test_the_ring_glides_to_the_next_control() -> None:
    pilot = Pilot(animation="full").start(Garden)
    pilot.key("Tab")
    ring = pilot.node("focus ring")
    pilot.scene.focus.next()
    pilot.step(30)
    assert 95 < ring.x < 295
    pilot.settle()
    assert ring.x == 295


def test_hexagons_half_a_step_lower_are_another_line() -> None:
    focus = Focus(Stage())
    for name, x, y in (("high", 52, 0), ("right", 104, 29.999), ("left", 0, 30.001)):
        focus.stage.add(Node(name, x, y, 69.28, 60, on_press=lambda: None))
    assert [node.name for node in focus.choices] == ["high", "left", "right"]


def in_garden(*places: tuple[str, float, float, float, float]) -> Focus:
    """The focus among nodes with a name, left, top, width and height, on the first of them."""
    focus = Focus(Stage())
    for name, x, y, w, h in places:
        focus.stage.add(Node(name, x, y, w, h, on_press=lambda: None))
    focus.set(places[0][0])
    return focus


def test_an_arrow_prefers_what_lies_straight_ahead_to_what_is_nearer_but_aside() -> None:
    focus = in_garden(("here", 0, 0, 40, 40), ("aside", 60, 50, 40, 40), ("straight", 150, 0, 40, 40))
    focus.move(1, 0)
    assert focus.node is focus.stage["straight"]


def test_a_wide_row_lies_straight_above_every_button_that_it_spans() -> None:
    focus = in_garden(("button", 0, 300, 40, 40), ("row", 0, 200, 600, 40), ("other", 60, 150, 40, 40))
    focus.move(0, -1)
    assert focus.node is focus.stage["row"]


def test_what_has_the_same_middle_to_one_unit_lies_in_no_direction() -> None:
    focus = in_garden(("here", 0, 0, 40, 40), ("same", 0, 1, 40, 40))
    focus.move(0, 1)
    assert focus.node is focus.stage["here"]


def test_up_to_another_zone_passes_over_what_overlaps_the_height_of_the_node() -> None:
    focus = Focus(Stage())
    for name, zone, x, y in (("card", "hand", 0, 800), ("level", "board", 60, 780), ("above", "board", 60, 600)):
        focus.stage.add(Node(name, x, y, 50, 50, zone=zone, on_press=lambda: None)).up_to = "board"
    focus.set("card")
    focus.move(0, -1)
    assert focus.node is focus.stage["above"]
