"""The companion's menu: keep a city or board, begin a new game, or leave."""

from __future__ import annotations

import pygame

from game.client.base.drawable import shown_name, typed_name
from game.client.base.i18n import say, say_count
from game.client.base.reading_size import read_px
from game.client.home.companion_desk import Desk, ToCompanionKept
from game.client.home.companion_store import Kind
from game.client.screen.names.companion import KeepButton
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Confirm, Message, Overlay
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition

SHEET = pygame.Rect(660, 110, 600, 860)
LONGEST_NAME = 40


class CompanionMenu(Scene):
    """Buttons `continue`, `keep:city`, `keep:board`, `kept`, `new`, `leave`."""

    name = "companion menu"
    opaque = False
    closes_beside = True
    default = "continue"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def build(self, page: Page) -> None:
        """Put the buttons under each other."""
        widgets.sheet(page, SHEET, "double")
        head = pygame.Rect(SHEET.x + 40, SHEET.y + 24, SHEET.w - 80, 64)
        widgets.label(page, head, say("Menu"), px=44, face="sc", align="center")
        items = (
            ("continue", say("Continue"), "right"),
            (KeepButton("city"), say("Save this city"), "book"),
            (KeepButton("board"), say("Save this board"), "book"),
            ("kept", say("Cities and boards"), "log"),
            ("new", say("New game"), "press"),
            ("leave", say("To the title"), "cross"),
        )
        for at, (name, words, icon) in enumerate(items):
            where = pygame.Rect(SHEET.x + 56, SHEET.y + 112 + at * 118, SHEET.w - 112, 100)
            kind: widgets.Kind = "primary" if name == "continue" else "plain"
            widgets.page_button(page, name, where, words, kind, icon, px=min(52, read_px(38)), align="left")

    def press(self, name: str) -> Transition:
        """Do what was chosen."""
        match name:
            case KeepButton(kind):
                return Push(KeepProfile(self._desk, kind))
            case "kept":
                return Push(ToCompanionKept(self._desk))
            case "new":
                words = say("This deletes the current game. Saved cities and boards stay.")
                return Push(Confirm(say("Start a new game?"), words, self._begin, say("New game")))
            case "leave":
                return self._desk.leave()
        return Pop()

    def _begin(self) -> Transition:
        self._desk.begin_anew()
        return Pop()


class KeepProfile(Overlay):
    """A field `name`; answers `cancel`, `keep`."""

    name = "companion profile"

    def __init__(self, desk: Desk, kind: Kind) -> None:
        city = desk.game.state.city
        self._desk = desk
        self._kind: Kind = kind
        self._name = (
            say("{rows} × {columns} shops", rows=city.rows, columns=city.columns)
            if kind == "city"
            else say_count("{count} stick space", "{count} stick spaces", len(desk.game.state.board.stick))
        )
        self._proposed = self._name
        title = say("Save this city for other games") if kind == "city" else say("Save this board for other games")
        super().__init__(title, self._answers())
        self.default = "keep"

    def _answers(self) -> list[Answer]:
        unnamed = "" if shown_name(self._name) else say("Give it a name first.")
        return [Answer("cancel", say("Cancel")), Answer("keep", say("Save"), self._keep, unnamed)]

    def height(self, page: Page, rect: pygame.Rect) -> int:
        """What the words and the field need."""
        return min(rect.h, read_px(84) + 12 + 76 + 24)

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the field for the name."""
        words = say("You can choose it by this name when you set up the next game.")
        high = read_px(84)
        widgets.label(page, (rect.x, rect.y, rect.w, high), words, px=32, valign="top", wrap=True)
        widgets.text_field(page, "name", (rect.x, rect.y + high + 12, rect.w, 76), self._name, say("Name"))

    def text(self, name: str, value: str) -> None:
        """Name it; the first letter takes the place of the name that was proposed."""
        if self._name == self._proposed:
            value = value.removeprefix(self._proposed)
        self._proposed = ""
        self._name = typed_name(value, LONGEST_NAME)
        self.answers = tuple(self._answers())
        self.changed()

    def _keep(self) -> Transition:
        state = self._desk.game.state
        self._desk.store.keep(self._kind, self._name.strip(), state.city if self._kind == "city" else state.board)
        trouble = self._desk.take_trouble()
        return Push(Message(say("The companion"), trouble)) if trouble else None
