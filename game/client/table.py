"""The composition root: which scenes there are and how they lead to one another."""

from pathlib import Path

from game.client.messages import say
from game.client.scene import Quit
from game.client.scenes.title import Title, TitleItem


def title(data_dir: Path | None) -> Title:
    """The title screen with what can be done now; everything heavy is imported when it is chosen."""
    return Title([TitleItem("quit", say("Quit"), None, Quit)])
