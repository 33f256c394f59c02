"""The pads for counts of the three goods, and for what something on the table gives."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.scenes.companion.pad import BACKSPACE, GAP, Pad, begins_with, cells, confirm, is_digit
from game.client.screen.names.companion import GiveEffect, LessOfEffect, LessOfGood, MoreOfGood
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.words.companion_nouns import EFFECT_WORDS, effect_words
from game.companion import Answer, Counted, Effect, Gives, Goods, Question, State
from game.companion.names import AMOUNTS, EFFECT_KINDS, GOODS, MOST_EFFECTS, EffectKind


class GoodsPad(Pad):
    """Targets `minus good:<good>`, `plus good:<good>`, `confirm`."""

    default = "confirm"

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self.goods = question.suggested if isinstance(question.suggested, Goods) else Goods()
        self._next = 0  # the good whose count is typed next

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put a row for each good."""
        for at, good in enumerate(GOODS):
            row = pygame.Rect(box.x, box.y + at * 112, box.w, 100)
            count = getattr(self.goods, good)
            widgets.label(page, (row.x, row.y, 260, row.h), EFFECT_WORDS[good](), px=44, read=True)
            least = "" if count else say("The lowest is none.")
            most = say("The highest is {high}.", high=self.question.high) if count >= self.question.high else ""
            minus, number, plus = cells(pygame.Rect(row.x + 272, row.y, row.w - 272, row.h), 3, 3)
            widgets.page_button(page, LessOfGood(good), minus, "−1", enabled=not least, reason=least, px=52)
            widgets.label(page, number, str(count), px=72, align="center")
            widgets.page_button(page, MoreOfGood(good), plus, "+1", enabled=not most, reason=most, px=52)
        self.put_advice(page, pygame.Rect(box.x, box.y + 3 * 112, box.w, 40))
        confirm(page, pygame.Rect(box.x, box.y, box.w, 3 * 112 + 40 + GAP + 92))

    def advice(self) -> str:
        """How to type the counts."""
        return say("You can type the three numbers one after the other.")

    def press(self, name: str) -> Answer | None:
        """The counts once they are confirmed."""
        match name:
            case "confirm":
                return Counted(self.goods)
            case LessOfGood(good):
                self._step(good, -1)
            case MoreOfGood(good):
                self._step(good, 1)
        return None

    def _step(self, good: str, step: int) -> None:
        self.goods = replace(self.goods, **{good: getattr(self.goods, good) + step})

    def type(self, character: str) -> bool:
        """Type the count of one good after the other."""
        if not is_digit(character) or int(character) > self.question.high:
            return False
        self.goods = replace(self.goods, **{GOODS[self._next]: int(character)})
        self._next = (self._next + 1) % len(GOODS)
        return True


class EffectsPad(Pad):
    """Targets `give:<kind>` (adds one), `less:<place>` (takes one off), `confirm`.

    A letter that is typed offers the next thing that begins with it, and a digit says how much of the last one.
    """

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self.effects = list(question.suggested) if isinstance(question.suggested, tuple) else []
        self.default = "confirm"
        self._labels: dict[str, str] = {GiveEffect(kind): EFFECT_WORDS[kind]() for kind in EFFECT_KINDS}

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put what is chosen above all that can be."""
        self._build_chosen(page, pygame.Rect(box.x, box.y, box.w, 76))
        high = 5 * 64 + 4 * GAP if percent() == USUAL else box.h - 76 - 92 - 2 * GAP
        field = pygame.Rect(box.x, box.y + 76 + GAP, box.w, high)
        for kind, where in zip(EFFECT_KINDS, cells(field, len(EFFECT_KINDS), 4), strict=False):
            reason = self._reason(kind)
            name = GiveEffect(kind)
            look: widgets.Kind = "primary" if name == self.default else "plain"
            words, px = self._labels[name], min(40, read_px(28))
            widgets.page_button(page, name, where, words, look, enabled=not reason, reason=reason, px=px)
        words = say("Done") if self.effects else say("It gives nothing")
        foot = pygame.Rect(box.x, box.y, box.w, field.bottom - box.y + GAP + 92)
        confirm(page, foot, words, offered=self.default == "confirm")

    def _build_chosen(self, page: Page, box: pygame.Rect) -> None:
        for at, where in enumerate(cells(box, MOST_EFFECTS, MOST_EFFECTS)):
            if at < len(self.effects):
                words = effect_words(self.effects[at])
                widgets.page_button(page, LessOfEffect(at), where, words, "wood", "minus", px=28)
            elif self.effects:
                widgets.picture(page, where, widgets.slot_picture("light"))
        if not self.effects:
            self.put_advice(page, box)

    def advice(self) -> str:
        """How to choose, until something is chosen."""
        if self.effects:
            return ""
        return say("Choose what it gives, from left to right. With keys: its first letter, Enter, the number.")

    def _reason(self, kind: EffectKind) -> str:
        if self._place_of(kind) is None and len(self.effects) == MOST_EFFECTS:
            return say("There is room for four at most.")
        return ""

    def _place_of(self, kind: EffectKind) -> int | None:
        """The place to which one more of a kind is added; None if it needs a new place."""
        places = (at for at, each in enumerate(self.effects) if each.kind == kind and each.amount < AMOUNTS[kind])
        return next(places, None)

    def press(self, name: str) -> Answer | None:
        """All that it gives once it is confirmed."""
        if name == "confirm":
            return Gives(tuple(self.effects))
        self.default = "confirm"
        match name:
            case LessOfEffect(at):
                self._take_off(at)
            case GiveEffect(kind):
                self._add(kind)
        return None

    def type(self, character: str) -> bool:
        """Offer a thing by its first letter, say how much of the last one it gives, or take that off."""
        if is_digit(character):
            return self._amount(int(character))
        if character == BACKSPACE and self.effects:
            self._take_off(len(self.effects) - 1)
            return True
        found = begins_with(character, self._labels, self.default)
        self.default = found or self.default
        return bool(found)

    def _amount(self, amount: int) -> bool:
        """Set how often the last thing is given; returns whether that is possible."""
        if not self.effects or not 0 < amount <= AMOUNTS[self.effects[-1].kind]:
            return False
        self.effects[-1] = Effect(self.effects[-1].kind, amount)
        self.default = "confirm"
        return True

    def _add(self, kind: EffectKind) -> None:
        place = self._place_of(kind)
        if place is None:
            self.effects.append(Effect(kind))
        else:
            self.effects[place] = Effect(kind, self.effects[place].amount + 1)

    def _take_off(self, place: int) -> None:
        one = self.effects[place]
        if one.amount > 1:
            self.effects[place] = Effect(one.kind, one.amount - 1)
        else:
            del self.effects[place]
