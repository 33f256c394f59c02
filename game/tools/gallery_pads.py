"""Pictures of what is shown where several controllers are at the table."""

from __future__ import annotations

from game.client.home.settings import Choices
from game.client.routes import open_scene
from game.client.screen.destinations import ToJoin, ToRejoin
from game.client.screen.scene import Destination, Scene
from game.client.session.sitting import Sitting
from game.tools.gallery_window import Gallery, Picture
from game.tools.staging import stages
from game.tools.staging.stages import PAIR

ONE, OTHER = 1, 2  # pads


def _plugged(sitting: Sitting) -> Sitting:
    """A sitting with two pads of its own."""
    sitting.choices = Choices()
    sitting.choices.claims.plugged = frozenset({ONE, OTHER})
    return sitting


def _over_the_board(gallery: Gallery, *, lost: bool) -> list[Scene]:
    sitting = _plugged(gallery.stage.stopped(PAIR, stages.turn_in("inks"), "action"))
    to: Destination = ToRejoin(sitting, 1) if lost else ToJoin(sitting, ONE)
    return [sitting.scene(), open_scene(to)]


PADS_PICTURES = (
    Picture("join", lambda gallery: _over_the_board(gallery, lost=False)),
    Picture("rejoin", lambda gallery: _over_the_board(gallery, lost=True)),
)
