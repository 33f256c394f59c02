"""The rows of the settings: each knows how high it stands, and puts itself in a box of that height."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import pygame

from game.client.base.i18n import say, say_as
from game.client.base.reading_size import percent, read_px
from game.client.base.seating import STYLES
from game.client.graphics import piece_art, theme
from game.client.ui import widgets
from game.client.ui.menu_names import OppositeSwitch, UsualName
from game.client.ui.page import Page
from game.client.ui.widgets import height_of

HIGH = 64  # of a row with words of the usual size
WORDS_W, LESS_W = 440, 260  # of a label; the second where its answers have many letters
MANY = 44
STACKED = 150  # percent of the size of what is read from which the answers stand below their label
WORDS_PX = 28
KNOB_W = 164  # what a switch takes beside its words
PERCENT = (0, 25, 50, 75, 100)

Put: TypeAlias = Callable[[Page, pygame.Rect], None]


class Row(NamedTuple):
    """A row: its height on a page for a width, and what puts it into a box."""

    high: Callable[[Page, int], int]
    put: Put


def choice(words: str, options: Sequence[tuple[str, str]], chosen: str) -> Row:
    """A row with a label and some answers side by side; below the label where that is large."""

    words_w = WORDS_W if sum(len(each) for _, each in options) <= MANY else LESS_W

    def label_high(page: Page, width: int) -> int:
        return height_of(page, words, WORDS_PX, width)

    def high(page: Page, width: int) -> int:
        if percent() >= STACKED:
            return label_high(page, width) + read_px(HIGH - 16)
        return max(read_px(HIGH), label_high(page, words_w - 40))

    def put(page: Page, box: pygame.Rect) -> None:
        label, answers = pygame.Rect(box), pygame.Rect(box)
        if percent() >= STACKED:
            label.h = label_high(page, box.w)
            answers.top, answers.h = label.bottom, box.bottom - label.bottom
        else:
            label = pygame.Rect(box.x + 20, box.y, words_w - 40, box.h)
            answers = pygame.Rect(box.x + words_w, box.y, box.w - words_w, box.h)
        widgets.label(page, label, words, px=WORDS_PX, wrap=True)
        widgets.segmented(page, answers, options, chosen)

    return Row(high, put)


def told(words: str) -> Row:
    """A row with words to read."""

    def put(page: Page, box: pygame.Rect) -> None:
        widgets.label(page, box, words, px=WORDS_PX, wrap=True)

    return Row(lambda page, width: height_of(page, words, WORDS_PX, width) + 8, put)


def switch(name: str, words: str, on: bool, hint: str = "") -> Row:
    """A row with a switch, perhaps with a tooltip."""

    def high(page: Page, width: int) -> int:
        return max(HIGH, height_of(page, words, WORDS_PX, width - KNOB_W) + 12)

    return Row(high, lambda page, box: widgets.toggle(page, name, box, words, on, hint=hint))


def button(name: str, words: str) -> Row:
    """A row with a button to another page."""

    def put(page: Page, box: pygame.Rect) -> None:
        widgets.page_button(page, name, pygame.Rect(box.x, box.y, box.w // 2, box.h), words, px=min(48, read_px(32)))

    return Row(lambda _page, _width: max(HIGH + 8, read_px(HIGH - 16)), put)


def person(at: int, name: str, *, opposite: bool) -> Row:
    """A row for the person who usually has an emblem: the name, and whether this person sits opposite."""

    def put(page: Page, box: pygame.Rect) -> None:
        style = theme.SEAT_STYLES[STYLES[at]]
        badge = pygame.Rect(box.x, box.centery - 32, 64, 64)
        widgets.picture(page, badge, lambda width, _height: piece_art.badge(style, width))
        field = pygame.Rect(badge.right + 20, box.y, (box.w - 84) // 2 - 12, box.h)
        words = say("Name of the usual player {number}", number=at + 1)
        widgets.text_field(page, UsualName(at), field, name, words)
        side = pygame.Rect(field.right + 24, box.y, box.right - field.right - 24, box.h)
        widgets.toggle(page, OppositeSwitch(at), side, say("Sits opposite"), opposite)

    return Row(lambda _page, _width: max(72, read_px(64)), put)


def percents(choice_of: Callable[[int], str]) -> list[tuple[str, str]]:
    """The volumes that can be chosen."""
    return [
        (choice_of(share), say("{percent} %", percent=share) if share else say_as("no sound", "None"))
        for share in PERCENT
    ]


def nearest(loudness: float) -> int:
    """The choice nearest to a volume, which a file may hold between two choices."""
    return min(PERCENT, key=lambda share: abs(share - 100 * loudness))
