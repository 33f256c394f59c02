"""T2, `caxton`: the colour that counts as any other this round."""

import pygame

from game.client.base.i18n import say
from game.client.graphics import pictures, theme
from game.client.graphics.layout import MAIN
from game.client.parts import inks_tray
from game.client.parts.ink_sets import ink_sets
from game.client.parts.sights import Gaze
from game.client.scenes.preparation.choices.choice import Choice
from game.client.scenes.preparation.choices.needs import NEEDS, build_needs
from game.client.text.terms import ink_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import InkPiece
from game.rules.moves import NameColour
from game.rules.names import INKS, Ink
from game.rules.view import View

SHELF = pygame.Rect(MAIN.x, MAIN.y, NEEDS.x - MAIN.x - 16, 400)
LOWER = pygame.Rect(SHELF.x, SHELF.bottom + 16, SHELF.w, MAIN.bottom - SHELF.bottom - 16)
POT = 176
WILD = pygame.Rect(LOWER.x + 56, LOWER.y + 84, 240, 240)
OFFERED = pygame.Rect(LOWER.x + 32, WILD.bottom + 16, LOWER.w - 64, LOWER.bottom - WILD.bottom - 40)
COLUMNS = 2  # of sets


class ColourChoice(Choice):
    """Pieces `ink:<colour>`; places `wild`, and `shelf` to put one back."""

    laid_in = ("ink",)
    ink: Ink | None = None

    def task(self) -> str:
        """Who names a colour."""
        return say("{seat} names a colour", seat=self.sitting.name(self.seat))

    def build(self, page: Page, view: View) -> None:
        """Put the four colours, the place of the named one, the seat's inks and its orders."""
        widgets.board(page, SHELF)
        title = pygame.Rect(SHELF.x + 32, SHELF.y + 20, SHELF.w - 64, 52)
        words = say("Your inks of this colour count as any other until the round ends")
        widgets.label(page, title, words, px=32, colour=theme.PAPER_LIGHT)
        widgets.ground(page, "shelf", SHELF.inflate(-16, -16), say("The four colours"))
        self._build_lower(page, view)
        gap = (SHELF.w - len(INKS) * POT) // (len(INKS) + 1)
        for index, colour in enumerate(INKS):
            self._build_ink(page, colour, pygame.Rect(SHELF.x + gap + index * (POT + gap), SHELF.y + 100, POT, POT))
        build_needs(page, self.sitting, view, view.seats[self.seat])

    def _build_ink(self, page: Page, colour: Ink, home: pygame.Rect) -> None:
        box = WILD.inflate(POT - WILD.w, POT - WILD.h) if colour == self.ink else home
        name = ink_words(colour)
        widgets.piece(page, InkPiece(colour), box, pictures.ink(colour), name, about=("ink", colour))
        below = pygame.Rect(home.x - 20, home.bottom + 16, home.w + 40, 56)
        widgets.label(page, below, name, px=38, colour=theme.PAPER_LIGHT, align="center")

    def _build_lower(self, page: Page, view: View) -> None:
        widgets.board(page, LOWER)
        title = pygame.Rect(LOWER.x + 32, LOWER.y + 24, LOWER.w - 64, 52)
        widgets.label(page, title, say("Colour of this round"), px=36, colour=theme.PAPER_LIGHT)
        widgets.place(page, "wild", WILD, say("Colour of this round"), widgets.slot_picture())
        words = say("Drag a colour to the space on the left. You may name the same colour again each round.")
        side = pygame.Rect(WILD.right + 40, WILD.y, LOWER.right - WILD.right - 80, 112)
        widgets.label(page, side, words, px=30, colour=theme.PAPER_LIGHT, wrap=True)
        inks_tray(page, pygame.Rect(side.x, side.bottom + 16, 284, 112), view.seats[self.seat])
        self._build_offered(page, view)

    def _build_offered(self, page: Page, view: View) -> None:
        """Put the inks that can be had in this round."""
        widgets.sheet(page, OFFERED)
        inner = OFFERED.inflate(-56, -24)
        widgets.heading(page, (inner.x, inner.y, inner.w, 40), say("On the board this round"), 32)
        wide, high = inner.w // COLUMNS, (inner.h - 44) // 2
        boxes = [
            pygame.Rect(inner.x + at % COLUMNS * wide, inner.y + 44 + at // COLUMNS * high, wide - 12, high - 4)
            for at in range(len(view.ink_sets))
        ]
        ink_sets(page, Gaze(self.sitting, view), boxes)

    def places_for(self, piece: str) -> frozenset[str]:
        """To the place of the named colour; from there, back."""
        return frozenset({"shelf" if isinstance(piece, InkPiece) and piece.ink == self.ink else "wild"})

    def put(self, piece: str, place: str) -> None:
        """Name a colour, or none again."""
        self.ink = piece.ink if isinstance(piece, InkPiece) and place == "wild" else None

    def why_not(self, piece: str, place: str) -> str:
        """A colour goes to one place only."""
        return say("Place the colour on the space of this round’s colour.")

    def missing(self) -> str:
        """A colour named."""
        return "" if self.ink else say("Name a colour first.")

    def move(self) -> NameColour:
        """T2."""
        assert self.ink is not None
        return NameColour(self.seat, self.ink)

    def confirm_words(self) -> str:
        """Which colour is named."""
        return say("Name {ink}", ink=ink_words(self.ink)) if self.ink else say("Name a colour")
