"""About the program: versions, whose work is in it, licences, thanks, and where things are kept."""

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.client.drawing import theme, widgets
from game.client.screen.page import Page
from game.client.screen.scene import Pop, Scene, Transition
from game.client.words import about
from game.client.words.lists import listed
from game.client.words.messages import say
from game.places import log_folder, pictures_folder

SHEET = pygame.Rect(280, 60, 1360, 960)
LINES_PX = 30


class About(Scene):
    """Words to read. Target: `close`. Without a `folder` of saves, as at a stand, it names no folders."""

    name = "about"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(self, folder: Path | None, found: Sequence[tuple[str, str]]) -> None:
        """`found` names what runs here with its versions, the program in front."""
        self._folder = folder
        self._found = found

    def build(self, page: Page) -> None:
        """Put the versions, a paragraph for each thing to know, and the way back."""
        widgets.sheet(page, SHEET, "double")
        inner = SHEET.inflate(-160, -80)
        (program, number), *below = self._found
        widgets.label(page, (inner.x, inner.y, inner.w, 60), f"{program} {number}", px=44, face="sc", align="center")
        stands_on = listed([f"{name} {version}" for name, version in below])
        line = (inner.x, inner.y + 60, inner.w, 44)
        widgets.label(page, line, stands_on, px=LINES_PX, colour=theme.INK_SOFT, align="center")
        top = inner.y + 124
        for words, height in self._paragraphs():
            box = (inner.x, top, inner.w, height)
            widgets.label(page, box, words, px=LINES_PX, valign="top", wrap=True)
            top += height + 16
        close = (inner.centerx - 220, inner.bottom - 92, 440, 92)
        widgets.page_button(page, "close", close, say("Close"), "primary", px=36)

    def _paragraphs(self) -> list[tuple[str, int]]:
        """The parts of the page, each with its height."""
        told = [(about.whose_game(), 124), (about.own_licence(), 44), (about.faces(), 124), (about.libraries(), 84)]
        if self._folder is not None:
            told.append((about.places(self._folder, log_folder(), pictures_folder()), 128))
        return told

    def press(self, name: str) -> Transition:
        """Close."""
        return Pop()
