"""`main.py companion`: open the window at the companion for *The Impression*, without the title before it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path


def add_arguments(_: ArgumentParser) -> None:
    """Leave the parser as it is: the options of the whole program are enough."""


def run(arguments: Namespace) -> int:
    """Return the exit status once the window is closed."""
    from game.client.app import main

    return main(Path(arguments.data) if arguments.data else None, windowed=arguments.windowed, start="companion")
