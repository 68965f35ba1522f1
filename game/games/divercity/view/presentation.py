"""How Mini DiverCity introduces itself outside its table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.errors import CorruptRecord
from game.core.rules import Game
from game.games.divercity.components import DIVERS, LEVELS, SAVED, SPECIES
from game.games.divercity.state import DiverCityView
from game.games.divercity.table import table
from game.games.divercity.view import words
from game.games.divercity.view.colours import COLUMNS
from game.games.divercity.view.commands import COMMANDS
from game.games.divercity.view.diver_shares import (
    fit_single_cards,
    fit_team_shares,
    hand_count,
    reseat_shares,
    round_robin,
)
from game.games.divercity.view.guide import guide_text
from game.games.divercity.view.path import daily_text, path_text
from game.ui.engine.canvas import Canvas
from game.ui.presentation.presentation import ChoiceText, OptionText, Presentation, Remedy, RivalText, ValueRequest
from game.ui.scene import Scene
from game.ui.table.seats import SeatInfo
from game.ui.words import tr, trc, trn

_WITH_RIVAL = 7
"""So many can play only when one of them is the industrialist."""


def for_game(game: Game) -> Presentation:
    """What the app says and shows of the game, in the language of this moment."""
    return Presentation(
        title=tr("Mini DiverCity"),
        subtitle=tr("together under water"),
        kind=tr("save the sea together"),
        minutes="15–20",
        box="box/divercity",
        cover="cover/divercity",
        scenery="scenery/divercity",
        palette="games.divercity",
        option_texts=(
            OptionText(
                "memory_aid",
                tr("Keep what you were told in sight"),
                tr("off: remember it yourselves"),
                True,
                False,
                applies=lambda options: "realistic" not in options["variants"],
            ),
            OptionText(
                "pointing",
                tr("Blind choices point"),
                tr("to the best card: see the rules"),
                True,
                False,
            ),
            OptionText(
                "deck_out",
                tr("Lost when the deck runs out"),
                tr("off: lost when nothing is left to do"),
                "empty_deck",
                "no_action",
            ),
        ),
        choices=(
            ChoiceText("level", tr("Level"), tuple(map(_level, LEVELS))),
            ChoiceText(
                "variants",
                tr("Variants"),
                (([], trc("variants", "none"), tr("press to choose some")),),
                picked=_picked,
                picker=_picker,
            ),
            ChoiceText(
                "divers",
                tr("Diver cards"),
                (("deal", tr("dealt"), tr("at random; press to choose")),),
                applies=lambda options: not {"beginner", "full_team"} & {*options["variants"]},
                picked=lambda chosen: (trc("diver cards", "chosen"), tr("press to change them")),
                picker=partial(_divers, team=False),
                fitted=fit_single_cards,
                reseated=reseat_shares,
            ),
            ChoiceText(
                "divers",
                tr("Diver cards"),
                (("deal", tr("all eight"), tr("press to share them out")),),
                applies=lambda options: "full_team" in options["variants"],
                picked=_shared_out,
                picker=partial(_divers, team=True),
                fitted=fit_team_shares,
                reseated=reseat_shares,
            ),
        ),
        house_rules=("relaxed",),
        rival=RivalText("", "divercity/seal"),
        company=_company,
        steps=(
            ("rig", tr("Ocean Corp. strikes: an oil rig, a dynamite boat, new hotels.")),
            ("hand", tr("Play a card you cannot see, and its species climbs one step.")),
            ("walkie", tr("Or tell somebody the hand, or close a hotel.")),
        ),
        progress=_progress,
        problem=_problem,
        remedy=_remedy,
        team=True,
        roles=_roles,
        first_seat="first",
        commands=COMMANDS,
        thumbnail=_thumbnail,
        sign="anchor",
        guide=guide_text,
        path=path_text,
        daily=daily_text,
    )


def _level(name: str) -> tuple[str, str, str]:
    level = LEVELS[name]
    goal = tr("{save} saved win, {lose} extinct lose").format(save=level.save, lose=level.lose)
    return name, words.level(name), goal


_NAMED = 2
"""Of more variants the set-up page has no room for their names."""


def _picked(chosen: Any) -> tuple[str, str]:
    """How many variants are on, and their names as far as the row has room for them."""
    names = ", ".join(words.variant(name)[0] for name in chosen)
    return tr("{n} on").format(n=len(chosen)), names if len(chosen) <= _NAMED else tr("press to change them")


def _picker(request: ValueRequest) -> Scene:
    from game.games.divercity.view.variants import VariantsScene

    return VariantsScene(tuple(request.now), request.report)


def _shared_out(shares: Sequence[Sequence[str]]) -> tuple[str, str]:
    """How many diver cards the full team has taken."""
    count = sum(map(len, shares))
    if not count:
        return trc("diver cards", "none"), tr("nobody takes a diver card")
    return trn("{n} card", "{n} cards", count).format(n=count), tr("press to change them")


def _divers(request: ValueRequest, team: bool) -> Scene:
    """The page that gives diver cards to the hands; without a choice the full team starts from all eight in turn."""
    from game.games.divercity.view.diver_picker import DiversScene

    count = hand_count(request.options, len(request.seats))
    hands = [SeatInfo(seat.name, seat.style, seat.level is not None) for seat in request.seats][:count]
    if len(hands) == 1:
        hands = [replace(hands[0], name=tr("Hand {n}").format(n=n)) for n in (1, 2)]
    shares: list[list[str]] = [[] for _ in hands]
    if isinstance(request.now, list):
        shares = [entry if isinstance(entry, list) else [entry] for entry in request.now]
    elif team:
        shares = round_robin(DIVERS, len(hands))
    shares = (shares + [[] for _ in hands])[: len(hands)]
    return DiversScene(tuple(map(tuple, shares)), request.report, tuple(hands), team)


def _company(options: Mapping[str, Any], players: int) -> tuple[str, str]:
    if players == 1:
        return tr("Alone under water"), tr("You play two hands and see neither. The radio turns one of them open.")
    if _roles(options, players):
        return tr("Divers and a rival"), tr("The last seat plays for Ocean Corp. The divers win or lose as a team.")
    if players == _WITH_RIVAL:
        return tr("Six divers, one rival"), tr("The last seat plays for Ocean Corp.: switch the industrialist on.")
    return tr("All together"), tr("You win or lose as a team. The seat to the left comes next.")


def _roles(options: Mapping[str, Any], players: int) -> Mapping[int, str]:
    """The industrialist sits on the last seat."""
    rival = {"industrialist", "duel"} & {*options["variants"]}
    return {players - 1: tr("Industrialist")} if rival and players > 1 else {}


def _problem(options: Mapping[str, Any], players: int) -> str | None:
    """Whether the variants fit the number of players."""
    try:
        hands = table(options, players).divers
    except CorruptRecord:
        variants = options["variants"]
        if "duel" in variants:
            return tr("A duel is for two: one diver and the industrialist.")
        if "industrialist" in variants:
            return tr("An industrialist needs at least one diver to play against.")
        return tr("At most six divers can play: switch the industrialist on.")
    shared = "full_team" in options["variants"]
    if options["divers"] != "deal" and not shared and len(options["divers"]) != hands:
        return trn("Choose a diver card for one hand.", "Choose diver cards for {n} hands.", hands).format(n=hands)
    return None


def _remedy(options: Mapping[str, Any], players: int) -> Remedy | None:
    """Switches the variant off that does not fit, or the one on that is missing."""
    variants = options["variants"]
    try:
        table(options, players)
    except CorruptRecord:
        for variant in ("duel", "industrialist"):
            if variant in variants:
                off = tr("Switch off: {variant}").format(variant=words.variant(variant)[0])
                return Remedy(off, {"variants": [one for one in variants if one != variant]})
        if players == _WITH_RIVAL:
            return Remedy(tr("Switch the industrialist on"), {"variants": [*variants, "industrialist"]})
    return None


def _progress(view: DiverCityView) -> str:
    return tr("turn {turn}, {n} saved").format(turn=view.turn, n=list(view.ladder.values()).count(SAVED))


def _thumbnail(c: Canvas, view: DiverCityView, x: float, y: float, w: float, h: float) -> None:
    """The ladder."""
    paint_ladder(c, view.ladder, x, y, w, h)


def paint_ladder(c: Canvas, ladder: Mapping[str, int], x: float, y: float, w: float, h: float) -> None:
    """The ladder with its tokens, of neighbouring rows beside each other so that none covers another."""
    c.rect(x, y, w, h, 14, gradient=("games.divercity.bg0", "games.divercity.bg1"))
    column, row = (w - 12) / len(COLUMNS), (h - 12) / len(SPECIES)
    for place, colour in enumerate(COLUMNS):
        c.rect(x + 6 + place * column + 1, y + 6, column - 2, h - 12, 6, colour + "B0")
    side = min(row * 1.5, column)
    apart = min(side * 0.9, column - side)
    for index, (species, place) in enumerate(ladder.items()):
        aside = (index % 2 - 0.5) * apart
        middle_x, middle_y = x + 6 + (place + 0.5) * column + aside, y + 6 + (index + 0.5) * row
        c.art(f"disc/divercity-{species}", middle_x - side / 2, middle_y - side / 2, side, side)
