"""The field guide: pages that fill, figures that lead to their games, and how one turns them."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.core.rules import Game
from game.games.registry import GAMES
from game.paths import assets_dir
from game.profile.sightings import sightings
from game.profile.store import Store
from game.profile.summaries import Summary
from game.ui import words
from game.ui.journal.guide_model import Entry, GuideModel, SpeciesPage, guide_model
from game.ui.journal.guide_nodes import EntryNode, PageNode
from game.ui.journal.scene import JournalScene
from game.ui.presentation.guide_text import GuideText, SpeciesText
from game.ui.presentation.presentation import presentation
from game.ui.scenes.title import TitleScene
from tests.support.history import keep, played
from tests.support.layout import faults
from tests.support.painting import Noting, small_look
from tests.support.pilot import Pilot

BEE, FOX = (SpeciesText(name, name, name.title(), "", "", "", "rule", "fact") for name in ("bee", "fox"))
TEXT = GuideText("Species", (BEE, FOX), "first on {day}", "not yet", "Most", "best {}".format, "Games", "Mean")
IN_THE_GUIDE = [game for game in GAMES.values() if presentation(game).guide is not None]


def model(*found: dict[str, int], at: int = 0) -> GuideModel:
    games = [
        Summary(n, {0: 1}, day, day, {"0": {"found": one}})
        for n, one in enumerate(found, start=1)
        for day in [datetime(2026, 5, n, 12, tzinfo=UTC)]
    ]
    return guide_model("Forest", TEXT, *sightings(games, 1), at, ("Eel", "Fox"))


class TestModel:
    def test_a_page_is_empty_until_its_species_is_met(self) -> None:
        page = model({"fox": 3}).page
        assert (page.found, page.state, page.rows, page.game) == (False, "not yet", (), None)

    def test_a_page_says_what_its_species_was_to_somebody(self) -> None:
        page = model({"bee": 9}, {"fox": 3}, {"bee": 15}).page
        assert page.state == "first on 1 May 2026"
        assert page.rows == (("Most", "15 · 3 May"), ("Games", "2 of 3"), ("Mean", "12.0"))
        assert page.game is not None
        assert page.game.id == 3
        assert (page.where, page.before, page.after) == ("Forest, page 1 of 2", "Eel", "Fox")

    def test_the_list_says_what_is_found(self) -> None:
        guide = model({"bee": 9}, at=1)
        assert [(entry.below, entry.found, entry.chosen) for entry in guide.entries] == [
            ("best 9", True, False),
            ("not yet", False, True),
        ]
        assert (guide.found, guide.left) == (1, "1 still waits to be found")
        assert model({"bee": 9, "fox": 3}).left == "all of them found"


@pytest.mark.parametrize("met", (False, True))
def test_a_species_is_drawn_as_an_outline_until_it_is_met(met: bool) -> None:
    """On its page and in the list."""
    guide = presentation(GAMES["forest"]).guide
    assert guide is not None
    species = guide().species[0]
    page = SpeciesPage(species, "", "", met, (), None, "", "")
    entry = Entry(0, species.name, "", species.picture, species.outline, species.card, met, False)
    for node, size in ((PageNode(page), (648, 620)), (EntryNode(entry), (160, 190))):
        canvas = Noting(small_look(), *size)
        node.paint(canvas, False)
        drawn = {name for name in canvas.shown if name in (species.picture, species.outline)}
        assert drawn == {species.picture if met else species.outline}


@pytest.mark.parametrize("game", IN_THE_GUIDE, ids=lambda game: game.id)
def test_every_species_has_its_words_and_its_pictures(game: Game) -> None:
    guide = presentation(game).guide
    assert guide is not None
    text = guide()
    for species in text.species:
        assert species.name and species.latin and species.rule and species.fact, species.page
        for picture in (species.picture, species.outline):
            assert (assets_dir() / "art" / f"{picture}.webp").exists(), picture
    assert len({species.page for species in text.species}) == len(text.species)


def test_there_are_sixty_one_pages() -> None:
    guides = [presentation(game).guide for game in IN_THE_GUIDE]
    assert sum(len(guide().species) for guide in guides if guide is not None) == 61


@pytest.mark.parametrize("game", IN_THE_GUIDE, ids=lambda game: game.id)
def test_what_games_keep_are_species_of_the_guide(game: Game) -> None:
    guide = presentation(game).guide
    assert guide is not None and game.fold is not None
    known = {species.id for species in guide().species}
    kept = game.fold.of(played(game.id, ("Ana", "Ben"), seed=3).view(None))
    assert {name for seat in kept.values() for name in seat["found"]} <= known


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path)) as opened:
        yield opened


def opened(store: Store, size: tuple[int, int] = (640, 360)) -> Pilot:
    return Pilot(size, store).start(lambda: JournalScene("guide"))


def heading(pilot: Pilot) -> str:
    return pilot.node("page").said[0].text


def test_pages_turn_by_mouse_keys_and_wheel(store: Store) -> None:
    pilot = opened(store)
    pilot.click("next")
    assert heading(pilot) == "Forest, page 2 of 11"
    pilot.key("PageDown")
    pilot.wheel("book", 1)
    assert heading(pilot) == "Forest, page 4 of 11"
    pilot.wheel("book", -2)
    pilot.key("PageUp", "PageUp")
    assert heading(pilot) == "Mini DiverCity, page 12 of 12"
    assert pilot.node("next").label == "Hare"
    pilot.stroke((900, 500), (1030, 500))
    assert heading(pilot) == "Mini DiverCity, page 11 of 12"
    pilot.stroke((900, 500), (770, 500))
    pilot.press("next")
    assert heading(pilot) == "Forest, page 1 of 11"


def test_it_opens_at_a_game_that_was_played(store: Store) -> None:
    keep(store, played("savanna", ("Ana", "Ben")))
    assert heading(opened(store)) == "Savanna, page 1 of 11"


def test_a_game_that_is_not_read_yet_says_no_number(store: Store) -> None:
    keep(store, played("savanna", ("Ana",)))
    pilot = Pilot((640, 360), store).start(TitleScene)
    pilot.app.stack.push(JournalScene("guide"))
    pilot.step(16)
    assert not [said for said in pilot.texts() if said.startswith("0 of ") or said.endswith(" in all")]
    pilot.settle()
    assert len([said for said in pilot.texts() if said.startswith("0 of ")]) == 4
    assert [said for said in pilot.texts() if said.endswith(" of 61 in all")]


def test_a_game_and_a_species_are_chosen(store: Store) -> None:
    pilot = opened(store)
    pilot.click("game/aqua")
    pilot.press("species/15")
    assert heading(pilot) == "AQUA, page 16 of 16"


def test_the_best_figure_leads_to_its_game(store: Store) -> None:
    keep(store, played("forest", ("Ana",), seed=2))
    pilot = opened(store)
    found = next(name for name in pilot.names("species/") if "best" in pilot.node(name).said[-1].text)
    pilot.press(found)
    pilot.press("figure/0")
    assert pilot.scene.name == "score"


@pytest.mark.parametrize(("language", "text_size"), [("en", 1.0), *((one, 1.3) for one in words.languages())])
@pytest.mark.parametrize("game", IN_THE_GUIDE, ids=lambda game: game.id)
def test_the_pages_fit(store: Store, game: Game, language: str, text_size: float) -> None:
    store.set_setting("language", language)
    store.set_setting("text_size", text_size)
    keep(store, played(game.id, ("Ana",), seed=2))
    pilot = opened(store, (1280, 720))
    pilot.press(f"game/{game.id}")
    for species in pilot.names("species/")[::5]:
        pilot.press(species)
        assert faults(pilot.scene) == []
