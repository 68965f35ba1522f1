"""The editions of Ecosystem: each is one file of cards, score rows and hooks."""
