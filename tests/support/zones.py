"""Time zones for tests, as POSIX writes them: they need no time zone database of the system."""

import os
import time
from typing import Final

ZONES: Final = {
    "UTC": "UTC0",
    "Kiritimati": "<+14>-14",
    "Pago Pago": "SST11",
    "St. John's": "NST3:30NDT,M3.2.0,M11.1.0",
}
"""The first and the last date on earth, and a zone with half an hour and daylight saving time."""

PARIS: Final = "CET-1CEST,M3.5.0,M10.5.0/3"
TOKYO: Final = "JST-9"


def set_zone(zone: str | None) -> None:
    """Move this process to a time zone, as POSIX writes it; None: to that of the system."""
    if zone is None:
        os.environ.pop("TZ", None)
    else:
        os.environ["TZ"] = zone
    time.tzset()
