"""What happened has brought or cost points: they stand where that was, then fly to the rows that count them."""

from collections.abc import Iterable, Sequence

from game.core.rules import Seat
from game.core.score import Cell
from game.games.ecosystem.state import EcosystemView
from game.games.ecosystem.view.flights import Flights
from game.games.ecosystem.view.parts.gains import pop, sounds
from game.ui.engine.timeline import Step
from game.ui.table.desk_values import Act
from game.ui.table.points import Kept, answer, travel

Where = Sequence[tuple[Seat, Cell]]
"""For each seat whose points an act changes, the cell on which that is told."""


def kept_numbers(act: Act[EcosystemView], flights: Flights) -> Kept:
    """The numbers of the score panel and of the neighbours, which go on saying what was so before an act."""
    rows = (f"score/{row.row}" for row in act.before.sheets[0].rows)
    return Kept(("score/total", *rows, *_panels(act)), flights.hands.stage)


def _panels(act: Act[EcosystemView]) -> list[str]:
    """The names of the panels that say how many points somebody else has."""
    return ["rival", *(f"seat/{seat}" for seat in range(act.before.players))]


def pop_points(act: Act[EcosystemView], flights: Flights, where: Where) -> list[Step]:
    """What an act brought or cost each seat pops up over its cell; gives how that sounds.

    What flies to its rows from there goes while that comes, and is not seen there as well.
    """
    heard: list[Step] = []
    hold, comes = flights.motions.ms("reveal_hold"), flights.motions.ms("appear") / 2
    flies = flights.motions.full and "score/total" in flights.hands.stage
    for seat, cell in where:
        points = act.after.sheets[seat].total - act.before.sheets[seat].total
        if points:
            leaves = flies and not flights.parts.is_small(seat)
            pop_over(str(seat), points, seat, cell, flights, comes if leaves else hold)
            if not flights.parts.is_small(seat):
                x = flights.parts.place_of(seat, cell).cx
                heard += [flights.motions.sound(*sound, x) for sound in sounds(points)]
    return heard


def pop_over(name: str, points: int, seat: Seat, cell: Cell, flights: Flights, stay: float) -> None:
    """Points pop up over a cell and stay for some milliseconds; nobody waits for that."""
    if not flights.motions.ms("points"):
        return
    place, small = flights.parts.place_of(seat, cell), flights.parts.is_small(seat)
    sprite, steps = pop(name, points, place, small, flights.motions, stay)
    flights.hands.stage.add(sprite)
    flights.hands.aside(*steps, *flights.beside_its_card(sprite, seat, cell))


def send_points(act: Act[EcosystemView], flights: Flights, where: Where, numbers: Kept) -> None:
    """Points fly to their rows on the score panel, and the panels of others answer to what they have gained."""
    hands, motions = flights.hands, flights.motions
    delay = motions.ms("points") if motions.full else 0.0
    if "score/total" not in hands.stage:
        numbers.tell()
        return
    hands.aside(numbers.telling(delay, *_panels(act)))
    mine = [(seat, cell) for seat, cell in where if not flights.parts.is_small(seat)]
    if not mine:
        numbers.tell("score/total", *(f"score/{row.row}" for row in act.after.sheets[0].rows))
    for seat, cell in mine:
        before = act.before.sheets[seat]
        gains = {f"score/{row.row}": row.points - before[row.row].points for row in act.after.sheets[seat].rows}
        place = flights.parts.place_of(seat, cell)
        hands.aside(*travel(gains, (place.cx, place.cy), hands.stage, motions, numbers, delay))
    others = [seat for seat, _ in where if flights.parts.is_small(seat)]
    gained = [seat for seat in others if act.after.sheets[seat].total > act.before.sheets[seat].total]
    shine(gained, flights, delay)


def shine(seats: Iterable[Seat], flights: Flights, delay: float = 0.0) -> None:
    """The panels of these seats shine up for a moment."""
    stage = flights.hands.stage
    panels = [f"seat/{seat}" if f"seat/{seat}" in stage else "rival" for seat in seats]
    flights.hands.aside(*answer(panels, stage, flights.motions, delay))


def tell_points(act: Act[EcosystemView], flights: Flights, where: Where, numbers: Kept) -> None:
    """What an act brought or cost pops up over the cells, which the motion waits for, and flies to its rows."""
    flights.hands.follow(pop_points(act, flights, where))
    send_points(act, flights, where, numbers)
