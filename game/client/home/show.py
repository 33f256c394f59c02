"""The show: a game of four computer players that is never saved, with sentences for people who watch."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import randbelow
from typing import TYPE_CHECKING

from game.client.base.stops import FinalStop
from game.client.ui.notices import SHOW, Foot
from game.client.ui.scene import Reset, Transition
from game.client.words.shows import Teller

if TYPE_CHECKING:
    from game.client.home.room import Room
    from game.client.session.sitting import Sitting
    from game.match.store import Store

LAST_LOOK_S = 32.0  # for the final count, which takes ten seconds, and the scores


@dataclass
class Show:
    """One game that plays itself; the sentences in its foot follow what is shown."""

    sitting: Sitting
    _store: Store
    _over_s: float = 0.0

    def __post_init__(self) -> None:
        """Make the teller, whose sentences follow what is shown."""
        self.story = Teller(self.sitting)
        self.foot = Foot(lambda: self.story.words, SHOW)

    @property
    def start(self) -> Transition:
        """The transition to its first scene."""
        return Reset(self.sitting.scene())

    def tick(self, dt_s: float) -> bool:
        """Let time pass; returns whether the show goes on, as it does for a while at the final scores."""
        self.story.tick(dt_s)
        if isinstance(self.sitting.shown.stop, FinalStop):
            self._over_s += dt_s
        return self._over_s < LAST_LOOK_S

    def close(self) -> None:
        """End the game, of which nothing is kept."""
        self.sitting.match.close()
        self._store.close()


def new_show(room: Room) -> Show:
    """A game of its own between four computer players; raises ContentError where config/ is not in order."""
    from game.client.base.seating import STYLES, default_name, player_of
    from game.match.store import Store
    from game.rules import Options

    content = room.content
    store = Store.in_memory()
    players = tuple(
        player_of(default_name(chair, "computer"), style, "computer", "adept") for chair, style in enumerate(STYLES)
    )
    options = Options(seats=len(players), automa=False, characters=True)
    match = store.new_match(content, options, randbelow(10**6), players)
    return Show(room.sit(match), store)
