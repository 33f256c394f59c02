"""The log, as a person turns its pages."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.graphics import icons
from game.client.scenes.closeup import look_of
from game.client.scenes.log_scene import LogPanel, log_lines
from game.client.scenes.parts.notes import GAP, LINES, paged
from game.client.session.match_session import MatchSession
from game.client.text import event_text
from game.client.ui.scene import Push
from game.content import load_content
from game.match.match import Match
from game.match.players import Player
from game.match.store import Store
from game.rules import Options, apply, new_game, pending_seats
from game.rules.moves import CommitPlan
from game.rules.sampling import sample_move
from game.rules.view import OBSERVER
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unpainted")

SEED = 4
OPTIONS = Options(seats=2, automa=False, characters=False)


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Match]:
    """Two people in round 2."""
    content = load_content()
    table, _ = new_game(content, OPTIONS, SEED)
    rng = Random(SEED)
    with Store(tmp_path) as store:
        match = store.new_match(content, OPTIONS, SEED, (Player("Anna", "anchor"), Player("Tom", "key")))
        while table.round < 2:
            move = sample_move(table, pending_seats(table)[0], rng)
            assert move is not None
            apply(table, move)
            match.submit(move, match.number)
        yield match


@pytest.fixture
def session(match: Match) -> MatchSession:
    """In front of it."""
    return MatchSession(match)


@pytest.fixture
def reader(pilot: Pilot, session: MatchSession) -> Pilot:
    """A pilot with the log open."""
    pilot.app.apply(Push(LogPanel(session)))
    pilot.step()
    return pilot


def shown(pilot: Pilot) -> set[str]:
    """The targets that can be used now."""
    return {target.name for item in pilot.app.page.items if (target := item.target) and target.enabled}


def test_the_log_opens_at_its_end_and_leads_back(reader: Pilot) -> None:
    assert "later" not in shown(reader)
    reader.click("earlier")
    assert {"earlier", "later"} <= shown(reader)
    for _ in range(40):
        if "earlier" in shown(reader):
            reader.click("earlier")
    assert "earlier" not in shown(reader)
    reader.click("close")
    assert isinstance(reader.scene, Bench)


def test_the_log_goes_to_where_a_round_began(reader: Pilot) -> None:
    reader.click("round:1")
    assert reader.app.page.targets.by_name("round:1").value == "True"
    reader.click("round:2")
    assert reader.app.page.targets.by_name("round:2").value == "True"


def test_every_page_of_the_log_fits(session: MatchSession) -> None:
    pages = paged(log_lines(session))
    assert len(pages) > 1
    assert all(sum(line.height + GAP for line in lines) - GAP <= LINES.h for lines in pages)
    assert [line for lines in pages for line in lines] == log_lines(session)


def test_the_log_never_tells_a_plan_before_all_are_open(session: MatchSession, match: Match) -> None:
    """L1: whatever the first seat plans, the lines are the same."""
    rng = Random(1)
    while not (match.view(0).phase == "planning" and len(match.pending()) == 2):
        match.submit(match.legal_moves(match.pending()[0])[-1], match.number)
    seat = match.pending()[0]
    plans = [move for move in match.legal_moves(seat) if isinstance(move, CommitPlan)]
    match.submit(plans[rng.randrange(len(plans))], match.number)
    last = log_lines(session)[-1].words
    assert last == f"{session.name(seat)} submits a plan."


def test_a_game_without_moves_has_a_log_too(tmp_path: Path, pilot: Pilot) -> None:
    with Store(tmp_path / "other") as store:
        match = store.new_match(load_content(), OPTIONS, SEED, (Player("Anna", "anchor"), Player("Tom", "key")))
        pilot.app.apply(Push(LogPanel(MatchSession(match))))
        pilot.step()
        assert {name for name in shown(pilot) if not name.startswith("line:")} == {"close"}


def test_every_event_has_a_pictogram_if_it_has_a_line() -> None:
    silent = {kind for kind, line in event_text.LINES.items() if line is event_text.UNTOLD}
    assert {kind for kind, line in event_text.LINES.items() if not line.icon} == silent


@pytest.mark.parametrize("options", [Options(seats=2), Options(seats=1, automa=True, characters=True)])
def test_whatever_a_line_is_about_can_be_seen_close(tmp_path: Path, options: Options) -> None:
    """Through a whole game: each pictogram is there, and each piece has its look."""
    people = (Player("Anna", "anchor"), Player("Tom", "key"))[: options.seats]
    automa = (Player("Automa", "automa", "automa"),) * options.automa
    content, rng = load_content(), Random(SEED)
    with Store(tmp_path / "whole") as store:
        match = store.new_match(content, options, SEED, people + automa)
        table, _ = new_game(content, options, SEED)
        session, seen = MatchSession(match), set[str]()
        while not table.is_over:
            move = sample_move(table, pending_seats(table)[0], rng)
            assert move is not None
            for event in apply(table, move):
                assert event_text.icon_of(event) in {"", *icons.NAMES}
                if subject := event_text.subject(event):
                    seen.add(subject[0])
                    assert look_of(session, OBSERVER, subject).title
    assert {"order", "type", "ink", "specialty", "craft", "gear"} <= seen


def test_a_line_of_the_log_leads_to_its_piece(reader: Pilot) -> None:
    line = next(name for name in shown(reader) if name.startswith("line:"))
    reader.click(line)
    reader.step()
    assert reader.scene.name == "close up"
    reader.key(pygame.K_ESCAPE)
    assert isinstance(reader.scene, LogPanel)
