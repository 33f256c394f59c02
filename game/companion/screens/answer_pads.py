"""The controls to answer a question with numbers, goods or words: each form of question has its own pad."""

from collections.abc import Iterable, Sequence

import pygame
from msgspec.structs import replace

from game.client.base.i18n import ROMAN, say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.page import State as Look
from game.client.ui.scene import Scene, Transition
from game.companion import companion_names as names
from game.companion.companion_text import EFFECT_WORDS, choice_words, direction_words, effect_words, field_words
from game.companion.rules import symbols
from game.companion.rules.dialogue import Answer, Counted, Counts, Gives, Number, Question, Said, Word
from game.companion.rules.machine import State
from game.companion.screens.machine_picture import cells, paint_arrow

# ---------------------------------------------------------------- spread

WORDS_W, GAP = 868, 60
HEAD_PX, PX = 44, 30
TURNERS = ("words before", "words after")


def halves(box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The part of a box for what is read, and the part for what answers it."""
    left = pygame.Rect(box.x, box.y, WORDS_W, box.h)
    return left, pygame.Rect(left.right + GAP, box.y, box.right - left.right - GAP, box.h)


def put_words(page: Page, box: pygame.Rect, head: str, paragraphs: Sequence[str], pager: widgets.Pager) -> None:
    """Put what is asked, and below it a page of what is said of it."""
    high = widgets.height_of(page, head, HEAD_PX, box.w, "sc")
    heading = pygame.Rect(box.x, box.y, box.w, high)
    widgets.label(page, heading, head, px=HEAD_PX, face="sc", colour=theme.RUBRIC, valign="top", wrap=True)
    below = pygame.Rect(box.x, heading.bottom + 16, box.w, box.bottom - heading.bottom - 16)
    widgets.put_paragraphs(page, below, [each for each in paragraphs if each], PX, pager)


# ---------------------------------------------------------------- pad

PAD_GAP = 12
BUTTON_PX = 34
LARGEST_PX = 52  # of the words on buttons, where they are read larger
BACKSPACE = "\b"  # as a key writes it


class Pad:
    """The controls for one question; `default` is the target that Space and Enter choose first."""

    default = ""

    def __init__(self, question: Question, state: State) -> None:
        self.question = question
        self.state = state
        self.labels: dict[str, str] = {}  # of targets that are offered where their first letter is typed
        self.typed = ""  # the digits of a number
        self.begin(question, state)

    def begin(self, question: Question, state: State) -> None:
        """Fill in the likely answer."""

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put the controls into a box."""

    def advice(self) -> str:
        """How it can be answered by keys, where that is said."""
        return ""

    def put_advice(self, page: Page, box: pygame.Rect) -> None:
        """Put the advice below the controls; where it is read larger it stands with the question instead."""
        if percent() == USUAL:
            widgets.label(page, box, self.advice(), px=28, colour=theme.INK_SOFT, wrap=True)

    def press(self, name: str) -> Answer | None:
        """The whole answer, or None where the press only changed the draft of it."""
        match name:
            case names.NumberButton(value) | names.ShopButton(value):
                return Number(value)
            case names.AnswerButton(word):
                return Word(word)
        return None

    def hold(self, name: str, dt_s: float) -> bool:
        """Whether a target that stays pressed changed the draft."""
        return False

    def kind_of(self, name: str) -> widgets.Kind:
        """The look of a button: red where Enter takes it."""
        return "primary" if name == self.default else "plain"

    def type(self, character: str) -> bool:
        """Whether a typed character changed the draft, or what is offered first.

        Here it offers the next target, round and round, whose words begin with the character.
        """
        known, letter = list(self.labels), character.casefold()
        at = known.index(self.default) + 1 if self.default in known else 0
        found = (name for name in (*known[at:], *known[:at]) if self.labels[name].casefold().startswith(letter))
        offered = next(found, "") if letter else ""
        self.default = offered or self.default
        return bool(offered)

    def type_number(self, character: str, known: Iterable[int]) -> bool:
        """Go on with the typed number if a known one begins so, else begin again; whether anything is typed."""
        starts = (self.typed + character, character)
        self.typed = next((each for each in starts if any(str(number).startswith(each) for number in known)), "")
        return bool(self.typed)


class PadScene(Scene):
    """A scene with a pad: what is typed reaches it, and the focus goes to what it offers whenever that is another."""

    takes_letters = True
    _pad: Pad | None = None

    @property
    def pad(self) -> Pad | None:
        """The pad that can be used now."""
        return self._pad

    def offer(self, default: str) -> None:
        self.default, self.topic = default, object()

    def pad_pressed(self, pad: Pad, name: str) -> Answer | None:
        answer = pad.press(name)
        if answer is None and pad.default != self.default:
            self.offer(pad.default)
        return answer

    def hold(self, name: str, dt_s: float) -> Transition:
        if self.pad and self.pad.hold(name, dt_s):
            self.changed()
        return None

    def write(self, letters: str) -> Transition:
        """Type into the answer; Enter then takes what was typed."""
        if self.pad and letters and self.pad.type(letters):
            self.offer(self.pad.default)
            self.changed()
        return None


def is_digit(character: str) -> bool:
    """Whether a character is one of the ten digits."""
    return len(character) == 1 and character in "0123456789"


def confirm(page: Page, box: pygame.Rect, words: str = "", reason: str = "", *, offered: bool = True) -> None:
    """Put the button that gives the draft as the answer, at the foot of a box; red where Enter takes it."""
    where = pygame.Rect(box.x, box.bottom - 92, box.w, 92)
    kind: widgets.Kind = "primary" if offered else "plain"
    page_words, px = words or say("Done"), min(LARGEST_PX, read_px(38))
    widgets.page_button(page, "confirm", where, page_words, kind, "check", reason=reason, px=px)


def put_less(
    page: Page, box: pygame.Rect, of: int | str, value: int, low: int, *, px: int = 40, least: str = ""
) -> None:
    """Put the button for one less of something; `least` is said where there is no less."""
    reason = "" if value > low else least or say("The lowest is {low}.", low=low)
    widgets.page_button(page, names.OneLess(of), box, "−1", reason=reason, px=px)


def put_more(page: Page, box: pygame.Rect, of: int | str, value: int, high: int, *, px: int = 40) -> None:
    """Put the button for one more of something."""
    reason = "" if value < high else say("The highest is {high}.", high=high)
    widgets.page_button(page, names.OneMore(of), box, "+1", reason=reason, px=px)


def letter_button(page: Page, name: str, letter: str, where: pygame.Rect, *, offered: bool = False) -> None:
    """Put a button with a type block; the one that is `offered` looks as what Enter takes."""
    page.target(Target(name, "button", where, letter), _paint_letter, where, letter, "primary" if offered else "plain")


def _paint_letter(brush: Brush, look: Look, where: pygame.Rect, letter: str, kind: widgets.Kind) -> None:
    widgets.paint_button(brush, look, where, "", kind)
    brush.blit(pictures.letter(letter), where.inflate(-28, -28))


# ---------------------------------------------------------------- number pad

MOST_BUTTONS = 21
REPEAT_AFTER_S, REPEAT_S = 0.45, 0.09
STEPS = {"minus ten": -10, "minus": -1, "plus": 1, "plus ten": 10}


class FewNumbers(Pad):
    """Targets `number:<n>`; the likely one is the primary button, or the one whose digits are typed."""

    def begin(self, question: Question, state: State) -> None:
        self._numbers = [int(each) for each in question.choices] or list(range(question.low, question.high + 1))
        likely = question.suggested if question.suggested in self._numbers else self._numbers[0]
        self.default = names.NumberButton(likely)

    def build(self, page: Page, box: pygame.Rect) -> None:
        columns = min(7, len(self._numbers)) if len(self._numbers) > 5 else len(self._numbers)
        height = 132 if len(self._numbers) <= 14 else 108
        for number, where in zip(self._numbers, cells(box, len(self._numbers), columns, height), strict=True):
            name = names.NumberButton(number)
            words = self._words(number)
            widgets.page_button(page, name, where, words, self.kind_of(name), px=60)

    def _words(self, number: int) -> str:
        """The number; with its sign where there are negative ones, and as it is printed on a room."""
        if self.question.kind == "tradesmen.room":
            return ROMAN[number]
        if number < 0:
            return say("−{number}", number=-number)
        return say("+{number}", number=number) if self.question.low < 0 < number else str(number)

    def type(self, character: str) -> bool:
        self.type_number(character, self._numbers)
        found = next((number for number in self._numbers if str(number) == self.typed), None)
        if found is not None:
            self.default = names.NumberButton(found)
        return found is not None


class Count(Pad):
    """Targets `minus ten`, `minus`, `plus`, `plus ten`, `confirm`; digits may be typed."""

    default = "confirm"

    def begin(self, question: Question, state: State) -> None:
        likely = question.suggested
        self.value = likely if isinstance(likely, int) else question.low
        self._held_s = 0.0

    def build(self, page: Page, box: pygame.Rect) -> None:
        row = pygame.Rect(box.x, box.y + 20, box.w, 150)
        words = [("minus ten", "−10"), ("minus", "−1"), ("", ""), ("plus", "+1"), ("plus ten", "+10")]
        for (name, sign), where in zip(words, cells(row, 5, 5), strict=True):
            if name:
                reason = self._reason(STEPS[name])
                widgets.page_button(page, name, where, sign, reason=reason, px=52)
            else:
                widgets.picture(page, where, widgets.slot_picture("light"))
                widgets.label(page, where, str(self.value), px=96, align="center")
        self.put_advice(page, pygame.Rect(box.x, row.bottom + 16, box.w, 40))
        confirm(page, pygame.Rect(box.x, box.y, box.w, 380))

    def advice(self) -> str:
        low, high = self.question.low, self.question.high
        return say("From {low} to {high}. You can type the digits too.", low=low, high=high)

    def _reason(self, step: int) -> str:
        if step < 0 and self.value <= self.question.low:
            return say("The lowest is {low}.", low=self.question.low)
        if step > 0 and self.value >= self.question.high:
            return say("The highest is {high}.", high=self.question.high)
        return ""

    def press(self, name: str) -> Answer | None:
        self._held_s, self.typed = 0.0, ""
        if name == "confirm":
            return Number(self.value)
        self._step(STEPS[name])
        return None

    def hold(self, name: str, dt_s: float) -> bool:
        if name not in STEPS:
            return False
        self._held_s += dt_s
        if self._held_s < REPEAT_AFTER_S:
            return False
        self._held_s -= REPEAT_S
        self._step(STEPS[name])
        return True

    def _step(self, step: int) -> None:
        self.value = max(self.question.low, min(self.question.high, self.value + step))

    def type(self, character: str) -> bool:
        """Type a digit of the number; if it becomes too large, begin again with this digit."""
        if not self.type_number(character, range(self.question.high + 1)):
            return False
        self.value = max(self.question.low, int(self.typed))
        return True


def number_pad(question: Question, state: State) -> Pad:
    """Buttons, as long as there are few enough."""
    few = bool(question.choices) or question.high - question.low < MOST_BUTTONS
    return FewNumbers(question, state) if few else Count(question, state)


# ---------------------------------------------------------------- counts pad

ROW = 84
NEXT = ",;"  # typed between two numbers


class CountsPad(Pad):
    """Targets `one less:<n>`, `pick:<n>`, `one more:<n>` of the parts, counted from 0, and `confirm`."""

    default = "confirm"

    def begin(self, question: Question, state: State) -> None:
        self.values = [part.suggested for part in question.parts]
        self._picked = 0

    def build(self, page: Page, box: pygame.Rect) -> None:
        parts = self.question.parts
        columns = 1 if len(parts) <= 4 or percent() != USUAL else 2
        rows = -(-len(parts) // columns)
        for at, part in enumerate(parts):
            width = (box.w - 2 * PAD_GAP * (columns - 1)) // columns
            left, top = box.x + at // rows * (width + 2 * PAD_GAP), box.y + at % rows * (ROW + PAD_GAP)
            self._build_row(page, at, part, pygame.Rect(left, top, width, ROW))
        foot = box.y + rows * (ROW + PAD_GAP)
        if percent() == USUAL:
            self.put_advice(page, pygame.Rect(box.x, foot, box.w, 40))
            foot += 40 + PAD_GAP
        confirm(page, pygame.Rect(box.x, box.y, box.w, foot + 92 - box.y))

    def advice(self) -> str:
        return say("Digits go to the framed number; a comma moves to the next.")

    def _build_row(self, page: Page, at: int, part: Question, row: pygame.Rect) -> None:
        controls = pygame.Rect(row.right - 3 * 88 - 2 * PAD_GAP, row.y, 3 * 88 + 2 * PAD_GAP, row.h)
        words = (row.x, row.y, controls.x - row.x - PAD_GAP, row.h)
        widgets.label(page, words, field_words(part.path), px=32, wrap=True)
        minus, number, plus = cells(controls, 3, 3)
        put_less(page, minus, at, self.values[at], part.low)
        target = Target(names.PickField(at), "button", number, field_words(part.path))
        page.target(target, _paint_number, number, self.values[at], picked=at == self._picked)
        put_more(page, plus, at, self.values[at], part.high)

    def press(self, name: str) -> Answer | None:
        match name:
            case "confirm":
                return Counts(tuple(self.values))
            case names.PickField(int(at)):
                self._pick(at)
            case names.OneLess(int(at)):
                self._step(at, -1)
            case names.OneMore(int(at)):
                self._step(at, 1)
        return None

    def type(self, character: str) -> bool:
        """Type the framed number; a comma frames the next one."""
        if character in NEXT:
            self._pick((self._picked + 1) % len(self.values))
            return True
        if not self.type_number(character, range(self.question.parts[self._picked].high + 1)):
            return False
        self._set(int(self.typed))
        return True

    def _pick(self, at: int) -> None:
        self._picked, self.typed = at, ""

    def _step(self, at: int, step: int) -> None:
        self._pick(at)
        self._set(self.values[at] + step)

    def _set(self, value: int) -> None:
        part = self.question.parts[self._picked]
        self.values[self._picked] = max(part.low, min(part.high, value))


def _paint_number(brush: Brush, look: Look, where: pygame.Rect, number: int, *, picked: bool) -> None:
    brush.blit(widgets.slot_picture("light"), where)
    if look.hovered or picked:
        brush.rect(where, theme.RUBRIC, width=5, radius=8)
    brush.text(where, str(number), "roman", 44, theme.INK, align="center")


# ---------------------------------------------------------------- goods pad


class GoodsPad(Pad):
    """Targets `one less:<good>`, `one more:<good>`, `confirm`."""

    default = "confirm"

    def begin(self, question: Question, state: State) -> None:
        self.goods = question.suggested if isinstance(question.suggested, symbols.Goods) else symbols.Goods()
        self._next = 0  # the good whose count is typed next

    def build(self, page: Page, box: pygame.Rect) -> None:
        for at, good in enumerate(symbols.GOODS):
            row = pygame.Rect(box.x, box.y + at * 112, box.w, 100)
            count = getattr(self.goods, good)
            widgets.label(page, (row.x, row.y, 260, row.h), EFFECT_WORDS[good](), px=44, read=True)
            minus, number, plus = cells(pygame.Rect(row.x + 272, row.y, row.w - 272, row.h), 3, 3)
            put_less(page, minus, good, count, 0, px=52, least=say("It can’t be less than none."))
            widgets.label(page, number, str(count), px=72, align="center")
            put_more(page, plus, good, count, self.question.high, px=52)
        self.put_advice(page, pygame.Rect(box.x, box.y + 3 * 112, box.w, 40))
        confirm(page, pygame.Rect(box.x, box.y, box.w, 3 * 112 + 40 + PAD_GAP + 92))

    def advice(self) -> str:
        return say("You can type the three numbers one after the other.")

    def press(self, name: str) -> Answer | None:
        match name:
            case "confirm":
                return Counted(self.goods)
            case names.OneLess(str(good)):
                self._step(good, -1)
            case names.OneMore(str(good)):
                self._step(good, 1)
        return None

    def _step(self, good: str, step: int) -> None:
        self.goods = replace(self.goods, **{good: getattr(self.goods, good) + step})

    def type(self, character: str) -> bool:
        if not is_digit(character) or int(character) > self.question.high:
            return False
        self.goods = replace(self.goods, **{symbols.GOODS[self._next]: int(character)})
        self._next = (self._next + 1) % len(symbols.GOODS)
        return True


class EffectsPad(Pad):
    """Targets `give:<kind>` (adds one), `one less:<place>` (takes one off), `confirm`.

    A letter that is typed offers the next thing that begins with it, and a digit says how much of the last one.
    """

    def begin(self, question: Question, state: State) -> None:
        self.effects = list(question.suggested) if isinstance(question.suggested, tuple) else []
        self.default = "confirm"
        self.labels = {names.GiveEffect(kind): EFFECT_WORDS[kind]() for kind in symbols.EFFECT_KINDS}

    def build(self, page: Page, box: pygame.Rect) -> None:
        self._build_chosen(page, pygame.Rect(box.x, box.y, box.w, 76))
        high = 5 * 64 + 4 * PAD_GAP if percent() == USUAL else box.h - 76 - 92 - 2 * PAD_GAP
        field = pygame.Rect(box.x, box.y + 76 + PAD_GAP, box.w, high)
        for kind, where in zip(symbols.EFFECT_KINDS, cells(field, len(symbols.EFFECT_KINDS), 4), strict=False):
            reason = self._reason(kind)
            name = names.GiveEffect(kind)
            words, look, px = self.labels[name], self.kind_of(name), min(40, read_px(28))
            widgets.page_button(page, name, where, words, look, reason=reason, px=px)
        words = say("Done") if self.effects else say("It gives nothing")
        foot = pygame.Rect(box.x, box.y, box.w, field.bottom - box.y + PAD_GAP + 92)
        confirm(page, foot, words, offered=self.default == "confirm")

    def _build_chosen(self, page: Page, box: pygame.Rect) -> None:
        for at, where in enumerate(cells(box, symbols.MOST_EFFECTS, symbols.MOST_EFFECTS)):
            if at < len(self.effects):
                words = effect_words(self.effects[at])
                widgets.page_button(page, names.OneLess(at), where, words, "wood", "minus", px=28)
            elif self.effects:
                widgets.picture(page, where, widgets.slot_picture("light"))
        if not self.effects:
            self.put_advice(page, box)

    def advice(self) -> str:
        """How to choose, until something is chosen."""
        if self.effects:
            return ""
        return say("Choose what it gives, from left to right. With keys: its first letter, Enter, the number.")

    def _reason(self, kind: symbols.EffectKind) -> str:
        if self._place_of(kind) is None and len(self.effects) == symbols.MOST_EFFECTS:
            return say("There is room for four at most.")
        return ""

    def _place_of(self, kind: symbols.EffectKind) -> int | None:
        """The place to which one more of a kind is added; None if it needs a new place."""
        most = symbols.AMOUNTS[kind]
        return next((at for at, each in enumerate(self.effects) if each.kind == kind and each.amount < most), None)

    def press(self, name: str) -> Answer | None:
        if name == "confirm":
            return Gives(tuple(self.effects))
        self.default = "confirm"
        match name:
            case names.OneLess(int(at)):
                self._change(at, -1)
            case names.GiveEffect(kind):
                self._add(kind)
        return None

    def type(self, character: str) -> bool:
        """Offer a thing by its first letter, say how much of the last one it gives, or take that off."""
        if is_digit(character):
            return self._amount(int(character))
        if character == BACKSPACE and self.effects:
            self._change(len(self.effects) - 1, -1)
            return True
        return super().type(character)

    def _amount(self, amount: int) -> bool:
        """Set how often the last thing is given; returns whether that is possible."""
        if not self.effects or not 0 < amount <= symbols.AMOUNTS[self.effects[-1].kind]:
            return False
        self.effects[-1] = symbols.Effect(self.effects[-1].kind, amount)
        self.default = "confirm"
        return True

    def _add(self, kind: symbols.EffectKind) -> None:
        place = self._place_of(kind)
        if place is None:
            self.effects.append(symbols.Effect(kind))
        else:
            self._change(place, 1)

    def _change(self, place: int, step: int) -> None:
        one = self.effects[place]
        amount = one.amount + step
        self.effects[place : place + 1] = [symbols.Effect(one.kind, amount)] if amount else []


# ---------------------------------------------------------------- word pad

A_PAGE = 8
HIGH = 140  # of a button whose words are read larger
YES, NO = names.AnswerButton("yes"), names.AnswerButton("no")
COMPASS = ("northwest", "north", "northeast", "west", "none", "east", "southwest", "south", "southeast")


class YesNo(Pad):
    """Targets `answer:yes`, `answer:no`."""

    def begin(self, question: Question, state: State) -> None:
        self.default = NO if question.suggested is False else YES
        self.labels = {YES: say("Yes"), NO: say("No")}

    def build(self, page: Page, box: pygame.Rect) -> None:
        for (name, words), where in zip(self.labels.items(), cells(box, 2, 2, 160), strict=True):
            widgets.page_button(page, name, where, words, self.kind_of(name), px=60)

    def press(self, name: str) -> Answer | None:
        return Said(name == YES)


class Choices(Pad):
    """Targets `answer:<choice>`; many choices have pages, `earlier` and `later`."""

    def begin(self, question: Question, state: State) -> None:
        self._words = [str(each) for each in question.choices]
        self.labels = {names.AnswerButton(word): choice_words(question.kind, word, state) for word in self._words}
        self._pager = widgets.Pager()
        likely = question.suggested if question.suggested in self._words else self._words[0]
        self.default = names.AnswerButton(likely)

    def build(self, page: Page, box: pygame.Rect) -> None:
        shown = self._words[self._pager.at * A_PAGE :][:A_PAGE] if len(self._words) > A_PAGE + 1 else self._words
        columns = 1 if len(shown) < 4 else 2
        high = (104 if columns == 1 else 88) if percent() == USUAL else HIGH
        for word, where in zip(shown, cells(box, len(shown), columns, high), strict=True):
            self._build_choice(page, word, where)
        if len(shown) < len(self._words):
            earlier, later = cells(pygame.Rect(box.x, box.bottom - 84, box.w, 84), 2, 2)
            self._pager.put_buttons(page, (earlier, later), -(-len(self._words) // A_PAGE))

    def _build_choice(self, page: Page, word: str, where: pygame.Rect) -> None:
        name = names.AnswerButton(word)
        px = min(LARGEST_PX, read_px(BUTTON_PX))
        widgets.page_button(page, name, where, self.labels[name], self.kind_of(name), px=px)

    def press(self, name: str) -> Answer | None:
        return None if self._pager.turn(name) else super().press(name)

    def type(self, character: str) -> bool:
        """Offer the next choice that begins with a letter, on whatever page it is."""
        found = super().type(character)
        if found:
            self._pager.at = list(self.labels).index(self.default) // A_PAGE
        return found


class LetterChoices(Choices):
    """Targets `answer:<letter>` in the order of the question, and `answer:none`."""

    def build(self, page: Page, box: pygame.Rect) -> None:
        letters = [word for word in self._words if word in symbols.LETTERS]
        for letter, where in zip(letters, cells(box, len(letters), 6, 134), strict=True):
            name = names.AnswerButton(letter)
            letter_button(page, name, letter, where, offered=self.default == name)
        others = [word for word in self._words if word not in symbols.LETTERS]
        foot = pygame.Rect(box.x, box.y + 134 + 2 * PAD_GAP, box.w, 100)
        for word, where in zip(others, cells(foot, len(others), max(1, len(others))), strict=True):
            self._build_choice(page, word, where)


class Compass(Pad):
    """Targets `answer:<direction>` around `answer:none`, as they lie in the city."""

    def begin(self, question: Question, state: State) -> None:
        self.default = names.AnswerButton(str(question.choices[0]))

    def build(self, page: Page, box: pygame.Rect) -> None:
        field = pygame.Rect(box.x, box.y, min(box.w, 720), min(box.h, 500)).move_to(centerx=box.centerx)
        for word, where in zip(COMPASS, cells(field, 9, 3), strict=True):
            if word == "none" and word in self.question.choices:
                words = choice_words(self.question.kind, word, self.state)
                widgets.page_button(page, names.AnswerButton(word), where, words, px=36)
            elif word in self.question.choices:
                target = Target(names.AnswerButton(word), "button", where, direction_words(word))
                page.target(target, _paint_direction, where, word, self.kind_of(target.name))


def _paint_direction(brush: Brush, look: Look, where: pygame.Rect, word: str, kind: widgets.Kind) -> None:
    widgets.paint_button(brush, look, where, "", kind)
    paint_arrow(brush, where.move(0, -3), word, widgets.WORDS_ON[kind])


def word_pad(question: Question, state: State) -> Pad:
    """A compass for directions, blocks for letters, else buttons with words."""
    if question.choices[0] in symbols.DIRECTIONS:
        return Compass(question, state)
    letters = sum(each in symbols.LETTERS for each in question.choices)
    return LetterChoices(question, state) if letters > 1 else Choices(question, state)
