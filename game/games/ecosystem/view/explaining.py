"""What lights up on a table of Ecosystem while something is looked at."""

from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.carrying import CardCarrying
from game.games.ecosystem.view.feeding import fed_by
from game.games.ecosystem.view.pieces import PlacedCard
from game.ui.engine.node import Node
from game.ui.table.desk_values import Lit
from game.ui.table.pieces import Piece


class CardExplaining(CardCarrying):
    """A table on which rows and cards light what they score with."""

    def cells_of(self, view: EcosystemView, row: str) -> Lit:
        """The cards that explain a row, for each seat."""
        sheets = enumerate(view.sheets)
        return {seat: frozenset(cell for line in sheet[row].lines for cell in line.cells) for seat, sheet in sheets}

    def explained(self, view: EcosystemView, piece: Piece) -> Lit:
        """What feeds a card."""
        return {piece.seat: fed_by(view, piece.seat, piece.cell)} if isinstance(piece, PlacedCard) else {}

    def rules_anchor(self, node: Node | None) -> str | None:
        """At the card that is looked at."""
        return getattr(getattr(node, "face", None), "species", None)
