"""The action phase: the machine's two turns in a round (W1 to W6)."""

from game.companion import answers as an
from game.companion import happenings as hp
from game.companion import tasks as tk
from game.companion.gains import gain_goods
from game.companion.names import DIRECTIONS, MOST_ROUNDS, STEPS, Direction
from game.companion.play import Handler, Play, choice
from game.companion.questions import Question
from game.companion.set_up import do_shuffle
from game.companion.state import State, Tile


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
    tk.BeginRound: Handler(do=do_begin_round),
    tk.AwaitTurn: Handler(ask_turn, take_go),
    tk.DrawTile: Handler(ask_arrow, take_arrow, do_draw),
    tk.EnterLetters: Handler(ask_letters, take_letters),
    tk.TakeTurn: Handler(do=do_turn),
    tk.UseRoom: Handler(do=do_use_room),
    tk.LayDown: Handler(do=do_lay_down),
    tk.AskAssistants: Handler(ask_assistants, take_assistants),
}
