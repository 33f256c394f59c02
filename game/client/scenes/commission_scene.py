"""The opening sheet of a day's commission: what is special today, the best so far, and the attempt that counts."""

from datetime import date

import pygame

from game.client.base.drawable import shown_name
from game.client.base.i18n import ROMAN, say, translate_data
from game.client.base.readings import opening_rounds
from game.client.graphics import icons, theme
from game.client.graphics.brush import Brush, wide
from game.client.graphics.card_art import portrait
from game.client.session.app_context import AppContext
from game.client.session.commission import commission_words
from game.client.session.commission_controller import CommissionController
from game.client.session.hall_words import title_words
from game.client.text.piece_text import patronage_title
from game.client.ui import widgets
from game.client.ui.overlay import Confirm
from game.client.ui.page import Page
from game.client.ui.scene import Push, Scene, Transition

SHEET = pygame.Rect(104, 108, 1712, 796)
LEFT = pygame.Rect(168, 148, 780, 716)
RIGHT = pygame.Rect(1012, 148, 740, 716)
PORTRAIT = (176, 208)
PITCH = 54
SHOWN = 5  # of the best so far


class CommissionSheet(Scene, name="commission", default="begin"):
    """Shows a commission before it is taken, and leads into it.

    Targets: `name` (field), `begin`, `anew` where a match of it waits, `back`.
    """

    def __init__(self, context: AppContext, day: date) -> None:
        self._controller = CommissionController(context, day)
        self._safely = context.safely

    def build(self, page: Page) -> None:
        widgets.titled_table(page, commission_words(self._controller.day))
        widgets.sheet(page, SHEET, "double")
        self._build_dealt(page)
        self._build_best(page)
        self._build_printer(page)
        self._build_foot(page)

    def _build_dealt(self, page: Page) -> None:
        content, dealt = self._controller.context.profile.content, self._controller.dealt
        widgets.heading(page, (LEFT.x, LEFT.y, LEFT.w, 52), say("Special today"), 42)
        widgets.label(page, (LEFT.x, LEFT.y + 56, LEFT.w, 44), say("You choose between these two:"), px=32)
        for place, character in enumerate(dealt.seats[0].drawn_characters):
            box = pygame.Rect(LEFT.x + place * 392, LEFT.y + 112, *PORTRAIT)
            widgets.picture(page, box, wide(portrait, character))
            name = (box.right + 16, box.y, 376 - PORTRAIT[0] - 16, box.h)
            widgets.label(page, name, translate_data(content.characters[character].name), px=32, wrap=True)
        top = LEFT.y + 344
        widgets.label(page, (LEFT.x, top, LEFT.w, 44), say("Today’s patronage cards:"), px=32)
        rounds = opening_rounds(content, dealt)
        for place, (card, opens) in enumerate(zip(dealt.patronage_row, rounds, strict=True)):
            if card is not None:
                row = pygame.Rect(LEFT.x, top + 52 + place * PITCH, LEFT.w, PITCH)
                widgets.picture(page, (row.x, row.y + 6, 42, 42), icons.icon_picture("patronage"))
                widgets.label(page, (row.x + 60, row.y, 460, row.h), patronage_title(card, content), px=32)
                words = say("from round {number}", number=ROMAN[opens])
                widgets.label(page, (row.x + 528, row.y, row.w - 528, row.h), words, colour=theme.INK_SOFT)
        rule = say("The cards are the same for everyone today. A solo game with the automa and characters.")
        foot = (LEFT.x, LEFT.bottom - 92, LEFT.w, 88)
        widgets.label(page, foot, rule, px=28, colour=theme.INK_SOFT, wrap=True, valign="bottom")

    def _build_best(self, page: Page) -> None:
        widgets.heading(page, (RIGHT.x, RIGHT.y, RIGHT.w, 52), say("The best so far"), 42)
        best = self._controller.context.profile.hall.best_on(self._controller.day)[:SHOWN]
        for place, entry in enumerate(best):
            row = pygame.Rect(RIGHT.x, RIGHT.y + 60 + place * PITCH, RIGHT.w, PITCH)
            number = (row.x, row.y, 72, row.h)
            widgets.label(page, number, ROMAN[place + 1], face="roman", colour=theme.RUBRIC, align="center")
            widgets.label(page, (row.x + 84, row.y, 300, row.h), shown_name(entry.name), px=32, face="roman")
            widgets.label(page, (row.x + 392, row.y - 2, 90, row.h), str(entry.fame), px=36, align="right")
            widgets.label(page, (row.x + 502, row.y, row.w - 502, row.h), title_words(entry))
            page.draw(row, Brush.line, row.bottomleft, row.bottomright, theme.INK_SOFT, 1)
        if not best:
            widgets.label(page, (RIGHT.x, RIGHT.y + 60, RIGHT.w, 2 * PITCH), say("Nobody has played it yet."), px=32)

    def _build_printer(self, page: Page) -> None:
        widgets.heading(page, (RIGHT.x, RIGHT.bottom - 328, RIGHT.w, 52), say("Player"), 42)
        field = pygame.Rect(RIGHT.x, RIGHT.bottom - 264, 480, 84)
        widgets.text_field(page, "name", field, self._controller.typed, say("Name of the player"))
        if not self._controller.typed:
            widgets.label(page, field.inflate(-40, 0), self._controller.printer, px=30, colour=theme.INK_SOFT)
        words = (RIGHT.x, field.bottom + 16, RIGHT.w, RIGHT.bottom - field.bottom - 16)
        widgets.label(page, words, self._standing_words(), px=32, wrap=True, valign="top")

    def _standing_words(self) -> str:
        printer, waiting = self._controller.printer, self._controller.waiting
        at = ROMAN[waiting.round] if waiting is not None else ""
        match self._controller.standing:
            case "waits":
                return say("{seat} has an attempt that counts in round {round}.", seat=printer, round=at)
            case "repeat waits":
                return say("{seat} has a repeat in round {round}. It does not count.", seat=printer, round=at)
            case "done":
                return say("{seat} has used the attempt that counts. A new game is a repeat.", seat=printer)
        return say("Each player’s first attempt counts today. Later ones are marked as repeats.")

    def _build_foot(self, page: Page) -> None:
        widgets.page_button(page, "back", (SHEET.x, 928, 404, 120), say("Back"), icon="left", px=36)
        waits = self._controller.waiting is not None
        if waits:
            widgets.page_button(page, "anew", (SHEET.x + 428, 928, 520, 120), say("Start again"), icon="rotate", px=36)
        words = say("Start a repeat") if self._controller.standing == "done" else say("Start")
        words, box = say("Continue") if waits else words, (SHEET.right - 740, 928, 740, 120)
        widgets.page_button(page, "begin", box, words, "primary", "press", px=48)

    def press(self, name: str) -> Transition:
        if name == "anew":
            words = say("This ends the repeat that you began.")
            if self._controller.standing == "waits":
                words = say("This ends the attempt that counts. A new game is marked as a repeat.")
            begin = self._controller.begin
            return Push(Confirm(say("Start again?"), words, lambda: self._safely(begin), say("Start again")))
        return self._safely(self._controller.go_on)

    def text(self, name: str, value: str) -> None:
        self._controller.typed = value
