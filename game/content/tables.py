"""The frozen, typed tables that `config/` is read into. Ids are words, and every order is the file's order."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from game.content import vocabulary
from game.content.vocabulary import Counts

NO_COUNTS: Counts = (0, 0, 0, 0)


class PrintingCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One half of an order: the letters it shows, in their order on the card, and its pay in guilders."""

    id: str
    title: str
    printer: str
    city: str
    year: int
    letters: tuple[vocabulary.Letter, ...]
    guilders: int
    needs: Counts  # how many of each letter, by LETTERS; derived from `letters`
    original_title: str = ""  # whole and in the book's own language, where that is not `title`


class RefinementCard(msgspec.Struct, frozen=True, gc=False):
    """The other half of an order: colour part (F3), decoration part (F4) and what both together give (F5)."""

    id: str
    inks: Counts  # by INKS
    colour_fame: int
    levels: Counts  # level asked for, by SPECIALTIES; 0 where the specialty is not shown
    decoration_fame: int
    bonus: vocabulary.BonusKind
    bonus_count: int  # inks, guilders or fame; 1 for "advance" and "order"


class SpecialtyCard(msgspec.Struct, frozen=True, gc=False):
    """Two specialty symbols, perhaps the same twice (D1)."""

    id: str
    specialties: tuple[vocabulary.Specialty, vocabulary.Specialty]


class GearReward(msgspec.Struct, frozen=True, gc=False):
    """One sector of a gear (§6). Only what its kind takes is filled in."""

    kind: vocabulary.GearRewardKind
    colours: tuple[vocabulary.Ink, ...] = ()  # ink_bonus: one or more; ink, one_for_two: exactly one
    letters: tuple[vocabulary.Letter, ...] = ()  # type_bonus, discount: one or more
    specialty: vocabulary.Specialty | None = None  # decoration_bonus, advance


class Gear(msgspec.Struct, frozen=True, gc=False):
    """Three sectors, listed clockwise (T1), and the colour of its lines (S3)."""

    id: str
    line: vocabulary.LineColour
    sectors: tuple[GearReward, GearReward, GearReward]


class PatronageCard(msgspec.Struct, frozen=True, gc=False):
    """What a patron asks for (M2): levels and types are shown, inks are paid."""

    id: str
    name: str
    levels: Counts = NO_COUNTS
    types: Counts = NO_COUNTS
    inks: Counts = NO_COUNTS


class PlanningCard(msgspec.Struct, frozen=True, gc=False):
    """One round of the automa: marker moves (U3), where ties start (U4), and the patronage sign (U8)."""

    id: str
    centre: vocabulary.Action
    moves: tuple[tuple[vocabulary.MoveEnd, vocabulary.MoveEnd], ...]
    patronage: bool


class Character(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A character tile (§7); how each ability works is a rule."""

    id: vocabulary.CharacterId
    name: str
    city: str
    life: str  # one sentence of our own
    abilities: tuple[vocabulary.Ability, ...] = ()  # never empty once it is read


# The numbers that an owner may change stand here once, with what can be played: `readers.fields_of` reads them so.

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
    reward: vocabulary.TrackReward


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
    patronage_rewards: Annotated[tuple[vocabulary.PatronageReward, ...], Meta(min_length=1, max_length=4)]
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
    characters: dict[vocabulary.CharacterId, Character]
    seat_counts: dict[int, SeatCountTable]  # for 2, 3 and 4 seats
    rules: RuleConstants
    digest: str


# The frozen records of the tutorial and the examples: prepared tables, and what is said or played at them.


class SeatSet(msgspec.Struct, frozen=True, gc=False):
    """What one place at a prepared table holds, and how its markers are spread."""

    guilders: int = 0
    fame: int = 0
    types: Counts = NO_COUNTS
    inks: Counts = NO_COUNTS
    levels: Counts = NO_COUNTS
    orders: tuple[tuple[str, str], ...] = ()  # printing card, refinement card
    gears: tuple[tuple[str, int], ...] = ()  # gear, active sector
    patronage: tuple[str, ...] = ()
    markers: vocabulary.Markers | None = None  # on the initiative board; None where a plan is still to be made
    character: vocabulary.CharacterId | None = None


class TableSet(msgspec.Struct, frozen=True, gc=False):
    """A prepared table; the learner is seat 0 and goes first. Rows that are empty are dealt from the decks."""

    round: int
    stage: str  # "planning", an action or "fulfilment"
    seats: tuple[SeatSet, ...]
    seed: int = 1
    automa: bool = False
    printing: tuple[str, ...] = ()
    refinement: tuple[str, ...] = ()
    specialty: tuple[str, ...] = ()
    gears: tuple[str, ...] = ()
    patronage: tuple[str, ...] = ()
    ink_sets: tuple[tuple[vocabulary.Ink, ...], ...] = ()
    planning: str = ""  # the automa's next planning card
    opening: tuple[bytes, ...] = ()  # moves made before the learner may act, as JSON
    from_stop: str = ""  # the stop that is shown first; empty for that of the table


class Wish(msgspec.Struct, frozen=True, gc=False):
    """Something that may have come about; all that it names must hold."""

    made: Mapping[str, Mapping[str, Any]] = {}  # moves of the learner in this chapter, by kind, with some fields
    tried: tuple[tuple[str, str], ...] = ()  # a piece and a place, as patterns: one of these was tried
    pressed: tuple[str, ...] = ()  # one of these targets was pressed
    laid: Mapping[str, str] = {}  # by printing card: what is laid out on the order, "letters", "colour" or "all"
    plain: tuple[str, ...] = ()  # printing cards of which one is to be fulfilled without Decoration
    plan: Mapping[vocabulary.Action, tuple[int, int]] = {}  # from how many to how many markers of the learner
    placed: int | None = None  # so many markers at least are on the plan
    empty: int | None = None  # so many actions at least have none, while all markers are placed
    stop: str = ""  # what the screen shows
    calm: bool = False  # no question is open
    gear_left: bool = False  # a gear of the learner could still be used
    spent: str = ""  # a target that can no longer be used
    fame: tuple[int, int] | None = None  # gained in this chapter, from and to


class AnswerTo(msgspec.Struct, frozen=True, gc=False):
    """What is said if something else came about."""

    when: Wish
    say: str


class Bubble(msgspec.Struct, frozen=True, gc=False):
    """One sentence of the Master."""

    say: str  # the key of its words
    hand: tuple[str, ...] = ()  # targets and spots that it is about; the hand points at the first that is there
    question: bool = False  # the learner is to find out: what "Show me" would use is not lit
    until: tuple[Wish, ...] = ()  # one of these ends it; none: a press
    instead: tuple[AnswerTo, ...] = ()
    when: tuple[Wish, ...] = ()  # it is left out unless one of these holds
    unless: tuple[Wish, ...] = ()  # it is left out where one of these holds
    show: tuple[tuple[str, ...], ...] = ()  # what "Show me" does: a target to press, or a piece and its place
    stuck: str = ""  # the key of an answer to whoever would go on without what is asked for; empty if that is fine
    replay: bool = False  # the chapter can be played again here, or be shown from its beginning
    wait: str = ""  # the stop at which it is said; until then `meanwhile` is
    meanwhile: str = ""  # the key of an answer
    table: int = -1  # the table that begins with it; -1 where the last one goes on


class Chapter(msgspec.Struct, frozen=True, gc=False):
    """One chapter of the tutorial."""

    seconds: int
    tables: tuple[TableSet, ...]
    bubbles: tuple[Bubble, ...]
    other: tuple[bytes, ...] = ()  # the moves of the other seat, as JSON
    free: bool = False  # nothing is asked for: no legal move is answered


class Example(msgspec.Struct, frozen=True, gc=False):
    """A worked example of the rules: the article it belongs to, a prepared table, and the moves made there."""

    id: str  # X1, X2 and so on
    article: str
    table: TableSet
    moves: tuple[bytes, ...]  # as JSON
