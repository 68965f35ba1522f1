"""What is read of AQUA's reef to somebody who does not see it."""

from dataclasses import replace
from pathlib import Path

from game.games.aqua.geometry import beside, centre_of, contacts
from game.games.aqua.growing import Chance
from game.games.aqua.tiles import NEUTRAL
from game.games.aqua.view import words
from game.games.aqua.view.choice import Choice
from game.games.aqua.view.model import TableModel
from game.games.aqua.view.parts.notes import notes_of
from game.games.aqua.view.spoken import (
    AquaSpeech,
    confirm_words,
    goal_card_words,
    pile_words,
    place_words,
    turn_words,
)
from game.games.aqua.view.turning import matching_edges
from tests.games.aqua.view.states import game_until, in_phase, presenter, state_of
from tests.pilot.play import at_title, sit_down, table


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


def laid(turn: int = 0) -> TableModel:
    """The same tile laid there until it is confirmed."""
    m = held_over_a_place(turn)
    assert m.trial is not None
    session = game_until(lambda view: view.phase == "grow" and view.round == 3)
    choice = Choice(m.view.market[0], turn, planned=m.trial.tile.cell)
    return presenter().model(state_of(session, choice))


def test_what_is_confirmed_and_what_is_turned_say_where_the_tile_lies_and_what_it_brings() -> None:
    read = set()
    for turn in range(6):
        m = laid(turn)
        assert m.trial is not None and m.trial.planned
        for button in (confirm_words(m, "Place"), turn_words(m, "Turn left")):
            assert "The tile lies here: " in button
            assert (m.trial.why is None) == ("Equal colours meet: " in button) == ("Brings: " in button)
            read.add(button)
    assert len(read) == 12, "each turn is heard"


def test_a_tile_in_hand_says_how_it_is_turned() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round == 3)
    m = presenter().model(state_of(session, Choice(session.view(None).market[0], 2)))
    assert turn_words(m, "Turn left").endswith("turned by 2 of 6")


def test_a_large_animal_is_offered_with_its_places_and_the_way_to_refuse_it() -> None:
    m = presenter().model(in_phase("large"))
    _, *offers, how = AquaSpeech().learnt(m)
    assert how == "Choose its place on the reef, or leave it with Not now."
    assert len(offers) == len(m.outlines) > 0
    for said, (pile, places) in zip(offers, m.outlines.items(), strict=True):
        assert said.startswith(f"{words.pile(pile)} could come, in {len(places)} place")


def test_the_order_of_a_round_is_told_so_that_one_knows_to_whom_the_snail_came() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round == 3)
    m = presenter().model(state_of(session, Choice()))
    names = ", ".join(m.seats[seat].name for seat in m.view.order)
    assert AquaSpeech().learnt(m) == (f"order of this round: {names}",)


def test_the_numbers_of_goals_and_piles_say_what_they_are() -> None:
    m = held_over_a_place()
    for place, goal in enumerate(m.view.terms.ecosystems):
        native = words.animal(m.view.terms.natives[place])
        first, _, on_reef, points, *_ = goal_card_words(m, place).split("\n")
        assert first.startswith(f"Goal {goal}: ") and on_reef.startswith(f"{native} on the reef: ")
        assert points.split()[1] in ("point", "points")
    assert pile_words(m, "duo").startswith("Barracuda: ") and pile_words(m, "duo").endswith("points")
    elsewhere = pile_words(replace(m, peeks=True, front=1 - m.front), "duo")
    assert elsewhere.endswith(f"The reef of {m.seats[1 - m.front].name}")


def test_a_tile_that_lies_says_which_animals_lack_one_coral_then() -> None:
    told = 0
    for turn in range(6):
        m = laid(turn)
        assert m.trial is not None
        near = [line_of(chance) for chance in m.trial.chances if len(chance.missing) == 1]
        assert m.trial.why is not None or all(line in confirm_words(m, "Place") for line in near)
        told += len(near)
    assert told


def test_the_snail_is_named_before_it_is_taken() -> None:
    session = game_until(lambda view: view.phase == "grow" and view.round == 3)
    m = presenter().model(state_of(session, Choice(snail=True)))
    assert confirm_words(m, "Take it") == "Take it\nSea snail"


def test_everything_on_the_reef_is_heard_with_its_place_and_animals_with_those_they_touch() -> None:
    m = presenter().model(in_phase("large"))
    area, told = m.view.areas[m.front], {note.name: note.spoken for note in notes_of(m)}
    reef, touching = AquaSpeech().board(m), 0
    for corner, colour in area.animals.items():
        if corner in area.covered:
            continue
        right, up = (2 * corner[0] + corner[1]) / 3, corner[1] / 2
        first, second, *_ = told[f"animal:{corner[0]},{corner[1]}"].split("\n")
        assert f", {abs(round(right, 1)):g} to the {'right' if right > 0 else 'left'}" in first
        assert up == 0 or f", {abs(up):g} {'up' if up > 0 else 'down'}" in first
        near = [words.animal(area.animals[cell]) for cell in contacts(corner) if cell in area.animals]
        assert (second == f"It touches: {', '.join(near)}") == bool(near)
        touching += bool(near)
        assert f"{words.animal(colour)}, {first.split(', ', 1)[1]}" in reef
    assert touching
    for chance in m.chances:
        if len(chance.missing) == 1:
            assert told[f"chance:{chance.corner[0]},{chance.corner[1]}"] == line_of(chance)
    for name, said in told.items():
        assert any(way in said.partition("\n")[0] for way in (" to the ", " up", " down", "in the middle")), name


def test_a_tile_that_is_taken_up_by_its_number_is_named_and_a_turn_is_told_wherever_the_keyboard_is(
    tmp_path: Path,
) -> None:
    pilot = at_title(tmp_path, (1280, 720))
    pilot.app.settings["show_read"] = True
    sit_down(pilot, "Ana", "Wren:easy", game="aqua", seed=7)
    log, scene = pilot.app._reader.voice.log, table(pilot)
    tiles = [words.tile(name) for name in scene.feed.now().view.market]
    log.clear()
    pilot.key("2")
    assert log[0] == f"Tile: {tiles[1]}. Ana, find it a place."
    scene.focus.set("lamp")
    pilot.settle()
    log.clear()
    pilot.key("R", "R")
    first, second = log
    assert {first, second} < {f"Turned by {turn} of 6." for turn in range(6)} and first != second
    pilot.store.close()
