"""Who sits at the table: people and computers in any order, and who takes over from whom."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.content import Content
from game.match import Match, Player, SaveError, Store
from game.match.format import FORMAT, from_json, to_json
from game.rules import Options
from game.rules.moves import BuyType
from tests.match.play import PAIR, all_seen, begin, play_on
from tests.saves.make import FOLDER

ANNA = Player("Anna", "anchor")
BOT = Player("Enders", "bell", "computer", "adept")
AUTOMA = Player("Automa", "gear", "automa")


def to_phase(match: Match, phase: str) -> Match:
    while match.view(0).phase != phase:
        play_on(match, Random(1), 1)
    return match


@pytest.mark.parametrize("players", [(ANNA, BOT), (BOT, ANNA), (BOT, BOT), (ANNA, ANNA)])
def test_people_and_computers_sit_anywhere(store: Store, content: Content, players: tuple[Player, ...]) -> None:
    match = store.new_match(content, PAIR, 1, players)
    assert store.open_match(match.id, content).players == players
    assert store.saved_games()[0].players == players


@pytest.mark.parametrize(
    ("player", "why"),
    [
        (Player("Bot", "bell", "computer"), "level"),
        (Player("Bot", "bell", "person", "master"), "level"),
        (Player("Bot", "bell", "automa", "master"), "the seats want"),
        (AUTOMA, "the seats want"),
    ],
)
def test_who_cannot_sit_down_is_turned_away(store: Store, content: Content, player: Player, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        store.new_match(content, PAIR, 1, (ANNA, player))
    match = begin(store, content)
    before = match.players
    with pytest.raises(ValueError, match=why):
        match.reseat(1, player)
    assert match.players == before == store.open_match(match.id, content).players


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_nobody_takes_the_automas_seat_or_one_that_is_not_there(store: Store, content: Content, seat: int) -> None:
    match = store.new_match(content, Options(seats=1, automa=True), 1, (ANNA, AUTOMA))
    with pytest.raises(ValueError, match="no seat"):
        match.reseat(seat, BOT)


def test_taking_over_is_kept_and_is_no_move(store: Store, content: Content) -> None:
    match = to_phase(begin(store, content), "actions")
    match.submit(BuyType(0, "A"), match.number)
    before = all_seen(match)
    match.reseat(1, BOT)
    assert match.players == (match.players[0], BOT)
    assert all_seen(match) == before
    again = store.open_match(match.id, content)
    assert again.players == match.players
    assert all_seen(again) == before
    assert match.undo() == BuyType(0, "A")


def test_L1_who_takes_over_does_not_get_the_plan_that_was_laid_out(store: Store, content: Content) -> None:
    """L1: plans are secret."""
    match = to_phase(begin(store, content), "planning")
    for seat in (0, 1):
        match.keep_draft(seat, (1, 0, 0, 0, 0))
    match.reseat(1, BOT)
    for seen in (match, store.open_match(match.id, content)):
        assert [seen.draft(seat) for seat in (0, 1)] == [(1, 0, 0, 0, 0), None]


def test_a_match_that_went_on_elsewhere_keeps_its_players(store: Store, content: Content) -> None:
    match = begin(store, content)
    here, there = store.open_match(match.id, content), store.open_match(match.id, content)
    play_on(there, Random(1), 1)
    with pytest.raises(SaveError) as caught:
        here.reseat(0, BOT)
    assert caught.value.code == "changed_elsewhere"
    assert here.players == match.players == store.open_match(match.id, content).players


def test_nobody_takes_back_what_a_computer_did(store: Store, content: Content) -> None:
    match = to_phase(begin(store, content), "actions")
    match.reseat(1, BOT)
    match.submit(BuyType(0, "A"), match.number)
    assert match.undo() == BuyType(0, "A")
    match.submit(BuyType(0, "A"), match.number)
    match.submit(BuyType(1, "A"), match.number)
    assert match.undo_refusal() == "another_seats_move"
    assert store.open_match(match.id, content).undo_refusal() == "another_seats_move"
    match.reseat(1, ANNA)
    assert match.undo() == BuyType(1, "A")


def test_an_old_save_that_a_computer_joins_is_a_new_save(store: Store, content: Content) -> None:
    """A program that knows no computers must find a save that is too new for it, not a damaged one."""
    text = (FOLDER / "format-1-rules-1.json").read_text(encoding="utf-8")
    old = from_json(text)
    match = store.open_match(store.import_json(to_json(old)), content)
    match.reseat(0, BOT)
    saved = from_json(store.export_json(match.id))
    assert '"format": 1' in text
    assert saved.header.format == FORMAT
    assert saved.header.players == (BOT, *old.header.players[1:])


def test_the_list_of_matches_needs_no_player_that_thinks() -> None:
    """Start-up: the title shows without the weight of the search."""
    code = (
        "import sys, game.client.scenes.app, game.match;print([name for name in sys.modules if 'game.players' in name])"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], capture_output=True, check=True)
    assert told.stdout.decode().splitlines()[-1] == "[]"
