"""Redaction, containers of legal actions, sheets and outcomes."""

from dataclasses import dataclass

from game.core.rules import Event, Legal, Option, Secret, redact
from game.core.score import Outcome, ScoreRow, ScoreSheet


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    seat: int
    card: Secret[str]
    hands: tuple[Secret[str], ...] = ()


def secret(value: str, *seen_by: int) -> Secret[str]:
    return Secret(value, frozenset(seen_by))


def test_a_secret_is_seen_by_those_named_and_by_nobody_else() -> None:
    event = Drawn(0, secret("bear", 0), (secret("bee", 0, 1), secret("wolf")))
    assert redact(event, 0) == Drawn(0, secret("bear", 0), (secret("bee", 0, 1), Secret(None, frozenset())))
    assert redact(event, 1).card.value is None
    assert [hand.value for hand in redact(event, 1).hands] == ["bee", None]
    assert [hand.value for hand in redact(event, None).hands] == [None, None]


def test_what_holds_no_secret_stays_the_same_object() -> None:
    event = Drawn(0, secret("bear", 0))
    assert redact(event, 0) is event


def test_redacting_twice_is_redacting_once() -> None:
    event = Drawn(0, secret("bear", 0))
    assert redact(redact(event, 1), 1) == redact(event, 1)


def test_legal_actions_keep_their_order() -> None:
    legal = Legal(["b", "a"])
    assert list(legal) == ["b", "a"]
    assert len(legal) == 2
    assert "a" in legal and "c" not in legal
    assert legal == Legal(("b", "a")) != Legal(("a", "b"))
    assert not Legal()


def test_a_sheet_adds_up() -> None:
    sheet = ScoreSheet((ScoreRow("fox", 3), ScoreRow("biodiversity", -5)))
    assert sheet.total == -2
    assert sheet["fox"].points == 3
    assert sheet.data() == {"rows": {"fox": 3, "biodiversity": -5}, "total": -2}


def test_an_outcome_as_data() -> None:
    assert Outcome(winners=(0, 2)).data() == {"winners": [0, 2]}
    assert Outcome(margin=12).data() == {"winners": [], "margin": 12, "grade": None}
    assert Outcome(result="lost", reason="hotels").data() == {"result": "lost", "reason": "hotels"}


def test_an_option_is_one_of_its_values_and_by_default_the_first() -> None:
    option = Option("deal", ("11+10", "10+10"))
    assert option.default == "11+10"
    assert option.allows("10+10") and not option.allows("9+9") and not option.allows([1, 2])


def test_an_option_of_several_values_is_a_list_of_different_ones() -> None:
    option = Option("variants", ("solo", "duel"), several=True)
    assert option.default == []
    assert option.allows([]) and option.allows(["duel", "solo"])
    assert not any(option.allows(value) for value in (["duel", "duel"], ["chess"], "solo", None))


def test_an_option_may_also_be_a_list_that_the_rules_check() -> None:
    option = Option("ecosystems", ("random",), also="a list of six numbers")
    assert option.allows("random") and option.allows([1, 2, 3, 4, 5, 6])
    assert not option.allows("chosen") and not option.allows(6)
