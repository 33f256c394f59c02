"""Plays the sounds of the client: of hands and pieces, of events in a match, of the curtain and the bell."""

from collections.abc import Callable

import pygame

from game.client.base.settings import Choices, Settings
from game.client.screen.scene import News, Scene
from game.client.sound import names as cue
from game.client.sound.audio import Audio, Volumes

CURTAIN = "curtain"
NOBODY = -1


class Soundscape:
    """Plays all sounds, with the volumes of the settings."""

    def __init__(self, choices: Choices, now: Callable[[], float]) -> None:
        self._choices = choices
        self._settings = choices.now
        self._audio = Audio(_volumes(self._settings), now=now)
        self._audio.music(True)
        self._top = ""  # the name of the top scene in the last frame
        self._called = NOBODY  # the seat for which the bell rang last

    def hear(self, name: str, *, pan: float = 0.0) -> None:
        """Play a cue."""
        self._audio.play(name, pan=pan)

    def lifted(self, piece: str) -> None:
        """Play the sound of a piece that is lifted."""
        self.hear(cue.PICK_UP[_kind(piece)])

    def laid(self, piece: str) -> None:
        """Play the sound of a piece that is laid on a legal place."""
        self.hear(cue.LAY_DOWN[_kind(piece)])

    def tell(self, news: News) -> None:
        """Play the sounds of what happened, as far as everybody may know it."""
        from game.client.sound.cues import cues_of  # here, because rules are loaded only for a match
        from game.rules.events import seen_by
        from game.rules.view import OBSERVER

        self._audio.play_row(cues_of(seen_by(event, OBSERVER) for event in news.events))

    def after_frame(self, scene: Scene, *, quiet: bool) -> None:
        """Play what is due: waiting cues, the curtain when it comes or goes, and the bell for the next person."""
        if self._settings is not self._choices.now:
            self._settings = self._choices.now
            self._audio.volumes = _volumes(self._settings)
        if CURTAIN in (scene.name, self._top) and scene.name != self._top:
            self.hear(cue.CURTAIN_DOWN if scene.name == CURTAIN else cue.CURTAIN_OPEN)
        self._top = scene.name
        self._call(scene.calls)
        self._audio.after_frame(quiet=quiet)

    def _call(self, seat: int | None) -> None:
        if seat is None or seat == self._called:
            return
        self._called = seat
        if seat != NOBODY:
            self.hear(cue.YOUR_TURN)

    def device_removed(self, event: pygame.Event) -> None:
        """Look for another loudspeaker after one was removed."""
        self._audio.device_removed(event)

    def close(self) -> None:
        """Fall silent for good."""
        self._audio.close()


def _volumes(settings: Settings) -> Volumes:
    return Volumes(settings.effects, settings.music, settings.muted)


def _kind(piece: str) -> cue.Piece:
    from game.client.sound.piece_kinds import kind_of  # only here: the first picture has no piece

    return kind_of(piece)
