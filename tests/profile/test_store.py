import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.core.errors import CorruptRecord
from game.profile.entries import GIVEN_UP
from game.profile.people import EMBLEMS, tidy
from game.profile.store import NameTaken, Store
from tests.profile.support import MORNING, OpenStore, header, play


def test_a_new_store_is_empty_and_has_nothing_to_tell(store: Store) -> None:
    assert (store.profiles(), store.running(), store.finished(), store.notices) == ([], [], [], [])


@pytest.mark.parametrize("value", [None, True, 0.85, "fr", ["a", 1], {"w": 1600, "full": False}])
def test_a_setting_is_there_after_the_next_start(open_store: OpenStore, value: object) -> None:
    open_store().set_setting("kept", value)
    assert open_store().setting("kept", "default") == value


def test_a_setting_never_made_is_its_default(store: Store) -> None:
    assert store.setting("volume", 0.5) == 0.5
    assert store.setting("volume") is None


def test_the_last_value_of_a_setting_counts(store: Store) -> None:
    store.set_setting("language", "en")
    store.set_setting("language", "cs")
    assert store.setting("language") == "cs"


def test_a_new_name_makes_a_profile_and_a_known_one_finds_it(store: Store) -> None:
    ana = store.profile("  Ana ")
    assert (ana.name, ana.created) == ("Ana", MORNING.replace(minute=1))
    assert store.profile("ANA") == ana
    assert store.profile("Žofie") == store.profile("žOFIE")
    assert [profile.name for profile in store.profiles()] == ["Ana", "Žofie"]


def test_a_name_is_one_line_of_at_most_24_characters(store: Store) -> None:
    assert store.profile("Ana\n Maria").name == "Ana Maria"
    assert store.profile("x" * 30).name == "x" * 24


@pytest.mark.parametrize("name", ["", "  ", "\n"])
def test_nobody_is_called_nothing(store: Store, name: str) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        store.profile(name)
    assert store.profiles() == []


def test_the_first_six_people_wear_six_emblems(store: Store) -> None:
    emblems = [store.profile(f"Player {number}").emblem for number in range(7)]
    assert emblems == [*EMBLEMS, EMBLEMS[0]]


def test_a_freed_emblem_is_worn_again(store: Store) -> None:
    people = [store.profile(f"Player {number}") for number in range(6)]
    store.delete(people[2].id)
    assert store.profile("Ben").emblem == people[2].emblem


def test_renaming_keeps_the_history(store: Store) -> None:
    play(store, "Ana", "Ben", totals=[50, 40])
    ana = store.profile("Ana")
    store.rename(ana.id, " Anna ")
    assert [profile.name for profile in store.profiles()] == ["Anna", "Ben"]
    assert store.statistics(ana.id)["forest"].wins == 1
    assert store.best("forest", 2, "anna") is not None
    [game] = store.finished()
    assert game.called == {0: "Anna", 1: "Ben"} and '"Ana"' in game.header


def test_renaming_may_change_the_case_but_not_take_a_name(store: Store) -> None:
    ana, ben = store.profile("Ana"), store.profile("Ben")
    store.rename(ana.id, "ANA")
    with pytest.raises(NameTaken, match="already a player called ANA"):
        store.rename(ben.id, "ana")
    assert [profile.name for profile in store.profiles()] == ["ANA", "Ben"]


def test_deleting_a_person_keeps_the_games(store: Store) -> None:
    play(store, "Ana", "Ben", totals=[50, 40])
    ana, ben = store.profiles()
    store.delete(ana.id)
    assert store.profiles() == [ben]
    assert len(store.finished()) == len(store.finished(profile=ben.id)) == 1
    assert store.finished()[0].called == {1: "Ben"}
    assert store.statistics(ben.id)["forest"].games == 1


def test_a_deleted_person_who_comes_back_starts_anew(store: Store) -> None:
    play(store, "Ana", totals=[50])
    store.delete(store.profile("Ana").id)
    assert store.statistics(store.profile("Ana").id) == {}


def test_a_running_game_is_there_after_the_next_start(open_store: OpenStore) -> None:
    store = open_store()
    game = store.begin(header("Ana", "Ben", "Robot"), {0: "Ana", 1: "Ben"})
    store.append(game, "0 pick bear")
    store.append(game, "1 pick stream")
    store.append(game, plans={1: ["1 place 0,1", "1 keep"]})
    store.set_screen(game, {"curtain": 1})

    [running] = open_store().running()

    assert (running.id, running.header) == (game, header("Ana", "Ben", "Robot"))
    assert running.actions == ("0 pick bear", "1 pick stream")
    assert running.plans == {1: ["1 place 0,1", "1 keep"]}
    assert running.screen == {"curtain": 1}
    assert running.begun < running.touched


def test_only_people_become_profiles(store: Store) -> None:
    store.begin(header("Ana", "Robot", "Ben"), {0: "Ana", 2: "Ben"})
    assert [profile.name for profile in store.profiles()] == ["Ana", "Ben"]


def test_undo_drops_the_last_actions_and_play_goes_on_from_there(store: Store) -> None:
    game = store.begin(header("Ana"), {0: "Ana"})
    for action in ("0 pick bear", "0 place 0,0", "0 give fox"):
        store.append(game, action)
    store.truncate(game, 1)
    store.append(game, "0 place 1,0")
    assert store.running()[0].actions == ("0 pick bear", "0 place 1,0")


def test_several_actions_and_the_plans_left_are_one_step(store: Store) -> None:
    game = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    store.append(game, plans={1: ["1 pick fox"]})
    store.append(game, "0 pick bear")
    assert store.running()[0].plans == {1: ["1 pick fox"]}
    store.append(game, "0 place 0,0", "1 pick fox", plans={})
    [running] = store.running()
    assert running.actions == ("0 pick bear", "0 place 0,0", "1 pick fox")
    assert running.plans == {}


def test_undo_forgets_the_plans(store: Store) -> None:
    game = store.begin(header("Ana"), {0: "Ana"})
    store.append(game, "0 pick bear", plans={0: ["0 place 1,0"]})
    store.truncate(game, 0)
    [running] = store.running()
    assert (running.actions, running.plans) == ((), {})


def test_a_game_can_become_assisted(store: Store) -> None:
    game = store.begin(header("Ana"), {0: "Ana"})
    assisted = header("Ana", assisted=True)
    store.set_header(game, assisted)
    assert store.running()[0].header == assisted


def test_games_do_not_mix(store: Store) -> None:
    first, second = (store.begin(header("Ana"), {0: "Ana"}) for _ in range(2))
    store.append(first, "0 pick bear")
    store.append(second, "0 pick fox")
    store.truncate(first, 0)
    assert {running.id: running.actions for running in store.running()} == {first: (), second: ("0 pick fox",)}


def test_the_game_touched_last_comes_first(store: Store) -> None:
    first, second = (store.begin(header("Ana"), {0: "Ana"}) for _ in range(2))
    assert [running.id for running in store.running()] == [second, first]
    store.append(first, "0 pick bear")
    assert [running.id for running in store.running()] == [first, second]


def test_a_game_that_was_given_up_stands_in_the_history_as_that(store: Store) -> None:
    game = store.begin(header("Ana"), {0: "Ana"})
    store.append(game, "0 pick bear")
    store.give_up(game)
    [kept] = store.finished()
    assert (store.running(), kept.id, kept.actions) == ([], game, ("0 pick bear",))
    assert (kept.result["result"], kept.result["totals"]) == (GIVEN_UP, [])


def test_a_finished_game_can_be_removed_and_nothing_else(store: Store) -> None:
    first, second = (play(store, "Ana", "Ben", totals=[50, 40]) for _ in range(2))
    running = store.begin(header("Ana"), {0: "Ana"})
    store.remove(first)
    assert [game.id for game in store.finished()] == [second]
    assert [profile.name for profile in store.profiles()] == ["Ana", "Ben"]
    for nothing in (first, running, 99):
        with pytest.raises(LookupError, match=f"no finished game {nothing}"):
            store.remove(nothing)


def test_a_finished_game_moves_into_the_history(store: Store) -> None:
    game = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    store.append(game, "0 pick bear")
    result = {"totals": [50, 40], "winners": [0], "solo": None, "result": None, "reason": None, "continued": False}
    screen = {"styles": [4, 2], "notes": {"0": {"1": [[0, "+eel"]]}}}
    store.set_screen(game, screen)
    store.finish(game, result)

    [finished] = store.finished()

    assert store.running() == [] and finished.screen == screen
    assert (finished.id, finished.header) == (game, header("Ana", "Ben"))
    assert (finished.actions, finished.result) == (("0 pick bear",), result)


@pytest.mark.parametrize("over", (True, False))
def test_a_person_who_is_deleted_takes_their_private_notes_along(store: Store, over: bool) -> None:
    """Those of others stay, and so do all notes of games in which the person did not play."""
    notes = {"0": {"1": [[0, "+eel"]]}, "1": {"4": [[0, "-crab"]]}}
    with_ana = store.begin(header("Ana", "Ben"), {0: "Ana", 1: "Ben"})
    without = store.begin(header("Eva", "Ben"), {0: "Eva", 1: "Ben"})
    for game in (with_ana, without):
        store.set_screen(game, {"styles": [4, 2], "notes": notes})
        if over:
            store.give_up(game)
    store.delete(store.profile("Ana").id)
    kept = {game.id: game.screen for game in (store.finished() if over else store.running())}
    assert kept == {
        with_ana: {"styles": [4, 2], "notes": {"1": notes["1"]}},
        without: {"styles": [4, 2], "notes": notes},
    }


def test_the_history_is_newest_first_and_can_be_narrowed(store: Store) -> None:
    old = play(store, "Ana", totals=[40])
    ocean = play(store, "Ana", "Ben", totals=[50, 40], game="ocean")
    new = play(store, "Ben", totals=[30])
    ana = store.profile("Ana").id

    def numbers(game_id: str | None = None, profile: int | None = None, limit: int = 9) -> list[int]:
        return [finished.id for finished in store.finished(game_id, profile, limit)]

    assert numbers() == [new, ocean, old]
    assert numbers(game_id="forest") == [new, old]
    assert numbers(profile=ana) == [ocean, old]
    assert numbers(game_id="forest", profile=ana) == [old]
    assert numbers(limit=2) == [new, ocean]


@pytest.mark.parametrize("over", ["finish", "give_up"])
def test_a_game_that_is_over_cannot_be_changed(store: Store, over: str) -> None:
    game = store.begin(header("Ana"), {0: "Ana"})
    store.append(game, "0 pick bear")
    if over == "finish":
        store.finish(game, {"totals": [40], "winners": []})
    else:
        store.give_up(game)
    for change in (
        lambda: store.append(game, "0 pick fox"),
        lambda: store.truncate(game, 0),
        lambda: store.finish(game, {"totals": [99], "winners": [0]}),
        lambda: store.give_up(game),
    ):
        with pytest.raises(LookupError, match=f"no running game {game}"):
            change()
    assert [finished.actions for finished in store.finished()] == [("0 pick bear",)]


@pytest.mark.parametrize("line", ["", "no json", "[]", "{}", header(), header("Ana", game=3)])
def test_a_line_that_is_no_header_is_refused(store: Store, line: str) -> None:
    with pytest.raises(CorruptRecord):
        store.begin(line, {0: "Ana"})
    assert (store.running(), store.profiles()) == ([], [])
    game = store.begin(header("Ana"), {0: "Ana"})
    with pytest.raises(CorruptRecord):
        store.set_header(game, line)
    assert store.running()[0].header == header("Ana")


def test_a_game_with_a_nameless_person_begins_nothing(store: Store) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        store.begin(header("Ana", "Ben"), {0: "Ana", 1: " "})
    assert (store.running(), store.profiles()) == ([], [])


def test_a_name_is_the_same_however_its_accents_are_typed() -> None:
    assert tidy(" Chloe\u0301 ") == "Chloé"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("A\u200bn\u200ca\ufeff", "Ana"),
        ("\u202eAna\u200e", "Ana"),
        ("Ana\u00a0\u3000Maria", "Ana Maria"),
        ("A\u034fna\u3164\u2800\ufe0f", "Ana"),
        ("\u3164\u2800\u200d", ""),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("👨\u200d👩\u200d", "👨\u200d👩"),
        ("abcdefghijklmnopqrstuvw👨\u200d👩", "abcdefghijklmnopqrstuvw👨"),
        ("abcdefghijklmnopqrstuv👨\u200d👩", "abcdefghijklmnopqrstuv👨"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
    ],
)
def test_what_cannot_be_seen_is_no_part_of_a_name(name: str, kept: str) -> None:
    assert tidy(name) == kept


def test_a_refused_name_says_whose_it_is(store: Store) -> None:
    store.profile("Weiß")
    with pytest.raises(NameTaken) as refused:
        store.rename(store.profile("Ben").id, "WEIẞ")
    assert refused.value.name == "Weiß"
    assert store.profile("weiß").name == "Weiß"


def test_different_letters_are_different_people(store: Store) -> None:
    names = "Weiß", "Weiss", "weiss", "WEISS", "weiß", "WEIẞ", "Weiß\u200b", "\u202eWeiss"
    assert [store.profile(name).name for name in names] == ["Weiß", "Weiss", *["Weiss"] * 2, *["Weiß"] * 3, "Weiss"]


def test_a_person_stays_the_same_whose_key_an_earlier_version_stored(open_store: OpenStore, folder: Path) -> None:
    before = open_store()
    weiss, ana, other = (before.profile(name) for name in ("Weiß", "Ana", "Anna"))
    before.close()
    with closing(sqlite3.connect(folder / "biotope.sqlite")) as raw, raw:
        raw.execute("UPDATE profile SET folded = 'weiss' WHERE id = ?", (weiss.id,))
        raw.execute("UPDATE profile SET name = 'Ana' WHERE id = ?", (other.id,))
    store = open_store()
    assert store.profile("Weiß").id == weiss.id and store.profile("Weiss").id not in (weiss.id, ana.id, other.id)
    assert store.profile("Ana").id == ana.id and len(store.profiles()) == 4
    assert len(open_store().profiles()) == 4


def test_names_that_look_alike_are_one_person(store: Store) -> None:
    names = "Zoë", "Zoe\u0308", "Zo\u200bë", "\u200fZoë", "ZOË\u00a0"
    assert len({store.profile(name).id for name in names}) == 1
    assert store.profile("می\u200cخواهم").id == store.profile("میخواهم").id
