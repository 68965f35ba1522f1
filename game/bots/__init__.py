"""How computer players think; knows no game."""
