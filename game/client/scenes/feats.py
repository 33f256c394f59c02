"""The feats of the guild: who earned each one first, or what is needed for it."""

from collections.abc import Mapping
from datetime import datetime

import pygame

from game.client.base.drawable import shown_name
from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import layout, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.session.commission import day_words
from game.client.session.statistics_desk import StatisticsDesk
from game.client.text.statistics_text import feat_words, needed_words
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.scene import Pop, Scene, Transition
from game.client.ui.widgets import ABOVE, HIGH, foot_of, packed, put_pager, turned
from game.match.feats import FEATS, Feat
from game.match.ledger import Counted
from game.match.statistics import earned

SHEET = pygame.Rect(104, 104, 1712, 808)
ROWS, PITCH, COLUMN_W = 10, 74, 808


class Feats(Scene):
    """Shows all feats in two columns, or in pages where they are read larger. The button `back` leaves."""

    name = "feats"
    default = "back"

    def __init__(self, desk: StatisticsDesk) -> None:
        self._desk = desk
        self._at = 0  # the page, where words are read larger

    def build(self, page: Page) -> None:
        """Put a line for each feat, and the way back."""
        widgets.table(page)
        widgets.ribbon(page, layout.rect("final", "heading").inflate(-1000, -8), say("Feats of the guild"))
        widgets.sheet(page, SHEET, "double")
        known = self.earned
        if percent() == USUAL:
            for place, feat in enumerate(FEATS):
                column, row = divmod(place, ROWS)
                left, top = SHEET.x + 36 + column * (COLUMN_W + 24), SHEET.y + 34 + row * PITCH
                box = pygame.Rect(left, top, COLUMN_W, PITCH - 4)
                page.draw(box, _line(box, feat, known.get(feat)))
        else:
            self._build_page(page, SHEET.inflate(-72, -68), known)
        widgets.page_button(page, "back", (SHEET.x, 936, 400, 112), say("Back"), icon="left", px=36)
        words = (SHEET.x + 432, 924, SHEET.w - 432, 136)
        told = self._foot_words(len(known))
        widgets.label(page, words, told, px=30, colour=theme.PAPER_LIGHT, align="right", wrap=True)

    def _build_page(self, page: Page, box: pygame.Rect, known: Mapping[Feat, Counted]) -> None:
        """Put a page of the feats, in one column."""
        pitch = read_px(PITCH)
        pages = packed([pitch] * len(FEATS), box.h - HIGH - ABOVE)
        at = min(self._at, len(pages) - 1)
        for row, place in enumerate(pages[at]):
            line = pygame.Rect(box.x, box.y + row * pitch, box.w, pitch - 8)
            page.draw(line, _line(line, FEATS[place], known.get(FEATS[place])))
        put_pager(page, foot_of(box), at, len(pages))

    @property
    def earned(self) -> dict[Feat, Counted]:
        """Who earned what first."""
        return earned(self._desk.counted, [title.id for title in self._desk.content.rules.solo_titles])

    def _foot_words(self, earned_count: int) -> str:
        if self._desk.is_counting:
            return say("Counting older games: {done} of {count}", done=self._desk.done, count=self._desk.to_count)
        return say("{done} of {count} are earned. Games of all six rounds count.", done=earned_count, count=len(FEATS))

    def tick(self, dt_s: float) -> bool:
        """Count another older game."""
        if self._desk.is_counting:
            self._desk.count_next()
            self.changed()
        return self._desk.is_counting

    def press(self, name: str) -> Transition:
        """Leave, or turn the page."""
        if name == "back":
            return Pop()
        self._at = turned(name, self._at)
        self.changed()
        return None


def _line(box: pygame.Rect, feat: Feat, first: Counted | None) -> Paint:
    """A feat: red and with its name where somebody earned it, else with what is needed."""
    below = needed_words(feat) if first is None else who_words(first)
    colour = theme.INK_SOFT if first is None else theme.RUBRIC

    def paint(brush: Brush) -> None:
        icon = icon_picture("lock" if first is None else "laurel", colour)
        brush.blit(icon, (box.x, box.y + 8, 52, 52))
        upper = (box.x + 72, box.y, box.w - 72, read_px(38))
        brush.text(upper, feat_words(feat), "body", 32, colour, read=True)
        lower = (box.x + 72, box.y + read_px(36), box.w - 72, read_px(34))
        brush.text(lower, below, "body", 26, theme.INK, read=True)

    return paint


def who_words(first: Counted) -> str:
    """Who earned a feat, when, and in which game."""
    name, seed = shown_name(first.played.name) or say("Without a name"), first.played.seed
    try:
        day = day_words(datetime.fromisoformat(first.played.ended_at).astimezone().date())
    except (ValueError, OverflowError, OSError):  # a clock may say anything
        return say("{name}, seed {seed}", name=name, seed=seed)
    return say("{name}, {day}, seed {seed}", name=name, day=day, seed=seed)
