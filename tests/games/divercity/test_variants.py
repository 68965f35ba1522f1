"""The variants of section 5, each alone and combined."""

import pytest

from game.core.errors import CorruptRecord
from game.core.record import Record
from game.core.session import Session
from game.games.divercity.components import DIVERS
from game.games.divercity.events import CorporationDrawn, IndustrialistShown
from game.games.divercity.game import DIVERCITY
from tests.games.divercity.tables import NAMES, hand, happened, legal, play, table

FRONT = "crab eel octopus oyster lobster eel starfish nudibranch"


def session(people: int, **options: object) -> Session:
    header = {"format": 1, "game": "divercity", "seats": list(NAMES[:people]), "options": options, "seed": 5}
    return Session(DIVERCITY, Record(header))


class TestBeginner:
    def test_there_are_no_divers(self) -> None:
        game = session(3, variants=["beginner"])
        assert [seat.divers for seat in game.view(None).seats] == [(), (), ()]

    def test_the_top_effect_of_doubles_is_ignored(self) -> None:
        game = table(2, cards="oil>dynamite", variants=["beginner"])
        assert len(game.view(None).species_discard) == 1
        assert game.view(None).phase == "act"

    def test_told_cards_are_turned_for_good_and_new_ones_come_hidden(self) -> None:
        game = table(2, FRONT, "dynamite " * 6, variants=["beginner"])
        play(game, "0 tell 1", "1 play 0", "0 play 0", "1 tell 0", "0 play 1")
        assert hand(game, 1, viewer=1) == [None, "eel", "starfish", "nudibranch"]


class TestFullTeam:
    def test_all_eight_are_shared_out_round_robin_from_the_first_player(self) -> None:
        game = table(3, divers=" ".join(DIVERS), variants=["full_team"], deal={"first": 1})
        assert [seat.divers for seat in game.view(None).seats] == [
            ("visionary", "swimmer"),
            ("endurance", "explorer", "environmentalist"),
            ("diving", "captain", "communications"),
        ]
        assert game.record.header["deal"]["divers"] == list(DIVERS)

    def test_without_a_stated_deal_all_eight_are_there(self) -> None:
        cards = [card for seat in session(4, variants=["full_team"]).view(None).seats for card in seat.divers]
        assert sorted(cards) == sorted(DIVERS)

    def test_any_number_can_be_chosen_freely(self) -> None:
        chosen = [["captain", "diving", "swimmer"], []]
        game = session(2, variants=["full_team"], divers=chosen)
        assert [list(seat.divers) for seat in game.view(None).seats] == chosen
        again = Session(DIVERCITY, Record.parse(game.record.text()))
        assert again.view(None) == game.view(None)

    def test_several_cards_may_be_used_in_one_turn(self) -> None:
        game = table(2, FRONT, "hotels:red+green", " ".join(DIVERS), variants=["full_team"])
        play(game, "0 use visionary", "0 order 0 1 2 3", "0 use environmentalist red", "0 play 0")
        play(game, "0 use captain 1", "1 play 0")
        assert game.view(None).turn == 2

    def test_with_beginners_rules_the_team_comes_along(self) -> None:
        game = session(2, variants=["beginner", "full_team"])
        assert sum(len(seat.divers) for seat in game.view(None).seats) == 8
        played = table(2, FRONT, "oil>dynamite", " ".join(DIVERS), variants=["beginner", "full_team"])
        play(played, legal(played, "use")[0])
        assert happened(played)[0] == "DiverUsed"


class TestIndustrialist:
    def three(
        self, cards: str = "oil dynamite hotels:red+green oil dynamite", divers: str = "diving captain"
    ) -> Session:
        return table(3, FRONT, cards, divers, variants=["industrialist"])

    def test_plays_one_of_four_cards_instead_of_the_reveal_and_refills(self) -> None:
        game = self.three()
        assert game.actors == (2,)
        assert game.view(2).agenda == ("oil", "dynamite", "hotels:red+green", "oil")
        play(game, "2 corporate 2")
        assert game.view(2).agenda == ("oil", "dynamite", "oil", "dynamite")
        assert game.view(None).built == ("red", "green")
        assert game.actors == (0,)

    def test_the_active_diver_still_chooses_the_oil_card(self) -> None:
        game = play(self.three(), "2 corporate 0")
        assert legal(game) == [f"0 oil {place}" for place in range(4)]

    def test_refills_after_the_consequences_of_the_card(self) -> None:
        game = play(self.three(), "2 corporate 0")
        assert game.view(2).agenda == ("dynamite", "hotels:red+green", "oil")
        play(game, "0 oil 0")
        assert game.view(2).agenda == ("dynamite", "hotels:red+green", "oil", "dynamite")

    def test_hand_sizes_go_by_the_number_of_divers(self) -> None:
        assert [len(seat.hand) for seat in self.three().view(None).seats] == [4, 4]
        assert [len(seat.hand) for seat in session(4, variants=["industrialist"]).view(None).seats] == [3, 3, 3]

    def test_sees_every_divers_hand_and_nobody_sees_the_corporation_cards(self) -> None:
        game = self.three()
        assert hand(game, 0, viewer=2) == ["crab", "eel", "octopus", "oyster"]
        assert [game.view(viewer).agenda for viewer in (None, 0, 1)] == [None] * 3
        drawn = [e.card.value for e in game.events(0) if isinstance(e, CorporationDrawn)]
        assert drawn == [None] * 4

    def test_wins_what_the_divers_lose(self) -> None:
        game = self.three("hotels:red+green hotels:blue+orange hotels:purple+yellow oil")
        play(game, "2 corporate 0", "0 tell 1", "0 end", "2 corporate 0", "1 tell 0", "1 end", "2 corporate 0")
        assert game.outcome is not None
        assert (game.outcome.winners, game.outcome.data()) == ((2,), {"result": "lost", "reason": "hotels"})

    def test_is_the_only_way_to_seat_seven(self) -> None:
        assert session(7, variants=["industrialist"]).actors == (6,)
        with pytest.raises(CorruptRecord, match="At most 6 divers"):
            session(7)

    def test_the_visionary_looks_at_the_hand_and_discards_two_cards(self) -> None:
        game = play(self.three(divers="visionary captain"), "2 corporate 1", "0 use visionary")
        shown = [e.cards.value for e in game.events(0) if isinstance(e, IndustrialistShown)]
        assert shown == [("oil", "hotels:red+green", "oil", "dynamite")]
        assert game.view(1).agenda is None
        assert game.view(0).agenda == shown[0]
        assert game.view(None).secret
        play(game, "0 discard 3 0")
        assert game.view(2).agenda == ("hotels:red+green", "oil")
        play(game, "0 tell 1", "2 corporate 0")
        assert len(game.view(2).agenda) == 4, "the refill has waited until they have played"


class TestSolo:
    def test_one_person_plays_two_hands_of_four_and_sees_neither(self) -> None:
        game = table(1, FRONT, "dynamite dynamite", "explorer captain")
        assert [hand(game, seat, viewer=0) for seat in (0, 1)] == [[None] * 4] * 2
        assert [game.controller(seat) for seat in (0, 1)] == [0, 0]
        assert not game.view(0).secret

    def test_walkie_talkie_turns_the_other_hand_up_and_new_cards_stay_hidden(self) -> None:
        game = play(table(1, FRONT, "dynamite " * 4, "diving captain"), "0 tell 1", "0 end", "1 play 1")
        assert hand(game, 1, viewer=0) == ["lobster", None, "starfish", "nudibranch"]
        assert hand(game, 0, viewer=0) == [None] * 4

    def test_explorer_turns_the_active_hand_and_communications_the_other(self) -> None:
        game = play(table(1, FRONT, "dynamite " * 4, "explorer communications"), "0 use explorer")
        assert hand(game, 0, viewer=0) == ["crab", "eel", "octopus", "oyster"]
        play(game, "0 play 0", "1 use communications 0")
        assert None not in hand(game, 0, viewer=0)

    def test_the_captain_makes_the_other_hand_play(self) -> None:
        game = play(table(1, FRONT, "dynamite " * 4, "captain diving"), "0 use captain 1")
        assert game.actors == (1,)
        assert game.view(0).legal.keys() == {1}

    def test_has_one_diver(self) -> None:
        with pytest.raises(CorruptRecord, match="one diver, not 2"):
            session(2, variants=["solo"])


class TestDuel:
    def test_the_hidden_cards_are_hidden_from_both(self) -> None:
        game = table(2, FRONT, "dynamite oil oil oil oil", "explorer captain", variants=["duel"])
        assert game.actors == (2,)
        assert game.controller(2) == 1
        assert [hand(game, seat, viewer) for seat in (0, 1) for viewer in (0, 1)] == [[None] * 4] * 4
        play(game, "2 corporate 0", "0 use explorer")
        assert hand(game, 0, viewer=1) == hand(game, 0, viewer=0) == ["crab", "eel", "octopus", "oyster"]

    def test_only_the_industrialist_plays_behind_a_curtain(self) -> None:
        game = table(2, FRONT, "dynamite oil oil oil oil", "explorer captain", variants=["duel"])
        assert game.view(None).secret
        assert not play(game, "2 corporate 0").view(None).secret

    def test_needs_two_persons(self) -> None:
        with pytest.raises(CorruptRecord, match="needs at least one diver"):
            session(1, variants=["duel"])
        with pytest.raises(CorruptRecord, match="one diver, not 2"):
            session(3, variants=["duel"])


class TestRealistic:
    def test_there_are_pictograms_and_no_memory_aid(self) -> None:
        view = session(3, variants=["realistic"], memory_aid=True).view(0)
        assert view.pictograms and not view.memory_aid

    def test_what_was_told_fades_even_with_the_memory_aid(self) -> None:
        game = table(2, FRONT, "dynamite " * 4, "swimmer captain", variants=["realistic"], memory_aid=True)
        play(game, "0 tell 1", "0 end")
        assert hand(game, 1, viewer=1) == ["lobster", "eel", "starfish", "nudibranch"]
        play(game, "1 tell 0", "1 end")
        assert hand(game, 1, viewer=1) == [None] * 4
