"""Sounds, the nature under a scene and its music."""
