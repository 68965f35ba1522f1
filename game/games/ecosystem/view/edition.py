"""The editions that this table can show, and where each card and each row belongs."""

from collections.abc import Mapping

from game.games.ecosystem.edition import Edition
from game.games.ecosystem.view.editions.forest import FOREST_SKIN
from game.games.ecosystem.view.editions.ocean import OCEAN_SKIN
from game.games.ecosystem.view.editions.savanna import SAVANNA_SKIN
from game.games.ecosystem.view.skin import EditionSkin

SKINS: Mapping[str, EditionSkin] = {skin.edition.id: skin for skin in (FOREST_SKIN, OCEAN_SKIN, SAVANNA_SKIN)}
"""By the id that a view carries."""
EDITIONS: Mapping[str, Edition] = {name: skin.edition for name, skin in SKINS.items()}

_HOME: Mapping[str, EditionSkin] = {
    row: skin for skin in SKINS.values() for row in (*skin.edition.deck, *((skin.closing,) if skin.closing else ()))
}


def home(row: str) -> EditionSkin:
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
