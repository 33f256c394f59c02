"""The action phase: the machine's turns (W1 to W6), shops (V3, V7 to V9) and travel (V6)."""

from game.companion.rules import dialogue as an
from game.companion.rules import dialogue as hp
from game.companion.rules import pending as tk
from game.companion.rules.dialogue import Question
from game.companion.rules.gains import Handler, Play, choice, do_shuffle, effects, gain_goods, number, shuffled, yes_no
from game.companion.rules.machine import State, Tile, level_of
from game.companion.rules.symbols import (
    DIRECTIONS,
    GOODS,
    MOST_DIRECTOR_STEPS,
    MOST_ROUNDS,
    STEPS,
    Direction,
    Effect,
    Good,
    Piece,
    clockwise,
)

# ---------------------------------------------------------------- shops
# Trade (V3), technologies and the workshop's spaces (V7, V8), assistants (V9).


def third_of(state: State) -> int:
    """V3, V7: 0, 1 or 2 as the letter order begins with A or B, C or D, E or F."""
    return "ABCDEF".index(state.letter_order[0]) // 2


def ask_trade(state: State, _: tk.Trade) -> Question:
    """V3: what the right side of a trading tile gives."""
    return effects("trade_tile", "V3", number=third_of(state) + 1, letter=state.letter_order[0])


def take_trade(play: Play, _: tk.Trade, answer: an.Gives) -> None:
    """V3: used or not, the tile is replaced; nothing is paid."""
    play.tell(hp.TradeTileReplaced(third_of(play.state) + 1))
    play.then(tk.Gain(answer.effects))


def next_space(state: State) -> int | None:
    """V8: the first free technology space, row by row from the left; None if the workshop is full."""
    space = len(state.workshop)
    return space if space < len(state.board.covers) else None


def technology_row(state: State) -> Good:
    """V7: A B paper, C D ink, E F lead."""
    return GOODS[third_of(state)]


def ask_technology(state: State, _: tk.GetTechnology) -> Question | None:
    """V7: whether one of the level that V8 asks for is in the row."""
    space = next_space(state)
    if space is None:
        return None
    row, letter = technology_row(state), state.letter_order[0]
    return yes_no("technology_there", "V7", row=row, level=level_of(space), letter=letter)


def take_technology(play: Play, _: tk.GetTechnology, answer: an.Said) -> None:
    """V7: free of charge; none of that level there: nothing."""
    if answer.yes:
        take_piece(play, "technology", technology_row(play.state))
    else:
        play.tell(hp.CameToNothing("technology", "none_of_that_level"))


def do_no_technology(play: Play, _: tk.GetTechnology) -> None:
    """V8: a full workshop takes no more."""
    play.tell(hp.CameToNothing("technology", "workshop_full"))


def take_piece(play: Play, piece: Piece, row: Good | None = None) -> None:
    """V8: a technology or a factory goes to the next space, and what that covers is gained."""
    space = len(play.state.workshop)
    play.change(workshop=(*play.state.workshop, piece))
    play.tell(hp.PieceTaken(piece, row or "", level_of(space), space))
    play.then(tk.GainAt(f"board.covers.{space}"))


# assistants


def place_between(first: int, second: int) -> str:
    """The name of the place between two shops, as a choice: "4-5"."""
    return f"{min(first, second)}-{max(first, second)}"


def places_beside(state: State, shop: int, first: Direction) -> tuple[str, ...]:
    """V9: the places between a shop and its neighbours, clockwise from a direction."""
    row, column = divmod(shop, state.city.columns)
    places = []
    for direction in clockwise(first):
        down, right = STEPS[direction]
        inside = 0 <= row + down < state.city.rows and 0 <= column + right < state.city.columns
        if inside and not (down and right):
            places.append(place_between(shop, shop + down * state.city.columns + right))
    return tuple(places)


def all_places(state: State) -> tuple[str, ...]:
    """V9: every place between two shops, once."""
    shops = range(len(state.city.shops))
    return tuple(dict.fromkeys(place for shop in shops for place in places_beside(state, shop, "north")))


def ask_unlock(_: State, __: tk.UnlockAssistant) -> Question:
    """V9: one that is not on the board."""
    return yes_no("assistant_left", "V9")


def take_unlock(play: Play, _: tk.UnlockAssistant, answer: an.Said) -> None:
    """V9: drawn; the owner's hand does that."""
    if answer.yes:
        play.then(tk.PlaceAssistant())
    else:
        play.tell(hp.CameToNothing("assistant", "no_assistant_left"))


def _beside_current(state: State) -> tuple[str, ...]:
    return places_beside(state, state.tradesmen[state.current].shop, state.arrow)


def ask_place(state: State, _: tk.PlaceAssistant) -> Question:
    """V9: the first free place beside the current tradesman, clockwise from the arrow."""
    shop = state.tradesmen[state.current].shop
    return choice("assistant_place", "V9", (*_beside_current(state), "none"), shop=shop, arrow=state.arrow)


def take_place(play: Play, _: tk.PlaceAssistant, answer: an.Word) -> None:
    """V9: there, else anywhere: the places in an order by chance, of which the first free one is a fair draw."""
    if answer.word != "none":
        _put_assistant(play, answer.word)
        return
    beside = _beside_current(play.state)
    play.then(
        tk.PlaceAssistantElsewhere(shuffled(play, [each for each in all_places(play.state) if each not in beside]))
    )


def ask_elsewhere(state: State, task: tk.PlaceAssistantElsewhere) -> Question | None:
    """V9: the first of the drawn places that is free."""
    known = set(all_places(state))
    places = tuple(place for place in task.places if place in known)
    return choice("assistant_elsewhere", "V9", (*places, "none")) if places else None


def take_elsewhere(play: Play, task: tk.PlaceAssistantElsewhere, answer: an.Word) -> None:
    """V9: there, or nowhere at all."""
    if answer.word == "none":
        do_nowhere(play, task)
    else:
        _put_assistant(play, answer.word)


def do_nowhere(play: Play, _: tk.PlaceAssistantElsewhere) -> None:
    """V9: the city has no free place."""
    play.tell(hp.CameToNothing("assistant", "no_place_left"))


def _put_assistant(play: Play, place: str) -> None:
    first, second = (int(shop) for shop in place.split("-"))
    play.change(assistants=True)
    play.tell(hp.AssistantPlaced(first, second))


# ---------------------------------------------------------------- travel
# Travel (V6): the way, the city, the factory, and steps left over.


def ask_travel(state: State, _: tk.Travel) -> Question | None:
    """V6: the nearest direction clockwise from the arrow, its own first, that leads to a city not visited."""
    if not state.workforce:
        return None
    directions = clockwise(state.arrow)
    return choice("way_to_new_city", "V6", (*directions, "none"), arrow=state.arrow, steps=state.workforce)


def take_travel(play: Play, _: tk.Travel, answer: an.Word) -> None:
    """V6: as many steps as its workforce; all visited: the first way clockwise."""
    steps = play.state.workforce
    if answer.word == "none":
        play.then(tk.TravelOn(steps))
    else:
        _set_out(play, _direction(answer), steps, new_cities=True)


def do_stay(play: Play, _: tk.Travel) -> None:
    """V6: without workforce there is no step."""
    play.tell(hp.CameToNothing("travel", "no_workforce"))


def ask_first_way(state: State, task: tk.TravelOn) -> Question:
    """V6: the first way clockwise from the arrow, its own counting first."""
    return choice("first_way", "V6", clockwise(state.arrow), arrow=state.arrow, steps=task.steps)


def take_first_way(play: Play, task: tk.TravelOn, answer: an.Word) -> None:
    """V6: there is no new city to come to."""
    _set_out(play, _direction(answer), task.steps, new_cities=False)


def _direction(answer: an.Word) -> Direction:
    return DIRECTIONS[DIRECTIONS.index(answer.word)]


def _set_out(play: Play, direction: Direction, steps: int, *, new_cities: bool) -> None:
    play.tell(hp.Travelled(direction, steps))
    play.then(tk.Arrive(steps, new_cities))


def ask_end(_: State, task: tk.Arrive) -> Question:
    """V6: where it stops: at a city, or where its steps end."""
    ends = ("new_city", "visited_city", "coin", "road") if task.new_cities else ("visited_city", "coin", "road")
    return choice("way_ends", "V6", ends, steps=task.steps)


def take_end(play: Play, task: tk.Arrive, answer: an.Word) -> None:
    """V6: ending on a coin is a trade (V3); a city visited before is only a stop."""
    match answer.word:
        case "coin":
            play.then(tk.Gain((Effect("trade"),)))
        case "new_city" | "visited_city":
            play.then(tk.CountSteps(task.steps, new_city=answer.word == "new_city"))


def ask_steps(_: State, task: tk.CountSteps) -> Question | None:
    """V6: the steps to the city; a single one needs no question."""
    return number("steps_used", "V6", 1, task.steps, steps=task.steps) if task.steps > 1 else None


def take_steps(play: Play, task: tk.CountSteps, answer: an.Number) -> None:
    """V6: the city, then the steps left over."""
    _stop(play, task, answer.value)


def do_steps(play: Play, task: tk.CountSteps) -> None:
    """V6: its one step."""
    _stop(play, task, 1)


def _stop(play: Play, task: tk.CountSteps, used: int) -> None:
    visit = (tk.VisitCity(), tk.TakeFactory()) if task.new_city else ()
    play.then(*visit, tk.MoveOrderMarker(task.steps - used))


def do_visit(play: Play, _: tk.VisitCity) -> None:
    """V6: the city's tile goes, the next marker comes, the director moves on and gives its reward."""
    play.tell(hp.CityVisited())
    left = play.state.city_markers - 1
    if left >= 0:
        play.change(city_markers=left)
        play.tell(hp.MarkerLaid(left))
    step = play.state.director + 1
    if step <= MOST_DIRECTOR_STEPS:
        play.change(director=step)
        play.tell(hp.DirectorMoved(step))
        play.then(tk.GainAsked("director_reward", step))


def ask_factory(state: State, _: tk.TakeFactory) -> Question | None:
    """V6: whether there is a factory of the level that V8 asks for; none without a marker or a space."""
    space = next_space(state)
    if space is None or not state.city_markers:
        return None
    return yes_no("factory_there", "V6", level=level_of(space), markers=state.city_markers)


def take_factory(play: Play, _: tk.TakeFactory, answer: an.Said) -> None:
    """V6, V8: the next city marker pays for it."""
    if not answer.yes:
        play.tell(hp.CameToNothing("factory", "none_of_that_level"))
        return
    left = play.state.city_markers - 1
    play.change(city_markers=left)
    play.tell(hp.MarkerPaid(left))
    take_piece(play, "factory")


def do_no_factory(play: Play, _: tk.TakeFactory) -> None:
    """V6, V8: no marker is paid."""
    full = next_space(play.state) is None
    play.tell(hp.CameToNothing("factory", "workshop_full" if full else "no_marker_left"))


def do_order_marker(play: Play, task: tk.MoveOrderMarker) -> None:
    """V6: one space a step left over, to the last space at most."""
    number_now = min(play.state.order_marker + task.steps, play.state.board.order_track)
    steps = number_now - play.state.order_marker
    if steps > 0:
        play.change(order_marker=number_now)
        play.tell(hp.OrderMarkerMoved(steps, number_now))


# ---------------------------------------------------------------- turns
# The action phase: the machine's two turns in a round (W1 to W6).


def do_begin_round(play: Play, _: tk.BeginRound) -> None:
    """W6: both tradesmen stand up where they are; then the phases of the round."""
    play.change(round=min(play.state.round + 1, MOST_ROUNDS))
    play.tell(hp.RoundBegan(play.state.round))
    if not all(man.standing for man in play.state.tradesmen):
        play.tell(hp.TradesmenStoodUp())
    for index in range(2):
        play.change_tradesman(index, standing=True)
    turns = (tk.AwaitTurn(1), tk.AwaitTurn(2))
    play.then(*turns, tk.TakeOrder(), tk.CountContracts(), tk.Produce(), tk.EndRound())


def ask_turn(state: State, task: tk.AwaitTurn) -> Question:
    """W1: the owner says when it is the machine's turn."""
    figures = {"number": task.number, "round": state.round, "tiles": len(state.pile)}
    return Question(kind="turn", form="go", rule="W1", choices=("go",), figures=figures)


def take_go(play: Play, _: tk.AwaitTurn, __: an.Word) -> None:
    """W6: where no tile is left, all are shuffled before one is drawn."""
    if not play.state.pile:
        do_shuffle(play, tk.ShuffleTiles())
    play.then(tk.DrawTile(), tk.TakeTurn())


def ask_arrow(state: State, _: tk.DrawTile) -> Question | None:
    """Q3: the arrow of the owner's tile; ours need no question."""
    return None if state.tile_mode == "ours" else choice("tile_arrow", "Q3", DIRECTIONS)


def take_arrow(play: Play, _: tk.DrawTile, answer: an.Word) -> None:
    """Q3: its letters next."""
    play.then(tk.EnterLetters(answer.word))  # type: ignore[arg-type] # the question's choices are directions


def ask_letters(_: State, task: tk.EnterLetters) -> Question:
    """Q3: the letter order of the owner's tile."""
    return Question(kind="tile_letters", form="letters", rule="Q3", figures={"arrow": task.arrow})


def take_letters(play: Play, task: tk.EnterLetters, answer: an.Letters) -> None:
    """Q3, W1: the tile is complete."""
    _turn_up(play, Tile(task.arrow, answer.letters))


def do_draw(play: Play, _: tk.DrawTile) -> None:
    """W1: the next tile of ours."""
    _turn_up(play, play.state.tiles[play.state.pile[-1]])


def _turn_up(play: Play, tile: Tile) -> None:
    play.change(tile=tile, pile=play.state.pile[:-1])
    play.tell(hp.TileDrawn(tile.arrow, tile.letters))


def active_tradesman(state: State) -> int | None:
    """W2: the one still standing; of two, one in a room II, else the one nearer the upper left corner."""
    standing = [index for index, man in enumerate(state.tradesmen) if man.standing]
    return min(
        standing, key=lambda index: (state.tradesmen[index].room == 1, state.tradesmen[index].shop), default=None
    )


def shop_reached(state: State, start: int, direction: Direction, steps: int) -> int:
    """W3: the shop so many steps away; rows and columns wrap round, each by themselves."""
    row, column = divmod(start, state.city.columns)
    down, right = STEPS[direction]
    row = (row + down * steps) % state.city.rows
    return row * state.city.columns + (column + right * steps) % state.city.columns


def way_from(state: State, start: int) -> hp.Way:
    """W3: the way of this turn from a shop, and whether it leaves the city at one edge and comes in at the other."""
    steps = state.order_marker
    row, column = divmod(start, state.city.columns)
    down, right = (part * steps for part in STEPS[state.arrow])
    inside = 0 <= row + down < state.city.rows and 0 <= column + right < state.city.columns
    return hp.Way(state.arrow, steps, round_edge=not inside)


def do_turn(play: Play, _: tk.TakeTurn) -> None:
    """W4 if the active tradesman is in a room II and the other not where the way leads, else W5."""
    state = play.state
    active = active_tradesman(state)
    if active is None:  # only after a hand edit: nobody stands
        here = state.tradesmen[state.current].shop
        _reset(play, None, hp.ResetBegan(here, here))
        return
    play.change(current=active)
    man, other = state.tradesmen[active], state.tradesmen[1 - active]
    target = shop_reached(state, man.shop, state.arrow, state.order_marker)
    if man.room == 2 and other.shop != target:
        _move(play, active, target)
    else:
        way = way_from(state, man.shop) if man.room == 2 else None
        _reset(play, active, hp.ResetBegan(man.shop, target, way))


def _move(play: Play, active: int, target: int) -> None:
    """W4: into the room I of the shop, lie down, do the shop's action."""
    start = play.state.tradesmen[active].shop
    way = way_from(play.state, start)
    play.change_tradesman(active, shop=target, room=1, standing=False)
    play.tell(hp.TradesmanMoved(active, start, target, 1, way), hp.TradesmanLaidDown(active))
    play.then(tk.GainAt(f"city.shops.{target}.action"), tk.AskAssistants(target))


def _reset(play: Play, active: int | None, why: hp.ResetBegan) -> None:
    """W5: a lead letter, then every tradesman in a room I, the upper left one first; the active one lies down."""
    play.tell(why)
    men = play.state.tradesmen
    in_first_room = sorted((index for index in range(2) if men[index].room == 1), key=lambda index: men[index].shop)
    lying = () if active is None else (tk.LayDown(active),)
    play.then(tk.GetLetter(rule="W5"), *(tk.UseRoom(index) for index in in_first_room), *lying)


def do_use_room(play: Play, task: tk.UseRoom) -> None:
    """W5: to its room II, which gives its action."""
    man = play.state.tradesmen[task.tradesman]
    if man.room == 2:  # only after a hand edit
        return
    play.change(current=task.tradesman)
    play.change_tradesman(task.tradesman, room=2)
    play.tell(hp.TradesmanMoved(task.tradesman, man.shop, man.shop, 2))
    play.then(tk.GainAt(f"city.shops.{man.shop}.room_action"), tk.AskAssistants(man.shop))


def do_lay_down(play: Play, task: tk.LayDown) -> None:
    """W5: so that the other one is active next."""
    play.change_tradesman(task.tradesman, standing=False)
    play.tell(hp.TradesmanLaidDown(task.tradesman))


def ask_assistants(state: State, task: tk.AskAssistants) -> Question | None:
    """V9: the goods that a person would get of assistants beside this shop."""
    if not state.assistants:
        return None
    return Question(kind="assistant_goods", form="goods", rule="V9", high=6, figures={"shop": task.shop})


def take_assistants(play: Play, _: tk.AskAssistants, answer: an.Counted) -> None:
    """V9: their goods and nothing else."""
    gain_goods(play, answer.goods)


HANDLERS: dict[type[tk.Task], Handler] = {
    tk.Trade: Handler(ask_trade, take_trade),
    tk.GetTechnology: Handler(ask_technology, take_technology, do_no_technology),
    tk.UnlockAssistant: Handler(ask_unlock, take_unlock),
    tk.PlaceAssistant: Handler(ask_place, take_place),
    tk.PlaceAssistantElsewhere: Handler(ask_elsewhere, take_elsewhere, do_nowhere),
    tk.Travel: Handler(ask_travel, take_travel, do_stay),
    tk.TravelOn: Handler(ask_first_way, take_first_way),
    tk.Arrive: Handler(ask_end, take_end),
    tk.CountSteps: Handler(ask_steps, take_steps, do_steps),
    tk.VisitCity: Handler(do=do_visit),
    tk.TakeFactory: Handler(ask_factory, take_factory, do_no_factory),
    tk.MoveOrderMarker: Handler(do=do_order_marker),
    tk.BeginRound: Handler(do=do_begin_round),
    tk.AwaitTurn: Handler(ask_turn, take_go),
    tk.DrawTile: Handler(ask_arrow, take_arrow, do_draw),
    tk.EnterLetters: Handler(ask_letters, take_letters),
    tk.TakeTurn: Handler(do=do_turn),
    tk.UseRoom: Handler(do=do_use_room),
    tk.LayDown: Handler(do=do_lay_down),
    tk.AskAssistants: Handler(ask_assistants, take_assistants),
}
