"""Pointing: what is under the mouse or finger, when a tooltip appears, and what the buttons do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.graphics.viewport import Point
from game.client.ui.notices import Notices
from game.client.ui.page import Page, Target
from game.client.ui.pointer_controller import PointerController
from game.client.ui.scene import Pop, Transition
from game.client.ui.scene_stack import FrontScene

if TYPE_CHECKING:
    from game.rules.refusals import Refusal


class Hover:
    """The position of the pointer, the target under it, and for how long."""

    def __init__(
        self, shown: FrontScene, handling: PointerController, notices: Notices, now: Callable[[], float]
    ) -> None:
        self.hovered: str | None = None
        self._shown = shown
        self._handling = handling
        self.notices = notices
        self._now = now
        self._moved = False  # the target came under a resting pointer, which asks for no tooltip
        self._pressed = False  # seconds since the pointer moved
        self.pos: Point | None = None  # where the pointer is on the canvas
        self._hovered_since_s = 0.0
        self._why: Refusal | None = None  # the button went down on the refusal of a move
        self._beside = False  # the button went down outside of a sheet that such a click closes

    def look(self) -> None:
        """Find again what is under the pointer."""
        target = self._shown.targets.at(self.pos)
        if self._handling.hand.busy:
            target = self._handling.load.place_at(self._shown.targets, self.pos)
        name = target.name if target else None
        if name != self.hovered:
            self.hovered, self._hovered_since_s = name, self._now()
            self.show_tip(None)

    def changes(self, page: Page) -> bool:
        """Whether a new page has another target under the resting pointer, or answers its press."""
        if page is self._shown.page or self.pos is None:
            return False
        return self._pressed or self._shown.targets.at(self.pos) != page.targets.at(self.pos)

    @property
    def rests(self) -> bool:
        """Whether the pointer has not moved since keys were used, or since the page changed under it."""
        return not self._moved

    def rest(self) -> None:
        """Show no tooltip until the pointer moves, because the target under it has just come or changed."""
        self._moved = False
        self.show_tip(None)

    def show_tip_in_time(self, after_s: float) -> None:
        """Show the tooltip of a target on which the pointer rested long enough; none while a piece is in hand."""
        hovered = self._shown.targets.get(self.hovered)
        if self._handling.hand.busy:
            self.show_tip(None)
        elif hovered and self._moved and self._now() - self._hovered_since_s >= after_s:
            self.show_tip(hovered)

    def leave_window(self) -> None:
        """The pointer left the window: nothing lies under it, unless it drags a piece."""
        if not self._handling.hand.dragging:
            self.pos = None
            self.look()

    def move(self, event: pygame.Event, *, by_keys: bool) -> None:
        """The pointer moves; `by_keys` where a key holds the pressed target."""
        self._moved, self._pressed = True, False
        hand, pos = self._handling.hand, self._shown.viewport.unbounded(event.pos)
        self.pos = self._shown.viewport.to_canvas(event.pos)
        if hand.pressed is not None and not event.buttons[0] and not by_keys:
            self._handling.let_go()  # the button went up outside of the window, without an event
        if lifted := hand.move(pos):
            self._handling.lift(lifted)
        if hand.turns and not hand.rests:
            self._handling.grip.move(pos)
        self.look()

    def down(self, event: pygame.Event) -> bool:
        """The button goes down; returns False where that only repeats the last press, and does nothing."""
        self.pos = pos = self._shown.viewport.to_canvas(event.pos)
        target = self._shown.targets.at(pos)
        self._beside, self._pressed = False, True
        if self._handling.repeats(target, pos):
            return False
        self._beside = not self._handling.hand.busy and self._is_beside(pos)
        self._hovered_since_s = self._now()  # a long press shows the tooltip, a short one hides it
        self.show_tip(None)
        if pos is None:
            self._handling.let_go()
            return True
        if not self._handling.hand.busy and (why := self.notices.take_why(pos)):
            self._why = why
            return True
        if not self._handling.hand.busy and self.notices.toast:
            self.notices.dismiss(pos)
        self._handling.press(target, pos, turns=True)
        self.look()
        return True

    def up(self, event: pygame.Event) -> Transition:
        """The button goes up."""
        self.pos = pos = self._shown.viewport.to_canvas(event.pos)
        if self._why is not None:
            why, self._why = self._why, None
            return self._shown.scene.explain(why)  # on whose words the button went down
        answer = self._handling.release(pos)
        if getattr(event, "touch", False):
            self.pos = self.hovered = None  # nothing is under the pointer, and the tooltip that it asked for stays
        self.look()
        return Pop() if self._beside and self._is_beside(pos) else answer

    def explain_long_press(self) -> None:
        """Show the tooltip of a target on which a finger rests long, which is not pressed then."""
        target = self._shown.targets.get(self._handling.hand.pressed)
        if target is not None and target.tip:
            self._handling.hand.drop()
            self._handling.grip.open()
            self.show_tip(target)

    def explain(self, event: pygame.Event) -> Transition:
        """The right button: puts a piece in hand back, opens a closer look, or shows the tooltip at once."""
        if self._handling.let_go():
            return None
        target = self._shown.targets.at(self._shown.viewport.to_canvas(event.pos))
        if target and target.subject:
            return self._handling.look_closer(target)
        self.show_tip(target)
        return None

    def _is_beside(self, pos: Point | None) -> bool:
        """Whether a point is outside of the sheet of a scene that such a click closes."""
        if pos is None or not self._shown.scene.closes_beside or self._shown.targets.at(pos) is not None:
            return False
        return not any(sheet.collidepoint(pos) for sheet in self._shown.page.sheets)

    def show_tip(self, target: Target | None) -> None:
        """Show the tooltip of a target, or none."""
        self.notices.show_tip(target, self._shown.scale, self._shown.targets)
