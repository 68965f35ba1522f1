"""AQUA: the marine biodiversity game for one to four."""
