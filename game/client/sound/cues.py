"""Which sound goes with each event of the game. The log has a line for each of them too.

`game.client.sound.soundscape` plays these, and the sounds of hands, the curtain and the bell. Turning gears click in
their scenes (`Pawl`), so `GearsTurned` is silent. Behind the curtain no sound may tell what is planned.
"""

from collections.abc import Callable, Iterable
from typing import Any

from game.client.sound import names as cue
from game.rules import events as ev

LONGEST_ROW = 5  # cues for one move: of more, the least important are left out

# The important cues, the most important first: of too many these stay.
WEIGHTY = (cue.PEAL, cue.ROUND_BELL, cue.PAGE_TURN, cue.PRESS, cue.CURTAIN_DOWN, cue.TRACK_REWARD, cue.GEAR_USED)


def cue_of(event: ev.Event) -> str | None:
    """The cue of an event; None where other events with it are heard already."""
    found = CUES[type(event)]
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
        return cue.PICK_UP["card"]
    if any(event.inks):
        return cue.PICK_UP["ink"]
    return cue.LAY_DOWN["marker"] if event.space >= 0 else None


CUES: dict[type[ev.Event], str | Callable[[Any], str | None] | None] = {
    # preparing
    ev.GameStarted: cue.SHUFFLE,
    ev.CharactersDrawn: cue.PICK_UP["card"],
    ev.CharacterKept: cue.LAY_DOWN["card"],
    ev.OrderGained: cue.LAY_DOWN["card"],
    ev.OrderGivenUp: cue.PICK_UP["card"],
    ev.TypesChosen: cue.LAY_DOWN["type"],
    # the round and its plans: the sound is the same, whatever was planned
    ev.RoundStarted: cue.ROUND_BELL,
    ev.ColourNamed: cue.LAY_DOWN["ink"],
    ev.GearsTurned: None,  # each tooth clicks while they turn
    ev.PlanCommitted: cue.CURTAIN_DOWN,
    ev.PlansRevealed: cue.PAGE_TURN,
    ev.AutomaPlanned: cue.LAY_DOWN["card"],
    ev.MarkerShifted: cue.LAY_DOWN["marker"],
    ev.PlayOrdersSet: None,
    # acting
    ev.ActionStarted: None,  # the bell that calls the next person is heard
    ev.Passed: cue.BACK,
    ev.ActionEnded: None,
    ev.InksTaken: cue.LAY_DOWN["ink"],
    ev.SpecialtyCardTaken: cue.PICK_UP["card"],
    ev.SpecialtyAdvanced: lambda event: str(event.specialty),
    ev.DiskMoved: cue.TRACK_REWARD,
    ev.GearsDrawn: cue.PICK_UP["card"],
    ev.GearInstalled: cue.GEAR_PLACED,
    ev.GearRepositioned: cue.RATCHET_LAST,
    ev.RewardClaimed: cue.LAY_DOWN["marker"],
    ev.PatronageTaken: cue.LAY_DOWN["card"],
    ev.AutomaActed: _acted,
    # what comes and goes
    ev.CardsDrawn: cue.PICK_UP["card"],
    ev.CardsDiscarded: None,
    ev.DeckShuffled: cue.SHUFFLE,
    ev.InkGained: cue.LAY_DOWN["ink"],
    ev.InksReturned: cue.PICK_UP["ink"],
    ev.TypeGained: cue.LAY_DOWN["type"],
    ev.TypeLost: cue.PICK_UP["type"],
    ev.GuildersGained: lambda event: cue.coins_in(event.guilders),
    ev.GuildersPaid: cue.COIN_OUT,
    ev.FameGained: lambda event: cue.fame_gained(event.fame),
    ev.GearUsed: cue.GEAR_USED,
    ev.TypeScrapped: cue.PICK_UP["type"],
    ev.LevelsSwapped: lambda event: str(event.first),
    ev.RewardDeclined: cue.BACK,
    ev.RewardLost: cue.BACK,
    # printing, and the end
    ev.OrderFulfilled: cue.PRESS,
    ev.TurnEnded: None,
    ev.BoardRefilled: cue.LAY_DOWN["card"],
    ev.TokenPassed: cue.LAY_DOWN["marker"],
    ev.GameEnded: cue.PEAL,
}
