"""What is read of AQUA's reef to somebody who does not see it."""

from dataclasses import replace

from game.games.aqua.geometry import beside, centre_of
from game.games.aqua.growing import Chance
from game.games.aqua.tiles import NEUTRAL
from game.games.aqua.view import words
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.spoken import AquaSpeech, place_words
from game.games.aqua.view.turning import matching_edges
from tests.games.aqua.view.states import game_until, presenter, state_of


def held_over_a_place(turn: int = 0) -> TableModel:
    """The third round: the first tile of the market over the first place where it fits as it is turned."""
    session = game_until(lambda view: view.phase == "grow" and view.round == 3)
    shows, tile = presenter(), session.view(None).market[0]
    gains = shows.model(state_of(session, Choice(tile, turn))).gains
    return shows.model(state_of(session, Choice(tile, turn, hover=next(iter(gains)))))


def test_a_place_is_read_with_the_colours_around_it() -> None:
    m = held_over_a_place()
    area = m.view.areas[m.front]
    for cell in (*m.gains, *m.turnings, *m.misfits):
        near = [centre for centre in beside(centre_of(cell)) if centre in area.edges]
        (line,) = (line for line in place_words(m, cell).split("\n") if line.startswith("Around it: "))
        said = line.removeprefix("Around it: ").split(", ")
        assert len(said) == len(near) > 0
        assert {*said} <= {
            words.coral(colour) for centre in near for colour in area.edges[centre] if colour != NEUTRAL
        }


def test_a_place_is_read_with_the_colours_that_meet_as_the_tile_is_turned_now() -> None:
    read = set()
    for turn in range(6):
        m = held_over_a_place(turn)
        assert m.trial is not None
        edges, area = m.trial.tile.edges(), m.view.areas[m.front]
        met = [words.coral(edges[edge]) for edge in matching_edges(area, m.trial.tile)]
        assert met and f"Equal colours meet: {', '.join(met)}" in place_words(m, m.trial.tile.cell)
        read.add(place_words(m, m.trial.tile.cell))
    assert len(read) > 1


def test_a_place_and_the_reef_are_read_with_the_animals_that_lack_one_coral_and_where() -> None:
    seen = set()
    for turn in range(6):
        m = held_over_a_place(turn)
        assert m.trial is not None
        near = tuple(chance for chance in m.trial.chances if len(chance.missing) == 1)
        place, reef = place_words(m, m.trial.tile.cell), AquaSpeech().board(replace(m, chances=near))
        assert all(line_of(chance) in reef for chance in near)
        for chance in m.trial.chances:
            seen.add(len(chance.missing))
            assert (line_of(chance) in place) == (len(chance.missing) == 1)
    assert seen == {1, 2}


def line_of(chance: Chance) -> str:
    """What is read of a habitat that lacks one coral."""
    animal, colour = words.animal(chance.colour), words.coral(chance.colour)
    column, row = chance.missing[0]
    up = column / 2 + row
    across = f"{abs(column)} to the {'right' if column > 0 else 'left'}" if column else ""
    along = f"{abs(up):g} {'up' if up > 0 else 'down'}" if up else ""
    where = ", ".join(part for part in (across, along) if part) or "in the middle"
    return f"{animal}, {where}: One more coral of this colour has to meet here: {colour}."
