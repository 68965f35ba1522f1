"""How the editions of Ecosystem look."""
