"""What lasts: settings, people, games and statistics, in one SQLite file."""
