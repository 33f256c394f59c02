"""What every scene is, the transitions it may answer with, and overlays over it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import get_annotations
from pkgutil import resolve_name
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, cast, dataclass_transform

import pygame
from msgspec import Struct

from game.client.base.bindings import Device, Intent
from game.client.base.subject import Subject
from game.client.graphics.brush import Brush, Turning, bake
from game.client.graphics.viewport import Point
from game.client.ui.page import Page

if TYPE_CHECKING:
    from game.client.graphics.panes import View
    from game.client.text.seats import Seats
    from game.client.ui.arrangement import Arrangement
    from game.client.ui.motions import Motion
    from game.rules.events import Event
    from game.rules.moves import Move
    from game.rules.refusals import Refusal

T = TypeVar("T")


class Steps(Generic[T]):
    """The steps made through `take`: each remembers what `lying` returned before it.

    >>> laid = ["A"]
    >>> steps = Steps(lambda: tuple(laid))
    >>> steps.take(lambda: laid.append("I"))
    >>> laid[:] = steps.back()
    >>> laid, bool(steps)
    (['A'], False)
    """

    def __init__(self, lying: Callable[[], T]) -> None:
        self._lying = lying
        self._before: list[T] = []

    def take(self, change: Callable[[], object]) -> None:
        """Make a change and remember what lay where before; if nothing changed, there is no step."""
        before = self._lying()
        change()
        if self._lying() != before:
            self._before.append(before)

    def back(self) -> T:
        """Return what lay where before the last step, and forget that step."""
        return self._before.pop()

    def __bool__(self) -> bool:
        return bool(self._before)


NO_PLACES: frozenset[str] = frozenset()


loaded = resolve_name
"""What a text such as "game.client.scenes.menu:Menu" names; its module is imported now."""


@dataclass_transform(frozen_default=True)
class Destination:
    """Where a transition leads, without the scene itself: no scene imports another one only to open it.

    `opens` names a class or a function for `loaded`; the fields of each kind are its arguments. A kind becomes a frozen
    dataclass when the first one is made: that takes half a millisecond, and the title, which knows all, needs none.
    """

    opens: ClassVar[str]

    def __init_subclass__(cls, opens: str) -> None:
        cls.opens = opens

    def __new__(cls, *_: object, **__: object) -> Self:
        if "__dataclass_fields__" not in vars(cls):
            dataclass(frozen=True)(cls)
        return super().__new__(cls)

    def open(self) -> Scene:
        arguments = {name: getattr(self, name) for name in get_annotations(type(self))}
        return cast(Scene, loaded(self.opens)(**arguments))


class Push(Struct, frozen=True):
    """Put a scene on top, or the one that a destination means; the one below waits."""

    to: Scene | Destination


class Pop(Struct, frozen=True):
    """Leave the top scene for the one below; the last scene stays."""


class Replace(Struct, frozen=True):
    """Put a scene in the place of the top one."""

    to: Scene | Destination


class Reset(Struct, frozen=True):
    """Leave all scenes for one."""

    to: Scene | Destination


class Chain(Struct, frozen=True):
    """Do several transitions one after the other, such as closing a prompt and opening another scene."""

    steps: tuple[Transition, ...]


class Quit(Struct, frozen=True):
    """Leave the program."""


Transition: TypeAlias = "Push | Pop | Replace | Reset | Chain | Quit | None"  # None: stay


class Sprite(Struct, frozen=True):
    """A surface in native px over the painted page; `centre` in canvas units, `angle` in degrees leftwards.

    A surface must not be drawn on after its first frame: the layers take the same object for the same picture.
    With `turning`, its pictures are shown at the angle in place of the surface, inside the surface's edges.
    """

    surface: pygame.Surface
    centre: Point
    angle: float = 0.0
    turning: Turning | None = None


class News(Struct, frozen=True):
    """What happened in a match and was not shown as motion yet."""

    seats: Seats
    events: tuple[Event, ...]


class Pieces:
    """What answers for pieces: how they are turned in their place, lifted and laid."""

    def grab(self, name: str, pos: Point) -> bool:
        """Whether a hand that takes a target at a point turns it in its place, instead of lifting it.

        Then `pull` is called when the hand moves and `let_go` at its end; a hand that never moved also presses.
        """
        return False

    def pull(self, name: str, pos: Point) -> None:
        """Called with the point where the hand that holds a target is now."""

    def let_go(self, name: str) -> None:
        """Called when the hand leaves the target that it held."""

    def touch(self, piece: str) -> None:
        """Called when a hand or a key goes down on a piece, before `places_for` is asked."""

    def places_for(self, piece: str) -> frozenset[str]:
        """The names of the places where a piece may be laid; without any it can be pressed, but not lifted."""
        return NO_PLACES

    def click_place(self, piece: str) -> str:
        """The only place of a piece, where a click puts it at once; empty where a click lifts it."""
        places = self.places_for(piece)
        return next(iter(places)) if len(places) == 1 else ""

    def lay(self, piece: str, place: str) -> Transition:
        """The answer to a piece laid on one of its places."""
        return None

    def why_not(self, piece: str, place: str) -> str:
        """The sentence that says why a piece may not lie on a place."""
        return ""


class Part(Pieces):
    """What answers for targets of its own: a scene, or a part to which a scene passes on what is done to them."""

    _cues: tuple[tuple[str, float], ...] = ()  # of what moved since the last frame

    def press(self, name: str) -> Transition:
        """The answer to a target that was clicked, tapped or chosen by key."""
        return None

    def tick(self, dt_s: float) -> bool:
        """Let time pass. Returns whether something moves, so that every frame is drawn."""
        return False

    def hurry(self) -> None:
        """Called at any press before it acts: end at once what moves or tells by itself."""

    def sprites(self) -> Sequence[Sprite]:
        """The sprites over the painted page, from bottom to top."""
        return ()

    def take_cues(self) -> Sequence[tuple[str, float]]:
        """Return the new cues of what it moves, each with its place from -1 (left) to 1 (right)."""
        cues, self._cues = self._cues, ()
        return cues


class Scene(Part):
    """One screen: shows a page and answers what is done to its targets. Override what is needed.

    A class says in its head what it is called, and perhaps its `default`.
    """

    name = "scene"
    opaque = True  # False: an overlay, and the scene below is seen dimmed
    closes_beside = False  # True: a click beside its sheet closes it, because nothing is lost by that
    default = ""  # the target that Space and Enter choose while nothing has the focus
    topic: object = None  # what is asked: when this changes, the focus of keys goes back to `default`
    focused: str | None = None  # the target that had the focus of keys when something was typed for `write`
    takes_letters = False  # whether keys that write mean something while no field is edited
    mirrors = False  # whether its side column stands at the left for a left-handed table
    captures: Device | None = None  # the next one is told by `capture`, whatever it means
    of_pad: int | None = None  # the only pad that acts here
    table: Seated | None = None  # the match that is played in it
    leavers: ClassVar[Sequence[str]] = ("close", "back")  # the targets that leave as Esc does
    scale = 1.0  # px per canvas unit, set before each build
    fills: ClassVar[bool] = False  # whether its page is laid out for a canvas of any shape
    arranged: Arrangement | None = None  # how its page is seen, where that is not as it is laid out
    opened = 0  # the number of its view that is open, where there is no room for all
    seen = 0  # the number of the state that the page shows
    staged = False  # whether a climax is shown over its page: what it would do by itself waits
    _revision = 0
    _toast = ""

    def __init_subclass__(cls, name: str = "", default: str = "") -> None:
        super().__init_subclass__()
        if name:
            cls.name = name
        if default:
            cls.default = default

    @property
    def piece_part(self) -> Pieces:
        """What answers for the pieces on the page: the scene itself, or a part of it."""
        return self

    def respond(self, name: str) -> Transition:
        """The answer to a target that was chosen, by `press` or `back`; the page is built again after it."""
        self.changed()
        return self.back() if name in self.leavers else self.press(name)

    def see(self) -> None:
        """Called before each build: remember which state the page is going to show."""
        self.seen = self.state_number

    def views(self) -> Sequence[View]:
        """The blocks of its page, in views for where there is no room for all at once; without any it stays whole."""
        return ()

    def open_view(self, number: int) -> None:
        """Open another of its views."""
        self.opened = number
        self.changed()

    def build(self, page: Page) -> None:
        """Put everything that is seen on the page; called after each `changed()`."""

    def enter(self) -> None:
        """Called when the scene comes to the top."""

    def leave(self) -> None:
        """Called when the scene has left the stack."""

    def hold(self, name: str, dt_s: float) -> Transition:
        """The answer to a target that was kept pressed for another `dt_s` seconds."""
        return None

    def taps(self, piece: str) -> bool:
        """Whether a click on a piece presses it, so that only a drag lifts it."""
        return False

    def closer_look(self, subject: Subject) -> Transition:
        """The answer to the wish to see a target close: a right click, a long press, or a key."""
        return None

    def explain(self, refusal: Refusal) -> Transition:
        """The answer to the wish to read why a move is refused."""
        return None

    def intend(self, intent: Intent) -> Transition:
        """The answer to what a person wants, where no target of the page is meant by it."""
        return None

    def write(self, letters: str) -> Transition:
        """The answer to a key that means nothing else, with what it writes; a backspace for the key that deletes."""
        return None

    def capture(self, device: Device, code: int) -> None:
        """Told which key or button of a pad was pressed while it `captures`."""

    def back(self) -> Transition:
        """The answer to Esc with nothing in hand."""
        return Pop()

    def scroll(self, steps: int) -> None:
        """Called when a wheel was turned so many steps, upwards above 0."""

    def text(self, name: str, value: str) -> None:
        """Called with the text that is now in the field that is edited."""

    def after_field(self, name: str) -> str:
        """The target to which Enter moves from a field; empty for the next one."""
        return ""

    def next(self) -> Transition:
        """The transition that the scene makes by itself; asked after each tick."""
        return None

    def lit(self) -> frozenset[str]:
        """The names of the targets at which a hint points now."""
        return frozenset()

    def lay_out(self, move: Move) -> bool:
        """Lay out the pieces for a move, in a scene with such a draft; False where the scene has none."""
        return False

    def changed(self) -> None:
        """Have the page built again before the next frame, as it is after presses, laid pieces and words by itself."""
        self._revision += 1

    @property
    def state_number(self) -> int:
        """The number of the state that the match stands at, where the scene shows one."""
        return 0

    @property
    def revision(self) -> tuple[int, int]:
        """A value that differs after each change of the scene or its table: then the page is built again."""
        return self._revision, self.state_number

    def toast(self, sentence: str) -> None:
        """Have a sentence shown for a while at the head of the screen; an empty one changes nothing."""
        self._toast = sentence or self._toast

    def take_toast(self) -> str:
        """Return the sentence that is to be shown, and forget it."""
        sentence, self._toast = self._toast, ""
        return sentence

    def take_news(self) -> News | None:
        """Return what happened and was not shown as motion yet, and forget it."""
        return None

    @property
    def acts(self) -> int | None:
        """The seat whose person acts here, below 0 for anybody; None where the scene below tells."""
        return None

    @property
    def calls(self) -> int | None:
        """The seat whose person is called to act, below 0 for nobody; None leaves it as it was."""
        return None

    def holdings(self) -> tuple[Sequence[str], Sequence[str]]:
        """What whoever acts here owns, and what the others do, for those who listen; nothing where no game is seen."""
        return (), ()

    def parting(self) -> Sequence[Motion]:
        """The motions with which it leaves, over the next scene; asked once it has left."""
        return ()

    def arriving(self, before: Sequence[Scene]) -> Sequence[Motion]:
        """The motions with which it comes after other scenes, over its own page; asked once that is painted."""
        return ()

    def bake(self, size: tuple[float, float], paint: Callable[[Brush], None]) -> pygame.Surface:
        """A surface for a sprite, at the scale of the page."""
        return bake(size, self.scale, paint)


class Sheet(Scene):
    """A sheet over the scene below, which is seen dimmed; a press on `close` or beside it closes it."""

    opaque = False
    closes_beside = True
    default = "close"


class Guide(Protocol):
    """Explains the scenes of a game over whatever scene is on top: adds to their pages, and knows no scene itself."""

    @property
    def needs_whole(self) -> bool:
        """Whether it points at things all over the page, which no view may hide."""

    @property
    def revision(self) -> int:
        """A number that differs after each change: then the page is built again."""

    def build(self, scene: Scene, page: Page) -> None:
        """Add to the page that a scene has built."""

    def sprites(self, scale: float) -> Sequence[Sprite]:
        """What moves over the page, from bottom to top."""

    def tick(self, scene: Scene, idle_s: float, dt_s: float) -> Transition:
        """Let time pass; nobody has touched anything for `idle_s`. Returns where the guide leads."""


class Seated(Protocol):
    """A match that is played at this screen."""

    @property
    def seats(self) -> Seats:
        """Who plays it."""


class Private(ABC):
    """A scene that takes some keys and buttons before anything is shown or heard of them."""

    @abstractmethod
    def private(self, seat: int | None, device: Device, code: int, *, down: bool) -> bool:
        """Whether a key, or a button of the pad of a seat, means something here; it does it."""

    @abstractmethod
    def felt_ms(self, seat: int) -> int:
        """How many milliseconds the pad of a seat is to shake for the button that went down last."""

    @abstractmethod
    def keeps(self, device: Device, code: int) -> bool:
        """Whether a key or button has no other meaning here."""

    @abstractmethod
    def rest(self) -> None:
        """Let go of all, because the window lost the focus and nobody may hear when keys and buttons go up."""
