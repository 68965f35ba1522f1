"""What the player of a solo challenge knows, and what a choice comes to in it."""

from game.bots import chance
from game.core.rng import Rng
from game.games.ecosystem.bots.candidates import Choice
from game.games.ecosystem.bots.compact.board import Board
from game.games.ecosystem.bots.compact.edition import Compact, Others
from game.games.ecosystem.bots.known import numbers, unseen
from game.games.ecosystem.bots.playout_alone import play_on_alone
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.state import GIVE, EcosystemView

PLAYER = 0


class Alone:
    """The challenge as its player knows it.

    Attributes:
        cost: of a playout, as in `Slices`.
        board: the player's own ecosystem.
        others: what the rival brings into the majorities.
    """

    def __init__(self, edition: Edition, compact: Compact, view: EcosystemView, rng: Rng) -> None:
        self.cost = compact.cost
        self._compact, self._turn, self._giving = compact, view.turn, view.phase == GIVE
        self._chance = chance.start(rng)
        self._hand = numbers(compact, view.seats[PLAYER].hand)
        self._unseen = unseen(edition, compact, view, PLAYER)
        self.board, self._rival = (Board.of(seat.grid.layout(), compact.species) for seat in view.seats)
        self.others: Others = [(growing.measure(self._rival),) for growing in compact.majorities]

    def deal(self) -> list[int]:
        """One way in which the deck may lie."""
        cards, self._chance = chance.shuffled(self._unseen, self._chance)
        return cards

    def played_out(self, choice: Choice, deck: list[int]) -> tuple[int, ...]:
        """What makes up the margin when the challenge has been played out: own rows, less the rival's points."""
        hand, gift = self._hand[:], None
        if self._giving:
            gift = choice.taken
        elif choice.taken is not None:
            hand.remove(choice.taken)
        return play_on_alone(self._compact, choice.board.copy(), self._rival.copy(), hand, deck, self._turn, gift)
