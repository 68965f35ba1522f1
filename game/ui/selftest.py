"""Proves that an installation works: plays a short game of each kind, draws every scene, loads every asset."""

import tempfile
from pathlib import Path

import pygame

from game.bots.think import play_bots
from game.core.record import Record
from game.core.session import Session
from game.games.registry import GAMES
from game.levels.lessons import load_lesson
from game.levels.tables import load_table
from game.paths import assets_dir
from game.ui.shot import shot
from game.ui.table.game_view import view_of

SIZE = (1280, 720)
SCENES = (
    "title", "setup", "table", "reveal", "curtain", "score", "rules", "settings", "pause", "credits", "achievements",
    "journal", "replay", "error",
)  # fmt: skip


def selftest() -> None:
    """Raises whatever is wrong with this installation; silence means that all is well."""
    for sound in sorted((assets_dir() / "audio").glob("*.ogg")):
        assert sound.stat().st_size > 0
    for picture in sorted((assets_dir() / "art").rglob("*.webp")):
        pygame.image.load(picture)
    for game in GAMES.values():
        players = max(min(game.seats), 2)
        names = tuple(f"Player {seat}" for seat in range(1, players + 1))
        session = Session.new(game, names, seed=1, bots=dict.fromkeys(range(players), "random"))
        play_bots(session)
        assert Session(game, Record.parse(session.record.text())).outcome == session.outcome
        for count in game.seats:
            load_table(game.id, count)
        if view_of(game).lesson is not None:
            load_lesson(game.id)
    with tempfile.TemporaryDirectory() as folder:
        for scene in SCENES:
            shot(scene, SIZE, Path(folder) / f"{scene}.png")
