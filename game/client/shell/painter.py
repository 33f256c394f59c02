"""Paints the page of the top scene over the pages behind it, and again only where something changed."""

from collections.abc import Callable

import pygame

from game.client.graphics import canvas, layout, typesetting
from game.client.graphics.theme import WALNUT_DARK
from game.client.screen.guide import Guide
from game.client.screen.page import Page
from game.client.screen.scene import Scene
from game.client.screen.targets import Attention
from game.client.shell.caption_bar import Foot
from game.client.shell.layers import Layers
from game.client.shell.look import look
from game.client.shell.scene_stack import SceneStack


class Painter:
    """The pages of all visible scenes, and the layers on which they are painted.

    While somebody only `watches`, the page has nothing that can be pressed. A `guide` adds to the top page.
    """

    def __init__(
        self,
        window: pygame.Surface,
        stack: SceneStack,
        watches: Callable[[], bool],
        guide: Callable[[], Guide | None] = lambda: None,
    ) -> None:
        self.layers = Layers(window, WALNUT_DARK)
        self.page = Page()
        self.pages_behind: list[Page] = []
        self.behind: tuple[int, int] | None = None  # tells for which scenes and layers the pages behind were painted
        self.turned_over = False  # whether a new page was begun in this turn of the loop
        self.foot: Foot | None = None  # the band of words below the page
        self._drawn_on = window
        self.size = window.get_size()
        self._stack = stack
        self._watches = watches
        self._guide = guide
        self._built: tuple[int, int, tuple[int, int], int] | None = None
        self._look = look()
        self._painted = Attention()

    def fits(self, window: pygame.Surface | None, foot: Foot | None) -> bool:
        """Whether it paints for a window of this size with this foot, in the look that is in force."""
        if window is None:
            return True
        return (
            window is self._drawn_on and window.get_size() == self.size and foot is self.foot and self._look == look()
        )

    def use_window(self, window: pygame.Surface, foot: Foot | None = None) -> None:
        """Paint for another window, foot or look, for which texts and pictures are made again."""
        typesetting.clear()
        canvas.clear()
        self._drawn_on = window
        self.size, self.foot, self._look = window.get_size(), foot, look()
        page = window.subsurface((0, 0, self.size[0], foot.top(self.size[1]))) if foot else window
        self.layers = Layers(page, WALNUT_DARK)

    def expose(self) -> None:
        """Show the whole window again, after another window covered it."""
        self.layers.expose()
        if self.foot:
            self.foot.expose()

    def build(self) -> bool:
        """Build the page of the top scene if it changed; returns whether it did."""
        guide = self._guide()
        said = guide.revision if guide is not None else 0
        wanted = (self._stack.generation, id(self.layers), self._stack.top.revision, said)
        if wanted == self._built:
            return False
        if not self.turned_over:
            self.layers.turn_over()
            self.turned_over = True
        if wanted[:2] != self.behind:
            self.pages_behind = [self.page_of(scene) for scene in self._stack.visible[:-1]]
            self.layers.keep_as_backdrop(self.pages_behind)
            self.behind = wanted[:2]
        self.page = self.page_of(self._stack.top)
        if guide is not None:
            guide.build(self._stack.top, self.page)
        self._built = wanted
        return True

    def page_of(self, scene: Scene) -> Page:
        """The page that a scene builds for its present state."""
        layout.follow(followed=scene.mirrors)
        page = Page(self.layers.viewport.scale)
        scene.scale = page.scale
        scene.see()
        scene.build(page)
        return page.to_watch() if self._watches() else page

    def paint(self, attention: Attention) -> None:
        """Paint the whole page."""
        self._painted = attention
        self.layers.paint(self.page, attention)

    def repaint(self, attention: Attention) -> None:
        """Paint again what looks different because pointer or focus moved."""
        if attention != self._painted:
            before, self._painted = self._painted, attention
            changed = [item for item in self.page.items if item.state(before) != item.state(attention)]
            self.layers.repaint(self.page, attention, changed)
