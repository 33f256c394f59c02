"""The round card: the steps of a round in their order, on one sheet over the table."""

import pygame

from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.graphics.icons import icon_picture
from game.client.scenes.destinations import ToRules
from game.client.scenes.parts.notes import Note, Style, put_notes
from game.client.text.rulebook.course import a_round
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Push, Sheet, Transition
from game.content import Content

SHEET = pygame.Rect(180, 60, 1560, 960)
BODY = pygame.Rect(236, 176, 1448, 716)
STEPS = ("gears turn", "plan", "five actions", "fulfilment", "round end", "any time")
STYLE = Style(heading_px=36, words_px=30, heading_high=48, tallest=232)
ICON = (84, 84)


class RoundCard(Sheet, name="round card"):
    """Shows the steps of a round. Targets: `rules` opens their chapter, `close`; `earlier` and `later` where needed."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._pager = widgets.Pager()

    def build(self, page: Page) -> None:
        page.title = say("Round")
        widgets.sheet(page, SHEET, "double")
        widgets.heading(page, (BODY.x, SHEET.y + 44, BODY.w, 64), say("Round"), 44)
        articles = {article.key: article for article in a_round(self._content).articles}
        steps = [articles[key] for key in STEPS]
        notes = [Note(step.heading, step.words, "", icon_picture(step.icon, theme.INK), ICON) for step in steps]
        put_notes(page, BODY, notes, STYLE, self._pager)
        rules = pygame.Rect(BODY.x, SHEET.bottom - 112, 320, 76)
        widgets.page_button(page, "rules", rules, say("Rules"), "plain", "rules")
        close = pygame.Rect(BODY.right - 320, rules.y, 320, 76)
        widgets.page_button(page, "close", close, say("Close"), "primary", "cross")

    def press(self, name: str) -> Transition:
        if name == "rules":
            return Push(ToRules(self._content, STEPS[0]))
        self._pager.turn(name)
        return None
