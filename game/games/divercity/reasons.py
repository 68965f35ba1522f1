"""What the reasons of a hint may be about besides rows of the score sheet."""

HOPE, FEAR, WON, LOST = "hope", "fear", "won", "lost"
"""Reasons about a species, behind a colon: it is nearer to survival, or farther from extinction; the game ends."""

BLIND, DANGER, TOLD = "blind", "danger", "told"
"""Reasons: an unknown card; hotels that the next corporation cards may complete; somebody who knows more."""

LATER, GONE, HARM = "later", "gone", "harm"
"""Reasons about corporation cards: the harmful ones come later, or never; or the industrialist plays one."""
