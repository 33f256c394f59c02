"""The pointer and the hand: what they are over, press, lift, lay and turn on the page of the scene in front."""

from __future__ import annotations

from collections.abc import Callable
from math import dist, hypot
from typing import TYPE_CHECKING, TypeAlias

import pygame
from msgspec import Struct

from game.client.base.i18n import say
from game.client.graphics.viewport import Point, Viewport
from game.client.ui import soundscape as cue
from game.client.ui.drag import Load
from game.client.ui.focus import Focus
from game.client.ui.notices import Notices
from game.client.ui.page import Page, Target
from game.client.ui.scene import NO_PLACES, Destination, Pop, Push, Scene, Sprite, Transition
from game.client.ui.soundscape import Soundscape
from game.client.ui.turn_gesture import TurnGesture

if TYPE_CHECKING:
    from game.rules.refusals import Refusal


class FrontScene:
    """The page of the scene on which the devices act now."""

    def __init__(self) -> None:
        self.show(Scene(), Page(), Viewport((1920, 1080)))

    @property
    def default(self) -> str:
        """The target that Space and Enter choose while nothing has the focus."""
        return self.targets.default if self.targets.default in self.targets else self.scene.default

    @property
    def scale(self) -> float:
        """Pixels for each unit of the canvas."""
        return self.viewport.scale

    def show(self, scene: Scene, page: Page, viewport: Viewport) -> None:
        self.scene, self.page, self.viewport = scene, page, viewport
        self.topic = scene.topic  # when the page was built
        self.pieces = scene.piece_part  # what answers for its pieces
        self.targets = page.targets


DRAG_FROM = 12.0  # a press that moves this many canvas units is a drag
BOUNCE_S = 0.05  # a second click this soon is the same click
DOUBLE_S, DOUBLE_APART = 0.35, 16.0  # two presses this close in time and in canvas units are a double click
MAGNET = 40  # a place this near attracts a carried piece, and a drop counts for it
LONG_PRESS_S = 0.6  # a press that rests this long asks for a closer look


class Press(Struct, frozen=True):
    """A target was pressed and released."""

    name: str


class Lay(Struct, frozen=True):
    """A piece was put down over something, perhaps an illegal place."""

    piece: str
    place: str | None


class Return(Struct, frozen=True):
    """A piece goes home."""

    piece: str


Outcome: TypeAlias = Press | Lay | Return | None


class DragState:
    """What is pressed and what is lifted, by a drag or by one click that takes and another that lays.

    It knows names and points, no window. Nothing in the game changes before it answers with `Lay`.
    """

    def __init__(self) -> None:
        self.pressed: str | None = None
        self.piece: str | None = None
        self.pos: Point = (0, 0)
        self.dragging = False
        self._liftable = False
        self.turns = False  # the pressed target is turned in its place
        self.taps = False  # the pressed piece is lifted only by a drag; a click presses it
        self._armed = False  # a button-down was accepted and its button-up is still to come
        self._origin: Point = (0, 0)
        self._last_s = float("-inf")
        self.rests = True  # the pointer stayed where it was pressed

    @property
    def busy(self) -> bool:
        return self.piece is not None

    def bounces(self, now_s: float) -> bool:
        """Whether a button that goes down now belongs to the click before, as when a worn button bounces."""
        return now_s - self._last_s < BOUNCE_S

    def doubles(self, pos: Point, now_s: float) -> bool:
        """Whether a press here and now is the second half of a double click."""
        return now_s - self._last_s < DOUBLE_S and dist(pos, self._origin) <= DOUBLE_APART

    def down(self, name: str | None, pos: Point, now_s: float, *, liftable: bool = False) -> bool:
        """The button goes down over a target or over nothing; returns whether it counts, which a bounce does not."""
        if self.bounces(now_s):
            return False
        self._last_s, self._armed = now_s, True
        self.pressed, self._liftable = name, liftable
        self._origin = self.pos = pos
        self.rests, self.turns, self.taps = True, False, False
        return True

    def move(self, pos: Point) -> str | None:
        """Follow the pointer; returns the name of a piece that this movement lifts."""
        self.pos = pos
        far = dist(pos, self._origin) > DRAG_FROM
        self.rests = self.rests and not far
        if self.piece is None and self.pressed is not None and self._liftable and far and not self.turns:
            self.piece, self.dragging = self.pressed, True
            return self.piece
        return None

    def presses_long(self, now_s: float) -> bool:
        """Whether a target was pressed so long without moving that it is to be seen close."""
        rests = self.pressed is not None and self.piece is None and self.rests
        return rests and now_s - self._last_s >= LONG_PRESS_S

    def up(self, name: str | None, place: str | None, pos: Point) -> Outcome:
        """The button goes up over target `name`, with `place` under the point; returns what that means."""
        self.pos = pos
        pressed, self.pressed = self.pressed, None
        armed, self._armed = self._armed, False
        if not armed:
            return None
        if self.piece is not None:
            piece, self.piece, self.dragging = self.piece, None, False
            return Lay(piece, place) if place is not None else Return(piece)
        if pressed is None or pressed != name or (self.turns and not self.rests):
            return None
        if self._liftable and not self.taps:
            self.piece = pressed
            return None
        return Press(pressed)

    def drop(self) -> Outcome:
        """Let go of everything: button lost, focus lost, Esc, or another button."""
        self.pressed, self._armed = None, False
        piece, self.piece, self.dragging = self.piece, None, False
        return Return(piece) if piece is not None else None


class ToLetters(Destination, opens="game.client.scenes.letters:Letters"):
    """Type blocks that write in a field of a scene."""

    below: Scene
    field: str


class PointerController:
    """The hand over a page, with the piece in hand, the places where that may go, and what is turned."""

    def __init__(
        self, shown: FrontScene, focus: Focus, notices: Notices, sounds: Soundscape, now: Callable[[], float]
    ) -> None:
        self.hand = DragState()
        self.legal = NO_PLACES  # where the piece in hand may be laid
        self.load = Load()
        self.grip = TurnGesture()
        self._shown = shown
        self._focus = focus
        self._notices = notices
        self._sounds = sounds
        self._now = now
        self._pressed_scene = shown.scene
        self._pressed_name: str | None = None
        self.without_keys = False  # a pad or a finger is in use, which writes with type blocks
        self.deed = ""  # what the hand did last, for those who listen
        self._put_by_click = False  # what the last click put on its only place

    def drop(self) -> None:
        """Forget what is in hand, what is turned and what flies."""
        self.hand.drop()
        self.grip.open()
        self.legal = NO_PLACES
        self.load.drop()

    def settle(self) -> None:
        """Follow a new page: find the places of the piece in hand and the new place of a laid piece."""
        if self.hand.piece is not None:
            self.legal = self._shown.pieces.places_for(self.hand.piece)
        if self.load.laid is not None:
            self.load.settle(self._shown.page.item(self.load.laid), self._shown.scale, self._now())

    def let_go(self) -> bool:
        """Send a piece in hand home and let go of what is turned; returns whether there was anything."""
        outcome, gripped = self.hand.drop(), self.grip.open()
        self.resolve(outcome)
        return outcome is not None or gripped

    def repeats(self, target: Target | None, pos: Point | None) -> bool:
        """Whether a press only repeats the last one: it bounces, or hits the piece that the last one brought there."""
        now_s = self._now()
        if self.hand.bounces(now_s):
            return True
        if pos is None or self.hand.busy or not self.hand.doubles(pos, now_s):
            return False
        is_new = target is not None and target.role == "button" and target.name != self._pressed_name
        return is_new or self._put_by_click or self._shown.scene is not self._pressed_scene

    def press(self, target: Target | None, pos: Point, *, turns: bool = False) -> None:
        """Press a target at a point; with `turns` the scene may let it be turned instead of lifted."""
        scene, pieces, name = self._shown.scene, self._shown.pieces, target.name if target else None
        if target is not None and target.role == "piece" and target.enabled and not self.hand.busy:
            pieces.touch(target.name)
        liftable = self._liftable(target)
        self._pressed_scene, self._pressed_name, self._put_by_click = scene, name, False
        if self.hand.down(name, pos, self._now(), liftable=liftable) and not self.hand.busy:
            self.hand.turns = turns and self.grip.close(pieces, target, pos)
            self.hand.taps = liftable and name is not None and (scene.taps(name) or self._click_place(name) is not None)

    def release(self, pos: Point | None) -> Transition:
        target, place = self._shown.targets.at(pos), self.place_at(pos)
        if self.grip.closed:
            self.grip.open()
        home = self.home
        if place and place.name not in self.legal and home and pos and home.rect.collidepoint(pos):
            place = None
        return self._up(target.name if target else None, place.name if place else None, pos or self.hand.pos)

    def release_key(self, target: Target) -> Transition:
        place = target.name if target.name in self.legal or target.role == "place" else None
        return self._up(target.name, place, target.rect.center)

    def _up(self, name: str | None, place: str | None, pos: Point) -> Transition:
        """The scene's answer to the end of a press; a piece that this takes in hand is lifted."""
        answer = self.resolve(self.hand.up(name, place, pos))
        if self.hand.piece is not None and not self.load.is_lifted:
            self.lift(self.hand.piece)
        return answer

    def take(self, target: Target) -> bool:
        """Take a piece in hand, whatever a click on it would do; returns whether that is possible."""
        if not self._liftable(target):
            return False
        self._shown.pieces.touch(target.name)
        self.hand.drop()
        self.hand.piece = target.name
        self.lift(target.name)
        return True

    @property
    def home(self) -> Target | None:
        """The target of the piece in hand, at its old place."""
        return self._shown.targets.get(self.hand.piece)

    def place_at(self, pos: Point | None) -> Target | None:
        """The place that a drop at a point means: the one under it, or a legal one near by if the point is free."""
        under = self._shown.targets.place_at(pos, self.legal)
        if under is not None or pos is None or self._covered(pos):
            return under
        near = [target for target in self._legal_places() if _distance(target.rect, pos) <= MAGNET]
        return min(near, key=lambda target: _distance(target.rect, pos), default=None)

    def _covered(self, pos: Point) -> bool:
        """Whether something at a point has a meaning of its own, such as the old place of the piece."""
        target = self._shown.targets.at(pos)
        return target is not None and target.role != "sight"

    def _legal_places(self) -> list[Target]:
        return [target for target in self._shown.targets if target.name in self.legal]

    def sprites(self, *, still: bool) -> list[Sprite]:
        pos = self.hand.pos if self.hand.busy else None
        found = self.place_at(pos)
        over = found if found is not None and found.name in self.legal else None
        glowing = [target.rect for target in self._legal_places()]
        return self.load.sprites(glowing, pos, over, self._shown.scale, self._now(), still=still)

    def resolve(self, outcome: Outcome) -> Transition:
        match outcome:
            case Press(name):
                return self.choose(self._shown.targets.by_name(name))
            case Lay(piece, place):
                return self._lay(piece, place)
            case Return():
                self._send_home()
        return None

    def _lay(self, piece: str, place: str | None) -> Transition:
        """The scene's answer to a piece that is laid; only then it is seen and heard to lie there, or goes home."""
        self._shown.page.hears(piece, place or "")
        if place is not None and place in self.legal:
            places, self.legal = len(self.legal), NO_PLACES
            answer = self._shown.pieces.lay(piece, place)
            self.deed = self._laid_words(piece, place, places)
            self._shown.scene.changed()
            self.load.lay(piece)
            self._sounds.laid(piece)
            return answer
        self._refuse(self._shown.pieces.why_not(piece, place) if place else "")
        self._send_home()
        return None

    def _laid_words(self, piece: str, place: str, places: int) -> str:
        """What is laid, and where, if it could also have gone elsewhere."""
        what, where = (self._shown.targets.by_name(name).label for name in (piece, place))
        if places == 1:
            return say("Placed: {piece}.", piece=what)
        return say("Placed: {piece}, here: {place}.", piece=what, place=where)

    def _send_home(self) -> None:
        self.legal = NO_PLACES
        self.load.fly_home(self._now())

    def look_closer(self, target: Target) -> Transition:
        """The scene's answer to the wish to see a piece close; ends the press that asked for it."""
        self.hand.drop()
        self.grip.open()
        return self._shown.scene.closer_look(target.subject)

    def lift(self, name: str) -> None:
        item = self._shown.page.item(name)
        assert item is not None  # `Controls.bind` makes sure that a piece in hand is on the page
        self._sounds.lifted(name)
        self.deed = say("In hand: {piece}.", piece=item.target.label if item.target else "")
        self.legal = self._shown.pieces.places_for(name)
        self.load.lift(item, self._shown.scale, self._now())

    def choose(self, target: Target) -> Transition:
        if not target.enabled:
            self._refuse(target.reason)
            return None
        place = self._click_place(target.name) if target.role == "piece" else None
        if place is not None and not self._shown.scene.taps(target.name):
            self.lift(target.name)
            self._put_by_click = True
            return self._lay(target.name, place)
        meant = self._shown.page.hears(target.name, "")
        self._sounds.hear(cue.CHOOSE)
        if meant:
            return None
        if (answer := self._shown.page.answers.get(target.name)) is not None:
            onward: Transition = answer()
            return onward
        if target.role == "field":
            self._focus.name = target.name
            by_blocks = self.without_keys and not self._shown.scene.takes_letters  # such a scene has its own
            return Push(ToLetters(self._shown.scene, target.name)) if by_blocks else None
        if target.role == "sight":
            return self.look_closer(target)
        return self._shown.scene.respond(target.name)

    def _click_place(self, piece: str) -> str | None:
        """The place where a click puts a piece; None where a click lifts it or the piece is turned."""
        place = self._shown.pieces.click_place(piece)
        return place if self._shown.targets.get(place) and not self.hand.turns else None

    def _liftable(self, target: Target | None) -> bool:
        if target is None or target.role != "piece" or not target.enabled:
            return False
        return bool(self._shown.pieces.places_for(target.name))

    def _refuse(self, sentence: str) -> None:
        if sentence:
            self._sounds.hear(cue.NOT_ALLOWED)
            self._notices.show_toast(sentence, self._shown.scale, self._now())


def _distance(rect: pygame.Rect, pos: Point) -> float:
    """The distance of a point from a rectangle; 0 inside."""
    across = max(rect.left - pos[0], 0, pos[0] - rect.right)
    return hypot(across, max(rect.top - pos[1], 0, pos[1] - rect.bottom))


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
        self._pressed = False  # since the pointer moved
        self.pos: Point | None = None  # where the pointer is on the canvas
        self._hovered_since_s = 0.0
        self._why: Refusal | None = None  # the button went down on the refusal of a move
        self._beside = False  # the button went down outside of a sheet that such a click closes

    def look(self) -> None:
        """Find again what is under the pointer."""
        target = self._shown.targets.at(self.pos)
        if self._handling.hand.busy:
            target = self._handling.place_at(self.pos)
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
        self.notices.show_tip(target, self._shown.scale, self._shown.targets)
