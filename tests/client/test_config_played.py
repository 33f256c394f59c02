"""Whatever `main.py check` accepts is drawn and played to its end: numbers at both ends, more cards, more characters.

The numbers come from their declarations, so that a new one is played at its ends too.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pygame
import pytest
import yaml
from msgspec import inspect

from devtools.staging import ThinksHere
from game.client.scenes.destinations import ToLog, ToPlayerBoard
from game.client.scenes.rules_pages import RulesPages
from game.client.session.match_session import MatchSession
from game.client.text.rulebook import chapters
from game.client.ui.scene import Push, Reset
from game.content import Content, load_content
from game.content.tables import RuleConstants
from game.match.match import Match
from game.match.players import Player
from game.match.store import Store
from game.places import CONFIG
from game.players.adept import Adept
from game.players.novice import Novice
from game.players.player import LegalMoves
from game.rules import Options
from tests.client.pilot import Pilot

WINDOW = (640, 360)
THINKING_ROUNDS = 2
DRAWN_EACH = int(os.environ.get("CONFIG_DRAWN_EACH", "25"))  # moves, beside what is new
NAMES, STYLES = ("Anna", "Tom", "Kate", "Hans"), ("anchor", "compasses", "key", "tower")
LEVELS = range(1, 7)


class _Plain(yaml.SafeDumper):
    """Writes lists out each time, as config/ wants them."""

    def ignore_aliases(self, data: Any) -> bool:
        """Never by reference."""
        return True


def numbers(*, highest: bool) -> dict[str, int]:
    """Every single number of the rules at an end of its range."""
    declared = inspect.type_info(RuleConstants)
    assert isinstance(declared, inspect.StructType)
    single = {field.name: field.type for field in declared.fields if isinstance(field.type, inspect.IntType)}
    return {name: kind.le if highest else kind.ge for name, kind in single.items()}  # type: ignore[misc]


HIGHEST: dict[str, Any] = {
    **numbers(highest=True),
    "planning_cards_aside": 1,  # nine of the ten cards are for the rounds
    "markers_by_turn": [42, 43, 44, 45],
    "automa_start": [9, 9, 9, 9, 6],
    "ink_prices": [9, 9, 9],
    "reward_track": [
        {"level": level, "reward": reward}
        for level, reward in zip(LEVELS, ("order", "type", "ink", "order", "order", "type"), strict=True)
    ],
    "specialty_fame": [{"level": level, "fame": 99} for level in reversed(LEVELS)],
    "solo_titles": [{"minimum": 90 * place, "id": f"title-{place}"} for place in reversed(range(12))],
}
LOWEST: dict[str, Any] = {
    **numbers(highest=False),
    "markers_by_turn": [1, 2, 3, 4],
    "automa_start": [1, 0, 0, 0, 0],
    "ink_prices": [0, 0, 0],
    "reward_track": [],
    "specialty_fame": [],
    "solo_titles": [{"minimum": 0, "id": "title"}],
    "patronage_rewards": ["inks"],
}
ROW: dict[bool, dict[str, Any]] = {
    True: {"spaces": 4, "patronage_rounds": [9] * 8, "draft_pool": 20},
    False: {"spaces": 1, "patronage_rounds": [1], "draft_pool": 4},
}
"""The numbers of every row of players.yaml, highest and lowest."""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A copy of config/, and pygame's end."""
    copytree(CONFIG, tmp_path / "config")
    yield tmp_path
    pygame.quit()


def edit(folder: Path, file: str, **values: Any) -> None:
    """Write other numbers into a file of the copy: those of the rules, or of each row of players."""
    path = folder / "config" / file
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    for row in read.get("seat_counts", [read.get("rules")]):
        row.update(values)
    path.write_text(yaml.dump(read, Dumper=_Plain, sort_keys=False, allow_unicode=True), encoding="utf-8")


def double(folder: Path, file: str, deck: str) -> None:
    """Twice as many cards, the same again under other ids."""
    path = folder / "config" / file
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    read[deck] += [{**card, "id": f"{card['id']}-again"} for card in read[deck]]
    path.write_text(yaml.dump(read, Dumper=_Plain, sort_keys=False, allow_unicode=True), encoding="utf-8")


def begin(content: Content, folder: Path, *, people: int, automa: bool) -> tuple[Store, MatchSession]:
    """A sitting of a new match by that content."""
    store = Store(folder / "data")
    players = [Player(*chair) for chair in zip(NAMES[:people], STYLES, strict=False)]
    players += [Player("", "", "automa")] * automa
    options = Options(seats=people, automa=automa, characters=True)
    match = store.new_match(content, options, seed=3, players=tuple(players))
    return store, MatchSession(match, thinker=ThinksHere(content))


def play(content: Content, folder: Path, *, people: int, automa: bool, drawn_each: int = DRAWN_EACH) -> Match:
    """A whole game, seen at every kind of scene, in the last round again, and at its end.

    A novice and an adept play the first rounds, chance everything else.
    """
    store, session = begin(content, folder, people=people, automa=automa)
    pilot, rng, seen = Pilot(session.scene(), WINDOW), Random(5), set[tuple[str, bool]]()
    thinkers: dict[int, Novice | Adept] = {seat: level(1) for seat, level in enumerate((Novice, Adept)[:people])}
    match = session.match
    while not match.is_over:
        seat = match.pending()[0]
        view = match.view(seat)
        legal = LegalMoves(content, view)
        thinks = seat in thinkers and view.round <= THINKING_ROUNDS
        move = thinkers[seat].choose(view, legal).move if thinks else legal.sample(rng)
        assert not session.turns.make(move)
        while session.shown.step != session.shown.actual:
            session.go_on()
        scene = session.scene()
        last = view.round == content.rules.rounds
        if (scene.name, last) not in seen or match.number % drawn_each == 0:
            seen.add((scene.name, last))
            pilot.app.apply(Reset(scene))
            pilot.step()
    look_at_all(pilot, session)
    match.close()
    store.close()
    return match


def look_at_all(pilot: Pilot, session: MatchSession) -> None:
    """The count to its end, a printing house, the log, and every page of the rules."""
    pilot.app.apply(Reset(session.scene()))
    pilot.wait(12.0)
    for destination in (ToPlayerBoard(session, 0), ToLog(session)):
        pilot.app.apply(Push(destination))
        pilot.step()
    for chapter in chapters(session.content):
        pilot.app.apply(Push(RulesPages(session.content, chapter.articles[-1].key)))
        pilot.step()


@pytest.mark.slow
@pytest.mark.parametrize("automa", [False, True], ids=["four people", "alone with the automa"])
@pytest.mark.parametrize("highest", [False, True], ids=["lowest", "highest"])
def test_the_numbers_at_their_ends(folder: Path, *, highest: bool, automa: bool) -> None:
    edit(folder, "rules.yaml", **(HIGHEST if highest else LOWEST))
    edit(folder, "players.yaml", **ROW[highest])
    content = load_content(folder / "config")
    match = play(content, folder, people=1 if automa else 4, automa=automa)
    assert match.view(-1).round == content.rules.rounds == (9 if highest else 1)


@pytest.mark.slow
def test_every_deck_twice_as_large_and_more_characters(folder: Path) -> None:
    for deck in ("printing", "refinement", "specialty", "gears", "patronage"):
        double(folder, f"decks/{deck}.yaml", deck)
    double(folder, "decks/automa.yaml", "planning")
    path = folder / "config" / "characters.yaml"
    more = "".join(
        f"  - {{id: more-{at}, name: Anna More, city: Ghent, life: She printed., abilities: [{both}]}}\n"
        for at, both in enumerate(("fiol, vietor", "caxton, schoffer", "plantin, tory", "manutius, ungler"))
    )
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    content = load_content(folder / "config")
    assert len(content.characters) == 14
    play(content, folder, people=4, automa=False)


@pytest.mark.slow
@pytest.mark.parametrize("spaces", [1, 2, 3, 4])
def test_every_number_of_spaces_has_room_in_every_action(folder: Path, spaces: int) -> None:
    edit(folder, "rules.yaml", rounds=1)
    edit(folder, "players.yaml", spaces=spaces, patronage_rounds=[1] * 2 * spaces)
    content = load_content(folder / "config")
    match = play(content, folder, people=2, automa=False, drawn_each=1)
    assert len(match.view(-1).ink_sets) == spaces
