"""The map of the tutorial: seven woodcuts on a cord, those of the chapters that are done printed."""

from collections.abc import Callable
from functools import partial

import pygame

from game.client.base.i18n import ROMAN
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.graphics.order_art import vignette
from game.client.scenes.tutorial.lesson import Classroom, Lesson, chapters
from game.client.scenes.tutorial.tutor import Tutor, Ways
from game.client.session.app_context import AppContext
from game.client.text.tutorial_text import CHAPTERS, TUTORIAL, minutes_words
from game.client.ui import widgets
from game.client.ui.menu_names import LessonSheet
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Reset, Scene, Transition
from game.content import own_content
from game.content.tables import PrintingCard

WOODCUTS = ("printing-17", "printing-03", "printing-23", "printing-10", "printing-16", "printing-24", "printing-04")
"""The book whose woodcut stands for each chapter."""
EXPERIENCED = (5, 6)  # the chapters for people who know board games
SHEETS = pygame.Rect(28, 300, 1864, 560)
WIDTH, GAP = 254, 14
CORD_Y = 288
PALE = 70  # how much of a woodcut is seen before it is printed
FOOT_Y = 920


class TutorialMap(Scene, name="tutorial"):
    """Chooses a chapter. Targets: `lesson:<n>` from 0, `experienced`, `first`, `close`."""

    def __init__(self, context: AppContext) -> None:
        """Raises ContentError where a chapter is wrong."""
        self._context = context
        self._progress = context.profile.progress
        self._chapters, self._content = chapters(), own_content()
        self._classroom = Classroom(context, self._content)
        self._only: tuple[int, ...] = tuple(range(len(CHAPTERS)))  # the chapters that are recommended
        self.default = LessonSheet(self._next())

    def _next(self) -> int:
        """The first recommended chapter that is not done."""
        return next((at for at in self._only if at not in self._progress.kept.done), self._only[-1])

    def build(self, page: Page) -> None:
        widgets.titled_table(page, TUTORIAL["name"]())
        top = (SHEETS.x, 128, SHEETS.w, 56)
        widgets.label(page, top, TUTORIAL["map"](), px=36, colour=theme.PAPER_LIGHT, align="center")
        page.draw((0, CORD_Y - 20, 1920, 40), _paint_cord)
        wide = WIDTH - 28
        titles = widgets.common_px(page, [(words.title(), (wide, 92)) for words in CHAPTERS], 34, "sc")
        abouts = widgets.common_px(page, [(self._about(at), (wide, 100)) for at in range(len(CHAPTERS))], 28)
        for at in range(len(CHAPTERS)):
            box = pygame.Rect(SHEETS.x + at * (WIDTH + GAP), SHEETS.y, WIDTH, SHEETS.h)
            self._sheet(page, at, box, (titles, abouts))
        widgets.page_button(page, "close", (28, FOOT_Y, 320, 112), TUTORIAL["title"](), icon="left", px=32)
        words, hint = TUTORIAL["experienced"](), TUTORIAL["experienced hint"]()
        widgets.page_button(page, "experienced", (620, FOOT_Y, 680, 112), words, hint=hint, px=34)
        widgets.page_button(page, "first", (1412, FOOT_Y, 480, 112), TUTORIAL["to game"](), "plain", "person", px=36)

    def _about(self, at: int) -> str:
        return TUTORIAL["left"]() if at in self._progress.kept.left else CHAPTERS[at].subject()

    def _sheet(self, page: Page, at: int, box: pygame.Rect, sizes: tuple[int, int]) -> None:
        """Put the sheet of a chapter, its title and what it is about in two sizes."""
        title, subject = CHAPTERS[at].title(), self._about(at)
        card = self._content.printing[WOODCUTS[at]]
        done, lit = at in self._progress.kept.done, at == self._next()
        drawn = pygame.Rect(box.x, CORD_Y - 12, box.w, box.bottom - CORD_Y + 24)  # with its pegs and its shadow
        target = Target(LessonSheet(at), "button", box, title, hint=subject, drawn=drawn)
        page.target(target, _paint_sheet, box, at, card, done=done, lit=lit)
        inner = box.inflate(-28, 0)
        upper, lower = (inner.x, box.y + 300, inner.w, 92), (inner.x, box.y + 392, inner.w, 100)
        widgets.label(page, upper, title, px=sizes[0], face="sc", colour=theme.RUBRIC, align="center",
                      wrap=True, read=False)  # fmt: skip
        widgets.label(page, lower, subject, px=sizes[1], align="center", wrap=True, read=False)
        foot = TUTORIAL["done"]() if done else minutes_words(*divmod(self._chapters[at].seconds, 60))
        widgets.label(page, (inner.x, box.bottom - 76, inner.w, 52), foot, px=28, colour=theme.INK_SOFT, align="center")

    def press(self, name: str) -> Transition:
        match name:
            case LessonSheet(at):
                return self._begin(at)
            case "experienced":
                self._only = EXPERIENCED
                self.default = LessonSheet(self._next())
            case "first":
                return self._context.first_game()
        return None

    def back(self) -> Transition:
        return self._context.to_title()

    def _begin(self, at: int) -> Transition:
        """Begin a chapter, or go on with it where it was left."""
        lesson = Lesson(self._chapters[at], self._classroom)
        if at in self._progress.kept.left:
            lesson.restore(self._progress.kept.left[at])
        ways = Ways(
            keep=lambda now: self._context.profile.keep_progress(partial(self._progress.leave, at, now)),
            finished=lambda: self._end(partial(self._progress.finish, at)),
            skipped=lambda: self._end(partial(self._progress.skip, at)),
            left=self._leave,
        )
        self._context.tutor = Tutor(lesson, ways)
        return Reset(lesson.session.scene())

    def _leave(self) -> Transition:
        self._classroom.end_thinking()
        return self._context.tutorial()

    def _end(self, keep: Callable[[], None]) -> Transition:
        self._context.profile.keep_progress(keep)
        return self._leave()


def _paint_cord(brush: Brush) -> None:
    brush.line((0, CORD_Y), (1920, CORD_Y), theme.WALNUT_DARK, 10)
    brush.line((0, CORD_Y - 1), (1920, CORD_Y - 1), theme.OAK, 5)


def _paint_sheet(
    brush: Brush, state: State, box: pygame.Rect, at: int, card: PrintingCard, *, done: bool, lit: bool
) -> None:
    """Paint a sheet on its two pegs: the woodcut printed or pale, and the number of the chapter."""
    sheet = box.move(0, 6) if state.pressed else box.move(0, -6) if state.hovered else box
    brush.veil(sheet.move(6, 8), theme.BLACK, 110, radius=4)
    brush.rect(sheet, theme.PAPER_LIGHT if done or lit or state.hovered else theme.PAPER, radius=4)
    if lit:
        brush.rect(sheet, theme.VERMILION, width=5, radius=4)
    for x in (sheet.x + 40, sheet.right - 52):
        brush.rect((x, CORD_Y - 12, 12, 44), theme.OAK, radius=4)
    picture = pygame.Rect(sheet.x + 16, sheet.y + 28, sheet.w - 32, 220)
    cut = vignette(card, *brush.area(picture).size)
    if not done:
        cut = cut.copy()
        cut.set_alpha(PALE)
    brush.blit(cut, picture)
    brush.text((sheet.x, sheet.y + 254, sheet.w, 46), ROMAN[at + 1], "roman", 34, theme.VERMILION, align="center")
