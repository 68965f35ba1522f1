"""What a game says of its table is said in few words: a table has collaborators instead of many methods."""

from collections.abc import Iterator

import pytest

from game.games.registry import GAMES
from game.ui.table import collaborators
from game.ui.table.game_table import GameTable
from game.ui.table.game_view import view_of

MOST = 25
CONTRACT = (GameTable, *(kind for name, kind in vars(collaborators).items() if name.startswith("Game")))


def methods(kind: type) -> set[str]:
    """The methods and properties of a class, its own and those that it inherits from classes of ours."""
    ours = (one for one in kind.__mro__ if one.__module__.partition(".")[0] in ("game", "tests"))
    said = (staticmethod, classmethod, property)
    return {name for one in ours for name, value in vars(one).items() if callable(value) or isinstance(value, said)}


def concrete(kind: type) -> Iterator[type]:
    for child in kind.__subclasses__():
        yield child
        yield from concrete(child)


@pytest.mark.parametrize("kind", CONTRACT, ids=lambda kind: kind.__name__)
def test_a_table_and_what_stands_beside_it_have_at_most_25_methods(kind: type) -> None:
    for game in GAMES.values():
        view_of(game)
    found = [kind, *concrete(kind)]
    assert len(found) > 1, "no game says anything of it"
    assert {one.__name__: len(methods(one)) for one in found if len(methods(one)) > MOST} == {}


def test_inherited_methods_count_and_those_said_anew_count_once() -> None:
    class Base:
        def one(self) -> None: ...
        @property
        def two(self) -> int:
            return 2

    class Child(Base):
        def one(self) -> None: ...
        @staticmethod
        def three() -> None: ...

    assert methods(Child) == {"one", "two", "three"}
