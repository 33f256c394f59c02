"""Where a frozen program begins: as the game, as the process that thinks, or as one of a pool that plays games."""

import sys
from multiprocessing import freeze_support

from game.__main__ import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main(sys.argv[1:]))
