"""The choice of cards: the game's own, or those of a folder that is named in the settings."""

from collections.abc import Callable
from pathlib import Path

from game.client.base.i18n import say
from game.client.ui.scene import loaded
from game.foreign_file import ForeignFileError, given_path, settled
from game.places import CONFIG, owners_folder, use_cards_of
from game.whole_text import SIGN, short


class CardsController:
    """Takes the name of a folder of cards, says what is wrong with it, and has games played with it.

    `kept` is the folder in the settings, empty for the game's own; `keep` is called with a newly chosen one.
    """

    def __init__(self, kept: str, keep: Callable[[str], None]) -> None:
        self._keep = keep
        self.typed = kept.replace("\0", SIGN)
        self.faults: list[str] = []  # of the folder that was checked last

    @property
    def in_force(self) -> str:
        """The folder of the cards that are used now; empty for the game's own."""
        folder = owners_folder()
        return str(folder) if folder is not None and folder != CONFIG else ""

    def begin(self) -> bool:
        """Use the folder of the settings, unless the start named one or it has faults; whether it is in order."""
        if self.typed and owners_folder() is None:
            folder = self._looked_at()
            if not self.faults:
                use_cards_of(folder)
        return not self.faults

    def use(self) -> None:
        """Use the typed folder, unless it has faults."""
        folder = self._looked_at()
        if not self.faults:
            self._take(folder, str(settled(folder)))

    def _looked_at(self) -> Path:
        """The typed folder, whose faults are known then."""
        words, folder = self.typed.strip(), Path()
        try:
            folder = given_path(words)
        except ForeignFileError as error:
            self.faults = [f"{short(words)}: {error.strerror}"]
        else:
            self.faults = faults_of(folder) if words else [say("Type the path of a folder first.")]
        return folder

    def use_own(self) -> None:
        self.faults = []
        self._take(CONFIG, "")

    def _take(self, folder: Path, kept: str) -> None:
        use_cards_of(folder)
        self.typed = kept
        self._keep(kept)


def faults_of(folder: Path) -> list[str]:
    """What is wrong with the cards of a folder, by file, line and key; nothing where it can be played with."""
    from game.content import ContentError, load_content

    try:
        load_content(folder)
        loaded("game.companion.rules.tiles:check_tiles")(folder)
    except ContentError as error:
        return error.lines(6)
    return []
