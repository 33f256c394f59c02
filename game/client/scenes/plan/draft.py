"""The draft of a plan: on which action each marker of a seat lies, and why one may not lie there."""

from game.client.base.i18n import say, say_count
from game.client.text.terms import action_words
from game.rules.names import ACTION_INDEX, ACTIONS, Action, Markers

POOL = -1  # the place of a marker that lies on no action


class PlanDraft:
    """The markers of one seat by number, each on an action or in the pool; not a move yet."""

    def __init__(self, count: int, most: int, kept: Markers | None) -> None:
        """Lay the markers as they were saved, as far as they still fit; the others go to the pool."""
        self.most = most
        laid = [index for index, number in enumerate(kept or ()) for _ in range(min(number, most))][:count]
        self._places = laid + [POOL] * (count - len(laid))

    @property
    def lying(self) -> tuple[int, ...]:
        """For each marker the number of its action, or POOL."""
        return tuple(self._places)

    def put_all(self, lying: tuple[int, ...]) -> None:
        """Lay all markers as an earlier `lying` says."""
        self._places = list(lying)

    @property
    def markers(self) -> Markers:
        """How many lie on each action."""
        first, second, third, fourth, fifth = (self._places.count(index) for index in range(len(ACTIONS)))
        return first, second, third, fourth, fifth

    @property
    def left(self) -> tuple[int, ...]:
        """The markers in the pool."""
        return self._lying(POOL)

    def on(self, action: Action) -> tuple[int, ...]:
        """The markers on an action."""
        return self._lying(ACTION_INDEX[action])

    def _lying(self, place: int) -> tuple[int, ...]:
        return tuple(marker for marker, found in enumerate(self._places) if found == place)

    def action_of(self, marker: int) -> Action | None:
        """The action on which a marker lies; None for the pool."""
        place = self._places[marker]
        return None if place == POOL else ACTIONS[place]

    def put(self, marker: int, action: Action | None) -> None:
        """Lay a marker on an action, or with None back in the pool."""
        self._places[marker] = POOL if action is None else ACTION_INDEX[action]

    def set_count(self, action: Action, count: int) -> None:
        """Lay or take markers until an action has so many, as far as the pool has them."""
        lying = self.on(action)
        for marker in lying[count:]:
            self.put(marker, None)
        for marker in self.left[: max(0, min(count, self.most) - len(lying))]:
            self.put(marker, action)

    def set_all(self, markers: Markers) -> None:
        """Lay all markers as in a plan."""
        self.clear()
        for action, count in zip(ACTIONS, markers, strict=True):
            self.set_count(action, count)

    def clear(self) -> None:
        """Take all markers back."""
        self._places = [POOL] * len(self._places)

    # words

    def why_not_add(self, action: Action) -> str:
        """Why no further marker may go on an action; empty where one may."""
        if len(self.on(action)) >= self.most:
            name = action_words(action)
            return say_count(
                "{action} already has {count} marker: that is the limit.",
                "{action} already has {count} markers: that is the limit.",
                self.most,
                action=name,
            )
        return ""

    def why_no_plus(self, action: Action) -> str:
        """Why no marker of the pool can be added to an action; empty where one can."""
        return self.why_not_add(action) or ("" if self.left else say("You have placed all your markers."))

    def why_not_confirm(self) -> str:
        """How many markers are still to be placed; empty where the plan is whole."""
        if not self.left:
            return ""
        return say_count("Place {count} more marker first.", "Place {count} more markers first.", len(self.left))
