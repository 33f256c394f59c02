"""The Master over the scenes of a chapter: the bubble, the hand, the dimmed table, and Show me."""

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.client.base.reading_size import read_px
from game.client.graphics import ornaments, theme, typesetting
from game.client.graphics.brush import Brush, bake, bake_part, wide
from game.client.graphics.card_art import TALL, portrait
from game.client.graphics.layout import shape
from game.client.graphics.picture_cache import cached
from game.client.scenes.game_scene import MatchScene, PromptScene
from game.client.scenes.tutorial.lesson import Lesson, answer_words, bubble_words
from game.client.session.tutorial_progress import Mark
from game.client.text.tutorial_text import TUTORIAL, done_already, ready_words
from game.client.ui import widgets
from game.client.ui.glow import glows
from game.client.ui.page import LARGEST, REST, Item, Page, State, Target
from game.client.ui.scene import Reset, Scene, Sprite, Transition

# ---------------------------------------------------------------- box
WORDS_PX, NAME_PX, BUTTON_PX = 32, 28, 28
WIDTHS = (620, 780, 960)  # the narrowest in which the words are no higher than MOST_LINES
MOST_LINES = 6
EDGE, PAD = 16, 24
FACE_W, HEAD_H, BUTTON_H = 84, 44, 64
STEP = 40  # between the places that are tried
BETWEEN = 12  # buttons
GAP = 44  # between a bubble and what it is about, with the arrow over it
DIM_ALPHA = 64  # a quarter of the light is taken


class Button(NamedTuple):
    """One button of the bubble."""

    name: str
    words: str
    kind: widgets.Kind = "plain"
    hint: str = ""


def size_of(words: str, rows: Sequence[Sequence[Button]]) -> tuple[int, int]:
    """The width and height that words with these rows of buttons need."""
    line = typesetting.measure("A", "body", read_px(WORDS_PX))[1]
    least = max((_row_w(row) for row in rows), default=0) + 2 * PAD
    heights = {}
    for width in (max(least, read_px(width)) for width in WIDTHS):
        room = width - 2 * PAD - FACE_W - 16
        heights[width] = typesetting.measure(words, "body", read_px(WORDS_PX), max_width=room, wrap=True)[1]
    width = next((width for width, height in heights.items() if height <= MOST_LINES * line), max(heights))
    face = round(FACE_W * TALL / 100) - read_px(HEAD_H) + 8
    return width, read_px(HEAD_H) + max(heights[width] + 12, face) + len(rows) * (
        BUTTON_H + BETWEEN
    ) + 2 * PAD - BETWEEN


def _row_w(buttons: Sequence[Button]) -> int:
    return sum(map(width_of, buttons)) + BETWEEN * (len(buttons) - 1)


def place_of(size: tuple[int, int], subject: Sequence[pygame.Rect], others: Iterable[pygame.Rect]) -> pygame.Rect:
    """A rectangle beside all that the bubble is `subject`, near to it, covering little of the `others`."""
    room = pygame.Rect(0, 0, *shape()).inflate(-2 * EDGE, -2 * EDGE)
    kept = [rect.inflate(2 * GAP, 2 * GAP) for rect in subject]
    aside = [rect for rect in others if rect.w * rect.h < LARGEST]
    middle = pygame.Vector2(subject[0].center if subject else room.center)
    lefts = sorted({*range(room.left, room.right - size[0], STEP), room.right - size[0]})
    tops = sorted({*range(room.top, room.bottom - size[1], STEP), room.bottom - size[1]})

    def cost(spot: pygame.Rect) -> float:
        covered = sum(part.w * part.h for part in map(spot.clip, aside))
        about_it = sum(part.w * part.h for part in map(spot.clip, kept))
        return 50 * about_it + 3 * covered + 60 * middle.distance_to(spot.center)

    return min((pygame.Rect(left, top, *size) for left in lefts for top in tops), key=cost)


def put(page: Page, ground: Target, words: tuple[str, str], rows: Sequence[Sequence[Button]]) -> None:
    """Put the bubble on a page: who speaks, what is said, and rows of buttons on the `ground`."""
    said_by, said = words
    box = ground.rect
    page.target(ground, _paint_ground, box)
    face = pygame.Rect(box.x + PAD - 4, box.y + PAD - 8, FACE_W, round(FACE_W * TALL / 100))
    widgets.picture(page, face, wide(portrait, "gutenberg"))
    left = face.right + 16
    name = pygame.Rect(left, box.y + PAD - 10, box.right - PAD - left, read_px(HEAD_H))
    widgets.label(page, name, said_by, px=NAME_PX, face="sc", colour=theme.RUBRIC, read=True)
    top = box.bottom - PAD + BETWEEN - len(rows) * (BUTTON_H + BETWEEN)
    widgets.label(page, (left, name.bottom, name.w, top - name.bottom), said, px=WORDS_PX, valign="top", wrap=True)
    for row in rows:
        _put_row(page, pygame.Rect(box.x + PAD, top, box.w - 2 * PAD, BUTTON_H), row)
        top += BUTTON_H + BETWEEN


def _paint_ground(brush: Brush, _state: State, box: pygame.Rect) -> None:
    brush.veil(box.move(6, 6), theme.BLACK, 120, radius=14)
    brush.framed(box, theme.PAPER_LIGHT, theme.VERMILION, 4, radius=14)


def width_of(button: Button) -> int:
    """The width that a button needs for its words."""
    return typesetting.measure(button.words, "body", BUTTON_PX)[0] + 40


def _put_row(page: Page, row: pygame.Rect, buttons: Sequence[Button]) -> None:
    """Put buttons side by side, each as wide as its words ask for."""
    spare = (row.w - _row_w(buttons)) / max(1, len(buttons))
    left = float(row.x)
    for button in buttons:
        wide = width_of(button) + spare
        box = (round(left), row.y, round(wide), row.h)
        widgets.page_button(page, button.name, box, button.words, button.kind, hint=button.hint, px=BUTTON_PX)
        left += wide + BETWEEN


def dim(page: Page, free: Sequence[pygame.Rect]) -> None:
    """Dim the page but for some rectangles."""
    page.draw((0, 0, *shape()), _paint_dim, tuple(rect.inflate(16, 16) for rect in free))


def _paint_dim(brush: Brush, holes: Sequence[pygame.Rect]) -> None:
    canvas = (0, 0, *shape())
    veil = pygame.Surface(brush.area(canvas).size, pygame.SRCALPHA)
    veil.fill((0, 0, 0, DIM_ALPHA))
    for hole in holes:
        pygame.draw.rect(veil, (0, 0, 0, 0), Brush(veil, brush.scale).area(hole), border_radius=brush.px(12))
    brush.blit(veil, canvas)


# ---------------------------------------------------------------- hand
SIZE = 76
NOD_S, NOD_EACH_S, NOD_DEG = 1.2, 6.0, 5.0
SWING = 10  # how far the hand moves while it nods


class PointingHand:
    """Sprites of a hand that points at places, and of a piece that nods, whose picture is made once for a scale."""

    _piece: tuple[Item, float, pygame.Surface] | None = None

    def free(self, centre: tuple[float, float], scale: float) -> Sprite:
        """The hand with its finger on a point."""
        return Sprite(_hand(scale, left=False), (centre[0] - SIZE / 2, centre[1]))

    def pointing(
        self, rect: pygame.Rect, item: Item | None, scale: float, idle_s: float, nods_after_s: float
    ) -> list[Sprite]:
        """The hand beside a place, its glow, and its nod with the item there once nobody did anything for a while.

        At the left edge it points from the right.
        """
        sprites = glows([rect], scale, 0.0, still=True)
        since = idle_s - nods_after_s
        phase = since % NOD_EACH_S if since >= 0 else NOD_S
        nods = phase < NOD_S
        if nods and item is not None:
            angle = NOD_DEG * sin(2 * pi * phase / NOD_S)
            sprites.append(Sprite(self._picture(item, scale), item.rect.center, angle))
        away = SWING * (1 - cos(2 * pi * phase / NOD_S)) if nods else 0.0
        left = rect.x < SIZE + 24
        x = rect.right + SIZE / 2 + away if left else rect.x - SIZE / 2 - away
        return [*sprites, Sprite(_hand(scale, left=left), (x, min(max(rect.centery, SIZE), 1080 - SIZE)))]

    def _picture(self, item: Item, scale: float) -> pygame.Surface:
        if self._piece is None or self._piece[0] is not item or self._piece[1] != scale:
            self._piece = item, scale, bake_part(item.rect, scale, lambda brush: item.paint(brush, REST))
        return self._piece[2]


@cached
def _hand(scale: float, *, left: bool) -> pygame.Surface:
    def paint(brush: Brush) -> None:
        brush.circle((SIZE / 2, SIZE / 2), SIZE / 2, theme.PAPER_LIGHT)
        brush.circle((SIZE / 2, SIZE / 2), SIZE / 2, theme.VERMILION, 4)
        ornaments.fist(brush, pygame.Rect(12, 12, SIZE - 24, SIZE - 24), theme.INK, left=left)

    return bake((SIZE, SIZE), scale, paint)


# ---------------------------------------------------------------- demonstration
WAY_S, REST_S, LOST_S = 0.8, 0.5, 6.0

ONWARD = "continue"  # pressed where the next thing is not there yet

Gesture = tuple[str, ...]
"""A target to press, or a piece and the place for it."""


class Demonstration:
    """Goes through gestures, one after the other; `lost` where a target never came."""

    def __init__(self, gestures: Sequence[Gesture]) -> None:
        self._left = list(gestures)
        self._way_s = 0.0
        self._missed_s = 0.0
        self.lost = False
        self.late = False  # what it was to show has come about: what is not there now is not waited for
        self.point: tuple[float, float] | None = None

    @property
    def over(self) -> bool:
        """Whether all was shown, or nothing more can be."""
        return self.lost or not self._left

    def tick(self, scene: Scene, page: Page, dt_s: float) -> Transition:
        """Move the hand on; at the end of its way it does what it came for."""
        steps = [page.targets.get(name) for name in self._left[0]] if self._left else []
        found = [target for target in steps if target is not None]
        if len(found) < len(steps) or not steps or not found[0].enabled:
            self._missed_s += dt_s
            if self.late:
                self._left = []
            if self._missed_s > WAY_S and ONWARD in page.targets:
                self._missed_s = 0.0
                return _do(scene, page, (ONWARD,))
            self.lost = bool(self._left) and self._missed_s > LOST_S
            return None
        self._missed_s = 0.0
        self._way_s += dt_s
        part = min(1.0, max(0.0, (self._way_s - REST_S) / WAY_S)) if len(found) > 1 else 0.0
        at = pygame.Vector2(found[0].rect.center).lerp(found[-1].rect.center, part)
        self.point = at.x, at.y  # it rests on the first point, and then goes to the second
        if self._way_s < REST_S + WAY_S * (len(found) - 1) + REST_S:
            return None
        self._way_s = 0.0
        return _do(scene, page, self._left.pop(0))


def _do(scene: Scene, page: Page, gesture: Gesture) -> Transition:
    """Press a target, or lay a piece on a place."""
    name = page.targets.by_name(gesture[0]).name
    if page.hears(name, gesture[1] if len(gesture) > 1 else ""):
        return None
    if len(gesture) == 1:
        return scene.respond(name)
    place = page.targets.by_name(gesture[1]).name
    scene.piece_part.touch(name)
    scene.changed()
    return scene.piece_part.lay(name, place) if place in scene.piece_part.places_for(name) else None


def _is_left(scene: Scene, page: Page, gesture: Gesture) -> bool:
    """Whether a gesture can still be made: its target can be pressed, or its piece laid on its place."""
    targets = [page.targets.get(name) for name in gesture]
    if not all(target is not None and target.enabled for target in targets):
        return False
    return len(gesture) == 1 or targets[1].name in scene.piece_part.places_for(targets[0].name)  # type: ignore[union-attr]


# ---------------------------------------------------------------- tutor
NODS_AFTER_S, HELPS_AFTER_S, MISSES = 20.0, 60.0, 2
BACK, NEXT, SHOW, UNDO, AGAIN = "master back", "master next", "master show", "master undo", "master again"
SKIP, LEAVE, GROUND = "master skip", "master leave", "master"


class Ways(NamedTuple):
    """What becomes of a chapter: it is kept, finished, skipped or left."""

    keep: Callable[[Mark], None]
    finished: Callable[[], Transition]
    skipped: Callable[[], Transition]
    left: Callable[[], Transition]


class Tutor:
    """Guides through one chapter; the three ways out of it are `finished`, `skipped` and `left`.

    Targets: `master` (the bubble: a press moves it aside), `master back`, `master next`, `master show`, `master undo`,
    `master again`, `master skip`, `master leave`.
    """

    needs_whole = True

    def __init__(self, lesson: Lesson, ways: Ways) -> None:
        self.lesson = lesson
        self._ways = ways
        self._looks_at: int | None = None  # an earlier bubble that is read again
        self.revision = 0  # differs after each change of what is said
        self._page: Page | None = None  # the page of the scene that is explained; None over other scenes
        self._subject: list[tuple[pygame.Rect, Item | None]] = []  # what the bubble on the page is about
        self._ready: Target | None = None  # what only has to be pressed, because all else is laid out
        self._hand = PointingHand()
        self._showing: Demonstration | None = None
        self._helps = False  # Show me is offered
        self._aside = False  # the bubble was moved, because something lies under it
        self._idle_s = 0.0
        self._kept: Mark | None = None

    def build(self, scene: Scene, page: Page) -> None:
        """Put the bubble over a scene of the chapter; over others, such as the log, there is none."""
        self._page = page if self._explains(scene) else None
        if self._page is None:
            return
        self._ready = self._ready_on(scene, page)
        self._subject = self._about(scene, page)
        rects, others = [rect for rect, _ in self._subject], [target.rect for target in page.targets]
        if not self.lesson.chapter.free:
            dim(page, rects)
        words, rows = self._words(), self._rows()
        size = size_of(words, rows)
        where = place_of(size, rects, others)
        if self._aside:
            where = place_of(size, [*rects, where], others)
        ground = Target(GROUND, "panel", where, TUTORIAL["speaker"](), hint=TUTORIAL["aside"]())
        put(page, ground, (TUTORIAL["speaker"](), words), rows)
        presses: dict[str, Callable[[], Transition]] = {
            BACK: self._go_back, NEXT: self._go_on, SHOW: self._show, UNDO: self._undo, AGAIN: self._again,
            SKIP: self._ways.skipped, LEAVE: self._ways.left, GROUND: self._move,
        }  # fmt: skip
        page.answers.update({name: press for name, press in presses.items() if name in page.targets})
        page.targets.default = NEXT
        page.hears = self._hear

    def _explains(self, scene: Scene) -> bool:
        """Whether a scene is of the chapter's match, and no sheet over one, such as a hint."""
        of_match = isinstance(scene, MatchScene) and scene.session is self.lesson.session
        return of_match and (scene.opaque or isinstance(scene, PromptScene))

    def _ready_on(self, scene: Scene, page: Page) -> Target | None:
        """The target that only has to be pressed, because what the bubble asks for is laid out."""
        move = scene.drafted if isinstance(scene, MatchScene) and self._looks_at is None else None
        if move is None or not self.lesson.bubble.show or not self.lesson.would_end(move):
            return None
        return page.targets.get(self.lesson.bubble.show[-1][0])

    def _about(self, scene: Scene, page: Page) -> list[tuple[pygame.Rect, Item | None]]:
        """What the hand points at and what "Show me" would use, as far as it is on the page; the hand's is first.

        Where a part of what is asked for was done, the hand points at what comes next.
        """
        bubble = self.lesson.chapter.bubbles[self._looked_at]
        if self.lesson.waits or self.lesson.quiet:
            return []
        lit = () if self._looks_at is not None or bubble.question or self.lesson.chapter.free else bubble.show
        left = [gesture for gesture in lit if _is_left(scene, page, gesture)] if self.lesson.asks else []
        first = left[0] if left and left[0] != lit[0] else ()
        if self._ready is not None:
            first = (str(self._ready.name),)
        names = dict.fromkeys([*first, *bubble.hand, *(name for gesture in lit for name in gesture)])
        found = ((page.item(name), page.anchors.get(name)) for name in names)
        return [(item.rect if item else spot, item) for item, spot in found if item or spot]  # type: ignore[misc]

    @property
    def _looked_at(self) -> int:
        return self.lesson.at if self._looks_at is None else self._looks_at

    def _words(self) -> str:
        lesson = self.lesson
        if self._looks_at is None and (lesson.answer or (lesson.waits and lesson.bubble.meanwhile)):
            return answer_words(lesson.answer or lesson.bubble.meanwhile)
        if self._ready is not None:
            return ready_words(self._ready.label)
        silent = self._looks_at is None and (lesson.quiet or lesson.waits)
        if self._looks_at is None and not silent and lesson.only_read:
            return done_already(bubble_words(lesson, lesson.at))
        return bubble_words(lesson, lesson.goal if silent else self._looked_at)

    def _rows(self) -> list[list[Button]]:
        lesson = self.lesson
        first: list[Button] = []
        if lesson.answer and lesson.moved:
            first.append(Button(UNDO, TUTORIAL["undo"]()))
        if (self._helps and lesson.bubble.show) or lesson.bubble.replay:
            first.append(Button(SHOW, TUTORIAL["show"](), hint=TUTORIAL["show hint"]()))
        ends_here = lesson.answer in ("stuck", lesson.bubble.stuck or "stuck")
        if ends_here or lesson.bubble.replay:
            first.append(Button(AGAIN, TUTORIAL["again"]()))
        goes_on = lesson.answer or not (lesson.asks or lesson.waits or lesson.quiet)
        if self._looks_at is not None or (goes_on and not ends_here):
            words = TUTORIAL["to map" if lesson.is_last and self._looks_at is None else "next"]()
            first.append(Button(NEXT, words, "primary"))
        ways = [Button(BACK, TUTORIAL["back"]())] if lesson.before(self._looked_at) is not None else []
        ways += [Button(SKIP, TUTORIAL["skip"]()), Button(LEAVE, TUTORIAL["leave"](), hint=TUTORIAL["leave hint"]())]
        return [row for row in (first, ways) if row]

    def sprites(self, scale: float) -> Sequence[Sprite]:
        """The hand, where it points or what it does."""
        if self._page is None:
            return []
        if self._showing is not None:
            point = self._showing.point
            return [self._hand.free(point, scale)] if point is not None else []
        subject = self._subject
        nods_after_s = NODS_AFTER_S if self.lesson.asks else float("inf")
        return self._hand.pointing(*subject[0], scale, self._idle_s, nods_after_s) if subject else []

    def tick(self, scene: Scene, idle_s: float, dt_s: float) -> Transition:
        self._idle_s = idle_s
        if self._page is None or not self._explains(scene):
            return None
        session = self.lesson.session
        bubble = self.lesson.bubble
        if self.lesson.look(self._page.targets):
            self._looks_at = None
            self._changed()
        if self._showing is not None and self.lesson.bubble is not bubble:
            self._showing.late = not self.lesson.chapter.free
        self._keep()
        if self.lesson.session is not session:
            return self._to_table()
        if self.lesson.asks and not self._helps and (idle_s >= HELPS_AFTER_S or self.lesson.misses >= MISSES):
            self._helps = True
            self._changed()
        return self._demonstrate(scene, dt_s)

    def _demonstrate(self, scene: Scene, dt_s: float) -> Transition:
        if self._showing is None or self._page is None:
            return None
        showing = self._showing
        answer = showing.tick(scene, self._page, dt_s)
        self._showing = showing  # a press of its own is no reason to end it
        if showing.over:
            if showing.lost:
                self.lesson.answer = "stuck"
            self._showing = None
            self._changed()
        return answer

    def _keep(self) -> None:
        """Keep where the chapter stands, wherever that changed."""
        now = self.lesson.mark
        if self._kept != now:
            self._kept = now
            self._ways.keep(now)

    def _changed(self) -> None:
        self.revision += 1

    def _to_table(self) -> Transition:
        self._page = None
        self._changed()
        return Reset(self.lesson.session.scene())

    def _hear(self, name: str, place: str) -> bool:
        """Remember what was pressed or tried; whether it was only the answer to a question of the Master."""
        if name.startswith(GROUND):
            return False
        self.lesson.heard.append((name, place))
        self._showing = None  # whoever presses needs no demonstration
        return not place and self.lesson.is_asked_to_press(name)

    def _move(self) -> None:
        """Move the bubble to another place, or back."""
        self._aside = not self._aside
        self._changed()

    def _go_back(self) -> None:
        self._looks_at = self.lesson.before(self._looked_at)
        self._changed()

    def _go_on(self) -> Transition:
        """Go on to the next bubble, or return to the one that is due."""
        self._showing, self._helps = None, False
        if self._looks_at is not None:
            following = self.lesson.after(self._looks_at)
            self._looks_at = following if following is not None and following < self.lesson.at else None
            self._changed()
            return None
        session = self.lesson.session
        self.lesson.press()
        self._changed()
        if self.lesson.ended:
            return self._ways.finished()
        return self._to_table() if self.lesson.session is not session else None

    def _show(self) -> Transition:
        """Show what is asked for, from the place where it was asked."""
        bubble = self.lesson.bubble
        self._helps = False
        self._showing = Demonstration(bubble.show)
        self._changed()
        if bubble.replay:
            every = (gesture for one in self.lesson.chapter.bubbles for gesture in one.show)
            self._showing = Demonstration(tuple(every))
            return self._again()
        if not self.lesson.moved and not self.lesson.answer:
            return None
        self.lesson.rewind()
        return self._to_table()

    def _undo(self) -> Transition:
        """Take back what was answered."""
        self.lesson.rewind()
        return self._to_table()

    def _again(self) -> Transition:
        self.lesson.restore(Mark())
        return self._to_table()
