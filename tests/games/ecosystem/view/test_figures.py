"""The figures of the rules pages of the editions: what they state is what the rules find."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.core.record import Record
from game.core.rng import Rng
from game.core.score import Cell
from game.core.transaction import Transaction
from game.games.ecosystem.actions import Swap, Turning
from game.games.ecosystem.edition import Down, Edition, Ending, Layout, Majority
from game.games.ecosystem.editions.forest import FOREST
from game.games.ecosystem.editions.ocean import OCEAN
from game.games.ecosystem.editions.savanna import SAVANNA
from game.games.ecosystem.solo import rival_cell
from game.games.ecosystem.state import State
from game.games.ecosystem.turns import deal_round
from game.games.ecosystem.view.edition import chapter
from game.games.ecosystem.view.figure_drawing import Rings, figure_of
from game.games.ecosystem.view.figures import PASS, FigureBoard, boards_of
from game.games.registry import GAMES
from game.ui.widgets.markdown_text import Figure, Heading
from game.ui.words import languages
from tests.support.pages import blocks, figures

EDITIONS = (FOREST, OCEAN, SAVANNA)
every_edition = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
every_figure = pytest.mark.parametrize(
    ("edition", "figure"),
    [
        pytest.param(edition, figure, id=f"{edition.id} {' '.join(figure.what)}")
        for edition in EDITIONS
        for figure, _ in figures("en", edition.id)
        if figure.what[0] != PASS
    ],
)


@every_figure
def test_what_a_figure_states_is_what_the_rules_find(edition: Edition, figure: Figure) -> None:
    for board in boards_of(edition, figure):
        assert board.found == board.stated


@pytest.mark.parametrize("language", languages())
@every_edition
def test_its_numbers_stand_in_its_caption(edition: Edition, language: str) -> None:
    for figure, caption in figures(language, edition.id):
        said = re.findall(r"\d+", caption)
        assert [word for word in figure.what if word.isdigit() and word != "0" and word not in said] == [], caption


@every_figure
def test_a_board_that_comes_from_another_one_does_so_by_the_rules(edition: Edition, figure: Figure) -> None:
    boards = boards_of(edition, figure)
    for before, after in pairwise(boards):
        if after.after:
            assert (after.grid.layout(), after.grid.face_down) in then(edition, before)


def then(edition: Edition, board: FigureBoard) -> list[tuple[dict[Cell, str], Down]]:
    """Cards and what lies face down, after every effect that may be used here and after the end of the game."""
    grid = board.grid
    found = []
    for species in grid.layout().values():
        effect = edition.effects.get(species)
        for use in effect.uses(0, list(grid)) if effect else ():
            done = grid.swapped(use.a, use.b) if isinstance(use, Swap) else grid.moved(use.start, use.end)
            found.append((done.layout(), done.face_down))
    if edition.ending is not None:
        by_itself = (turning(grid.layout()) for turning in edition.ending.by_itself.values())
        found += [
            (grid.layout(), down) for down in ended(edition.ending, grid.layout(), frozenset().union(*by_itself))
        ]
    return found


def ended(ending: Ending, layout: Layout, down: Down, chosen: tuple[Turning, ...] = ()) -> Iterator[Down]:
    """What may lie face down when all have been chosen for."""
    choices = list(ending.choices(0, layout, chosen))
    for choice in choices:
        yield from ended(ending, layout, down | {choice.turned}, (*chosen, choice))
    if not choices:
        yield down


@every_edition
def test_every_row_of_the_sheet_has_a_figure_in_its_section(edition: Edition) -> None:
    """And where ecosystems are compared it shows several."""
    at, shown = "", dict[str, int]()
    for block in blocks("en", edition.id):
        if isinstance(block, Heading):
            at = block.anchor
        if isinstance(block, Figure) and block.what[0] != PASS:
            mine = [board for board in boards_of(edition, block) if chapter(board.row) == at]
            shown[at] = max(shown.get(at, 0), len(mine))
    for row in edition.rows:
        assert shown.get(chapter(row.id), 0) >= (2 if isinstance(row, Majority) else 1), row.id


@every_edition
@pytest.mark.parametrize("at", ["cards", "turn", "placing", "two", "solo"])
def test_what_is_beside_how_hands_pass_and_where_cards_go_has_a_figure(edition: Edition, at: str) -> None:
    here, found = "", False
    for block in blocks("en", edition.id):
        here = block.anchor if isinstance(block, Heading) else here
        found = found or (here == at and isinstance(block, Figure))
    assert found


@every_edition
def test_the_rival_fills_its_ecosystem_in_this_order(edition: Edition) -> None:
    (figure,) = [figure for figure, _ in figures("en", edition.id) if figure.what[0] == "fill"]
    (board,) = boards_of(edition, figure)
    assert set(board.grid) == {rival_cell(cards) for cards in range(board.found)}
    assert board.open == (rival_cell(board.found),)


@every_edition
@pytest.mark.parametrize("players", [2, 3])
def test_the_rings_count_the_deck_as_a_game_does(edition: Edition, players: int) -> None:
    rings = figure_of(edition, Figure((PASS, str(players)), ()))
    assert isinstance(rings, Rings)
    header = {
        "format": 1,
        "game": edition.id,
        "options": {"deal": edition.deals[0]},
        "seats": list("ABC"[:players]),
        "seed": 1,
    }
    rules = GAMES[edition.id].rules
    first: State = rules.setup(Record(header).config(), Rng(1)).state
    c = Transaction(first, rules.after)
    deal_round(c, 2)
    assert rings.decks == (first.deck_left, c.state.deck_left)


@pytest.mark.parametrize(
    ("what", "lines", "why"),
    [
        (("trout", "6"), ("BX",), "The letter “X” is no card"),
        (("trout", "6"), ("*B",), "is no row of a board"),
        (("wolf", "12", "8"), ("WW",), "is about 2 boards, and there are 1"),
    ],
)
def test_a_figure_that_says_nothing_is_refused(what: tuple[str, ...], lines: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        figure_of(FOREST, Figure(what, lines))
