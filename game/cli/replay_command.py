"""`main.py replay FILE|ID`: prove every move of a match: it is legal, and leads to the state that the file tells.

A match that went on with other cards is proven only from there on: the state before is taken on trust, if it breaks no
law.
"""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.cli.endings import ALL_WELL, FAILED
from game.cli.parser import path
from game.client.base.kept_files import write_whole
from game.client.session.match_files import LARGEST
from game.content import load_content
from game.foreign_file import ForeignFileError, given_path, is_taken, read_text
from game.match.errors import SaveError
from game.match.format import Save, from_json
from game.match.proof import Fault, FaultCode, prove
from game.match.store import Store
from game.terminal import tell
from game.whole_text import short

ON_TRUST = 3

REASONS: dict[FaultCode, str] = {
    "other_cards": "It was played with other cards than those of config/, so its moves cannot be checked.",
    "other_rules": "It was played by other rules than this version has, so its moves cannot be checked.",
    "no_start": "Its first state cannot be made.",
    "unreadable": "is no move",
    "illegal": "is not allowed there",
    "leads_elsewhere": "leads to another state than the file tells",
    "ends_elsewhere": "All moves are legal, but they do not lead to the state that was saved.",
    "unlawful": "No game comes to the state that was saved",
}
"""Of a single move: the end of a sentence; else a sentence."""


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` the match to read."""
    parser.epilog = "The exit status is 0 where all is proven, 3 where only what came after a change of cards is."
    parser.add_argument("match", metavar="FILE|ID", help="an exported match, or the id of a saved one")
    parser.add_argument("--check", action="store_true", help="prove every move (what is done in any case)")
    parser.add_argument("--export", metavar="FILE", type=path, help="write it as a file that can be proven anywhere")


def run(arguments: Namespace) -> int:
    """Return 0 if every move is proven, 3 if only those after a state that is not, else 1; print what was found."""
    content = load_content()
    try:
        save, text = read(arguments.match, arguments.data)
        proof = prove(save, content)
        if arguments.export is not None and proof.fault is None:
            text = text or exported(arguments.match, arguments.data)
            write_whole(arguments.export, text)
    except SaveError as error:
        tell(f"{short(arguments.match)}: {problem(error)}", error=True)
        return FAILED
    except OSError as error:
        tell(f"{short(str(arguments.export))}: It cannot be written: {error.strerror}.", error=True)
        return FAILED
    names = ", ".join(short(player.name) for player in save.header.players)
    seed = f"seed {save.header.seed}, " if save.position.finished else ""  # before the end it would tell the future
    tell(f"{names}; {seed}{len(save.moves)} moves, format {save.header.format}")
    if proof.fault is not None:
        tell(fault_words(proof.fault), error=True)
        return FAILED
    return told(save, from_deal=proof.from_deal)


def told(save: Save, *, from_deal: bool) -> int:
    """Print how much of a match without a fault is proven, and return the status for it."""
    moves, state = len(save.moves), f"lead to state {save.position.state_digest}"
    if from_deal:
        tell(f"All {save.position.number} moves are legal and {state}.")
        return ALL_WELL
    before = save.header.base_number
    if before > 1:
        tell(f"The first {before} moves are not proven: they were kept without their cards.")
    else:
        tell("The state from which it goes on is not proven: it was kept without its cards.")
    tell(f"All moves after that are legal ({moves}) and {state}." if moves else "There are no moves after that.")
    return ON_TRUST


def read(word: str, data: Path | None) -> tuple[Save, str]:
    """Return the match of a file, with its text, or of a saved game, without; raises SaveError."""
    try:
        text = read_text(given_path(word), LARGEST)
    except ForeignFileError as error:
        if is_taken(Path(word)):
            raise SaveError("damaged", str(error)) from error
    else:
        return from_json(text), text
    with Store(data) as store:
        return from_json(store.export_json(word)), ""


def exported(match_id: str, data: Path | None) -> str:
    """Return a saved game as a file that can be proven; raises SaveError."""
    with Store(data) as store:
        return store.export_match(match_id, load_content())


def problem(error: SaveError) -> str:
    """Return why a match cannot be read, in a sentence."""
    reasons = {
        "not_found": "There is no such file, and no saved game of this id.",
        "damaged": "It cannot be read: it is damaged, or no match at all.",
        "no_file": "What is in place of the saved games is no ordinary file.",
        "future": "It was written by a newer version of the game.",
    }
    return reasons.get(error.code, f"It cannot be read ({error.code}).")


def fault_words(fault: Fault) -> str:
    """Return what is wrong, and with which move."""
    if fault.law is not None:
        return f"{REASONS[fault.code]}: {fault.law.text}."
    if not fault.line:
        return REASONS[fault.code]
    why = f": {fault.refusal.code}" if fault.refusal is not None else ""
    return f"Move {fault.number + 1}, {short(fault.line)}, {REASONS[fault.code]}{why}."
