"""The review of a finished game: what the expert thinks of the decisions of one of its players."""
