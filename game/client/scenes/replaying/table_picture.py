"""The table of a past state as a picture: the scene that a person would have seen, smaller and without its buttons."""

import pygame

from game.client.graphics.theme import WALNUT_DARK
from game.client.session.sitting import Sitting
from game.client.ui.page import Attention, Page
from game.client.ui.painter import Layers
from game.match.past import Past
from game.rules.view import OBSERVER


def sitting_at(past: Past, like: Sitting, number: int, eyes: int) -> Sitting:
    """The sitting of a past state, with the scenes and settings of the present sitting.

    `eyes` is the seat whose plan is seen too, once the match is over; OBSERVER for what everybody saw.
    """
    match = past.at(number, plans=eyes != OBSERVER)
    sitting = Sitting(match, room=like.room)
    if eyes != OBSERVER:
        sitting.open_curtain(eyes)
    sitting.look_again()
    return sitting


def table_picture(sitting: Sitting, size: tuple[int, int]) -> pygame.Surface:
    """The scene that shows a sitting, in this size in px; nothing of it can be pressed."""
    picture, scene = pygame.Surface(size), sitting.scene()
    layers = Layers(picture, WALNUT_DARK)
    page = Page(layers.viewport.scale)
    scene.scale, scene.seen = page.scale, scene.state_number
    scene.hurry()  # whatever is still counted or revealed bit by bit is there at once
    scene.build(page)
    layers.paint(page.to_watch(), Attention())
    layers.show(scene.sprites())
    return picture
