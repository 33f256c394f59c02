"""Staging: games played with fixed seeds until they reach a wanted situation, for pictures and for tests."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import TypeAlias

from game.client.base.settings import Choices
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.client.ui.scene import Destination, Push, Reset, Scene, Transition
from game.content import Content
from game.match.format import Header, Save, to_json
from game.match.journal import position_at
from game.match.match import Match
from game.match.players import Level, Player
from game.match.store import Store
from game.match.thinking import Question
from game.match.thinking_process import think
from game.players import Choice
from game.rules import Options, Table, View, apply, new_game, pending_seats
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.chance import covers
from game.rules.moves import Move
from game.rules.names import LETTERS, Action
from game.rules.prices import least_price
from game.rules.sampling import sample_move
from game.rules.state import Seat

# ---------------------------------------------------------------- thinks here
# Computer players that think in this process, for pictures and tests, so that nothing depends on time.


class ThinksHere:
    """As `game.match.thinking.Thinker`, but the answer is there at once; `mute` ones never have it."""

    def __init__(self, content: Content, *, mute: bool = False) -> None:
        self.mute = mute
        self.asked: list[tuple[int, int]] = []  # seat and number of the state
        self.open: set[int] = set()
        self.closed = 0
        self._content = content
        self._answers: dict[int, Choice] = {}

    def ask(self, view: View, level: Level, seed: int) -> int:
        """A ticket; the answer is found right now."""
        return self._answered(Question(view, level, seed))

    def advise(self, view: View, level: Level, seed: int) -> int:
        """A ticket for a hint."""
        return self._answered(Question(view, level, seed, advises=True))

    def compare(self, view: View, made: Move) -> int:
        """A ticket for the best other move."""
        return self._answered(Question(view, "master", 0, made=made))

    def _answered(self, question: Question) -> int:
        ticket = len(self.asked)
        self.asked.append((question.view.seat, question.view.number))
        self.open.add(ticket)
        if not self.mute:
            self._answers[ticket] = think(question, self._content)
        return ticket

    def answer(self, ticket: int) -> Choice | None:
        """The answer, once."""
        if ticket in self._answers:
            self.open.discard(ticket)
        return self._answers.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        """Drop it."""
        self._answers.pop(ticket, None)
        self.open.discard(ticket)

    def close(self) -> None:
        """Count how often nobody was to think any more."""
        self.closed += 1
        self.open.clear()


# ---------------------------------------------------------------- stages
# The stage for a picture: plays games with fixed seeds until one reaches the wanted situation, and makes a sitting.


Wanted: TypeAlias = Callable[[Table, list[ev.Event]], bool]

PEOPLE = (Player("Anna", "anchor"), Player("Tom", "key"), Player("Kate", "compasses"), Player("Will", "tower"))
AUTOMA = Player("Automa", "automa", "automa")
TRIES = 2000  # games that are played in search of a position; a game takes some ms
WELL_PLAYED = 40  # fame; chance alone rarely gets there
LIVELY = 2  # the round from which seats have something
RICH = 7  # guilders from which a type more is no folly
GLANCES = 4  # moves that are thought of before one is made

SOLO = Options(seats=1, automa=True)
PAIR = Options(seats=2, automa=True)
THREE = Options(seats=3, automa=False)
FOUR = Options(seats=4, automa=False)

_ways: dict[tuple[str, Options, Wanted], tuple[int, list[mv.Move]]] = {}
"""What was searched for before, by the content, the kind of game and what was wanted."""


class Stage:
    """Makes sittings in the store of a room."""

    def __init__(self, content: Content, store: Store, context: AppContext) -> None:
        self._content = content
        self._store = store
        self._context = context

    def apart(self) -> Stage:
        """The same, but its sittings have settings of their own."""
        context = copy(self._context)
        context.profile = copy(context.profile)
        context.profile.choices = Choices()
        return Stage(self._content, self._store, context)

    def session(self, options: Options, wanted: Wanted, *, mute: bool = False, from_seed: int = 1) -> MatchSession:
        """A sitting at a game that has just come to stand as wanted; `mute` computer players never have an answer.

        What is rare is looked for from a seed on that is known to be near one that has it.
        """
        seed, moves = self._way_to(options, wanted, from_seed)
        match = self._match(options, seed, moves[:-1])
        thinker = ThinksHere(self._content, mute=mute)  # no process, so that each picture comes out the same
        session = MatchSession(match, context=self._context, thinker=thinker)
        for move in moves[-1:]:
            session.turns.make(move)
        return session

    def _match(self, options: Options, seed: int, moves: list[mv.Move]) -> Match:
        """A match after these moves, read as a save: to save one move after the other would take longer."""
        players = PEOPLE[: options.seats] + (AUTOMA,) * options.automa
        header = Header(content_digest=self._content.digest, options=options, seed=seed, players=players)
        table, _ = new_game(self._content, options, seed)
        for move in moves:
            apply(table, move)
        save = Save(
            header=header,
            position=position_at(table),
            moves=tuple(mv.to_text(move) for move in moves),
            saved_at=datetime.now(UTC).isoformat(),
        )
        return self._store.open_match(self._store.import_json(to_json(save)), self._content)

    def stopped(self, options: Options, wanted: Wanted, kind: str, *, mute: bool = False) -> MatchSession:
        """A sitting that shows a kind of stop."""
        session = self.session(options, wanted, mute=mute)
        for _ in range(8):
            if session.shown.step.kind == kind and not session.shown.holding:
                return session
            session.go_on()
        raise LookupError(f"this game stops at {session.shown.step.kind!r} instead of {kind!r}")

    def _way_to(self, options: Options, wanted: Wanted, from_seed: int) -> tuple[int, list[mv.Move]]:
        """The seed of a game and the moves that lead to what is wanted; searched for once in a process."""
        key = self._content.digest, options, wanted
        if key not in _ways:
            _ways[key] = self._search(options, wanted, from_seed)
        return _ways[key]

    def _search(self, options: Options, wanted: Wanted, from_seed: int) -> tuple[int, list[mv.Move]]:
        for seed in range(from_seed, from_seed + TRIES):
            table, events = new_game(self._content, options, seed)
            rng, moves = Random(seed), list[mv.Move]()
            while not wanted(table, events) and (pending := pending_seats(table)):
                moves.append(careful_move(table, pending[0], rng))
                events = apply(table, moves[-1])
            if wanted(table, events):
                return seed, moves
        raise LookupError(f"not found in {TRIES} games")


# how the games are played


def careful_move(table: Table, seat: int, rng: Random) -> mv.Move:
    """The best of some random moves: such games look like those of people who want to win."""
    tries = [sample_move(table, seat, rng) for _ in range(GLANCES)]
    moves = [move for move in tries if move is not None]  # a seat that the game waits for always has one
    return max(moves, key=lambda move: _merit(move, table.seats[seat].guilders))


def _merit(move: mv.Move, guilders: int) -> float:
    """How much a move looks like one with a plan behind it."""
    match move:
        case mv.Fulfil(orders=orders):
            done = [(order.colour is not None) + order.decoration for order in orders]
            return sum(2.0 * parts - 2.5 for parts in done)  # better wait than print half an order
        case mv.TakeInks(count=count):
            return count
        case mv.BuyType():
            return 0.5 if guilders >= RICH else -0.5
        case mv.Pass() | mv.Decline() | mv.LeaveMarkers():
            return -1
        case mv.TakePatronage():
            return 5
        case _:
            return 0


# what may be wanted; asked for twice it is the same function, so that it is searched for once


@cache
def asked(decision: type[ask.Decision], from_round: int = 0) -> Wanted:
    """A question of this kind, not before a round."""
    return lambda table, events: bool(table.stack) and type(table.stack[-1]) is decision and table.round >= from_round


@cache
def asked_in_turn(decision: type[ask.Decision]) -> Wanted:
    """A question inside somebody's turn in an action or in fulfilment."""

    def wanted(table: Table, events: list[ev.Event]) -> bool:
        if not table.stack or type(table.stack[-1]) is not decision or table.round < LIVELY:
            return False
        return table.phase in {"actions", "fulfilment"}

    return wanted


def last_to_plan(table: Table, events: list[ev.Event]) -> bool:
    """One plan is still to be handed in."""
    top = table.stack[-1] if table.stack else None
    return isinstance(top, ask.Planning) and table.round >= LIVELY and len(pending_seats(table)) == 1


@cache
def turn_in(action: Action, *, of_automa: bool = False, from_round: int = 3) -> Wanted:
    """The first turn in an action, of the automa or of a person who has something."""

    def wanted(table: Table, events: list[ev.Event]) -> bool:
        top = table.stack[-1] if table.stack else None
        if not isinstance(top, ask.ActionTurn) or top.action != action or table.round < from_round:
            return False
        seat = table.seats[top.seat]
        first = table.action_orders[table.action][0] == top.seat
        return first and (of_automa if seat.is_automa else not of_automa and _settled(seat))

    return wanted


def patron_won(table: Table, events: list[ev.Event]) -> bool:
    """A turn in inks of somebody who has won a patron."""
    top = table.stack[-1] if table.stack else None
    return isinstance(top, ask.ActionTurn) and top.action == "inks" and len(table.seats[top.seat].patronage) > 0


def _settled(seat: Seat) -> bool:
    return len(seat.gears) >= 2 and seat.guilders >= 3 and len(seat.orders) >= 2 and any(seat.inks)


def rich_fulfilment(table: Table, events: list[ev.Event]) -> bool:
    """A turn to fulfil orders, of somebody with three of them and the letters for two."""
    top = table.stack[-1] if table.stack else None
    if not isinstance(top, ask.FulfilTurn) or top.done:
        return False
    seat = table.seats[top.seat]
    ready = [order for order in seat.orders if covers(seat.types, table.content.printing[order.printing].needs)]
    return len(seat.orders) >= 3 and len(ready) >= 2 and sum(seat.inks) >= 2 and len(seat.gears) >= 2


def cheaper_letter(table: Table, events: list[ev.Event]) -> bool:
    """A turn to fulfil orders, of somebody whose gear makes a missing letter cheaper."""
    top = table.stack[-1] if table.stack else None
    if not isinstance(top, ask.FulfilTurn) or top.done:
        return False
    seat = table.seats[top.seat]
    missing = {
        letter
        for order in seat.orders
        for letter, need, has in zip(LETTERS, table.content.printing[order.printing].needs, seat.types, strict=True)
        if need > has
    }
    offers = [least_price(table, mv.BuyType(top.seat, letter)) for letter in missing]
    return len(seat.orders) >= 2 and any(offer is not None and len(offer.moves) > 1 for offer in offers)


def busy_workshop(table: Table, events: list[ev.Event]) -> bool:
    """A plan to make, while the first seat has three gears and some orders."""
    top = table.stack[-1] if table.stack else None
    seat = table.seats[0]
    return isinstance(top, ask.Planning) and len(seat.gears) == 3 and len(seat.orders) >= 2 and table.round >= 3


@cache
def happened(event: type[ev.Event], from_round: int = 2) -> Wanted:
    """An event of this kind just now, not before a round."""
    return lambda table, events: table.round >= from_round and any(isinstance(one, event) for one in events)


def over(table: Table, events: list[ev.Event]) -> bool:
    """The final scores of a game that somebody played well enough."""
    return table.is_over and max(sheet.total for sheet in table.scores) >= WELL_PLAYED


def meshed_gears_turned(table: Table, events: list[ev.Event]) -> bool:
    """The gears turned just now, three of one seat among them."""
    return happened(ev.GearsTurned, 4)(table, events) and any(len(seat.gears) == 3 for seat in table.seats)


def opened(transition: Transition) -> Scene:
    """The scene that a transition opens."""
    assert isinstance(transition, Reset | Push)
    return transition.to.open() if isinstance(transition.to, Destination) else transition.to
