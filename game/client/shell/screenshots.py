"""Pictures of the window, saved among the person's own pictures."""

from datetime import datetime
from pathlib import Path

import pygame

from game.client.base.i18n import say


def wants_picture(event: pygame.Event) -> bool:
    """Whether an event asks for a picture of the screen."""
    return bool(event.type == pygame.KEYDOWN and event.key == pygame.K_F12)


def take_picture(window: pygame.Surface, folder: Path) -> str:
    """Save the window as a PNG in a folder; returns the sentence that says where, or why not."""
    path = folder / f"gutenberg {datetime.now():%Y-%m-%d %H.%M.%S.%f}.png"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(window, path)
    except (OSError, pygame.error) as error:
        return say("The picture can’t be saved: {error}.", error=error)
    return say("Saved as {path}", path=path)
