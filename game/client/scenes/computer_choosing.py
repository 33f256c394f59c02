"""A computer player chooses before the first plan or at the start of a round: seen from outside, told in words."""

from collections.abc import Sequence

import pygame

from game.client import widgets
from game.client.art import cards
from game.client.brush import Picture
from game.client.game_scene import GameScene
from game.client.messages import say
from game.client.page import Page
from game.client.parts import is_common, press_common, printing_house, seat_panels, top_bar
from game.client.piece_words import character_words
from game.client.scene import Sprite, Transition
from game.client.scenes.choices.choice import MAIN
from game.client.scenes.choices.draft import BOARD, DraftChoice
from game.client.scenes.computer_turn import ComputerTurn
from game.client.scenes.rounds import tiles
from game.client.sitting import Sitting, Stop
from game.rules import decisions as ask
from game.rules.names import CharacterId
from game.rules.view import View

SHEET = pygame.Rect(MAIN.x, MAIN.y, MAIN.w, 596)
TILE = pygame.Rect(SHEET.right - 432, SHEET.y + 28, 386, 540)
DRAFT_TOLD = pygame.Rect(BOARD.x + 16, BOARD.y + 16, 688, 212)
DRAFT_ON = pygame.Rect(DRAFT_TOLD.x, DRAFT_TOLD.bottom + 12, DRAFT_TOLD.w, 88)


class ComputerChoosing(GameScene):
    """Shows the pools of the first orders, or the printing house of who chooses, and what is told of it.

    Targets: `continue`, `log`, `rules`, `menu`, `seat:<n>`, and `undo` while a person may still take a move back.
    """

    default = "continue"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        self.name = stop.kind
        self.turn = ComputerTurn(self)

    def build(self, page: Page) -> None:
        """Put the bar, what is chosen from, and what is told."""
        view = self.sitting.view()
        widgets.table(page)
        top_bar(page, self.sitting, view, say("{seat} chooses", seat=self.sitting.name(self.seat)))
        if self.stop.kind == "draft":
            DraftChoice(self.sitting, ask.Drafting(self.seat)).build_watched(page, view)
            self.turn.build(page, DRAFT_TOLD)
            self.turn.build_continue(page, DRAFT_ON)
            return
        seat_panels(page, self.sitting, view, self.seat)
        self._build_sheet(page, view)
        printing_house(page, self.sitting, view, self.seat)
        self.turn.build_continue(page, pygame.Rect(1512, 592, 384, 100))

    def _build_sheet(self, page: Page, view: View) -> None:
        widgets.sheet(page, SHEET, "rule")
        badge = pygame.Rect(SHEET.x + 48, SHEET.y + 40, 128, 128)
        widgets.picture(page, badge, tiles.badge(self.sitting.style(self.seat)))
        name = pygame.Rect(badge.right + 32, badge.y, TILE.x - badge.right - 64, badge.h)
        widgets.label(page, name, self.sitting.name(self.seat), px=60, face="sc", wrap=True)
        self.turn.build(page, pygame.Rect(badge.x, badge.bottom + 28, TILE.x - badge.x - 32, 360))
        character = view.seats[self.seat].character
        if character is not None:
            widgets.picture(page, TILE, self._tile(character))

    def _tile(self, character: CharacterId) -> Picture:
        tile, words = self.sitting.content.characters[character], character_words(character)
        return lambda w, _h: cards.character_tile(tile, w, words)

    def press(self, name: str) -> Transition:
        """Go on, or what all play screens know."""
        if name == "continue":
            self.turn.go_on()
        elif is_common(name):
            return press_common(self, name)
        return None

    def tick(self, dt_s: float) -> bool:
        """Let it choose and be told."""
        return self.turn.tick(dt_s)

    def sprites(self) -> Sequence[Sprite]:
        """The sign of somebody who thinks."""
        return self.turn.sprites()
