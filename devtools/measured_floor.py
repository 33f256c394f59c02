"""Open a window and draw one picture: what no program with pygame can beat to its first picture.

It loads nothing else, and draws what needs no file. The clock is that of the wall, which the process that measures
shares.
"""

import os
import sys
import time

import pygame


def main(width: str, height: str) -> None:
    """Print when the picture stood in a window of that size."""
    if sys.platform == "linux":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # as the game opens its own
    pygame.display.init()
    window = pygame.display.set_mode((int(width), int(height)), pygame.RESIZABLE)
    window.blit(pygame.Surface(window.get_size()), (0, 0))
    pygame.display.flip()
    sys.stdout.write(f"{time.time()}\n")  # noqa: TID251 - nothing else is loaded


if __name__ == "__main__":
    main(*sys.argv[1:])
