"""`python -m devtools.bake [--check] [WORD]`: bake the masters, or say which no longer are what the code draws."""

import os
import sys

from devtools.bake import manifest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.cli.parser import Parser
from game.terminal import tell


def main(words: list[str]) -> int:
    """Return 0 if the masters are baked, or with --check if all are up to date; else 1."""
    parser = Parser(prog="python -m devtools.bake", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; compare with what is there")
    parser.add_argument("word", nargs="?", default="", help="only masters with this word in their names")
    arguments = parser.parse_args(words)
    if not arguments.check:
        manifest.bake(arguments.word, lambda name, size: tell(f"{name}: {size} bytes"))
        return 0
    stale = manifest.stale(arguments.word)
    tell(*stale)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
