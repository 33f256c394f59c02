"""The look: in which language, at which size and in which colours all is shown. For another one all is made again."""

from typing import NamedTuple

from game.client.art import canvas
from game.client.drawing import layout, palettes
from game.client.home.settings import Settings
from game.client.type import reading_size, text
from game.client.type.reading_size import Palette
from game.client.words import messages


class Look(NamedTuple):
    """What all pages depend on beside their scenes."""

    language: str
    percent: int
    palette: Palette
    left_handed: bool


def look() -> Look:
    """The look in force."""
    return Look(messages.language(), reading_size.percent(), palettes.worn(), layout.left_handed())


def put_on(now: Settings) -> None:
    """Put the look of the settings in force; the language is changed where it is chosen."""
    reading_size.choose(int(now.text_scale))
    if palettes.worn() != now.palette:
        palettes.wear(now.palette)
        text.clear()  # what was drawn in other colours, also for an earlier window
        canvas.clear()
    layout.choose_side(left=now.left_handed)
