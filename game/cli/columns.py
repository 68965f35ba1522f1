"""What a table of simulated games tells."""

COLUMNS = (
    "game",
    "number",
    "seed",
    "players",
    "seat",
    "bot",
    "points",
    "won",
    "actions",
    "margin",
    "grade",
    "result",
    "reason",
)
"""Of a CSV file, before a column for each row of the score sheet."""
