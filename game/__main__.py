"""`python -m game` is the same as `biotope`."""

import sys
from multiprocessing import freeze_support

from game.cli import main

if __name__ == "__main__":
    freeze_support()  # the executable is also what it starts to work for it
    sys.exit(main())
