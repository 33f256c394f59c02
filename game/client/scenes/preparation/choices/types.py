"""P6: the first types."""

import pygame

from game.client.base.i18n import say, say_count
from game.client.graphics import pictures, theme
from game.client.graphics.layout import MAIN
from game.client.scenes.preparation.choices.choice import Choice
from game.client.scenes.preparation.choices.needs import NEEDS, build_needs, with_types
from game.client.screen.game_scene import GameScene
from game.client.text.terms import letter_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import ChosenType, TypePiece
from game.rules import moves as ask
from game.rules.moves import ChooseTypes
from game.rules.names import LETTERS, Letter
from game.rules.view import View

CASE = pygame.Rect(MAIN.x, MAIN.y, NEEDS.x - MAIN.x - 16, 400)
TRAY = pygame.Rect(CASE.x, CASE.bottom + 16, CASE.w, 340)
WORDS = pygame.Rect(CASE.x, TRAY.bottom + 16, CASE.w, MAIN.bottom - TRAY.bottom - 16)
BLOCK = 176


class TypesChoice(Choice):
    """Pieces `type:<letter>` in the case, `chosen:<n>` in the tray; places `tray`, and `case` to put one back."""

    laid_in = ("chosen",)

    def __init__(self, scene: GameScene, decision: ask.Decision) -> None:
        super().__init__(scene, decision)
        self.chosen: list[Letter] = []

    @property
    def count(self) -> int:
        """How many types a seat starts with."""
        return self.sitting.content.rules.start_types

    def task(self) -> str:
        """Who chooses types."""
        seat = self.sitting.name(self.seat)
        return say_count("{seat} chooses {count} type", "{seat} chooses {count} types", self.count, seat=seat)

    def build(self, page: Page, view: View) -> None:
        """Put the case, the tray, and the orders that need letters."""
        self._build_case(page)
        self._build_tray(page)
        widgets.sheet(page, WORDS)
        words = say(
            "You keep your types: each covers one letter a round. You can buy more at any time, each one guilder"
            " dearer."
        )
        widgets.label(page, WORDS.inflate(-72, -48), words, px=30, wrap=True)
        build_needs(page, self.sitting, view, with_types(view.seats[self.seat], self.chosen))

    def _build_case(self, page: Page) -> None:
        widgets.board(page, CASE)
        title = pygame.Rect(CASE.x + 32, CASE.y + 20, CASE.w - 64, 52)
        widgets.label(page, title, say("Type case"), px=40, face="sc", colour=theme.PAPER_LIGHT)
        widgets.ground(page, "case", CASE.inflate(-16, -16), say("Type case"))
        gap = (CASE.w - 4 * BLOCK) // 5
        for index, letter in enumerate(LETTERS):
            box = pygame.Rect(CASE.x + gap + index * (BLOCK + gap), CASE.y + 96, BLOCK, BLOCK)
            about = ("type", letter)
            block, words = pictures.type_block(letter, mirrored=True), say("Letter {letter}", letter=letter)
            widgets.piece(page, TypePiece(letter), box, block, words, about=about)
            name = pygame.Rect(box.x, box.bottom + 12, box.w, 64)
            words = letter_words(letter)
            widgets.label(page, name, words, px=48, colour=theme.PAPER_LIGHT, align="center")

    def _build_tray(self, page: Page) -> None:
        widgets.board(page, TRAY)
        title = pygame.Rect(TRAY.x + 32, TRAY.y + 20, TRAY.w - 64, 52)
        have = len(self.chosen)
        words = say_count("{have} of {count} type chosen", "{have} of {count} types chosen", self.count, have=have)
        widgets.label(page, title, words, px=36, colour=theme.PAPER_LIGHT)
        widgets.ground(page, "tray", TRAY.inflate(-16, -16), say("Your types"))
        gap = (TRAY.w - self.count * BLOCK) // (self.count + 1)
        for index in range(self.count):
            box = pygame.Rect(TRAY.x + gap + index * (BLOCK + gap), TRAY.y + 100, BLOCK, BLOCK)
            widgets.picture(page, box.inflate(16, 16), widgets.slot_picture())
            if index < len(self.chosen):
                letter = self.chosen[index]
                words = say("Chosen letter {letter}", letter=letter)
                block = pictures.type_block(letter, mirrored=True)
                widgets.piece(page, ChosenType(index), box, block, words, about=("type", letter))

    def places_for(self, piece: str) -> frozenset[str]:
        """To the tray while it has room; from there, back."""
        if isinstance(piece, ChosenType):
            return frozenset({"case"})
        return frozenset({"tray"}) if len(self.chosen) < self.count else frozenset()

    def put(self, piece: str, place: str) -> None:
        """Take a type, or put one back."""
        match piece:
            case TypePiece(letter):
                self.chosen.append(letter)
            case ChosenType(at):
                self.chosen.pop(at)

    def why_not(self, piece: str, place: str) -> str:
        """A full tray, or a place that is none for types."""
        if isinstance(piece, TypePiece) and len(self.chosen) >= self.count:
            return say_count(
                "The type is chosen: return it first.",
                "All {count} types are chosen: return one first.",
                self.count,
            )
        return say("Place types on your tray, or back in the case.")

    def missing(self) -> str:
        """All types chosen."""
        left = self.count - len(self.chosen)
        return say_count("Choose {count} more type.", "Choose {count} more types.", left) if left else ""

    def move(self) -> ChooseTypes:
        """P6."""
        return ChooseTypes(self.seat, tuple(sorted(self.chosen)))

    def confirm_words(self) -> str:
        """The button."""
        return say("Take these types")
