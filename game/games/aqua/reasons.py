"""What the reasons of a hint may be about besides rows of the score sheet."""

NEXT = "next"
"""A reason about what the next player can make of the tiles that are left over."""

SNAIL = "snail"
"""The reason for the snail: what the others leave over is nearly as good."""
