"""How AQUA introduces itself outside its table."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.rules import Game
from game.games.aqua import components as box
from game.games.aqua.scenarios import SCENARIOS
from game.games.aqua.state import AquaView
from game.games.aqua.terms import ADVANCED, CLASSIC, FAMILY, FAMILY_REEFS, Terms
from game.games.aqua.view import goal_words, track_words
from game.games.aqua.view.commands import COMMANDS
from game.games.aqua.view.daily import daily_text
from game.games.aqua.view.guide import guide_text
from game.games.aqua.view.track import achieved_words
from game.ui.engine.canvas import Canvas
from game.ui.presentation.presentation import ChoiceText, OptionText, Presentation, RivalText, ValueRequest
from game.ui.presentation.translated_texts import tempers
from game.ui.scene import Scene
from game.ui.words import tr, trc
from game.units import Rect


def for_game(game: Game) -> Presentation:
    """What the app says and shows of the game, in the language of this moment."""
    return Presentation(
        title=tr("AQUA"),
        subtitle=tr("Biodiversity in the Oceans"),
        kind=tr("grow a coral reef"),
        minutes="40",
        box="box/aqua",
        cover="cover/aqua",
        scenery="scenery/aqua",
        palette="games.aqua",
        option_texts=(
            OptionText(
                "strict_habitats",
                tr("Habitats stand free"),
                tr("off: a fourth coral may touch them"),
                True,
                False,
            ),
        ),
        choices=_choices(),
        house_rules=("show_gains", "show_scores", "relaxed"),
        rival=RivalText(
            "", "disc/aqua-turtle", lambda options: tuple((total, "") for total in Terms(1, options["mode"]).grades)
        ),
        company=_company,
        steps=(
            ("hex", tr("Take a tile from the market and lay it so that one colour meets its own.")),
            ("shell", tr("Where three equal corals meet, their small animal moves in.")),
            ("fin", tr("Small animals that lie right attract a large one.")),
        ),
        commands=COMMANDS,
        progress=_progress,
        thumbnail=_thumbnail,
        sign="hex",
        guide=guide_text,
        daily=daily_text,
        achievements=_achievements,
        achieved=achieved_words,
        tempers=tempers("aqua"),
    )


def _choices() -> tuple[ChoiceText, ...]:
    modes = (
        (CLASSIC, tr("Classic"), tr("goals 1 to 6, or a scenario")),
        (ADVANCED, tr("Advanced"), tr("any six of the 24 goals")),
        (FAMILY, tr("Family"), tr("no goals, no points for reefs")),
        (FAMILY_REEFS, tr("Family with reefs"), tr("no goals, but reefs score")),
    )
    none = (None, trc("scenario", "none"), tr("a game without a task"))
    task = tr("{points} points; {task}")
    scenarios = tuple(
        (letter, letter, task.format(points=one.total, task=goal_words.scenario_task(letter)))
        for letter, one in SCENARIOS.items()
    )
    plain = (None, trc("modification", "none"), tr("the rules as they are"))
    modifications = tuple((number, str(number), track_words.modification(number)) for number in box.MODIFICATIONS)
    return (
        ChoiceText("mode", tr("Which game"), modes),
        ChoiceText(
            "ecosystems",
            tr("The six goals"),
            ((None, tr("drawn"), tr("at random; press to choose")),),
            applies=_is(ADVANCED),
            picked=lambda chosen: (trc("six goals", "chosen"), " · ".join(map(str, chosen))),
            picker=_picker,
        ),
        ChoiceText("scenario", tr("Scenario"), (none, *scenarios), applies=_is(CLASSIC), once=True),
        ChoiceText("modification", tr("Modification"), (plain, *modifications), once=True, idle=_idle),
    )


def _idle(modification: int | None, options: Mapping[str, Any]) -> str:
    """Why a modification changes nothing beside the other options."""
    scores = Terms(1, options["mode"]).reefs_score
    return "" if scores or modification not in box.ABOUT_REEF_POINTS else tr("reefs score nothing here")


def _is(mode: str) -> Callable[[Mapping[str, Any]], bool]:
    return lambda options: options["mode"] == mode


def _achievements(person: str) -> Scene:
    from game.games.aqua.view.achievements import AchievementsScene

    return AchievementsScene(person)


def _picker(request: ValueRequest) -> Scene:
    from game.games.aqua.view.picker import PickerScene

    return PickerScene(tuple(request.now or ()), request.report)


def _company(options: Mapping[str, Any], players: int) -> tuple[str, str]:
    if options["mode"] == FAMILY:
        said = tr("No goals, and reefs score nothing. With the choice “{mode}” they score.")
        return tr("The family game"), said.format(mode=tr("Family with reefs"))
    if players == 1:
        return (
            tr("The solo challenge"),
            tr("Seventeen rounds, one new tile in each. The total is your grade."),
        )
    return (
        tr("Who takes the snail?"),
        tr("Who takes the sea snail plays last in this round and starts the next one."),
    )


def _progress(view: AquaView) -> str:
    return tr("round {round} of {rounds}").format(round=view.round, rounds=view.rounds)


def _thumbnail(c: Canvas, view: AquaView, x: float, y: float, w: float, h: float) -> None:
    """The reefs side by side."""
    from game.games.aqua.view.places import fitted_together
    from game.games.aqua.view.sceneries import ReefPicture

    c.rect(x, y, w, h, 14, gradient=("games.aqua.bg0", "games.aqua.bg1"))
    zone = Rect(x + 6, y + 6, w - 12, h - 12)
    cameras = fitted_together(zone, [area.edges for area in view.areas], min(w, h) / 6, 5)
    for area, camera in zip(view.areas, cameras):
        ReefPicture(area).paint(c, camera)
