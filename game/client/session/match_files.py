"""Matches as files: writes a match to a file for another machine, and adds a match from such a file.

A file holds the whole match and the proof of each move, but no folder and nothing else of the machine. What does not
fit is refused with its reason, and changes nothing.
"""

from contextlib import suppress
from itertools import count
from pathlib import Path

from game.client.base.i18n import listed, say
from game.client.base.kept_files import NO_WORDS
from game.client.base.seating import player_name
from game.client.session.app_context import AppContext
from game.client.session.saved_games import have_emblems, played_at, write_and_tell, write_out
from game.client.text.save_text import LAWS, save_error
from game.client.ui.overlay import Message
from game.client.ui.scene import Push, Transition
from game.foreign_file import ForeignFileError, is_taken, read_text, status
from game.match.errors import SaveError
from game.match.format import from_json
from game.match.proof import Fault, prove
from game.match.store import SavedGame
from game.places import documents_folder
from game.whole_text import short

ENDING = ".gutenberg.json"
LARGEST = 20_000_000  # bytes of a file; a long match has a fiftieth of that
LONGEST = 60  # letters of the names in a file's name


class MatchFiles:
    """Writes the matches of a room to files, and adds matches from files."""

    def __init__(self, context: AppContext, folder: Path | None = None) -> None:
        self._context = context
        self.folder = documents_folder() if folder is None else folder

    def give_out(self, game: SavedGame) -> Transition:
        """Write a match to a file for documents, as it is if it cannot be opened, and say where; raises SaveError."""
        if game.problem:
            return write_out(self._context.profile.store, self._context.profile.folder, game)
        words = self._context.profile.store.export_match(game.id, self._context.profile.cards_of(game.content_digest))
        path = self._free_path(game)
        return write_and_tell(path, words, say("Export"), say("The game is in {path}.", path=path))

    def _free_path(self, game: SavedGame) -> Path:
        names = " ".join(player_name(player, seat) for seat, player in enumerate(game.players))
        plain = "".join(letter for letter in names if letter.isalnum() or letter in " -")[:LONGEST].strip()
        at = played_at(game)
        start = f"{at:%Y-%m-%d} {plain}" if at is not None else plain
        paths = (self.folder / f"{start}{f' {n}' if n > 1 else ''}{ENDING}" for n in count(1))
        return next(path for path in paths if not is_taken(path))

    def waiting(self) -> list[Path]:
        """The files in the folder, the newest first."""
        found = []
        with suppress(OSError):  # of the folder
            for path in self.folder.glob(f"*{ENDING}"):
                with suppress(OSError):  # of this file: the others are offered
                    found.append((status(path).st_mtime, path))
        return [path for _, path in sorted(found, reverse=True)]

    def take_in(self, path: Path) -> Transition:
        """Add the match of a file to the saved ones, or say why not."""
        try:
            return Push(Message(say("From a file"), self._taken(path)))
        except SaveError as error:
            words = say("{file}: {reason}", file=short(path.name), reason=file_error(error))
            return Push(Message(say("From a file"), words))

    def _taken(self, path: Path) -> str:
        """The sentence that a match was added, or what is wrong with it; raises SaveError where it cannot be read."""
        text = _text_of(path)
        save = from_json(text)
        proof = prove(save, self._context.profile.cards_of(save.header.content_digest))
        if proof.fault is not None:
            return say("{file} was not added. {reason}", file=short(path.name), reason=fault_words(proof.fault))
        if not have_emblems(save.header.players):
            raise SaveError("damaged", "an unknown emblem")
        self._context.profile.store.import_json(text)
        names = listed([player_name(player, seat) for seat, player in enumerate(save.header.players)])
        return say("The game of {names} is now among your saved games.", names=names)


def _text_of(path: Path) -> str:
    """What a file says; raises SaveError for one that is none of ours."""
    try:
        return read_text(path, LARGEST)
    except ForeignFileError as error:
        raise SaveError("damaged" if error.code in NO_WORDS else "not_found", str(error)) from error


def file_error(error: SaveError) -> str:
    """Why a file cannot be taken in."""
    if error.code == "damaged":
        return say("This is not a saved game of Gutenberg, or it is damaged.")
    if error.code == "future":
        return say("A newer version of the game wrote this file. Update the game to open it.")
    if error.code == "not_found":
        return say("The file can’t be read.")
    return save_error(error.code)


def fault_words(fault: Fault) -> str:
    """Why a match is not taken in."""
    if fault.code == "other_cards":
        return say("It was played with other cards.")
    if fault.code == "other_rules":
        return say("It was played with other rules.")
    if fault.law is not None:
        return LAWS[fault.law.code]()
    if fault.line:
        return say("Move {number} does not match: the file was changed or damaged.", number=fault.number + 1)
    return say("The end does not match: the file was changed or damaged.")
