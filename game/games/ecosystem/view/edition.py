"""The editions that this table can show."""

from collections.abc import Mapping

from game.games.ecosystem.edition import Edition
from game.games.ecosystem.editions.forest import FOREST

EDITIONS: Mapping[str, Edition] = {edition.id: edition for edition in (FOREST,)}
"""By the id that a view carries."""
