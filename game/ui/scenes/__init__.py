"""The pages of the app."""
