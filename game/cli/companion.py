"""`main.py companion`: open the window at the companion for *The Impression*, without the title before it."""

from argparse import ArgumentParser, Namespace


def add_arguments(_: ArgumentParser) -> None:
    """Leave the parser as it is: the options of the whole program are enough."""


def run(arguments: Namespace) -> int:
    """Return the exit status once the window is closed."""
    from game.client.scenes.start import main

    return main(arguments.data, windowed=arguments.windowed, start="companion", narrate=arguments.narrate)
