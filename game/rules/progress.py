"""What comes next: the phases of a game in their order, each seat in its turn, until somebody has to decide."""

from collections.abc import Callable

from game.rules import actions, chance, characters, gears, planning, rewards, round_end, scoring
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.holdings import Events
from game.rules.names import ACTIONS, Phase
from game.rules.state import Seat, Table, has


def settle(table: Table, events: Events) -> None:
    """Go on until the game waits for somebody, or is over."""
    while table.phase != "over":
        if table.stack:
            top = table.stack[-1]
            kind = type(top)
            if kind is mv.Advances:
                table.stack = table.stack[:-1]
                rewards.settle_advances(table, top, events)  # type: ignore[arg-type]
            elif kind is mv.Rewards and rewards.has_one_reward(top):  # type: ignore[arg-type]
                table.stack = table.stack[:-1]
                rewards.settle_next_reward(table, top, events)  # type: ignore[arg-type]
            else:
                return
        elif table.queue:
            seat, table.queue = table.seats[table.queue[0]], table.queue[1:]
            question = ASK_SEAT[table.phase](table, seat, events)
            if question is not None:
                table.stack = (question,)
        else:
            AFTER[table.phase](table, events)


def people(table: Table) -> tuple[int, ...]:
    """The seats in turn order without the automa (S4)."""
    return tuple(seat for seat in table.turn_order if not table.seats[seat].is_automa)


# what a seat is asked when its turn in a phase comes


def _ask_character(table: Table, seat: Seat, events: Events) -> mv.Decision:
    """P4: draw two tiles, open to all (R1), and choose; each seat is done before the next draws."""
    tiles = chance.shuffled(table, characters.undrawn_characters(table))
    seat.drawn_characters = tiles[: table.content.rules.characters_drawn]
    events.append(ev.CharactersDrawn(seat.index, seat.drawn_characters))
    return mv.KeepingCharacter(seat.index)


ASK_SEAT: dict[Phase, Callable[[Table, Seat, Events], mv.Decision | None]] = {
    "characters": _ask_character,
    "draft": lambda table, seat, events: mv.Drafting(seat.index),
    "types": lambda table, seat, events: mv.ChoosingTypes(seat.index),
    # T2: only Caxton names a colour; L2: only the automa has a planning card, and only Gutenberg may shift a marker
    "wild_colour": lambda table, seat, events: (
        mv.NamingColour(seat.index) if has(table.content, seat, "caxton") else None
    ),
    "reveal": lambda table, seat, events: mv.RevealingPlan(seat.index) if seat.is_automa else None,
    "shift": lambda table, seat, events: (
        mv.ShiftingMarker(seat.index) if has(table.content, seat, "gutenberg") else None
    ),
    "actions": lambda table, seat, events: mv.ActionTurn(seat.index, ACTIONS[table.action]),
    "fulfilment": lambda table, seat, events: mv.FulfilTurn(seat.index, False),
}


# what follows when every seat had its turn in a phase


def _after_characters(table: Table, events: Events) -> None:
    """P4: what nobody drew leaves the game too."""
    table.characters_removed += characters.undrawn_characters(table)
    start_draft(table, events)


def start_draft(table: Table, events: Events) -> None:
    """P5: in turn order, then in reverse order, for as many orders as the rules say."""
    table.phase = "draft"
    order = people(table)
    rounds = table.content.rules.draft_rounds
    table.queue = tuple(seat for turn in range(rounds) for seat in (order if turn % 2 == 0 else order[::-1]))


def _after_draft(table: Table, events: Events) -> None:
    """P5: the cards not taken go to their discard piles."""
    printing, refinement = table.draft_printing, table.draft_refinement
    table.draft_printing = table.draft_refinement = ()
    chance.discard_cards(table, "printing", printing, events)
    chance.discard_cards(table, "refinement", refinement, events)
    table.phase, table.queue = "types", people(table)


def _after_types(table: Table, events: Events) -> None:
    events.append(ev.RoundStarted(table.round, table.first))
    start_round(table, events)


def start_round(table: Table, events: Events) -> None:
    """T2 comes first of all."""
    table.phase, table.queue = "wild_colour", people(table)


def _after_colour(table: Table, events: Events) -> None:
    """T1, from round 2 on; then all plan at once (L1)."""
    if table.round > 1:
        for seat in table.turn_order:
            gears.turn_gears(table.seats[seat], events)
    table.phase = "planning"
    table.stack = (mv.Planning(-1),)


def _after_planning(table: Table, events: Events) -> None:
    """L2: all plans are shown together."""
    for seat in table.seats:
        if not seat.is_automa:
            seat.markers, seat.plan = seat.plan, None
    events.append(ev.PlansRevealed(tuple(seat.markers for seat in table.seats if seat.markers is not None)))
    table.phase, table.queue = "reveal", table.turn_order


def _after_reveal(table: Table, events: Events) -> None:
    table.phase, table.queue = "shift", people(table)


def _after_shift(table: Table, events: Events) -> None:
    """L3, E1."""
    planning.set_play_orders(table, events)
    table.phase = "actions"
    _start_action(table, 0, events)


def _start_action(table: Table, action: int, events: Events) -> None:
    table.action = action
    table.queue = table.action_orders[action]
    events.append(ev.ActionStarted(ACTIONS[action], table.queue))


def _after_action(table: Table, events: Events) -> None:
    """E1, E2: the next action begins when all have done this one."""
    actions.clear_action(table, ACTIONS[table.action], events)
    if table.action + 1 < len(ACTIONS):
        _start_action(table, table.action + 1, events)
    else:
        table.action = -1
        table.phase, table.queue = "fulfilment", people(table)


def _after_fulfilment(table: Table, events: Events) -> None:
    """N5, then the next round or the end (Z1)."""
    table.phase = "round_end"
    for seat in table.seats:
        characters.check_tory(table, seat, events)
    if table.round < table.content.rules.rounds:
        round_end.prepare_next_round(table, events)
        start_round(table, events)
    else:
        table.phase = "over"
        table.scores = scoring.score_sheets(table)
        events.append(ev.GameEnded(table.scores))


AFTER: dict[Phase, Callable[[Table, Events], None]] = {
    "characters": _after_characters,
    "draft": _after_draft,
    "types": _after_types,
    "wild_colour": _after_colour,
    "planning": _after_planning,
    "reveal": _after_reveal,
    "shift": _after_shift,
    "actions": _after_action,
    "fulfilment": _after_fulfilment,
}
