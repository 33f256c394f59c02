"""Turn what devices send into what the scene is asked: one path for mouse, touch and keys.

Touch arrives as finger and as mouse; only the mouse half is read, so it counts once. Positions come from events only.
"""

from collections.abc import Callable

import pygame

from game.client.home.settings import Choices
from game.client.home.typed_names import without_last
from game.client.input.carry import Load
from game.client.input.focus import Focus, aimed, stepped
from game.client.input.grip import Grip
from game.client.input.hand import Hand, Lay, Outcome, Press, Return
from game.client.input.input_method import InputMethod
from game.client.input.stick import Stick
from game.client.screen.page import Page
from game.client.screen.scene import Pop, Scene, Sprite, Transition
from game.client.screen.targets import Attention, Target
from game.client.shell.notices import Notices
from game.client.shell.viewport import Point, Viewport
from game.client.sound import names as cue
from game.client.sound.soundscape import Soundscape

LEFT, RIGHT = 1, 3
CHOOSE_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
LOOK_KEY = pygame.K_i  # a closer look at what has the focus, or lies under the pointer
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Controls:
    """Pointer, focus and hand over one page of one scene."""

    def __init__(
        self, now: Callable[[], float], choices: Choices | None = None, sounds: Soundscape | None = None
    ) -> None:
        self.hand = Hand()
        self.notices = Notices()
        self._now = now
        self._choices = choices or Choices()
        self._sounds = sounds or Soundscape(self._choices, now)
        self._scene = Scene()
        self._topic = self._scene.topic
        self._page = Page()
        self._viewport = Viewport((1920, 1080))
        self._pos: Point | None = None
        self._focus = Focus()
        self._hovered: str | None = None
        self._hovered_since_s = 0.0
        self._moved = False  # the pointer, since the scene came: a resting one asks for no tooltip
        self._load = Load()
        self._grip = Grip()
        self._stick = Stick(self._grip)
        self._method = InputMethod()
        self._pressed_scene = self._scene
        self._pressed_name: str | None = None
        self._beside = False  # the button went down beside the sheet that a click there closes
        self._whole: str | None = None  # the field all of whose words are chosen, to be written over
        self._put_by_click = False  # the last click put a piece on its only place

    def bind(self, scene: Scene, page: Page, viewport: Viewport) -> None:
        """Go on with a page built anew; a piece or focus that is no longer there is dropped."""
        gone = self.hand.piece is not None and self.hand.piece not in page.targets
        if gone or scene is not self._scene or viewport != self._viewport:
            self.hand.drop()
            self._grip.open()
            self._load.drop()
        if scene is not self._scene:
            self.notices.clear()  # what was said in one scene may be a secret in the next
            self._moved = False
            self._whole = None
        elif viewport != self._viewport:
            self.notices.rescale(viewport.scale, self._now())
        if scene is not self._scene:
            self._focus.come(self._scene, self._topic, scene, page.targets)
        elif scene.topic != self._topic:
            self._focus.begin(scene, page.targets)
        else:
            self._focus.stay(self._page.targets, page.targets)
        if self.hand.pressed not in page.targets:
            self.hand.pressed = None
            self._grip.open()
        self._scene, self._page, self._viewport, self._topic = scene, page, viewport, scene.topic
        if self.hand.piece is not None:
            self._load.legal = scene.places_for(self.hand.piece)
        if self._load.laid is not None:
            self._load.settle(page.item(self._load.laid), viewport.scale, self._now())
        self._look()

    @property
    def attention(self) -> Attention:
        """What is hovered, focused, pressed, lifted and legal."""
        hovered = None if self.hand.busy and self._hovered not in self._load.legal else self._hovered
        lifted = self.hand.piece or self._load.flying
        composed = self._method.in_field(self._focused)
        return Attention(
            hovered, self._focused, self.hand.pressed, lifted, self._load.legal, self.hand.busy, composed,
            whole=self._whole is not None and self._whole == self._focused,
        )  # fmt: skip

    @property
    def _focused(self) -> str | None:
        return self._focus.name

    @property
    def moving(self) -> bool:
        """Whether frames are needed because of what is in hand or on its way."""
        return self.hand.busy or self.hand.pressed is not None or self._load.flying is not None

    @property
    def editing(self) -> Target | None:
        """The field that takes the typed text."""
        target = self._page.targets.get(self._focused)
        return target if target and target.role == "field" else None

    def tick(self, dt_s: float) -> Transition:
        """Let time pass: flights land, tooltips appear, a held target is told."""
        now_s = self._now()
        self._listen()
        self._load.land(now_s, still=self._choices.now.reduced_motion)
        hovered = self._page.targets.get(self._hovered)
        if self.hand.busy:
            self.notices.show_tip(None, self._viewport.scale)
        elif hovered and self._moved and now_s - self._hovered_since_s >= self._choices.now.tip_after_s:
            self.notices.show_tip(hovered, self._viewport.scale, self._page.targets)
        pressed = self._page.targets.get(self.hand.pressed)
        if pressed and pressed.about:
            return self._look_closer(pressed) if self.hand.presses_long(now_s) else None
        held = pressed is not None and pressed.enabled and not self._grip.closed
        return self._scene.hold(pressed.name, dt_s) if pressed and held else None

    def sprites(self) -> list[Sprite]:
        """Glowing places, what is in hand and on its way, then the notices above."""
        now_s = self._now()
        pos = self.hand.pos if self.hand.busy else None
        still = self._choices.now.reduced_motion
        sprites = self._load.sprites(self._page.targets, pos, self._viewport.scale, now_s, still=still)
        return sprites + self.notices.sprites(now_s)

    def handle(self, event: pygame.Event) -> Transition:
        """The scene's answer to an event."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(event)
            case pygame.MOUSEBUTTONDOWN if event.button == LEFT:
                self._down(self._viewport.to_canvas(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == LEFT:
                return self._up(self._viewport.to_canvas(event.pos))
            case pygame.MOUSEWHEEL if event.y and not self.hand.busy:
                return self._scene.scroll(event.y)
            case pygame.MOUSEBUTTONDOWN if event.button == RIGHT:
                return self._explain(self._viewport.to_canvas(event.pos))
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                self._leave_window(event)
            case pygame.TEXTEDITING | pygame.TEXTINPUT if self.editing:
                self._write(self.editing, event)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.KEYUP if event.key in CHOOSE_KEYS and self._focused and not self.editing:
                return self._choose_end(self._page.targets.by_name(self._focused))
        return None

    def _leave_window(self, event: pygame.Event) -> None:
        """The window lost the keys, or the pointer."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._method.drop()
            self.let_go()
        elif not self.hand.dragging:
            self._pos = None
            self._look()

    def push_stick(self, event: pygame.Event) -> None:
        """Have a stick's axis turn what has the focus, or the first thing that can be turned."""
        focused_first = sorted(self._page.targets, key=lambda target: target.name != self._focused)
        self._stick.move(event, self._scene, focused_first)

    def take_drop(self) -> tuple[str, Point] | None:
        """The piece that was laid somewhere just now, and where the hand let go of it; once."""
        drop, self._load.dropped = self._load.dropped, None
        return drop

    def let_go(self) -> bool:
        """Send a piece in hand home, and leave what is turned; whether there was something."""
        outcome, gripped = self.hand.drop(), self._grip.open()
        self._resolve(outcome)
        return outcome is not None or gripped

    def _move(self, event: pygame.Event) -> None:
        self._moved = True
        self._pos = self._viewport.to_canvas(event.pos)
        if self.hand.pressed is not None and not event.buttons[0] and self._focused is None:
            self.let_go()  # the button went up where no event told us
        if lifted := self.hand.move(self._viewport.unbounded(event.pos)):
            self._lift(lifted)
        if self.hand.turns and not self.hand.rests:
            self._grip.move(self._viewport.unbounded(event.pos))
        self._look()

    def _down(self, pos: Point | None) -> None:
        self._pos, target = pos, self._page.targets.at(pos)
        self._beside = False
        if self._is_second_half(target, pos):
            return
        self._beside = not self.hand.busy and self._is_beside(pos)
        self._focus.name = self._whole = None
        self._hovered_since_s = self._now()  # a long press shows the tooltip, a short one hides it
        self.notices.show_tip(None, self._viewport.scale)
        if pos is None:
            self.let_go()
        elif not self.hand.busy and self.notices.toast:
            self.notices.dismiss(pos)
        if pos is not None:
            self._press(target, pos, turns=True)

    def _is_second_half(self, target: Target | None, pos: Point | None) -> bool:
        """Whether a press only repeats the one before: it bounces, or falls on what that one brought to its place."""
        now_s = self._now()
        if self.hand.bounces(now_s):
            return True
        if pos is None or self.hand.busy or not self.hand.doubles(pos, now_s):
            return False
        is_new = target is not None and target.role == "button" and target.name != self._pressed_name
        return is_new or self._put_by_click or self._scene is not self._pressed_scene

    def _press(self, target: Target | None, pos: Point, *, turns: bool = False) -> None:
        """Press a target at a point; where it `turns`, the scene may have it turned instead of lifted."""
        name, liftable = target.name if target else None, self._liftable(target)
        self._pressed_scene, self._pressed_name, self._put_by_click = self._scene, name, False
        if self.hand.down(name, pos, self._now(), liftable=liftable) and not self.hand.busy:
            self.hand.turns = turns and self._grip.close(self._scene, target, pos)
            self.hand.taps = liftable and (self._scene.taps(str(name)) or self._click_place(str(name)) is not None)
        self._look()

    def _up(self, pos: Point | None) -> Transition:
        self._pos, target = pos, self._page.targets.at(pos)
        self._grip.open()
        place = self._load.place_at(self._page.targets, pos)
        if place and place.name not in self._load.legal and self._is_home(pos):
            place = None
        answer = self._resolve(
            self.hand.up(target.name if target else None, place.name if place else None, pos or self.hand.pos)
        )
        self._lift_if_taken()
        self._look()
        return Pop() if self._beside and self._is_beside(pos) else answer

    def _is_beside(self, pos: Point | None) -> bool:
        """Whether a point lies on nothing, beside the sheet of a scene that a click there closes."""
        if pos is None or not self._scene.closes_beside or self._page.targets.at(pos) is not None:
            return False
        return not any(sheet.collidepoint(pos) for sheet in self._page.sheets)

    def _resolve(self, outcome: Outcome) -> Transition:
        """The scene's answer to what the hand did."""
        match outcome:
            case Press(name):
                return self._pressed(self._page.targets.by_name(name))
            case Lay(piece, place) if place in self._load.legal:
                self._load.lay(piece)
                self._sounds.laid(piece)
                return self._scene.lay(piece, str(place))
            case Lay(piece, place):
                self._say(self._scene.why_not(piece, place) if place else "")
                self._fly_home()
            case Return():
                self._fly_home()
        return None

    def _pressed(self, target: Target) -> Transition:
        if not target.enabled:
            self._say(target.reason)
            return None
        place = self._click_place(target.name) if target.role == "piece" else None
        if place is not None and not self._scene.taps(target.name):
            self._lift(target.name)
            self._put_by_click = True
            return self._resolve(Lay(target.name, place))
        self._sounds.hear(cue.CHOOSE)
        if target.role == "field":
            self._focus.name = target.name
            return None
        if target.role == "sight":
            return self._look_closer(target)
        return self._scene.press(target.name)

    def _click_place(self, piece: str) -> str | None:
        """Where a click puts a piece; None where it lifts it, as what is turned in its place."""
        place = self._scene.click_place(piece)
        return place if self._page.targets.get(place) and not self.hand.turns else None

    def _explain(self, pos: Point | None) -> Transition:
        """The right button: puts a piece back, or else opens a closer look, or shows the tooltip at once."""
        if self.let_go():
            return None
        target = self._page.targets.at(pos)
        if target and target.about:
            return self._look_closer(target)
        self.notices.show_tip(target, self._viewport.scale, self._page.targets)
        return None

    def _look_closer(self, target: Target) -> Transition:
        """The scene's answer to a piece that is to be seen large; the press that asked for it is over."""
        self.hand.drop()
        self._grip.open()
        return self._scene.closer_look(target.about)

    def _listen(self) -> None:
        """Have the system send what is written, where something can be, and early for who clicks and types at once."""
        field, where = self.editing, None
        if field:
            where = self._viewport.to_page(field.rect).move(self._viewport.page.topleft)
        pointed = self._page.targets.get(self.hand.pressed or self._hovered)
        soon = pointed is not None and pointed.role == "field"
        self._method.follow(field.name if field else None, where, letters=soon or self._scene.takes_letters)

    def _write(self, field: Target, event: pygame.Event) -> None:
        if event.type == pygame.TEXTEDITING:
            self._method.take(event, field.name)
        else:
            self._method.drop()
            self._put_in(field, event.text)

    def _put_in(self, field: Target, words: str) -> None:
        """Write in a field, over what stands there where all of it is chosen."""
        before = "" if self._whole == field.name else field.value
        self._whole = None
        self._scene.text(field.name, before + words)

    def _key(self, event: pygame.Event) -> Transition:
        if field := self.editing:
            return None if self._method.in_field(field.name).words else self._edit(field, event)
        if event.key == pygame.K_ESCAPE:
            return None if self.let_go() else self._back()
        if event.key == pygame.K_TAB:
            self._step(event)
        elif event.key in ARROWS and len(self._page.targets):
            self._aim(event)
        elif event.key in CHOOSE_KEYS and (target := self._to_choose()):
            self._focus.name = target.name
            self._press(target, target.rect.center)
        elif event.key == LOOK_KEY and (target := self._to_look_at()):
            return self._look_closer(target)
        else:
            return self._scene.key(event)
        return None

    def _back(self) -> Transition:
        self._sounds.hear(cue.BACK)
        return self._scene.back()

    def _step(self, event: pygame.Event) -> None:
        self._focus_on(stepped(self._focusable(), self._focused, -1 if event.mod & pygame.KMOD_SHIFT else 1))

    def _aim(self, event: pygame.Event) -> None:
        self._focus_on(aimed(self._focusable(), self._page.targets.get(self._focused), ARROWS[event.key]))

    def _focus_on(self, name: str | None) -> None:
        """Move the focus, and with it what is in hand."""
        self._whole = None
        self._focus.name = name
        self._sounds.hear(cue.FOCUS)
        target = self._page.targets.get(name)
        if target and self.hand.busy:
            self.hand.pos = target.rect.center

    def _choose_end(self, target: Target) -> Transition:
        place = target.name if target.name in self._load.legal or target.role == "place" else None
        answer = self._resolve(self.hand.up(target.name, place, target.rect.center))
        self._lift_if_taken()
        return answer

    def _edit(self, field: Target, event: pygame.Event) -> Transition:
        """A key in a field: Tab and the arrows up and down leave it, and so do Enter and Esc, for what comes next."""
        if event.key == pygame.K_a and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
            self._whole = field.name if field.value else None
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._take_out(field, event)
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._aim(event)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._scene.after_field(field.name):
            self._focus_on(self._scene.after_field(field.name))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB):
            self._step(event)
        elif early := self._method.typed_early(event):
            self._put_in(field, early)
        return None

    def _take_out(self, field: Target, event: pygame.Event) -> None:
        """Take the last letter out of a field, or all where all is chosen; Delete has nothing else before it."""
        if self._whole == field.name:
            self._whole = None
            self._scene.text(field.name, "")
        elif event.key == pygame.K_BACKSPACE:
            self._scene.text(field.name, without_last(field.value))

    def _to_choose(self) -> Target | None:
        """The target that has the focus, or the one the scene offers while none has."""
        return self._page.targets.get(self._focused or self._scene.default)

    def _to_look_at(self) -> Target | None:
        """What has the focus, or else lies under the pointer, if it can be looked at; nothing with a full hand."""
        target = self._page.targets.get(self._focused or self._hovered)
        return target if target and target.about and not self.hand.busy else None

    def _focusable(self) -> list[Target]:
        """What keys can reach: with a piece in hand, only the places where it may go."""
        return [target for target in self._page.targets if not self.hand.busy or target.name in self._load.legal]

    def _liftable(self, target: Target | None) -> bool:
        if target is None or target.role != "piece" or not target.enabled:
            return False
        return bool(self._scene.places_for(target.name))

    def _lift_if_taken(self) -> None:
        if self.hand.piece is not None and not self._load.is_lifted:
            self._lift(self.hand.piece)

    def _lift(self, name: str) -> None:
        item = self._page.item(name)
        assert item is not None  # a piece in hand is on the page, see bind
        self._sounds.lifted(name)
        self._load.lift(item, self._scene.places_for(name), self._viewport.scale, self._now())

    def _is_home(self, pos: Point | None) -> bool:
        home = self._page.targets.get(self.hand.piece)
        return home is not None and pos is not None and bool(home.rect.collidepoint(pos))

    def _fly_home(self) -> None:
        self._load.fly_home(self._now())

    def _say(self, sentence: str) -> None:
        if sentence:
            self._sounds.hear(cue.NOT_ALLOWED)
            self.notices.show_toast(sentence, self._viewport.scale, self._now())

    def _look(self) -> None:
        """See anew what is under the pointer."""
        target = self._page.targets.at(self._pos)
        if self.hand.busy:
            target = self._load.place_at(self._page.targets, self._pos)
        name = target.name if target else None
        if name != self._hovered:
            self._hovered, self._hovered_since_s = name, self._now()
            self.notices.show_tip(None, self._viewport.scale)
