"""Controls and texts that every page uses."""
