"""The games, each in its own folder, and the registry that lists them."""
