"""A table at which one gear gives a reward that a test names."""

from game.content.tables import GearReward
from game.rules import Table
from game.rules import moves as mv
from game.rules.names import GearRewardKind, Ink, Letter, Specialty
from tests.rules.build import table
from tests.rules.own_cards import give_reward

USE = mv.UseGear(0, 0)


def with_reward(
    kind: GearRewardKind,
    colours: tuple[Ink, ...] = (),
    letters: tuple[Letter, ...] = (),
    specialty: Specialty | None = None,
) -> Table:
    """A table whose seat 0 has a gear with this reward up on axle 1."""
    at = table(seats=2)
    give_reward(at, 0, GearReward(kind, colours, letters, specialty))
    return at
