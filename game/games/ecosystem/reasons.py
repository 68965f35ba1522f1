"""What the reasons of a hint may be about besides rows of the score sheet."""

NEXT = "next"
"""A reason about the hand that goes on: what its next owner cannot make of it."""

RIVAL = "rival"
"""A reason about the points of the solo rival."""
