"""Biotope: nature tabletop games on one screen."""
