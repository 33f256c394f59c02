"""Where the program's own files lie: beside the code in a clone, inside the package where it was installed.

An owner's cards may lie elsewhere: whoever reads them asks `config_folder`.
"""

import os
import sys
from pathlib import Path

NAME = "gutenberg-table"  # of the package, the program, and the folders that the system gives it
PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parent  # what a second interpreter starts in, so that it finds this package
OWNERS = "GUTENBERG_CONFIG"  # names an owner's folder of cards; processes that are started hear of it too


def folder(name: str) -> Path:
    """Return the folder `assets` or `config`: within the package (a wheel), else beside it (a clone)."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else ROOT / name


ASSETS, CONFIG = folder("assets"), folder("config")
FROZEN = bool(getattr(sys, "frozen", False))  # there is no interpreter beside the program
THINK = "--think"  # tells the program to be the thinking process instead of the game
TRY_SOUND = "--try-sound"  # and this to do nothing but open the loudspeaker
MEASURE = "--measure"  # and this to be a part of `bench`
TRY_PLAYER = "--try-player"  # or load a player of another package


def owners_folder() -> Path | None:
    """Return the folder of cards that an owner named at the start; None where nobody did."""
    named = os.environ.get(OWNERS)
    return Path(named) if named else None


def config_folder() -> Path:
    """Return the folder that cards are read from where no other is named: the owner's, else the game's own."""
    return owners_folder() or CONFIG


def use_cards_of(folder: Path) -> None:
    """Have cards read from an owner's folder from now on, here and in every process that is started."""
    os.environ[OWNERS] = os.path.realpath(folder)


def data_folder() -> Path:
    """Return the folder that this system has for a program's data."""
    import platformdirs

    return platformdirs.user_data_path(NAME)


def settle_home(data: Path | None) -> bool:
    """Give an account without a home folder that of its saves; return whether there is one.

    So log and pictures lie beside the saves, also for every process that is started.
    """
    if os.path.isabs(os.path.expanduser("~")):  # noqa: PTH111, PTH117 - Path raises where there is none
        return True
    os.environ["HOME"] = os.devnull if data is None else os.path.realpath(data)
    return data is not None or not data_folder().is_relative_to(os.devnull)


def log_folder() -> Path:
    """Return the folder in which this system keeps the logs and reports of a program."""
    import platformdirs

    return platformdirs.user_log_path(NAME, appauthor=False)


def pictures_folder() -> Path:
    """Return the folder for pictures of the screen, among those that a person has."""
    import platformdirs

    return platformdirs.user_pictures_path() / "Gutenberg"


def documents_folder() -> Path:
    """Return the folder for matches that are given out as files, among a person's documents."""
    import platformdirs

    return platformdirs.user_documents_path() / "Gutenberg"


def own_command(word: str) -> list[str]:
    """Return what starts this program once more as something else, such as `THINK`, without further words."""
    return [sys.executable, word] if FROZEN else [sys.executable, "-m", "game", word]


def version() -> str:
    """Return the version: of pyproject.toml in a clone, which alone holds the number, else of what was installed."""
    project = ROOT / "pyproject.toml"
    if (ROOT / "main.py").is_file() and project.is_file():
        import tomllib

        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    from importlib.metadata import version as installed

    return installed(NAME)
