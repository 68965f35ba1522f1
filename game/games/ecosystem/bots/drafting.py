"""What one seat knows of a draft, and what a choice comes to in it."""

from game.bots import chance
from game.core.rng import Rng
from game.core.rules import Seat
from game.games.ecosystem.bots.candidates import Choice
from game.games.ecosystem.bots.compact.board import Board
from game.games.ecosystem.bots.compact.edition import Compact
from game.games.ecosystem.bots.known import numbers, unseen
from game.games.ecosystem.bots.playout import Course, Deal, play_on
from game.games.ecosystem.draft import ROUNDS, TURNS, keeps_leftover
from game.games.ecosystem.edition import Edition
from game.games.ecosystem.state import EcosystemView


class Drafting:
    """The table as one seat knows it.

    Attributes:
        cost: of a playout, as in `Slices`.
        board: its own ecosystem.
        others: what the other seats bring into the majorities.
        course: what is certain about the rest of the game.
    """

    cost = 0.5

    def __init__(self, edition: Edition, compact: Compact, view: EcosystemView, seat: Seat, rng: Rng) -> None:
        self._compact, self._view = compact, view
        self._chance = chance.start(rng)
        self._hand = numbers(compact, view.seats[seat].hand)
        self._hidden = view.seats[seat].hand_size - len(self._hand)
        self._unseen = unseen(edition, compact, view, seat)
        self._boards = [Board.of(other.grid.layout(), compact.species) for other in view.seats]
        self.board = self._boards[seat]
        place, size = view.ring.index(seat), len(view.ring)
        self._holders = [view.ring[(place - turn * view.passing) % size] for turn in range(1, size)]
        self.course = self._rest()
        self.others = self.course.others

    def deal(self) -> Deal:
        """One way in which the cards may lie that the seat cannot see; on the public table also its own hand."""
        hand, self._chance = chance.shuffled(self._hand, self._chance)
        cards, self._chance = chance.shuffled(self._unseen, self._chance)
        hands, start = [hand + cards[: self._hidden]], self._hidden
        for size in map(self._cards_of, self._holders):
            hands.append(cards[start : start + size])
            start += size
        return Deal(hands, cards[start:], self._chance)

    def played_out(self, choice: Choice, deal: Deal) -> tuple[int, ...]:
        """The points of the own rows when the game has been played out."""
        hands = [list(hand) for hand in deal.hands]
        picking = choice.taken is not None
        if choice.taken is not None:
            hands[0].remove(choice.taken)
        return play_on(self._compact, self.course, choice.board.copy(), hands, deal, picking)

    def _rest(self) -> Course:
        view, majorities = self._view, self._compact.majorities
        dealt, again = (int(size) for size in view.options["deal"].split("+"))
        places = {growing.kind: place for place, growing in enumerate(majorities)}
        return Course(
            left=TURNS - view.turn,
            more=again if view.round < ROUNDS else 0,
            keeps=keeps_leftover((dealt, again)),
            needs=[self._needs(seat) for seat in self._holders],
            others=[[self._brought(place, seat) for seat in self._holders] for place in range(len(majorities))],
            growing=[
                (places[kind], majorities[places[kind]].out_of) if kind in places else None
                for kind in range(len(self._compact.species))
            ],
        )

    def _is_neutral(self, seat: Seat) -> bool:
        return seat >= len(self._boards)

    def _cards_of(self, seat: Seat) -> int:
        """How many cards a seat holds, with one that it has chosen already."""
        if self._is_neutral(seat):
            return self._view.neutral_hand
        return self._view.seats[seat].hand_size + self._view.seats[seat].chosen

    def _brought(self, place: int, seat: Seat) -> int:
        """What a seat brings into a majority, with the card that it is about to place."""
        growing = self._compact.majorities[place]
        name = self._compact.species[growing.kind]
        if self._is_neutral(seat):
            return (self._view.neutral_pile or ()).count(name)
        return growing.measure(self._boards[seat]) + (self._view.seats[seat].waiting == name)

    def _needs(self, seat: Seat) -> list[float]:
        """Species → what one more card promises a seat, on its best cell."""
        board = None if self._is_neutral(seat) else self._boards[seat]
        kinds = range(len(self._compact.species))
        if board is None or not board.open:
            return [0.0 for _ in kinds]
        return [max(self._compact.habit.worth(board, kind, number) for number in board.open) for kind in kinds]
