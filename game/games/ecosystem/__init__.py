"""Ecosystem: one engine (draft, floating grid, majorities, neutral seat, solo rival) and its editions."""
