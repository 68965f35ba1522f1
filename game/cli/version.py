"""Which Biotope this is."""

from importlib.metadata import PackageNotFoundError, version


def biotope_version() -> str:
    """Of the program that runs."""
    try:
        return version("biotope")
    except PackageNotFoundError:
        return "(not installed)"
