"""The proof of a saved match: every move is legal and leads to the state that the file says.

An exported match holds a short digest of the state after each move. So a changed move is found even where the rules
would allow it, and not only the end to which it leads.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from game.content import Content, is_name_of
from game.match.format import RULES_VERSION, Save
from game.match.journal import position_at
from game.match.replay import Replay
from game.match.restore import BROKEN, UnlawfulState, refuse_strange_players, start_of
from game.match.timeline import Timeline
from game.rules import BrokenLaw, IllegalMove, Refusal, broken_law, digest
from game.rules.moves import from_text

DIGITS = 8  # of a state's digest beside a move: one changed move in four thousand million stays hidden

FaultCode: TypeAlias = Literal[
    "other_cards",  # made with other cards, so nothing can be said
    "other_rules",  # made by a version with other rules
    "no_start",  # even its first state cannot be made
    "unreadable",  # the line cannot be read as a move
    "illegal",  # the rules refuse the move
    "leads_elsewhere",  # the move is legal, but the file says another state after it
    "ends_elsewhere",  # all moves are legal, but do not lead to the state that was saved
    "unlawful",  # no game can stand in the state from which the moves begin
]


class Fault(NamedTuple):
    """What is wrong, at which state; `line` is the move as the file has it, empty where no single move is to blame."""

    code: FaultCode
    number: int
    line: str = ""
    refusal: Refusal | None = None
    law: BrokenLaw | None = None  # of the state from which the moves begin


class Proof(NamedTuple):
    """The match as far as its moves are right, and the first fault; no replay where there is no first state.

    Not `from_deal` is a match of which nothing proves the first state: it went on from there without its cards.
    """

    replay: Replay | None
    fault: Fault | None
    from_deal: bool = True


def prove(save: Save, content: Content) -> Proof:
    """Return the match of a save, and its first fault; raises SaveError for impossible players."""
    refuse_strange_players(save.header)
    if save.header.rules_version != RULES_VERSION:
        return Proof(None, Fault("other_rules", save.header.base_number))
    if not is_name_of(save.header.content_digest, content):
        return Proof(None, Fault("other_cards", save.header.base_number))
    try:
        start = start_of(save.header, content)
    except UnlawfulState as unlawful:
        return Proof(None, Fault("unlawful", save.header.base_number, law=unlawful.law))
    except BROKEN:
        return Proof(None, Fault("no_start", save.header.base_number))
    played = start.fork()
    fault = _fault_at_start(save, start) or next(_faults(save, played), None) or _fault_at_end(save, played)
    sound = [entry.move for entry in played.entries]
    replay = Replay(start, sound[:-1] if fault and fault.code == "leads_elsewhere" else sound)
    return Proof(replay, fault, _is_dealt(save, start, content))


def _fault_at_start(save: Save, start: Timeline) -> Fault | None:
    """Return the fault of a save that goes on from a state that no game with these cards comes to."""
    number = save.header.base_number
    if len(save.frozen_moves) > number:
        return Fault("no_start", number)
    law = broken_law(start.table)
    return Fault("unlawful", number, law=law) if law else None


def _is_dealt(save: Save, start: Timeline, content: Content) -> bool:
    """Return whether the moves before the first state lead there from the deal, which proves them too."""
    if save.header.base_state is None:
        return True
    try:
        dealt = Timeline.start(content, save.header.options, save.header.seed)
        for line in save.frozen_moves:
            dealt.advance(from_text(line))
    except BROKEN:
        return False
    return digest(dealt.table) == digest(start.table)


def _faults(save: Save, played: Timeline) -> Iterator[Fault]:
    """Play the moves of a save one by one and yield each fault; the caller stops at the first one."""
    for at, line in enumerate(save.moves):
        number = played.table.number
        try:
            played.advance(from_text(line))
        except IllegalMove as illegal:
            yield Fault("illegal", number, line, illegal.refusal)
        except BROKEN:
            yield Fault("unreadable", number, line)
        if at < len(save.proofs) and save.proofs[at] != digest(played.table)[:DIGITS]:
            yield Fault("leads_elsewhere", number, line)


def _fault_at_end(save: Save, played: Timeline) -> Fault | None:
    """Return the fault of a save whose moves are right but do not lead to its position."""
    told, table = save.position, played.table
    sound = told.undone_by in (None, *range(len(table.seats)))
    same = told == msgspec.structs.replace(position_at(table), undone_by=told.undone_by)
    return None if sound and same else Fault("ends_elsewhere", table.number)


def with_proofs(save: Save, content: Content) -> Save:
    """Return a save with the digest after each move, as far as moves are right; raises SaveError as `prove` does."""
    replay = prove(msgspec.structs.replace(save, proofs=()), content).replay
    if replay is None:
        return save
    states = range(replay.first + 1, replay.last + 1)
    return msgspec.structs.replace(save, proofs=tuple(digest(replay.table(at))[:DIGITS] for at in states))
