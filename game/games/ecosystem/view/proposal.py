"""What is proposed to somebody who decides at the end of a game: pure, no pixels."""

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.state import FLIP, HUNT, EcosystemView
from game.games.ecosystem.view.choice import Choice
from game.games.ecosystem.view.decisions import EcosystemFrame
from game.games.ecosystem.view.partners import answers, firsts


def opening(frame: EcosystemFrame) -> Choice:
    """The choice with which a decision begins: empty, but for the only whale and for a lion's best prey."""
    seat, view = frame.situation.decider, frame.view
    if seat is None:
        return Choice()
    if view.phase == FLIP:
        whales = firsts(frame.legal)
        return Choice(first=min(whales)) if len(whales) == 1 else Choice()
    if view.phase == HUNT:
        return Choice(planned=_best_prey(view, seat, frozenset(answers(frame.legal, None))))
    return Choice()


def _best_prey(view: EcosystemView, seat: Seat, prey: frozenset[Cell]) -> Cell | None:
    """The prey that is best for its owner, for the solo rival the worst."""
    assert view.played.ending is not None
    grid = view.seats[seat].grid
    layout = {cell: card.species for cell, card in grid.items()}
    best = view.played.ending.foreseen(layout, grid.face_down, seat == view.rival) & prey
    return min(best or prey, default=None)
