"""Start the game or one of its commands: `python -m game`. A frozen program begins here too.

Such a program has no interpreter beside it, so it is also what is started to think, to measure, or to play games of a
pool.
"""

import sys

from game.places import MEASURE, THINK, TRY_PLAYER, TRY_SOUND
from game.terminal import use_plain_streams


def main(words: list[str]) -> int | str | None:
    """Return what the process ends with: a status, or what is wrong."""
    use_plain_streams()
    if words[:1] == [THINK]:
        from game.match.thinking_process import main as think

        return think(words[1:])
    if words[:1] == [TRY_SOUND]:
        from game.client.ui.audio import try_to_open

        return try_to_open()
    if words[:1] == [MEASURE]:
        from game.cli.endings import developers_module

        module, *rest = words[1:]
        developers_module(module).main(*rest)
        return 0
    if words[:1] == [TRY_PLAYER]:
        from game.match.external_player import try_to_load

        return try_to_load(words[1])
    from game.cli.command_line import main as run

    return run(words)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # only there is it needed, and its import delays the first picture
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main(sys.argv[1:]))
