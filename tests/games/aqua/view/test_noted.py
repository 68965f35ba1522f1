"""What the table of AQUA says of what is looked at, and what a tile makes possible."""

from dataclasses import replace

from game.core.score import Cell
from game.games.aqua.actions import Grow, Large
from game.games.aqua.game import AQUA
from game.games.aqua.hindrances import Hindrance
from game.games.aqua.state import AquaView
from game.games.aqua.view import noted, words
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.parts.notes import notes_of
from tests.games.aqua.seas import EAST, HERE, sea
from tests.games.aqua.view.states import game_until, holding, presenter, state_of


def late() -> AquaView:
    view: AquaView = game_until(lambda view: view.phase == "grow" and view.round > 12).view(None)
    return view


def test_everything_on_the_reef_says_what_it_is() -> None:
    state = state_of(game_until(lambda view: view.phase == "grow" and view.round > 12), front=0)
    model = presenter().model(state)
    notes = {note.name: note.hint for note in notes_of(model)}
    area = state.view.areas[0]
    shown = [name for name in notes if name.startswith("animal:")]
    assert len(shown) == len(area.animals.keys() - area.covered)
    assert sum(name.startswith("large:") for name in notes) == len(area.large)
    assert sum(name.startswith("corals:") for name in notes) == len(model.reefs)
    assert sum(name.startswith("chance:") for name in notes) == len(model.chances)
    assert all(notes.values())


def test_a_small_animal_tells_its_points_and_the_goals_of_which_it_is_native() -> None:
    view = late()
    for place, native in enumerate(view.terms.natives):
        said = noted.small_animal(view, native).split("\n")
        assert said[0] == f"{words.animal(native)}: {2 if native in 'RYG' else 3} points"
        assert said[1].startswith(f"Goal {view.terms.ecosystems[place]}, native {words.animal(native)}: ")


def test_the_supply_tells_how_many_are_left() -> None:
    view = late()
    for colour, left in view.small_left.items():
        assert noted.supply(view, colour).endswith(f"{left} are left in the supply.")


def test_a_tile_of_the_market_tells_in_how_many_places_it_fits() -> None:
    state = state_of(game_until(lambda view: view.phase == "grow" and view.round > 8))
    name = state.view.market[0]
    model = presenter().model(holding(state, Choice(tile=name)))
    assert model.fits[name] == len(model.gains) + len(model.turnings)
    looked_at = presenter().model(replace(state, front=1 - state.front))
    assert looked_at.fits == model.fits, "whoever decides looks at another reef"
    assert noted.market_tile(name, 3) == f"{words.tile(name)}\nIt fits in 3 places."
    assert noted.market_tile(name, 0).endswith("It fits nowhere.")


def test_why_a_large_animal_does_not_come_names_the_animals() -> None:
    area = sea({HERE: "R", EAST: "R"})
    said = words.hindrance(Hindrance("alike", (HERE, EAST), (HERE, EAST)), area)
    assert said.startswith("Crab twice: ")


def test_a_tile_tells_the_large_animal_that_could_come_after_it_and_what_that_brings() -> None:
    session = game_until(lambda view: view.phase == "large")
    seat = session.actors[0]
    grown = next(entry.action for entry in reversed(session.entries) if isinstance(entry.action, Grow))
    after = session.view(None)
    larges = [one for one in session.legal(seat) if isinstance(one, Large)]
    worth = {one: AQUA.rules.preview(after, (one,))[seat].total - after.sheets[seat].total for one in larges}
    while session.view(None).phase != "grow":
        session.rewind(len(session.entries) - 1)
    state = state_of(session)
    tile = grown.tile
    cell: Cell = tile.cell
    held = Choice(tile=tile.name, hover=cell)
    turns = (holding(state, held.turned_to(turn).look(cell)) for turn in range(6))
    trial = next(
        t for one in turns if (t := presenter().model(one).trial) is not None and t.tile == tile and t.why is None
    )
    assert {pile for pile, _ in trial.then} == {one.pile for one in larges}
    assert trial.then[0][1] == max(worth.values())
