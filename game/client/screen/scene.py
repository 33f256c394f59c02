"""What every scene is, and the transitions it may answer with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

from game.client.drawing.brush import Brush, bake
from game.client.input.intents import Intent
from game.client.screen.page import Page
from game.client.screen.targets import About
from game.client.shell.viewport import Point

if TYPE_CHECKING:
    from typing import TypeAlias

    from game.client.motion.motions import Motion
    from game.client.session.company import Company
    from game.rules.events import Event
    from game.rules.moves import Move

NO_PLACES: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a transition leads, without the scene itself: each kind is a record in `destinations`."""


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top, or the one that a destination means; the one below waits."""

    to: Scene | Destination


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave the top scene for the one below; the last scene stays."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the place of the top one."""

    to: Scene | Destination


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave all scenes for one."""

    to: Scene | Destination


@dataclass(frozen=True, slots=True)
class Chain:
    """Do several transitions in turn, such as closing a prompt and opening what it was about."""

    steps: tuple[Transition, ...]


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Transition: TypeAlias = "Push | Pop | Replace | Reset | Chain | Quit | None"  # None: stay
OpenScene: TypeAlias = "Callable[[Destination], Scene]"  # makes the scene that a destination means


class Turning(Protocol):
    """Something that is turned in another way than a picture: as pictures, with their middles in px from its own."""

    def fast(self, angle: float) -> Sequence[tuple[pygame.Surface, Point]]:
        """How it looks while its angle changes from frame to frame."""

    def smooth(self, angle: float) -> Sequence[tuple[pygame.Surface, Point]]:
        """How it looks while it stands."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A surface in native px over the painted page; `centre` in canvas units, `angle` in degrees leftwards.

    A surface must not be drawn on after its first frame: identity is how the layers know that nothing changed.
    What is `turning` shows itself at its angle, in place of the surface, and all within the surface's own edges.
    """

    surface: pygame.Surface
    centre: Point
    angle: float = 0.0
    turning: Turning | None = None


@dataclass(frozen=True, slots=True)
class News:
    """What happened in a match since it was last asked: to be shown as motion."""

    company: Company
    events: tuple[Event, ...]


class Scene:
    """One screen: shows something, answers to names. Override what is needed; everything has a quiet default."""

    name = "scene"
    opaque = True  # False: an overlay, with the scene below dimmed behind it
    closes_beside = False  # True: nothing is lost by closing it, so that a click beside its sheet does
    default = ""  # the target that Space and Enter choose while nothing has the focus
    topic: object = None  # what is asked: once it is another, keys that are in use begin at `default` again
    takes_letters = False  # whether keys that write mean something while no field is edited
    scale = 1.0  # px per canvas unit, set before each build
    seen = 0  # the number of the state that the page shows
    _revision = 0
    _toast = ""

    def see(self) -> None:
        """Told before each build: what is seen from now on is the table as it stands, and is followed here."""
        self.seen = self.state_number

    def build(self, page: Page) -> None:
        """Put everything that is seen on the page; called after each `changed()`."""

    def enter(self) -> None:
        """Told when the scene comes to the top."""

    def leave(self) -> None:
        """Told when the scene is no longer on the stack."""

    def press(self, name: str) -> Transition:
        """The answer to a target that was clicked, tapped or chosen by key."""
        return None

    def hold(self, name: str, dt_s: float) -> Transition:
        """The answer to a target being kept pressed for another `dt_s`."""
        return None

    def grab(self, name: str, pos: Point) -> bool:
        """Whether a target is turned where it is when a hand takes it at a point, instead of being lifted.

        Such a hand is told of by `pull` once it moves, and by `let_go` in any case; one that rested then presses.
        """
        return False

    def pull(self, name: str, pos: Point) -> None:
        """Told where the hand is now that holds a target."""

    def let_go(self, name: str) -> None:
        """Told when the hand leaves a target that it held."""

    def touch(self, piece: str) -> None:
        """Told when a hand or a key goes down on a piece, before anybody asks where it may be laid."""

    def places_for(self, piece: str) -> frozenset[str]:
        """The names of the places where a piece may be laid; none: it is pressed, never lifted."""
        return NO_PLACES

    def click_place(self, piece: str) -> str:
        """The place where a click puts a piece, the only one it has; empty where a click lifts it."""
        places = self.places_for(piece)
        return next(iter(places)) if len(places) == 1 else ""

    def taps(self, piece: str) -> bool:
        """Whether a click on a piece presses it, so that only a drag lifts it."""
        return False

    def lay(self, piece: str, place: str) -> Transition:
        """The answer to a piece laid on one of its places."""
        return None

    def why_not(self, piece: str, place: str) -> str:
        """The sentence that says why a piece may not lie on a place."""
        return ""

    def closer_look(self, about: About) -> Transition:
        """The answer to a target that is to be looked at closely: a right click, a long press, or a key."""
        return None

    def intend(self, intent: Intent) -> Transition:
        """The answer to what a person wants, where no target of the page is meant by it."""
        return None

    def write(self, letters: str) -> Transition:
        """The answer to a key that means nothing else, with what it writes; a backspace for the key that deletes."""
        return None

    def back(self) -> Transition:
        """The answer to Esc with nothing in hand."""
        return Pop()

    def scroll(self, steps: int) -> Transition:
        """The answer to a wheel that was turned so many steps, upwards above 0."""
        return None

    def text(self, name: str, value: str) -> None:
        """Told what now stands in the field that is being edited."""

    def after_field(self, name: str) -> str:
        """The target that Enter leads to from a field; empty for the one that comes next."""
        return ""

    def tick(self, dt_s: float) -> bool:
        """Whether the scene animates; called before each frame while it does, and now and then otherwise."""
        return False

    def next(self) -> Transition:
        """A transition the scene takes by itself, asked after each tick."""
        return None

    def sprites(self) -> Sequence[Sprite]:
        """What moves over the painted page, from bottom to top."""
        return ()

    def lit(self) -> frozenset[str]:
        """The names of the targets that a hint points at, for as long as it does."""
        return frozenset()

    def lay_out(self, move: Move) -> bool:
        """Lay the pieces out that a move needs, where the scene has such a draft; False where it has none."""
        return False

    def hurry(self) -> None:
        """Told of any press, before what it does: what the scene itself moves or tells is at its end at once."""

    def changed(self) -> None:
        """Have the page built again before the next frame."""
        self._revision += 1

    @property
    def state_number(self) -> int:
        """The number of the state that the match stands at, where the scene shows one."""
        return 0

    @property
    def revision(self) -> tuple[int, int]:
        """Another one after each change, of the scene or of the table that it shows: then the page is built again."""
        return self._revision, self.state_number

    def toast(self, sentence: str) -> None:
        """Have a sentence shown for a while at the head of the screen."""
        self._toast = sentence

    def take_toast(self) -> str:
        """The sentence that waits to be shown, once."""
        sentence, self._toast = self._toast, ""
        return sentence

    def take_news(self) -> News | None:
        """What happened and was not yet shown as motion, once."""
        return None

    @property
    def calls(self) -> int | None:
        """The seat whose person is to act here, below 0 for nobody; None where this changes nothing about it."""
        return None

    def parting(self) -> Sequence[Motion]:
        """How it leaves the screen, as motions over what comes next; asked once it has left."""
        return ()

    def arriving(self, before: Sequence[Scene]) -> Sequence[Motion]:
        """How it comes to the screen after others, as motions over its own page; asked once that is painted."""
        return ()

    def take_cues(self) -> Sequence[tuple[str, float]]:
        """Sounds of what the scene itself moved since this was last asked, each with its place from left to right."""
        return ()

    def bake(self, size: tuple[float, float], paint: Callable[[Brush], None]) -> pygame.Surface:
        """A surface for a sprite, at the scale of the page."""
        return bake(size, self.scale, paint)
