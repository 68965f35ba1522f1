"""Everybody at a table of Ecosystem."""

from game.games.ecosystem.view.skin import EditionSkin
from game.ui.table.feed import Players
from game.ui.table.seats import SeatInfo, seats_of
from game.ui.words import tr

_NO_STYLE = -1
"""Rivals and hands that belong to nobody have a face or a sign instead of a seat colour with its emblem."""


def seat_infos(players: Players, skin: EditionSkin) -> tuple[SeatInfo, ...]:
    """The players in order; the solo rival or the neutral seat comes last."""
    people = seats_of(players)
    if len(people) == 1:
        return (*people, rival_info(skin))
    return (*people, neutral_info()) if len(people) == 2 else people


def rival_info(skin: EditionSkin) -> SeatInfo:
    """The solo rival."""
    return SeatInfo(skin.edition.rival.name, _NO_STYLE, False, picture=skin.portrait)


def neutral_info() -> SeatInfo:
    """The third hand of a game for two."""
    return SeatInfo(tr("Neutral"), _NO_STYLE, False, icon="cards")
