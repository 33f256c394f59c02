"""One hand on the mouse: presses and lays at points where a person would, by turns dragging and clicking twice."""

from collections.abc import Callable, Iterator
from math import dist

import pygame

from game.client.graphics.viewport import Point
from game.client.ui.page import Target, TargetTree
from game.client.ui.pointer_controller import DOUBLE_APART
from tests.client.pilot import Pilot

REST_S = 0.1  # between two presses, so that none is taken for a bounce
APART = 4  # rests between two presses at about one point, so that they are no double click
PARTS = (1, 5, 2, 3, 6, 7)  # of 8: where in a rectangle to look for a free point, the middle first


class Fingers:
    """Makes gestures on the targets of a pilot's window."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.drags = True  # or else pieces are lifted by one click and laid by another; they take turns
        self.direct = False  # whether free moves are made where the seat is asked, and not by turns in the workshop
        self.gestures = 0
        self.presses = 0  # a drag counts for two: a piece is taken, and it is laid
        self._last_point: Point = (0, 0)

    @property
    def targets(self) -> TargetTree:
        """What can be pointed at now."""
        return self.pilot.app.page.targets

    def see(self, *names: str) -> bool:
        """Bring targets into sight together; whether they are."""
        return all(name in self.targets for name in names)

    def see_some(self, word: str) -> None:
        """Bring targets whose names begin with a word into sight, as all are here."""

    def shows(self, name: str) -> bool:
        """Whether a target is there and enabled."""
        target = self.targets.get(name)
        return target is not None and target.enabled

    def lies_on(self, piece: str, place: str) -> bool:
        """Whether a piece lies on a place already."""
        return bool(self.targets.by_name(place).rect.collidepoint(self.targets.by_name(piece).rect.center))

    def value(self, name: str) -> str:
        """What stands in a field, or whether a switch is on."""
        return self.targets.by_name(name).value

    # gestures

    def press(self, name: str) -> None:
        """Click an enabled target at a point where nothing covers it."""
        target = self.targets.by_name(name)
        assert target.enabled, f"{name} is disabled: {target.reason}"
        point = self.spot(target, self.targets.at)
        self._come_apart(point)
        self.click(point)

    def _come_apart(self, point: Point) -> None:
        """Rest before a press at a point, longer where the last one was near it."""
        near = dist(point, self._last_point) <= 2 * DOUBLE_APART
        for _ in range(APART if near else 1):
            self.rest()
        self._last_point = point

    def put(self, piece: str, place: str) -> None:
        """Lay a piece on a place that glows for it."""
        self.gestures += 1
        self.drags = not self.drags
        if self.drags:
            self._drag(piece, place)
        else:
            self._click_click(piece, place)

    def press_or_put(self, piece: str, place: str) -> None:
        """Lay a piece on a place that answers a press too: every other time it is only pressed."""
        if self.drags:
            self.drags = False
            self.press(place)
        else:
            self.put(piece, place)

    def hold(self, name: str, steps: int) -> None:
        """Keep a target pressed for so many tenths of a second."""
        self.rest()
        self.presses += 1
        pos = self.window(self.spot(self.targets.by_name(name), self.targets.at))
        self.pilot.move_to(pos)
        self.pilot.down(pos)
        for _ in range(steps):
            self.rest()
        self.pilot.up(pos)

    def type_in(self, field: str, words: str) -> None:
        """Type into a field in place of what stands there."""
        self.press(field)
        for _ in self.value(field):
            self.pilot.key(pygame.K_BACKSPACE)
        self.pilot.type(words)
        self.pilot.key(pygame.K_RETURN)

    def rest(self) -> None:
        """Let a tenth of a second pass in one frame."""
        self.pilot.clock.now_s += REST_S
        self.pilot.app.step()

    def click(self, point: Point) -> None:
        """Click a point of the canvas."""
        self.presses += 1
        self.pilot.move_to(self.window(point))
        pos = self.window(point)  # the page may have grown for the pointer
        self.pilot.down(pos)
        self.pilot.up(pos)

    # how

    def _drag(self, piece: str, place: str) -> None:
        point = self.spot(self.targets.by_name(piece), self.targets.at)
        self._come_apart(point)
        start = self.window(point)
        self.presses += 2
        self.pilot.move_to(start)
        self.pilot.down(start)
        away = (start[0] + (24 if start[0] < self.pilot.app.layers.viewport.window[0] / 2 else -24), start[1])
        self.pilot.move_to(away, held=True)
        end = self.window(self._place_spot(piece, place))
        self.pilot.move_to(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), held=True)
        self.pilot.move_to(end, held=True)
        self.pilot.up(end)

    def _click_click(self, piece: str, place: str) -> None:
        self.press(piece)
        if not self.pilot.app.controls.hand.busy:
            return  # it had one place only, and lies there
        end = self._place_spot(piece, place)
        self._come_apart(end)
        self.click(end)

    def _place_spot(self, piece: str, place: str) -> Point:
        """Where to let go: the place must glow, and the point must mean this place and no other."""
        attention = self.pilot.app.controls.attention
        assert attention.lifted == piece, f"{piece} was not lifted (in hand: {attention.lifted})"
        assert place in attention.legal, f"{place} does not glow for {piece}, but {sorted(attention.legal)}"
        return self.spot(self.targets.by_name(place), lambda point: self.targets.place_at(point, attention.legal))

    def spot(self, target: Target, found: Callable[[Point], Target | None]) -> Point:
        """A point of a target where it, and nothing above it, is found."""
        for point in points(target.rect):
            if found(self.seen(point)) == target:
                return point
        raise AssertionError(f"{target.name} at {target.rect} lies wholly under other targets")

    def window(self, point: Point) -> tuple[int, int]:
        """The window px of a canvas point."""
        return self.pilot.app.layers.viewport.to_window(point)

    def seen(self, point: Point) -> Point:
        """The canvas point that a click on that pixel really means."""
        return self.pilot.app.layers.viewport.unbounded(self.window(point))


def type_with_blocks(fingers: Fingers, field: str, words: str) -> None:
    """Write into a field in place of what stands there, with the type blocks that a hand without keys is given."""
    stood = fingers.value(field)
    fingers.press(field)
    assert fingers.pilot.scene.name == "letters"
    for _ in stood:
        fingers.press("delete")
    for letter in words:
        fingers.press(f"letter block:{letter.upper()}")
    fingers.press("close")
    assert fingers.value(field) == words


def points(rect: pygame.Rect) -> Iterator[Point]:
    """The middle of a rectangle, then points all over it."""
    yield rect.center
    for down in PARTS:
        for across in PARTS:
            yield rect.x + rect.w * across / 8, rect.y + rect.h * down / 8
