"""Routes: which scene shows a stop, asks a question or is meant by a destination; and how the first room is made.

Scenes are named here and imported when they are first needed, or earlier in a moment in which nobody does anything, so
that the window opens quickly.
No other module imports a scene only to open it.
"""

from game.client.routes.destinations import MAKERS, open_scene
from game.client.routes.early import load_scenes
from game.client.routes.rooms import kiosk_room, room_of, title, title_of
from game.client.routes.stops import make_prompt, make_scene, scenes

__all__ = [
    "MAKERS",
    "kiosk_room",
    "load_scenes",
    "make_prompt",
    "make_scene",
    "open_scene",
    "room_of",
    "scenes",
    "title",
    "title_of",
]
