"""`main.py demo`: open the window while computer players play; any key, click or pad button leads to the title."""

from argparse import ArgumentParser, Namespace
from pathlib import Path


def add_arguments(_: ArgumentParser) -> None:
    """Leave the parser as it is: the options of the whole program are enough."""


def run(arguments: Namespace) -> int:
    """Return the exit status once the window is closed."""
    from game.client.app import main

    folder = Path(arguments.data) if arguments.data else None
    return main(folder, windowed=arguments.windowed, start="demo", kiosk=arguments.kiosk)
