"""The choice of cards: the game's own, or those of a folder that is named in the settings."""

from collections.abc import Callable
from pathlib import Path

from game.client.words.messages import say
from game.places import CONFIG, config_folder, owners_folder, use_cards_of

FAULTS_TOLD = 6


class CardsDesk:
    """Takes the name of a folder of cards, says what is wrong with it, and has games played with it.

    `kept` is the folder in the settings, empty for the game's own; `keep` is called with a newly chosen one.
    """

    def __init__(self, kept: str, keep: Callable[[str], None]) -> None:
        self._keep = keep
        self.typed = kept
        self.faults: list[str] = []  # of the folder that was checked last

    @property
    def in_force(self) -> str:
        """The folder of the cards that are used now; empty for the game's own."""
        folder = owners_folder()
        return str(folder) if folder is not None and folder != CONFIG else ""

    def begin(self) -> bool:
        """Use the folder of the settings, unless the start named another; returns whether it is in order."""
        if self.typed and owners_folder() is None:
            use_cards_of(Path(self.typed))
            self.faults = faults_of(config_folder())
        return not self.faults

    def use(self) -> bool:
        """Use the typed folder, unless it has faults; returns whether it is used."""
        folder = Path(self.typed.strip()).expanduser()
        self.faults = faults_of(folder) if self.typed.strip() else [say("Type the path of a folder first.")]
        if not self.faults:
            self._take(folder, str(folder.resolve()))
        return not self.faults

    def use_own(self) -> None:
        """Have games played with the game's own cards."""
        self.faults = []
        self._take(CONFIG, "")

    def _take(self, folder: Path, kept: str) -> None:
        use_cards_of(folder)
        self.typed = kept
        self._keep(kept)


def faults_of(folder: Path) -> list[str]:
    """What is wrong with the cards of a folder, by file, line and key; nothing where it can be played with."""
    from game.companion import load_tiles
    from game.companion.tiles import FILE
    from game.content import ContentError, load_content

    try:
        load_content(folder)
        if (folder / FILE).exists():
            load_tiles(folder)
    except ContentError as error:
        return [fault.text for fault in error.faults()][:FAULTS_TOLD]
    return []
