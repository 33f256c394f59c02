"""The end: the machine's points by where they come from."""

import pygame

from game.client.base.i18n import say, say_count
from game.client.graphics import ornaments, theme
from game.client.scenes.companion import spread
from game.client.scenes.companion.pad import cells
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.widgets import height_of
from game.companion import State, score

ROW_PX = 36
NUMBER_W = 140


def build_verdict(page: Page, box: pygame.Rect, state: State) -> None:
    """Put the sum and its parts; targets `new`, `leave`."""
    widgets.heading(page, (box.x, box.y, box.w, 60), say("The game is over"), 50)
    widgets.label(page, (box.x, box.y + 72, box.w, 72), _total(state), px=48)
    rule = (box.x, box.y + 176)
    page.draw((box.x, box.y + 160, box.w, 32), lambda brush: ornaments.lozenge_rule(brush, rule, box.w))
    rows = _rows(state)
    for at in range(len(rows)):
        _put_row(page, pygame.Rect(box.x + 20, box.y + 212 + at * 64, box.w - 40, 64), rows, at)
    words = (box.x, box.y + 612, box.w, 80)
    widgets.label(page, words, _who_wins(), px=30, colour=theme.INK_SOFT, wrap=True)
    _put_ways_out(page, box)


def build_large_verdict(
    page: Page, words: pygame.Rect, sums: pygame.Rect, state: State, at: int, *, with_sums: bool
) -> None:
    """Put what is said at the end into one half, and perhaps the sums into the other, where words are read larger."""
    said = pygame.Rect(words.x, words.y, words.w, words.h - 116)
    spread.put_words(page, said, say("The game is over"), (_total(state), _who_wins()), at)
    _put_ways_out(page, words)
    if with_sums:
        _put_large_rows(page, sums, _rows(state))


def _put_large_rows(page: Page, sums: pygame.Rect, rows: list[tuple[str, int]]) -> None:
    """Put the lines of the sum, each as high as its words need."""
    highs = [height_of(page, name, ROW_PX, sums.w - NUMBER_W) for name, _ in rows]
    top = float(sums.y)
    for place, high in enumerate(highs):
        room = min(high + 24.0, high * sums.h / sum(highs))
        _put_row(page, pygame.Rect(sums.x, round(top), sums.w, round(room)), rows, place)
        top += room


def _total(state: State) -> str:
    return say_count("The machine has {count} point.", "The machine has {count} points.", score(state).total)


def _who_wins() -> str:
    return say("Most points win, as usual: compare with the players at the table.")


def _rows(state: State) -> list[tuple[str, int]]:
    points = score(state)
    return [
        (say("Points during the game"), points.points),
        (say_count("{count} contract", "{count} contracts", state.contracts), points.contracts),
        (say("Technologies, by level"), points.technologies),
        (say("Factories, by level"), points.factories),
        (say("Other points, as for a player"), points.other),
        (say("Total"), points.total),
    ]


def _put_row(page: Page, row: pygame.Rect, rows: list[tuple[str, int]], at: int) -> None:
    """Put one line of the sum; the last one is the total."""
    words, number = rows[at]
    colour = theme.RUBRIC if at + 1 == len(rows) else theme.INK
    widgets.label(page, (row.x, row.y, row.w - NUMBER_W, row.h), words, px=ROW_PX, colour=colour, wrap=True)
    widgets.label(page, row, str(number), px=40, face="roman", align="right", read=True)


def _put_ways_out(page: Page, box: pygame.Rect) -> None:
    new, leave = cells(pygame.Rect(box.x, box.bottom - 100, box.w, 100), 2, 2)
    widgets.page_button(page, "new", new, say("Another game"), "primary", "press", px=38)
    widgets.page_button(page, "leave", leave, say("To the title"), "plain", "right", px=38)
