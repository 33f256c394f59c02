"""The composition of an input method: how Japanese, Chinese and many other words are typed, in several strokes each.

While words are composed the keys belong to the method, which has its own uses for Enter, Esc, Backspace and the
arrows; only the committed words reach the field, as typed text. The system is asked for text only where some can be
typed: else a tablet would keep its keyboard on the screen.
"""

from typing import NamedTuple

import pygame


class Composition(NamedTuple):
    """Words that are being composed in a field, and how many letters of them stand before the cursor."""

    words: str = ""
    cursor: int = 0


NOTHING = Composition()


class InputMethod:
    """The words that are being composed, and their field."""

    composition = NOTHING
    _field: str | None = None
    _listens: bool | None = None  # None at first: the library listens without being asked
    _where: pygame.Rect | None = None

    def in_field(self, field: str | None) -> Composition:
        return self.composition if field is not None and field == self._field else NOTHING

    def take(self, event: pygame.Event, field: str) -> None:
        """Take what the method reports about its words in a field."""
        cursor = event.start if 0 < event.start <= len(event.text) else len(event.text)
        self._field, self.composition = field, Composition(event.text, cursor)

    def drop(self) -> None:
        """Forget the composed words, after they were committed or the field was left."""
        self.composition = NOTHING

    def typed_early(self, event: pygame.Event) -> str:
        """What a key wrote in a field before the system was asked for text, as it may for people who type at once.

        Empty where that is not certain, because what Shift makes of a digit depends on the keyboard.
        """
        letter: str = event.unicode
        if self._listens or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI):
            return ""
        return letter if letter.isalpha() or (letter.isprintable() and not event.mod & pygame.KMOD_SHIFT) else ""

    def follow(self, field: str | None, where: pygame.Rect | None, *, letters: bool) -> None:
        """Have the system send text to a field, with the method's list of words beside it (window px); or send none.

        With `letters`, typed letters are wanted although no field is edited, or one will be at the next event.
        """
        if field != self._field:
            if self.composition.words:
                self._stop()  # so that the method forgets them too
            self.drop()
            self._field = field
        listens = field is not None or letters
        if listens and not self._listens:
            pygame.key.start_text_input()
            self._listens = True
        elif not listens and self._listens is not False:
            self._stop()
        if where is not None and where != self._where:
            pygame.key.set_text_input_rect(where)
        self._where = where

    def _stop(self) -> None:
        pygame.key.stop_text_input()
        self._listens = False
