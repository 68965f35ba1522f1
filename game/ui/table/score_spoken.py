"""A score sheet in words, for whoever does not see it. Pure, no pixels."""

from game.core.rules import Seat
from game.ui.table.score_presenter import ScorePage
from game.ui.table.sheet import SheetRow, SumLine
from game.ui.words import number, tr, trn


def sheet_words(page: ScorePage, told: bool = True) -> str:
    """What the sheet is, how it is read, and what everybody has in every row and, once that is told, in all."""
    rows = [_row_words(page, line) for line in page.lines if isinstance(line, SheetRow)]
    return "\n".join((tr("Score sheet"), page.words().hint, *rows, *([_total_words(page)] if told else [])))


def ending_words(page: ScorePage) -> tuple[str, ...]:
    """Besides who has won: how a game alone went, how far its next grade is, and what else the game brought."""
    grades, news = page.podium().grades, page.words().news
    return (grades.told, grades.next, news) if grades is not None else (news,)


def _row_words(page: ScorePage, row: SheetRow) -> str:
    """What everybody has in a row."""
    found = [(seat, page.number(row.row, seat)) for seat in range(len(page.seats))]
    return _line(page, row.name, [(seat, one.words or number(one.points)) for seat, one in found if one is not None])


def sum_words(page: ScorePage, line: SumLine) -> str:
    """What everybody has in a group of rows."""
    return _line(page, line.name, [(seat, number(points)) for seat, points in enumerate(line.points)])


def _total_words(page: ScorePage) -> str:
    """What everybody has in all."""
    return _line(page, tr("Total"), [(seat, number(sheet.total)) for seat, sheet in enumerate(page.sheets)])


def seat_words(page: ScorePage, seat: Seat, told: bool = True) -> str:
    """Whose board it is, once that is told with the total of its points."""
    if not told:
        return page.seats[seat].name
    points = page.sheets[seat].total
    words = trn("{row}: {points} point", "{row}: {points} points", points)
    return words.format(row=page.seats[seat].name, points=number(points))


def _line(page: ScorePage, name: str, figures: list[tuple[Seat, str]]) -> str:
    said = (tr("{name} {points}").format(name=page.seats[seat].name, points=words) for seat, words in figures)
    return tr("{name}: {words}").format(name=name, words=", ".join(said))
