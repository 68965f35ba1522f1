"""What a game still lacks beside its rules: one check list, run over every registered game.

A game can be played without any of it; `missing` names what placeholders stand in for.
"""

import ast
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from game.cli import main
from game.core.rules import Game
from game.core.session import Session
from game.games.aqua import components as sea
from game.games.divercity import components as reef
from game.games.ecosystem.game import ecosystem
from game.games.ecosystem.rules import EcosystemRules
from game.games.ecosystem.view import edition as editions
from game.games.ecosystem.view.paint import row_name
from game.games.registry import GAMES
from game.levels.texts import games_with_texts
from game.levels.tmx import LevelError, has_layer, open_map
from game.paths import assets_dir, levels_dir
from game.ui.engine.canvas import Canvas
from game.ui.engine.look import Look
from game.ui.engine.theme import Theme, UnknownToken
from game.ui.engine.viewport import Viewport
from game.ui.presentation.presentation import presentation
from game.ui.scenes.rules import rules_page
from game.ui.table.game_view import view_of
from game.ui.words import SOURCE
from tests.games.ecosystem.test_third_edition import pond
from tests.transcripts.test_transcripts import path as transcript

BEDS = {"aqua": "ocean"}
"""Games with the nature of another one on purpose."""
NOT_YET: dict[str, set[str]] = {}
"""What is known to be missing; a game that is complete is not listed."""


def missing(game: Game) -> set[str]:
    """Everything that this game lacks."""
    return {*_layouts(game), *_pictures(game), *_colours(game), *_words(game), *_sounds(game), *_transcripts(game)}


def _layouts(game: Game) -> Iterator[str]:
    layers = {
        f"{kind}-{players}{width}"
        for players in game.seats
        for kind, width in (("players", ""), ("players", "-wide"), ("score", ""))
    }
    try:
        tiled = open_map(levels_dir() / "tables" / f"{game.id}.tmx")
    except LevelError:
        yield from (f"layout {layer}" for layer in layers)
    else:
        yield from (f"layout {layer}" for layer in layers if not has_layer(tiled, layer))


def _pictures(game: Game) -> Iterator[str]:
    shown = presentation(game)
    pictures = {f"{kind}/{game.id}" for kind in ("box", "cover", "scenery")}
    pictures |= {shown.rival.portrait, *(f"icon/{icon}" for icon, _ in shown.steps), *CARDS_OF.get(game.id, ())}
    if isinstance(game.rules, EcosystemRules):
        edition = game.rules.edition
        pictures |= {f"card/{game.id}/{species}-{level}" for species in edition.deck for level in "LMS"}
        pictures |= {f"card/{game.id}/back", f"card/{game.id}/back-S", f"scenery/celebration-{game.id}"}
        pictures |= {f"disc/{editions.chapter(row)}" for row in (*edition.deck, *(row.id for row in edition.rows))}
        pictures.add(f"portrait/{edition.rival.name.lower()}")
    art = assets_dir() / "art"
    yield from (f"picture {name}" for name in pictures if not (art / f"{name}.webp").is_file())


CARDS_OF = {
    "aqua": {
        *(f"aqua/coral/{colour}-{corner}" for colour in (*sea.COLOURS, "N") for corner in range(6)),
        *(f"aqua/small/{colour}" for colour in sea.COLOURS),
        *(f"aqua/hotspot/{name}" for name in sea.HOT_SPOTS),
        *(f"aqua/ecosystem/{number}" for number in sea.ECOSYSTEM_CARDS),
    },
    "divercity": {
        *(f"card/divercity/{name}-{level}" for name in reef.SPECIES for level in "LMS"),
        *(f"disc/divercity-{name}" for name in reef.SPECIES),
        *(f"divercity/diver/{name}" for name in reef.DIVERS),
        *(f"divercity/{what}/{colour}" for what in ("hotel", "island", "symbol") for colour in reef.HOTELS),
        *(
            f"divercity/corporation/{card.replace(':', '-').replace('+', '-')}"
            for card in reef.CORPORATION
            if ">" not in card
        ),
    },
}
"""The pictures of the games that are no editions."""


def _colours(game: Game) -> Iterator[str]:
    theme = Theme.load(assets_dir() / "theme.toml")
    wanted = {f"games.{game.id}"}
    if isinstance(game.rules, EcosystemRules):
        deck = game.rules.edition.deck
        wanted |= {f"card.rule_strips.{species}" for species in deck}
    for name in wanted:
        try:
            theme.value(name)
        except UnknownToken:
            yield f"theme {name}"


def _words(game: Game) -> Iterator[str]:
    title = presentation(game).title
    page = rules_page(game.id, SOURCE)
    rules = page.read_text("utf-8") if page.is_file() else ""
    if not rules:
        yield "rules page"
    if game.id not in games_with_texts():
        yield "texts"
    if title not in _credits():
        yield "credits"
    if isinstance(game.rules, EcosystemRules):
        edition = game.rules.edition
        with (assets_dir() / "locale" / "biotope.pot").open("rb") as file:
            named = {message.id for message in read_po(file)}
        for row in dict.fromkeys((*edition.deck, *(row.id for row in edition.rows))):
            if editions.skin_of(edition).stand_in or row_name(row) not in named:
                yield f"name of {row}"
            if rules and f"### ![](disc:{editions.chapter(row)})" not in rules:
                yield f"chapter of {row} in the rules"


def _credits() -> str:
    """The part that names the games."""
    return (assets_dir() / "CREDITS.md").read_text("utf-8").partition("## The games")[2]


def _sounds(game: Game) -> Iterator[str]:
    there = {file.stem for file in (assets_dir() / "audio").glob("*.ogg")}
    takes = {stem.rpartition("-")[0] for stem in there}
    wanted = {f"bed-{BEDS.get(game.id, game.id)}", f"music-{game.id}", *played(game)}
    yield from (f"sound {name}" for name in wanted - there - takes)


def played(game: Game) -> set[str]:
    """The sounds that the view of a game plays by name."""
    spec = find_spec(game.view.partition(":")[0].rpartition(".")[0])
    assert spec is not None and spec.submodule_search_locations
    names = set()
    for folder in spec.submodule_search_locations:
        for file in Path(folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("sound", "play"):
                    names |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return {name for name in names if isinstance(name, str)}


def _transcripts(game: Game) -> Iterator[str]:
    yield from (f"transcript {players}" for players in game.seats if not transcript(game, players).is_file())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_nothing_is_missing_but_what_is_known_to_be(game: Game) -> None:
    assert sorted(missing(game)) == sorted(NOT_YET.get(game.id, ())), "pytest -vv prints them all"


POND = ecosystem(pond(1))
CARDS = ("frog", "reed", "stork", "heron")


@pytest.fixture
def with_pond(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A made-up edition in the registry, of which there is nothing but the rules."""
    monkeypatch.setitem(GAMES, POND.id, POND)
    monkeypatch.setattr(editions, "SKINS", dict(editions.SKINS))
    return POND


def test_of_an_edition_that_nobody_has_painted_all_is_named(with_pond: Game) -> None:
    layouts = {f"layout {kind}-{n}" for n in range(1, 7) for kind in ("players", "score")}
    wide = {f"layout players-{n}-wide" for n in range(1, 7)}
    cards = {f"picture card/pond/{card}-{level}" for card in CARDS for level in "LMS"}
    discs = {f"picture disc/{row}" for row in (*CARDS, "variety")}
    scenes = {"picture box/pond", "picture cover/pond", "picture scenery/pond", "picture scenery/celebration-pond"}
    backs = {"picture card/pond/back", "picture card/pond/back-S", "picture portrait/moor"}
    colours = {f"theme card.rule_strips.{card}" for card in CARDS}
    words = {"rules page", "texts", "credits", *(f"name of {row}" for row in (*CARDS, "variety"))}
    assert missing(with_pond) == {
        *layouts, *wide, *cards, *discs, *scenes, *backs, *colours, *words,
        "theme games.pond", "sound bed-pond", "sound music-pond",
        *(f"transcript {players}" for players in range(1, 7)),
    }  # fmt: skip


def test_it_is_simulated_all_the_same(with_pond: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pond", "--seats", "random,easy", "--games", "1"]) == 0
    assert capsys.readouterr().out


def test_its_cards_and_boards_are_painted_all_the_same(with_pond: Game) -> None:
    """For a game that waits on the title, and for the page of rules."""
    assets = assets_dir()
    canvas = Canvas(Look(Viewport((640, 360)), Theme.load(assets / "theme.toml"), 1, assets / "art"), 400, 300)
    session = Session.new(with_pond, ("Ana", "Ben", "Cid"), seed=1)
    presentation(with_pond).thumbnail(canvas, session.view(None), 0, 0, 400, 300)
    for card in CARDS:
        view_of(with_pond).paint_card(canvas, card, 0, 0, 100, 140)
    assert canvas.surface.get_bounding_rect().size != (0, 0)


def test_one_more_player_needs_a_layout_and_a_transcript() -> None:
    forest = replace(GAMES["forest"], seats=range(1, 8))
    assert missing(forest) == {"layout players-7", "layout players-7-wide", "layout score-7", "transcript 7"}
