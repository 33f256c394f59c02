"""The four seat cards of the set-up: who sits there, under which name and emblem, and how well a computer plays."""

from collections.abc import Callable

import pygame

from game.client.base.i18n import say
from game.client.base.seating import SITTERS, STYLES, Chair, Seating, Sitter, levels, next_level
from game.client.graphics import control_art, piece_art, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.graphics.viewport import RectLike
from game.client.text.terms import level_meaning_words, strength_words, turning_level_words
from game.client.ui import widgets
from game.client.ui.menu_names import ChairLevel, EmblemChoice, NameField, SitButton, SitterChoice
from game.client.ui.page import Page, State, Target
from game.client.ui.widgets import paint_choice_frame
from game.match.seats import LEVELS

EMBLEM_NAMES: dict[str, Callable[[], str]] = {
    "anchor": lambda: say("Anchor"),
    "compasses": lambda: say("Compasses"),
    "key": lambda: say("Key"),
    "tower": lambda: say("Tower"),
}
SITTER_NAMES: dict[Sitter, Callable[[], str]] = {
    "person": lambda: say("Person"),
    "computer": lambda: say("Computer"),
    "empty": lambda: say("Empty"),
}


def build_chair(page: Page, seating: Seating, chair: int, box: pygame.Rect) -> None:
    """Put the card of one chair."""
    taken = seating.chairs[chair].taken
    base = theme.PAPER if taken else theme.PAPER_SHADE
    widgets.picture(page, box.inflate(8, 8).move(4, 4), lambda *size: control_art.sheet(size, "rule", base))
    colour = theme.RUBRIC if taken else theme.INK
    words = say("Seat {number}", number=chair + 1)
    top = (box.x + 24, box.y + 16, box.w - 48, 48)
    widgets.label(page, top, words, px=36, face="sc", colour=colour, align="center")
    _build_switch(page, seating, chair, pygame.Rect(box.x + 32, box.y + 188, 386, 96))
    if taken:
        _build_printer(page, seating, chair, box)
    elif chair == seating.automa_chair:
        _build_automa(page, box)
    else:
        _build_free(page, seating, chair, box)


def _build_switch(page: Page, seating: Seating, chair: int, row: pygame.Rect) -> None:
    """Put the choice between a person, a computer and nobody, whose seat may be the Automa's, with pictograms."""
    chosen = seating.chairs[chair].sitter
    for place, sitter in enumerate(SITTERS):
        left, right = row.w * place // 3, row.w * (place + 1) // 3
        part = pygame.Rect(row.x + left, row.y, right - left - (8 if place < 2 else 0), row.h)
        of_automa = sitter == "empty" and chair == seating.automa_chair
        words, icon = (say("Automa"), "automa") if of_automa else (SITTER_NAMES[sitter](), sitter)
        _build_choice(page, SitterChoice(chair, sitter), part, (words, icon), sitter == chosen)


def _build_choice(page: Page, name: str, rect: RectLike, label: tuple[str, str], chosen: bool) -> None:
    """Put one choice with its words and the name of its pictogram."""
    words, icon = label
    box = pygame.Rect(rect)
    colour = theme.PAPER_LIGHT if chosen else theme.INK

    def paint(brush: Brush, state: State) -> None:
        brush.blit(lambda *size: control_art.segment(size, chosen), box)
        if state.hovered:
            brush.rect(box, theme.BRASS_LIGHT if state.pressed else theme.BRASS, width=4, radius=8)
        mark = pygame.Rect(box.centerx - 25, box.y + 7, 50, 50)
        brush.blit(icon_picture(icon, colour), mark)
        brush.text((box.x + 4, box.bottom - 40, box.w - 8, 34), words, "body", 26, colour, align="center")

    page.target(Target(name, "choice", box, words, value=str(chosen)), paint)


# who sits there


def _build_badge(page: Page, style: theme.SeatStyle, box: pygame.Rect) -> None:
    widgets.picture(page, (box.x + 42, box.y + 68, 108, 108), lambda w, _h: piece_art.badge(style, w))


def _build_printer(page: Page, seating: Seating, chair: int, box: pygame.Rect) -> None:
    """Put what a person or a computer has: a name and an emblem, and a level."""
    printer = seating.chairs[chair]
    _build_badge(page, theme.SEAT_STYLES[printer.style], box)
    _build_name(page, seating, chair, pygame.Rect(box.x + 168, box.y + 80, 250, 84))
    if printer.sitter == "computer":
        _build_level(page, chair, printer, box)
    else:
        caption = (box.x + 32, box.y + 320, 386, 60)
        widgets.label(page, caption, say("Emblem and colour"), align="center")
    for place, emblem in enumerate(STYLES):
        _build_emblem(page, seating, chair, emblem, pygame.Rect(box.x + 40 + 98 * place, box.y + 412, 76, 76))


def _build_name(page: Page, seating: Seating, chair: int, field: pygame.Rect) -> None:
    name = seating.chairs[chair].name
    label = say("Name of the player in seat {number}", number=chair + 1)
    widgets.text_field(page, NameField(chair), field, name, label)
    if not name:  # a name takes the whole width
        pen = (field.right - 52, field.centery - 20, 40, 40)
        widgets.picture(page, pen, icon_picture("pen", theme.INK_SOFT))
        widgets.label(page, field.inflate(-40, 0), seating.name(chair), px=30, colour=theme.INK_SOFT)


def _build_level(page: Page, chair: int, printer: Chair, box: pygame.Rect) -> None:
    """Put how well a computer plays, and what that means."""
    row = (box.x + 32, box.y + 294, 386, 64)
    chosen, options = printer.level, [(level, strength_words(level)) for level in levels()]
    if len(options) > len(LEVELS):  # players of other packages, whose names have no room side by side
        chosen = next_level(printer.level)
        options = [(chosen, turning_level_words(printer.level))]
    choices = [(ChairLevel(chair, level), words) for level, words in options]
    widgets.segmented(page, row, choices, ChairLevel(chair, chosen))
    meaning = (box.x + 32, box.y + 360, 386, 50)
    widgets.label(page, meaning, level_meaning_words(printer.level), px=26, align="center")


def _build_emblem(page: Page, seating: Seating, chair: int, emblem: str, where: pygame.Rect) -> None:
    """Put an emblem to choose; one that somebody else has is pale, and choosing it swaps the two."""
    owner = next(index for index, other in enumerate(seating.chairs) if other.style == emblem)
    mine, pale = owner == chair, owner != chair and seating.chairs[owner].taken
    hint = say("{name} has this one: choose it to swap emblems.", name=seating.name(owner))

    def paint(brush: Brush, state: State) -> None:
        paint_choice_frame(brush, where, state, chosen=mine)
        brush.blit(lambda w, _h: piece_art.badge(theme.SEAT_STYLES[emblem], w), where.inflate(-22, -22))
        if pale:
            brush.veil(where.inflate(-8, -8), theme.PAPER_SHADE, 150, radius=6)
        if mine:
            tick = pygame.Rect(where.right - 30, where.y - 4, 36, 36)
            brush.blit(icon_picture("check", theme.VERMILION), tick)

    words = EMBLEM_NAMES[emblem]()
    target = Target(EmblemChoice(chair, emblem), "choice", where, words, hint=hint if pale else words, value=str(mine))
    page.target(target, paint)


# nobody


def _build_free(page: Page, seating: Seating, chair: int, box: pygame.Rect) -> None:
    """Put an invitation to sit down, with the badge that waits here."""
    _build_badge(page, theme.SEAT_STYLES[seating.chairs[chair].style], box)
    widgets.label(page, (box.x + 168, box.y + 80, 250, 84), say("Open seat"), px=36)
    sit = (box.x + 32, box.y + 344, 386, 124)
    widgets.page_button(page, SitButton(chair), sit, say("Take this seat"), "plain", "plus", px=36)


def _build_automa(page: Page, box: pygame.Rect) -> None:
    _build_badge(page, theme.AUTOMA_STYLE, box)
    widgets.label(page, (box.x + 168, box.y + 80, 250, 84), say("Automa"), px=36)
    body = (box.x + 40, box.y + 336, box.w - 80, 150)
    words = say("It takes spaces on the board and never scores.")
    widgets.label(page, body, words, align="center", valign="top", wrap=True)
