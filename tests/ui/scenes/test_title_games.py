"""Games that wait on the title, and the last ones."""

import pytest

from game.core.session import Session
from game.games.registry import GAMES
from game.profile.store import Store
from game.ui.scenes.title import TitleScene
from game.ui.scenes.title_nodes import ContinueCard
from tests.support.pilot import Pilot
from tests.support.shelf import amber, keep, played, title


def test_a_game_that_waits_is_the_amber_way_on(store: Store) -> None:
    keep(store, played(("Ana", "Ben"), 7), styles=[4, 2])
    pilot = title(store)
    assert amber(pilot) == ["continue"]
    assert "Forest · round 1, turn 2 of 10" in pilot.texts()


def test_continuing_sits_down_at_that_table(store: Store) -> None:
    keep(store, played(("Ana", "Wren"), 7, bots={1: "easy"}))
    pilot = title(store)
    pilot.press("continue")
    assert pilot.scene.name not in ("title", "error")


def test_points_are_shown_unless_the_table_hides_them(store: Store) -> None:
    session = played(("Ana", "Ben"), 40)
    keep(store, session, show_scores=False)
    assert {"Ana", "Ben"} <= set(title(store).texts())
    keep(store, session, show_scores=True)
    points = {str(sheet.total).replace("-", "−") for sheet in session.sheets()}
    assert points <= set(title(store).texts())


def test_before_anybody_has_scored_the_seats_are_named_only(store: Store) -> None:
    keep(store, played(("Ana", "Ben"), 0))
    texts = title(store).texts()
    assert {"Ana", "Ben"} <= set(texts) and "−5" not in texts


def test_the_thumbnail_shows_what_lies_on_the_table_and_no_hand(store: Store) -> None:
    session = played(("Ana", "Ben"), 11)
    keep(store, session)
    node = title(store).node("continue card")
    cards = sorted(name for name in node.shown if name.startswith("card/"))
    placed = [c.species for seat in session.view(None).seats for c in seat.grid.values()]
    assert cards == sorted(f"card/forest/{species}-S" for species in placed)


def test_several_games_that_wait_can_be_leafed_through(store: Store) -> None:
    keep(store, played(("Ana",), 6))
    keep(store, played(("Ana", "Ben"), 7))
    pilot = title(store)
    assert "1 / 2" in pilot.texts() and "Forest · round 1, turn 2 of 10" in pilot.texts()
    pilot.press("continue/next")
    assert "2 / 2" in pilot.texts() and "Forest · turn 3 of 20" in pilot.texts()
    pilot.press("continue/next")
    assert "1 / 2" in pilot.texts()


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_who_plays_a_game_that_waits_is_written_in_one_size(store: Store, text_size: float) -> None:
    store.set_setting("text_size", text_size)
    names = ("Ana", "Bartolomea", "Chloé")
    keep(store, played(names, 30))
    node = title(store).node("continue card")
    assert len({said.box[3] for said in node.said if said.text in names}) == 1


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_arrows_to_other_games_stand_beside_the_heading(store: Store, language: str) -> None:
    store.set_setting("language", language)
    store.set_setting("text_size", 1.3)
    keep(store, played(("Ana",), 6))
    keep(store, played(("Ana", "Ben"), 7))
    pilot = title(store)
    card, arrow = pilot.node("continue card"), pilot.node("continue/previous")
    x, _, w, _ = next(said.box for said in card.said if said.text == card.label)
    assert card.x + x + w < arrow.centre[0] - ContinueCard.ARROW_R


def test_a_game_that_cannot_be_read_hides_no_other_and_stays_where_it_is(store: Store) -> None:
    broken = keep(store, played(("Ana", "Ben"), 3))
    store.append(broken, "0 place 99,99")
    keep(store, played(("Ana",), 6))
    pilot = title(store)
    assert "Forest · turn 3 of 20" in pilot.texts()
    assert "1 / 2" not in pilot.texts()
    assert broken in {running.id for running in store.running()}


def test_the_last_games_name_the_winner_and_everybodys_points(store: Store) -> None:
    session = played(("Ana", "Ben", "Cy"), 999)
    keep(store, session)
    texts = title(store).texts()
    assert "Last games" in texts
    assert {"Ana", "Ben", "Cy"} <= set(texts)
    assert {str(sheet.total).replace("-", "−") for sheet in session.sheets()} <= set(texts)


def test_a_finished_solo_challenge_names_the_rival_too(store: Store) -> None:
    keep(store, played(("Ana",), 999))
    assert {"Ana", "Benedikt"} <= set(title(store).texts())


def test_the_title_is_new_when_one_comes_back(store: Store) -> None:
    pilot = title(store)
    pilot.press("rules")
    keep(store, played(("Ana",), 6))
    pilot.key("Escape")
    assert amber(pilot) == ["continue"]


def test_games_of_another_version_are_left_where_they_are(store: Store) -> None:
    header = Session.new(GAMES["forest"], ("Ana",)).record.text().splitlines()[0].replace('"forest"', '"tundra"')
    finished = store.begin(header, {0: "Ana"})
    store.finish(finished, {"totals": [30, 28], "winners": [0], "solo": {"margin": 2, "grade": None}})
    store.begin(header, {0: "Ana"})
    pilot = Pilot(store=store).start(TitleScene)
    assert pilot.scene.name == "title"
    assert "continue" not in pilot.names()
    assert pilot.app.fault is None
