"""`python -m devtools.moving_picture FILE.webp`: draw the turn of the gears as the moving picture of the README.

It needs Pillow, which the extra `assets` brings.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame

from devtools import staging
from devtools.gallery import at
from devtools.gallery_window import FRAME_S, Gallery
from game.cli.parser import Parser
from game.terminal import tell

SIZE = (1280, 720)
SMALL = (800, 450)
FRAME_MS, STEPS = 47, 3  # of a frame of the picture; a step of the window is 1/64 s
STILL_S, TURNING_S = 0.6, 1.6
REST_MS = 1500  # of the first frame and of the last
QUALITY = 62


def frames() -> Iterator[bytes]:
    """Return the window, frame by frame and small: at rest, then while all gears turn."""
    with tempfile.TemporaryDirectory() as saves:
        gallery = Gallery(SIZE, Path(saves))
        (scene,) = at(staging.PAIR, staging.meshed_gears_turned, "turn gears")(gallery)
        gallery.show([scene], STILL_S)
        yield small(gallery.play_on(FRAME_S))
        scene.respond("all")
        for _ in range(round(TURNING_S / FRAME_S / STEPS)):
            yield small(gallery.play_on(STEPS * FRAME_S))
        gallery.close()


def small(window: pygame.Surface) -> bytes:
    """Return the pixels of a picture, made small."""
    return pygame.image.tobytes(pygame.transform.smoothscale(window, SMALL), "RGB")


def main(words: list[str]) -> None:
    """Write the picture."""
    parser = Parser(description="Draw the turn of the gears as a picture that moves.")
    parser.add_argument("file", type=Path)
    file: Path = parser.parse_args(words).file
    from PIL import Image

    first, *others = (Image.frombytes("RGB", SMALL, frame) for frame in frames())
    lasting = [REST_MS, *[FRAME_MS] * (len(others) - 1), REST_MS]
    first.save(file, save_all=True, append_images=others, duration=lasting, loop=0, quality=QUALITY, method=6)
    tell(f"{file}: {1 + len(others)} frames, {file.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    for name, value in {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }.items():
        os.environ.setdefault(name, value)
    main(sys.argv[1:])
