"""Records with claims: what a table of people would say while they play.

A scenario is a record whose lines may also be claims, which begin with “=”:

    = Ana has 42 points            = Ana has 12 points for wolf
    = Ana sees bear fox hare       = Ana has SW.../...../...../.....
    = Ana may take back            = Ana may not take back: revealed
    = Ana takes back               = refused 0 pick bear: there is no bear in the hand
    = Ana with Ben wins            = margin 31, grade easy
    = round 2, turn 1

`= the screen goes on` hands the screen over, `= relaxed` makes the table relaxed, and “#” begins a remark.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.errors import IllegalAction
from game.core.record import Record
from game.core.session import Session
from tests.support.games import GAMES

SCENARIOS = sorted(Path(__file__).parent.glob("*.txt"))


def points(game: Session, name: str, total: str) -> None:
    assert game.sheets()[game.names.index(name)].total == int(total)


def row_points(game: Session, name: str, number: str, row: str) -> None:
    assert game.sheets()[game.names.index(name)][row].points == int(number)


def board(game: Session, name: str, drawn: str) -> None:
    assert game.position()["boards"][game.names.index(name)] == drawn


def hand(game: Session, name: str, species: str) -> None:
    person = game.names.index(name)
    assert sorted(game.view(person).seats[person].hand) == sorted(species.split())


def may_take_back(game: Session, name: str) -> None:
    assert game.undo_status(game.names.index(name)).allowed


def may_not_take_back(game: Session, name: str, reason: str) -> None:
    assert game.undo_status(game.names.index(name)).reason == reason


def take_back(game: Session, name: str) -> None:
    game.undo(game.names.index(name))


def refused(game: Session, action: str, why: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        game.submit(game.game.codec.decode(action))
    assert caught.value.why == why


def hand_over(game: Session) -> None:
    game.hand_over()


def relax(game: Session) -> None:
    game.relaxed = True


def winners(game: Session, names: str) -> None:
    assert game.outcome is not None
    assert [game.names[seat] for seat in game.outcome.winners] == names.split(" with ")


def grade(game: Session, margin: str, reached: str) -> None:
    assert game.outcome is not None
    assert (game.outcome.margin, game.outcome.grade or "none") == (int(margin), reached)


def turn(game: Session, round_: str, number: str) -> None:
    assert (game.view(None).round, game.view(None).turn) == (int(round_), int(number))


CLAIMS: dict[str, Callable[..., None]] = {
    r"(\w+) has (-?\d+) points": points,
    r"(\w+) has (-?\d+) points for (\w+)": row_points,
    r"(\w+) has ([A-Z./]+)": board,
    r"(\w+) sees ([a-z ]+)": hand,
    r"(\w+) may take back": may_take_back,
    r"(\w+) may not take back: (\w+)": may_not_take_back,
    r"(\w+) takes back": take_back,
    r"refused (.+?): (.+)": refused,
    r"the screen goes on": hand_over,
    r"relaxed": relax,
    r"(\w+(?: with \w+)*) wins": winners,
    r"margin (-?\d+), grade (\w+)": grade,
    r"round (\d), turn (\d+)": turn,
}


def check(game: Session, claim: str) -> None:
    found = [(match, test) for form, test in CLAIMS.items() if (match := re.fullmatch(form, claim))]
    assert len(found) == 1, f"“{claim}” is no claim that is understood"
    match, test = found[0]
    test(game, *match.groups())


@pytest.mark.parametrize("file", SCENARIOS, ids=[file.stem for file in SCENARIOS])
def test_scenario(file: Path) -> None:
    header, *lines = file.read_text(encoding="utf-8").splitlines()
    record = Record.parse(header)
    game = Session(GAMES[record.header["game"]], record)
    claims = 0
    for line in lines:
        if line.startswith("= "):
            check(game, line[2:].strip())
            claims += 1
        elif line.strip() and not line.startswith("#"):
            game.submit(game.game.codec.decode(line))
    assert claims, "a scenario without claims proves nothing"
