"""The page of the printers: a list of the characters, and the portrait and the life of one of them."""

import pygame

from game.client.base.i18n import say_written
from game.client.graphics import card_art, theme
from game.client.scenes.people.frame import BODY
from game.client.text.people_text import life_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import LifeOf
from game.client.ui.widgets import put_paragraphs
from game.content import Content
from game.content.tables import Character

LIST = pygame.Rect(BODY.x, BODY.y, 400, BODY.h)
ROW, TALLEST = 89, 76
PORTRAIT = pygame.Rect(510, 200, 460, 543)
LIFE = pygame.Rect(1010, BODY.y + 40, BODY.right - 1010, BODY.h - 40)
LIFE_PX = 38


def with_life(content: Content) -> tuple[Character, ...]:
    """The characters whose lives are told here."""
    return tuple(character for character in content.characters.values() if life_words(character))


def build_printers(page: Page, content: Content, chosen: str, at: int) -> None:
    """Put the list, and who is chosen in it, with a page of the life, which usually has only one."""
    told = with_life(content)
    for row_at, character in enumerate(told):
        row = pygame.Rect(LIST.x, LIST.y + row_at * ROW, LIST.w, TALLEST)
        widgets.segmented(page, row, [(LifeOf(character.id), say_written(character.name))], LifeOf(chosen))
    for character in told:
        if character.id == chosen:
            _build_life(page, character, at)


def _build_life(page: Page, character: Character, at: int) -> None:
    widgets.picture(page, PORTRAIT, lambda w, _h: card_art.portrait(character.id, w))
    widgets.heading(page, (LIFE.x, LIFE.y, LIFE.w, 60), say_written(character.name), 48)
    widgets.label(page, (LIFE.x, LIFE.y + 62, LIFE.w, 44), say_written(character.city), px=32, colour=theme.INK_SOFT)
    words = pygame.Rect(LIFE.x, LIFE.y + 124, LIFE.w, LIFE.h - 124)
    put_paragraphs(page, words, [life_words(character)], LIFE_PX, at=at)
