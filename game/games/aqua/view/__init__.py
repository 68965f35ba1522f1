"""AQUA on the screen."""
