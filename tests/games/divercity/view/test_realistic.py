"""The variant Realistic: no species is named, in no language, on no page, aloud or in writing (section 5)."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.hint import Reason
from game.core.session import Session
from game.games.divercity.actions import Use
from game.games.divercity.components import SPECIES
from game.games.divercity.game import DIVERCITY
from game.games.divercity.reasons import FEAR, HOPE, LOST, WON
from game.games.divercity.view import words
from game.games.divercity.view.acting import Announcement, next_announcement
from game.games.divercity.view.danger import warnings
from game.games.divercity.view.hinting import brief, line_of
from game.games.divercity.view.log import log_groups, news
from game.games.divercity.view.look_back import LookBackScene, ToldHand
from game.games.divercity.view.parts.ladder import Rope
from game.ui.engine.brush import Brush
from game.ui.engine.node import Node
from game.ui.table.scene import TableScene
from game.ui.table.seats import SeatInfo
from game.ui.words import languages, set_language
from tests.games.divercity.view.dives import (
    at_title,
    lift,
    near_its_end,
    session,
    sit_at,
    sit_down,
    take_turn,
)
from tests.support.painting import Noting, small_look
from tests.support.pilot import Pilot

SEATS = tuple(SeatInfo(name, style, False) for style, name in enumerate(("Ana", "Bruno", "Chloé")))
TABLES = (
    ("en", ("Ana", "Bruno", "Wren:easy"), ["realistic"]),
    ("fr", ("Ana", "Wren:easy"), ["realistic", "beginner"]),
    ("cs", ("Ana",), ["realistic"]),
    ("en", ("Ana", "Bruno", "Chloé"), ["realistic", "industrialist"]),
)


def names() -> re.Pattern[str]:
    """Finds the name of any species in any language."""
    said = []
    for language in languages():
        set_language(language)
        said += [words.species(name) for name in SPECIES]
    set_language("en")
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, said)) + r")s?(?!\w)", re.IGNORECASE)


NAMES = names()


def named(texts: Iterator[str] | list[str]) -> list[str]:
    return [text for text in texts if NAMES.search(text)]


def spoken(nodes: list[Node]) -> Iterator[str]:
    for node in nodes:
        yield from (node.label, node.hint, getattr(node, "note", "") or "")
        if node.wording is not None:
            yield node.wording()


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with ExitStack() as stack:
        started = at_title(tmp_path, size=(640, 360))
        stack.callback(started.store.close)
        yield started


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is painted from now on."""
    found: list[str] = []
    text, para = Brush.text, Brush.para

    def note_text(brush: Brush, x: float, y: float, said: str, *rest: Any, **how: Any) -> float:
        found.append(said)
        return text(brush, x, y, said, *rest, **how)

    def note_para(brush: Brush, x: float, y: float, said: str, *rest: Any, **how: Any) -> Any:
        found.append(said)
        return para(brush, x, y, said, *rest, **how)

    monkeypatch.setattr(Brush, "text", note_text)
    monkeypatch.setattr(Brush, "para", note_para)
    return found


def heard(pilot: Pilot) -> list[str]:
    """All that could be read aloud now, of the page on top and of the table below it."""
    said = [text for top in pilot.app.stack for text in spoken(list(top.stage.nodes))]
    tables = [one for one in pilot.app.stack if isinstance(one, TableScene)]
    for table in tables:
        said.append(table.desk.table.speech.board(table.desk.model))
        said += table.desk.table.speech.learnt(table.desk.model)
    return said


@pytest.mark.parametrize(("language", "players", "variants"), TABLES)
def test_no_species_is_named_in_a_whole_game(
    pilot: Pilot, written: list[str], language: str, players: tuple[str, ...], variants: list[str]
) -> None:
    pilot.app.settings["language"] = language
    sit_down(pilot, *players, seed=len(players), options={"variants": variants, "memory_aid": True})
    random = Random(language)
    written.clear()

    def look() -> None:
        assert named(heard(pilot)) == []
        assert named(written) == []

    for part in range(2):
        for turn in range(4):
            pilot.settle()
            while pilot.scene.name in ("curtain", "look-back"):
                look()
                pilot.key("Return")
                pilot.settle()
            if pilot.scene.name == "score":
                break
            if turn == 1:
                pilot.key("d")
                look()
                pilot.key("d")
            if turn == 2:
                pilot.key("h")
                pilot.settle()
                if pilot.scene.name == "question":
                    pilot.click("yes")
                    pilot.settle()
                look()
            look()
            take_turn(pilot, random)
            look()
        if part == 0:
            game = near_its_end(session(pilot), random)
            pilot.app.go_home()
            sit_at(pilot, game)
            written.clear()
    for _ in range(60):
        lift(pilot)
        if pilot.scene.name == "score":
            break
        take_turn(pilot, random)
        look()
    assert pilot.scene.name == "score"
    look()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(4))
def test_log_news_and_banner_name_no_species(language: str, seed: int) -> None:
    set_language(language)
    options = {"variants": ["realistic", "full_team"]}
    game = Session.new(DIVERCITY, ("Ana", "Bruno", "Chloé"), options, seed)
    random = Random(seed)
    said: list[str] = []
    announced: Announcement | None = None
    while game.outcome is None:
        before = game.view(None)
        for entry in game.submit(random.choice(list(game.legal(game.actors[0])))):
            for event in entry.events:
                announced = next_announcement(announced, event, before, [seat.name for seat in SEATS])
                said.append(announced.words if announced else "")
        after = game.view(None)
        said += warnings(after)
        said.append(news(game.events(None), SEATS, after.ladder, after.pictograms))
    said += [e.spoken for group in log_groups(game.events(None), SEATS, pictograms=True) for e in group.entries]
    assert named(said) == []
    assert any("3" in text for text in said)


@pytest.mark.parametrize("language", languages())
def test_hints_and_the_review_name_no_species(language: str) -> None:
    set_language(language)
    view = Session.new(DIVERCITY, ("Ana", "Bruno", "Chloé"), {"variants": ["realistic"]}).view(0)
    said = [brief(view, Use(0, "diving", name), SEATS) for name in SPECIES]
    for about, points in ((HOPE, 1), (HOPE, -1), (FEAR, 1), (FEAR, -1), (WON, 1), (LOST, -1)):
        said += [line_of(view, Reason(f"{about}:{name}", points), 0, SEATS).words for name in SPECIES]
    assert named(said) == []


def test_cards_that_were_told_have_no_names_behind_the_curtain() -> None:
    pilot = Pilot().start()
    pilot.app.stack.push(LookBackScene(SEATS[0], (), ToldHand(1, ("crab", "eel")), SEATS, True))
    pilot.settle()
    assert named([*pilot.texts(), *spoken(list(pilot.scene.stage.nodes))]) == []


def test_the_ladder_shows_pictures_and_the_numbers_by_which_species_are_read_aloud() -> None:
    canvas = Noting(small_look(), 616, 32)
    Rope("manta_ray", 2, False, None, 0, False, None, False, False, pictograms=True).paint(canvas, False)
    assert canvas.words == ["Species 4"]
    assert [name for name, _ in canvas.pictures] == ["disc/divercity-manta_ray"]
