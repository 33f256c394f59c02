"""A walker that does anything at all while plans are secret, and looks at every frame."""

from collections import deque
from pathlib import Path
from random import Random

import pygame

from devtools.staging import ThinksHere
from game.client.graphics import layout
from game.client.scenes.curtain import Curtain
from game.client.scenes.plan import Plan
from game.client.scenes.workshop import Workshop
from game.client.session.app_context import AppContext
from game.client.ui.page import Target
from game.client.ui.scene import Reset
from game.match.match import Match
from game.rules import Options, Table
from game.rules.moves import ChoosingTypes
from tests.client.company import person
from tests.client.pilot import Pilot
from tests.client.session_at import cards, moves_to

WINDOW = (320, 180)
LIT = (255, 0, 255)  # no other thing on the table has this colour
OPTIONS = Options(seats=2, automa=False, characters=False)
SHUNNED = frozenset({"quit", "full screen"})
OFTEN: tuple[str, ...] = ("open", "workshop", "type", "seat", "tab", "act", "undo", "menu")
OFTEN += ("leave", "close", "slot", "confirm", "who", "resume", "board", "seat")


def last_types(table: Table) -> bool:
    """Whether the last seat is to take its types: what comes next is the first plan."""
    top = table.stack[-1] if table.stack else None
    return isinstance(top, ChoosingTypes) and not table.queue


def match_at_last_types(context: AppContext) -> Match:
    """A new match of two people, where the last seat is to take its types."""
    seed, moves = moves_to(OPTIONS, last_types)
    match = context.profile.store.new_match(cards(), OPTIONS, seed, (person(0), person(1)))
    for move in moves:
        match.submit(move, match.number)
    return match


class Walker:
    """Presses whatever can be pressed around the first plans of a match, and checks each frame."""

    pilot: Pilot  # from the first match on

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.context = AppContext(folder)
        self.context.profile.content = cards()
        self.context.profile.choices.change(speed="off", reduced_motion=True)
        self.opened: int | None = None  # the seat whose own hand opened its curtain, while that counts
        self.plans_seen = self.curtains = self.undone = 0
        self.trail: deque[str] = deque(maxlen=8)  # the last steps, to be told with a failure
        self.begin()

    def begin(self) -> None:
        """A new match, where the last seat is to take its types."""
        self.opened = None
        self._sit(match_at_last_types(self.context))

    def _sit(self, match: Match) -> None:
        self.session = self.context.sit(match, ThinksHere(match.content))
        scene = self.session.scene()
        if hasattr(self, "pilot"):
            self.pilot.app.apply(Reset(scene))
            self.pilot.step()
        else:
            self.pilot = Pilot(scene, WINDOW, choices=self.context.profile.choices)

    # a step

    def walk(self) -> None:
        """One step, and the frame after it."""
        if self.session.match.is_over or self.session.view().phase in ("actions", "fulfilment"):
            self.begin()
        before, people = self.session.match.number, self.session.seats.people
        last = self.session.match.log[-1] if self.session.match.log else None
        at_screen = self._at_screen()
        self._do()
        for _ in range(2):
            self.pilot.step()
            self._judge(before, people)
        number = self.session.match.number
        if number < before:
            assert last is not None
            assert last.move.seat == at_screen, f"seat {at_screen} took back {last.move}"
            self.undone += 1

    def _at_screen(self) -> int:
        scene = self.pilot.scene
        return scene.acts if isinstance(scene, Workshop) else self.session.shown.at_screen

    def _do(self) -> None:
        scene = self.pilot.scene
        self.trail.append(f"on {scene.name}, {self.session.shown.step}")
        if scene.name == "title":
            self._resume()
            return
        if self.rng.random() < 0.06:
            self.pilot.app.apply(scene.back())
            return
        targets = [one for one in self.pilot.app.page.targets if one.enabled and one.name not in SHUNNED]
        if targets:
            self._use(self._one_of(targets))

    def _one_of(self, targets: list[Target]) -> Target:
        often = [one for one in targets if one.name.split(":")[0] in OFTEN]
        return self.rng.choice(often if often and self.rng.random() < 0.6 else targets)

    def _use(self, target: Target) -> None:
        scene, app = self.pilot.scene, self.pilot.app
        self.trail.append(f"used {target.name}")
        if isinstance(scene, Curtain) and target.name == "open":
            self._open(scene)
            return
        if target.name == "act":
            self.opened = None
        places = sorted(scene.piece_part.places_for(target.name)) if target.role == "piece" else []
        scene.changed()
        onward = scene.piece_part.lay(target.name, self.rng.choice(places)) if places else scene.respond(target.name)
        app.apply(onward)

    def _open(self, scene: Curtain) -> None:
        step = self.session.shown.step
        assert step.kind == "curtain"
        assert step == scene._step
        self.opened = step.seat
        self.curtains += 1
        self.pilot.app.apply(scene.hold("open", 1.0) or scene.respond("open") or scene.respond("open"))

    def _resume(self) -> None:
        self.opened = None
        self._sit(self.context.profile.store.open_match(self.session.match.id, cards()))

    # what is checked

    def _judge(self, before: int, people: tuple[int, ...]) -> None:
        match = self.session.match
        if isinstance(self.pilot.scene, Curtain) or self.pilot.scene.name == "title":
            self.opened = None
        if self.opened is not None and self._over_for(self.opened, before):
            self.opened = None
        alone = len(self.session.seats.people) == 1
        if alone and len(people) > 1 and self.opened is None:
            assert match.draft(self.session.seats.people[0]) is None, "the plan of a shut curtain came into the open"
        if not self._shows_markers():
            return
        self.plans_seen += 1
        shown = [scene.seat for scene in self.pilot.app.stack.visible if isinstance(scene, Plan)]
        assert shown == [self.session.seats.people[0] if alone else self.opened], (
            f"the plan of {shown} is on the screen, the curtain of {self.opened} is open: {'; '.join(self.trail)}"
        )

    def _over_for(self, seat: int, before: int) -> bool:
        """Whether the seat is not asked for its plan any more, or another person acted since."""
        view, people = self.session.view(), self.session.seats.people
        others = [entry for entry in self.session.match.log if entry.number >= before and entry.move.seat != seat]
        acted = any(entry.move.seat in people for entry in others)
        return acted or seat not in people or view.committed[seat] or view.phase != "planning"

    def _shows_markers(self) -> bool:
        """Whether a marker is seen on a row of the sheet."""
        surface = pygame.display.get_surface()
        assert surface is not None
        scale = WINDOW[0] / layout.CANVAS[0]
        x, y, w, h = (round(number * scale) for number in layout.rect("plan", "plan sheet"))
        colours = pygame.mask.from_threshold(surface.subsurface((x, y, w, h)), LIT, (40, 40, 40, 255))
        return colours.count() > 3
