"""The sheet that shows which person or computer plays each seat, and changes it at any time of a game."""

import pygame

from game.client.base.i18n import say
from game.client.base.seating import USUAL_LEVEL, levels, next_level
from game.client.graphics import piece_art, theme
from game.client.graphics.brush import Brush
from game.client.graphics.layout import CANVAS
from game.client.session.sitting import Sitting
from game.client.text.terms import level_meaning_words, strength_words, turning_level_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Chain, Pop, Push, Reset, Scene, Transition
from game.client.ui.target_names import PlayerChoice
from game.match.seats import LEVELS, Player

WIDE, HEAD, FOOT = 1400, 148, 156
ROW, PITCH = 112, 128
NAME_W = 560
PERSON = "person"


class Seats(Scene):
    """A row for each seat. Choices `who:<seat>:person` and `who:<seat>:<level>`; `close`."""

    name = "seats"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def build(self, page: Page) -> None:
        """Put the rows, what a change means, and the way out."""
        players = self._sitting.players
        sheet = pygame.Rect(0, 0, WIDE, HEAD + PITCH * len(players) + FOOT)
        sheet.center = CANVAS[0] // 2, CANVAS[1] // 2
        widgets.sheet(page, sheet, "double")
        head = (sheet.x + 40, sheet.y + 28, sheet.w - 80, 64)
        widgets.label(page, head, say("Seats"), px=44, face="sc", align="center")
        note = (sheet.x + 72, sheet.y + 88, sheet.w - 144, 44)
        told = say("Whoever takes over continues from the same position.")
        widgets.label(page, note, told, px=28, align="center", read=True)
        for seat, player in enumerate(players):
            row = pygame.Rect(sheet.x + 64, sheet.y + HEAD + seat * PITCH, sheet.w - 128, ROW)
            self._build_row(page, seat, player, row)
        close = (sheet.centerx - 300, sheet.bottom - 136, 600, 92)
        widgets.page_button(page, "close", close, say("Done"), "primary", "check", px=36)

    def _build_row(self, page: Page, seat: int, player: Player, box: pygame.Rect) -> None:
        page.draw(box, lambda brush: _paint_row(brush, box))
        style = self._sitting.style(seat)
        widgets.picture(page, (box.x + 20, box.y + 14, 84, 84), lambda width, _height: piece_art.badge(style, width))
        words = pygame.Rect(box.x + 124, box.y + 8, NAME_W - 136, 52)
        widgets.label(page, words, self._sitting.name(seat), px=36)
        widgets.label(page, words.move(0, 46), _how(player), px=26, colour=theme.INK_SOFT, read=True)
        if player.kind == "automa":
            return
        chosen, options = player.level or PERSON, [(level, strength_words(level)) for level in levels()]
        if len(options) > len(LEVELS):  # players of other packages, whose names have no room side by side
            options = [(next_level(player.level), turning_level_words(player.level or USUAL_LEVEL))]
            chosen = options[0][0] if player.level else PERSON
        choices = [(PlayerChoice(seat, who), words) for who, words in [(PERSON, say("Person")), *options]]
        row = (box.x + NAME_W, box.y + 20, box.w - NAME_W - 20, 72)
        widgets.segmented(page, row, choices, PlayerChoice(seat, chosen))

    def press(self, name: str) -> Transition:
        """Let another player go on for a seat, or close."""
        if not isinstance(name, PlayerChoice):
            return Pop() if name == "close" else None
        before = self._sitting.shown.stop
        self._reseat(name.seat, name.who)
        self.changed()
        if self._sitting.shown.stop != before:  # the scene below may show a plan that must not be seen any more
            return Chain((Reset(self._sitting.scene()), Push(Seats(self._sitting))))
        return None

    def _reseat(self, seat: int, who: str) -> None:
        """Put a person or a computer on a seat with its present name and emblem, or say why that cannot be saved."""
        sitting, before = self._sitting, self._sitting.players[seat]
        level = None if who == PERSON else who
        after = Player(before.name, before.style, "computer" if level else "person", level)
        if after == before:
            return
        if sitting.match.is_over:
            self.toast(say("The game is over: there is nothing left to play."))
            return
        if words := sitting.reseat(seat, after):
            self.toast(words)


def _paint_row(brush: Brush, box: pygame.Rect) -> None:
    brush.rect(box, theme.PAPER_LIGHT, radius=8)
    brush.rect(box, theme.INK_SOFT, width=2, radius=8)


def _how(player: Player) -> str:
    """How a seat is played, in a short sentence."""
    if player.kind == "automa":
        return say("Plays by its cards.")
    return say("Decides at this screen.") if player.level is None else level_meaning_words(player.level)
