"""The look: in which language, at which size and in which colours all is shown. For another one all is made again."""

from typing import NamedTuple

from game.client.base import i18n, reading_size
from game.client.base.reading_size import Palette
from game.client.base.settings import Settings
from game.client.graphics import canvas, layout, theme, typesetting


class Look(NamedTuple):
    """What all pages depend on beside their scenes."""

    language: str
    percent: int
    palette: Palette
    left_handed: bool


def look() -> Look:
    """The look in force."""
    return Look(i18n.language(), reading_size.percent(), theme.worn(), layout.left_handed())


def put_on(now: Settings) -> None:
    """Put the look of the settings in force; the language is changed where it is chosen."""
    reading_size.choose(int(now.text_scale))
    if theme.worn() != now.palette:
        theme.wear_palette(now.palette)
        typesetting.clear()  # what was drawn in other colours, also for an earlier window
        canvas.clear()
    layout.choose_side(left=now.left_handed)
