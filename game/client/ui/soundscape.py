"""Which sound is heard when: of hands and pieces, of events in a match, of the curtain and the bell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import pygame

from game.client.base.settings import Choices, Settings
from game.client.ui import target_names as names
from game.client.ui.audio import Audio, Volumes
from game.client.ui.scene import News, Scene
from game.gearbox.mesh import PITCH_DEG

if TYPE_CHECKING:
    from game.rules import events as ev

# The names of all cues, and those for lifting and laying pieces. A cue is named as its file in assets/sounds.

FOCUS, CHOOSE, BACK, NOT_ALLOWED = "focus", "choose", "back", "not_allowed"
YOUR_TURN, TITLES, LAUREL = "your_turn", "fanfare", "laurel"
CURTAIN_DOWN, CURTAIN_OPEN = "curtain_down", "curtain_open"
PRESS, PAGE_TURN, SHUFFLE, ROUND_BELL, PEAL = "press", "page_turn", "shuffle", "round_bell", "peal"
GEAR_PLACED, GEAR_USED, TRACK_REWARD, COIN_OUT = "gear_placed", "gear_used", "track_reward", "coin_out"

COINS_IN = tuple(f"coin_in_{clinks}" for clinks in range(1, 6))
STROKES = tuple(f"fame_{strokes}" for strokes in range(1, 4))
RATCHET = tuple(f"ratchet_{speed}" for speed in range(1, 5))
RATCHET_LAST = "ratchet_last"

Piece: TypeAlias = Literal["card", "type", "ink", "coin", "gear", "marker"]
PICK_UP: dict[Piece, str] = {
    "card": "card_up", "type": "type_up", "ink": "ink_up", "coin": COINS_IN[0], "gear": "card_up", "marker": FOCUS,
}  # fmt: skip
LAY_DOWN: dict[Piece, str] = {
    "card": "card_down", "type": "type_down", "ink": "ink_down", "coin": COINS_IN[0], "gear": GEAR_PLACED,
    "marker": CHOOSE,
}  # fmt: skip

TEN = 10  # fame: a laurel leaf
TEETH_A_SECOND = (8, 16, 28)  # from here on the next lighter click


def fame_gained(fame: int, before: int | None = None) -> str:
    """The cue of fame: a chord when it passes a ten (where the fame before is known), else strokes of the quill."""
    if before is not None and before // TEN < (before + fame) // TEN:
        return LAUREL
    return STROKES[min(max(fame, 1), len(STROKES)) - 1]


def axle_pan(axle: int) -> float:
    """The place of an axle's sound, from left to right: the first axle on the left, the third on the right."""
    return (axle - 1) * 0.4


class Pawl:
    """Listens to one turning gear and says when a tooth passes: give it the gear's angle every frame."""

    def __init__(self, angle_deg: float) -> None:
        self._rest_deg = angle_deg
        self._teeth = 0
        self._since_s = 0.0  # since the last click: one frame is too short to measure the speed

    def cue(self, angle_deg: float, dt_s: float, *, at_rest: bool = False) -> str | None:
        """The click of a tooth that passed for the first time: lighter the faster the gear, deep where it stops."""
        self._since_s += dt_s
        teeth = int(abs(angle_deg - self._rest_deg) / PITCH_DEG + 0.01)
        passed, self._teeth = teeth - self._teeth, max(teeth, self._teeth)
        if at_rest:
            moved, self._rest_deg, self._teeth, self._since_s = self._teeth > 0, angle_deg, 0, 0.0
            return RATCHET_LAST if moved else None
        if passed <= 0:
            return None
        speed, self._since_s = passed / self._since_s if self._since_s > 0 else 0.0, 0.0
        return RATCHET[sum(speed >= limit for limit in TEETH_A_SECOND)]


KINDS: dict[type[str], Piece] = {
    names.GearPiece: "gear",
    names.InkPiece: "ink",
    names.OfferedInk: "ink",
    names.OwnInk: "ink",
    names.TypePiece: "type",
    names.OwnType: "type",
    names.CaseBlock: "type",
    names.SetBlock: "type",
    names.PlanMarker: "marker",
    names.LaidMarker: "marker",
    names.LevelMarker: "marker",
}
"""The sound of a piece by the record of its name; all others sound like cards. A marker does not tell its action."""


def kind_of(piece: str) -> Piece:
    """The kind of sound of a piece, by its name."""
    return "marker" if piece == "marker" else KINDS.get(type(piece), "card")


# Which sound goes with each event of the game. The log has a line for each of them too. Turning gears click in their
# scenes (`Pawl`), so `GearsTurned` is silent. Behind the curtain no sound may tell what is planned.

LONGEST_ROW = 5  # cues for one move: of more, the least important are left out

# The important cues, the most important first: of too many these stay.
WEIGHTY = (PEAL, ROUND_BELL, PAGE_TURN, PRESS, CURTAIN_DOWN, TRACK_REWARD, GEAR_USED)


def cue_of(event: ev.Event) -> str | None:
    """The cue of an event; None where other events with it are heard already."""
    found = cue_table()[type(event)]
    return found(event) if callable(found) else found


def cues_of(events: Iterable[ev.Event]) -> list[str]:
    """The cues of what one move did, in order, each once and not too many."""
    row = list(dict.fromkeys(name for event in events if (name := cue_of(event)) is not None))
    by_weight = sorted(row, key=lambda name: WEIGHTY.index(name) if name in WEIGHTY else len(WEIGHTY))
    kept = set(by_weight[:LONGEST_ROW])
    return [name for name in row if name in kept]


def _acted(event: ev.AutomaActed) -> str | None:
    """The automa takes cards or inks, or puts a marker on a reward."""
    if event.cards:
        return PICK_UP["card"]
    if any(event.inks):
        return PICK_UP["ink"]
    return LAY_DOWN["marker"] if event.space >= 0 else None


@cache
def cue_table() -> dict[type[ev.Event], str | Callable[[Any], str | None] | None]:
    """The cue of each kind of event, or what finds it; made at the first event, as the first picture needs no rules."""
    from game.rules import events as ev

    return {
        # preparing
        ev.GameStarted: SHUFFLE,
        ev.CharactersDrawn: PICK_UP["card"],
        ev.CharacterKept: LAY_DOWN["card"],
        ev.OrderGained: LAY_DOWN["card"],
        ev.OrderGivenUp: PICK_UP["card"],
        ev.TypesChosen: LAY_DOWN["type"],
        # the round and its plans: the sound is the same, whatever was planned
        ev.RoundStarted: ROUND_BELL,
        ev.ColourNamed: LAY_DOWN["ink"],
        ev.GearsTurned: None,  # each tooth clicks while they turn
        ev.PlanCommitted: CURTAIN_DOWN,
        ev.PlansRevealed: PAGE_TURN,
        ev.AutomaPlanned: LAY_DOWN["card"],
        ev.MarkerShifted: LAY_DOWN["marker"],
        ev.PlayOrdersSet: None,
        # acting
        ev.ActionStarted: None,  # the bell that calls the next person is heard
        ev.Passed: BACK,
        ev.ActionEnded: None,
        ev.InksTaken: LAY_DOWN["ink"],
        ev.SpecialtyCardTaken: PICK_UP["card"],
        ev.SpecialtyAdvanced: lambda event: str(event.specialty),
        ev.DiskMoved: TRACK_REWARD,
        ev.GearsDrawn: PICK_UP["card"],
        ev.GearInstalled: GEAR_PLACED,
        ev.GearRepositioned: RATCHET_LAST,
        ev.RewardClaimed: LAY_DOWN["marker"],
        ev.PatronageTaken: LAY_DOWN["card"],
        ev.AutomaActed: _acted,
        # what comes and goes
        ev.CardsDrawn: PICK_UP["card"],
        ev.CardsDiscarded: None,
        ev.DeckShuffled: SHUFFLE,
        ev.InkGained: LAY_DOWN["ink"],
        ev.InksReturned: PICK_UP["ink"],
        ev.TypeGained: LAY_DOWN["type"],
        ev.TypeLost: PICK_UP["type"],
        ev.GuildersGained: lambda event: COINS_IN[min(max(event.guilders, 1), len(COINS_IN)) - 1],  # a clink for each
        ev.GuildersPaid: COIN_OUT,
        ev.FameGained: lambda event: fame_gained(event.fame),
        ev.GearUsed: GEAR_USED,
        ev.TypeScrapped: PICK_UP["type"],
        ev.LevelsSwapped: lambda event: str(event.first),
        ev.RewardDeclined: BACK,
        ev.RewardLost: BACK,
        # printing, and the end
        ev.OrderFulfilled: PRESS,
        ev.TurnEnded: None,
        ev.BoardRefilled: LAY_DOWN["card"],
        ev.TokenPassed: LAY_DOWN["marker"],
        ev.GameEnded: PEAL,
    }


CURTAIN = "curtain"
NOBODY = -1


class Soundscape:
    """Plays all sounds, with the volumes of the settings."""

    def __init__(self, choices: Choices, now: Callable[[], float]) -> None:
        self._choices = choices
        self._settings = choices.now
        self._audio = Audio(_volumes(self._settings), now=now)
        self._audio.music(True)
        self._top = ""  # the name of the top scene in the last frame
        self._called = NOBODY  # the seat for which the bell rang last

    def hear(self, name: str, *, pan: float = 0.0) -> None:
        self._audio.play(name, pan=pan)

    def lifted(self, piece: str) -> None:
        self.hear(PICK_UP[kind_of(piece)])

    def laid(self, piece: str) -> None:
        self.hear(LAY_DOWN[kind_of(piece)])

    def tell(self, news: News) -> None:
        """Play the sounds of what happened, as far as everybody may know it."""
        from game.rules.events import seen_by
        from game.rules.view import OBSERVER

        self._audio.play_row(cues_of(seen_by(event, OBSERVER) for event in news.events))

    def after_frame(self, scene: Scene, *, quiet: bool) -> None:
        """Play what is due: waiting cues, the curtain when it comes or goes, and the bell for the next person."""
        if self._settings is not self._choices.now:
            self._settings = self._choices.now
            self._audio.volumes = _volumes(self._settings)
        if CURTAIN in (scene.name, self._top) and scene.name != self._top:
            self.hear(CURTAIN_DOWN if scene.name == CURTAIN else CURTAIN_OPEN)
        self._top = scene.name
        seat = scene.calls
        if seat is not None and seat != self._called:
            self._called = seat
            if seat != NOBODY:
                self.hear(YOUR_TURN)
        self._audio.after_frame(quiet=quiet)

    def device_removed(self, event: pygame.Event) -> None:
        self._audio.device_removed(event)

    def close(self) -> None:
        self._audio.close()


def _volumes(settings: Settings) -> Volumes:
    return Volumes(settings.effects, settings.music, settings.muted)
