"""Sittings at a wanted moment: a match in a temporary folder, played by random moves until that moment comes."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from game.client.session.match_session import MatchSession
from game.content import Content, load_content
from game.match.match import Match
from game.match.players import Player
from game.match.store import Store
from game.rules import Options, apply, new_game, pending_seats
from game.rules.moves import ActionTurn, Move
from game.rules.sampling import sample_move
from game.rules.state import Table

SEATED = (("Anna", "anchor"), ("Tom", "compasses"), ("Kate", "key"), ("Bartholomäus Ghotan von Lübeck", "tower"))
MOST_MOVES = 3000
Wanted = Callable[[Table], bool]


@cache
def cards() -> Content:
    """The content of the game, read once."""
    return load_content()


def in_action(action: str, *, from_round: int = 1, automa: bool = False, also: Wanted = lambda table: True) -> Wanted:
    """Whether it is a seat's turn in an action."""

    def wanted(table: Table) -> bool:
        top = table.stack[-1] if table.stack else None
        if not isinstance(top, ActionTurn) or top.action != action or table.round < from_round:
            return False
        return table.seats[top.seat].is_automa == automa and also(table)

    return wanted


def moves_to(options: Options, wanted: Wanted, seeds: range = range(20)) -> tuple[int, list[Move]]:
    """A seed and the moves that lead to a wanted moment."""
    content = cards()
    for seed in seeds:
        table, _ = new_game(content, options, seed)
        rng, moves = Random(seed), list[Move]()
        while not table.is_over and len(moves) < MOST_MOVES:
            if wanted(table):
                return seed, moves
            move = sample_move(table, pending_seats(table)[0], rng)
            assert move is not None  # the game waits for this seat
            apply(table, move)
            moves.append(move)
    raise AssertionError(f"no game of {seeds} comes to the wanted moment")


def sitting_at(folder: Path, wanted: Wanted, options: Options | None = None) -> MatchSession:
    """A sitting of a match at that moment."""
    options = options or Options(seats=3, automa=True, characters=False)
    seed, moves = moves_to(options, wanted)
    people = tuple(Player(name, style) for name, style in SEATED[: options.seats])
    automa = (Player("Automa", "automa", kind="automa"),) if options.automa else ()
    match: Match = Store(folder).new_match(cards(), options, seed, people + automa)
    for move in moves:
        match.submit(move, match.number)
    return MatchSession(match)
