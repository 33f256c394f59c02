"""The tutorial for the tour: its map, and a bubble of each chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client import routes as registry
from game.client.scenes.tutorial_map import TutorialMap
from game.client.screen.scene import Scene, Transition
from game.client.tutorial.chapters import chapters, own_content
from game.client.tutorial.classroom import Classroom
from game.client.tutorial.lesson import Lesson
from game.client.tutorial.progress import Kept, Mark
from game.client.tutorial.school import School
from game.client.tutorial.tutor import Tutor, Ways
from game.tools.gallery_window import Picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.tools.gallery_window import Gallery

SHOWN = ("1.3", "2.2", "3.3", "4.2", "5.4", "6.3", "7.2")
"""A bubble of each chapter that is said before anything is done."""


def _nowhere() -> Transition:
    return None


def _map(gallery: Gallery) -> list[Scene]:
    """The map with two chapters done and one left halfway."""
    gallery.room.progress.kept = Kept(done=[0, 2], left={3: Mark()})
    school = School(gallery.room, registry.make_scene, registry.make_prompt)
    return [TutorialMap(school)]


def _chapter(at: int) -> Callable[[Gallery], list[Scene]]:
    def show(gallery: Gallery) -> list[Scene]:
        room, chapter = gallery.room, chapters()[at]
        lesson = Lesson(chapter, Classroom(room, own_content()), registry.make_scene, registry.make_prompt)
        lesson.restore(Mark(next(place for place, bubble in enumerate(chapter.bubbles) if bubble.say == SHOWN[at])))
        room.tutor = Tutor(lesson, Ways(lambda _mark: None, _nowhere, _nowhere, _nowhere))
        return [lesson.sitting.scene()]

    return show


TUTORIAL_PICTURES: tuple[Picture, ...] = (
    Picture("tutorial-map", _map),
    *(Picture(f"tutorial-{at + 1}", _chapter(at)) for at in range(len(SHOWN))),
)
