"""The app and its window: what runs the scenes."""
