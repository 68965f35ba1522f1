"""What the journal says of the goals, the medals and the dailies of an edition."""

from game.games.ecosystem.edition import Edition
from game.games.ecosystem.goals import goals_of
from game.games.ecosystem.view.edition import skin_of
from game.games.ecosystem.view.goal_boards import goal_examples, numbers_of
from game.games.ecosystem.view.skin import any_lead_wins, win_names
from game.ui.presentation.daily_text import DailyText
from game.ui.presentation.path_texts import MedalText, PathText
from game.ui.presentation.translated_texts import goal_texts
from game.ui.words import signed, tr


def path_text(edition: Edition) -> PathText:
    """The words of an edition, in the language of this moment."""
    grades = {grade: name[:1].upper() + name[1:] for grade, name in win_names(edition).items()}
    medals = tuple(
        MedalText(grades.get(grade, grade), tr("solo, lead {lead}").format(lead=signed(needed)), ((grade, ""),), sign)
        for sign, (grade, needed) in enumerate(edition.rival.margins.items(), start=1)
    )
    goals = goal_texts(edition.id, goals_of(edition).needed, numbers_of(edition), goal_examples(edition))
    where = tr("in any game of {game}, alone or with others").format(game=skin_of(edition).words().title)
    return PathText(where, medals, goals)


def daily_text(edition: Edition) -> DailyText:
    """The daily of an edition: always its solo challenge."""
    skin, rival, wins = skin_of(edition), edition.rival, win_names(edition)
    title = tr("{game} solo").format(game=skin.words().title)
    easy, normal, hard = map(signed, rival.margins.values())
    aim = (
        tr("You give {rival} a card every turn. Leads of {easy}, {normal} and {hard} points earn stars.")
        if any_lead_wins(edition)
        else tr("You give {rival} a card every turn. Win by this many points: {easy}, {normal} or {hard}.")
    )
    return DailyText(
        title=title,
        aim=aim.format(rival=rival.name, easy=easy, normal=normal, hard=hard),
        against=(rival.name, tr("your rival")),
        picture=skin.portrait,
        grades=(wins["easy"], wins["normal"], wins["hard"]),
        told=tr("{game} against {rival}").format(game=title, rival=rival.name),
        signed=True,
    )
