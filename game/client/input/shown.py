"""The top scene, its page, and where the page is in the window."""

from game.client.graphics.viewport import Viewport
from game.client.screen.page import Page
from game.client.screen.scene import Scene
from game.client.screen.targets import TargetTree


class Shown:
    """The page of the scene on which the devices act now."""

    def __init__(self) -> None:
        self.scene = Scene()
        self.topic = self.scene.topic  # when the page was built
        self.page = Page()
        self.viewport = Viewport((1920, 1080))

    @property
    def targets(self) -> TargetTree:
        """The targets of the page."""
        return self.page.targets

    @property
    def default(self) -> str:
        """The target that Space and Enter choose while nothing has the focus."""
        return self.targets.default if self.targets.default in self.targets else self.scene.default

    @property
    def scale(self) -> float:
        """Pixels for each unit of the canvas."""
        return self.viewport.scale

    def show(self, scene: Scene, page: Page, viewport: Viewport) -> None:
        """Go on with another page."""
        self.scene, self.page, self.viewport, self.topic = scene, page, viewport, scene.topic
