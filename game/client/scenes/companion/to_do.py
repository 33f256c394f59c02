"""The instructions for the table after an answer: each with its number, and the reason below it."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

import pygame

from game.client.base.reading_size import read_px
from game.client.graphics import theme, typesetting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.words.companion_reasons import reason_words
from game.client.words.companion_told import told
from game.companion import Step

TODO_PX, WHY_PX = 34, 28
GAP = 12
INDENT = 64
SPARE = 0.97  # of the width, since other scales of the page break lines a little sooner


class ToDo(NamedTuple):
    """An instruction with its number and reason; without a number, something that happened in between."""

    number: int
    words: str
    reason: str


def to_do(step: Step) -> list[ToDo]:
    """The instructions after an answer, in order; a reason is not repeated for the next instruction."""
    numbers, lines, said = count(1), list[ToDo](), ""
    for each in step.happenings:
        reason = reason_words(each, step.state)
        number = next(numbers) if each.by_hand else 0
        lines.append(ToDo(number, told(each, step.state), "" if reason == said else reason))
        said = reason or said
    return lines


def paged(lines: list[ToDo], height: int, width: int) -> list[list[ToDo]]:
    """The lines in pages of a height; a reason that has no room below its instruction goes to the next page."""
    pages: list[list[ToDo]] = [[]]
    left = height
    for line in (part for one in lines for part in _parts(one, height, width)):
        high = sum(_heights(line, width)) + GAP
        if pages[-1] and high > left:
            pages.append([])
            left = height
        pages[-1].append(line)
        left -= high
    return pages


def _parts(line: ToDo, height: int, width: int) -> list[ToDo]:
    """The line, with its reason on its own if both are higher than a page."""
    if not line.reason or sum(_heights(line, width)) <= height:
        return [line]
    return [line._replace(reason=""), ToDo(0, line.reason, "")]


def build_to_do(page: Page, box: pygame.Rect, lines: list[ToDo]) -> None:
    """Put a page of lines."""
    top = box.y
    for line in lines:
        high, reason_high = _heights(line, box.w)
        px, colour = (TODO_PX, theme.INK) if line.number else (WHY_PX, theme.INK_SOFT)
        if line.number:
            number = (box.x, top, 60, read_px(49))  # on the line of the words
            widgets.label(page, number, str(line.number), px=36, face="roman", read=True)
        where = pygame.Rect(box.x + INDENT, top, box.w - INDENT, high)
        widgets.label(page, where, line.words, px=px, colour=colour, valign="top", wrap=True)
        why = pygame.Rect(where.x, where.bottom, where.w, reason_high)
        if line.reason:
            widgets.label(page, why, line.reason, px=WHY_PX, colour=theme.INK_SOFT, valign="top", wrap=True)
        top += high + reason_high + GAP


def _heights(line: ToDo, width: int) -> tuple[int, int]:
    """How high its words are, and its reason."""
    px = TODO_PX if line.number else WHY_PX
    return _height(line.words, px, width), _height(line.reason, WHY_PX, width) if line.reason else 0


def _height(words: str, px: int, width: int) -> int:
    return typesetting.measure(words, "body", read_px(px), max_width=round((width - INDENT) * SPARE), wrap=True)[1] + 4
