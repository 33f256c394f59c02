"""The Specialties action: take a card for both its symbols, or for any one specialty (D1)."""

from typing import Literal

import pygame

from game.client.base.i18n import say
from game.client.graphics import card_art, control_art, layout, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.parts.bands.base import Band, empty_space
from game.client.parts.tracks import next_reward_words
from game.client.screen.game_scene import GameScene
from game.client.text.piece_text import specialty_card_title
from game.client.text.terms import specialty_words
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target, TargetPaint
from game.client.ui.scene import Transition
from game.client.ui.target_names import AdvanceChoice, OnlyChoice, SpecialtyPiece, SpecialtyRow
from game.content.tables import SpecialtyCard
from game.rules.moves import TakeSpecialty
from game.rules.names import SPECIALTIES, Specialty
from game.rules.view import View

SHIFT = (-204, 0)
BAND_TOP = 416  # of the sheet that shows all bands
WIDTHS = {1: 440, 2: 440, 3: 400, 4: 320}  # of cards, by how many there are


class SpecialtiesBand(Band):
    """Pieces `specialty:<id>`; choices `advance:both` and `advance:one`, with "one" also `any one:<specialty>`.

    With "one" a card goes to a place `row:<specialty>`; with "both", or where the one is chosen, it goes to
    the place `tracks`, so that a press on it is enough.
    """

    action = "specialties"

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self.mode: Literal["both", "one"] = "both"
        self.only: Specialty | None = None  # to which a card goes, so that nobody has to hit its narrow row

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
        choice.y -= 6
        options = [(AdvanceChoice("both"), say("Both shown")), (AdvanceChoice("one"), say("Any one"))]
        widgets.segmented(page, choice, options, AdvanceChoice(self.mode))
        left = choice.right + 24
        if self.mode == "one":
            left = self._build_only(page, pygame.Rect(left, choice.y, choice.h, choice.h)) + 24
        beside = pygame.Rect(left, choice.y - 4, band.right - 24 - left, choice.h + 8)
        reward = next_reward_words(self.sitting, seat)
        widgets.label(page, beside, reward, px=28, colour=theme.INK_SOFT, wrap=self.mode == "one")

    def _build_only(self, page: Page, box: pygame.Rect) -> int:
        """Put a choice for each specialty, from a box to the right; returns where they end."""
        for specialty in SPECIALTIES:
            chosen = specialty == self.only
            words = specialty_words(specialty)
            target = Target(OnlyChoice(specialty), "choice", box, words, hint=words, value=str(chosen))
            page.target(target, _only_painter(box, specialty, chosen=chosen))
            box = box.move(box.w + 8, 0)
        return box.x - 8

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
            self.mode, self.only = name.mode, None
            self.scene.changed()
            return None
        if isinstance(name, OnlyChoice):
            self.only = name.specialty if name.specialty != self.only else None
            self.scene.changed()
            return None
        return super().press(name)

    def places_for(self, piece: str) -> frozenset[str]:
        """All the tracks where it is clear what rises, else one row for any one."""
        if not isinstance(piece, SpecialtyPiece) or not self.may_act:
            return frozenset()
        by_row = self.mode == "one" and self.only is None
        return frozenset(map(SpecialtyRow, SPECIALTIES) if by_row else {"tracks"})

    def lay(self, piece: str, place: str) -> Transition:
        """Take the card.

        Both symbols rise from left to right: only a new highest level earns a reward, so the order changes nothing.
        """
        match piece, place:
            case SpecialtyPiece(card), "tracks":
                advances = (self.only,) if self.only else self.content.specialty[card].specialties
                self.scene.submit(TakeSpecialty(self.scene.seat, card, advances))
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


def _only_painter(box: pygame.Rect, specialty: Specialty, *, chosen: bool) -> TargetPaint:
    def paint(brush: Brush, state: State) -> None:
        brush.blit(lambda *size: control_art.segment(size, chosen), box)
        if state.hovered:
            brush.rect(box, theme.BRASS_LIGHT if state.pressed else theme.BRASS, width=4, radius=8)
        colour = theme.PAPER_LIGHT if chosen else theme.INK
        brush.blit(icon_picture(specialty, colour), box.inflate(-16, -16))

    return paint


def _card_picture(card: SpecialtyCard) -> Picture:
    return lambda w, h: card_art.specialty_card(card, (w, h))
