"""Which sound goes with what happened in the game. Nothing is told by sound alone: the log has a line for all of it.

How to wire sound, in the order of what is heard soonest:

1. `App` holds one `Audio(Volumes(...))`, calls `audio.after_frame(quiet=not self.busy)` at the end of each step, gives
   pygame.AUDIODEVICEREMOVED to `audio.device_removed(event)`, and calls `audio.close()` before `pygame.quit()`.
2. Controls: `audio.play(sound_names.FOCUS)` when focus moves by key or pad (never by the mouse), CHOOSE on a press,
   BACK on leaving a page, NOT_ALLOWED with a refusal; PICK_UP[piece] and LAY_DOWN[piece] for what is dragged.
3. After a move: `audio.play_row(cues_of(events))` with the events as the audience may see them (`seen_by`).
4. Curtain: CURTAIN_DOWN and CURTAIN_OPEN. Behind it use FOCUS and CHOOSE only, so that no plan can be heard out.
5. A turning train: one `Pawl` a gear; `audio.play(cue, pan=axle_pan(axle))` for each click; GearsTurned is silent.
6. The next person acts: YOUR_TURN. The titles of the guild: TITLES. A ten of fame: `fame_gained(fame, before)`.
7. Title and table: `audio.music(True)`; settings: `audio.volumes = Volumes(effects, music, muted)`, heard at once.
"""

from collections.abc import Callable, Iterable
from typing import Any

from game.client.sound import names as cue
from game.rules import events as ev

LONGEST_ROW = 5  # of cues for one move: then those of least weight are left out

# Of a row that is too long these stay in any case, the first of them first.
WEIGHTY = (cue.PEAL, cue.ROUND_BELL, cue.PAGE_TURN, cue.PRESS, cue.CURTAIN_DOWN, cue.TRACK_REWARD, cue.GEAR_USED)


def cue_of(event: ev.Event) -> str | None:
    """The cue of an event; None for one that others tell already."""
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
    # the round and its plans: whatever was planned, it sounds the same
    ev.RoundStarted: cue.ROUND_BELL,
    ev.ColourNamed: cue.LAY_DOWN["ink"],
    ev.GearsTurned: None,  # heard tooth by tooth as they turn
    ev.PlanCommitted: cue.CURTAIN_DOWN,
    ev.PlansRevealed: cue.PAGE_TURN,
    ev.AutomaPlanned: cue.LAY_DOWN["card"],
    ev.MarkerShifted: cue.LAY_DOWN["marker"],
    ev.PlayOrdersSet: None,
    # acting
    ev.ActionStarted: None,  # the hand bell of who acts tells it
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
