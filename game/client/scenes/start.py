"""Start the program: open the window with its room, and run it until the person leaves."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import closing, suppress
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.client.base.i18n import speak
from game.client.base.logbook import begin_log
from game.client.base.settings import Choices
from game.client.graphics.masters import decode_title_ground, show_title_ground
from game.client.ui.window import NoScreenError, open_window
from game.places import data_folder, log_folder
from game.terminal import tell

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from game.client.scenes.app import App
    from game.client.session.app_context import AppContext

FIRST_SIZE = (1600, 900)  # of the window, unless it fills the screen


def main(
    data_dir: Path | None, windowed: bool = False, start: str = "", *, kiosk: bool = False, narrate: bool = False
) -> int:
    """Run the program and return its exit status; saves are in `data_dir`, or in the system's folder for such files.

    `start` names an item of the title to begin with, or `demo`. At a `kiosk` nothing is kept. Where there is no screen
    that is said, and the status is 1. With `narrate` all is told in words. Raises ContentError for a
    demo that config/ does not let begin.
    """
    if not start:
        decode_title_ground()
    begin_log(log_folder())
    choices = Choices(data_folder() if data_dir is None else data_dir)
    speak(choices.now.language)
    whole = kiosk or (choices.now.full_screen and not windowed)
    try:
        window = open_window(FIRST_SIZE, full_screen=whole, monitor=choices.now.monitor)
    except NoScreenError as error:
        tell(error, error=True)
        return 1
    if not start:
        show_title_ground(window)
    # Only now is loaded what the title needs beside its ground: that takes as long as all the rest.
    from game.client.session.app_context import AppContext, kiosk_room

    with kiosk_room(data_dir, choices) if kiosk else closing(AppContext(data_dir, choices=choices)) as context:
        if start == "demo":
            # a show without cards fails at once: nobody is there to read what the title would say
            _ = context.profile.content
        choices = context.profile.choices
        choices.now = replace(choices.now, narrate=narrate or choices.now.narrate)  # not kept, unless it is switched
        app = title_in(context, start, window, full_screen=whole)
        app.run(chain(load_scenes(), set_ahead(app, context)))
    return 0


def title_in(context: AppContext, start: str, window: pygame.Surface, *, full_screen: bool) -> App:
    """The app in its window, with a room at its title or at what was asked for."""
    from game.client.scenes.app import App, IdleWatcher
    from game.client.scenes.destinations import ToCards
    from game.client.scenes.title import Title
    from game.client.ui.scene import Push

    choices, watch = context.profile.choices, IdleWatcher(context)
    title = Title(context, calls=not start, offers=context.profile.is_new)
    app = App(FIRST_SIZE, first_scene=title, choices=choices, full_screen=full_screen, watch=watch, window=window)
    if choices.now.cards and not (controller := context.cards_controller()).begin():
        app.apply(Push(ToCards(controller)))
    if start:
        app.apply(watch.begin_show() if start == "demo" else title.press(start))
    return app


def set_ahead(app: App, context: AppContext) -> Iterator[None]:
    """Set what would take longest when it is opened, a few words at each step: the rules, and the log as it grows."""
    from game.client.scenes import log_scene, rules_pages  # loaded by now
    from game.content import ContentError

    with suppress(ContentError):  # which is told where somebody plays
        yield from rules_pages.set_ahead(app.layers.viewport.scale, context.profile.content)
    session, at = None, 0
    while True:
        before, session = session, getattr(app.scene, "session", None)
        at = at if session is before else 0
        if session is not None and at < len(session.match.log):
            log_scene.entry_lines(session.match.log[at], session)
            at += 1
        yield


def load_scenes() -> Iterator[str]:
    """Load the modules of all scenes, one at each step; says which.

    In the end all that is loaded is left out of later searches for garbage, as it stays.
    """
    from pkgutil import walk_packages  # imported here, so that the first picture does not wait for it

    for package in map(import_module, ("game.client.text", "game.client.scenes", "game.companion")):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
            yield module.name
    gc.collect()
    gc.freeze()
