"""The frozen, typed tables that `config/` is read into. Ids are words, and every order is the file's order."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from game.content.names import (
    Ability,
    Action,
    BonusKind,
    CharacterId,
    Counts,
    GearRewardKind,
    Ink,
    Letter,
    LineColour,
    MoveEnd,
    PatronageReward,
    Specialty,
    TrackReward,
)


class PrintingCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One half of an order: the letters it shows, in their order on the card, and its pay in guilders."""

    id: str
    title: str
    printer: str
    city: str
    year: int
    letters: tuple[Letter, ...]
    guilders: int
    needs: Counts  # how many of each letter, by LETTERS; derived from `letters`
    whole_title: str = ""  # as catalogues have it, where the card has no room for it


class RefinementCard(msgspec.Struct, frozen=True, gc=False):
    """The other half of an order: colour part (F3), decoration part (F4) and what both together give (F5)."""

    id: str
    inks: Counts  # by INKS
    colour_fame: int
    levels: Counts  # level asked for, by SPECIALTIES; 0 where the specialty is not shown
    decoration_fame: int
    bonus: BonusKind
    bonus_count: int  # inks, guilders or fame; 1 for "advance" and "order"


class SpecialtyCard(msgspec.Struct, frozen=True, gc=False):
    """Two specialty symbols, perhaps the same twice (D1)."""

    id: str
    specialties: tuple[Specialty, Specialty]


class GearReward(msgspec.Struct, frozen=True, gc=False):
    """One sector of a gear (§6). Only what its kind takes is filled in."""

    kind: GearRewardKind
    colours: tuple[Ink, ...] = ()  # ink_bonus: one or more; ink, one_for_two: exactly one
    letters: tuple[Letter, ...] = ()  # type_bonus, discount: one or more
    specialty: Specialty | None = None  # decoration_bonus, advance


class Gear(msgspec.Struct, frozen=True, gc=False):
    """Three sectors, listed clockwise (T1), and the colour of its lines (S3)."""

    id: str
    line: LineColour
    sectors: tuple[GearReward, GearReward, GearReward]


class PatronageCard(msgspec.Struct, frozen=True, gc=False):
    """What a patron asks for (M2): levels and types are shown, inks are paid."""

    id: str
    name: str
    levels: Counts
    types: Counts
    inks: Counts


class PlanningCard(msgspec.Struct, frozen=True, gc=False):
    """One round of the automa: marker moves (U3), where ties start (U4), and the patronage sign (U8)."""

    id: str
    centre: Action
    moves: tuple[tuple[MoveEnd, MoveEnd], ...]
    patronage: bool


class Character(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A character tile (§7); how each ability works is a rule."""

    id: CharacterId
    name: str
    city: str
    life: str  # one sentence of our own
    abilities: tuple[Ability, ...] = ()  # never empty once it is read


# The numbers that an owner may change stand here once, with what can be played: `declared.py` reads them so.

Level: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
UpToNine: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
OneToNine: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Round: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
MarkerCount: TypeAlias = Annotated[int, Meta(ge=1, le=45)]


class SeatCountTable(msgspec.Struct, frozen=True, gc=False):
    """What depends on the number of seats, the automa included (S2, C3, §9)."""

    # printing, refinement, specialty and gear spaces, and ink sets; B1: numbered as the execution cards are
    spaces: Annotated[int, Meta(ge=1, le=4)]
    # round that opens each patronage card, left to right
    patronage_rounds: Annotated[tuple[Round, ...], Meta(min_length=1, max_length=8)]
    # printing cards and as many refinement cards; one fewer with the automa (P2)
    draft_pool: Annotated[int, Meta(ge=4, le=20)]
    white_gears: bool  # whether the white-lined gears are in play (S3)


class SpecialtyFame(msgspec.Struct, frozen=True, gc=False):
    """Final fame for a specialty at a level or higher, up to the next row (Z1)."""

    level: Level
    fame: Amount


class TrackStep(msgspec.Struct, frozen=True, gc=False):
    """A level that moves the reward disk when first reached, and what its space gives (D2)."""

    level: Level
    reward: TrackReward


class SoloTitle(msgspec.Struct, frozen=True, gc=False):
    """A title for a final fame of at least `minimum` (U10)."""

    minimum: Annotated[int, Meta(ge=0, le=999)]
    id: str  # e.g. "junior_master"; the sentence is the message catalogue's


class RuleConstants(msgspec.Struct, frozen=True, gc=False):
    """`config/rules.yaml`: numbers of the game and the house-rule switches."""

    rounds: Round  # 6
    start_guilders: Amount  # 10
    start_types: UpToNine  # 3
    axles: Annotated[int, Meta(ge=3, le=3)]  # 3
    order_slots: Annotated[int, Meta(ge=4, le=4)]  # 4
    top_level: Annotated[int, Meta(ge=6, le=6)]  # 6
    inks_per_colour: Annotated[int, Meta(ge=1, le=99)]  # 12
    ink_set_size: Annotated[int, Meta(ge=3, le=3)]  # 3
    most_markers_on_action: OneToNine  # 6
    markers_by_turn: tuple[MarkerCount, MarkerCount, MarkerCount, MarkerCount]  # 7 8 9 10
    gear_uses_per_round: UpToNine  # 3
    ink_prices: tuple[UpToNine, UpToNine, UpToNine]  # 0 1 2
    order_cards_drawn: OneToNine  # 2 of each kind (O4)
    more_cards_price: UpToNine  # 2 (O5)
    more_cards_count: OneToNine  # 2 (O5)
    draft_rounds: Annotated[int, Meta(ge=0, le=4)]  # 2 orders a seat (P5)
    patronage_guilders: Amount  # 3
    patronage_inks: OneToNine  # 2
    patronage_card_fame: Amount  # 8
    level_at_top_guilders: Amount  # 3 (D3)
    scrap_fame: Amount  # 3
    scrap_guilders: Amount  # 5
    discount_guilders: Amount  # 3
    bonus_gear_fame: Amount  # 2 for each order (F7)
    tory_fame: Amount  # 3
    guilders_per_fame: OneToNine  # 3 (Z1)
    characters_drawn: Annotated[int, Meta(ge=1, le=2)]  # 2 (P4)
    guillard_drawn: OneToNine  # 4
    guillard_installed: Annotated[int, Meta(ge=0, le=3)]  # 2
    planning_cards_aside: UpToNine  # 4 (U2)
    automa_start: tuple[UpToNine, UpToNine, UpToNine, UpToNine, UpToNine]  # 2 1 1 1 2
    reward_track: Annotated[tuple[TrackStep, ...], Meta(max_length=6)]
    specialty_fame: Annotated[tuple[SpecialtyFame, ...], Meta(max_length=6)]  # highest level first
    solo_titles: Annotated[tuple[SoloTitle, ...], Meta(min_length=1, max_length=12)]  # highest minimum first
    # the spaces, left to right
    patronage_rewards: Annotated[tuple[PatronageReward, ...], Meta(min_length=1, max_length=4)]
    tory_needs_ink: bool  # house switch, off


class Content(msgspec.Struct, frozen=True, eq=False):
    """Everything in `config/`, by id and in the files' order. `digest` names exactly this content in saves."""

    printing: dict[str, PrintingCard]
    refinement: dict[str, RefinementCard]
    specialty: dict[str, SpecialtyCard]
    gears: dict[str, Gear]
    patronage: dict[str, PatronageCard]
    planning: dict[str, PlanningCard]
    execution: tuple[int, ...]  # 1 2 3 4
    characters: dict[CharacterId, Character]
    seat_counts: dict[int, SeatCountTable]  # for 2, 3 and 4 seats
    rules: RuleConstants
    digest: str
