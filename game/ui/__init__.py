"""The app on the screen."""
