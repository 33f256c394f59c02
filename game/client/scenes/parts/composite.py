"""The base of scenes that pass on what is done to them to a part, and of turns that are looked at."""

from collections.abc import Sequence

from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts.bar import is_common, press_common
from game.client.scenes.parts.computer_turn import WatchedTurn
from game.client.ui.scene import Part, Pieces, Sprite, Transition


class CompositeScene(GameScene):
    """A scene of a game whose pieces are those of its `part`; `watched` is the turn of somebody else, if it is one.

    Targets: `continue` of a turn that is watched, those that all play screens share, and those of the part.
    """

    watched: WatchedTurn | None = None

    @property
    def part(self) -> Part:
        """What answers for the pieces; where there are none, a part that has no answers."""
        return Part()

    @property
    def piece_part(self) -> Pieces:
        return self.part

    def press(self, name: str) -> Transition:
        if name == "continue" and self.watched is not None:
            self.watched.go_on()
            return None
        return press_common(self, name) if is_common(name) else self.part.press(name)

    def tick(self, dt_s: float) -> bool:
        moves = self.part.tick(dt_s)
        return (self.watched is not None and self.watched.tick(dt_s)) or moves

    def hurry(self) -> None:
        super().hurry()
        self.part.hurry()

    def sprites(self) -> Sequence[Sprite]:
        watched = self.watched.sprites() if self.watched is not None else ()
        return [*self.part.sprites(), *watched, *super().sprites()]

    def take_cues(self) -> Sequence[tuple[str, float]]:
        return (*super().take_cues(), *self.part.take_cues())
