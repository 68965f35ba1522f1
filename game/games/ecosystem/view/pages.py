"""What lies over a table of Ecosystem: the curtain, the pause between two rounds, the rules of a card."""

from dataclasses import replace

from game.games.ecosystem.actions import Action
from game.games.ecosystem.state import FLIP, EcosystemView
from game.games.ecosystem.view.decisions import EcosystemFrame
from game.games.ecosystem.view.edition import chapter, skin_of
from game.games.ecosystem.view.round_pause import RoundPause
from game.ui.engine.node import Node
from game.ui.scene import Scene
from game.ui.table.collaborators import GamePages
from game.ui.table.desk_values import HandOver
from game.ui.table.feed import TableFeed
from game.ui.table.seats import SeatInfo
from game.ui.words import tr

_ROW = "score/"


class EcosystemPages(GamePages[EcosystemView, Action]):
    """See `GamePages`.

    Args:
        feed: what may be known of the game.
        seats: everybody at the table.
        show_scores: the pause between two rounds tells the points.
    """

    def __init__(
        self, feed: TableFeed[EcosystemView, Action], seats: tuple[SeatInfo, ...], show_scores: bool
    ) -> None:
        self._people, self._seats, self._show_scores = feed.players.people, seats, show_scores
        self._round = feed.now().view.round
        self._rows = {row.id for row in feed.now().view.played.rows}

    anchors = {
        "score/total": "points",
        "scores": "points",
        "board:": "placing",
        "closed:": "placing",
        "done": "placing",
        "hand/": "turn",
        "ring": "rounds",
        "seat/": "seen",
        "rival": "solo",
        "lead": "solo",
        "steps": "solo",
        "chip/": "solo",
    }

    def rules_anchor(self, node: Node | None) -> str | None:
        """At the card or the row of the points that is looked at; at the section of everything else."""
        species = getattr(getattr(node, "face", None), "species", None)
        row = node.name.removeprefix(_ROW) if node is not None and node.name.startswith(_ROW) else ""
        return species or (chapter(row) if row in self._rows else super().rules_anchor(node))

    def hand_over(self, frame: EcosystemFrame) -> HandOver | None:
        """The curtain with the person's name, and who follows."""
        view, person = frame.view, frame.situation.person
        assert person is not None
        others = [seat for seat in view.actors if seat in self._people and seat != person]
        turn = tr("Round {round}, turn {turn} of {turns}").format(round=view.round, turn=view.turn, turns=view.turns)
        words = skin_of(view.played).words()
        then = tuple(self._seats[seat] for seat in others)
        handed = HandOver(self._seats[person], turn, then, others=words.waiting)
        if view.phase != FLIP:
            return handed
        turning = words.turning
        button = turning.curtain.format(name=self._seats[person].name)
        return replace(handed, turn=turning.when or tr("The last card lies"), button=button, asks=turning.asks)

    def between(self, frame: EcosystemFrame) -> Scene | None:
        """When another round has begun and somebody at the screen plays: that the hands go the other way."""
        before, self._round = self._round, frame.view.round
        if frame.view.round <= before or frame.view.outcome is not None or not self._people:
            return None
        return RoundPause(frame.view, self._seats, self._show_scores)
