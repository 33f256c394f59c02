"""Events of what comes and goes: cards, inks, types, guilders, fame and levels."""

from typing import Literal, TypeAlias

from game.rules.events.base import Happened, SeatHappened
from game.rules.names import CardKind, Counts, GearRewardKind, Ink, Letter, RewardKind, ScrapPayment, Specialty

GainReason: TypeAlias = Literal[
    "printing",
    "colour",
    "decoration",
    "bonus_gear",
    "reward",
    "gear",
    "scrap",
    "top_level",
    "patronage",
    "tory",
]
PayReason: TypeAlias = Literal["inks", "cards", "type"]


class CardsDrawn(SeatHappened, frozen=True):
    """O4, O5: cards drawn for an order, open to all."""

    printing: tuple[str, ...]
    refinement: tuple[str, ...]


class CardsDiscarded(Happened, frozen=True):
    """Cards of one kind went to their discard pile."""

    kind: CardKind
    cards: tuple[str, ...]


class DeckShuffled(Happened, frozen=True):
    """R2: the discards became the deck."""

    kind: CardKind


class InkGained(SeatHappened, frozen=True):
    """An ink came from the bag."""

    ink: Ink


class InksReturned(SeatHappened, frozen=True):
    """Inks went back to the bag."""

    inks: Counts


class TypeGained(SeatHappened, frozen=True):
    """A type came, bought (see `GuildersPaid`) or free."""

    letter: Letter


class TypeLost(SeatHappened, frozen=True):
    """A type was exchanged or given up."""

    letter: Letter


class GuildersGained(SeatHappened, frozen=True):
    """Guilders came."""

    guilders: int
    reason: GainReason


class GuildersPaid(SeatHappened, frozen=True):
    """Guilders went."""

    guilders: int
    reason: PayReason


class FameGained(SeatHappened, frozen=True):
    """Fame came."""

    fame: int
    reason: GainReason


class GearUsed(SeatHappened, frozen=True):
    """G6."""

    axle: int
    reward: GearRewardKind


class TypeScrapped(SeatHappened, frozen=True):
    """Gear reward `scrap_type`."""

    letter: Letter
    payment: ScrapPayment


class LevelsSwapped(SeatHappened, frozen=True):
    """`plantin`."""

    first: Specialty
    second: Specialty


class RewardDeclined(SeatHappened, frozen=True):
    """R3: `reward` is the decision's tag."""

    reward: str


class RewardLost(SeatHappened, frozen=True):
    """R3: it could not be had."""

    reward: RewardKind


GoodsEvent: TypeAlias = (
    CardsDrawn
    | CardsDiscarded
    | DeckShuffled
    | InkGained
    | InksReturned
    | TypeGained
    | TypeLost
    | GuildersGained
    | GuildersPaid
    | FameGained
    | GearUsed
    | TypeScrapped
    | LevelsSwapped
    | RewardDeclined
    | RewardLost
)
