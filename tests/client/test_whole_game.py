"""Whole games by the mouse alone: from the title through six rounds to the count, which a recount confirms."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.content import load_content
from game.match.match import Match
from game.match.store import Store
from game.rules import Options, Table, apply, new_game
from game.rules.moves import ChooseReward, DrawOrder, Fulfil, Move, TakeOrder
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import Player
from tests.client.player.script import script
from tests.client.player.words import words_on
from tests.laws.ledger import Account, Ledger

WINDOW = (640, 360)  # small, for speed: the smallest there is
UNDO_EACH = 7
LEVEL_FAME = {6: 6, 5: 3, 4: 1}  # Z1
GAMES = {
    "four": Opening(("Anna", "Tom", "Kate", "Hans"), characters=True, automa=False, seed=44, first=2),
    "three and the automa": Opening(("Anna", "Tom", "Kate"), characters=True, automa=True, seed=0),
    "two": Opening(("Anna", "Tom"), characters=True, automa=False, seed=49, first=0),
    "solo": Opening(("Anna",), characters=True, automa=True, seed=36),
}

PAINTED = "three and the automa"


@pytest.fixture
def fingers(tmp_path: Path) -> Iterator[Fingers]:
    """A hand on the mouse in front of the title of an empty data folder."""
    yield Fingers(Pilot(Title(AppContext(tmp_path)), WINDOW))
    pygame.quit()


def replayed(match: Match) -> tuple[Table, Ledger]:
    """A fresh table after the moves of a match, and what its events alone add up to."""
    again, opening = new_game(match.content, match.options, match.seed)
    ledger = Ledger(match.options.seats)
    ledger.record(opening)
    for entry in match.log:
        ledger.record(apply(again, entry.move))
    return again, ledger


def recount(account: Account) -> list[int]:
    """Z1: fame of the track, of specialties, of patronage and of guilders, and the sum."""
    specialties = sum(LEVEL_FAME.get(level, 0) for level in account.levels.values())
    guilders = account.guilders // 3 * (2 if account.character == "vietor" else 1)
    parts = [account.fame, specialties, 8 * len(account.patronage), guilders]
    return [*parts, sum(parts)]


def figures(said: list[tuple[pygame.Rect, str]], name: str) -> list[int]:
    """The figures in the column of a name on the sheet of scores."""
    heads = [rect for rect, words in said if words == name]
    columns = [[words for rect, words in said if rect.centerx == head.centerx and rect.y > head.y] for head in heads]
    return [int(words) for words in max(columns, key=len) if words.isdecimal()]


def test_the_scripts_hold_every_kind_of_move() -> None:
    """Between them the games make each move of the rules, with full slots and axles and all that characters may do."""
    moves = [
        move
        for opening in GAMES.values()
        for move in script(
            Options(
                seats=len(opening.names),
                automa=opening.automa,
                characters=opening.characters,
                first_seat=opening.first,
            ),
            opening.seed,
        )
    ]
    assert {*map(type, moves), ChooseReward} == set(
        get_args(Move)
    )  # that one is rare: the questions' own tests have it
    fulfilments = [move for move in moves if isinstance(move, Fulfil)]
    assert any(move.uncovered for move in fulfilments)
    assert any(len(move.bonus_gears) > len(set(move.bonus_gears)) for move in fulfilments)
    assert any(order.colour and order.decoration for move in fulfilments for order in move.orders)
    for kind in (TakeOrder, DrawOrder):
        assert any(move.discard for move in moves if isinstance(move, kind))


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game != "two"])  # each device plays that one
def test_a_whole_game_by_the_mouse(fingers: Fingers, tmp_path: Path, game: str, request: pytest.FixtureRequest) -> None:
    """Z1: every move of the script is made at the window, and the count at the end is right."""
    if game != PAINTED:
        request.getfixturevalue("unpainted")
    opening = GAMES[game]
    session = open_game(fingers, opening)
    assert [player.name for player in session.seats.players if player.kind == "person"] == list(opening.names)
    assert (session.match.seed, session.match.options.characters) == (opening.seed, opening.characters)
    player = Player(fingers, session)
    moves = script(session.match.options, opening.seed)
    player.play(moves, UNDO_EACH)
    player.finish()
    assert player.taken_back
    with Store(tmp_path) as store:
        saved = store.open_match(session.match.id, load_content())
        assert [entry.move for entry in saved.log] == moves
        again, ledger = replayed(saved)
    assert again.is_over
    assert not ledger.disagreements(again)
    fingers.pilot.wait_until_still()  # the rows are counted one after the other
    said = words_on(fingers.pilot.app.page)
    for seat, name in enumerate(opening.names):
        assert figures(said, name) == recount(ledger.accounts[seat])
