"""A table for any game: who looks, who decides, what is saved, how events become motion. No game by name."""
