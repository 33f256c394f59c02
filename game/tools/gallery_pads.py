"""Pictures of what is shown where several controllers are at the table."""

from __future__ import annotations

from game.client.home.settings import Choices
from game.client.routes import open_scene
from game.client.screen.destinations import ToJoin, ToRejoin
from game.client.screen.scene import Destination, Scene
from game.client.session.sitting import Sitting
from game.rules import Options
from game.rules import decisions as ask
from game.rules.moves import CommitPlan
from game.tools.gallery_window import Gallery, Picture
from game.tools.staging import stages
from game.tools.staging.stages import FOUR, PAIR

ONE, OTHER = 1, 2  # pads


def _plugged(sitting: Sitting) -> Sitting:
    """A sitting with two pads of its own."""
    sitting.choices = Choices()
    sitting.choices.claims.plugged = {ONE: "xbox", OTHER: "playstation"}
    return sitting


def _over_the_board(gallery: Gallery, *, lost: bool) -> list[Scene]:
    sitting = _plugged(gallery.stage.stopped(PAIR, stages.turn_in("inks"), "action"))
    to: Destination = ToRejoin(sitting, 1) if lost else ToJoin(sitting, ONE)
    return [sitting.scene(), open_scene(to)]


def _all_at_once(gallery: Gallery, options: Options, *, by_keys: bool = False) -> list[Scene]:
    """Everybody plans with buttons of their own; the first one is done."""
    sitting = _plugged(gallery.stage.stopped(options, stages.asked(ask.Planning, 3), "curtain"))
    sitting.choices.change(planning="keyboard" if by_keys else "controllers")
    claims = sitting.choices.claims
    claims.begin(sitting.match.id)
    for seat in sitting.people[:3]:
        claims.give(ONE + seat, seat)
    planner = sitting.people[1]
    plan = next(move for move in sitting.match.legal_moves(planner) if isinstance(move, CommitPlan))
    assert sitting.turns.make(plan) == ""
    return [sitting.scene()]


PADS_PICTURES = (
    Picture("together", lambda gallery: _all_at_once(gallery, FOUR)),
    Picture("together-keys", lambda gallery: _all_at_once(gallery, PAIR, by_keys=True)),
    Picture("join", lambda gallery: _over_the_board(gallery, lost=False)),
    Picture("rejoin", lambda gallery: _over_the_board(gallery, lost=True)),
)
