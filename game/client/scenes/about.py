"""About the program, and the cards that games are played with."""

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.client.base.i18n import listed, say
from game.client.base.logbook import versions
from game.client.base.reading_size import read_px
from game.client.graphics import theme
from game.client.text import people_text
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Sheet
from game.client.ui.widgets import Pager, put_paragraphs
from game.places import log_folder, pictures_folder

SHEET = pygame.Rect(280, 60, 1360, 960)
LINES_PX = 30
WIDER = 256  # by how much each side of the sheet moves out, where words are read at twice their size


class About(Sheet, name="about"):
    """Words to read. Targets: `close`, and where the words need several pages `earlier` and `later`.

    Without a `folder` of saves, as at a stand, it names no folders.
    """

    def __init__(self, folder: Path | None, found: Sequence[tuple[str, str]] | None = None) -> None:
        """`found` names what runs here with its versions, the program in front."""
        self._folder = folder
        self._found = versions() if found is None else found
        self._pager = Pager()

    def build(self, page: Page) -> None:
        sheet = SHEET.inflate(2 * min(WIDER, read_px(WIDER) - WIDER), 0)
        widgets.sheet(page, sheet, "double")
        inner = sheet.inflate(-160, -80)
        (program, number), *below = self._found
        widgets.label(page, (inner.x, inner.y, inner.w, 60), f"{program} {number}", px=44, face="sc", align="center")
        stands_on = listed([f"{name} {version}" for name, version in below])
        line = (inner.x, inner.y + 60, inner.w, 44)
        widgets.label(page, line, stands_on, px=LINES_PX, colour=theme.INK_SOFT, align="center")
        told = pygame.Rect(inner.x, inner.y + 124, inner.w, inner.h - 124 - 108)
        put_paragraphs(page, told, self._paragraphs(), LINES_PX, self._pager, 16)
        close = (inner.centerx - 220, inner.bottom - 92, 440, 92)
        widgets.page_button(page, "close", close, say("Close"), "primary", px=36)

    def _paragraphs(self) -> list[str]:
        told = people_text.credit_words()
        if self._folder is not None:
            told.append(people_text.places(self._folder, log_folder(), pictures_folder()))
        return told

    def press(self, name: str) -> None:
        self._pager.turn(name)
