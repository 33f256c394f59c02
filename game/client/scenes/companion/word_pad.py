"""The pads for words: yes or no, and one of several choices; directions are placed around a compass."""

from __future__ import annotations

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics.brush import Brush
from game.client.scenes.companion.arrows import paint_arrow
from game.client.scenes.companion.pad import BUTTON_PX, GAP, LARGEST_PX, Pad, begins_with, cells, letter_button
from game.client.screen.names.companion import AnswerButton
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.page import State as Look
from game.client.words.companion_nouns import choice_words, direction_words
from game.companion import Answer, Question, Said, State, Word
from game.companion.names import DIRECTIONS, LETTERS

A_PAGE = 8
HIGH = 140  # of a button whose words are read larger
YES, NO = AnswerButton("yes"), AnswerButton("no")
COMPASS = ("northwest", "north", "northeast", "west", "none", "east", "southwest", "south", "southeast")


class YesNo(Pad):
    """Targets `answer:yes`, `answer:no`."""

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self.default = NO if question.suggested is False else YES
        self._labels: dict[str, str] = {YES: say("Yes"), NO: say("No")}

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put both."""
        for (name, words), where in zip(self._labels.items(), cells(box, 2, 2, 160), strict=True):
            widgets.page_button(page, name, where, words, "primary" if name == self.default else "plain", px=60)

    def press(self, name: str) -> Answer | None:
        """Yes or no."""
        return Said(name == YES)

    def type(self, character: str) -> bool:
        """Offer the one that begins with a letter."""
        found = begins_with(character, self._labels, self.default)
        self.default = found or self.default
        return bool(found)


class Choices(Pad):
    """Targets `answer:<choice>`; many choices have pages, `earlier` and `later`."""

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self._words = [str(each) for each in question.choices]
        self._page = 0
        likely = question.suggested if question.suggested in self._words else self._words[0]
        self.default = AnswerButton(likely)

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put a button for each choice of a page."""
        shown = self._words[self._page * A_PAGE :][:A_PAGE] if len(self._words) > A_PAGE + 1 else self._words
        columns = 1 if len(shown) < 4 else 2
        high = (104 if columns == 1 else 88) if percent() == USUAL else HIGH
        for word, where in zip(shown, cells(box, len(shown), columns, high), strict=True):
            self._build_choice(page, word, where)
        if len(shown) < len(self._words):
            self._build_pages(page, pygame.Rect(box.x, box.bottom - 84, box.w, 84))

    def _build_choice(self, page: Page, word: str, where: pygame.Rect) -> None:
        name = AnswerButton(word)
        words = choice_words(self.question.kind, word, self.state)
        kind: widgets.Kind = "primary" if name == self.default else "plain"
        widgets.page_button(page, name, where, words, kind, px=min(LARGEST_PX, read_px(BUTTON_PX)))

    def _build_pages(self, page: Page, box: pygame.Rect) -> None:
        last = (len(self._words) - 1) // A_PAGE
        first = "" if self._page else say("This is the first page.")
        end = say("This is the last page.") if self._page == last else ""
        left, right = cells(box, 2, 2)
        widgets.page_button(page, "earlier", left, say("Previous"), icon="left", enabled=not first, reason=first)
        widgets.page_button(page, "later", right, say("Next"), icon="right", enabled=not end, reason=end)

    def press(self, name: str) -> Answer | None:
        """The choice, or another page."""
        if name in ("earlier", "later"):
            self._page += 1 if name == "later" else -1
            return None
        return Word(name.word) if isinstance(name, AnswerButton) else None

    def type(self, character: str) -> bool:
        """Offer the next choice that begins with a letter, on whatever page it is."""
        labels: dict[str, str] = {
            AnswerButton(word): choice_words(self.question.kind, word, self.state) for word in self._words
        }
        found = begins_with(character, labels, self.default)
        if found:
            self.default = found
            self._page = list(labels).index(found) // A_PAGE
        return bool(found)


class LetterChoices(Choices):
    """Targets `answer:<letter>` in the order of the question, and `answer:none`."""

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put a type block for each letter."""
        letters = [word for word in self._words if word in LETTERS]
        for letter, where in zip(letters, cells(box, len(letters), 6, 134), strict=True):
            letter_button(page, AnswerButton(letter), letter, where, offered=self.default == AnswerButton(letter))
        others = [word for word in self._words if word not in LETTERS]
        foot = pygame.Rect(box.x, box.y + 134 + 2 * GAP, box.w, 100)
        for word, where in zip(others, cells(foot, len(others), max(1, len(others))), strict=True):
            self._build_choice(page, word, where)


class Compass(Pad):
    """Targets `answer:<direction>` around `answer:none`, as they lie in the city."""

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self.default = AnswerButton(str(question.choices[0]))

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put the directions where they point."""
        field = pygame.Rect(box.x, box.y, min(box.w, 720), min(box.h, 500))
        field.centerx = box.centerx
        for word, where in zip(COMPASS, cells(field, 9, 3), strict=True):
            if word == "none" and word in self.question.choices:
                widgets.page_button(
                    page, AnswerButton(word), where, choice_words(self.question.kind, word, self.state), px=36
                )
            elif word in self.question.choices:
                self._build_direction(page, word, where)

    def _build_direction(self, page: Page, word: str, where: pygame.Rect) -> None:
        name = AnswerButton(word)
        kind: widgets.Kind = "primary" if name == self.default else "plain"

        def paint(brush: Brush, look: Look) -> None:
            widgets.paint_button(brush, where, "", kind, look)
            paint_arrow(brush, where.move(0, -3), word, widgets.WORDS_ON[kind])

        page.target(Target(name, "button", where, direction_words(word)), paint)

    def press(self, name: str) -> Answer | None:
        """The direction."""
        return Word(name.word) if isinstance(name, AnswerButton) else None


def word_pad(question: Question, state: State) -> Pad:
    """A compass for directions, blocks for letters, else buttons with words."""
    if question.choices[0] in DIRECTIONS:
        return Compass(question, state)
    letters = sum(each in LETTERS for each in question.choices)
    return LetterChoices(question, state) if letters > 1 else Choices(question, state)
