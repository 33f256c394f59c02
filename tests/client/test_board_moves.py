"""Every move that the rules allow in an action can be made on the board."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.client.scenes.board.board_scene import Board
from game.client.scenes.board.patronage_row import Paying
from game.client.ui.scene import Push, Transition
from game.client.ui.target_names import (
    AdvanceChoice,
    AxlePlace,
    GearPiece,
    OfferedInk,
    OrderSlot,
    PatronPiece,
    PayButton,
    PrintingPiece,
    RefinementPiece,
    RewardSpace,
    SpecialtyPiece,
    SpecialtyRow,
)
from game.content import load_content
from game.rules import Options, apply, legal_moves, new_game, pending_seats
from game.rules.moves import (
    DECLINABLE,
    FREE_MOVES,
    ActionTurn,
    ClaimReward,
    Decline,
    InstallGear,
    Move,
    Pass,
    RepositionGear,
    TakeInks,
    TakeOrder,
    TakePatronage,
    TakeSpecialty,
)
from game.rules.sampling import sample_move
from game.rules.state import Seat, Table
from tests.client.session_at import Wanted, in_action, sitting_at

pytestmark = pytest.mark.usefixtures("unpainted")


def acting(table: Table) -> Seat:
    return table.seats[table.stack[-1].seat]


def take_order(board: Board, move: TakeOrder) -> None:
    held = [order.printing for order in seat_of(board).orders]
    slot = OrderSlot(len(held) if move.discard is None else held.index(move.discard))
    put(board, RefinementPiece(move.refinement), slot)
    put(board, PrintingPiece(move.printing), slot)


def take_inks(board: Board, move: TakeInks) -> None:
    left = [at for at, ink in enumerate(board.board_row.view.ink_sets[move.ink_set]) if ink is not None]
    put(board, OfferedInk(move.ink_set, left[move.count - 1]), "inks")


def take_specialty(board: Board, move: TakeSpecialty) -> None:
    if len(move.advances) == 1:
        board.press(AdvanceChoice("one"))
        put(board, SpecialtyPiece(move.card), SpecialtyRow(move.advances[0]))
        return
    board.press(AdvanceChoice("both"))
    put(board, SpecialtyPiece(move.card), "tracks")


def install(board: Board, move: InstallGear) -> None:
    put(board, GearPiece(move.gear), AxlePlace(move.axle))
    turn(board, -move.sector % 3)


def reposition(board: Board, move: RepositionGear) -> None:
    placed = seat_of(board).gears[move.axle]
    board.press(GearPiece(placed.gear))
    turn(board, (placed.sector - 1 - move.sector) % 3)


def turn(board: Board, times: int) -> None:
    for _ in range(times):
        board.press("turn")
    board.press("install")


def claim(board: Board, move: ClaimReward) -> None:
    put(board, "marker", RewardSpace(move.space))


def take_patronage(board: Board, move: TakePatronage) -> None:
    question = put(board, PatronPiece(move.card), "house")
    if isinstance(question, Push):
        assert isinstance(question.to, Paying)
        question.to.press(PayButton([paid.inks for paid in question.to.payments].index(move.inks)))


GESTURES: dict[type[Move], Callable[..., object]] = {
    TakeOrder: take_order,
    TakeInks: take_inks,
    TakeSpecialty: take_specialty,
    InstallGear: install,
    RepositionGear: reposition,
    ClaimReward: claim,
    TakePatronage: take_patronage,
    Pass: lambda board, _: board.press("pass"),
}
"""What a person lays and presses to make a move of an action."""


def put(board: Board, piece: str, place: str) -> Transition:
    assert place in board.piece_part.places_for(piece)
    return board.piece_part.lay(piece, place)


def seat_of(board: Board) -> Seat:
    return board.board_row.view.seats[board.seat]


def is_turned_round(move: Move, board: Board) -> bool:
    """Whether a move names the two symbols of a card from right to left: see the last test."""
    if not isinstance(move, TakeSpecialty) or len(move.advances) == 1:
        return False
    return move.advances != board.board_row.content.specialty[move.card].specialties


def with_caxton(table: Table) -> bool:
    return acting(table).wild is not None and any(isinstance(move, TakePatronage) for move in moves_of(table))


def moves_of(table: Table) -> list[Move]:
    return legal_moves(table, acting(table).index)


@pytest.mark.parametrize(
    ("wanted", "characters"),
    [
        (in_action("orders", also=lambda table: len(acting(table).orders) == 3), False),
        (in_action("orders", also=lambda table: len(acting(table).orders) == 4), False),
        (in_action("inks", from_round=2), False),
        (in_action("specialties", from_round=2), False),
        (in_action("gears", from_round=2, also=lambda table: len(acting(table).gears) == 2), False),
        (in_action("gears", from_round=3, also=lambda table: len(acting(table).gears) == 3), False),
        (in_action("patronage", from_round=3), False),
        (in_action("patronage", from_round=3, also=with_caxton), True),
    ],
)
def test_every_move_of_an_action_can_be_made(tmp_path: Path, wanted: Wanted, characters: bool) -> None:
    session = sitting_at(tmp_path, wanted, Options(seats=3, automa=False, characters=characters))
    seat = session.shown.step.seat
    legal = session.match.legal_moves(seat)
    moves = [move for move in legal if not isinstance(move, (Pass, *FREE_MOVES))]  # a pass ends the turn for good
    assert len(moves) > 1
    for move in moves:
        board = session.scene()
        assert isinstance(board, Board)
        if not is_turned_round(move, board):
            GESTURES[type(move)](board, move)
            assert session.match.log[-1].move == move
            assert session.turns.undo(seat) == ""


def after(table: Table, move: Move) -> tuple[object, ...]:
    """What a seat has once a move is made and all that it brings is declined."""
    twin = table.clone()
    apply(twin, move)
    while type(twin.stack[-1]) in DECLINABLE:
        apply(twin, Decline(move.seat))
    seat = twin.seats[move.seat]
    return seat.levels, seat.disk, seat.guilders, seat.fame, [type(one) for one in twin.stack]


@pytest.mark.parametrize("seed", range(4))
def test_D5_both_symbols_of_a_card_do_the_same_in_either_order(seed: int) -> None:
    """D2, D5: so the board need not ask which of the two rises first."""
    table, _ = new_game(load_content(), Options(seats=3, automa=False), seed)
    rng, compared = Random(seed), 0
    while not table.is_over:
        top = table.stack[-1]
        for card in table.specialty_row if isinstance(top, ActionTurn) and top.action == "specialties" else ():
            if card is not None:
                first, second = table.content.specialty[card].specialties
                one, other = ((first, second), (second, first))
                assert after(table, TakeSpecialty(top.seat, card, one)) == after(
                    table, TakeSpecialty(top.seat, card, other)
                )
                compared += 1
        move = sample_move(table, pending_seats(table)[0], rng)
        assert move is not None  # the game waits for this seat
        apply(table, move)
    assert compared
