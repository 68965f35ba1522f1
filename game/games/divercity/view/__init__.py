"""Mini DiverCity on the screen."""
