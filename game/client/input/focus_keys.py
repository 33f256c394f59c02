"""What keys can reach on a page, and how they move the focus over it."""

import pygame

from game.client.input.focus import Focus, aimed, stepped
from game.client.input.handling import Handling
from game.client.input.shown import Shown
from game.client.screen.targets import Target
from game.client.sound import names as cue
from game.client.sound.soundscape import Soundscape

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class FocusKeys:
    """Tab and the arrows: they move the focus, and with it what is in hand."""

    def __init__(self, shown: Shown, focus: Focus, handling: Handling, sounds: Soundscape) -> None:
        self._shown = shown
        self._focus = focus
        self._handling = handling
        self._sounds = sounds

    def step(self, event: pygame.Event) -> None:
        """Go to the next target, or with Shift to the one before."""
        self.go_to(stepped(self._reachable(), self._focus.name, -1 if event.mod & pygame.KMOD_SHIFT else 1))

    def aim(self, event: pygame.Event) -> None:
        """Go to the nearest target in the direction of an arrow."""
        self.go_to(aimed(self._reachable(), self._shown.targets.get(self._focus.name), ARROWS[event.key]))

    def go_to(self, name: str | None) -> None:
        """Move the focus to a target, and with it what is in hand."""
        self._focus.name, self._focus.whole = name, None
        self._sounds.hear(cue.FOCUS)
        target = self._shown.targets.get(name)
        if target and self._handling.hand.busy:
            self._handling.hand.pos = target.rect.center

    def to_choose(self) -> Target | None:
        """The target that has the focus, or the one the scene offers while none has."""
        return self._shown.targets.get(self._focus.name or self._shown.scene.default)

    def to_look_at(self, hovered: str | None) -> Target | None:
        """What has the focus, or else lies under the pointer, if it can be looked at; nothing with a full hand."""
        target = self._shown.targets.get(self._focus.name or hovered)
        return target if target and target.about and not self._handling.hand.busy else None

    def _reachable(self) -> list[Target]:
        """What keys can reach: with a piece in hand, only the places where it may go."""
        busy, legal = self._handling.hand.busy, self._handling.load.legal
        return [target for target in self._shown.targets if not busy or target.name in legal]
