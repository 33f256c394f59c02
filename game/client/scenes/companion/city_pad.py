"""The pad for a shop, which is pressed in the city itself."""

from __future__ import annotations

import pygame

from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.scenes.companion.city import paint_shop, shop_boxes
from game.client.scenes.companion.pad import Pad, typed_on
from game.client.screen.names.companion import ShopButton
from game.client.ui.page import Page, Target
from game.client.ui.page import State as Look
from game.client.words.companion_nouns import effects_words, shop_words
from game.companion import Answer, Number, Question, State


class CityPad(Pad):
    """Targets `shop:<n>`, counted from 0, row by row."""

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self.default = ShopButton(question.suggested if isinstance(question.suggested, int) else 0)
        self._typed = ""

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put the city."""
        for shop, where in enumerate(shop_boxes(box, self.state.city.rows, self.state.city.columns)):
            self._build_shop(page, shop, where)

    def _build_shop(self, page: Page, shop: int, where: pygame.Rect) -> None:
        likely = self.default == ShopButton(shop)

        def paint(brush: Brush, look: Look) -> None:
            paint_shop(brush, where, self.state, shop)
            if look.hovered or likely:
                brush.rect(where, theme.BRASS if look.hovered else theme.VERMILION, width=5, radius=8)

        known = self.state.city.shops[shop]
        own, room = effects_words(known.action), effects_words(known.room_action)
        hint = say("Action: {own}. Room II: {room}.", own=own, room=room)
        page.target(Target(ShopButton(shop), "button", where, shop_words(shop), hint=hint), paint)

    def press(self, name: str) -> Answer | None:
        """The shop."""
        return Number(name.shop) if isinstance(name, ShopButton) else None

    def type(self, character: str) -> bool:
        """Offer the shop whose number is typed."""
        self._typed = typed_on(self._typed, character, range(1, len(self.state.city.shops) + 1))
        if self._typed:
            self.default = ShopButton(int(self._typed) - 1)
        return bool(self._typed)
