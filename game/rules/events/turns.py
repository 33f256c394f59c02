"""Events of the five actions, whoever acts (E1, E2), the automa too (U6)."""

from typing import TypeAlias

from game.rules.events.base import Happened, SeatHappened
from game.rules.names import Action, Counts, Ink, Specialty


class ActionStarted(Happened, frozen=True):
    """E1."""

    action: Action
    order: tuple[int, ...]


class Passed(SeatHappened, frozen=True):
    """E1."""

    action: Action


class ActionEnded(Happened, frozen=True):
    """E2: what was left in the action's spaces went away."""

    action: Action
    cards: tuple[str, ...]
    inks: Counts


class InksTaken(SeatHappened, frozen=True):
    """I1."""

    ink_set: int
    inks: tuple[Ink, ...]


class SpecialtyCardTaken(SeatHappened, frozen=True):
    """D1."""

    card: str


class SpecialtyAdvanced(SeatHappened, frozen=True):
    """A level up; at the top the event is `GuildersGained` instead (D3)."""

    specialty: Specialty
    level: int


class DiskMoved(SeatHappened, frozen=True):
    """D2: the reward disk reached this level's space."""

    level: int


class GearsDrawn(SeatHappened, frozen=True):
    """`guillard`."""

    gears: tuple[str, ...]


class GearInstalled(SeatHappened, frozen=True):
    """G1; `replaced` is the gear that was on the axle (G3)."""

    gear: str
    axle: int
    sector: int
    replaced: str | None


class GearRepositioned(SeatHappened, frozen=True):
    """G1."""

    axle: int
    sector: int


class RewardClaimed(SeatHappened, frozen=True):
    """M1."""

    space: int


class PatronageTaken(SeatHappened, frozen=True):
    """M2."""

    card: str
    inks: Counts


class AutomaActed(SeatHappened, frozen=True):
    """U6 to U8: the execution numbers turned up, and what went: card ids, inks, or a reward space (else -1)."""

    action: Action
    searches: tuple[tuple[int, ...], ...]
    cards: tuple[str, ...]
    inks: Counts
    space: int


TurnEvent: TypeAlias = (
    ActionStarted
    | Passed
    | ActionEnded
    | InksTaken
    | SpecialtyCardTaken
    | SpecialtyAdvanced
    | DiskMoved
    | GearsDrawn
    | GearInstalled
    | GearRepositioned
    | RewardClaimed
    | PatronageTaken
    | AutomaActed
)
