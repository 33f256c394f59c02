"""Start the game as its icon does, without words, and say when its title stands on the screen.

Three moments: when the first picture of it is seen, when it is whole and can be pressed, and when every other picture
is decoded too. The clock is that of the wall, which the process that measures shares. Nothing else is imported before
the game.
"""

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game import places
from game.cli.command_line import main as play
from game.terminal import tell

if TYPE_CHECKING:
    from game.client.scenes.app import App

COLOURS = 50  # that a picture of the title has at least, looked at in a grid


def main(saves: str, width: str, height: str) -> None:
    """Print the moments, of a game in a window of that size that keeps its saves in the folder `saves`."""
    places.data_folder = lambda: Path(saves)  # before anything takes it from there
    from game.client.scenes import start
    from game.client.ui import window

    start.FIRST_SIZE, window.ROOM = (int(width), int(height)), 1.0  # also as large as the screen
    seen, flips, show = list[float](), (pygame.display.flip, pygame.display.update), start.title_in

    def noted(flip: Any) -> Any:
        def noting(*areas: Any) -> None:
            flip(*areas)
            seen.append(time.time())

        return noting

    pygame.display.flip, pygame.display.update = map(noted, flips)

    def measured(*given: Any, **named: Any) -> "App":
        refuse_blank()
        app = show(*given, **named)
        app.run = lambda spare: run_until_whole(app, seen[0])  # type: ignore[method-assign]
        return app

    start.title_in = measured
    play([])


def refuse_blank() -> None:
    """Raise ValueError where the window shows no picture yet."""
    shown = pygame.display.get_surface()
    assert shown is not None  # the game opened it
    grid = [(x, y) for x in range(0, shown.get_width(), 40) for y in range(0, shown.get_height(), 40)]
    if len({tuple(shown.get_at(place)) for place in grid}) < COLOURS:
        raise ValueError("what was seen first was no picture")


def run_until_whole(app: "App", first: float) -> None:
    """Paint the page of the title, and press it; print the moments."""
    from devtools.baked_pictures import load_pictures

    while True:
        app.step()
        if not app.layers.unfinished:
            break
    whole = time.time()
    scale = app.layers.viewport.scale
    called = {target.name for target in app.page.targets}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    app.step()
    if called == {target.name for target in app.page.targets}:
        raise ValueError("the title did not answer")
    begun = time.time()
    load_pictures(scale)
    tell(f"{first} {whole} {whole + time.time() - begun}")


if __name__ == "__main__":
    main(*sys.argv[1:])
