"""The pages of the rules: a tab for each chapter, with its articles in two columns."""

import pygame

from game.client.art import portraits
from game.client.drawing import theme, widgets
from game.client.drawing.brush import Picture
from game.client.drawing.pager import turned
from game.client.parts.notes import Note, Style, put_notes
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
STYLE = Style(heading_px=36, words_px=30, heading_high=48, tallest=208)
PICTURE = (84, 84)


class RulesPages(Scene):
    """Shows one chapter at a time.

    Targets: `chapter:<n>` from 0, `people` opens the pages on people and books, `close`; where a chapter has several
    pages, `earlier` and `later`.
    """

    name = "rules"
    default = "close"

    def __init__(self, content: Content, chapter: int = 0) -> None:
        self._content = content
        self._chapters = chapters(content)
        self._at = chapter
        self._page = 0

    def build(self, page: Page) -> None:
        """Put the tabs and the articles of a chapter."""
        widgets.table(page)
        options: list[tuple[str, str]] = [(ChapterTab(at), chapter.title) for at, chapter in enumerate(self._chapters)]
        options.append(("people", say("People")))
        widgets.tabs(page, TABS, options, ChapterTab(self._at))
        widgets.page_button(page, "close", CLOSE, say("Close"), "primary", "cross")
        widgets.sheet(page, SHEET, "double")
        put_notes(page, BODY, [_note(article) for article in self._chapters[self._at].articles], STYLE, self._page)

    def press(self, name: str) -> Transition:
        """Open another chapter, or close."""
        if name == "close":
            return Pop()
        if name == "people":
            return Push(ToPeople(self._content))
        if isinstance(name, ChapterTab):
            self._turn_to(name.n)
        elif name in ("earlier", "later"):
            self._page = turned(name, self._page)
            self.changed()
        return None

    def scroll(self, steps: int) -> Transition:
        """Open the chapter before or after this one."""
        self._turn_to(self._at + (-1 if steps > 0 else 1))
        return None

    def _turn_to(self, chapter: int) -> None:
        """Show a chapter, or the first or last where there is no such number."""
        self._at, self._page = max(0, min(len(self._chapters) - 1, chapter)), 0
        self.changed()


def _note(article: Article) -> Note:
    return Note(article.heading, article.words, "", _picture(article), PICTURE)


def _picture(article: Article) -> Picture:
    if character := article.portrait:
        return lambda _width, height: portraits.portrait(character, round(height * 100 / portraits.TALL))
    return widgets.icon_picture(article.icon, theme.INK)
