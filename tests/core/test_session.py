"""A game being played: plans, taking back, records."""

import pytest

from game.core.errors import CorruptRecord, IllegalAction
from game.core.record import Record
from game.core.rules import Game
from game.core.session import Session, Undo
from game.games.ecosystem.actions import Pick, Place, Swap
from game.games.registry import GAMES
from tests.games.ecosystem.boards import deck, play, table, told
from tests.games.ecosystem.test_draft import turns

FOREST = GAMES["forest"]
THREE = ("Ana", "Ben", "Cid")
FRONT = "SSSSSRRRRRR MMMMMMMMMMM WWWWWWWWWWW"


def reason(session: Session, person: int) -> str | None:
    status = session.undo_status(person)
    assert status.allowed == (status.reason is None)
    return status.reason


def against_bots() -> Session:
    header = {"format": 1, "game": "forest", "seats": list(THREE), "bots": {"1": "random", "2": "random"}}
    return Session(FOREST, Record(header | {"deal": {"deck": deck(FRONT)}}))


class TestTakingBack:
    def test_before_the_first_decision_there_is_nothing(self) -> None:
        assert reason(table(THREE, FRONT), 0) == "nothing"

    def test_before_the_own_first_decision_it_is_what_others_did(self) -> None:
        game = play(table(THREE, FRONT), "1 pick meadow")
        assert reason(game, 0) == "others"
        game.hand_over()
        assert reason(game, 0) == "handed_over"

    def test_an_own_pick_comes_back(self) -> None:
        game = play(table(THREE, FRONT), "0 pick stream")
        assert game.undo_status(0) == Undo(True, 1)
        assert game.undo(0) == 1
        assert game.entries == []
        assert game.actors == (0, 1, 2)

    def test_another_persons_decision_is_in_the_way(self) -> None:
        assert reason(play(table(THREE, FRONT), "0 pick stream", "1 pick meadow"), 0) == "others"

    def test_a_computers_decision_is_not(self) -> None:
        game = play(against_bots(), "0 pick stream", "1 pick meadow")
        assert game.undo_status(0) == Undo(True, 2)
        game.undo(0)
        assert game.entries == []

    def test_what_was_revealed_stays(self) -> None:
        game = play(against_bots(), "0 pick stream", "1 pick meadow", "2 pick wolf")
        assert reason(game, 0) == "revealed"

    def test_a_place_comes_back_and_the_pick_before_it_does_not(self) -> None:
        game = play(against_bots(), "0 pick stream", "1 pick meadow", "2 pick wolf", "0 place 0,0")
        game.undo(0)
        assert game.view(0).seats[0].waiting == "stream"
        assert reason(game, 0) == "revealed"

    def test_the_last_place_of_a_turn_passes_the_hands_and_stays(self) -> None:
        game = play(against_bots(), "0 pick stream", "1 pick meadow", "2 pick wolf")
        play(game, "0 place 0,0", "1 place 0,0", "2 place 0,0")
        assert reason(game, 0) == "revealed"

    def test_after_handing_over_the_screen(self) -> None:
        game = play(table(THREE, FRONT), "0 pick stream")
        game.hand_over()
        assert reason(game, 0) == "handed_over"

    def test_when_the_game_is_over(self) -> None:
        assert reason(turns(table(THREE, FRONT), 20), 2) == "over"

    def test_refused_means_refused(self) -> None:
        game = table(THREE, FRONT)
        with pytest.raises(ValueError, match="nothing"):
            game.undo(0)

    def test_relaxed_goes_back_beyond_a_reveal_and_marks_the_game(self) -> None:
        game = play(against_bots(), "0 pick stream", "1 pick meadow", "2 pick wolf")
        game.relaxed = True
        assert game.undo(0) == 3
        assert game.record.header["assisted"] is True

    def test_relaxed_without_a_reveal_does_not_mark_it(self) -> None:
        game = play(against_bots(), "0 pick stream")
        game.relaxed = True
        game.undo(0)
        assert "assisted" not in game.record.header

    def test_in_solo_the_draw_is_the_reveal(self) -> None:
        game = play(table(("Ana",), "SSSSSMMMMM"), "0 pick stream", "0 place 0,0")
        assert game.undo(0) == 1
        assert game.undo(0) == 1
        play(game, "0 pick stream", "0 place 0,0", "0 give meadow")
        assert reason(game, 0) == "revealed"

    def test_what_is_played_again_gives_the_same_game(self) -> None:
        game = play(against_bots(), "0 pick stream", "1 pick meadow")
        before = game.record.text()
        game.undo(0)
        assert play(game, "0 pick stream", "1 pick meadow").record.text() == before


class TestPlans:
    def test_a_plan_is_played_as_soon_as_it_is_legal(self) -> None:
        game = table(THREE, FRONT)
        game.plan(2, Place(2, (0, 0)))
        play(game, "0 pick stream", "1 pick meadow", "2 pick wolf", "0 place 0,0")
        entries = game.submit(Place(1, (0, 0)))
        assert [entry.seat for entry in entries] == [1, 2]
        assert game.plans == {}

    def test_a_plan_that_became_impossible_is_dropped(self) -> None:
        game = table(THREE, FRONT)
        game.plan(2, Place(2, (3, 3)))
        play(game, "0 pick stream", "1 pick meadow", "2 pick wolf", "0 place 0,0", "1 place 0,0")
        assert game.plans == {}
        assert game.actors == (2,)

    def test_only_its_owner_sees_a_plan_and_no_record_holds_it(self) -> None:
        game = table(THREE, FRONT)
        game.plan(1, Pick(1, "meadow"))
        assert [game.view(viewer).plans for viewer in (0, 1, None)] == [{}, {1: Pick(1, "meadow")}, {}]
        assert game.record.actions == ()

    def test_a_plan_can_be_forgotten(self) -> None:
        game = table(THREE, FRONT)
        game.plan(1, Pick(1, "meadow"))
        game.unplan(1)
        game.unplan(1)
        assert game.plans == {}

    def test_what_can_be_taken_back_is_the_same_after_the_game_was_put_away(self) -> None:
        game = table(THREE, FRONT)
        game.plan(0, Place(0, (0, 0)))
        play(game, "0 pick stream", "1 pick meadow", "2 pick wolf")
        assert game.undo_status(0) == Session(FOREST, game.record).undo_status(0)

    def test_taking_back_forgets_the_plans(self) -> None:
        game = play(table(THREE, FRONT), "0 pick stream")
        game.plan(1, Place(1, (0, 0)))
        game.undo(0)
        assert game.plans == {}


class TestRecords:
    def test_a_game_from_its_record_is_the_same_game(self) -> None:
        game = turns(Session.new(FOREST, THREE, seed=4), 12)
        again = Session(FOREST, Record.parse(game.record.text()))
        assert again.record == game.record
        assert [again.view(viewer) for viewer in (0, 1, 2, None)] == [game.view(v) for v in (0, 1, 2, None)]
        assert again.events(None) == game.events(None)

    def test_it_does_not_tell_who_chose_first(self) -> None:
        game = play(table(THREE, FRONT), "2 pick wolf", "0 pick stream", "1 pick meadow")
        assert game.record.actions == ("0 pick stream", "1 pick meadow", "2 pick wolf")

    def test_it_does_not_depend_on_its_seed_any_more(self) -> None:
        record = turns(Session.new(FOREST, THREE, seed=4), 3).record
        reseeded = Session(FOREST, Record({**record.header, "seed": 99}, record.actions))
        assert reseeded.record.actions == record.actions

    def test_the_options_are_written_in_full_and_other_keys_are_kept(self) -> None:
        header = Session.new(FOREST, THREE, date="2026-03-01").record.header
        assert header["options"] == {"deal": "11+10"}
        assert header["date"] == "2026-03-01"

    @pytest.mark.parametrize(
        ("line", "why"),
        [("0 fly", "no verb"), ("0 pick wolf", "no wolf in the hand"), ("0 place 0,0", "something else to decide")],
    )
    def test_a_bad_line_is_named(self, line: str, why: str) -> None:
        record = table(THREE, FRONT).record
        with pytest.raises(CorruptRecord, match=f"Line 3: .*{why}") as caught:
            Session(FOREST, Record(record.header, ("1 pick meadow", line)))
        assert caught.value.line == 3

    def test_a_bad_line_is_named_as_an_editor_counts_it(self) -> None:
        written = table(THREE, FRONT).record.text() + "\n1 pick meadow\r\n\n\n0 fly\n"
        with pytest.raises(CorruptRecord, match="Line 6: ") as caught:
            Session(FOREST, Record.parse(written))
        assert caught.value.line == 6

    @pytest.mark.parametrize(
        ("changes", "why"),
        [
            ({"seats": list("ABCDEFG")}, "cannot be played by 7"),
            ({"version": 99}, "A newer Biotope wrote this record: it has version 99 of forest"),
            ({"bots": {"3": "easy"}}, "seat 3; the last one is 2"),
            ({"bots": {"1": "genius"}}, "no computer player “genius”; there are random, easy, medium"),
            ({"options": {"deal": "9+9"}}, "“deal” cannot be '9\\+9'; it can be 11\\+10, 10\\+10"),
            ({"options": {"weather": 1}}, "no option “weather”"),
        ],
    )
    def test_a_header_that_this_game_cannot_have(self, changes: dict[str, object], why: str) -> None:
        header = {"format": 1, "game": "forest", "seats": list(THREE)}
        with pytest.raises(CorruptRecord, match=why) as caught:
            Session(FOREST, Record(header | changes))
        assert caught.value.line is None


def test_an_illegal_action_leaves_the_game_as_it_was() -> None:
    game = table(THREE, FRONT)
    before = game.view(0)
    with pytest.raises(IllegalAction):
        game.submit(Swap(0, (0, 0), (1, 0)))
    assert game.view(0) == before


def test_people_are_those_who_are_no_computers() -> None:
    game = against_bots()
    assert (game.people, dict(game.bots), game.names) == ((0,), {1: "random", 2: "random"}, THREE)


def test_a_bot_has_its_own_chance_for_every_decision_whoever_chose_first() -> None:
    game = against_bots()
    first = game.bot_rng(1).below(1 << 60)
    assert first == game.bot_rng(1).below(1 << 60) != game.bot_rng(2).below(1 << 60)
    play(game, "0 pick stream")
    assert game.bot_rng(1).below(1 << 60) == first
    play(game, "1 pick meadow")
    assert game.bot_rng(1).below(1 << 60) != first


def test_the_history_can_be_asked_for_in_parts() -> None:
    game = play(table(THREE, FRONT), "0 pick stream", "1 pick meadow")
    assert len(game.events(0)) == 3
    assert game.events(0) == (*game.happened(0, 0), *game.happened(0, 1), *game.happened(0, 2))
    [picked] = game.happened(1, 1)
    assert picked.species.value is None


def test_a_game_taken_back_and_played_on_otherwise_tells_the_new_story() -> None:
    game = play(table(THREE, FRONT), "0 pick stream")
    assert told(game, 0)[-1].species.value == "stream"
    game.undo(0)
    play(game, "0 pick hare")
    assert told(game, 0)[-1].species.value == "hare"
    assert told(game, 1)[-1].species.value is None


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_deal_made_by_chance_has_its_number_also_when_it_is_read_again(game: Game) -> None:
    session = Session.new(game, ("Ana", "Ben"), seed=483201)
    assert session.deal_number == 483201
    assert Session(game, Record.parse(session.record.text())).deal_number == 483201


def test_a_stated_deal_has_no_number_nor_has_one_without_a_seed() -> None:
    stated = Session.new(FOREST, ("Ana", "Ben"), seed=1, deal={"deck": deck(FRONT)})
    assert stated.deal_number is None
    header = dict(Session.new(FOREST, ("Ana", "Ben"), seed=0).record.header)
    del header["seed"]
    assert Session(FOREST, Record(header)).deal_number is None
