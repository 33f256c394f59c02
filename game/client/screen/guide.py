"""What a guide is: somebody who explains the scenes of a game, over whatever scene is on top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.client.screen.page import Page
    from game.client.screen.scene import Scene, Sprite, Transition


class Guide(Protocol):
    """Adds to the pages of scenes, and knows no scene itself."""

    @property
    def revision(self) -> int:
        """A number that differs after each change: then the page is built again."""

    def build(self, scene: Scene, page: Page) -> None:
        """Add to the page that a scene has built."""

    def sprites(self, scale: float) -> Sequence[Sprite]:
        """What moves over the page, from bottom to top."""

    def tick(self, scene: Scene, idle_s: float, dt_s: float) -> Transition:
        """Let time pass; nobody has touched anything for `idle_s`. Returns where the guide leads."""
