"""Which pictogram stands beside an event in the log, and which piece it is about, for a closer look."""

from collections.abc import Callable, Sequence
from typing import Any

from game.client.base.subject import About
from game.rules import events as ev
from game.rules.names import Action

CARDS_OF: dict[Action, str] = {"specialties": "specialty", "gears": "gear", "patronage": "patronage"}


def icon_of(event: ev.Event) -> str:
    """The pictogram of an event; empty for one that has no line."""
    found = ICONS[type(event)]
    return found(event) if callable(found) else found


def about(event: ev.Event) -> About:
    """The one piece that an event is about, as targets name it; nothing where there is none, or more than one."""
    found = PIECES.get(type(event))
    return found(event) if found else ()


def _order(event: ev.OrderGained | ev.OrderGivenUp | ev.OrderFulfilled) -> About:
    return ("order", event.printing, event.refinement)


def _one_of(kind: str, things: Sequence[str]) -> About:
    """The look of things that are all the same, else of their kind."""
    return (kind, things[0]) if len(set(things)) == 1 else (kind,)


def _drawn(event: ev.CardsDrawn) -> About:
    if len(event.printing) + len(event.refinement) != 1:
        return ()
    return ("printing", event.printing[0]) if event.printing else ("refinement", event.refinement[0])


def _automa_acted(event: ev.AutomaActed) -> About:
    if event.action in CARDS_OF and len(event.cards) == 1:
        return (CARDS_OF[event.action], event.cards[0])
    return ("space", str(event.space)) if event.space >= 0 else ()


PIECES: dict[type[ev.Event], Callable[[Any], About]] = {
    ev.CharacterKept: lambda event: ("character", event.character),
    ev.OrderGained: _order,
    ev.OrderGivenUp: _order,
    ev.OrderFulfilled: _order,
    ev.TypesChosen: lambda event: _one_of("type", event.letters),
    ev.TypeGained: lambda event: ("type", event.letter),
    ev.TypeLost: lambda event: ("type", event.letter),
    ev.ColourNamed: lambda event: ("ink", event.ink),
    ev.InkGained: lambda event: ("ink", event.ink),
    ev.InksTaken: lambda event: _one_of("ink", event.inks),
    ev.InksReturned: lambda event: ("ink",),
    ev.AutomaPlanned: lambda event: ("planning", event.card),
    ev.MarkerShifted: lambda event: ("marker", str(event.seat)),
    ev.SpecialtyCardTaken: lambda event: ("specialty", event.card),
    ev.SpecialtyAdvanced: lambda event: ("craft", event.specialty),
    ev.LevelsSwapped: lambda event: ("craft", event.first),
    ev.DiskMoved: lambda event: ("track",),
    ev.GearsDrawn: lambda event: ("gear", event.gears[0]) if len(event.gears) == 1 else (),
    ev.GearInstalled: lambda event: ("gear", event.gear),
    ev.RewardClaimed: lambda event: ("space", str(event.space)),
    ev.PatronageTaken: lambda event: ("patronage", event.card),
    ev.AutomaActed: _automa_acted,
    ev.CardsDrawn: _drawn,
}
"""One entry for each event that one piece tells more about."""

ICONS: dict[type[ev.Event], str | Callable[[Any], str]] = {
    # preparing
    ev.GameStarted: "press",
    ev.CharactersDrawn: "person",
    ev.CharacterKept: "person",
    ev.OrderGained: "order",
    ev.OrderGivenUp: "trash",
    ev.TypesChosen: "type",
    # the round and its plans
    ev.RoundStarted: "hourglass",
    ev.ColourNamed: "drop",
    ev.GearsTurned: "gears",
    ev.PlanCommitted: "lock",
    ev.PlansRevealed: "eye",
    ev.AutomaPlanned: "automa",
    ev.MarkerShifted: "marker",
    ev.PlayOrdersSet: "",
    # acting
    ev.ActionStarted: lambda event: str(event.action),
    ev.Passed: "pass",
    ev.ActionEnded: "trash",
    ev.InksTaken: "drop",
    ev.SpecialtyCardTaken: "specialties",
    ev.SpecialtyAdvanced: lambda event: str(event.specialty),
    ev.DiskMoved: "trophy",
    ev.GearsDrawn: "gears",
    ev.GearInstalled: "gears",
    ev.GearRepositioned: "rotate",
    ev.RewardClaimed: "marker",
    ev.PatronageTaken: "patronage",
    ev.AutomaActed: lambda event: str(event.action),
    # what comes and goes
    ev.CardsDrawn: "orders",
    ev.CardsDiscarded: "",
    ev.DeckShuffled: "rotate",
    ev.InkGained: "drop",
    ev.InksReturned: "bag",
    ev.TypeGained: "type",
    ev.TypeLost: "type",
    ev.GuildersGained: "coin",
    ev.GuildersPaid: "coin",
    ev.FameGained: "laurel",
    ev.GearUsed: "rotate",
    ev.TypeScrapped: "",
    ev.LevelsSwapped: "advance",
    ev.RewardDeclined: "cross",
    ev.RewardLost: "cross",
    # printing, and the end
    ev.OrderFulfilled: "press",
    ev.TurnEnded: "",
    ev.BoardRefilled: "orders",
    ev.TokenPassed: "first",
    ev.GameEnded: "trophy",
}
"""One entry for each event, in the order of the game."""
