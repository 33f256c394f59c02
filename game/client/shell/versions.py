"""The versions of the program and of the libraries that it runs on."""

import sys

import pygame

from game.places import version


def versions() -> list[tuple[str, str]]:
    """Return the name and version of the program, Python, pygame and SDL.

    >>> [name for name, _ in versions()]
    ['Gutenberg', 'Python', 'pygame-ce', 'SDL']
    """
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    return [("Gutenberg", version()), ("Python", sys.version.split()[0]), ("pygame-ce", pygame.ver), ("SDL", sdl)]
