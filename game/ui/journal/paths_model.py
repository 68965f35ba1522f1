"""What the page of the paths shows: one person's goals and medals in one game, in words. Without a screen."""

from dataclasses import dataclass

from game.core.goals import Goal, Goals
from game.profile.paths import Path, Reached
from game.profile.summaries import Summary
from game.ui.presentation.path_texts import GoalExample, MedalText, PathText
from game.ui.words import number, short_date, signed, tr, trn

MEDAL = "medal:"
"""What stands before the number of a medal, where a goal has its name."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One of the medals of a grade: what tells it apart, whether it is won, and whether only with hints."""

    label: str
    met: bool
    assisted: bool


@dataclass(frozen=True, slots=True)
class Medal:
    """A grade: `below` says when it was reached, or how far one is; `sign` is the number of its stars."""

    name: str
    title: str
    task: str
    below: str
    sign: int
    marks: tuple[Mark, ...]
    chosen: bool

    @property
    def met(self) -> bool:
        """One of its medals is won."""
        return any(mark.met for mark in self.marks)


@dataclass(frozen=True, slots=True)
class Stamp:
    """A goal on its page."""

    goal: str
    title: str
    below: str
    picture: str
    met: bool
    assisted: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class Detail:
    """The goal or medal that is looked at.

    Attributes:
        state: whether, and when, it was met.
        best: how far one came, and how far it is; nothing for a yes or no.
        share: of the way to it, from 0 to 1.
        game: that in which it was met or, as long as there is none, that which came farthest.
        example: what the tip speaks of, as a small board.
    """

    title: str
    state: str
    task: str
    tip: str
    picture: str
    sign: int
    met: bool
    best: str
    share: float
    alone: bool
    company: bool
    game: Summary | None
    example: GoalExample | None = None


@dataclass(frozen=True, slots=True)
class PathsModel:
    """The whole page; `where`: in which games its goals can be met."""

    met: int
    all: int
    newest: str
    where: str
    medals: tuple[Medal, ...]
    stamps: tuple[Stamp, ...]
    detail: Detail


def paths_model(path: Path, goals: Goals[object], text: PathText, chosen: str) -> PathsModel:
    """The page of a game.

    Args:
        path: what the person has reached.
        goals: of the game.
        text: its words.
        chosen: the goal, or `MEDAL` and the number of the medal, that is looked at.
    """
    names = [goal.id for goal in goals.goals]
    stamps = tuple(_stamp(goal, path.reached[goal.id], text, goal.id == chosen) for goal in goals.goals)
    medals = tuple(_medal(place, medal, path, text, chosen) for place, medal in enumerate(text.medals))
    if chosen.startswith(MEDAL):
        detail = _medal_detail(text.medals[int(chosen.removeprefix(MEDAL))], goals, path, text)
    else:
        detail = _goal_detail(next(goal for goal in goals.goals if goal.id == chosen), path, text)
    newest = _newest(path, text, names)
    return PathsModel(path.met(names), len(names), newest, text.where, medals, stamps, detail)


def _newest(path: Path, text: PathText, goals: list[str]) -> str:
    last = max(
        (name for name in goals if path.reached[name].met is not None),
        key=lambda name: path.reached[name].number,
        default=None,
    )
    if last is None:
        return tr("none is met yet") if path.games else tr("play a game and see what it brings")
    return tr("Last: {goal}, {day}").format(goal=text.goals[last].title, day=_day(path.reached[last].met))


def _day(game: Summary | None) -> str:
    assert game is not None
    return short_date(game.ended.date())


def _stamp(goal: Goal[object], reached: Reached, text: PathText, chosen: bool) -> Stamp:
    words = text.goals[goal.id]
    if reached.met is not None:
        below = _day(reached.met)
    elif goal.needed > 1 and (reached.best or 0) > 0:
        below = tr("best {n}").format(n=reached.best)
    else:
        below = tr("not yet")
    return Stamp(goal.id, words.title, below, words.picture, reached.met is not None, reached.assisted, chosen)


def _medal(place: int, medal: MedalText, path: Path, text: PathText, chosen: str) -> Medal:
    reached = [path.reached[name] for name, _ in medal.medals]
    marks = tuple(
        Mark(label, one.met is not None, one.assisted) for (_, label), one in zip(medal.medals, reached, strict=True)
    )
    [best, *others] = reached
    below = "" if others else _medal_state(best, text)
    name = f"{MEDAL}{place}"
    return Medal(name, medal.title, medal.task, below, medal.sign, marks, name == chosen)


def _medal_state(reached: Reached, text: PathText) -> str:
    if reached.best is None:
        return tr("not played yet")
    show = signed if text.signed else number
    if reached.met is not None:
        return tr("{points} on {day}").format(points=show(reached.best), day=_day(reached.best_game))
    return tr("best {points} so far").format(points=show(reached.best))


def _goal_detail(goal: Goal[object], path: Path, text: PathText) -> Detail:
    reached, words = path.reached[goal.id], text.goals[goal.id]
    place = list(text.goals).index(goal.id) + 1
    best, share = "", 0.0
    if goal.needed > 1 and reached.best is not None and reached.best_game is not None:
        best = tr("{have} of {needed} · {day}")
        best = best.format(have=number(reached.best), needed=goal.needed, day=_day(reached.best_game))
        share = max(0.0, min(1.0, reached.best / goal.needed))
    return Detail(
        words.title,
        tr("goal {n}, {state}").format(n=place, state=_state(reached)),
        words.task,
        words.tip,
        words.picture,
        0,
        reached.met is not None,
        best,
        share,
        words.alone,
        words.company,
        reached.met or reached.best_game,
        words.example,
    )


def _state(reached: Reached) -> str:
    if reached.met is None:
        return tr("not met yet")
    day = _day(reached.met)
    if reached.assisted:
        return tr("met with hints on {day}").format(day=day)
    return tr("met on {day}").format(day=day)


def _medal_detail(medal: MedalText, goals: Goals[object], path: Path, text: PathText) -> Detail:
    reached = {label: path.reached[name] for name, label in medal.medals}
    won = [label for label, one in reached.items() if one.met is not None]
    farthest = max(reached.values(), key=lambda one: -999 if one.best is None else one.best)
    needed = goals.needed[medal.medals[0][0]]
    several = len(medal.medals) > 1
    state = tr("won") if won else tr("not won yet")
    if several and won:
        state = trn("won by {divers} diver", "won by {divers} divers", int(won[-1])).format(divers=", ".join(won))
    best, share = "", 0.0
    if farthest.best is not None:
        show = signed if text.signed else number
        best = tr("{have} of {needed} · {day}")
        best = best.format(have=show(farthest.best), needed=show(needed), day=_day(farthest.best_game))
        share = max(0.0, min(1.0, farthest.best / needed))
    tip = tr("Each number of divers has a medal of its own. Easier variants do not count.") if several else ""
    met = next((one.met for one in reached.values() if one.met is not None), None)
    return Detail(
        medal.title, state, medal.task, tip, "", medal.sign, bool(won), best, share, True, several,
        met or farthest.best_game,
    )  # fmt: skip
