"""Every hint says in words of the game why, and what the second best would be, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.base.i18n import languages, spoken
from game.client.session.match_session import MatchSession
from game.client.text.move_text import hint_words, move_words
from game.content import load_content
from game.match.players import LEVELS, Player
from game.match.store import Store
from game.players import Choice, LegalMoves, make_adviser, make_player
from game.rules import Options
from game.rules import moves as mv

CONTENT = load_content()
SEATED = tuple(
    Player(name, style)
    for name, style in zip(("Anna", "Tom", "Kate", "Will"), ("anchor", "key", "compasses", "tower"), strict=True)
)
AUTOMA = Player("Automa", "automa", "automa")
EMPTY = re.compile(
    r"option|[{}_]|  |“”|It brings the most|rule of thumb|Nothing else is of use|most useful turn|scores best"
)
"""What says nothing of the game, and what is no sentence."""
ADVISERS = (*LEVELS[:3], LEVELS[3], *LEVELS[:3], LEVELS[4])
"""In turn: the two strongest, who search, take ten times as long as the others."""


def hints_of(folder: Path, seats: int, seed: int) -> Iterator[tuple[MatchSession, mv.Decision, Choice]]:
    """A hint at every decision of a game of adepts, by each of the levels in turn."""
    options = Options(seats=seats, automa=seats == 1)
    with Store(folder) as store:
        match = store.new_match(CONTENT, options, seed, SEATED[:seats] + (AUTOMA,) * options.automa)
        session, player = MatchSession(match), make_player("adept", seed)
        while not match.is_over:
            view = match.view(match.pending()[0])
            legal = LegalMoves(CONTENT, view)
            if view.seats[view.seat].is_automa:
                session.turns.make(legal[0])
                continue
            level = ADVISERS[match.number % len(ADVISERS)]
            yield session, legal.top, make_adviser(level, seed).choose(view, legal)
            session.turns.make(player.choose(view, legal).move)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_hint_has_a_reason_in_words_of_the_game_in_every_language(tmp_path: Path, seats: int) -> None:
    for session, asked, choice in hints_of(tmp_path, seats, 20 + seats):
        words = hint_words(choice, session.seats)
        assert move_words(choice.move, session.seats) not in words, (words, choice)
        assert not EMPTY.search(words), (asked, choice)
        assert words.startswith("Acting early") or not isinstance(choice.move, mv.CommitPlan), words
        assert choice.second is not None or has_no_second(choice), (asked, choice)
        for language in languages():
            with spoken(language):
                assert (hint_words(choice, session.seats) == words) is (language == "en"), (words, choice)


def has_no_second(choice: Choice) -> bool:
    """Whether there is nothing beside the move: it is the only one, or costs no turn, or asks chance."""
    return choice.reason.code == "only_move" or isinstance(choice.move, (*mv.FREE_MOVES, mv.BuyCards))
