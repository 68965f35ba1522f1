from game.ui.engine.timeline import SKIP_MS, Call, Halt, Timeline, Tween, Wait


class Thing:
    x = 0.0
    alpha = 1.0


def test_a_tween_arrives_exactly() -> None:
    thing, time = Thing(), Timeline()
    time.play(Tween(thing, "x", 100, 200))
    time.update(50)
    assert thing.x == 25
    time.update(150)
    assert thing.x == 100
    assert not time.busy


def test_beats_follow_one_another_and_pass_on_the_time_they_leave() -> None:
    thing, time = Thing(), Timeline()
    time.play(Tween(thing, "x", 100, 100), Tween(thing, "x", 0, 100))
    time.update(150)
    assert thing.x == 50


def test_the_parts_of_a_beat_run_side_by_side() -> None:
    thing, time = Thing(), Timeline()
    time.play([Tween(thing, "x", 10, 100), Tween(thing, "alpha", 0, 200)], Tween(thing, "x", 20, 100))
    time.update(150)
    assert (thing.x, thing.alpha) == (10, 0.25)
    time.update(100)
    assert (thing.x, thing.alpha) == (15, 0)


def test_a_delay_comes_before_the_way() -> None:
    thing, time = Thing(), Timeline()
    time.play(Tween(thing, "x", 10, 100, delay=50))
    time.update(50)
    assert thing.x == 0
    time.update(50)
    assert thing.x == 5


def test_a_tween_begins_where_the_thing_is_when_its_turn_comes() -> None:
    thing, time = Thing(), Timeline()
    time.play(Tween(thing, "x", 100, 100), Tween(thing, "x", 110, 100))
    time.update(120)
    assert thing.x == 102


def test_a_call_is_made_once_at_its_moment() -> None:
    calls: list[str] = []
    time = Timeline()
    time.play(Wait(100), Call(lambda: calls.append("card")), Wait(100))
    time.update(99)
    assert calls == []
    time.update(2)
    time.update(2)
    assert calls == ["card"]


def test_a_call_may_line_up_more() -> None:
    thing, time = Thing(), Timeline()
    time.play(Call(lambda: time.play(Tween(thing, "x", 1, 10))))
    time.update(0)
    assert time.busy
    time.update(10)
    assert thing.x == 1 and not time.busy


def test_a_call_may_jump_to_the_end() -> None:
    thing, time = Thing(), Timeline()
    time.play(Call(lambda: time.finish()), Tween(thing, "x", 1, 500))
    time.update(1)
    assert thing.x == 1 and not time.busy


def test_whoever_does_not_want_to_wait_waits_eighty_milliseconds() -> None:
    thing, time = Thing(), Timeline()
    time.play(Tween(thing, "x", 100, 1000), Wait(450), Tween(thing, "x", 0, 380))
    time.update(16)
    time.skip()
    time.update(SKIP_MS)
    assert not time.busy and thing.x == 0


def test_what_a_beat_calls_for_while_skipping_is_skipped_too() -> None:
    thing, time = Thing(), Timeline()
    time.play(Wait(100), Call(lambda: time.follow(Tween(thing, "x", 5, 1000))), Tween(thing, "x", 9, 400))
    time.skip()
    time.update(SKIP_MS)
    assert not time.busy and thing.x == 9


def test_what_a_beat_calls_for_comes_before_what_was_lined_up() -> None:
    order: list[str] = []
    time = Timeline()
    say = lambda word: Call(lambda: order.append(word))  # noqa: E731
    time.play(Call(lambda: time.follow(say("flip"), say("glide"))), say("points"))
    time.finish()
    assert order == ["flip", "glide", "points"]


def test_skipping_lengthens_nothing() -> None:
    thing, time = Thing(), Timeline()
    time.play(Tween(thing, "x", 1, 40))
    time.skip()
    time.update(40)
    assert not time.busy


def test_who_hurries_is_brought_to_the_next_halt_with_all_that_moves_seen_on_its_way() -> None:
    thing, time = Thing(), Timeline()
    time.play(Wait(300), Tween(thing, "x", 100, 100), Halt(), Tween(thing, "alpha", 0, 100), Halt())
    time.skip()
    time.update(SKIP_MS * 7 / 8)
    assert thing.x == 50
    time.update(SKIP_MS / 8 + 50)
    assert (thing.x, thing.alpha) == (100, 0.5)
    time.skip()
    time.update(25)
    assert thing.alpha == 0.25, "nothing is slowed down"
    time.update(25)
    assert not time.busy


def test_the_pace_is_as_before_after_a_skip() -> None:
    thing, time = Thing(), Timeline()
    time.play(Wait(1000))
    time.skip()
    time.update(SKIP_MS + 1)
    time.play(Tween(thing, "x", 100, 100))
    time.update(50)
    assert thing.x == 50


def test_finishing_calls_everything_that_was_lined_up() -> None:
    calls: list[int] = []
    thing, time = Thing(), Timeline()
    time.play(Wait(900), Call(lambda: calls.append(1)), Tween(thing, "x", 7, 100, delay=300))
    time.aside(Tween(thing, "alpha", 0, 100))
    time.finish()
    assert (calls, thing.x, thing.alpha, time.moving) == ([1], 7, 0, False)


def test_beats_can_be_finished_while_asides_go_on() -> None:
    thing, time = Thing(), Timeline()
    time.play(Call(lambda: time.follow(Wait(300), Tween(thing, "x", 7, 100))))
    time.aside(Tween(thing, "alpha", 0, 100))
    time.finish_beats()
    assert (thing.x, thing.alpha, time.busy, time.moving) == (7, 1, False, True)
    time.update(50)
    assert thing.alpha == 0.5


def test_speed_is_a_factor_on_the_beats() -> None:
    thing, time = Thing(), Timeline()
    time.speed = 2
    time.play(Tween(thing, "x", 100, 100))
    time.update(25)
    assert thing.x == 50


def test_asides_are_in_nobody_s_way() -> None:
    thing, time = Thing(), Timeline()
    time.aside(Tween(thing, "x", 10, 100))
    assert time.moving and not time.busy
    time.update(50)
    assert thing.x == 5


def test_a_newer_aside_takes_over_the_same_property_only() -> None:
    thing, time = Thing(), Timeline()
    time.aside(Tween(thing, "x", 100, 100), Tween(thing, "alpha", 0, 100))
    time.update(50)
    time.aside(Tween(thing, "x", 0, 100))
    time.update(50)
    assert (thing.x, thing.alpha) == (25, 0)
    time.still(thing)
    assert not time.moving


def test_what_is_on_its_way_goes_back_to_where_it_had_come() -> None:
    thing, other, rung, time = Thing(), Thing(), list[str](), Timeline()
    time.aside(Tween(thing, "x", 100, 100), Tween(thing, "alpha", 0, 100, delay=50))
    time.play([Tween(other, "x", 100, 100), Wait(200)], Call(lambda: rung.append("rung")))
    time.update(40)
    thing.x, other.x, thing.alpha = 100, 100, 0.3
    time.again()
    assert (thing.x, other.x) == (40, 40)
    assert thing.alpha == 0.3, "its turn has not come"
    assert not rung
    time.update(10)
    assert (thing.x, other.x) == (50, 50), "it took no time"


def test_it_is_known_where_an_aside_takes_something() -> None:
    thing, time = Thing(), Timeline()
    time.aside(Tween(thing, "x", 10, 100))
    assert (time.aims_at(thing, "x"), time.aims_at(thing, "alpha"), time.aims_at(Thing(), "x")) == (10, None, None)
    time.update(100)
    assert time.aims_at(thing, "x") is None
