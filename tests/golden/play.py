"""Whole games as readable text: each move as a line, what came of it below.

`python -m tests.golden.play` writes them.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from game.content import load_content
from game.rules import Options, Table, apply, digest, legal_moves, new_game, pending_seats, refusal
from game.rules import events as ev
from game.rules import moves as mv

FOLDER = Path(__file__).parent
GAMES = {
    "four_seats": (Options(seats=4, automa=False, characters=True, first_seat=2), 81),
    "solo": (Options(seats=1, automa=True, characters=True), 116),
}
LIKED: tuple[type[mv.Move], ...] = (mv.Fulfil, mv.TakePatronage, mv.UseGear)
DISLIKED: tuple[type[mv.Move], ...] = (mv.Pass, mv.Decline, mv.EndTurn, mv.BuyType, mv.SwapLevels, mv.LeaveMarkers)


def liking(move: mv.Move, rng: Random) -> float:
    """How gladly a move is made: the most of what pays, the rest by chance."""
    if isinstance(move, mv.Fulfil):
        parts = sum((order.colour is not None) + order.decoration for order in move.orders)
        return 10 + 3 * len(move.orders) + 2 * parts + len(move.bonus_gears) + rng.random() / 2
    return rng.random() + 2 * isinstance(move, LIKED) - 0.6 * isinstance(move, DISLIKED)


def choose(table: Table, rng: Random) -> mv.Move:
    """The best liked move of a seat that the game waits for."""
    pending = pending_seats(table)
    moves = legal_moves(table, pending[int(rng.random() * len(pending))])
    return max(moves, key=lambda move: liking(move, rng))


def words(value: object) -> str:
    """A value of an event on its line."""
    if isinstance(value, msgspec.Struct):
        return line_of(value)
    if isinstance(value, tuple | list):
        return "(" + " ".join(words(item) for item in value) + ")"
    return "-" if value is None else str(value)


def line_of(record: msgspec.Struct) -> str:
    """A move or an event with its fields by name."""
    fields = " ".join(f"{field}={words(getattr(record, field))}" for field in record.__struct_fields__)
    return f"{type(record).__name__} {fields}".rstrip()


def told(events: list[ev.Event]) -> Iterator[str]:
    """Events, a line each; scores a line a seat."""
    for event in events:
        if isinstance(event, ev.GameEnded):
            yield "    GameEnded"
            yield from (f"        {line_of(sheet)}" for sheet in event.scores)
        else:
            yield f"    {line_of(event)}"


def lines(name: str) -> Iterator[str]:
    """A golden game from its set-up to its scores."""
    options, seed = GAMES[name]
    table, events = new_game(load_content(), options, seed)
    rng = Random(seed)
    yield f"{line_of(options)} seed={seed}"
    yield from told(events)
    while not table.is_over:
        move = choose(table, rng)
        assert refusal(table, move) is None
        yield f"{table.number} {mv.to_text(move)}"
        yield from told(apply(table, move))
    yield f"digest {digest(table)}"


def path_of(name: str) -> Path:
    """Where the text of a game is kept."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for game in GAMES:
        path_of(game).write_text("\n".join(lines(game)) + "\n", encoding="utf-8")
