"""Start the game and say when its first picture stands on the screen, and when it has every other picture too.

The clock is that of the wall, which the process that measures shares. Nothing else is imported before the game.
"""

import time
from typing import Any

from game.cli.command_line import main as play
from game.client.scenes.app import App
from game.terminal import tell


def main(saves: str, width: str, height: str) -> None:
    """Print both moments, of a game in a window of that size that keeps its saves in the folder `saves`."""
    begin = App.__init__

    def begin_at_size(self: App, _: object, **how: Any) -> None:
        begin(self, (int(width), int(height)), **how)

    def run_once(self: App, _: object) -> None:
        from devtools.baked_pictures import load_pictures

        self.step()
        first = time.time()
        load_pictures(self.layers.viewport.scale)
        tell(f"{first} {time.time()}")

    App.__init__ = begin_at_size  # type: ignore[assignment,method-assign]
    App.run = run_once  # type: ignore[assignment,method-assign]
    play(["--windowed", "--data", saves])
