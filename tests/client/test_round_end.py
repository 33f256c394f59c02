"""What is told between two rounds."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.client.scenes.round_end_scene import RoundEnd
from game.client.text.story_text import SOURCE_WORDS, round_story, story_words
from game.content.tables import GearReward
from game.players import LegalMoves, make_player
from game.rules import Table, apply, new_game, pending_seats, view_for
from game.rules.moves import EndTurn, Fulfil, FulfilledOrder, TakePatronage, UseGear
from game.rules.sampling import sample_any_free_move, sample_move
from tests.client.at_table import AtTable
from tests.laws.games import BYSTANDERS, MIXES, content
from tests.rules import build
from tests.rules.own_cards import chosen, give_reward, own_order, own_patronage

GAMES = 24


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """The end of round 2, at which Anna's Tory checks her inks and the first patrons come into reach."""
    table = build.table(seats=2, round=2)
    build.set_character(table, 0, "tory")
    build.at_fulfilment(table)
    game = AtTable(table, tmp_path)
    for seat in (0, 1):
        game.session.turns.make(EndTurn(seat))
    game.sit()
    yield game
    pygame.quit()


def lines(at: AtTable) -> str:
    """All that is told."""
    assert isinstance(at.pilot.scene, RoundEnd)
    return "\n".join(at.pilot.scene.lines(at.session.view()))


def test_N4_N5_the_token_and_tory_are_told(at: AtTable) -> None:
    """N4: the token; N5: Tory; M2: patrons that open; and what the round came to."""
    told = lines(at)
    assert "token goes from Anna to Tom" in told
    assert "Anna printed nothing, and gained 3 fame (3 from the character)." in told
    assert "Anna leads with 3 fame." in told
    card = at.session.content.patronage[next(card for card in at.session.view().patronage_row if card)]
    assert card.name in told


def test_M3_F7_the_sums_of_a_round_add_up(tmp_path: Path) -> None:
    """What came from books, from gears and from patrons is told apart, and their sum is what the seat gained."""
    table = build.table(seats=2, round=3)
    order = own_order(table, 0, "A", inks={"red": 1}, fame=(5, 3))
    give_reward(table, 0, GearReward("type_bonus", letters=("A",)))
    give_reward(table, 0, GearReward("round_fame"))
    patron = own_patronage(table, levels={"binding": 1})
    build.set_types(table, 0, "A")
    build.give_inks(table, 0, red=1)
    build.set_levels(table, 0, binding=1)
    build.at_action(table, "patronage", {0: 1})
    game = AtTable(table, tmp_path)
    moves = (
        TakePatronage(0, patron, (0, 0, 0, 0)),
        UseGear(0, 1),
        Fulfil(0, (chosen(order, red=1),), (0,)),
        EndTurn(0),
        EndTurn(1),
    )
    assert [game.session.turns.make(move) for move in moves] == [""] * len(moves)
    told = round_story(game.session.seats, 3)[0]
    words = story_words(told, game.session.seats)
    each = game.session.content.rules.patronage_card_fame
    assert told.fame == game.session.view().seats[0].fame + each == 18
    assert words.endswith(": 18 fame (5 from books, 5 from gears and 8 from patronage at the end).")
    pygame.quit()


def rounds_of(seed: int) -> Iterator[tuple[SimpleNamespace, Table, int, list[int]]]:
    """Each round of a game of random players and adepts, once it is over: the match until then, the table, the number
    of the round, and what every seat had gained when it began."""
    options = MIXES[seed % len(MIXES)]
    table, opening = new_game(content(), options, seed)
    rng = Random(seed)
    players = [make_player(("random", "adept")[at % 2], seed) for at in range(options.seats)]
    match = SimpleNamespace(opening=opening, log=list[SimpleNamespace]())
    before, number = gained(table), 1
    while not table.is_over:
        seat = pending_seats(table)[0]
        free = sample_any_free_move(table, rng) if rng.random() < BYSTANDERS else None
        if free is not None or table.seats[seat].is_automa:
            move = free or sample_move(table, seat, rng)
        else:
            view = view_for(table, seat)
            move = players[seat].choose(view, LegalMoves(table.content, view)).move
        assert move is not None
        match.log.append(SimpleNamespace(events=apply(table, move)))
        if table.is_over or table.round > number:
            yield match, table, number, before
            before, number = gained(table), table.round


def gained(table: Table) -> list[int]:
    """The fame of each seat, with that of its patronage cards, which counts at the end."""
    each = table.content.rules.patronage_card_fame
    return [seat.fame + each * len(seat.patronage) for seat in table.seats]


@pytest.mark.slow
def test_M3_F7_N5_the_sums_of_a_few_hundred_rounds_are_what_the_seats_gained() -> None:
    """What a sentence tells of each source adds up to what it says was gained, and that to what the seat has more."""
    told, sources = 0, Counter[str]()
    for seed in range(GAMES):
        for match, table, number, before in rounds_of(seed):
            printers = [seat.index for seat in table.seats if not seat.is_automa]
            seats: Any = SimpleNamespace(content=content(), match=match, printers=printers, name="Seat {}".format)
            for story in round_story(seats, number):
                assert story.fame == gained(table)[story.seat] - before[story.seat]
                fame = re.search(r"(\d+) fame(?: \((.*)\))?\.$", story_words(story, seats))
                assert (int(fame[1]) if fame else 0) == story.fame
                if fame and fame[2]:
                    assert sum(map(int, re.findall(r"\d+", fame[2]))) == story.fame
                told += 1
                sources.update({source: bool(part) for source, part in story.by_source.items()})
    assert told >= 300
    assert min(sources[source] for source in SOURCE_WORDS) > 0, sources


def test_the_next_round_begins_when_somebody_goes_on(at: AtTable) -> None:
    at.pilot.click("continue")
    at.pilot.step()
    assert at.session.shown.step.kind == "curtain"


def test_the_round_is_told_by_what_was_printed_and_won(tmp_path: Path) -> None:
    """Who printed what, who gained what, who leads: Tom with his book in front."""
    table = build.table(seats=2, round=3)
    order = build.give_order(table, 1, build.printing_card("IU"), build.first_card("refinement"))
    build.set_types(table, 1, "IU")
    build.at_fulfilment(table)
    game = AtTable(table, tmp_path)
    colour = None
    game.session.turns.make(EndTurn(0))
    assert not game.session.turns.make(Fulfil(1, (FulfilledOrder(order.printing, colour, False),)))
    assert not game.session.turns.make(EndTurn(1))
    game.sit()
    told = lines(game).splitlines()
    title = game.session.content.printing[order.printing].title
    assert told[:2] == ["Anna printed nothing and gained no fame.", f"Tom printed {title}: 0 fame."]
    assert "Anna and Tom lead together with 0 fame." in told
    pygame.quit()
