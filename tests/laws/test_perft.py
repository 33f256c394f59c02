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
    (1, True, True, 71, 32): (7, 11, 44, 190),
    (1, True, True, 71, 44): (1, 5, 19, 1012),
    (1, True, True, 71, 56): (8, 39, 91, 266),
    (1, True, True, 71, 68): (1, 27, 56, 285),
    (2, False, True, 71, 0): (2, 24, 168, 336),
    (2, False, True, 71, 20): (4, 21, 144, 1123),
    (2, False, True, 71, 32): (5, 29, 302),
    (2, False, True, 71, 56): (4, 14, 45, 1674),
    (2, False, True, 71, 68): (6, 40, 250),
    (2, False, True, 71, 80): (13, 341),
    (2, False, True, 71, 92): (5, 21, 819),
    (2, False, True, 71, 104): (7, 41, 217, 1058),
    (2, True, True, 71, 0): (2, 24, 168, 336),
    (2, True, True, 71, 20): (4, 22, 71, 272),
    (2, True, True, 71, 44): (1, 3, 13, 997),
    (2, True, True, 71, 56): (8, 85, 1011),
    (2, True, True, 71, 68): (7, 7, 7798),
    (2, True, True, 71, 80): (36, 214, 770),
    (2, True, True, 71, 92): (5, 17, 814),
    (2, True, True, 71, 104): (1, 6, 24, 101),
    (2, True, True, 71, 128): (1, 13, 126, 1222),
    (2, True, True, 71, 140): (1, 2, 7, 7),
    (3, False, True, 71, 0): (2, 14, 112, 472),
    (3, False, True, 71, 20): (16, 227, 2809),
    (3, False, True, 71, 32): (4, 17, 63, 179),
    (3, False, True, 71, 44): (5, 18, 139, 1971),
    (3, False, True, 71, 56): (6, 35, 191, 1018),
    (3, False, True, 71, 68): (1, 2, 1446),
    (3, False, True, 71, 80): (12, 70, 398),
    (3, False, True, 71, 92): (1, 2, 4, 1448),
    (3, False, True, 71, 104): (4, 41, 760),
    (3, False, True, 71, 116): (5, 21, 88, 340),
    (3, False, True, 71, 128): (1, 1442),
    (3, False, True, 71, 140): (6, 29, 138, 957),
    (3, False, True, 71, 152): (4, 24, 140, 760),
    (3, False, True, 71, 176): (4, 16, 60, 448),
    (3, False, True, 71, 188): (12, 72, 452),
    (3, True, True, 71, 0): (2, 4, 8, 372),
    (3, True, True, 71, 20): (17, 233, 3305),
    (3, True, True, 71, 32): (11, 35, 84, 552),
    (3, True, True, 71, 44): (6, 37, 5923),
    (3, True, True, 71, 56): (10, 18, 207, 2187),
    (3, True, True, 71, 68): (6, 10, 24, 87),
    (3, True, True, 71, 92): (26, 408),
    (3, True, True, 71, 116): (9, 23, 210, 1161),
    (3, True, True, 71, 128): (2, 14, 55, 181),
    (3, True, True, 71, 140): (6, 16, 90, 150),
    (3, True, True, 71, 152): (8, 33, 189, 1140),
    (3, True, True, 71, 164): (5, 7, 17, 28),
    (3, True, True, 71, 176): (67, 734),
    (3, True, True, 71, 188): (7, 34, 179, 636),
    (4, False, True, 71, 0): (2, 4, 8, 16),
    (4, False, True, 71, 32): (7, 91, 1295),
    (4, False, True, 71, 44): (1, 6, 15, 16),
    (4, False, True, 71, 56): (6, 57, 652),
    (4, False, True, 71, 68): (6, 31, 153, 654),
    (4, False, True, 71, 80): (6, 29, 146, 9575),
    (4, False, True, 71, 92): (6, 62, 525),
    (4, False, True, 71, 104): (10, 70, 410),
    (4, False, True, 71, 116): (1, 1, 1, 2),
    (4, False, True, 71, 128): (7, 47, 490),
    (4, False, True, 71, 140): (7, 112, 1475),
    (4, False, True, 71, 152): (4, 14, 75, 295),
    (4, False, True, 71, 164): (1, 4, 9080),
    (4, False, True, 71, 176): (14, 307),
    (4, False, True, 71, 188): (7, 54, 306),
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
