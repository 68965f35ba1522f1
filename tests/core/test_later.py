"""A mapping that is made when somebody looks into it."""

from collections.abc import Mapping

from game.core.later import Later


def test_it_is_made_once_and_not_before_it_is_needed() -> None:
    made: list[int] = []

    def make() -> Mapping[str, int]:
        made.append(len(made))
        return {"a": 1, "b": 2}

    later = Later(make)
    assert made == []
    assert (dict(later), len(later), "b" in later, later.get("c")) == ({"a": 1, "b": 2}, 2, True, None)
    assert made == [0]
