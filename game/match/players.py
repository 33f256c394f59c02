"""Who sits at the table."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from game.rules import Options


class Player(msgspec.Struct, frozen=True):
    """A player of one seat; `style` is the id of an emblem and its colour, e.g. "anchor"."""

    name: str
    style: str
    kind: Literal["person", "automa"] = "person"


def check_players(options: Options, players: Sequence[Player]) -> None:
    """Raise ValueError unless there is one player a seat, the automa (where it plays) last."""
    wanted = ["person"] * options.seats + ["automa"] * options.automa
    if [player.kind for player in players] != wanted:
        raise ValueError(f"the seats want {', '.join(wanted)}, not {', '.join(player.kind for player in players)}")
