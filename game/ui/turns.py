"""Scenes at which people take turns: who is to act, and at which side of the table that person sits."""


class Turns:
    """What a scene says that belongs to whoever is on turn."""

    @property
    def turn(self) -> str | None:
        """The name of the person who is to act; None while nobody is waited for."""
        return None

    @property
    def far(self) -> bool | None:
        """Whether it is seen from the far side of a table that lies flat; None: as what lies below."""
        return None
