"""The Master over the scenes of a chapter: the bubble, the hand, the dimmed table, and Show me."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.screen.game_scene import MatchScene, PromptScene
from game.client.session.tutorial_progress import Mark
from game.client.text.tutorial_text import TUTORIAL
from game.client.tutorial import box
from game.client.tutorial.box import Button
from game.client.tutorial.demonstration import Demonstration
from game.client.tutorial.hand import Hand
from game.client.tutorial.lesson import Lesson
from game.client.tutorial.spoken import answer_words, bubble_words
from game.client.ui.page import Item, Page, Target
from game.client.ui.scene import Reset, Scene, Sprite, Transition

if TYPE_CHECKING:
    from collections.abc import Callable

NODS_AFTER_S, HELPS_AFTER_S, MISSES = 20.0, 60.0, 2
BACK, NEXT, SHOW, UNDO, AGAIN = "master back", "master next", "master show", "master undo", "master again"
SKIP, LEAVE, GROUND = "master skip", "master leave", "master"


class Tutor:
    """Guides through one chapter; the three ways out of it are `finished`, `skipped` and `left`.

    Targets: `master` (the bubble: a press moves it aside), `master back`, `master next`, `master show`, `master undo`,
    `master again`, `master skip`, `master leave`.
    """

    def __init__(self, lesson: Lesson, ways: Ways) -> None:
        self.lesson = lesson
        self._ways = ways
        self._looks_at: int | None = None  # an earlier bubble that is read again
        self._revision = 0
        self._page: Page | None = None  # the page of the scene that is explained; None over other scenes
        self._hand = Hand()
        self._showing: Demonstration | None = None
        self._helps = False  # Show me is offered
        self._aside = False  # the bubble was moved, because something lies under it
        self._idle_s = 0.0
        self._kept: Mark | None = None

    @property
    def revision(self) -> int:
        """A number that differs after each change of what is said."""
        return self._revision

    # what is seen

    def build(self, scene: Scene, page: Page) -> None:
        """Put the bubble over a scene of the chapter; over others, such as the log, there is none."""
        self._page = page if self._explains(scene) else None
        if self._page is None:
            return
        rects = [rect for rect, _ in self._about(page)]
        if not self.lesson.chapter.free:
            box.dim(page, rects)
        words, rows = self._words(), self._rows()
        others = [target.rect for target in page.targets]
        size = box.size_of(words, rows)
        where = box.place_of(size, rects, others)
        if self._aside:
            where = box.place_of(size, [*rects, where], others)
        ground = Target(GROUND, "panel", where, TUTORIAL["speaker"](), hint=TUTORIAL["aside"]())
        box.put(page, ground, (TUTORIAL["speaker"](), words), rows)
        presses: dict[str, Callable[[], Transition]] = {
            BACK: self._go_back, NEXT: self._go_on, SHOW: self._show, UNDO: self._undo, AGAIN: self._again,
            SKIP: self._ways.skipped, LEAVE: self._ways.left, GROUND: self._move,
        }  # fmt: skip
        page.answers.update({name: press for name, press in presses.items() if name in page.targets})
        page.targets.default = NEXT
        page.hears = self._hear

    def _explains(self, scene: Scene) -> bool:
        """Whether a scene is of the chapter's match, and no sheet over one, such as a hint."""
        of_match = isinstance(scene, MatchScene) and scene.sitting is self.lesson.sitting
        return of_match and (scene.opaque or isinstance(scene, PromptScene))

    def _about(self, page: Page) -> list[tuple[pygame.Rect, Item | None]]:
        """What the hand points at and what "Show me" would use, as far as it is on the page; the hand's is first."""
        bubble = self.lesson.chapter.bubbles[self._looked_at]
        if self.lesson.waits or self.lesson.quiet:
            return []
        lit = () if self._looks_at is not None or bubble.question or self.lesson.chapter.free else bubble.show
        names = dict.fromkeys([*bubble.hand, *(name for gesture in lit for name in gesture)])
        found = ((page.item(name), page.anchors.get(name)) for name in names)
        return [(item.rect if item else spot, item) for item, spot in found if item or spot]  # type: ignore[misc]

    @property
    def _looked_at(self) -> int:
        return self.lesson.at if self._looks_at is None else self._looks_at

    def _words(self) -> str:
        lesson = self.lesson
        if self._looks_at is None and (lesson.answer or (lesson.waits and lesson.bubble.meanwhile)):
            return answer_words(lesson.answer or lesson.bubble.meanwhile)
        silent = self._looks_at is None and (lesson.quiet or lesson.waits)
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
        about = self._about(self._page)
        nods_after_s = NODS_AFTER_S if self.lesson.asks else float("inf")
        return self._hand.pointing(*about[0], scale, self._idle_s, nods_after_s) if about else []

    # time

    def tick(self, scene: Scene, idle_s: float, dt_s: float) -> Transition:
        """Look what was done, go on, keep it, and move the hand."""
        self._idle_s = idle_s
        if self._page is None or not self._explains(scene):
            return None
        sitting = self.lesson.sitting
        bubble = self.lesson.bubble
        if self.lesson.look(self._page.targets):
            self._looks_at = None
            self._changed()
        if self._showing is not None and self.lesson.bubble is not bubble:
            self._showing.late = not self.lesson.chapter.free
        self._keep()
        if self.lesson.sitting is not sitting:
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
        self._showing = showing
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
        self._revision += 1

    def _to_table(self) -> Transition:
        self._page = None
        self._changed()
        return Reset(self.lesson.sitting.scene())

    # what is pressed

    def _hear(self, name: str, place: str) -> bool:
        """Remember what was pressed or tried; whether it was only the answer to a question of the Master."""
        if name.startswith(GROUND):
            return False
        self.lesson.heard.append((name, place))
        self._showing = None  # whoever presses needs no demonstration
        return not place and self.lesson.is_asked_to_press(name)

    def _move(self) -> Transition:
        """Move the bubble to another place, or back."""
        self._aside = not self._aside
        self._changed()
        return None

    def _go_back(self) -> Transition:
        self._looks_at = self.lesson.before(self._looked_at)
        self._changed()
        return None

    def _go_on(self) -> Transition:
        """Go on to the next bubble, or return to the one that is due."""
        self._showing, self._helps = None, False
        if self._looks_at is not None:
            following = self.lesson.after(self._looks_at)
            self._looks_at = following if following is not None and following < self.lesson.at else None
            self._changed()
            return None
        sitting = self.lesson.sitting
        self.lesson.press()
        self._changed()
        if self.lesson.ended:
            return self._ways.finished()
        return self._to_table() if self.lesson.sitting is not sitting else None

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
        self._changed()
        return self._to_table()

    def _again(self) -> Transition:
        self.lesson.restore(Mark())
        self._changed()
        return self._to_table()


class Ways:
    """What becomes of a chapter: it is kept, finished, skipped or left."""

    def __init__(
        self,
        keep: Callable[[Mark], None],
        finished: Callable[[], Transition],
        skipped: Callable[[], Transition],
        left: Callable[[], Transition],
    ) -> None:
        self.keep = keep
        self.finished = finished
        self.skipped = skipped
        self.left = left
