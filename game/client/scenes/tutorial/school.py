"""The school: begins, keeps and ends the chapters of the tutorial in a room."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.client.base.kept_files import tutorial_refused
from game.client.scenes.learning import to_tutorial
from game.client.scenes.tutorial.lesson import Classroom, Lesson, chapters, own_content
from game.client.scenes.tutorial.tutor import Tutor, Ways
from game.client.ui.scene import Reset, Transition

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.client.session.app_context import AppContext
    from game.content.tables import Chapter


class School:
    """The chapters of a room. Raises ContentError where one is wrong."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._progress = context.profile.progress
        self.content = own_content()
        self._classroom = Classroom(context, self.content)
        self.chapters: tuple[Chapter, ...] = chapters()

    @property
    def done(self) -> frozenset[int]:
        """The chapters that were played to their end."""
        return frozenset(self._progress.kept.done)

    @property
    def left(self) -> frozenset[int]:
        """The chapters that were left halfway."""
        return frozenset(self._progress.kept.left)

    def begin(self, at: int) -> Transition:
        """Begin a chapter, or go on with it where it was left."""
        lesson = Lesson(self.chapters[at], self._classroom)
        mark = self._progress.kept.left.get(at)
        if mark is not None:
            lesson.restore(mark)
        ways = Ways(
            keep=lambda now: self._safely(partial(self._progress.leave, at, now)),
            finished=lambda: self._end(partial(self._progress.finish, at)),
            skipped=lambda: self._end(partial(self._progress.skip, at)),
            left=self._leave,
        )
        self.context.tutor = Tutor(lesson, ways)
        return Reset(lesson.session.scene())

    def _leave(self) -> Transition:
        self._classroom.end_thinking()
        return to_tutorial(self.context)

    def _end(self, keep: Callable[[], None]) -> Transition:
        self._safely(keep)
        return self._leave()

    def _safely(self, keep: Callable[[], None]) -> None:
        """Keep the progress; where the disk refuses, a sentence says so."""
        try:
            keep()
        except OSError as error:
            self.context.profile.choices.refusals.tell(tutorial_refused(error))
