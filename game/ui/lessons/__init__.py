"""Lessons: notes over a table on which a stated game is played."""
