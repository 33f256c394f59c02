"""`main.py demo`: open the window while computer players play; any key, click or pad button leads to the title."""

from argparse import ArgumentParser, Namespace


def add_arguments(_: ArgumentParser) -> None:
    """Leave the parser as it is: the options of the whole program are enough."""


def run(arguments: Namespace) -> int:
    """Return the exit status once the window is closed."""
    from game.client.scenes.start import main

    return main(
        arguments.data, windowed=arguments.windowed, start="demo", kiosk=arguments.kiosk, narrate=arguments.narrate
    )
