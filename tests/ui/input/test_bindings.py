"""Which keys commands have: never two at one moment for the same key, and nonsense is as delivered."""

import pytest

from game.ui.engine.intent import Do
from game.ui.engine.key_codes import STROKES
from game.ui.engine.strokes import NAMED, is_stroke, parts_of, writes
from game.ui.input.bindings import Bindings
from game.ui.input.command_list import every_command, room_title
from game.ui.input.commands import HINT, JOURNAL, LOG, REPLAY, SEARCH, TABLE, TITLE, UNDO, Command, meet

ALL = every_command()


def command(name: str) -> Command:
    return next(one for one in ALL if one.name == name)


TURN = command("turn tile")


def test_as_delivered_no_key_means_two_things_at_one_moment() -> None:
    assert Bindings(ALL).clashing == set()


def test_commands_that_are_as_delivered_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    others = Bindings.others

    def noted(bound: Bindings, one: Command, strokes: tuple[str, ...]) -> tuple[Command, ...]:
        compared.append(one.name)
        return others(bound, one, strokes)

    monkeypatch.setattr(Bindings, "others", noted)
    Bindings.kept(ALL, {})
    assert compared == []
    Bindings.kept(ALL, {LOG.name: ["f3"]})
    assert compared == [LOG.name]


def test_commands_are_told_apart_by_name_and_by_what_they_say() -> None:
    assert len({one.name for one in ALL}) == len(ALL)
    for room in {one.room for one in ALL}:
        said = [one.does() for one in ALL if one.room == room]
        assert len(set(said)) == len(said) and room_title(room)


def test_every_key_as_delivered_is_written_as_strokes_are() -> None:
    assert [s for one in ALL for s in one.strokes if not is_stroke(s)] == []
    assert {name for name in STROKES.values() if len(name) > 1} == NAMED


def test_a_key_means_what_it_does_in_the_rooms_of_a_scene() -> None:
    bound = Bindings(ALL)
    assert bound.meaning("d", (TITLE,)) == Do("daily")
    assert bound.meaning("d", (TABLE, "divercity")) == Do("discards")
    assert bound.meaning("d", (TABLE, "aqua")) is None


def test_a_new_key_takes_the_place_of_all_there_were() -> None:
    bound = Bindings(ALL).given(SEARCH, ("f3",))
    assert [bound.meaning(stroke, ()) for stroke in ("f3", "/", "ctrl+f")] == [SEARCH.intent, None, None]
    assert bound.changed == {"search": ["f3"]}


def test_a_key_that_is_taken_is_swapped() -> None:
    bound = Bindings(ALL)
    assert {one.name for one in bound.others(HINT, ("r",))} == {"turn tile", "watch again"}
    after = bound.given(HINT, ("r",))
    assert (after.strokes(HINT), after.strokes(TURN)) == (("r",), ("h", "pad x"))
    assert after.clashing == set()
    assert after.given(HINT, HINT.strokes).changed == {}


def test_of_several_keys_only_the_one_that_is_taken_is_swapped() -> None:
    assert Bindings(ALL).given(HINT, ("/",)).strokes(SEARCH) == ("ctrl+f", "h")


def test_a_swap_that_would_be_in_the_way_elsewhere_is_seen() -> None:
    """The rules are read everywhere; the key of AQUA that they would get is one of the page after a game."""
    assert Bindings(ALL).given(TURN, ("f1",)).clashing == {"rules", "watch again"}


def test_rooms_that_never_meet_may_share_a_key() -> None:
    assert not meet("aqua", "divercity") and not meet(JOURNAL, REPLAY) and not meet(TITLE, "aqua")
    assert meet(TABLE, "aqua") and meet(REPLAY, "aqua") and meet(TITLE, TABLE)


@pytest.mark.parametrize(
    "kept",
    [
        {"hint": "x"}, {"hint": []}, {"hint": [7]}, {"hint": ["hyper+x"]}, {"hint": ["ctrl+"]}, {"hint": None},
        {"hint": ["X"]}, {"hint": ["pad a"]},
        {"hint": ["f5", "f6", "f7", "f8", "f9"]},
        {"no such thing": ["x"]}, {"hint": ["l"]}, {"hint": ["f9"], "log": ["f9"]},
    ],
)  # fmt: skip
def test_nonsense_that_was_kept_is_as_delivered(kept: dict[str, object]) -> None:
    bound = Bindings.kept(ALL, kept)
    assert bound.changed == {} and bound.strokes(HINT) == HINT.strokes


def test_what_makes_sense_beside_nonsense_is_kept() -> None:
    kept = {"hint": ["n"], "log": ["x"], "undo": ["l"], "neighbours": ["nonsense"]}
    assert Bindings.kept(ALL, kept).changed == {"log": ["x"], "undo": ["l"]}
    assert Bindings.kept(ALL, {"hint": ["l"], "log": ["h"]}).strokes(LOG) == ("h",)


def test_a_stroke_is_read_part_by_part() -> None:
    assert parts_of("ctrl+alt+shift+page up") == ("ctrl", "alt", "shift", "page up")
    assert parts_of("ctrl++") == ("ctrl", "+") and parts_of("+") == ("+",)
    assert [s for s in ("a", "shift+a", "space", "ctrl+a", "f1", "enter") if writes(s)] == ["a", "shift+a", "space"]
    assert UNDO.strokes == ("ctrl+z", "pad l") and parts_of("pad left stick") == ("pad left stick",)
