"""The controls to answer with a shop of the city, an order of letters or printed letters; which pad answers what."""

from collections.abc import Callable

import pygame

from game.client.base.i18n import pgettext, say
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.page import State as Look
from game.companion.companion_names import LetterKey, PickField, ShopButton
from game.companion.companion_text import effects_words, shop_words
from game.companion.rules.dialogue import Answer, Form, Letters, Printed, Question
from game.companion.rules.machine import State
from game.companion.rules.symbols import LETTERS
from game.companion.screens import answer_pads
from game.companion.screens.answer_pads import PAD_GAP, Pad, confirm
from game.companion.screens.machine_picture import cells, paint_shop, shop_boxes

# ---------------------------------------------------------------- city pad


class CityPad(Pad):
    """Targets `shop:<n>`, counted from 0, row by row."""

    def begin(self, question: Question, state: State) -> None:
        self.default = ShopButton(question.suggested if isinstance(question.suggested, int) else 0)

    def build(self, page: Page, box: pygame.Rect) -> None:
        for shop, where in enumerate(shop_boxes(box, self.state.city.rows, self.state.city.columns)):
            known = self.state.city.shops[shop]
            own, room = effects_words(known.action), effects_words(known.room_action)
            hint = say("Action: {own}. Room II: {room}.", own=own, room=room)
            target = Target(ShopButton(shop), "button", where, shop_words(shop), hint=hint)
            page.target(target, _paint_shop, where, self.state, shop, likely=self.default == target.name)

    def type(self, character: str) -> bool:
        if not self.type_number(character, range(1, len(self.state.city.shops) + 1)):
            return False
        self.default = ShopButton(int(self.typed) - 1)
        return True


def _paint_shop(brush: Brush, look: Look, where: pygame.Rect, state: State, shop: int, *, likely: bool) -> None:
    paint_shop(brush, where, state, shop)
    if look.hovered or likely:
        brush.rect(where, theme.BRASS if look.hovered else theme.VERMILION, width=5, radius=8)


# ---------------------------------------------------------------- order pad

SIDE = 134


class LetterOrder(Pad):
    """Targets `letter key:<L>` (sets a letter, or takes back one that is set), `clear`, `confirm`."""

    def begin(self, question: Question, state: State) -> None:
        self.letters = question.suggested if isinstance(question.suggested, str) else ""

    @property
    def default(self) -> str:  # type: ignore[override] # it goes on with each letter
        """The next letter that is left, or that all are set."""
        return next((LetterKey(letter) for letter in LETTERS if letter not in self.letters), "confirm")

    def build(self, page: Page, box: pygame.Rect) -> None:
        for at, where in enumerate(cells(box, 6, 6, SIDE)):
            widgets.picture(page, where, widgets.slot_picture("light"))
            if at < len(self.letters):
                answer_pads.letter_button(page, LetterKey(self.letters[at]), self.letters[at], where)
            else:
                widgets.label(page, where, str(at + 1), px=40, align="center")
        left = pygame.Rect(box.x, box.y + SIDE + 2 * PAD_GAP, box.w, SIDE)
        for letter, where in zip(LETTERS, cells(left, 6, 6, SIDE), strict=True):
            if letter not in self.letters:
                name = LetterKey(letter)
                answer_pads.letter_button(page, name, letter, where, offered=self.default == name)
        clear, _, _ = cells(pygame.Rect(box.x, left.bottom + 2 * PAD_GAP, box.w, 92), 3, 3)
        nothing = "" if self.letters else say("No letter is set yet.")
        widgets.page_button(page, "clear", clear, pgettext("what is typed", "Clear"), icon="undo", reason=nothing)
        missing = "" if len(self.letters) == len(LETTERS) else say("Choose all six letters first.")
        beside = pygame.Rect(clear.right + PAD_GAP, clear.y, box.right - clear.right - PAD_GAP, clear.h)
        confirm(page, beside, reason=missing)

    def press(self, name: str) -> Answer | None:
        match name:
            case "confirm":
                return Letters(self.letters)
            case "clear":
                self.letters = ""
            case LetterKey(letter) if letter in self.letters:
                self.letters = self.letters.replace(letter, "")
            case LetterKey(letter):
                self.letters += letter
        return None

    def type(self, character: str) -> bool:
        letter, before = character.upper(), self.letters
        if character == answer_pads.BACKSPACE:
            self.letters = self.letters[:-1]
        elif letter in LETTERS and letter not in self.letters:
            self.letters += letter
        return self.letters != before


# ---------------------------------------------------------------- printed pad

COLUMNS = 10
PRINTED_PAD_SIDE = 74
NONE = "none"  # stands for a space without a letter, in the name of its button
TYPED_NONE = "-"


class PrintedPad(Pad):
    """Targets `pick:<n>` from 0 (the next letter goes there), `letter key:<L>`, `letter key:none`, `confirm`."""

    default = "confirm"

    def begin(self, question: Question, state: State) -> None:
        self.letters = [space.letter for space in state.board.stick]
        self._at = 0

    def build(self, page: Page, box: pygame.Rect) -> None:
        rows = -(-len(self.letters) // COLUMNS)
        field = pygame.Rect(box.x, box.y, box.w, rows * (PRINTED_PAD_SIDE + PAD_GAP) - PAD_GAP)
        for at, where in enumerate(cells(field, len(self.letters), COLUMNS, PRINTED_PAD_SIDE)):
            target = Target(PickField(at), "button", where, say("space {number}", number=at + 1))
            page.target(target, _paint_space, where, at, self.letters[at], picked=at == self._at)
        boxes = cells(pygame.Rect(box.x, field.bottom + 2 * PAD_GAP, box.w, 108), len(LETTERS) + 1, len(LETTERS) + 1)
        for letter, where in zip(LETTERS, boxes, strict=False):
            answer_pads.letter_button(page, LetterKey(letter), letter, where)
        widgets.page_button(page, LetterKey(NONE), boxes[-1], say("None"), px=32)
        foot = boxes[-1].bottom + PAD_GAP
        self.put_advice(page, pygame.Rect(box.x, foot, box.w, 40))
        confirm(page, pygame.Rect(box.x, box.y, box.w, foot + 40 + PAD_GAP + 92 - box.y))

    def advice(self) -> str:
        return say("Press or type the letters in turn; a hyphen means none.")

    def press(self, name: str) -> Answer | None:
        match name:
            case "confirm":
                return Printed(tuple(self.letters))
            case PickField(int(at)):
                self._at = at
            case LetterKey(letter):
                self._set("" if letter == NONE else letter)
        return None

    def type(self, character: str) -> bool:
        letter = character.upper()
        before = (self._at - 1) % len(self.letters)
        if character == answer_pads.BACKSPACE and (self._at or self.letters[before]):
            self._at, self.letters[before] = before, ""
        elif letter in LETTERS or character == TYPED_NONE:
            self._set("" if character == TYPED_NONE else letter)
        else:
            return False
        return True

    def _set(self, letter: str) -> None:
        self.letters[self._at] = letter
        self._at = (self._at + 1) % len(self.letters)


def _paint_space(brush: Brush, look: Look, where: pygame.Rect, at: int, letter: str, *, picked: bool) -> None:
    brush.blit(widgets.slot_picture("light"), where)
    if letter:
        brush.blit(pictures.letter(letter), where.inflate(-16, -16))
    else:
        brush.text(where, str(at + 1), "body", 28, theme.INK, align="center")
    if look.hovered or picked:
        brush.rect(where, theme.RUBRIC, width=5, radius=8)


# ---------------------------------------------------------------- pads

PADS: dict[Form, Callable[[Question, State], Pad]] = {
    "go": answer_pads.word_pad,
    "number": answer_pads.number_pad,
    "choice": answer_pads.word_pad,
    "yes_no": answer_pads.YesNo,
    "letters": LetterOrder,
    "effects": answer_pads.EffectsPad,
    "goods": answer_pads.GoodsPad,
    "shop": CityPad,
    "counts": answer_pads.CountsPad,
    "printed": PrintedPad,
}


def pad_for(question: Question, state: State) -> Pad:
    """A new pad for a question."""
    return PADS[question.form](question, state)
