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
    (1, True, True, 71, 44): (1, 5, 17, 994),
    (1, True, True, 71, 56): (8, 34, 66, 241),
    (1, True, True, 71, 68): (1, 27, 54, 260),
    (2, False, True, 71, 0): (2, 24, 168, 336),
    (2, False, True, 71, 20): (4, 21, 141, 905),
    (2, False, True, 71, 32): (5, 29, 289),
    (2, False, True, 71, 44): (2, 5, 802),
    (2, False, True, 71, 56): (4, 20, 76, 212),
    (2, False, True, 71, 68): (5, 35, 675),
    (2, False, True, 71, 80): (1, 799),
    (2, False, True, 71, 92): (5, 32, 212, 1983),
    (2, False, True, 71, 104): (6, 26, 276),
    (2, False, True, 71, 116): (2, 3, 3, 1),
    (2, True, True, 71, 0): (2, 24, 168, 336),
    (2, True, True, 71, 20): (4, 22, 68, 241),
    (2, True, True, 71, 32): (1, 796),
    (2, True, True, 71, 44): (1, 6, 58, 492),
    (2, True, True, 71, 68): (1, 4, 10, 1126),
    (2, True, True, 71, 80): (1, 3, 9, 40),
    (2, True, True, 71, 92): (4, 4, 20, 3228),
    (2, True, True, 71, 104): (7, 7, 133, 1638),
    (2, True, True, 71, 128): (5, 28, 419),
    (2, True, True, 71, 140): (10, 10, 0, 0),
    (3, False, True, 71, 0): (2, 14, 112, 472),
    (3, False, True, 71, 20): (16, 223, 2757),
    (3, False, True, 71, 32): (5, 20, 70, 280),
    (3, False, True, 71, 44): (11, 57, 464),
    (3, False, True, 71, 56): (10, 47, 166, 608),
    (3, False, True, 71, 68): (15, 506),
    (3, False, True, 71, 80): (6, 22, 73, 259),
    (3, False, True, 71, 92): (5, 47, 630),
    (3, False, True, 71, 104): (2, 5, 9, 1455),
    (3, False, True, 71, 116): (8, 139, 1895),
    (3, False, True, 71, 128): (5, 19, 66, 395),
    (3, False, True, 71, 152): (37, 993),
    (3, False, True, 71, 164): (5, 18, 36, 70),
    (3, True, True, 71, 0): (2, 4, 8, 372),
    (3, True, True, 71, 20): (17, 233, 3305),
    (3, True, True, 71, 32): (11, 35, 84, 496),
    (3, True, True, 71, 44): (1, 1, 6, 33),
    (3, True, True, 71, 56): (25, 462),
    (3, True, True, 71, 68): (12, 12, 93, 552),
    (3, True, True, 71, 80): (1, 1, 4, 6500),
    (3, True, True, 71, 92): (10, 58, 208, 1162),
    (3, True, True, 71, 104): (5, 5, 25, 70),
    (3, True, True, 71, 116): (11, 20, 140, 1360),
    (3, True, True, 71, 128): (5, 6, 25, 89),
    (3, True, True, 71, 140): (2, 8, 40, 217),
    (3, True, True, 71, 152): (66, 787),
    (3, True, True, 71, 164): (13, 19, 313),
    (3, True, True, 71, 188): (15, 32, 156, 628),
    (4, False, True, 71, 0): (2, 4, 8, 16),
    (4, False, True, 71, 32): (7, 91, 1295),
    (4, False, True, 71, 44): (5, 27, 71, 205),
    (4, False, True, 71, 56): (17, 194, 4701),
    (4, False, True, 71, 68): (13, 136, 853),
    (4, False, True, 71, 80): (3, 13, 41, 136),
    (4, False, True, 71, 92): (6, 58, 660),
    (4, False, True, 71, 104): (10, 70, 334),
    (4, False, True, 71, 116): (2, 3, 4, 7),
    (4, False, True, 71, 128): (11, 134, 1441),
    (4, False, True, 71, 140): (7, 41, 224, 1204),
    (4, False, True, 71, 152): (1, 1, 2, 11),
    (4, False, True, 71, 164): (12, 293),
    (4, False, True, 71, 176): (3, 11, 45, 185),
    (4, False, True, 71, 188): (3, 12, 44, 9201),
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
