"""The texts of `levels/texts` in the player's language."""

from collections.abc import Mapping

from game.levels.texts import KIND, TEMPER, SpeciesWords, load_texts
from game.ui.presentation.path_texts import GoalExample, GoalText
from game.ui.words import tr, trc


def tempers(game: str) -> Mapping[str, str]:
    """Return temper → what a computer player of that temper does, for a game."""
    return {temper: trc(TEMPER, words) for temper, words in load_texts(game).tempers.items()}


def latin(species: SpeciesWords) -> str:
    """Return the scientific name of a species, or what it is where it has none."""
    return species.latin or trc(KIND, species.kind)


def first_note(game: str, name: str, values: Mapping[str, int]) -> str:
    """Return the sentence of a first-game note.

    Args:
        game: its id.
        name: of the note.
        values: the numbers in braces.
    """
    return tr(load_texts(game).first_notes[name]).format(**values)


def goal_texts(
    game: str,
    needed: Mapping[str, int],
    values: Mapping[str, int],
    examples: Mapping[str, GoalExample] | None = None,
) -> Mapping[str, GoalText]:
    """Return goal → what is said about it.

    Args:
        game: its id.
        needed: goal → the number that it asks for, `{n}` in its words.
        values: the other numbers in braces.
        examples: goal → a board that shows it.
    """

    def said(goal: str, words: str) -> str:
        return tr(words).format(n=needed[goal], **values)

    return {
        goal: GoalText(
            said(goal, words.title),
            said(goal, words.task),
            said(goal, words.tip),
            words.picture,
            words.alone,
            words.company,
            words.options,
            (examples or {}).get(goal),
        )
        for goal, words in load_texts(game).goals.items()
    }
