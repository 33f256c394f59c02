"""The sheet on which a piece is seen close: its picture large, its icons in words, the rule behind it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.base.subject import About
from game.client.closeup.look import Line, Look
from game.client.graphics import layout, theme, typesetting
from game.client.graphics.icons import icon_picture
from game.client.screen.destinations import ToPeople, ToRules
from game.client.text.rulebook import chapter_with
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.client.ui.widgets import ABOVE, HIGH, foot_of, height_of, packed, put_pager, turned
from game.content import Content

SHEET = pygame.Rect(180, 90, 1560, 900)
BODY = SHEET.inflate(-104, -96)
CARD_WIDTH, PAIR_WIDTH, GAP = 460, 316, 16
ICONS = 3.2  # the most room that the icons of a line take, in icons
SIZES = ((38, 76), (34, 66), (30, 56), (26, 46))  # of words and icons: the largest that fits
RULE_PX = 28
TITLE_PX = 44
LARGE_SHEET = pygame.Rect(24, 20, 1872, 1040)  # where words are read larger
LARGE_BODY = LARGE_SHEET.inflate(-104, -96)
LARGE_PAIR_WIDTH, LARGE_WORDS_PX, LARGE_ICON = 230, 30, 84
TIGHT, LOOSE = 6, 28  # the least and the most room between lines
AWAY: About = ("away",)


class CloseUp(Scene):
    """Shows a piece until anything is pressed. Targets: `rules` opens the page, `life` tells
    of a character, `close` and `away` go back; `earlier` and `later` where words are read larger.
    """

    name = "close up"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(self, look: Look, content: Content) -> None:
        self.look = look
        self._content = content
        self._at = 0  # the page, where words are read larger

    # what is seen

    def build(self, page: Page) -> None:
        """Put the sheet; any press closes it, except on the button to the rules."""
        sheet, body = (SHEET, BODY) if percent() == USUAL else (LARGE_SHEET, LARGE_BODY)
        widgets.sheet(page, sheet, "double")
        page.target(
            Target("away", "panel", pygame.Rect(0, 0, *layout.CANVAS), say("Close"), about=AWAY), lambda _b, _s: None
        )
        self._pictures(page, body)
        words = self.words_box
        if percent() == USUAL:
            widgets.heading(page, (words.x, body.y, words.w, 60), self.look.title, TITLE_PX)
            self._lines(page, words)
        else:
            self._large_lines(page, pygame.Rect(words.x, body.y, words.w, body.h - 100))
        self._buttons(page, pygame.Rect(words.x, body.bottom - 84, words.w, 84))

    @property
    def _room(self) -> int:
        """How wide each picture may be."""
        if percent() != USUAL:
            return LARGE_PAIR_WIDTH if len(self.look.large) > 1 else PAIR_WIDTH
        return CARD_WIDTH if len(self.look.large) == 1 else PAIR_WIDTH

    @property
    def words_box(self) -> pygame.Rect:
        """Where the lines and the rule stand: right of the pictures, between title and buttons."""
        body = BODY if percent() == USUAL else LARGE_BODY
        left = body.x + len(self.look.large) * (self._room + GAP) + 32
        return pygame.Rect(left, body.y + 76, body.right - left, body.h - 180)

    def _pictures(self, page: Page, body: pygame.Rect) -> None:
        """Put the pictures side by side."""
        for place, large in enumerate(self.look.large):
            width = round(self._room * large.share)
            height = width * large.shape[1] // large.shape[0]
            left = body.x + place * (self._room + GAP) + (self._room - width) // 2
            box = pygame.Rect(left, body.centery - height // 2, width, height)
            widgets.picture(page, box, large.picture)

    def _lines(self, page: Page, box: pygame.Rect) -> None:
        """Put line under line, the rule last, as large as there is room for."""
        rule = rule_height(page, self.look.rule, box.w)
        setting = Setting.fitting(page, self.look.lines, box.w, box.h - rule)
        gap = min(LOOSE, (box.h - rule - setting.high(0)) // max(1, len(setting.heights)))
        top = box.y
        for line, height in zip(self.look.lines, setting.heights, strict=True):
            _put_line(page, pygame.Rect(box.x, top, box.w, height), line, setting)
            top += height + gap
        _put_rule(page, pygame.Rect(box.x, top, box.w, rule), self.look.rule)

    def _large_lines(self, page: Page, box: pygame.Rect) -> None:
        """Put the title, and below it a page of the lines and the rule, at the size at which words are read."""
        high = height_of(page, self.look.title, TITLE_PX, box.w, "sc")
        title = pygame.Rect(box.x, box.y, box.w, high)
        colour = theme.RUBRIC
        widgets.label(page, title, self.look.title, px=TITLE_PX, face="sc", colour=colour, valign="top", wrap=True)
        room = pygame.Rect(box.x, title.bottom + 8, box.w, box.bottom - title.bottom - 8)
        setting = Setting.of(page, self.look.lines, read_px(LARGE_WORDS_PX), LARGE_ICON, room.w)
        heights = (*setting.heights, rule_height(page, self.look.rule, room.w))
        pages = packed(heights, room.h, GAP)
        if len(pages) > 1:
            pages = packed(heights, room.h - HIGH - ABOVE, GAP)
            put_pager(page, foot_of(room), min(self._at, len(pages) - 1), len(pages))
        top = room.y
        for place in pages[min(self._at, len(pages) - 1)]:
            where = pygame.Rect(room.x, top, room.w, heights[place])
            if place < len(self.look.lines):
                _put_line(page, where, self.look.lines[place], setting)
            else:
                _put_rule(page, where, self.look.rule)
            top += heights[place] + GAP

    def _buttons(self, page: Page, box: pygame.Rect) -> None:
        words = say("Rules: {chapter}", chapter=chapter_with(self._content, self.look.article).title)
        close = pygame.Rect(box.right - 232, box.y, 232, box.h)
        rules = pygame.Rect(box.x, box.y, min(460, close.x - box.x - 24), box.h)
        widgets.page_button(page, "rules", rules, words, "plain", "rules", about=AWAY)
        if self.look.life:
            life = pygame.Rect(rules.right + 16, box.y, close.x - rules.right - 32, box.h)
            widgets.page_button(page, "life", life, say("Life"), "plain", "person", about=AWAY)
        widgets.page_button(page, "close", close, say("Close"), "plain", about=AWAY)

    # presses

    def press(self, name: str) -> Transition:
        """Open the rules or a life, or close."""
        match name:
            case "rules":
                return Push(ToRules(self._content, self.look.article))
            case "life":
                return Push(ToPeople(self._content, "printers", self.look.life))
            case "earlier" | "later":
                self._at = turned(name, self._at)
                self.changed()
                return None
        return Pop()

    def closer_look(self, about: About) -> Transition:
        """Close, at the same press that opened it."""
        return Pop()


class Setting(NamedTuple):
    """The lines at one size: their icons, the column of these, and how high each line is."""

    words_px: int
    icon: int
    column: int
    heights: tuple[int, ...]

    @classmethod
    def of(cls, page: Page, lines: Sequence[Line], words_px: int, icon: int, width: int) -> "Setting":
        """The lines at a size, broken to a width."""
        column = round(max((_icons_width(line, icon) for line in lines), default=0)) + 20
        heights = tuple(max(icon, _height(page, line.words, words_px, width - column)) for line in lines)
        return cls(words_px, icon, column, heights)

    @classmethod
    def fitting(cls, page: Page, lines: Sequence[Line], width: int, height: int) -> "Setting":
        """The lines at the largest size at which they fit, or at the smallest."""
        settings = [cls.of(page, lines, words_px, icon, width) for words_px, icon in SIZES]
        return next((setting for setting in settings if setting.high(TIGHT) <= height), settings[-1])

    def high(self, gap: int) -> int:
        """How high all lines are together, with a gap below each."""
        return sum(self.heights) + gap * len(self.heights)


def _icons_width(line: Line, icon: int) -> float:
    return min(ICONS, len(line.icons)) * icon


def rule_height(page: Page, rule: str, width: int) -> int:
    """How much room the rule takes at the end, with the line above it."""
    return _height(page, rule, read_px(RULE_PX), width - 60) + 32


def _height(page: Page, words: str, px: int, width: int) -> int:
    """How high words stand on the canvas when they are broken to a width."""
    native = typesetting.measure(
        words, "body", max(1, round(px * page.scale)), max_width=round(width * page.scale), wrap=True
    )
    return round(native[1] / page.scale) + 4


def _put_line(page: Page, box: pygame.Rect, line: Line, setting: Setting) -> None:
    """Put icons side by side, smaller where there are many, and what they mean."""
    pitch = _icons_width(line, setting.icon) / max(1, len(line.icons))
    side, middle = round(pitch) - 4, box.y + min(box.h, setting.icon) // 2
    for at, picture in enumerate(line.icons):
        widgets.picture(page, (box.x + round(at * pitch), middle - side // 2, side, side), picture)
    words = pygame.Rect(box.x + setting.column, box.y, box.w - setting.column, box.h)
    colour = theme.VERMILION if line.lacking else theme.INK
    widgets.label(page, words, line.words, px=setting.words_px, colour=colour, wrap=True, read=False)


def _put_rule(page: Page, box: pygame.Rect, rule: str) -> None:
    """Put the rule under a line."""
    y = box.y + 6
    page.draw((box.x, y, box.w, 2), lambda brush: brush.line((box.x, y), (box.right, y), theme.INK_SOFT, 2))
    widgets.picture(page, (box.x, box.y + 20, 44, 44), icon_picture("rules", theme.INK_SOFT))
    words = pygame.Rect(box.x + 60, box.y + 16, box.w - 60, box.h - 16)
    widgets.label(page, words, rule, px=RULE_PX, colour=theme.INK_SOFT, valign="top", wrap=True)
