"""Walking through a game that was played, on its own table."""
