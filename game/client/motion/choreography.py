"""The choreography: which motions show an event, one entry for each kind of event that moves something."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.client.motion import cards, goods, house, opening, press, rounds
from game.client.motion.anchors import Anchors
from game.client.motion.floor import Floor
from game.client.text.company import Company
from game.client.ui.motions import Motion
from game.rules import events as ev

STEPS: dict[type[ev.Event], Callable[[Floor, Any], None]] = {
    ev.OrderGained: cards.order_gained,
    ev.OrderGivenUp: cards.order_given_up,
    ev.InksTaken: goods.inks_taken,
    ev.InkGained: goods.ink_gained,
    ev.InksReturned: goods.inks_returned,
    ev.TypeGained: goods.type_gained,
    ev.TypeLost: goods.type_lost,
    ev.TypeScrapped: goods.type_lost,
    ev.GuildersPaid: goods.guilders_paid,
    ev.GuildersGained: goods.guilders_gained,
    ev.FameGained: goods.fame_gained,
    ev.SpecialtyCardTaken: cards.specialty_card_taken,
    ev.SpecialtyAdvanced: house.specialty_advanced,
    ev.DiskMoved: house.disk_moved,
    ev.LevelsSwapped: house.levels_swapped,
    ev.GearInstalled: house.gear_installed,
    ev.GearRepositioned: house.gear_repositioned,
    ev.GearUsed: house.gear_used,
    ev.RewardClaimed: cards.reward_claimed,
    ev.PatronageTaken: cards.patronage_taken,
    ev.AutomaActed: cards.automa_acted,
    ev.ActionEnded: cards.action_ended,
    ev.PlansRevealed: opening.plans_revealed,
    ev.RoundStarted: rounds.round_started,
    ev.TokenPassed: rounds.token_passed,
    ev.BoardRefilled: rounds.board_refilled,
}


def choreograph(company: Company, events: Sequence[ev.Event], before: Anchors, after: Anchors) -> list[Motion]:
    """The motions that show some events, from bottom to top."""
    floor = Floor(company, before, after)
    fulfilled = [event for event in events if isinstance(event, ev.OrderFulfilled)]
    if fulfilled:
        press.printed(floor, fulfilled)
    for event in events:
        step = STEPS.get(type(event))
        if step is not None:
            step(floor, event)
    floor.count_up()
    return [replace(motion, staged=True) for motion in floor.motions] if fulfilled else floor.motions
