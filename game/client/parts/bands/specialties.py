"""The Specialties action: take a card for both its symbols, or for any one specialty (D1)."""

from typing import Literal

import pygame

from game.client.art import cards
from game.client.drawing import layout, theme, widgets
from game.client.drawing.brush import Picture
from game.client.parts.bands.base import Band, empty_space
from game.client.parts.tracks import next_reward_words
from game.client.screen.game_scene import GameScene
from game.client.screen.names.buttons import AdvanceChoice
from game.client.screen.names.pieces import SpecialtyPiece
from game.client.screen.names.places import SpecialtyRow
from game.client.screen.page import Page
from game.client.screen.scene import Transition
from game.client.words.messages import say
from game.client.words.pieces import specialty_card_title, specialty_words
from game.content.tables import SpecialtyCard
from game.rules.moves import TakeSpecialty
from game.rules.names import SPECIALTIES
from game.rules.view import View

SHIFT = (-204, 0)
BAND_TOP = 416  # of the sheet that shows all bands
WIDTHS = {1: 440, 2: 440, 3: 400, 4: 320}  # of cards, by how many there are


class SpecialtiesBand(Band):
    """Pieces `specialty:<id>`; choices `advance:both` and `advance:one`.

    With "both" a card goes to the place `tracks`, with "one" to a place `row:<specialty>`.
    """

    action = "specialties"

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self.mode: Literal["both", "one"] = "both"

    def task(self) -> str:
        """Where the card goes."""
        if self.mode == "both":
            return say("Drag a card onto your specialties to advance both that it shows.")
        return say("Drag a card onto one specialty to advance it by one level.")

    # what is seen

    def lay_out(self, page: Page, view: View) -> None:
        """Put the cards and the choice below them."""
        dy = layout.rect("take orders", "active band").y - BAND_TOP
        first = layout.rect("other bands", "specialty card").move(SHIFT[0], dy)
        band = layout.rect("take orders", "active band")
        count = len(view.specialty_row)
        boxes = layout.row(pygame.Rect(band.x, first.y, band.w, first.h), count, (WIDTHS[count], first.h), 32)
        for space, (card, box) in enumerate(zip(view.specialty_row, boxes, strict=True), start=1):
            if card is None:
                empty_space(page, box, space)
            else:
                words = specialty_card_title(card, self.content)
                picture = _card_picture(self.content.specialty[card])
                name, about = SpecialtyPiece(card), ("specialty", card)
                widgets.piece(page, name, box, picture, words, hint=self._hint(card), about=about)
        seat = view.seats[self.scene.seat]
        if seat.is_automa:
            return  # the automa only takes cards away, so the choice means nothing
        choice = layout.rect("other bands", "both or any").move(SHIFT[0], dy)
        choice.y -= 7
        options = [(AdvanceChoice("both"), say("Both shown")), (AdvanceChoice("one"), say("Any one"))]
        widgets.segmented(page, choice, options, AdvanceChoice(self.mode))
        beside = pygame.Rect(choice.right + 24, choice.y, band.right - 24 - choice.right - 24, choice.h)
        widgets.label(page, beside, next_reward_words(self.sitting, seat), px=28, colour=theme.INK_SOFT)

    def _hint(self, card: str) -> str:
        first, second = self.content.specialty[card].specialties
        if first == second:
            return say("{specialty} twice, or any one specialty once.", specialty=specialty_words(first))
        one, other = specialty_words(first), specialty_words(second)
        return say("{first} and {second}, or any one specialty.", first=one, second=other)

    # what it answers

    def press(self, name: str) -> Transition:
        """Choose between both symbols and any one."""
        if isinstance(name, AdvanceChoice):
            self.mode = name.mode
            self.scene.changed()
            return None
        return super().press(name)

    def places_for(self, piece: str) -> frozenset[str]:
        """All the tracks for both symbols, one row for any one."""
        if not isinstance(piece, SpecialtyPiece) or not self.may_act:
            return frozenset()
        return frozenset({"tracks"} if self.mode == "both" else map(SpecialtyRow, SPECIALTIES))

    def lay(self, piece: str, place: str) -> Transition:
        """Take the card.

        Both symbols rise from left to right: only a new highest level earns a reward, so the order changes nothing.
        """
        match piece, place:
            case SpecialtyPiece(card), "tracks":
                self.scene.submit(TakeSpecialty(self.scene.seat, card, self.content.specialty[card].specialties))
            case SpecialtyPiece(card), SpecialtyRow(specialty):
                self.scene.submit(TakeSpecialty(self.scene.seat, card, (specialty,)))
        return None

    def why_not(self, piece: str, place: str) -> str:
        """Which choice goes with which place."""
        if words := self.closed_words():
            return words
        if place == "tracks" or isinstance(place, SpecialtyRow):
            return say("Place the card on one of the four specialties.")
        return say("Place specialty cards on your specialties.")


def _card_picture(card: SpecialtyCard) -> Picture:
    return lambda w, h: cards.specialty_card(card, (w, h))
