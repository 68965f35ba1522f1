"""What a game says of itself outside its table: on the shelf, at set-up, in the journal."""
