"""What is said of a row of the points while it is looked at. Pure, no pixels."""

from game.games.ecosystem.view.cards import group_text, rule_text
from game.games.ecosystem.view.edition import home, skin_of
from game.games.ecosystem.view.model import TableModel
from game.games.ecosystem.view.scores import bonus_steps, group_sums, prize
from game.games.ecosystem.view.skin import Group
from game.ui.words import number, tr, trn


def row_note(m: TableModel, row: str) -> str:
    """What a row scores and how far it is, a paragraph each; those of `signs_of` come last."""
    parts = [rule_text(row)]
    if m.show_scores:
        parts += _still_open(m, row)
        parts += _bonus(m, row)
    return "\n".join(part for part in (*parts, *_of_groups(m, row)) if part)


def signs_of(row: str) -> tuple[Group, ...]:
    """The groups that a row belongs to or looks at: each sign stands before one of the last paragraphs."""
    skin = home(row)
    group = skin.group_of(row)
    return (group,) if group is not None else skin.groups if row == skin.closing else ()


def rows_at_nought(m: TableModel, row: str) -> str:
    """Under a closing row that looks at empty rows: how many these are."""
    count = _nought(m, row)
    return trn("{n} row at 0", "{n} rows at 0", count).format(n=count) if count is not None else ""


def _nought(m: TableModel, row: str) -> int | None:
    skin = skin_of(m.view.played)
    if row != skin.closing or skin.groups:
        return None
    return sum(not r.points for r in m.view.sheets[m.front].rows if r.row != row)


def _still_open(m: TableModel, row: str) -> list[str]:
    """Points for having most of something last until somebody else has more."""
    taken = any(prize(skin_of(m.view.played), sheet, row) for sheet in m.view.sheets)
    open_still = taken and m.view.outcome is None
    return [tr("Until the end these points may still change hands.")] if open_still else []


def _bonus(m: TableModel, row: str) -> list[str]:
    """How many rows are at 0 now, and when that brings more."""
    count = _nought(m, row)
    if count is None:
        return []
    points = m.view.sheets[m.front][row].points
    now = trn("{n} row at 0 now: {points}", "{n} rows at 0 now: {points}", count)
    parts = [now.format(n=count, points=number(points))]
    better = next(
        (step for step in bonus_steps(m.view.played, m.view.sheets[m.front], row) if step[1] > points), None
    )
    if better is not None:
        words = trn("With {n} row at 0 it is {points}.", "With {n} rows at 0 it is {points}.", better[0])
        parts.append(words.format(n=better[0], points=number(better[1])))
    return parts


def _of_groups(m: TableModel, row: str) -> list[str]:
    """What a group means, or how far each of them is."""
    skin = skin_of(m.view.played)
    if row != skin.closing:
        return [group_text(row)]
    names, sums = skin.words().groups, group_sums(skin, m.view.sheets[m.front])
    return [f"{names[group]} {number(points)}" if m.show_scores else names[group] for group, points in sums.items()]
