"""The show: a game of computer players that is never saved, and the story that is told below it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from secrets import randbelow
from typing import Any, NamedTuple

from game.client.base import game_steps as steps
from game.client.base import readings
from game.client.base.i18n import say
from game.client.base.seating import STYLES, default_name, player_of
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.client.text import story_text as story
from game.client.ui.notices import SHOW, Foot
from game.client.ui.scene import Reset, Transition
from game.content import Content
from game.match.match import Match
from game.match.store import Store
from game.rules import Options
from game.rules.names import ACTION_INDEX, ACTIONS, Action
from game.rules.view import View

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
    "turn gears": lambda: say("A new round: each gear on axle I turns one sector and turns the others with it."),
    "fulfil": lambda: say(
        "Printing: types earn guilders, Colour and Decoration earn fame, and both together earn one more reward."
    ),
}


NEWS: Mapping[type[steps.GameStep], Callable[[MatchSession, Any], str]] = {
    steps.CharacterStep: lambda session, step: story.gift_words(session.seats, step.seat),
    steps.DraftStep: lambda session, step: story.taken_words(session.seats, step.seat),
    steps.RevealStep: lambda session, _: story.highest_bid_words(session.seats, session.view()),
    steps.FulfilStep: lambda session, step: story.printed_words(session.seats, step.seat, session.view().round),
    steps.RoundEndStep: lambda session, step: story.best_of_round_words(session.seats, step.round),
    steps.FinalStep: lambda session, _: story.victory_words(session.seats),
}
"""What can be told at each kind of stop, besides what it is for; an action has several."""


class Sentence(NamedTuple):
    """What could be told; of one `topic` there is one sentence in a show."""

    words: str
    topic: str = ""  # the words themselves unless told


class Teller:
    """Tells a show's story: `words` are those of now, and change as what is shown does."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._told = set[str]()
        self._at: tuple[steps.GameStep, int] | None = None
        self._kind: tuple[str, Action | int] = ("", 0)
        self._stood_s = 0.0
        self.words = ""
        self.tick(0.0)

    def tick(self, dt_s: float) -> None:
        """Go on with the story where the table has changed and the last sentence could be read."""
        self._stood_s += dt_s
        step = self._session.shown.step
        now, kind = (step, self._session.match.number), (step.kind, _moment(step))
        if now == self._at or (kind == self._kind and self._stood_s < LEAST_S):
            return
        self._at, self._kind = now, kind
        sentences = (one for one in _sentences(self._session, step) if one.words)
        sayable = (one for one in sentences if self._told.isdisjoint((one.words, one.topic or one.words)))
        if (fresh := next(sayable, None)) is not None:
            self._told |= {fresh.words, fresh.topic or fresh.words}
            self.words, self._stood_s = fresh.words, 0.0


def _sentences(session: MatchSession, step: steps.GameStep) -> Iterator[Sentence]:
    """The sentences that could be told now, the best first; each is made only if those before it were told."""
    kind = step.action if isinstance(step, steps.ActionStep) else step.kind
    if kind in MEANINGS:
        yield Sentence(MEANINGS[kind]())
    if isinstance(step, steps.ActionStep):
        yield from _of_action(session, step)
    if type(step) in NEWS:
        yield Sentence(NEWS[type(step)](session, step))
    if isinstance(step, steps.FinalStep):
        return
    yield Sentence(story.aim_words(session.seats, step.seat))
    number = session.view().round
    if not isinstance(step, steps.CharacterStep | steps.DraftStep | steps.TypesStep):
        yield Sentence(story.skill_words(session.seats, step.seat))
        yield Sentence(story.place_words(session.seats, step.seat))
        yield Sentence(story.standing_words(session.seats, number))
        yield Sentence(
            story.means_words(session.seats, step.seat, number), f"means of {step.seat} in {number} {_moment(step)}"
        )


def _moment(step: steps.GameStep) -> Action | int:
    return step.action if isinstance(step, steps.ActionStep) else step.round


def _of_action(session: MatchSession, step: steps.ActionStep) -> Iterator[Sentence]:
    """What is bid for in an action by who acts first there, and what the others are after."""
    view, action = session.view(), step.action
    order = readings.play_order(view, action)
    if order and order[0] == step.seat:
        yield Sentence(story.bid_words(session.seats, view, action))
    if action == "orders":
        yield Sentence(story.taken_words(session.seats, step.seat))
    if action == "specialties":
        yield Sentence(story.skill_words(session.seats, step.seat))
    if action == "gears":
        yield Sentence(story.gear_words(session.seats, step.seat))
    if action == "patronage":
        yield Sentence(story.patron_words(session.seats, view))


LAST_LOOK_S = 32.0  # for the final count, which takes ten seconds, and the scores


@dataclass
class Show:
    """One game that plays itself; the sentences in its foot follow what is shown."""

    session: MatchSession
    _store: Store
    _over_s: float = 0.0

    def __post_init__(self) -> None:
        self.story = Teller(self.session)
        self.foot = Foot(lambda: self.story.words, SHOW)

    @property
    def start(self) -> Transition:
        return Reset(self.session.scene())

    def tick(self, dt_s: float) -> bool:
        """Let time pass; returns whether the show goes on, as it does for a while at the final scores."""
        self.story.tick(dt_s)
        if isinstance(self.session.shown.step, steps.FinalStep):
            self._over_s += dt_s
        return self._over_s < LAST_LOOK_S

    def close(self) -> None:
        self.session.match.close()
        self._store.close()


OPENS_IN = (3, 4)  # the rounds in the middle: who walks past sees wheels turn, and soon a press fall
LEFT_TO_PRINT = 4  # turns at most before somebody fulfils orders
MIDDLES = (11, 40)
"""Seeds of games that come to such a moment with the game's own cards: then somebody prints within 40 seconds."""


def new_show(context: AppContext, *, from_start: bool = False) -> Iterator[Show | None]:
    """A game of its own between four computer players, in the middle of which it opens unless it is `from_start`.

    The moves before are made one at each step, and the last step gives the show. Raises ContentError where config/ is
    not in order.
    """
    content = context.profile.content
    store = Store.in_memory()
    players = tuple(
        player_of(default_name(chair, "computer"), style, "computer", "adept") for chair, style in enumerate(STYLES)
    )
    options = Options(seats=len(players), automa=False, characters=True)
    seed = randbelow(10**6) if from_start else MIDDLES[randbelow(len(MIDDLES))]
    match = store.new_match(content, options, seed, players)
    try:
        yield from () if from_start else _play_to_the_wheels(match, content)
    except GeneratorExit:
        match.close()
        store.close()
        raise
    yield Show(context.sit(match), store)


def _play_to_the_wheels(match: Match, content: Content) -> Iterator[None]:
    """Play until gears are installed and orders are printed soon; without such a moment to the round after it."""
    from game.players import LegalMoves, make_player

    players = [make_player("adept", seat) for seat in range(len(match.players))]
    while not match.is_over:
        view = match.view(match.pending()[0])
        if view.round in OPENS_IN and view.phase == "actions" and _is_near(view):
            return
        if view.round > max(OPENS_IN):
            return
        match.submit(players[view.seat].choose(view, LegalMoves(content, view)).move, match.number)
        yield


def _is_near(view: View) -> bool:
    """Whether gears are next, and few enough turns come before the first orders are fulfilled."""
    coming = sum(seat.markers[ACTION_INDEX["patronage"]] > 0 for seat in view.seats if seat.markers is not None)
    return ACTIONS[view.action] == "gears" and len(view.queue) + 1 + coming <= LEFT_TO_PRINT
