"""The list of kept cities and boards: one can be taken as an answer where one is asked for, or deleted.

What was deleted can be put back as long as this sheet is open.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.client.base.drawable import shown_name
from game.client.base.i18n import say, say_count
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import theme
from game.client.home.companion_desk import Desk
from game.client.home.companion_store import PROFILES, Kind, Profile
from game.client.scenes.companion.pad import cells
from game.client.screen.names.companion import TakeButton
from game.client.ui import widgets
from game.client.ui.menu_names import DeleteButton
from game.client.ui.overlay import Confirm, Message
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.companion import City

SHEET = pygame.Rect(310, 60, 1300, 960)
A_PAGE, ROW = 6, 96
LARGE_PAGE, LARGE_ROW = 3, 192  # where the names are read larger


class _Kept(NamedTuple):
    kind: Kind
    profile: Profile


class KeptSheet(Scene):
    """Targets `take:<n>` (counted from 0 over all pages), `delete:<n>`, `put back`, `earlier`, `later`, `close`."""

    name = "companion kept"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._page = 0
        self._deleted: list[_Kept] = []  # since the sheet is open, the last one last
        self._rows = self._kept()

    def _kept(self) -> list[_Kept]:
        return [_Kept(kind, profile) for kind in PROFILES for profile in self._desk.store.profiles(kind)]

    def enter(self) -> None:
        """See what was deleted."""
        self._rows = self._kept()
        self._page = min(self._page, self._last)
        if sentence := self._desk.take_trouble():
            self.toast(sentence)
        self.changed()

    @property
    def _last(self) -> int:
        return max(0, (len(self._rows) - 1) // _count())

    # what is seen

    def build(self, page: Page) -> None:
        """Put a row for each, and what was deleted last below them."""
        widgets.sheet(page, SHEET, "rule")
        inner = SHEET.inflate(-104, -72)
        widgets.heading(page, (inner.x, inner.y, inner.w, 60), say("Saved cities and boards"), 48)
        first, high = self._page * _count(), ROW if percent() == USUAL else LARGE_ROW
        for at, each in enumerate(self._rows[first:][: _count()], first):
            top = inner.y + 76 + (at - first) * high
            self._build_row(page, at, each, pygame.Rect(inner.x, top, inner.w, high - 12))
        if not self._rows:
            words = say("Nothing saved yet. Use “Save this city” and “Save this board” in the menu.")
            widgets.label(page, (inner.x, inner.y + 76, inner.w, ROW), words, px=32, valign="top", wrap=True)
        if self._deleted:
            where = (inner.x, inner.bottom - 84 - ROW, inner.w, 84)
            words = say("Restore {name}", name=_name(self._deleted[-1]))
            widgets.page_button(page, "put back", where, words, "wood", "undo", px=32)
        self._build_foot(page, pygame.Rect(inner.x, inner.bottom - 84, inner.w, 84))

    def _build_row(self, page: Page, at: int, each: _Kept, row: pygame.Rect) -> None:
        name, size = pygame.Rect(row.x, row.y, 400, row.h), pygame.Rect(row.x + 420, row.y, 332, row.h)
        if percent() != USUAL:  # one below the other
            name = pygame.Rect(row.x, row.y, 770, row.h // 2)
            size = name.move(0, name.h)
        widgets.label(page, name, _name(each), px=34, wrap=True)
        widgets.label(page, size, _size(each), px=30, colour=theme.INK_SOFT, wrap=True)
        question = self._desk.game.question
        if question is not None and question.profile == each.kind:
            where = (row.right - 432, row.y, 180, row.h)
            widgets.page_button(page, TakeButton(at), where, say("Use"), icon="book", px=32)
        widgets.page_button(
            page, DeleteButton(at), (row.right - 240, row.y, 240, row.h), say("Delete"), icon="trash", px=32
        )

    def _build_foot(self, page: Page, box: pygame.Rect) -> None:
        earlier, later, _, close = cells(box, 4, 4)
        if self._last:
            first = "" if self._page else say("This is the first page.")
            end = "" if self._page < self._last else say("This is the last page.")
            widgets.page_button(page, "earlier", earlier, say("Previous"), icon="left", enabled=not first, reason=first)
            widgets.page_button(page, "later", later, say("Next"), icon="right", enabled=not end, reason=end)
        widgets.page_button(page, "close", close, say("Close"), "primary")

    # what is pressed

    def press(self, name: str) -> Transition:
        """Take one, ask before one is deleted, put one back, turn the page, or close."""
        if name == "close":
            return Pop()
        match name:
            case TakeButton(at):
                return self._take(self._rows[at])
            case DeleteButton(at):
                return self._ask(self._rows[at])
            case "put back":
                kind, profile = self._deleted.pop()
                self._desk.store.keep(kind, profile.name, profile.value)
            case _:
                self._page += 1 if name == "later" else -1
        self.enter()
        return None

    def _take(self, each: _Kept) -> Transition:
        sentence = self._desk.take(each.profile)
        return Push(Message(say("The companion"), sentence)) if sentence else Pop()

    def _ask(self, each: _Kept) -> Transition:
        title = say("Delete {name}?", name=_name(each))
        words = say("It is removed from the list. You can restore it until you close the list.")
        return Push(Confirm(title, words, partial(self._delete, each), say("Delete")))

    def _delete(self, each: _Kept) -> Transition:
        self._desk.store.forget(each.kind, each.profile.name)
        self._deleted.append(each)
        return None


def _count() -> int:
    """How many a page has."""
    return A_PAGE if percent() == USUAL else LARGE_PAGE


def _name(each: _Kept) -> str:
    return shown_name(each.profile.name) or say("No name")


def _size(each: _Kept) -> str:
    value = each.profile.value
    if isinstance(value, City):
        return say("City, {rows} × {columns} shops", rows=value.rows, columns=value.columns)
    spaces = len(value.stick)
    return say_count("Board, {count} stick space", "Board, {count} stick spaces", spaces)
