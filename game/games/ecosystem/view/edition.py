"""The editions that this table can show, and where each card and each row belongs."""

from game.core.rules import Game
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.rules import EcosystemRules
from game.games.ecosystem.view.editions.forest import FOREST_SKIN
from game.games.ecosystem.view.editions.ocean import OCEAN_SKIN
from game.games.ecosystem.view.editions.savanna import SAVANNA_SKIN
from game.games.ecosystem.view.skin import EditionSkin, placeholder

SKINS: dict[str, EditionSkin] = {skin.edition.id: skin for skin in (FOREST_SKIN, OCEAN_SKIN, SAVANNA_SKIN)}
"""By the id that a view carries; an edition without a skin joins with a placeholder when it is first shown."""
_BLANK_DISC = "disc/biodiversity"


def edition_of(game: Game) -> Edition:
    """Which edition of the engine a game is."""
    assert isinstance(game.rules, EcosystemRules), "this view draws the editions of one engine"
    return game.rules.edition


def skin_of(edition: Edition) -> EditionSkin:
    """How an edition looks; a placeholder stands in for one that has no skin yet."""
    if edition.id not in SKINS:
        SKINS[edition.id] = placeholder(edition, FOREST_SKIN)
    return SKINS[edition.id]


def home(row: str) -> EditionSkin:
    """The edition to which a card or a row belongs: no two share one."""
    return next(skin for skin in SKINS.values() if row in skin.rows)


def card_art(species: str, level: str) -> str:
    """The picture of a card at a level of detail."""
    skin = home(species)
    return back_art(skin.look, level == "S") if skin.stand_in else f"card/{skin.edition.id}/{species}-{level}"


def back_art(edition: str, small: bool) -> str:
    """The picture of the back of an edition's cards."""
    look = SKINS[edition].look
    return f"card/{look}/back-S" if small else f"card/{look}/back"


def disc_art(row: str) -> str:
    """The round picture of a card or a row."""
    return _BLANK_DISC if home(row).stand_in else f"disc/{chapter(row)}"


def letter(row: str) -> str:
    """What stands for a card or a row that nobody has painted yet."""
    return home(row).edition.letters.get(row, row[0].upper())


def chapter(row: str) -> str:
    """The name of a row in the rules page, and of its picture."""
    return row.replace("_", "")
