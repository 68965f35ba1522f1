"""What the processes of the tests do; another process imports this file alone."""

import os
import time
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def die_once(task: tuple[int, Path]) -> int:
    """Takes its process down when it comes to number 3 for the first time."""
    number, folder = task
    if number == 3 and not (folder / "died").exists():
        (folder / "died").touch()
        os._exit(1)
    return 2 * number


def die(number: int) -> int:
    os._exit(number)


def take_for_ever(number: int) -> int:
    if number:
        time.sleep(3600)
    return number
