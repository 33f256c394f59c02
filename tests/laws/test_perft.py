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
    (1, True, True, 71, 32): (7, 11, 44, 170),
    (1, True, True, 71, 44): (1, 5, 17, 995),
    (1, True, True, 71, 56): (8, 57, 399),
    (1, True, True, 71, 68): (1, 1, 12, 21),
    (2, False, True, 71, 0): (2, 24, 168, 336),
    (2, False, True, 71, 20): (4, 21, 141, 906),
    (2, False, True, 71, 32): (5, 29, 302),
    (2, False, True, 71, 68): (3, 14, 839),
    (2, False, True, 71, 80): (7, 35, 167, 734),
    (2, False, True, 71, 92): (18, 165, 929),
    (2, False, True, 71, 104): (5, 22, 86, 234),
    (2, True, True, 71, 0): (2, 24, 168, 336),
    (2, True, True, 71, 20): (4, 22, 65, 237),
    (2, True, True, 71, 32): (1, 796),
    (2, True, True, 71, 44): (18, 22, 117, 1162),
    (2, True, True, 71, 56): (1, 3, 969),
    (2, True, True, 71, 68): (1, 15, 190, 394),
    (2, True, True, 71, 80): (10, 10, 11130),
    (2, True, True, 71, 92): (6, 24, 93, 276),
    (2, True, True, 71, 104): (5, 50, 50, 425),
    (2, True, True, 71, 116): (5, 5, 30, 150),
    (2, True, True, 71, 140): (36, 1015),
    (3, False, True, 71, 0): (2, 14, 112, 472),
    (3, False, True, 71, 20): (16, 223, 2757),
    (3, False, True, 71, 32): (4, 17, 63, 177),
    (3, False, True, 71, 44): (5, 18, 139, 1971),
    (3, False, True, 71, 56): (5, 27, 138, 598),
    (3, False, True, 71, 80): (7, 99, 972),
    (3, False, True, 71, 92): (1, 1, 4, 1450),
    (3, False, True, 71, 104): (19, 254),
    (3, False, True, 71, 116): (2, 3, 1448),
    (3, False, True, 71, 128): (39, 733),
    (3, False, True, 71, 140): (7, 40, 191, 843),
    (3, False, True, 71, 164): (24, 480),
    (3, False, True, 71, 176): (4, 9, 13, 24),
    (3, True, True, 71, 0): (2, 4, 8, 372),
    (3, True, True, 71, 20): (17, 233, 3305),
    (3, True, True, 71, 32): (11, 35, 84, 496),
    (3, True, True, 71, 44): (1, 1, 6, 33),
    (3, True, True, 71, 56): (25, 462),
    (3, True, True, 71, 68): (12, 12, 93, 561),
    (3, True, True, 71, 92): (1, 4, 81, 1671),
    (3, True, True, 71, 104): (3, 6, 14, 7204),
    (3, True, True, 71, 116): (67, 797),
    (3, True, True, 71, 128): (5, 5, 15, 45),
    (3, True, True, 71, 140): (7, 7, 28),
    (3, True, True, 71, 152): (8, 162, 2780),
    (3, True, True, 71, 164): (6, 32, 166, 854),
    (3, True, True, 71, 176): (1, 16, 909),
    (3, True, True, 71, 188): (46, 84, 1469),
    (4, False, True, 71, 0): (2, 4, 8, 16),
    (4, False, True, 71, 32): (7, 91, 1295),
    (4, False, True, 71, 44): (1, 6, 15, 16),
    (4, False, True, 71, 56): (6, 57, 652),
    (4, False, True, 71, 68): (6, 28, 128, 542),
    (4, False, True, 71, 80): (6, 25, 110, 9438),
    (4, False, True, 71, 92): (6, 62, 525),
    (4, False, True, 71, 104): (10, 70, 350),
    (4, False, True, 71, 116): (1, 2, 5, 9072),
    (4, False, True, 71, 128): (7, 94, 572),
    (4, False, True, 71, 140): (9, 65, 366),
    (4, False, True, 71, 152): (3, 22, 61, 9401),
    (4, False, True, 71, 164): (67, 2504),
    (4, False, True, 71, 176): (15, 428),
    (4, False, True, 71, 188): (5, 13, 23, 69),
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
