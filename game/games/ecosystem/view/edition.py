"""The editions that this table can show, and where each card and each row belongs."""

from collections.abc import Mapping

from game.games.ecosystem.edition import Edition
from game.games.ecosystem.view.dress import Dress
from game.games.ecosystem.view.editions.forest import FOREST_DRESS
from game.games.ecosystem.view.editions.ocean import OCEAN_DRESS
from game.games.ecosystem.view.editions.savanna import SAVANNA_DRESS

DRESSES: Mapping[str, Dress] = {dress.edition.id: dress for dress in (FOREST_DRESS, OCEAN_DRESS, SAVANNA_DRESS)}
"""By the id that a view carries."""
EDITIONS: Mapping[str, Edition] = {name: dress.edition for name, dress in DRESSES.items()}

_HOME: Mapping[str, Dress] = {
    row: dress
    for dress in DRESSES.values()
    for row in (*dress.edition.deck, *((dress.closing,) if dress.closing else ()))
}


def home(row: str) -> Dress:
    """The edition to which a card or a row belongs: no two share one."""
    return _HOME[row]


def card_art(species: str, level: str) -> str:
    """The picture of a card at a level of detail."""
    return f"card/{home(species).edition.id}/{species}-{level}"


def back_art(edition: str, small: bool) -> str:
    """The picture of the back of an edition's cards."""
    return f"card/{edition}/back-S" if small else f"card/{edition}/back"


def disc_art(row: str) -> str:
    """The round picture of a card or a row."""
    return f"disc/{chapter(row)}"


def chapter(row: str) -> str:
    """The name of a row in the rules page, and of its picture."""
    return row.replace("_", "")
