"""Two evenings that differ only in a secret are the same in every frame: seen, heard, and in the log (L1, R1).

The same hand wanders over both tables, and opens whatever it finds: the board, houses, the log, the menu, hints.
"""

import os
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.base.bindings import INTENTS, Bindings
from game.client.scenes.curtain import Curtain
from game.client.scenes.plan import Plan
from game.client.session.app_context import AppContext
from game.rules import Options, Table
from game.rules.moves import CommitPlan
from game.rules.names import Markers
from game.rules.planning import plans
from game.rules.view import OBSERVER
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.client.witness import Frame, Witness, first_difference
from tests.laws.games import decisions
from tests.laws.test_secrets import with_other_secrets
from tests.rules import build

WINDOW = (320, 180)  # small, for speed
PRESSES = int(os.environ.get("SECRET_PRESSES", "40"))
SHUNNED = frozenset(
    {"quit", "full screen", "leave", "report", "phones"}
)  # what ends the evening, writes files or opens
# a port with codes by chance; test_phone_secrets.py compares what phones are told
MOMENTS = int(os.environ.get("SECRET_MOMENTS", "3"))
KEYS = [code for intent in INTENTS for code in Bindings().codes("keys", intent)]


def sit(table: Table, folder: Path) -> tuple[AtTable, Pilot]:
    """A small window before a table."""
    folder.mkdir(parents=True)
    at = AtTable(table, folder, AppContext(folder / "room"))
    at.pilot = Pilot(at.session.scene(), WINDOW, choices=at.session.choices)
    return at, at.pilot


def wander(pilot: Pilot, rng: Random) -> None:
    """Press something, or a key, or open the curtain that hangs there."""
    scene = pilot.scene
    if isinstance(scene, Curtain) and rng.random() < 0.4:
        pilot.hold("open", 1.0)
        return
    if rng.random() < 0.2:
        pilot.key(rng.choice(KEYS))
        return
    if len(pilot.app.stack.all) > 1 and rng.random() < 0.4:
        pilot.key(pygame.K_ESCAPE)
        return
    targets = [each for each in pilot.app.page.targets if each.name not in SHUNNED and each.rect.w]
    if targets:
        target = rng.choice(targets)
        places = sorted(scene.piece_part.places_for(target.name)) if target.role == "piece" and target.enabled else []
        if places and (place := rng.choice(places)) in pilot.app.page.targets:
            pilot.drag(target.name, place)
        else:
            pilot.click(target.name)
    else:
        pilot.wait(0.2)


def stroll(at: AtTable, witness: Witness, seed: int) -> list[Frame]:
    """The frames of a walk over a table, as far as nothing is revealed."""
    rng = Random(seed)
    for _ in range(PRESSES):
        wander(at.pilot, rng)
        if witness.is_revealed:
            break
    pygame.quit()
    return witness.frames


def after_a_plan(plan: Markers, seed: int, folder: Path, patch: pytest.MonkeyPatch) -> list[Frame]:
    """What is seen from the moment when Anna hands in a plan until all plans are revealed."""
    at, pilot = sit(build.table(seats=2, automa=True), folder)
    witness = Witness(at.session, patch)
    pilot.hold("open", 1.0)
    pilot.wait_until_still()
    pilot.scene_of(Plan).lay_out(CommitPlan(at.session.shown.step.seat, plan))
    pilot.wait(1.0)
    pos = pilot.pos("confirm")
    pilot.move_to(pos)
    pilot.down(pos)
    witness.watch(pilot)
    pilot.up(pos)
    assert any(at.session.view().committed), "the plan was handed in"
    return stroll(at, witness, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_L1_no_frame_tells_what_was_planned(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """L1: pictures, targets, sounds and logs, from handing in to the reveal."""
    every = plans(build.table(seats=2, automa=True).seats[0].marker_count, 6)
    evenings, logged = [], []
    for number, plan in enumerate((every[0], every[-1], every[len(every) // 2])):
        with monkeypatch.context() as patch:
            evenings.append(after_a_plan(plan, seed, tmp_path / str(number), patch))
        logged.append(list(caplog.messages))
        caplog.clear()
    assert len(evenings[0]) > PRESSES
    assert len({frame.scene for frame in evenings[0]}) >= 4, "the hand came about"
    assert any(frame.said for frame in evenings[0]), "and it was told of it"
    for evening, log in zip(evenings[1:], logged[1:], strict=True):
        assert not first_difference(evenings[0], evening)
        assert log == logged[0]


@pytest.mark.slow
@pytest.mark.parametrize("options", [Options(seats=2, automa=True), Options(seats=3)], ids=["automa", "three"])
def test_R1_no_frame_tells_what_is_hidden(tmp_path: Path, options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    """R1: other decks, other chance, other plans of the others, at moments of a whole game."""
    seen = set[str]()
    every = [table.clone() for table, _ in decisions(options, 51)]
    moments = every[7 :: len(every) // MOMENTS]
    for number, table in enumerate(moments):
        evenings = []
        for name, dealt in (("one", table), ("twin", with_other_secrets(table, OBSERVER, Random(number)))):
            dealt.seed = table.seed  # of which computer players and hints think, but in ways that tell nothing
            with monkeypatch.context() as patch:
                at, pilot = sit(dealt, tmp_path / f"{number} {name}")
                witness = Witness(at.session, patch)
                witness.watch(pilot)
                evenings.append(stroll(at, witness, number))
        assert not first_difference(*evenings), f"moment {number} of {table.phase}"
        seen |= {frame.scene for frame in evenings[0]}
    print(f"{len(moments)} moments, {len(seen)} scenes: {', '.join(sorted(seen))}")
    assert len(seen) > 8
