"""Tells the director what happened between two pages, so that it can show it as motion."""

from collections.abc import Sequence

from game.client.graphics.viewport import Point
from game.client.motion.anchors import Anchors
from game.client.motion.director import Director, Scenery
from game.client.ui.painter import Painter
from game.client.ui.scene import Scene
from game.client.ui.soundscape import Soundscape


class PageChanges:
    """Remembers which scenes were shown at the end of the last turn of the loop, and tells what changed since."""

    def __init__(self, director: Director, sounds: Soundscape) -> None:
        self._director = director
        self._sounds = sounds
        self._seen, self._seen_scenes = Anchors(), list[Scene]()

    def put(self, drop: tuple[str, Point] | None) -> None:
        """Remember where a hand let go of a piece: its motion begins there."""
        if drop:
            self._seen.put(*drop)

    def tell(self, painter: Painter, scenes: list[Scene]) -> None:
        """Give the director what happened, to be shown as motion over the new page."""
        shown = Anchors([*painter.pages_behind, painter.page])
        same = scenes == self._seen_scenes
        scenery = Scenery(self._seen, shown, same, painter.layers.viewport.scale, painter.layers.part)
        if news := scenes[-1].take_news():
            self._sounds.tell(news)
            self._director.play(news, scenery)
        elif not same:
            self._director.go_over(same=scenes[:1] == self._seen_scenes[:1])
        self._come_and_go(scenes, scenery)
        if shown.items:  # a scene whose question was answered may have no news left, so the earlier news is remembered
            self._seen = shown
        self._seen_scenes = scenes

    def _come_and_go(self, scenes: Sequence[Scene], scenery: Scenery) -> None:
        """Play the motions with which scenes leave and come."""
        for scene in self._seen_scenes:
            if scene not in scenes:
                self._director.play_along(scene.parting(), scenery)
        for scene in scenes:
            if scene not in self._seen_scenes:
                self._director.play_along(scene.arriving(self._seen_scenes), scenery, under=True)
