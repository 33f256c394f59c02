"""The base of scenes that pass on what is done to them to a part, and of turns that are looked at."""

from collections.abc import Sequence

from game.client.graphics.viewport import Point
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts.bar import is_common, press_common
from game.client.scenes.parts.computer_turn import WatchedTurn
from game.client.ui.scene import Part, Sprite, Transition


class CompositeScene(GameScene):
    """A scene of a game whose pieces are those of its `part`; `watched` is the turn of somebody else, if it is one.

    Targets: `continue` of a turn that is watched, those that all play screens share, and those of the part.
    """

    watched: WatchedTurn | None = None

    @property
    def part(self) -> Part:
        """What answers for the pieces; where there are none, a part that has no answers."""
        return Part()

    def press(self, name: str) -> Transition:
        """Go on with what is watched, or what all play screens know, or what the part knows."""
        if name == "continue" and self.watched is not None:
            self.watched.go_on()
            return None
        return press_common(self, name) if is_common(name) else self.part.press(name)

    def grab(self, name: str, pos: Point) -> bool:
        return self.part.grab(name, pos)

    def pull(self, name: str, pos: Point) -> None:
        self.part.pull(name, pos)

    def let_go(self, name: str) -> None:
        self.part.let_go(name)

    def touch(self, piece: str) -> None:
        self.part.touch(piece)

    def places_for(self, piece: str) -> frozenset[str]:
        return self.part.places_for(piece)

    def click_place(self, piece: str) -> str:
        return self.part.click_place(piece)

    def lay(self, piece: str, place: str) -> Transition:
        return self.part.lay(piece, place)

    def why_not(self, piece: str, place: str) -> str:
        return self.part.why_not(piece, place)

    def tick(self, dt_s: float) -> bool:
        """Let time pass for the part and for what is watched."""
        moves = self.part.tick(dt_s)
        return (self.watched is not None and self.watched.tick(dt_s)) or moves

    def hurry(self) -> None:
        self.part.hurry()

    def sprites(self) -> Sequence[Sprite]:
        """What moves in the part, and the sign of somebody who thinks."""
        return [*self.part.sprites(), *(self.watched.sprites() if self.watched is not None else ())]

    def take_cues(self) -> Sequence[tuple[str, float]]:
        return (*super().take_cues(), *self.part.take_cues())
