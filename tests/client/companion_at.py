"""A window at a game of the companion, and answers given with the mouse."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame

from game.client.base.kept_files import COMPANION
from game.client.ui.scene import Transition
from game.companion.companion_controller import CompanionController, CompanionStore
from game.companion.rules.dialogue import Question
from game.companion.rules.history import Game, new_game
from game.companion.rules.tiles import load_tiles
from game.companion.screens.asking import Companion
from tests.client.pilot import Pilot

SMALL = (640, 360)
MOST_CLICKS = 900
MOST_SET_UP_CLICKS = 15


class Left(Exception):
    """The companion was left for the title."""


def left() -> Transition:
    """Stands where the title would be gone to."""
    raise Left


def a_store(tmp_path: Path) -> CompanionStore:
    """A store in an empty folder."""
    return CompanionStore(tmp_path / COMPANION)


def sitting_down(store: CompanionStore) -> Iterator[Callable[[Game], tuple[Pilot, CompanionController]]]:
    """Opens the window at a game."""

    def sit_down(game: Game) -> tuple[Pilot, CompanionController]:
        controller = CompanionController(store, game, left)
        return Pilot(Companion(controller), SMALL), controller

    yield sit_down
    pygame.quit()


Sit = Callable[[Game], tuple[Pilot, CompanionController]]


def new() -> Game:
    """A game that begins, always the same one."""
    return new_game(load_tiles(), 7)


def names(pilot: Pilot, *starts: str) -> list[str]:
    """The targets that can be pressed and whose names begin so."""
    return [each.name for each in pilot.app.page.targets if each.enabled and each.name.startswith(starts)]


def pass_instructions(pilot: Pilot) -> None:
    """Do at the table whatever is to be done."""
    while names(pilot, "continue"):
        pilot.click("continue")


def answer_by_mouse(pilot: Pilot, question: Question, rng: Random) -> None:
    """One random answer; round numbers end the game in good time."""
    if question.profile and names(pilot, "profile:"):
        pilot.click("profile:0")
        return
    match question.form:
        case "letters":
            for letter in rng.sample("ABCDEF", 6):
                pilot.click(f"letter key:{letter}")
        case "effects":
            for _ in range(rng.choice((0, 1, 1, 2))):
                pilot.click(rng.choice(names(pilot, "give:")))
        case "goods" | "counts":
            pilot.click(rng.choice(names(pilot, "one more:")))
        case "printed":
            pilot.click(rng.choice(names(pilot, "letter key:")))
    if question.form in ("letters", "effects", "goods", "counts", "printed") or names(pilot, "plus"):
        pilot.click("confirm")
    elif question.kind in ("enter_shops", "last_round"):
        pilot.click("answer:yes" if question.kind == "last_round" else "answer:no")
    else:
        pilot.click(rng.choice(names(pilot, "answer:", "number:", "shop:")))
