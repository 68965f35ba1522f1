"""How the settings are laid on pages."""

from game.ui.scenes.settings_pages import LOWEST, Column, SectionRows, pages_of
from game.ui.scenes.settings_rows import SwitchRow
from game.ui.widgets.stack import stack
from game.units import Rect

ROOM, HEAD, FOOT, GAP = 780.0, 68.0, 12.0, 16.0


def section(name: str, rows: int) -> SectionRows:
    return SectionRows(name, name, "eye", tuple(SwitchRow(f"{name}{i}", "", "") for i in range(rows)))


def pages(*columns: Column) -> tuple[tuple[Column, ...], ...]:
    return pages_of(columns, ROOM, head=HEAD, foot=FOOT, gap=GAP)


def test_what_fits_stays_on_one_page() -> None:
    columns = (section("a", 5), section("b", 2)), (section("c", 3),), (section("d", 1),)
    assert pages(*columns) == (columns,)


def test_what_does_not_fit_goes_on_to_another_page_and_nothing_is_lost() -> None:
    columns = (section("a", 5), section("b", 9)), (section("c", 25),), (section("d", 1),)
    laid = pages(*columns)
    assert [len(page) for page in laid] == [3, 3]
    rows = [row for page in laid for column in page for part in column for row in part.rows]
    assert sorted(row.key for row in rows) == sorted(r.key for c in columns for part in c for r in part.rows)


def test_no_row_becomes_lower_than_its_floor() -> None:
    for count in range(1, 30):
        for page in pages((section("a", count), section("b", 3)), (section("c", 1),), (section("d", 1),)):
            for column in page:
                heights = [[row.height for row in part.rows] for part in column]
                laid = stack(Rect(0, 0, 600, ROOM), heights, head=HEAD, foot=FOOT, side=28, gap=GAP)
                lowest = min(row.h for part in laid for row in part.rows)
                assert lowest >= LOWEST * SwitchRow.height - 0.001
                assert laid[-1].rows[-1].bottom <= ROOM


def test_a_column_with_a_little_room_is_filled_and_one_with_much_room_stays_itself() -> None:
    full = stack(Rect(0, 0, 600, 280), [[100, 100]], head=HEAD, foot=FOOT, side=28, gap=GAP)[0]
    roomy = stack(Rect(0, 0, 600, 380), [[100, 100]], head=HEAD, foot=FOOT, side=28, gap=GAP)[0]
    empty = stack(Rect(0, 0, 600, 900), [[100, 100]], head=HEAD, foot=FOOT, side=28, gap=GAP)[0]
    assert [round(part.rows[-1].bottom) for part in (full, roomy, empty)] == [268, 368, 368]
