"""Computer players at a screen, stopped where a test begins."""

from pathlib import Path

from devtools.staging import ThinksHere
from game.client.scenes.board.board_scene import Board
from game.client.scenes.parts.computer_turn import ComputerTurn
from game.match.match import Match
from game.rules import Options, Table
from game.rules import moves as ask
from game.rules.moves import CommitPlan
from tests.client.company import Seats, computer, new_match
from tests.client.pilot import Pilot
from tests.client.session_at import Wanted, moves_to

TABLES = {
    "one person and one computer": (1, Options(seats=2, automa=True)),
    "one person and three computers": (1, Options(seats=4, automa=False)),
    "four computers": (0, Options(seats=4, automa=False)),
}
PAIR = Options(seats=2, automa=False, characters=False, first_seat=0)
QUITS_S = 0.5  # generous: a twentieth is what it should take
FREE = frozenset({"log", "rules", "round card", "menu", "seat:0", "seat:1"})  # open something over the table


def at(folder: Path, wanted: Wanted, people: tuple[int, ...] = (), options: Options = PAIR) -> Match:
    """A match at a wanted moment; all seats but those of people are computers'."""
    seed, moves = moves_to(options, wanted)
    match = new_match(folder, options, options.seats, seed)
    for move in moves:
        match.submit(move, match.number)
    for seat in range(options.seats):
        if seat not in people:
            match.reseat(seat, computer(seat))
    return match


def asked(decision: type[ask.Decision]) -> Wanted:
    return lambda table: bool(table.stack) and isinstance(table.stack[-1], decision)


def asked_inside(decision: type[ask.Decision]) -> Wanted:
    """A question inside a turn in an action, of the first seat."""

    def wanted(table: Table) -> bool:
        kinds = [type(one) for one in table.stack]
        return bool(kinds) and kinds[-1] is decision and table.phase == "actions" and table.stack[-1].seat == 0

    return wanted


def watched(pilot: Pilot) -> ComputerTurn:
    """The turn of a computer player that is looked at."""
    turn = pilot.scene_of(Board).watched
    assert isinstance(turn, ComputerTurn)
    return turn


def asked_of(company: Seats) -> list[tuple[int, int]]:
    """What the thinker was asked: seats and numbers of states."""
    assert isinstance(company.thinker, ThinksHere)
    return company.thinker.asked


def plan_of(match: Match, seat: int) -> CommitPlan:
    """A plan that a seat may hand in."""
    plan = match.legal_moves(seat)[0]
    assert isinstance(plan, CommitPlan)
    return plan
