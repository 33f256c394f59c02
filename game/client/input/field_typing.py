"""Typing in a field: what keys and input methods write there, and which keys leave it."""

import pygame

from game.client.base.drawable import without_last
from game.client.input.focus import Focus
from game.client.input.focus_keys import FocusKeys
from game.client.input.input_method import Composition, InputMethod
from game.client.input.shown import Shown
from game.client.screen.targets import Target


class FieldTyping:
    """Edits the text of the field with the focus, and tells it to the scene."""

    def __init__(self, shown: Shown, focus: Focus, keys: FocusKeys) -> None:
        self._shown = shown
        self._focus = focus
        self._keys = keys
        self._method = InputMethod()

    @property
    def field(self) -> Target | None:
        """The field that takes the typed text."""
        target = self._shown.targets.get(self._focus.name)
        return target if target and target.role == "field" else None

    @property
    def composed(self) -> Composition:
        """The words that an input method composes in the field."""
        return self._method.in_field(self._focus.name)

    def drop(self) -> None:
        """Forget what was composed."""
        self._method.drop()

    def listen(self, pointed: Target | None) -> None:
        """Ask the system for typed text where a field takes it, early enough for people who click and type at once."""
        field, where = self.field, None
        if field:
            viewport = self._shown.viewport
            where = viewport.to_page(field.rect).move(viewport.page.topleft)
        soon = pointed is not None and pointed.role == "field"
        letters = soon or self._shown.scene.takes_letters
        self._method.follow(field.name if field else None, where, letters=letters)

    def write(self, field: Target, event: pygame.Event) -> None:
        """Put typed words into a field, or show what an input method composes for it."""
        if event.type == pygame.TEXTEDITING:
            self._method.take(event, field.name)
        else:
            self._method.drop()
            self._put_in(field, event.text)

    def key(self, field: Target, event: pygame.Event) -> None:
        """Take a key; while words are composed all keys belong to the input method."""
        if not self._method.in_field(field.name).words:
            self._edit(field, event)

    def _edit(self, field: Target, event: pygame.Event) -> None:
        """A key in a field: Tab, up, down, Enter and Esc leave it; others edit."""
        if event.key == pygame.K_a and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
            self._focus.whole = field.name if field.value else None
        elif event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
            self._put_in(field, pasted())
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._take_out(field, event)
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._keys.move("up" if event.key == pygame.K_UP else "down")
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._shown.scene.after_field(field.name):
            self._keys.go_to(self._shown.scene.after_field(field.name))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB):
            self._keys.move("before" if event.mod & pygame.KMOD_SHIFT else "next")
        elif early := self._method.typed_early(event):
            self._put_in(field, early)

    def _put_in(self, field: Target, words: str) -> None:
        """Write in a field; if all of it is selected, the new text replaces it."""
        before = "" if self._focus.whole == field.name else field.value
        self._focus.whole = None
        self._shown.scene.text(field.name, before + words)

    def _take_out(self, field: Target, event: pygame.Event) -> None:
        """Delete the last letter of a field, or all of it where all is selected; Delete only does the latter."""
        if self._focus.whole == field.name:
            self._focus.whole = None
            self._shown.scene.text(field.name, "")
        elif event.key == pygame.K_BACKSPACE:
            self._shown.scene.text(field.name, without_last(field.value))


def pasted() -> str:
    """The text on the clipboard; empty where there is no text or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
