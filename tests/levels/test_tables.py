import itertools
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.core.rules import Game
from game.games.registry import GAMES
from game.levels import tables
from game.levels.tables import load_table
from game.levels.tmx import LevelError
from game.units import Rect

PLAYERS = range(1, 7)
LAYOUTS = [(players, wide) for players in PLAYERS for wide in (False, True)]

every_edition = pytest.mark.parametrize("game", ("forest", "ocean", "savanna"))


def overlapping(places: Mapping[str, Rect]) -> list[tuple[str, str]]:
    """Every pair of places that share more than an edge."""
    return [
        (one, other)
        for (one, a), (other, b) in itertools.combinations(places.items(), 2)
        if a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
    ]


def sticking_out(places: Mapping[str, Rect]) -> list[str]:
    """Every place that leaves the 1600 × 900 picture."""
    return [
        name
        for name, place in places.items()
        if place.x < 0 or place.y < 0 or place.right > 1600 or place.bottom > 900
    ]


@every_edition
@pytest.mark.parametrize(("players", "wide"), LAYOUTS)
def test_zones_lie_in_the_picture_side_by_side(game: str, players: int, wide: bool) -> None:
    zones = dict(load_table(game, players, wide).zones)
    assert sticking_out(zones) == []
    del zones["banner"]  # it hangs over the top bar
    assert overlapping(zones) == []


@every_edition
@pytest.mark.parametrize(("players", "wide"), LAYOUTS)
def test_every_table_has_what_a_player_needs_and_everybody_else(game: str, players: int, wide: bool) -> None:
    zones = set(load_table(game, players, wide).zones)
    own = {"topbar", "banner", "score", "board", "hand", "ring", "log"}
    others = {
        1: {"rival", "deck"},
        2: {"opp1", "neutral"},
    }.get(players, {f"opp{i}" for i in range(1, players)})
    assert zones == own | others


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("wide", (False, True))
def test_the_divers_tables_lie_in_the_picture_side_by_side(players: int, wide: bool) -> None:
    zones = load_table("divercity", players, wide).zones
    assert sticking_out(zones) == []
    assert overlapping(zones) == []
    assert sum(name.startswith("mate") for name in zones) == max(1, players - 1)
    if wide:
        narrow = load_table("divercity", players).zones
        assert {*zones} == {*narrow}
        assert all(zones[name].w > narrow[name].w for name in ("corp", "counters", "log", "actions", "divercard"))


@every_edition
@pytest.mark.parametrize("players", PLAYERS)
def test_long_words_get_forty_units_from_the_board(game: str, players: int) -> None:
    normal, wide = load_table(game, players).zones, load_table(game, players, wide=True).zones
    assert wide["score"].w - normal["score"].w == wide["ring"].w - normal["ring"].w == 40
    assert wide["board"].x == wide["hand"].x == 332
    assert wide["board"].right == normal["board"].right
    assert {name for name in normal if normal[name] != wide[name]} == {"score", "ring", "board", "hand"}


@every_edition
@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_turns_over_in_its_own_slot(game: str, players: int) -> None:
    layout = load_table(game, players)
    neutral = 1 if players == 2 else 0
    assert len(layout.slots) == (0 if players == 1 else players + neutral)
    assert list(layout.slots) == sorted(layout.slots, key=lambda slot: slot.x)
    assert overlapping(layout.reveal) == []
    assert sticking_out(layout.reveal) == []
    for slot, wide in itertools.product(layout.slots, (False, True)):
        assert slot.x >= load_table(game, players, wide).zones["score"].right


@every_edition
@pytest.mark.parametrize("players", PLAYERS)
def test_the_score_sheet_lies_in_the_picture_side_by_side(game: str, players: int) -> None:
    sheet = load_table(game, players).score_sheet
    assert set(sheet) == {"topbar", "sheet", "boards", "explain", "actions"}
    assert overlapping(sheet) == []
    assert sticking_out(sheet) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_table_can_be_laid_for_long_words(game: Game) -> None:
    for players in game.seats:
        assert set(load_table(game.id, players, wide=True).zones) == set(load_table(game.id, players).zones)


@pytest.fixture
def level_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the table of the game "broken" is looked for."""
    (tmp_path / "tables").mkdir()
    monkeypatch.setattr(tables, "levels_dir", lambda: tmp_path)
    return tmp_path / "tables" / "broken.tmx"


def complaint(path: Path) -> str:
    with pytest.raises(LevelError) as caught:
        load_table("broken", 3)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_missing_file_is_named(level_file: Path) -> None:
    assert "is missing" in complaint(level_file)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"this is no map",
        b"<map",
        b"<map/>",
        b'<map orientation="orthogonal" width="sixteen" height="9" tilewidth="1" tileheight="1"/>',
        b"\xff\xfe\x00",
    ],
)
def test_a_damaged_file_is_named(level_file: Path, content: bytes) -> None:
    level_file.write_bytes(content)
    complaint(level_file)


MAP = """<map version="1.10" orientation="orthogonal" renderorder="right-down"
 width="16" height="9" tilewidth="100" tileheight="100">
 <objectgroup id="1" name="players-3">{objects}</objectgroup>
</map>"""
BOARD = '<object id="7" name="board" x="1" y="2" width="3" height="4"/>'


def test_a_missing_layer_is_named(level_file: Path) -> None:
    level_file.write_text(MAP.format(objects=BOARD))
    assert "score-3" in complaint(level_file)


@pytest.mark.parametrize(
    "objects",
    [
        '<object id="7" x="1" y="2" width="3" height="4"/>',
        '<object id="7" name="board" x="1" y="2"/>',
        BOARD + BOARD,
    ],
)
def test_an_object_needs_a_name_of_its_own_and_a_size(level_file: Path, objects: str) -> None:
    level_file.write_text(MAP.format(objects=objects))
    assert "Object 7" in complaint(level_file)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize(("dx", "dy"), [(266, 0), (0, 150), (0, 750), (40, 0)])
def test_a_table_spreads_over_a_window_of_another_shape_and_nothing_meets(game: Game, dx: float, dy: float) -> None:
    """21:9, 4:3, portrait and a little more than 16:9: gaps grow, no zone comes over another or out of the window."""
    for players, wide in itertools.product(game.seats, (False, True)):
        layout = load_table(game.id, players, wide)
        zones = layout.spread(dx, dy).zones
        assert set(overlapping(zones)) <= {("topbar", "banner")}
        for name, zone in zones.items():
            assert -dx <= zone.x and zone.right <= 1600 + dx
            assert -dy <= zone.y and zone.bottom <= 900 + dy
            assert zone.w >= layout.zones[name].w - 1e-6 and zone.h >= layout.zones[name].h - 1e-6


@pytest.mark.parametrize("dy", [350, 616, 972])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_papers_keeps_together_in_the_middle_of_a_much_higher_window(game: str, dy: float) -> None:
    """Square, 3:4 and 9:16: rows of points and small boards would swim in it; AQUA's reefs use all the room."""
    for players in GAMES[game].seats:
        zones = load_table(game, players).spread(0, dy).zones.values()
        top, bottom = min(zone.y for zone in zones), max(zone.bottom for zone in zones)
        assert top == pytest.approx(-dy if game == "aqua" else -200)
        assert bottom == pytest.approx(900 - top, abs=10)


def test_a_table_in_a_window_of_the_shape_of_the_picture_stays_as_it_was_drawn() -> None:
    layout = load_table("aqua", 4)
    assert layout.spread(0, 0).zones == layout.zones


@pytest.mark.parametrize("game", ["forest", "ocean", "savanna"])
def test_a_zone_that_grows_reaches_to_what_lies_beside_it(game: str) -> None:
    layout = load_table(game, 2)
    drawn, spread = layout.zones, layout.spread(0, 150).zones
    assert spread["neutral"].y - spread["opp1"].bottom <= drawn["neutral"].y - drawn["opp1"].bottom + 1e-6


@every_edition
@pytest.mark.parametrize(("players", "wide"), LAYOUTS)
@pytest.mark.parametrize("dy", (50, 150))
def test_the_score_panel_fills_its_column_in_a_higher_window(game: str, players: int, wide: bool, dy: float) -> None:
    layout = load_table(game, players, wide)
    drawn, spread = layout.zones, layout.spread(0, dy).zones
    assert spread["score"].y - spread["topbar"].bottom == pytest.approx(drawn["score"].y - drawn["topbar"].bottom)
    assert spread["ring"].y - spread["score"].bottom == pytest.approx(drawn["ring"].y - drawn["score"].bottom)
    assert spread["score"].w == drawn["score"].w


@pytest.mark.parametrize("wide", (False, True))
@pytest.mark.parametrize("players", range(2, 5))
def test_the_other_reefs_reach_down_to_what_is_counted_for_the_own_one(players: int, wide: bool) -> None:
    zones = load_table("aqua", players, wide).zones
    assert zones["tally"].y - zones[f"opp{players - 1}"].bottom <= 12


@pytest.mark.parametrize("game", ["aqua", "divercity"])
@pytest.mark.parametrize(("dx", "dy"), [(266, 0), (0, 150)])
def test_columns_and_rows_of_panels_stay_closed_in_a_window_of_another_shape(game: str, dx: float, dy: float) -> None:
    """Gaps of 8 to 12 units grow no more than the window does, at 21:9 and 4:3."""
    for players in GAMES[game].seats:
        layout = load_table(game, players)
        drawn, spread = layout.zones, layout.spread(dx, dy).zones
        for one, other in itertools.permutations(drawn, 2):
            a, b = drawn[one], drawn[other]
            if max(a.x, b.x) < min(a.right, b.right) and 0 <= b.y - a.bottom <= 12:
                assert spread[other].y - spread[one].bottom <= 1.6 * (b.y - a.bottom) + 1e-6, f"{one} above {other}"
            if max(a.y, b.y) < min(a.bottom, b.bottom) and 0 <= b.x - a.right <= 12:
                assert spread[other].x - spread[one].right <= 1.6 * (b.x - a.right) + 1e-6, f"{one} beside {other}"
