"""R1, L1: whatever a seat cannot know, and other seats have laid out, its phone is told the same."""

import os
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.client.phones.phone_page import page_of
from game.client.session.match_session import MatchSession
from game.match.match import Match
from game.match.timeline import Timeline
from game.rules import Options, Table
from game.rules.planning import plans
from tests.client.at_table import seated
from tests.laws.games import MIXES, decisions, name, start
from tests.laws.test_secrets import with_other_secrets

GAMES = int(os.environ.get("PHONE_GAMES", "1"))  # of each mix of seats
EVERY = 12  # of the decisions of a game


def told(table: Table, seat: int, like: MatchSession, rng: Random) -> bytes:
    """What the phone of a seat is told at a table, while the others have laid out anything."""
    match = Match(like.content, like.match._header, Timeline(table), like.match._journal)
    session = MatchSession(match)
    for other in session.seats.printers:
        every = plans(table.seats[other].marker_count, table.content.rules.most_markers_on_action)
        match.keep_draft(other, rng.choice(every) if other != seat else every[0])
    return msgspec.json.encode(page_of(session, seat).page)


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
def test_R1_a_phone_is_told_nothing_hidden(tmp_path: Path, options: Options) -> None:
    """R1: at decisions of random games, other decks, chance, plans and drafts of others change no message."""
    pages = 0
    for game in range(GAMES):
        rng, like = Random(game), seated(start(options, 0), tmp_path / str(game))
        for number, (table, _) in enumerate(decisions(options, 400 + game)):
            if number % EVERY:
                continue
            for seat in like.seats.printers:
                one, twin = table.clone(), with_other_secrets(table, seat, rng)
                assert told(one, seat, like, rng) == told(twin, seat, like, rng), f"seat {seat}, decision {number}"
                pages += 2
    print(f"{pages} messages compared")
    assert pages >= 10 * GAMES
