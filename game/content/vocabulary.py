"""The vocabulary of docs/rules/rules.md: letters, inks, specialties, actions and the kinds of rewards."""

from typing import Literal, TypeAlias, get_args

Letter: TypeAlias = Literal["A", "I", "O", "U"]
Ink: TypeAlias = Literal["blue", "silver", "gold", "red"]
Specialty: TypeAlias = Literal["typesetting", "woodcutting", "binding", "illuminating"]
Action: TypeAlias = Literal["orders", "inks", "specialties", "gears", "patronage"]
Counts: TypeAlias = tuple[int, int, int, int]
Markers: TypeAlias = tuple[int, int, int, int, int]

LETTERS: tuple[Letter, ...] = get_args(Letter)
INKS: tuple[Ink, ...] = get_args(Ink)
SPECIALTIES: tuple[Specialty, ...] = get_args(Specialty)
ACTIONS: tuple[Action, ...] = get_args(Action)

LETTER_INDEX: dict[Letter, int] = {name: index for index, name in enumerate(LETTERS)}
INK_INDEX: dict[Ink, int] = {name: index for index, name in enumerate(INKS)}
SPECIALTY_INDEX: dict[Specialty, int] = {name: index for index, name in enumerate(SPECIALTIES)}
ACTION_INDEX: dict[Action, int] = {name: index for index, name in enumerate(ACTIONS)}

GearRewardKind: TypeAlias = Literal[
    "swap_ink", "swap_type", "advance_lowest", "round_fame", "order", "scrap_type", "ink_bonus", "ink",
    "one_for_two", "type_bonus", "discount", "decoration_bonus", "advance",
]  # fmt: skip
GEAR_REWARD_KINDS: tuple[GearRewardKind, ...] = get_args(GearRewardKind)

GearParameter: TypeAlias = Literal["colour", "colours", "letters", "specialty"]
GEAR_REWARD_TAKES: dict[GearRewardKind, GearParameter] = {
    "ink": "colour",
    "one_for_two": "colour",
    "ink_bonus": "colours",
    "type_bonus": "letters",
    "discount": "letters",
    "decoration_bonus": "specialty",
    "advance": "specialty",
}
"""What a sector says beside its kind, one thing at most; the kinds that are left out say nothing."""

BonusKind: TypeAlias = Literal["inks", "guilders", "fame", "advance", "order"]
"""What a refinement card gives when both its parts are done (F5)."""

TrackReward: TypeAlias = Literal["ink", "order", "type"]
"""What a space of the reward track gives (D2, §9)."""

PatronageReward: TypeAlias = Literal["order", "specialty", "guilders", "inks"]
PATRONAGE_REWARDS: tuple[PatronageReward, ...] = get_args(PatronageReward)

LineColour: TypeAlias = Literal["white", "grey"]
MoveEnd: TypeAlias = Literal["orders", "inks", "specialties", "gears", "patronage", "min", "max"]

Ability: TypeAlias = Literal[
    "gutenberg", "guillard", "manutius", "ungler", "schoffer", "tory", "plantin", "caxton", "fiol", "vietor"
]
ABILITIES: tuple[Ability, ...] = get_args(Ability)
"""What characters can do (§7), each named after the one who does it in the published game."""

CharacterId: TypeAlias = str
"""The id of a character of `config/characters.yaml`."""
