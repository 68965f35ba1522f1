"""What is legal is told of the position and the seat that are asked about, however often and in whatever order."""

from game.core.rng import Rng
from game.core.session import Session
from game.games.registry import GAMES


def test_the_same_answer_in_any_order() -> None:
    session = Session.new(GAMES["forest"], ("Ana", "Ben", "Cid"), seed=2)
    rules, rng = session.game.rules, Rng(2)
    states = [session._state]
    for _ in range(12):
        actor = rules.actors(states[-1])[0]
        states.append(rules.apply(states[-1], rng.choice(tuple(rules.legal(states[-1], actor)))).state)
    asked = [(state, seat) for state in states for seat in range(3)]
    straight = [tuple(rules.legal(state, seat)) for state, seat in asked]
    assert [tuple(rules.legal(state, seat)) for state, seat in reversed(asked)] == straight[::-1]
    mixed = Rng(3).shuffled(range(len(asked)))
    assert [tuple(rules.legal(*asked[n])) for n in mixed] == [straight[n] for n in mixed]
    assert all(rules.legal(state, seat) is rules.legal(state, seat) for state, seat in asked)
    assert len(set(straight)) > 12
