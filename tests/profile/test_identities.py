"""People keep their identity when their games move between computers and their names differ there."""

import json
import os
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.profile.export import Export
from game.profile.store import Store
from game.profile.transfers import Imported
from tests.profile.support import header, play, ticking_clock

HISTORIES = int(os.environ.get("BIOTOPE_MOVES", "6"))
MOVES = 40


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Store]:
    """A store on another computer."""
    store = Store.open(tmp_path / "elsewhere", ticking_clock())
    yield store
    store.close()


def number(store: Store, name: str) -> int:
    [found] = [person.id for person in store.profiles() if person.name == name]
    return found


def names(store: Store) -> list[str]:
    return [person.name for person in store.profiles()]


def copied(store: Store, name: str, file: Path) -> Export:
    """All games of a person, through a file."""
    store.export(number(store, name)).save(file)
    return Export.load(file)


def test_a_deleted_person_gets_their_seats_back(store: Store, tmp_path: Path) -> None:
    play(store, "Ana", totals=[50])
    play(store, "Ana", "Ben", totals=[30, 40])
    whole = copied(store, "Ana", tmp_path / "ana.json")
    before = store.statistics(number(store, "Ana"))
    store.delete(number(store, "Ana"))
    assert store.take_in(whole) == Imported(number(store, "Ana"), returned=2)
    assert store.statistics(number(store, "Ana")) == before
    assert store.take_in(whole) == Imported(number(store, "Ana"), known=2)
    assert copied(store, "Ana", tmp_path / "again.json") == whole


def test_others_who_were_deleted_stay_deleted(store: Store, tmp_path: Path) -> None:
    play(store, "Ana", "Ben", totals=[30, 40])
    whole = copied(store, "Ana", tmp_path / "ana.json")
    store.delete(number(store, "Ana"))
    store.delete(number(store, "Ben"))
    assert store.take_in(whole).returned == 1
    assert names(store) == ["Ana"]
    assert [game.called for game in store.finished()] == [{0: "Ana"}]
    store.profile("Ben")
    assert store.take_in(whole) == Imported(number(store, "Ana"), known=1)
    assert [game.called for game in store.finished()] == [{0: "Ana", 1: "Ben"}]


def test_games_that_came_without_a_deleted_person_take_them_in(
    store: Store, elsewhere: Store, tmp_path: Path
) -> None:
    play(store, "Ana", "Ben", totals=[30, 40])
    bens = copied(store, "Ben", tmp_path / "ben.json")
    store.delete(number(store, "Ben"))
    elsewhere.take_in(copied(store, "Ana", tmp_path / "ana.json"))
    assert elsewhere.finished()[0].called == {0: "Ana"}
    assert elsewhere.take_in(bens).returned == 1
    assert elsewhere.finished()[0].called == {0: "Ana", 1: "Ben"}


def test_who_came_back_counts_in_what_was_summed_up_before(store: Store, tmp_path: Path) -> None:
    play(store, "Ana", totals=[50])
    whole = copied(store, "Ana", tmp_path / "ana.json")
    assert [dict(one.seats) for one in store.summaries(GAMES["forest"])] == [{0: number(store, "Ana")}]
    store.delete(number(store, "Ana"))
    store.take_in(whole)
    assert [dict(one.seats) for one in store.summaries(GAMES["forest"])] == [{0: number(store, "Ana")}]


def test_a_renamed_person_stays_one_person(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    play(store, "Ana", "Ben", totals=[30, 40])
    elsewhere.take_in(copied(store, "Ana", tmp_path / "1.json"))
    elsewhere.rename(number(elsewhere, "Ana"), "Anna")
    elsewhere.rename(number(elsewhere, "Ben"), "Benjamin")
    play(store, "Ana", "Ben", totals=[10, 20])
    whole = copied(store, "Ana", tmp_path / "2.json")
    assert elsewhere.take_in(whole) == Imported(number(elsewhere, "Anna"), new=1, known=1)
    assert names(elsewhere) == ["Anna", "Benjamin"]
    assert [game.called for game in elsewhere.finished()] == [{0: "Anna", 1: "Benjamin"}] * 2
    assert elsewhere.take_in(whole).known == 2
    play(elsewhere, "Anna", totals=[5])
    assert store.take_in(copied(elsewhere, "Anna", tmp_path / "3.json")).new == 1
    assert names(store) == ["Ana", "Ben"]


def test_the_same_name_on_two_computers_is_one_person_from_then_on(
    store: Store, elsewhere: Store, tmp_path: Path
) -> None:
    play(store, "Ana", totals=[30])
    play(elsewhere, "ANA", totals=[40])
    copied(elsewhere, "ANA", tmp_path / "0.json")
    elsewhere.take_in(copied(store, "Ana", tmp_path / "1.json"))
    elsewhere.rename(number(elsewhere, "ANA"), "Anna")
    assert store.take_in(copied(elsewhere, "Anna", tmp_path / "2.json")).profile == number(store, "Ana")
    store.rename(number(store, "Ana"), "Annie")
    assert elsewhere.take_in(copied(store, "Annie", tmp_path / "3.json")).profile == number(elsewhere, "Anna")
    assert (names(store), names(elsewhere)) == (["Annie"], ["Anna"])


def test_a_file_without_identities_goes_by_seats_then_by_names(
    store: Store, elsewhere: Store, tmp_path: Path
) -> None:
    play(store, "Ana", "Ben", totals=[30, 40])
    old = replace(copied(store, "Ana", tmp_path / "1.json"), identities={})
    elsewhere.profile("ben")
    elsewhere.take_in(old)
    assert names(elsewhere) == ["ben", "Ana"]
    elsewhere.rename(number(elsewhere, "Ana"), "Anna")
    elsewhere.profile("Ana")
    play(store, "Ana", totals=[10])
    old = replace(copied(store, "Ana", tmp_path / "2.json"), identities={})
    assert elsewhere.take_in(old) == Imported(number(elsewhere, "Anna"), new=1, known=1)
    assert names(elsewhere) == ["ben", "Anna", "Ana"]


def test_two_people_of_a_file_are_two_people_here(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    play(store, "Ana", totals=[30])
    elsewhere.take_in(copied(store, "Ana", tmp_path / "1.json"))
    store.rename(number(store, "Ana"), "Anna")
    play(store, "Anna", "Ana", totals=[30, 40])
    elsewhere.take_in(copied(store, "Anna", tmp_path / "2.json"))
    assert names(elsewhere) == ["Ana", "Ana 2"]
    assert elsewhere.finished()[0].called == {0: "Ana", 1: "Ana 2"}


@pytest.mark.parametrize("identities", [None, [], {"Ana": None}, {"Ana": [7, "", "a b", "x" * 65]}, {"": ["a"]}])
def test_identities_that_make_no_sense_are_left_out(
    store: Store, elsewhere: Store, tmp_path: Path, identities: object
) -> None:
    play(store, "Ana", totals=[30])
    copied(store, "Ana", tmp_path / "ana.json")
    whole = json.loads((tmp_path / "ana.json").read_text(encoding="utf-8")) | {"identities": identities}
    (tmp_path / "ana.json").write_text(json.dumps(whole), encoding="utf-8")
    elsewhere.take_in(Export.load(tmp_path / "ana.json"))
    assert names(elsewhere) == ["Ana"]


class Computer:
    """A store and what has to be in it. A human is a digit; all their names begin with it.

    Attributes:
        games: seed → who sits at each seat; None: someone who was deleted.
    """

    def __init__(self, folder: Path) -> None:
        self.store = Store.open(folder, ticking_clock())
        self.games: dict[int, list[str | None]] = {}

    @property
    def humans(self) -> dict[str, str]:
        """Human → their name here."""
        return {name[0]: name for name in names(self.store)}

    def check(self) -> None:
        called = names(self.store)
        assert len({name[0] for name in called}) == len(called), "someone is here twice"
        found = [*self.store.running(), *self.store.finished()]
        seeds = [json.loads(game.header)["seed"] for game in found]
        assert sorted(seeds) == sorted(self.games), "a game is missing or here twice"
        for seed, game in zip(seeds, found, strict=True):
            expected = {seat: human for seat, human in enumerate(self.games[seed]) if human is not None}
            assert {seat: name[0] for seat, name in game.called.items()} == expected

    def knows(self, name: str, identities: tuple[str, ...]) -> bool:
        """Whether a person of a file is not here, or can be recognised."""
        own = self.humans.get(name[0])
        return own in (None, name) or not set(identities).isdisjoint(
            self.store.identities([number(self.store, own)])[number(self.store, own)]
        )

    def take_in(self, whole: Export, games: dict[int, list[str | None]]) -> None:
        new = {seed: seats for seed, seats in games.items() if seed not in self.games}
        here = set(self.humans) | {whole.name[0]} | {human for seats in new.values() for human in seats if human}
        for seed, seats in games.items():
            old = self.games.setdefault(seed, [None] * len(seats))
            self.games[seed] = [a or (b if b in here else None) for a, b in zip(old, seats, strict=True)]
        self.store.take_in(whole)
        self.check()
        before = seats_and_names(self.store)
        again = self.store.take_in(whole)
        assert again == Imported(again.profile, known=len(whole.games))
        assert seats_and_names(self.store) == before


def seats_and_names(store: Store) -> tuple[object, ...]:
    return [(game.id, game.called) for game in (*store.running(), *store.finished())], names(store)


@pytest.mark.parametrize("seed", range(HISTORIES))
def test_no_history_of_two_computers_doubles_or_loses_anything(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    computers = [Computer(tmp_path / "a"), Computer(tmp_path / "b")]
    files: list[tuple[Export, dict[int, list[str | None]]]] = []
    played = 0
    for move in range(MOVES):
        here, there = rng.sample(computers, 2)
        match rng.choice(("play", "play", "rename", "delete", "export", "move", "import")):
            case "play":
                people = rng.sample("1234", rng.randint(1, 3))
                known = [here.humans.get(human) or there.humans.get(human, f"{human}0") for human in people]
                game = here.store.begin(header(*known, seed=played), dict(enumerate(known)))
                if rng.random() < 0.7:
                    here.store.finish(game, {"totals": [1] * len(people), "winners": [0]})
                here.games[played] = list(people)
                played += 1
            case "rename" if here.humans:
                human, name = rng.choice(sorted(here.humans.items()))
                here.store.rename(number(here.store, name), f"{human}{move}")
            case "delete" if here.humans and rng.random() < 0.5:
                human, name = rng.choice(sorted(here.humans.items()))
                here.store.delete(number(here.store, name))
                here.games = {n: [None if at == human else at for at in seats] for n, seats in here.games.items()}
            case "export" | "move" as kind if here.humans:
                human, name = rng.choice(sorted(here.humans.items()))
                whole = copied(here.store, name, tmp_path / f"{move}.json")
                files.append((whole, {n: list(seats) for n, seats in here.games.items() if human in seats}))
                if kind == "move" and all(there.knows(*one) for one in whole.identities.items()):
                    there.take_in(*files[-1])
            case "import" if files:
                whole, games = rng.choice(files)
                if all(here.knows(*one) for one in whole.identities.items()):
                    here.take_in(whole, games)
        for computer in computers:
            computer.check()
    for computer in computers:
        computer.store.close()


def test_people_whose_names_differ_in_letters_stay_two_on_another_computer(
    store: Store, elsewhere: Store, tmp_path: Path
) -> None:
    play(store, "Weiß", "Weiss", totals=[30, 40])
    elsewhere.profile("weiss")
    elsewhere.take_in(copied(store, "Weiß", tmp_path / "weiß.json"))
    assert names(elsewhere) == ["weiss", "Weiß"]
    assert [game.called for game in elsewhere.finished()] == [{0: "Weiß", 1: "weiss"}]
