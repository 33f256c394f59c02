"""The show: a game of computer players that is never saved, and the story that is told below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from game.client.base import readings
from game.client.base.i18n import say
from game.client.base.stops import (
    ActionStop,
    CharacterStop,
    DraftStop,
    FinalStop,
    FulfilStop,
    RevealStop,
    RoundEndStop,
    Stop,
    TypesStop,
)
from game.client.text import story_text as story
from game.client.ui.notices import SHOW, Foot
from game.client.ui.scene import Reset, Transition
from game.rules.names import Action

if TYPE_CHECKING:
    from game.client.session.room import Room
    from game.client.session.sitting import Sitting
    from game.match.store import Store

# ---------------------------------------------------------------- shows
# The story that is told below a show: who bids for what, what a printer is after, what was printed, who leads. No
# sentence is told twice in a show. What an action is for is said when it is met for the first time.


LEAST_S = 3.5  # a sentence stays at least so long, unless another kind of thing is shown

MEANINGS: Mapping[str, Callable[[], str]] = {
    "orders": lambda: say(
        "Orders: take a printing card, which says what to print, with a refinement card, which says how to adorn it."
    ),
    "inks": lambda: say("Inks: take one to three from one set; the first is free. Orders need certain colours."),
    "specialties": lambda: say(
        "Specialties: advance in typesetting, woodcutting, binding or illuminating. High levels earn fame at the end."
    ),
    "gears": lambda: say(
        "Gears: mesh a new gear with the others. Each active sector is a reward you can use once this round."
    ),
    "patronage": lambda: say("Patronage: claim a reward for this round, or take a patronage card, worth eight fame."),
    "character": lambda: say(
        "Europe, 1450 to 1600: each player leads a printing house, as a printer with a special ability."
    ),
    "draft": lambda: say("Before the first round the players choose their first orders, one card after the other."),
    "types": lambda: say("Each player starts with three wooden types. An order needs a type for each of its letters."),
    "colour": lambda: say("Caxton names a colour: his inks of that colour count as any other this round."),
    "planning": lambda: say("Planning: in secret, each player places all markers on the five actions."),
    "reveal": lambda: say("All plans are revealed. More markers act earlier. No marker, no action."),
    "turn gears": lambda: say("A new round: each top gear turns one sector and turns the gears below it."),
    "fulfil": lambda: say(
        "Printing: types earn guilders, Colour and Decoration earn fame, and both together earn a reward more."
    ),
}


NEWS: Mapping[type[Stop], Callable[[Sitting, Any], str]] = {
    CharacterStop: lambda sitting, stop: story.gift_words(sitting, stop.seat),
    DraftStop: lambda sitting, stop: story.taken_words(sitting, stop.seat),
    RevealStop: lambda sitting, _: story.highest_bid_words(sitting, sitting.view()),
    FulfilStop: lambda sitting, stop: story.printed_words(sitting, stop.seat, sitting.view().round),
    RoundEndStop: lambda sitting, stop: story.best_of_round_words(sitting, stop.round),
    FinalStop: lambda sitting, _: story.victory_words(sitting),
}
"""What can be told at each kind of stop, besides what it is for; an action has several."""

BEFORE_PLAY = (CharacterStop, DraftStop, TypesStop)


class Sentence:
    """What could be told; of one `topic` there is one sentence in a show."""

    def __init__(self, words: str, topic: str = "") -> None:
        self.words = words
        self.topic = topic or words


class Teller:
    """Tells a show's story: `words` are those of now, and change as what is shown does."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._told = set[str]()
        self._at: tuple[Stop, int] | None = None
        self._kind: tuple[str, Action | int] = ("", 0)
        self._stood_s = 0.0
        self.words = ""
        self.tick(0.0)

    def tick(self, dt_s: float) -> None:
        """Go on with the story where the table has changed and the last sentence could be read."""
        self._stood_s += dt_s
        stop = self._sitting.shown.stop
        now, kind = (stop, self._sitting.match.number), (stop.kind, _moment(stop))
        if now == self._at or (kind == self._kind and self._stood_s < LEAST_S):
            return
        self._at, self._kind = now, kind
        sentences = (one for one in _sentences(self._sitting, stop) if one.words)
        sayable = (one for one in sentences if self._told.isdisjoint((one.words, one.topic)))
        if (fresh := next(sayable, None)) is not None:
            self._told |= {fresh.words, fresh.topic}
            self.words, self._stood_s = fresh.words, 0.0


def _sentences(sitting: Sitting, stop: Stop) -> Iterator[Sentence]:
    """The sentences that could be told now, the best first; each is made only if those before it were told."""
    kind = stop.action if isinstance(stop, ActionStop) else stop.kind
    if kind in MEANINGS:
        yield Sentence(MEANINGS[kind]())
    if isinstance(stop, ActionStop):
        yield from _of_action(sitting, stop)
    if type(stop) in NEWS:
        yield Sentence(NEWS[type(stop)](sitting, stop))
    if isinstance(stop, FinalStop):
        return
    yield Sentence(story.aim_words(sitting, stop.seat))
    number = sitting.view().round
    if not isinstance(stop, BEFORE_PLAY):
        yield Sentence(story.skill_words(sitting, stop.seat))
        yield Sentence(story.place_words(sitting, stop.seat))
        yield Sentence(story.standing_words(sitting, number))
        yield Sentence(
            story.means_words(sitting, stop.seat, number), f"means of {stop.seat} in {number} {_moment(stop)}"
        )


def _moment(stop: Stop) -> Action | int:
    """The action or the round in which something is shown."""
    return stop.action if isinstance(stop, ActionStop) else stop.round


def _of_action(sitting: Sitting, stop: ActionStop) -> Iterator[Sentence]:
    """What is bid for in an action by who acts first there, and what the others are after."""
    view, action = sitting.view(), stop.action
    order = readings.play_order(view, action)
    if order and order[0] == stop.seat:
        yield Sentence(story.bid_words(sitting, view, action))
    if action == "orders":
        yield Sentence(story.taken_words(sitting, stop.seat))
    if action == "specialties":
        yield Sentence(story.skill_words(sitting, stop.seat))
    if action == "gears":
        yield Sentence(story.gear_words(sitting, stop.seat))
    if action == "patronage":
        yield Sentence(story.patron_words(sitting, view))


# ---------------------------------------------------------------- show
# The show: a game of four computer players that is never saved, with sentences for people who watch.


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
