"""Writes the saves of this folder: `python -m tests.saves.make`.

Files of a format that people have are never made anew; a change that they don't survive needs a new RULES_VERSION or
FORMAT, and a new file beside the old ones. Until the first release the files may be replaced.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from game.content import Content, load_content
from game.match import Match, Player, Store
from game.match.format import RULES_VERSION
from game.match.upgrades import FORMAT
from game.rules import Options
from game.rules.moves import to_text

FOLDER = Path(__file__).resolve().parent
WHOLE_GAME = FOLDER / f"format-{FORMAT}-rules-{RULES_VERSION}.json"
FIRST_MOVES = FOLDER / "first-moves.txt"
FIRST = 30
OPTIONS = Options(seats=2, automa=True, characters=True)
PLAYERS = (Player("Änne", "anchor"), Player("Łukasz", "bell", "computer", "adept"), Player("Automa", "gear", "automa"))
SEED = 1450


def begin(store: Store, content: Content) -> Match:
    """The match that the saves are of."""
    return store.new_match(content, OPTIONS, SEED, PLAYERS)


def play_on(match: Match, moves: int) -> Match:
    """The match after so many moves more: spread over the legal ones, without chance."""
    for _ in range(moves):
        if not match.is_over:
            legal = match.legal_moves(match.pending()[-1])
            match.submit(legal[match.number * 7 % len(legal)], match.number)
    return match


def first_lines(store: Store, content: Content) -> str:
    """The first moves, as the journal holds them."""
    match = play_on(begin(store, content), FIRST)
    return "".join(f"{to_text(entry.move)}\n" for entry in match.log)


def main() -> None:
    """Write all files."""
    content = load_content()
    with TemporaryDirectory() as folder, Store(Path(folder)) as store:
        FIRST_MOVES.write_text(first_lines(store, content), encoding="utf-8")
        match = play_on(begin(store, content), 10_000)
        WHOLE_GAME.write_text(store.export_json(match.id) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
