"""What things are worth in fame, as far as a good player's rule of thumb goes; found by playing many games."""

import msgspec

from game.rules.names import GearRewardKind, RewardKind

_SECTORS: dict[GearRewardKind, float] = {
    "order": 1.82,
    "round_fame": 0.0,  # known: the number of the round
    "advance": 2.41,
    "advance_lowest": 2.09,
    "ink": 1.74,
    "one_for_two": 1.59,
    "swap_ink": 0.84,
    "swap_type": 0.37,
    "scrap_type": 0.71,
    "discount": 1.41,
    "type_bonus": 1.96,
    "ink_bonus": 1.48,
    "decoration_bonus": 1.34,
}


class Weights(msgspec.Struct, frozen=True):
    """Fame that one of each should still bring. "A round" means each round to come after the running one."""

    guilder: float = 0.19  # over the third that it gives in the end, while there are rounds to spend it in
    early: float = 0.06  # more of it at the start of the game, less each round
    rich: float = 12.0  # guilders beyond these are only worth the third
    letters: tuple[float, float, float] = (0.54, 0.34, 0.11)  # first, second, third type of a letter, a round
    ink: float = 0.56  # an ink that no order held asks for
    levels: tuple[float, ...] = (0.39, 0.40, 0.28, 0.16, 0.09, 0.09)  # reaching I to VI, a round
    high_levels: float = 0.35  # share of the next step's final fame, a round (up to two)
    letter_odds: float = 0.38  # that a missing letter is there within a round
    ink_odds: float = 0.72
    level_odds: float = 0.46
    patron_odds: float = 0.66
    waiting: float = 0.94  # of an order that is not fulfilled this round
    crowd: float = 0.95  # of each order behind another one, for the lack of a round
    patron: float = 0.8  # that nobody else takes a patronage card first
    slot: float = 0.76  # a free slot for an order, while rounds are left
    gear: float = 0.75  # of a sector's worth, a round to come
    order: float = 0.94  # an order still to be drawn
    level: float = 3.49  # a level still to be chosen
    free_type: float = 2.05
    # one use of a gear's sector
    sectors: dict[GearRewardKind, float] = msgspec.field(default_factory=lambda: dict(_SECTORS))

    def reward(self, kind: RewardKind) -> float:
        """One ink, fame, level, order or type that is due; a guilder's worth depends on the moment."""
        if kind == "inks":
            return self.ink + CHOSEN
        if kind == "advance":
            return self.level
        if kind == "order":
            return self.order
        return self.free_type if kind == "type" else 1.0


CHOSEN = 0.7  # what it adds to an ink's worth that one may choose it
