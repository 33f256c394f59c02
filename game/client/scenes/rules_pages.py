"""The pages of the rules: a tab for each chapter, with its articles in two columns."""

import pygame

from game.client.art import portraits
from game.client.drawing import theme, widgets
from game.client.drawing.brush import Picture
from game.client.rulebook import Article, chapters
from game.client.screen.destinations import ToPeople
from game.client.screen.names.buttons import ChapterTab
from game.client.screen.page import Page
from game.client.screen.scene import Pop, Push, Scene, Transition
from game.client.words.messages import say
from game.content import Content

SHEET = pygame.Rect(24, 100, 1872, 956)
TABS = pygame.Rect(24, 16, 1592, 68)
CLOSE = pygame.Rect(1640, 12, 256, 72)
BODY = pygame.Rect(72, 132, 1776, 892)
COLUMNS = 2
GUTTER = 48
TALLEST = 208  # the greatest height of a row, so that short chapters stay at the top


class RulesPages(Scene):
    """Shows one chapter at a time.

    Targets: `chapter:<n>` from 0, `people` opens the pages on people and books, `close`.
    """

    name = "rules"
    default = "close"

    def __init__(self, content: Content, chapter: int = 0) -> None:
        self._content = content
        self._chapters = chapters(content)
        self._at = chapter

    def build(self, page: Page) -> None:
        """Put the tabs and the articles of a chapter."""
        widgets.table(page)
        options: list[tuple[str, str]] = [(ChapterTab(at), chapter.title) for at, chapter in enumerate(self._chapters)]
        options.append(("people", say("People")))
        widgets.tabs(page, TABS, options, ChapterTab(self._at))
        widgets.page_button(page, "close", CLOSE, say("Close"), "primary", "cross")
        widgets.sheet(page, SHEET, "double")
        articles = self._chapters[self._at].articles
        for article, box in zip(articles, boxes(len(articles)), strict=True):
            _build_article(page, article, box)

    def press(self, name: str) -> Transition:
        """Open another chapter, or close."""
        if name == "close":
            return Pop()
        if name == "people":
            return Push(ToPeople(self._content))
        if isinstance(name, ChapterTab):
            self._turn_to(name.n)
        return None

    def scroll(self, steps: int) -> Transition:
        """Open the chapter before or after this one."""
        self._turn_to(self._at + (-1 if steps > 0 else 1))
        return None

    def _turn_to(self, chapter: int) -> None:
        """Show a chapter, or the first or last where there is no such number."""
        self._at = max(0, min(len(self._chapters) - 1, chapter))
        self.changed()


def boxes(count: int) -> list[pygame.Rect]:
    """Where so many articles stand: down the first column, then down the second."""
    rows = -(-count // COLUMNS)
    height = min(TALLEST, BODY.h // rows)
    width = (BODY.w - GUTTER * (COLUMNS - 1)) // COLUMNS
    return [
        pygame.Rect(BODY.x + (width + GUTTER) * (at // rows), BODY.y + height * (at % rows), width, height)
        for at in range(count)
    ]


def _build_article(page: Page, article: Article, box: pygame.Rect) -> None:
    side = min(84, box.h - 24)
    widgets.picture(page, (box.x, box.y + 12, side, side), _picture(article))
    left = box.x + side + 24
    words = pygame.Rect(left, box.y + 52, box.right - left, box.h - 60)
    widgets.heading(page, (left, box.y + 4, words.w, 48), article.heading, 36)
    widgets.label(page, words, article.words, px=30, valign="top", wrap=True)


def _picture(article: Article) -> Picture:
    if character := article.portrait:
        return lambda _width, height: portraits.portrait(character, round(height * 100 / portraits.TALL))
    return widgets.icon_picture(article.icon, theme.INK)
