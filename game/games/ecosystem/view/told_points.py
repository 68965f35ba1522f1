"""Points are told: they stand on the cards that brought them, then fly to their rows, and panels of others answer."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.events import CardPlaced
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.flights import Flights
from game.games.ecosystem.view.parts.gains import pop, sounds
from game.ui.engine.timeline import Step
from game.ui.table.desk_values import Act
from game.ui.table.points import Kept, answer, travel

EcosystemAct = Act[EcosystemView]


def numbers_before(act: EcosystemAct, flights: Flights) -> Kept:
    """The numbers of the score sheet, which stay as they are until the points have come to them."""
    rows = (f"score/{row.row}" for row in act.before.sheets[0].rows)
    return Kept(("score/total", *rows), flights.hands.stage)


def pop_points(act: EcosystemAct, flights: Flights, placed: Sequence[CardPlaced]) -> list[Step]:
    """What each card brought pops up over it; gives how that sounds."""
    heard: list[Step] = []
    stay = flights.motions.ms("reveal_hold")
    for event in placed:
        points = act.after.sheets[event.seat].total - act.before.sheets[event.seat].total
        if points:
            pop_over(str(event.seat), points, event.seat, event.cell, flights, stay)
            if not flights.parts.is_small(event.seat):
                x = flights.parts.place_of(event.seat, event.cell).cx
                heard += [flights.motions.sound(*sound, x) for sound in sounds(points)]
    return heard


def pop_over(name: str, points: int, seat: Seat, cell: Cell, flights: Flights, stay: float) -> None:
    """Points pop up over a cell and stay for some milliseconds; nobody waits for that."""
    if not flights.motions.ms("points"):
        return
    place, small = flights.parts.place_of(seat, cell), flights.parts.is_small(seat)
    sprite, steps = pop(name, points, place, small, flights.motions, stay)
    flights.hands.stage.add(sprite)
    flights.hands.aside(*steps)


def send_points(
    act: EcosystemAct, flights: Flights, starts: dict[Seat, Cell], numbers: Kept, delay: float = 0.0
) -> None:
    """Points fly to their rows, each seat's from one of its cells; small panels that gained answer.

    Args:
        act: what changed the points.
        flights: at this table.
        starts: the seats whose points changed, and where they leave from.
        numbers: of the score sheet, as they were before.
        delay: milliseconds before they leave, in full motion.
    """
    hands, motions = flights.hands, flights.motions
    delay = delay if motions.full else 0.0
    if "score/total" not in hands.stage:
        return
    if all(flights.parts.is_small(seat) for seat in starts):
        numbers.tell()
    for seat, cell in starts.items():
        before, after = act.before.sheets[seat], act.after.sheets[seat]
        if flights.parts.is_small(seat):
            names = [f"seat/{seat}"] if after.total > before.total else []
            hands.aside(*answer(names, hands.stage, motions, delay))
        else:
            gains = {f"score/{row.row}": row.points - before[row.row].points for row in after.rows}
            place = flights.parts.place_of(seat, cell)
            hands.aside(*travel(gains, (place.cx, place.cy), hands.stage, motions, numbers, delay))
