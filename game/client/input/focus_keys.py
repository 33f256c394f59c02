"""The moves of the focus over a page by keys and pads, and the targets that they can reach."""

from game.client.base.bindings import GROUPS, STEPS, WAYS, Intent
from game.client.input.focus import Focus, aimed, grouped, stepped
from game.client.input.handling import Handling
from game.client.input.shown import Shown
from game.client.screen.targets import Target
from game.client.sound import names as cue
from game.client.sound.soundscape import Soundscape


class FocusKeys:
    """Moves the focus by a step, in a direction or to another group; a piece in hand goes with it."""

    def __init__(self, shown: Shown, focus: Focus, handling: Handling, sounds: Soundscape) -> None:
        self._shown = shown
        self._focus = focus
        self._handling = handling
        self._sounds = sounds

    def move(self, intent: Intent) -> None:
        """Move the focus by an intent; where none is shown, show it at the scene's default."""
        targets, now = self._reachable(), self._focus.name
        if now is None and intent in WAYS and self._shown.default in self._shown.targets:
            self.go_to(self._shown.default)
        elif intent in STEPS:
            self.go_to(stepped(targets, now, STEPS[intent]))
        elif intent in GROUPS:
            self.go_to(grouped(targets, now, GROUPS[intent]))
        elif intent in WAYS and targets:
            self.go_to(aimed(targets, self._shown.targets.get(now), WAYS[intent]))

    def go_to(self, name: str | None) -> None:
        """Move the focus to a target; a piece in hand goes with it."""
        self._focus.name, self._focus.whole, self._focus.in_use = name, None, True
        self._sounds.hear(cue.FOCUS)
        target = self._shown.targets.get(name)
        if target and self._handling.hand.busy:
            self._handling.hand.pos = target.rect.center

    def go_to_a_place(self) -> None:
        """With a piece in hand, move to the nearest place where it may go."""
        here = self._shown.targets.get(self._focus.name)
        places = self._reachable()
        if places and here is not None and here not in places:
            x, y = here.rect.center
            near = min(places, key=lambda place: (place.rect.centerx - x) ** 2 + (place.rect.centery - y) ** 2)
            self.go_to(near.name)

    def to_choose(self) -> Target | None:
        """The target that has the focus, or else the scene's default."""
        return self._shown.targets.get(self._focus.name or self._shown.default)

    def to_look_at(self, hovered: str | None) -> Target | None:
        """The target with the focus or under the pointer that can be seen close; None while a piece is in hand."""
        target = self._shown.targets.get(self._focus.name or hovered)
        return target if target and (target.about or target.tip) and not self._handling.hand.busy else None

    def _reachable(self) -> list[Target]:
        """The targets that keys can reach; with a piece in hand, only the places where it may go."""
        busy, legal = self._handling.hand.busy, self._handling.load.legal
        return [target for target in self._shown.targets if not busy or target.name in legal]
