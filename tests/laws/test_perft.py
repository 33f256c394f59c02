"""How many ways there are to go on: seed, seats, position and depth against counted numbers.

A change of any number is a change of the rules, of the content, or of what chance brings. If it is meant, print the new
table with `python -m tests.laws.test_perft`.
"""

from collections.abc import Iterator

import pytest

from game.rules import Options, Table, legal_moves, pending_seats, play
from tests.laws.games import start

Position = tuple[int, bool, bool, int, int]
"""Seats, automa, characters, seed, and how many moves were made before."""

STRIDE = 7  # each move of the way there is the one at number * STRIDE of the list, round and round

COUNTS: dict[Position, tuple[int, ...]] = {
    (1, True, True, 71, 0): (2, 50, 800),
    (1, True, True, 71, 20): (1, 12, 24, 24),
    (1, True, True, 71, 32): (7, 11, 43, 159),
    (1, True, True, 71, 44): (1, 5, 21, 1039),
    (1, True, True, 71, 56): (5, 5, 40, 40),
    (1, True, True, 71, 68): (11, 29, 118, 340),
    (2, False, True, 71, 0): (2, 24, 168, 336),
    (2, False, True, 71, 20): (4, 22, 146, 938),
    (2, False, True, 71, 32): (4, 17, 88, 689),
    (2, False, True, 71, 44): (5, 5, 5, 3980),
    (2, False, True, 71, 56): (5, 18, 62, 1770),
    (2, False, True, 71, 68): (3, 27, 312),
    (2, False, True, 71, 80): (1, 798),
    (2, False, True, 71, 92): (5, 23, 103, 2002),
    (2, False, True, 71, 104): (3, 28, 220, 1924),
    (2, False, True, 71, 116): (5, 25, 99, 267),
    (2, True, True, 71, 0): (2, 24, 168, 336),
    (2, True, True, 71, 20): (4, 22, 67, 247),
    (2, True, True, 71, 32): (1, 797),
    (2, True, True, 71, 44): (4, 72, 88, 468),
    (2, True, True, 71, 56): (1, 967),
    (2, True, True, 71, 68): (1, 15, 192, 1316),
    (2, True, True, 71, 80): (2, 11, 1161),
    (2, True, True, 71, 92): (1, 9, 262),
    (2, True, True, 71, 104): (7, 75, 300),
    (2, True, True, 71, 116): (2, 14, 994),
    (2, True, True, 71, 128): (1, 18, 59, 599),
    (3, False, True, 71, 0): (2, 14, 112, 472),
    (3, False, True, 71, 20): (16, 223, 2757),
    (3, False, True, 71, 32): (5, 20, 70, 280),
    (3, False, True, 71, 44): (11, 57, 464),
    (3, False, True, 71, 56): (10, 47, 166, 608),
    (3, False, True, 71, 68): (15, 506),
    (3, False, True, 71, 80): (6, 22, 73, 261),
    (3, False, True, 71, 92): (12, 96, 1731),
    (3, False, True, 71, 104): (1, 1, 1438),
    (3, False, True, 71, 116): (4, 24, 888),
    (3, False, True, 71, 128): (5, 18, 38, 116),
    (3, False, True, 71, 140): (20, 146, 1804),
    (3, False, True, 71, 152): (4, 12, 44, 132),
    (3, True, True, 71, 0): (2, 4, 8, 372),
    (3, True, True, 71, 20): (17, 233, 3305),
    (3, True, True, 71, 32): (11, 35, 84, 498),
    (3, True, True, 71, 44): (1, 1, 6, 33),
    (3, True, True, 71, 56): (25, 462),
    (3, True, True, 71, 68): (12, 12, 93, 552),
    (3, True, True, 71, 80): (1, 1, 4, 6500),
    (3, True, True, 71, 92): (10, 58, 208, 1162),
    (3, True, True, 71, 104): (5, 5, 25, 70),
    (3, True, True, 71, 116): (11, 20, 150, 1500),
    (3, True, True, 71, 128): (1, 6, 28, 141),
    (3, True, True, 71, 140): (2, 2, 5, 7760),
    (3, True, True, 71, 152): (8, 168, 2366),
    (3, True, True, 71, 164): (5, 19, 90, 301),
    (3, True, True, 71, 176): (14, 236, 2786),
    (3, True, True, 71, 188): (5, 5, 47, 47),
    (4, False, True, 71, 0): (2, 4, 8, 16),
    (4, False, True, 71, 32): (7, 91, 1295),
    (4, False, True, 71, 44): (5, 27, 71, 205),
    (4, False, True, 71, 56): (17, 194, 4701),
    (4, False, True, 71, 68): (13, 136, 862),
    (4, False, True, 71, 80): (3, 13, 41, 136),
    (4, False, True, 71, 92): (6, 58, 615),
    (4, False, True, 71, 104): (10, 70, 336),
    (4, False, True, 71, 116): (2, 2, 7, 27),
    (4, False, True, 71, 128): (6, 35, 385),
    (4, False, True, 71, 140): (5, 21, 106, 537),
    (4, False, True, 71, 152): (5, 17, 20, 81),
    (4, False, True, 71, 164): (67, 2573),
    (4, False, True, 71, 176): (26, 311),
    (4, False, True, 71, 188): (5, 26, 133, 650),
}


def position(seats: int, automa: bool, characters: bool, seed: int, number: int) -> Table:
    """The table after so many moves that nobody chose well."""
    table = start(Options(seats=seats, automa=automa, characters=characters, first_seat=None), seed)
    while table.number < number and not table.is_over:
        moves = legal_moves(table, pending_seats(table)[0])
        play(table, moves[table.number * STRIDE % len(moves)])
    return table


def perft(table: Table, depth: int) -> int:
    """How many ways there are to make `depth` moves of those for whom the game waits."""
    moves = [move for seat in pending_seats(table) for move in legal_moves(table, seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = table.clone()
        play(twin, move)
        total += perft(twin, depth - 1)
    return total


@pytest.mark.parametrize("where", COUNTS, ids=lambda where: "-".join(str(part) for part in where))
def test_perft(where: Position) -> None:
    """The counted numbers, depth by depth."""
    table = position(*where)
    wanted = COUNTS[where]
    assert tuple(perft(table, depth) for depth in range(1, len(wanted) + 1)) == wanted


def positions() -> Iterator[Position]:
    """Some of every mix: the start, and places along the way where a look ahead stays small."""
    for seats, automa in ((1, True), (2, False), (2, True), (3, False), (3, True), (4, False)):
        for number in (0, *range(20, 200, 12)):
            table = position(seats, automa, True, 71, number)
            if not table.is_over and table.phase != "planning":
                yield seats, automa, True, 71, number


def counted(table: Table) -> tuple[int, ...]:
    """Counts as deep as a few thousand ways go."""
    counts = [perft(table, 1)]
    while len(counts) < 4 and counts[-1] < 250:
        deeper = perft(table, len(counts) + 1)
        if deeper > 20_000:
            break
        counts.append(deeper)
    return tuple(counts)


if __name__ == "__main__":
    for place in positions():
        print(f"    {place}: {counted(position(*place))},")
