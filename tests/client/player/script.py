"""The moves of a whole game, played by the rules alone and told as a person would make them at the window."""

from collections import Counter
from random import Random

from game.content import load_content
from game.rules import Options, Table, apply, free_moves_open, legal_moves, new_game, pending_seats
from game.rules import moves as ask
from game.rules.moves import BuyType, ChooseReward, Fulfil, Move, TakeSpecialty
from game.rules.names import LETTER_INDEX, LETTERS
from game.rules.rewards import reward_in_any_order
from game.rules.sampling import BY_ANYBODY, sample_any_free_move, sample_move
from game.rules.state import Seat

BUY_FOR_AN_ORDER = 0.8  # of the turns in fulfilment in which a letter that is missing can be paid


def script(options: Options, seed: int) -> list[Move]:
    """All moves of a random lively game; plans are handed in in turn order, as the curtain asks for them."""
    table, _ = new_game(load_content(), options, seed)
    return rest_of(table, seed)


def rest_of(table: Table, seed: int) -> list[Move]:
    """The moves of a random lively game from a table on, which is played to its end."""
    rng, moves = Random(seed), list[Move]()
    while not table.is_over:
        move = as_laid(table, next_move(table, rng))
        apply(table, move)
        moves.append(move)
    return moves


def next_move(table: Table, rng: Random) -> Move:
    """A move of the seat that is due, or at times a free move of anybody while no choice is open."""
    free = sample_any_free_move(table, rng) if rng.random() < BY_ANYBODY and free_moves_open(table) else None
    pending = pending_seats(table)
    seat = next(seat for seat in table.turn_order if seat in pending)
    if table.stack[-1] == ask.FulfilTurn(seat, False) and rng.random() < BUY_FOR_AN_ORDER:
        free = free or missing_letter(table, table.seats[seat])
    move = free or sample_move(table, seat, rng)
    assert move is not None  # the game waits for this seat
    return move


def missing_letter(table: Table, seat: Seat) -> Move | None:
    """The purchase of a letter with which an order could be printed soon, or None where all is there or too dear."""
    for order in seat.orders:
        need = table.content.printing[order.printing].needs
        lacking = [letter for letter in LETTERS if need[LETTER_INDEX[letter]] > seat.types[LETTER_INDEX[letter]]]
        if not lacking:
            return None
        move = BuyType(seat.index, lacking[0])
        if len(lacking) == 1 and move in legal_moves(table, seat.index):
            return move
    return None


def as_laid(table: Table, move: Move) -> Move:
    """The same move in the order in which the window lays its parts out; the rules take any order for the same."""
    if isinstance(move, TakeSpecialty) and len(move.advances) > 1:
        return TakeSpecialty(move.seat, move.card, table.content.specialty[move.card].specialties)
    if isinstance(move, ChooseReward):
        return reward_in_any_order(table) or move
    if isinstance(move, Fulfil):
        uses = Counter(move.bonus_gears)
        again = [axle for axle in sorted(uses) if uses[axle] > 1]
        return Fulfil(move.seat, move.orders, (*sorted(uses), *again), move.uncovered)
    return move
