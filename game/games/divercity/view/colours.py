"""The colours of the ladder, of the hotels and of Ocean Corp."""

COLUMNS = ("#3A3F47", "#C2473A", "#2F74B5", "#35794C", "#94690A")
"""Extinct, red, blue, green, saved."""

CORPORATE = "#AE3527"
HELD = "#FFC857"
"""The line around what is chosen, or can be."""
SOFT = "#CFE2F2"
"""Second text on dark water."""
