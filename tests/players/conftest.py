"""What tests of computer players have in common."""

import pytest

from game.players import adviser, master
from game.players.far_judge import LEAST


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Candidates are played on to few ends, in the last round alone: more of them are a matter of strength."""
    monkeypatch.setattr(master, "PLAYOUTS_ALONE", (LEAST,))
    monkeypatch.setattr(adviser, "PLAYOUTS", (LEAST,))
