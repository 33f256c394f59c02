"""Handling: presses, lifts, lays and turns the targets of a page, and asks the scene for its answers."""

from collections.abc import Callable
from dataclasses import dataclass

from game.client.graphics.viewport import Point
from game.client.ui import soundscape as cue
from game.client.ui.drag import DragState, Lay, Load, Outcome, Press, Return
from game.client.ui.focus import Focus
from game.client.ui.notices import Notices
from game.client.ui.page import Target
from game.client.ui.scene import Destination, Push, Scene, Transition
from game.client.ui.scene_stack import FrontScene
from game.client.ui.soundscape import Soundscape
from game.client.ui.turn_gesture import TurnGesture


@dataclass(frozen=True, slots=True)
class ToLetters(Destination):
    """Type blocks that write in a field of a scene."""

    opens = "game.client.scenes.letters:Letters"
    below: Scene
    field: str


class PointerController:
    """The hand over a page, with the piece in hand and what is turned."""

    def __init__(
        self, shown: FrontScene, focus: Focus, notices: Notices, sounds: Soundscape, now: Callable[[], float]
    ) -> None:
        self.hand = DragState()
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
        self._put_by_click = False  # what the last click put on its only place

    def drop(self) -> None:
        """Forget what is in hand, what is turned and what flies."""
        self.hand.drop()
        self.grip.open()
        self.load.drop()

    def settle(self) -> None:
        """Follow a new page: find the places of the piece in hand and the new place of a laid piece."""
        if self.hand.piece is not None:
            self.load.legal = self._shown.scene.places_for(self.hand.piece)
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
        scene, name = self._shown.scene, target.name if target else None
        if target is not None and target.role == "piece" and target.enabled and not self.hand.busy:
            scene.touch(target.name)
        liftable = self._liftable(target)
        self._pressed_scene, self._pressed_name, self._put_by_click = scene, name, False
        if self.hand.down(name, pos, self._now(), liftable=liftable) and not self.hand.busy:
            self.hand.turns = turns and self.grip.close(scene, target, pos)
            self.hand.taps = liftable and name is not None and (scene.taps(name) or self._click_place(name) is not None)

    def release(self, pos: Point | None) -> Transition:
        """The pointer's button goes up at a point."""
        target = self._shown.targets.at(pos)
        self.grip.open()
        place = self.load.place_at(self._shown.targets, pos)
        if place and place.name not in self.load.legal and self._is_home(pos):
            place = None
        answer = self.resolve(
            self.hand.up(target.name if target else None, place.name if place else None, pos or self.hand.pos)
        )
        self._lift_if_taken()
        return answer

    def release_key(self, target: Target) -> Transition:
        """The key that pressed a target goes up."""
        place = target.name if target.name in self.load.legal or target.role == "place" else None
        answer = self.resolve(self.hand.up(target.name, place, target.rect.center))
        self._lift_if_taken()
        return answer

    def take(self, target: Target) -> bool:
        """Take a piece in hand, whatever a click on it would do; returns whether that is possible."""
        if not self._liftable(target):
            return False
        self._shown.scene.touch(target.name)
        self.hand.drop()
        self.hand.piece = target.name
        self.lift(target.name)
        return True

    @property
    def home(self) -> Target | None:
        """The target of the piece in hand, at its old place."""
        return self._shown.targets.get(self.hand.piece)

    def choose(self, target: Target) -> Transition:
        """Press a target and let go of it at once."""
        return self._pressed(target)

    def resolve(self, outcome: Outcome) -> Transition:
        """The scene's answer to what the hand did."""
        if isinstance(outcome, Lay):
            self._shown.page.hears(outcome.piece, outcome.place or "")
        match outcome:
            case Press(name):
                return self._pressed(self._shown.targets.by_name(name))
            case Lay(piece, str() as place) if place in self.load.legal:
                self.load.lay(piece)
                self._sounds.laid(piece)
                return self._shown.scene.lay(piece, place)
            case Lay(piece, place):
                self._refuse(self._shown.scene.why_not(piece, place) if place else "")
                self.load.fly_home(self._now())
            case Return():
                self.load.fly_home(self._now())
        return None

    def look_closer(self, target: Target) -> Transition:
        """The scene's answer to the wish to see a piece close; ends the press that asked for it."""
        self.hand.drop()
        self.grip.open()
        return self._shown.scene.closer_look(target.subject)

    def lift(self, name: str) -> None:
        """Take a piece off the page into the hand."""
        item = self._shown.page.item(name)
        assert item is not None  # `Controls.bind` makes sure that a piece in hand is on the page
        self._sounds.lifted(name)
        self.load.lift(item, self._shown.scene.places_for(name), self._shown.scale, self._now())

    def _pressed(self, target: Target) -> Transition:
        if not target.enabled:
            self._refuse(target.reason)
            return None
        place = self._click_place(target.name) if target.role == "piece" else None
        if place is not None and not self._shown.scene.taps(target.name):
            self.lift(target.name)
            self._put_by_click = True
            return self.resolve(Lay(target.name, place))
        meant = self._shown.page.hears(target.name, "")
        self._sounds.hear(cue.CHOOSE)
        if meant:
            return None
        if (answer := self._shown.page.answers.get(target.name)) is not None:
            onward: Transition = answer()
            return onward
        if target.role == "field":
            self._focus.name = target.name
            return Push(ToLetters(self._shown.scene, target.name)) if self._writes_by_blocks else None
        if target.role == "sight":
            return self.look_closer(target)
        return self._shown.scene.press(target.name)

    @property
    def _writes_by_blocks(self) -> bool:
        """Whether a field that is chosen needs type blocks; a scene that takes letters has its own."""
        return self.without_keys and not self._shown.scene.takes_letters

    def _click_place(self, piece: str) -> str | None:
        """The place where a click puts a piece; None where a click lifts it or the piece is turned."""
        place = self._shown.scene.click_place(piece)
        return place if self._shown.targets.get(place) and not self.hand.turns else None

    def _liftable(self, target: Target | None) -> bool:
        if target is None or target.role != "piece" or not target.enabled:
            return False
        return bool(self._shown.scene.places_for(target.name))

    def _lift_if_taken(self) -> None:
        if self.hand.piece is not None and not self.load.is_lifted:
            self.lift(self.hand.piece)

    def _is_home(self, pos: Point | None) -> bool:
        home = self._shown.targets.get(self.hand.piece)
        return home is not None and pos is not None and bool(home.rect.collidepoint(pos))

    def _refuse(self, sentence: str) -> None:
        if sentence:
            self._sounds.hear(cue.NOT_ALLOWED)
            self._notices.show_toast(sentence, self._shown.scale, self._now())
