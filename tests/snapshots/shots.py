"""The scenes of the tour as small pictures, each the same whenever and wherever it is taken."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from pygame import Surface

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery, Picture
from devtools.staging import AUTOMA, PEOPLE
from game.client.scenes.saved_games_scene import SavedGames
from game.client.ui.scene import Scene
from game.match.store import SavedGame
from tests.snapshots.compare import small

SIZES = ((1280, 720),)
STORED = Path(__file__).parent / "pictures"
README_SIZE = (1280, 720)
README_FOLDER = Path(__file__).resolve().parents[2] / "assets" / "pictures"
README_NAMES = {"title": "title", "board-patronage": "board", "plan": "plan", "fulfilment-filled": "fulfilment"}


class Shot(NamedTuple):
    """A scene in a window of a size."""

    size: tuple[int, int]
    picture: Picture

    @property
    def name(self) -> str:
        """The scene and the size, as files and tests call them."""
        return f"{self.picture.name}-{self.size[0]}x{self.size[1]}"

    @property
    def stored(self) -> Path:
        """Where the snapshot is kept."""
        return STORED / f"{self.name}.png"

    @property
    def in_readme(self) -> Path | None:
        """Where the README has the whole picture, if it shows this one."""
        name = README_NAMES.get(self.picture.name) if self.size == README_SIZE else None
        return README_FOLDER / f"{name}.jpg" if name else None


def _saved_games(gallery: Gallery) -> list[Scene]:
    """A list of games whose times say no zone, so that they read the same in every place and year."""
    games = [
        SavedGame(id="1", saved_at="2026-01-17T20:15", players=(*PEOPLE[:1], AUTOMA), round=3, moves=41),
        SavedGame(id="2", saved_at="2026-01-11T09:30", players=PEOPLE, round=6, moves=128, finished=True),
    ]
    context = copy(gallery.context)
    context.profile = copy(context.profile)
    vars(context.profile)["saved_games"] = lambda: games
    return [SavedGames(context)]


def _same_every_day(picture: Picture) -> Picture:
    return picture._replace(scenes=_saved_games) if picture.name == "saved-games" else picture


SHOTS = tuple(Shot(size, _same_every_day(picture)) for size in SIZES for picture in PICTURES)


@contextmanager
def opened(size: tuple[int, int]) -> Iterator[Gallery]:
    """A gallery of that size, on a clock of its own and with fresh saves."""
    with TemporaryDirectory() as saves:
        gallery = Gallery(size, Path(saves))
        yield gallery
        gallery.close()


def taken(gallery: Gallery, shot: Shot) -> Surface:
    """The snapshot of a scene as it is drawn now."""
    return small(whole(gallery, shot))


def whole(gallery: Gallery, shot: Shot) -> Surface:
    """What the window shows of a scene."""
    return gallery.show(shot.picture.scenes(gallery), shot.picture.seconds)
