"""Two whole games, told line by line, stay what they are.

A difference shows what a change of the rules means for a game. If it is meant, write the texts anew and read the diff:

    python -m tests.golden.play
"""

import pytest

from game.content import load_content
from game.rules import apply, digest, new_game
from game.rules import moves as mv
from tests.golden.play import GAMES, lines, path_of


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_what_it_was(name: str) -> None:
    """Every move and every event, to the digest of the last state."""
    kept = path_of(name).read_text(encoding="utf-8").splitlines()
    for number, (line, wanted) in enumerate(zip(lines(name), kept, strict=True), start=1):
        assert line == wanted, f"{path_of(name).name}:{number}"


@pytest.mark.parametrize("name", GAMES)
def test_the_moves_of_the_text_play_the_game(name: str) -> None:
    """The text alone is a journal: its moves, read back, lead to its digest."""
    options, seed = GAMES[name]
    table, _ = new_game(load_content(), options, seed)
    kept = path_of(name).read_text(encoding="utf-8").splitlines()
    for line in kept:
        if line[0].isdigit():
            apply(table, mv.from_text(line.split(" ", 1)[1]))
    assert table.is_over
    assert kept[-1] == f"digest {digest(table)}"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_worth_keeping(name: str) -> None:
    """Orders are fulfilled with both parts, gears used, patrons won: the texts show most of what can happen."""
    text = path_of(name).read_text(encoding="utf-8")
    for word in ("OrderFulfilled", "colour=True decoration=True", "GearUsed", "DiskMoved", "GameEnded", "CardsDrawn"):
        assert word in text
    assert len({line.split()[0] for line in text.splitlines() if line.startswith("    ")}) > 30
