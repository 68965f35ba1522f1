"""A person goes to another computer with all their games."""

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.profile import export
from game.profile.database import Database
from game.profile.export import Export, NotAnExport
from game.profile.lessons import Lessons
from game.profile.store import Store
from game.profile.transfers import Imported
from tests.profile.support import OpenStore, header, play, ticking_clock


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Store]:
    """A store on another computer, with a person of its own."""
    store = Store.open(tmp_path / "elsewhere", ticking_clock())
    store.profile("Žofie")
    yield store
    store.close()


@pytest.fixture
def file(store: Store, tmp_path: Path) -> Path:
    """Ana's games: a finished one alone, a finished one with Ben, a running one with Ben that has two actions."""
    play(store, "Ana", totals=[50], grade="easy")
    play(store, "Ana", "Ben", totals=[30, 40])
    play(store, "Ben", totals=[20])
    running = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    store.append(running, "0 pick bear", "1 pick fox", plans={0: ["0 place 0,0"]})
    store.set_screen(running, {"seat": 1, "name": "\ud800"})
    Lessons(store).learn("forest", ana(store))
    Lessons(store).learn("aqua", 99)
    return saved(store, tmp_path / "ana.json")


def ana(store: Store) -> int:
    return store.profile("Ana").id


def saved(store: Store, file: Path) -> Path:
    store.export(ana(store)).save(file)
    return file


def everything(store: Store) -> tuple[Any, ...]:
    """What a store holds, without its own numbers."""
    games = [store.running(), store.finished()]
    kept = [(game.header, game.actions, game.called, game.screen) for kind in games for game in kind]
    return kept, [game.ended for game in store.finished()], [game.result for game in store.finished()]


def test_another_computer_has_the_same_games_results_and_dates(store: Store, file: Path, elsewhere: Store) -> None:
    imported = elsewhere.take_in(Export.load(file))
    assert imported == Imported(ana(elsewhere), new=3)
    assert [(one.name, one.emblem) for one in elsewhere.profiles()] == [
        ("Žofie", "leaf"),
        ("Ana", "leaf"),
        ("Ben", "drop"),
    ]
    here, there = store.export(ana(store)), elsewhere.export(ana(elsewhere))
    assert here == there == Export.load(file)
    [running] = elsewhere.running()
    assert (running.actions, running.plans) == (("0 pick bear", "1 pick fox"), {0: ["0 place 0,0"]})
    assert elsewhere.statistics(ana(elsewhere)) == store.statistics(ana(store))
    assert elsewhere.profile("Ana").created == store.profile("Ana").created
    assert Lessons(elsewhere).learned("forest", ana(elsewhere)) and not Lessons(elsewhere).learned("aqua")


def test_the_lessons_are_marked_in_the_same_commit_as_the_games(
    file: Path, elsewhere: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kill between two commits would lose the marks: nothing would import the file again."""
    export, commits = Export.load(file), 0
    write = Database.write

    def counted(database: Database, work: Callable[[sqlite3.Connection], Any]) -> Any:
        nonlocal commits
        commits += 1
        return write(database, work)

    monkeypatch.setattr(Database, "write", counted)
    elsewhere.take_in(export)
    assert commits == 1
    assert Lessons(elsewhere).learned_by(ana(elsewhere)) == ["forest"]


def test_taking_in_twice_doubles_nothing(file: Path, elsewhere: Store, store: Store) -> None:
    elsewhere.take_in(Export.load(file))
    before = everything(elsewhere)
    assert elsewhere.take_in(Export.load(file)) == Imported(ana(elsewhere), known=3)
    assert everything(elsewhere) == before
    before = everything(store)
    assert store.take_in(Export.load(file)) == Imported(ana(store), known=3)
    assert everything(store) == before


def test_a_game_comes_back_from_where_it_was_played_on(
    file: Path, elsewhere: Store, store: Store, tmp_path: Path
) -> None:
    elsewhere.take_in(Export.load(file))
    [game] = elsewhere.running()
    elsewhere.append(game.id, "0 place 0,0")
    further = Export.load(saved(elsewhere, tmp_path / "further.json"))
    assert store.take_in(further) == Imported(ana(store), continued=1, known=2)
    assert store.running()[0].actions == ("0 pick bear", "1 pick fox", "0 place 0,0")
    assert store.take_in(Export.load(file)) == Imported(ana(store), known=3)
    assert len(store.running()[0].actions) == 3

    elsewhere.finish(game.id, {"totals": [1, 2], "winners": [1]})
    over = Export.load(saved(elsewhere, tmp_path / "over.json"))
    assert store.take_in(over) == Imported(ana(store), continued=1, known=2)
    assert store.running() == []
    assert [1, 2] in [game.result["totals"] for game in store.finished()]


def test_a_game_that_went_on_otherwise_here_stays(file: Path, store: Store, elsewhere: Store, tmp_path: Path) -> None:
    elsewhere.take_in(Export.load(file))
    elsewhere.append(elsewhere.running()[0].id, "0 place 0,0")
    further = Export.load(saved(elsewhere, tmp_path / "further.json"))
    game = store.running()[0].id
    store.truncate(game, 1)
    store.append(game, "1 pick bee")
    assert store.take_in(further).known == 3
    assert store.running()[0].actions == ("0 pick bear", "1 pick bee")


def test_what_was_taken_in_is_there_at_the_next_start(file: Path, open_store: OpenStore, tmp_path: Path) -> None:
    kept = Export.load(file)
    assert saved(open_store(), tmp_path / "again.json").read_bytes() == file.read_bytes()
    other = Store.open(tmp_path / "new")
    other.take_in(kept)
    other.close()
    other = Store.open(tmp_path / "new")
    assert other.export(ana(other)) == kept
    other.close()


def test_a_game_that_cannot_be_read_is_left_out_and_counted(store: Store, file: Path) -> None:
    store._run("UPDATE game SET header = 'damaged' WHERE id = 1")
    whole = store.export(ana(store))
    assert (len(whole.games), whole.lost) == (2, 1)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE action SET line = '0' || char(0) || 'pick bear' WHERE number = 0",
        "UPDATE action SET line = '0 pick' || char(10) || 'bear' WHERE number = 0",
        "UPDATE seat SET seat = 9 WHERE game = 4 AND seat = 1",
        "UPDATE game SET header = replace(header, 'forest', 'tundra') WHERE id = 4",
    ],
)
def test_an_exported_file_can_always_be_imported(
    store: Store, file: Path, tmp_path: Path, elsewhere: Store, damage: str
) -> None:
    """One damaged game once made the import refuse the file with all the others."""
    store.close()
    with closing(sqlite3.connect(tmp_path / "data" / "biotope.sqlite")) as raw:
        raw.execute(damage)
        raw.commit()
    shutil.rmtree(tmp_path / "data" / "backups")
    with closing(Store.open(tmp_path / "data", ticking_clock())) as damaged:
        whole = damaged.export(ana(damaged))
        whole.save(file)
    assert (len(whole.games), whole.lost) == (2, 1)
    assert elsewhere.take_in(Export.load(file)).new == 2


def test_a_person_who_is_not_here_cannot_leave(store: Store) -> None:
    with pytest.raises(LookupError, match="no person 7"):
        store.export(7)


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda whole: whole.clear(), "holds no games of a person"),
        (lambda whole: whole.update(biotope_export=2), "a later version"),
        (lambda whole: whole.update(games=None), "are missing"),
        (lambda whole: whole["person"].update(name=" "), "no name"),
        (lambda whole: whole["person"].update(created="yesterday"), "no date"),
        (lambda whole: whole["games"][1].update(record="{}"), "game 2 of 3 cannot be read"),
        (lambda whole: whole["games"][1].update(record=whole["games"][1]["record"] + "\x1b[2J"), "game 2 of 3"),
        (lambda whole: whole["games"][1].update(record=header("A", game="chess")), "game 2 of 3"),
        (lambda whole: whole["games"][1].update(record=header(*"ABCDEFGHIJ")), "game 2 of 3"),
        (lambda whole: whole["games"][2].update(people={"2": "Ana"}), "game 3 of 3"),
        (lambda whole: whole["games"][2].update(people={"0": ""}), "game 3 of 3"),
        (lambda whole: whole["games"][2].update(begun="0001-01-01T00:00+05:00"), "game 3 of 3"),
        (lambda whole: whole["games"][2].update(ended="never"), "game 3 of 3"),
        (lambda whole: whole["games"].append(7), "game 4 of 4"),
    ],
)
def test_a_damaged_part_refuses_the_whole(file: Path, change: Change, why: str) -> None:
    whole = json.loads(file.read_text(encoding="utf-8"))
    change(whole)
    file.write_text(json.dumps(whole), encoding="utf-8")
    with pytest.raises(NotAnExport, match=why):
        Export.load(file)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[1]", b"[" * 100_000])
def test_what_is_no_export_is_said_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other.json").write_bytes(content)
    with pytest.raises(NotAnExport, match=r"^other.json: this holds no games of a person\.$"):
        Export.load(tmp_path / "other.json")


@pytest.mark.parametrize("cut", [30, 300, -3])
def test_an_export_that_is_cut_short_is_said_to_be_damaged(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:cut])
    with pytest.raises(NotAnExport, match=rf"^{file.name}: the file is damaged, please make it anew\.$"):
        Export.load(file)


def test_values_that_make_no_sense_fall_back(file: Path, elsewhere: Store) -> None:
    whole = json.loads(file.read_text(encoding="utf-8"))
    whole["person"]["emblem"], whole["learned"] = "sword", ["chess", 7]
    for game in whole["games"]:
        game |= {"result": "won", "played": -1, "screen": [], "plans": {"x": 1}}
    file.write_text(json.dumps(whole), encoding="utf-8")
    elsewhere.take_in(Export.load(file))
    assert elsewhere.profile("Ana").emblem == "drop"
    assert [game.result["totals"] for game in elsewhere.finished()] == [[], []]
    assert [(game.screen, game.plans) for game in elsewhere.running()] == [({}, {})]


def there_and_back(store: Store, elsewhere: Store, file: Path, *actions: str) -> int:
    """Ana's only game goes elsewhere, is played on there and comes back; returns its number here."""
    game = store.begin(header("Ana"), {0: "Ana"})
    store.append(game, "0 pick bear")
    elsewhere.take_in(Export.load(saved(store, file)))
    there = next(one for one in elsewhere.running() if one.header == header("Ana"))
    elsewhere.append(there.id, *actions)
    elsewhere.export(elsewhere.profile("Ana").id).save(file)
    return game


def test_private_notes_stay_when_a_game_comes_back_longer(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    game = there_and_back(store, elsewhere, tmp_path / "ana.json", "0 place 0,0")
    there = next(one for one in elsewhere.running() if one.header == header("Ana"))
    elsewhere.set_screen(there.id, {"seats": [0], "notes": {"0": {"hand": [[2, "a crab"]]}}})
    elsewhere.export(elsewhere.profile("Ana").id).save(tmp_path / "ana.json")
    store.set_screen(game, {"notes": {"0": {"mate": [[1, "an eel"]]}, "1": {"hand": [[1, "?"]]}}})
    assert store.take_in(Export.load(tmp_path / "ana.json")).continued == 1
    [back] = store.running()
    assert back.actions == ("0 pick bear", "0 place 0,0")
    assert back.screen == {
        "seats": [0],
        "notes": {"0": {"mate": [[1, "an eel"]], "hand": [[2, "a crab"]]}, "1": {"hand": [[1, "?"]]}},
    }


def test_a_game_with_a_hint_stays_one_when_it_comes_back_longer(
    store: Store, elsewhere: Store, tmp_path: Path
) -> None:
    game = there_and_back(store, elsewhere, tmp_path / "ana.json", "0 place 0,0")
    store.set_header(game, json.dumps(json.loads(header("Ana")) | {"assisted": True}))
    store.take_in(Export.load(tmp_path / "ana.json"))
    assert json.loads(store.running()[0].header) == json.loads(header("Ana")) | {"assisted": True}


def test_an_export_that_would_be_refused_for_its_size_is_not_written(
    store: Store, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "LARGEST", file.stat().st_size - 1)
    with pytest.raises(OSError, match="File too large"):
        saved(store, tmp_path / "again.json")
    assert not (tmp_path / "again.json").exists()


def test_a_screen_that_is_nested_without_end_is_left_out(file: Path, elsewhere: Store, tmp_path: Path) -> None:
    whole = json.loads(file.read_text("utf-8"))
    whole["games"][2]["screen"] = {"seat": 1}
    for _ in range(300):
        whole["games"][2]["screen"] = {"in": whole["games"][2]["screen"]}
    file.write_text(json.dumps(whole), "utf-8")
    elsewhere.take_in(Export.load(file))
    assert [game.screen for game in elsewhere.running()] == [{}]
    elsewhere.export(elsewhere.profile("Ana").id).save(tmp_path / "again.json")
