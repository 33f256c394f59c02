"""What things are worth in fame, as far as a good player's rule of thumb goes.

Learned by self-play, as `python -m devtools.tune_weights` goes on doing. A round of it (`--changes 500 --seed 1`) found
nothing surely better: with half of its step adepts gained 1.2 ± 1.0 fame against these weights in 300 games of two,
and lost 0.8 ± 0.8 alone in 150; with all of it they lost 1.5 ± 1.2 and gained 0.9 ± 1.0.
"""

import msgspec

from game.rules.names import GearRewardKind, RewardKind

_SECTORS: dict[GearRewardKind, float] = {
    "order": 1.81,
    "round_fame": 0.0,  # known: the number of the round
    "advance": 2.81,
    "advance_lowest": 2.64,
    "ink": 2.04,
    "one_for_two": 1.79,
    "swap_ink": 0.90,
    "swap_type": 0.27,
    "scrap_type": 0.93,
    "discount": 1.46,
    "type_bonus": 1.88,
    "ink_bonus": 1.28,
    "decoration_bonus": 1.31,
}


class Weights(msgspec.Struct, frozen=True):
    """Fame that one of each should still bring. "A round" means each round to come after the running one."""

    guilder: float = 0.21  # over the third that it gives in the end, while there are rounds to spend it in
    early: float = 0.08  # more of it at the start of the game, less each round
    rich: float = 15.39  # guilders beyond these are only worth the third
    letters: tuple[float, float, float] = (0.39, 0.18, 0.11)  # first, second, third type of a letter, a round
    ink: float = 0.59  # an ink that no order held asks for
    levels: tuple[float, ...] = (0.34, 0.44, 0.33, 0.14, 0.06, 0.10)  # reaching I to VI, a round
    high_levels: float = 0.28  # share of the next step's final fame, a round (up to two)
    letter_odds: float = 0.40  # that a missing letter is there within a round
    ink_odds: float = 0.52
    level_odds: float = 0.35
    patron_odds: float = 0.72
    waiting: float = 0.83  # of an order that is not fulfilled this round
    crowd: float = 0.93  # of each order behind another one, for the lack of a round
    patron: float = 0.81  # that nobody else takes a patronage card first
    unopened: float = 0.68  # of a patronage card that opens only in the next round
    slot: float = 1.37  # a free slot for an order, while rounds are left
    gear: float = 0.81  # of a sector's worth, a round to come
    order: float = 1.18  # an order still to be drawn
    level: float = 3.44  # a level still to be chosen
    free_type: float = 1.70
    # one use of a gear's sector
    sectors: dict[GearRewardKind, float] = msgspec.field(default_factory=lambda: dict(_SECTORS))

    def sector(self, kind: GearRewardKind) -> float:
        """One use of a gear's sector; a kind that no games have weighed yet counts as one of the middle."""
        return self.sectors.get(kind, MIDDLING)

    def reward(self, kind: RewardKind) -> float:
        """One ink, fame, level, order or type that is due; a guilder's worth depends on the moment."""
        if kind == "inks":
            return self.ink + CHOSEN
        if kind == "advance":
            return self.level
        if kind == "order":
            return self.order
        return self.free_type if kind == "type" else 1.0


WEIGHTS = Weights()
MIDDLING = 1.5
CHOSEN = 0.7  # what it adds to an ink's worth that one may choose it
