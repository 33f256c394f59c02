"""The end: the machine's points by where they come from."""

import pygame

from game.client.drawing import ornaments, theme, widgets
from game.client.scenes.companion.pad import cells
from game.client.screen.page import Page
from game.client.words.messages import say, say_count
from game.companion import State, score


def build_verdict(page: Page, box: pygame.Rect, state: State) -> None:
    """Put the sum and its parts; targets `new`, `leave`."""
    points = score(state)
    widgets.heading(page, (box.x, box.y, box.w, 60), say("The game is over"), 50)
    total = say_count("The machine has {count} point.", "The machine has {count} points.", points.total)
    widgets.label(page, (box.x, box.y + 72, box.w, 72), total, px=48)
    rule = (box.x, box.y + 176)
    page.draw((box.x, box.y + 160, box.w, 32), lambda brush: ornaments.lozenge_rule(brush, rule, box.w))
    rows = (
        (say("Points during the game"), points.points),
        (say_count("{count} contract", "{count} contracts", state.contracts), points.contracts),
        (say("Technologies, by level"), points.technologies),
        (say("Factories, by level"), points.factories),
        (say("Other points, as for a player"), points.other),
        (say("Total"), points.total),
    )
    for at, (words, number) in enumerate(rows):
        row = pygame.Rect(box.x + 20, box.y + 212 + at * 64, box.w - 40, 64)
        last = at + 1 == len(rows)
        widgets.label(page, row, words, px=36, colour=theme.RUBRIC if last else theme.INK)
        widgets.label(page, row, str(number), px=40, face="roman", align="right")
    words = say("Most points win, as usual: compare with the players at the table.")
    widgets.label(page, (box.x, box.y + 612, box.w, 80), words, px=30, colour=theme.INK_SOFT, wrap=True)
    new, leave = cells(pygame.Rect(box.x, box.bottom - 100, box.w, 100), 2, 2)
    widgets.page_button(page, "new", new, say("Another game"), "primary", "press", px=38)
    widgets.page_button(page, "leave", leave, say("To the title"), "plain", "right", px=38)
