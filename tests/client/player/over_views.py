"""A hand that opens the view of a page on which a target is, where the page has no room for all of them."""

from game.client.ui.target_names import ViewTab
from tests.client.player.fingers import Fingers


class OverViews(Fingers):
    """As `Fingers`, for large words and windows of other shapes: what is not seen is one press away."""

    def see(self, *names: str) -> bool:
        """Open the first view on which all these targets are; whether there is one."""
        if all(name in self.targets for name in names):
            return True
        number = 0
        while ViewTab(number) in self.targets:
            super().press(ViewTab(number))
            self.pilot.step()
            if all(name in self.targets for name in names):
                return True
            number += 1
        return False

    def see_some(self, word: str) -> None:
        """Open the view on which there are targets whose names begin with a word."""
        scene = self.pilot.scene
        number = 0
        while ViewTab(number) in self.targets and not any(one.name.startswith(word) for one in self.targets):
            super().press(ViewTab(number))
            assert self.pilot.scene is scene
            self.pilot.step()
            number += 1

    def shows(self, name: str) -> bool:
        return self.see(name) and super().shows(name)

    def lies_on(self, piece: str, place: str) -> bool:
        return self.see(piece, place) and super().lies_on(piece, place)

    def value(self, name: str) -> str:
        self.see(name)
        return super().value(name)

    def press(self, name: str) -> None:
        self.see(name)
        super().press(name)

    def put(self, piece: str, place: str) -> None:
        assert self.see(piece, place), f"{piece} and {place} are never seen together"
        super().put(piece, place)

    def hold(self, name: str, steps: int) -> None:
        self.see(name)
        super().hold(name, steps)
