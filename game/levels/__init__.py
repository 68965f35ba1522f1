"""TMX files as frozen dataclasses; the only room that imports pytmx."""
