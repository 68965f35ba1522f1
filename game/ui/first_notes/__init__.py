"""Quiet notes over the table in the first games of a person."""
