"""P4: keep one of the characters drawn."""

import pygame

from game.client.base.i18n import say, say_written
from game.client.graphics import card_art, theme
from game.client.graphics.brush import Picture
from game.client.graphics.layout import MAIN
from game.client.scenes.preparation.choices.choice import Choice
from game.client.text.piece_text import character_name, character_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import CharacterPiece
from game.rules.moves import KeepCharacter
from game.rules.names import CharacterId
from game.rules.view import View

TILE = (380, 532)
DRAWN = pygame.Rect(MAIN.x + 48, MAIN.y + 124, 2 * TILE[0] + 40, TILE[1])
HOUSE = pygame.Rect(MAIN.right - 520, MAIN.y, 520, MAIN.h)
SLOT = pygame.Rect(HOUSE.x + 70, DRAWN.y, *TILE)


class KeepCharacterChoice(Choice):
    """Pieces `character:<id>`; places `house`, and `drawn` to put a tile back."""

    laid_in = ("kept",)
    kept: CharacterId | None = None

    def task(self) -> str:
        """Who keeps a character."""
        return say("{seat} keeps a character", seat=self.sitting.name(self.seat))

    def build(self, page: Page, view: View) -> None:
        """Put the tiles, the life of each below, and the place of the one that stays."""
        drawn = view.seats[self.seat].drawn_characters
        sheet = pygame.Rect(MAIN.x, MAIN.y, HOUSE.x - MAIN.x - 16, MAIN.h)
        widgets.sheet(page, sheet)
        words = say("Keep one of them for the whole game.")
        widgets.heading(page, (sheet.x + 48, sheet.y + 32, sheet.w - 96, 60), words, 40)
        widgets.board(page, HOUSE)
        title = pygame.Rect(HOUSE.x + 40, HOUSE.y + 32, HOUSE.w - 80, 60)
        widgets.label(page, title, say("Printing house"), px=40, face="sc", colour=theme.PAPER_LIGHT, align="center")
        widgets.ground(page, "drawn", DRAWN, say("The characters drawn"))
        widgets.place(page, "house", SLOT, say("Your printing house"), widgets.slot_picture())
        if self.kept is None:
            hint = say("Drag a tile here, or click it and then this space.")
            widgets.label(
                page, SLOT.inflate(-80, -80), hint, px=32, colour=theme.PAPER_LIGHT, align="center", wrap=True
            )
        for place, character in enumerate(drawn):
            box = pygame.Rect(DRAWN.x + place * (TILE[0] + 40), DRAWN.y, *TILE)
            self._build_tile(page, character, box)

    def _build_tile(self, page: Page, character: CharacterId, box: pygame.Rect) -> None:
        where = SLOT if character == self.kept else box
        if character == self.kept:
            widgets.picture(page, box, widgets.slot_picture("light"))
        tile = self.sitting.content.characters[character]
        about = ("character", character)
        widgets.piece(
            page, CharacterPiece(character), where, self._picture(character), say_written(tile.name), about=about
        )
        life = pygame.Rect(box.x, box.bottom + 20, box.w, 240)
        widgets.label(page, life, say_written(tile.life), px=30, face="fell", valign="top", wrap=True)

    def _picture(self, character: CharacterId) -> Picture:
        tile, words = self.sitting.content.characters[character], character_words(character, self.sitting.content)
        return lambda w, _h: card_art.character_tile(tile, w, words)

    def places_for(self, piece: str) -> frozenset[str]:
        """To the house, or back."""
        return frozenset({"drawn" if isinstance(piece, CharacterPiece) and piece.character == self.kept else "house"})

    def put(self, piece: str, place: str) -> None:
        """Keep a tile, in place of another that lay there, or put it back."""
        self.kept = piece.character if isinstance(piece, CharacterPiece) and place == "house" else None

    def why_not(self, piece: str, place: str) -> str:
        """A tile goes to the house and nowhere else."""
        return say("Place a character in your printing house, or back beside the other.")

    def missing(self) -> str:
        """A tile in the house."""
        return "" if self.kept else say("Place one of the characters in your printing house.")

    def move(self) -> KeepCharacter:
        """P4."""
        assert self.kept is not None
        return KeepCharacter(self.seat, self.kept)

    def confirm_words(self) -> str:
        """Whom the seat keeps."""
        if self.kept is None:
            return say("Keep a character")
        return say("Keep {character}", character=character_name(self.kept, self.sitting.content))
