"""The sheet with the files of matches in the folder for documents, of which one can be added."""

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import read_px
from game.client.session.match_files import ENDING, MatchFiles
from game.client.session.room import Room
from game.client.ui import widgets
from game.client.ui.menu_names import FileRow
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page
from game.client.ui.scene import Chain, Pop, Transition

SHOWN = 5
PITCH = 84


class FilesSheet(Overlay):
    """Lists the newest files; `file:<row>` takes one in, `close` goes back."""

    name = "match files"

    def __init__(self, files: MatchFiles) -> None:
        super().__init__(say("From a file"), [Answer("close", say("Close"))])
        self._files = files
        self._paths = files.waiting()[:SHOWN]

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put a button for each file, and where files are looked for."""
        words = say("Files in {folder}. You can also drop a file on this window.", folder=self._files.folder)
        if not self._paths:
            words = say("Put a game’s file into {folder}, or drop it on this window.", folder=self._files.folder)
        widgets.label(page, (rect.x, rect.y, rect.w, 84), words, px=28, wrap=True)
        for row, path in enumerate(self._paths):
            box = (rect.x, rect.y + 96 + row * PITCH, rect.w, PITCH - 12)
            widgets.page_button(page, FileRow(row), box, path.name.removesuffix(ENDING), px=read_px(28), align="left")

    def pressed(self, name: str) -> Transition:
        """Take a file in."""
        match name:
            case FileRow(row):
                return Chain((Pop(), self._files.take_in(self._paths[row])))
        return None


def files_sheet(room: Room) -> FilesSheet:
    """The files of matches that may be added to a room."""
    return FilesSheet(MatchFiles(room))
