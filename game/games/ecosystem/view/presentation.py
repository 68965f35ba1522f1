"""How the Ecosystem games introduce themselves outside their table."""

from collections.abc import Mapping
from functools import partial
from itertools import product
from typing import Any

from game.core.rules import Game
from game.core.score import Cell
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.grid import COLUMNS, ROWS, Grid
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.edition import card_art, disc_art, edition_of, skin_of
from game.games.ecosystem.view.skin import EditionSkin, any_lead_wins, win_names
from game.ui.engine.canvas import Canvas
from game.ui.presentation.daily_text import DailyText
from game.ui.presentation.guide_text import GuideText
from game.ui.presentation.path_texts import PathText
from game.ui.presentation.presentation import Presentation, RivalText
from game.ui.presentation.translated_texts import tempers
from game.ui.words import tr
from game.units import Rect

_CARD_RATIO = 1.4
_SIGNS: Mapping[str, str] = {"forest": "leaf", "ocean": "wave", "savanna": "sun"}
_SHELVES = {1: (1, 1), 2: (2, 1), 3: (2, 2), 4: (2, 2), 5: (3, 2), 6: (3, 2)}
"""Number of ecosystems → columns and rows in which their thumbnails lie."""


def for_game(game: Game) -> Presentation:
    """What the app says and shows of an edition, in the language of this moment."""
    edition = edition_of(game)
    skin = skin_of(edition)
    words, look = skin.words(), skin.look
    return Presentation(
        title=words.title,
        subtitle=tr("Ecosystem"),
        kind=tr("draft and place"),
        minutes="20",
        box=f"box/{look}",
        cover=f"cover/{look}",
        scenery=f"scenery/{look}",
        palette=f"games.{look}",
        option_texts=words.options,
        house_rules=("show_gains", "show_scores", "curtain", "relaxed"),
        rival=_rival(skin),
        company=lambda options, players: _company(skin, players),
        steps=(
            ("hand", tr("Choose one card from your hand.")),
            ("grid", tr("Place it next to your other cards: neighbours decide what it is worth.")),
            ("swap", tr("Pass the rest of the hand on and take what you are given.")),
        ),
        progress=_progress,
        thumbnail=_thumbnail,
        sign=_SIGNS.get(look, "leaf"),
        guide=None if skin.stand_in else partial(_guide, edition),
        path=partial(_path, edition),
        daily=partial(_daily, edition),
        tempers=tempers(skin.edition.id),
    )


def _guide(edition: Edition) -> GuideText:
    from game.games.ecosystem.view.guide import guide_text

    return guide_text(edition)


def _path(edition: Edition) -> PathText:
    from game.games.ecosystem.view.path import path_text

    return path_text(edition)


def _daily(edition: Edition, options: Mapping[str, Any]) -> DailyText:
    from game.games.ecosystem.view.path import daily_text

    return daily_text(edition)


def _rival(skin: EditionSkin) -> RivalText:
    grades = win_names(skin.edition)
    rival = skin.edition.rival
    margins = tuple((margin, grades.get(grade, grade)) for grade, margin in rival.margins.items())
    return RivalText(rival.name, skin.portrait, lambda options: margins, signed=True)


def _company(skin: EditionSkin, players: int) -> tuple[str, str]:
    if players == 1:
        aim = (
            tr("You give {rival} a card every turn. Any lead wins. These earn a title:")
            if any_lead_wins(skin.edition)
            else tr("You give {rival} a card every turn. Win by this many points:")
        )
        return tr("The solo challenge"), aim.format(rival=skin.edition.rival.name)
    if players == 2:
        return (
            tr("Two, and a third hand"),
            skin.words().pile,
        )
    return (
        tr("The hands go round"),
        tr("You choose from what your neighbour leaves you: round one to the left, round two to the right."),
    )


def _progress(view: EcosystemView) -> str:
    if view.rounds == 1:
        return tr("turn {turn} of {turns}").format(turn=view.turn, turns=view.turns)
    return tr("round {round}, turn {turn} of {turns}").format(round=view.round, turn=view.turn, turns=view.turns)


def _thumbnail(c: Canvas, view: EcosystemView, x: float, y: float, w: float, h: float) -> None:
    """The ecosystems side by side; where there are many, discs stand for the cards."""
    palette = f"games.{skin_of(view.played).look}"
    c.rect(x, y, w, h, 14, gradient=(f"{palette}.bg0", f"{palette}.bg1"))
    seats = len(view.seats)
    discs = seats > 2
    columns, rows = _SHELVES[seats]
    pad = min(4.0, h / 30)
    inner_w, inner_h = (w - 4 * pad) / columns, (h - 4 * pad) / rows
    for i, seat in enumerate(view.seats):
        in_row = min(columns, seats - i // columns * columns)
        left = x + (w - in_row * inner_w) / 2 + i % columns * inner_w
        top = y + 2 * pad + i // columns * inner_h
        place = Rect(left + pad, top + pad, inner_w - 2 * pad, inner_h - 2 * pad)
        _miniature(c, view.edition, seat.grid, place, pad, discs)


def _miniature(c: Canvas, edition: str, grid: Grid, place: Rect, pad: float, discs: bool) -> None:
    ratio = 1 if discs else _CARD_RATIO
    cell_w = min(place.w / COLUMNS, place.h / ROWS / ratio)
    cell_h = cell_w * ratio
    x = place.x + (place.w - COLUMNS * cell_w) / 2
    y = place.y + (place.h - ROWS * cell_h) / 2
    rim = pad * 0.75
    c.rect(x - rim, y - rim, COLUMNS * cell_w + 2 * rim, ROWS * cell_h + 2 * rim, 1.5 * pad, fill="surface.tray")
    cards = _centred(grid)
    for column, row in product(range(COLUMNS), range(ROWS)):
        left, top = x + column * cell_w, y + row * cell_h
        species = cards.get((column, row))
        if species is None:
            c.rect(left + 1, top + 1, cell_w - 2, cell_h - 2, 3, line="#FFFFFF4D")
        else:
            name = disc_art(species) if discs else card_art(species, "S")
            c.art(name, left + 0.5, top + 0.5, cell_w - 1, cell_h - 1)


def _centred(grid: Grid) -> Mapping[Cell, str]:
    """Column and row → species of the card there when the layout lies about in the middle of the full extent."""
    if not grid:
        return {}
    left, top, right, bottom = grid.box
    aside, above = (COLUMNS - (right - left + 1)) // 2, (ROWS - (bottom - top + 1)) // 2
    return {(column - left + aside, row - top + above): card.species for (column, row), card in grid.items()}
