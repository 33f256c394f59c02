"""`main.py tour DIR`, with options for size, language and look: draw every scene into a PNG, without a screen."""

import os
import tempfile
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import get_args

from game.cli.endings import developers_module
from game.cli.parser import folder
from game.client.base.i18n import ENGLISH, languages, set_language
from game.client.base.reading_size import Palette, TextScale
from game.terminal import tell

DEFAULT_SIZE = (1920, 1080)
SMALLEST, LARGEST = (640, 360), (7680, 4320)


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` the folder, the size of the pictures, and how they look."""
    parser.add_argument("folder", metavar="DIR", type=folder, help="where the pictures go; made if it is missing")
    parser.add_argument(
        "--size", metavar="WxH", type=size, default=DEFAULT_SIZE, help="pixels of a picture (else 1920x1080)"
    )
    parser.add_argument(
        "--language", metavar="CODE", type=known, default=ENGLISH, help='the language of the pictures, such as "fr"'
    )
    parser.add_argument(
        "--text-scale", metavar="PERCENT", choices=get_args(TextScale), default="100", help="the size of what is read"
    )
    parser.add_argument("--palette", choices=get_args(Palette), default="standard", help="the colours")
    parser.add_argument("--high-contrast", action="store_true", help="darker words on lighter, plain grounds")
    parser.add_argument("--only", metavar="WORD", default="", help="only the pictures with this word in their names")


def size(words: str) -> tuple[int, int]:
    """Return the width and height that "1280x720" names."""
    sides = [int(side) for side in words.split("x") if side.isascii() and side.isdecimal() and len(side) < 6]
    if len(sides) != 2 or words.count("x") != 1:
        raise ArgumentTypeError(f"{words!r} is no size such as 1280x720")
    if any(not low <= side <= high for side, low, high in zip(sides, SMALLEST, LARGEST, strict=True)):
        raise ArgumentTypeError("a picture has from 640x360 to 7680x4320 pixels")
    return sides[0], sides[1]


def known(code: str) -> str:
    """Return a language that can be spoken."""
    if code not in languages():
        raise ArgumentTypeError(f"{code!r} is none of {', '.join(languages())}")
    return code


def run(arguments: Namespace) -> int:
    """Return 0 if every scene is in the folder now; else 1, and say which are not and why."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.client.base.settings import Choices

    gallery = developers_module("gallery")
    set_language(arguments.language)
    choices = Choices()
    look = {"palette": arguments.palette, "high_contrast": arguments.high_contrast}
    choices.change(text_scale=arguments.text_scale, **look)
    chosen = [picture for picture in gallery.PICTURES if arguments.only in picture.name]
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as saves:
        missing = gallery.draw_all(gallery.Gallery(arguments.size, Path(saves), choices), chosen, arguments.folder)
    tell(*missing, error=True)
    tell(f"{len(chosen) - len(missing)} of {len(chosen)} scenes are in {arguments.folder}")
    return 1 if missing or not chosen else 0
