"""A computer player's choice before the first plan or at the start of a round, told in words."""

from collections.abc import Sequence

import pygame

from game.client.base.game_steps import DraftStep, GameStep
from game.client.base.i18n import say, translate_data
from game.client.graphics import pictures
from game.client.graphics.layout import APART, MAIN
from game.client.scenes.parts.bar import top_bar
from game.client.scenes.parts.composite import CompositeScene
from game.client.scenes.parts.computer_turn import ComputerTurn
from game.client.scenes.parts.draft_table import BOARD, DraftTable
from game.client.scenes.parts.player_board import printing_house
from game.client.scenes.parts.seat_panels import seat_panels
from game.client.session.match_session import MatchSession
from game.client.text.piece_text import character_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Transition
from game.client.ui.target_names import CharacterPiece
from game.rules import moves as ask
from game.rules.names import CharacterId
from game.rules.view import View

SHEET = pygame.Rect(MAIN.x, MAIN.y, MAIN.w, 596)
TOLD = pygame.Rect(SHEET.x + 40, SHEET.y + 40, 660, SHEET.h - 80)
TILES = pygame.Rect(TOLD.right + 16, TOLD.y, SHEET.right - TOLD.right - 32, TOLD.h)
TILE, PITCH = (330, 462), 346
UNDO, ON = pygame.Rect(1512, 592, 116, 100), pygame.Rect(1628 + APART, 592, 268 - APART, 100)
DRAFT_TOLD = pygame.Rect(BOARD.x + 16, BOARD.y + 16, 688, 216)
DRAFT_UNDO = pygame.Rect(DRAFT_TOLD.x, DRAFT_TOLD.bottom + 8, 160, 88)
DRAFT_ON = pygame.Rect(DRAFT_UNDO.right + APART, DRAFT_UNDO.y, DRAFT_TOLD.right - DRAFT_UNDO.right - APART, 88)


class ComputerChoosing(CompositeScene):
    """Shows the pools of the first orders or the chooser's printing house, and the lines that tell the choice.

    Targets: `continue`, `log`, `rules`, `menu`, `seat:<n>`, and `undo` while a person may still take a move back.
    """

    default = "continue"

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self.name = step.kind
        self.watched: ComputerTurn = ComputerTurn(self)

    def build(self, page: Page) -> None:
        view = self.session.view()
        page.part(top_bar, self.session, view, self._task(view))
        if isinstance(self.step, DraftStep):
            DraftTable(self.session, self.seat).build(page, view)
            self.watched.build(page, DRAFT_TOLD)
            self._build_buttons(page, DRAFT_UNDO, DRAFT_ON)
            return
        page.part(seat_panels, self.session, view, self.seat)
        widgets.sheet(page, SHEET, "rule")
        seat = view.seats[self.seat]
        tiles = (seat.character,) if seat.character else seat.drawn_characters
        self.watched.build(page, TOLD if tiles else TOLD.union(TILES))
        self._build_tiles(page, tiles)
        printing_house(page, self.session, view, self.seat)
        self._build_buttons(page, UNDO, ON)

    def _task(self, view: View) -> str:
        seat = self.session.name(self.seat)
        match view.top:
            case ask.KeepingCharacter():
                return say("{seat} chooses a character", seat=seat)
            case ask.Drafting():
                return say("{seat} takes an order", seat=seat)
            case ask.NamingColour():
                return say("{seat} names a colour", seat=seat)
            case _:
                return say("{seat} prepares", seat=seat)

    def _build_tiles(self, page: Page, shown: Sequence[CharacterId]) -> None:
        """Put the character, or those of which one is kept."""
        content = self.session.content
        left = TILES.centerx - (PITCH * (len(shown) - 1) + TILE[0]) // 2
        for place, character in enumerate(shown):
            box = pygame.Rect(left + place * PITCH, TILES.centery - TILE[1] // 2, *TILE)
            tile, ability = content.characters[character], character_words(character, content)
            widgets.picture(page, box, pictures.character_tile(tile, ability))
            widgets.sight(page, CharacterPiece(character), box, translate_data(tile.name), ("character", character))

    def _build_buttons(self, page: Page, undo: pygame.Rect, on: pygame.Rect) -> None:
        """Put `continue`, and `undo` while the last move was a person's and may be taken back."""
        if self.session.turns.undo_reason(self.undoer):
            on = on.union(undo)
        else:
            widgets.page_button(page, "undo", undo, say("Undo"), px=30)
        self.watched.build_continue(page, on)

    def press(self, name: str) -> Transition:
        if name == "undo":
            self.undo()
            return None
        return super().press(name)
