"""The end of a dive in words, for whoever does not see it."""

from game.games.divercity.view import words
from game.games.divercity.view.ending_paint import Verdict
from game.games.divercity.view.spoken import ladder_words
from game.ui.words import tr


def verdict_words(verdict: Verdict) -> str:
    """How it ended, how many are safe and lost, where every species is, the turning points, all hands."""
    said = [
        verdict.title,
        verdict.text,
        *(count for _, _, count in verdict.counts),
        *ladder_words(verdict.ladder, verdict.pictograms),
    ]
    for moment in verdict.points.shown:
        turn = tr("Turn {turn}").format(turn=moment.turn)
        said.append(tr("{name}: {words}").format(name=turn, words=moment.entry.spoken))
    for hand in verdict.hands:
        names = [words.species(name, verdict.pictograms) for name in hand.species]
        held = ", ".join(names) or tr("no cards")
        said.append(tr("{name}: {words}").format(name=hand.seat.name, words=held))
    if verdict.assisted:
        said.append(tr("assisted"))
    return "\n".join(said)
