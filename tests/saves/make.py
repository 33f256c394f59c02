"""Writes the saves of this folder: `python -m tests.saves.make`.

Files of a format that people have are never made anew; a change that they don't survive needs a new RULES_VERSION or
FORMAT, and a new file beside the old ones. Until the first release the files may be replaced.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from game.content import Content, load_content
from game.match import Match, Player, Store
from game.match.format import FORMAT, RULES_VERSION
from game.match.players import BonusLeftOut, LaidPiece, OrdersDraft
from game.rules import Options
from game.rules.moves import EndTurn, to_text

FOLDER = Path(__file__).resolve().parent
WHOLE_GAME = FOLDER / f"format-{FORMAT}-rules-{RULES_VERSION}.json"
MOMENTS = ("planning", "fulfilment")
"""Phases of which a match of two people is kept in the midst, with what they have laid out."""

FIRST_MOVES = FOLDER / "first-moves.txt"
FIRST = 30
OPTIONS = Options(seats=2, automa=True, characters=True)
PLAYERS = (Player("Änne", "anchor"), Player("Łukasz", "bell", "computer", "adept"), Player("Automa", "gear", "automa"))
SEED = 1450
PEOPLE = (Player("Anna", "anchor"), Player("Tom", "key"))


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


def moment_file(phase: str) -> Path:
    """Where the save of a phase lies."""
    return FOLDER / f"format-{FORMAT}-rules-{RULES_VERSION}-{phase}.json"


def laid_out(store: Store, content: Content, phase: str) -> Match:
    """A match of two people in the midst of a phase, where one seat has something laid out."""
    match = store.new_match(content, Options(seats=2, automa=False, characters=False), SEED, PEOPLE)
    while match.view(0).phase != phase or match.view(0).round < 2 or match.number == match.opened_at:
        play_on(match, 1)
    if phase == "planning":
        match.keep_draft(match.pending()[-1], (2, 1, 0, 0, 0))
        return match
    match.submit(EndTurn(match.pending()[0]), match.number)
    seat = match.pending()[0]
    laid = LaidPiece(match.view(seat).seats[seat].orders[0].printing, False, 0, "A")
    match.keep_draft(seat, OrdersDraft((laid,), (), (BonusLeftOut(0),)))
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
        for phase in MOMENTS:
            match = laid_out(store, content, phase)
            moment_file(phase).write_text(store.export_json(match.id) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
