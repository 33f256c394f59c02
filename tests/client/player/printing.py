"""How a fulfilment is laid out on the bench: types, inks, decorations, bonus gears, and the press."""

from collections import Counter

from game.client.session.match_session import MatchSession
from game.rules.moves import EndTurn, Fulfil, FulfilledOrder
from game.rules.names import INKS, LETTERS, Letter
from game.rules.state import Seat
from tests.client.player.fingers import Fingers

MOST_RESTS = 60  # for a turn that ends by itself


class Trays:
    """The pieces of a seat that are still to be laid."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._own: dict[str, int] = dict(zip((*LETTERS, *INKS), (*seat.types, *seat.inks), strict=True))
        self._taken = Counter[str]()

    def take(self, kind: str, name: str) -> str:
        """A piece of a letter or colour that lies on no order yet: the first one, which lies uppermost on a pile."""
        taken = self._taken[name]
        assert taken < self._own[name], f"no {name} is left"
        self._taken[name] += 1
        return f"{kind}:{name}:{taken}"


def fulfil(fingers: Fingers, session: MatchSession, move: Fulfil) -> None:
    """Everything is laid order by order, then printed."""
    trays = Trays(session.view(move.seat).seats[move.seat])
    if _lies_there(fingers, move) or _can_be_filled(fingers, session, move):
        _print(fingers)
        return
    _take_all_back(fingers)
    uncovered = _lay_letters(fingers, session, move, trays)
    assert uncovered is None, f"{uncovered} was not left uncovered"
    for order in move.orders:
        if order.colour is not None:
            _lay_inks(fingers, session, order, trays)
        switch = f"decoration:{order.printing}"
        if fingers.shows(switch) and fingers.value(switch) != str(order.decoration):
            fingers.press(switch)
    _switch_bonus_gears(fingers, move)
    _print(fingers)


def _print(fingers: Fingers) -> None:
    """Press the button, and say yes where the printing earns no fame."""
    fingers.press("print")
    if fingers.pilot.scene.name == "confirm":
        fingers.press("yes")


def _lies_there(fingers: Fingers, move: Fulfil) -> bool:
    """Whether all of it lies there already: what was printed and taken back does."""
    from game.client.scenes.fulfilment.fulfilment_scene import Fulfilment

    scene = fingers.pilot.scene
    assert isinstance(scene, Fulfilment)
    return scene.fulfilment() == move and fingers.shows("print")


def _can_be_filled(fingers: Fingers, session: MatchSession, move: Fulfil) -> bool:
    """Press "fill in" at times; whether that laid just what was meant. Everything is taken back if it did not."""
    from game.client.scenes.fulfilment.fulfilment_scene import Fulfilment

    scene = fingers.pilot.scene
    assert isinstance(scene, Fulfilment)
    if session.match.number % 3:
        return False
    fingers.press("fill")
    if scene.fulfilment() == move:
        return True
    _take_all_back(fingers)
    return False


def _take_all_back(fingers: Fingers) -> None:
    """Clear all orders of what lies on them: a draft is kept while somebody is away, whoever laid it."""
    from game.client.scenes.fulfilment.fulfilment_scene import Fulfilment

    scene = fingers.pilot.scene
    assert isinstance(scene, Fulfilment)
    for order in scene.holder.orders:
        if scene.draft.touched(order):
            foot = f"order:{order.printing}"
            fingers.press(foot)
            if scene.draft.touched(order):  # it was filled up first
                fingers.press(foot)


def _lay_letters(fingers: Fingers, session: MatchSession, move: Fulfil, trays: Trays) -> Letter | None:
    """Cover all letters; `manutius`'s blank goes on the last one that it may. What of it is still to be laid."""
    cards = session.content.printing
    spots = [
        (f"letter:{order.printing}:{at}", letter)
        for order in move.orders
        for at, letter in enumerate(cards[order.printing].letters)
    ]
    blank = max((at for at, (_, letter) in enumerate(spots) if letter == move.uncovered), default=-1)
    for at, (place, letter) in enumerate(spots):
        if at != blank:
            fingers.put(trays.take("own type", letter), place)
    if blank < 0:
        return move.uncovered
    fingers.put("uncovered", spots[blank][0])
    return None


def _lay_inks(fingers: Fingers, session: MatchSession, order: FulfilledOrder, trays: Trays) -> None:
    """Each part gets its own colour where that is paid, else the wild one (`caxton`)."""
    paid = Counter(dict(zip(INKS, order.colour or (), strict=True)))
    refinement = next(held.refinement for held in trays.seat.orders if held.printing == order.printing)
    need = session.content.refinement[refinement].inks
    shown = [ink for ink, count in zip(INKS, need, strict=True) for _ in range(count)]
    for at, ink in enumerate(shown):
        given = ink if paid[ink] else trays.seat.wild
        assert given is not None
        paid[given] -= 1
        fingers.put(trays.take("own ink", given), f"part:{order.printing}:{at}")


def _switch_bonus_gears(fingers: Fingers, move: Fulfil) -> None:
    """Leave out what is not wanted first: only three uses a round are left for the others (G7)."""
    uses = Counter(move.bonus_gears)
    fingers.see_some("bonus")
    names = [target.name for target in fingers.targets if target.name.startswith("bonus")]
    wanted = {name: uses[int(name.split(":")[1])] > name.count("again") for name in names}
    for on in (False, True):
        for name in names:
            if wanted[name] == on and fingers.value(name) != str(on):
                fingers.press(name)


def end_turn(fingers: Fingers, session: MatchSession, move: EndTurn) -> None:
    """End the turn after printing or after choosing to print nothing; confirm it where something could be gained."""
    if not fingers.shows("end"):
        fingers.press("none")
    number = session.match.number
    for _ in range(MOST_RESTS if session.turns_end else 0):
        if session.match.number > number:
            return
        fingers.rest()
    fingers.press("end")
    if fingers.pilot.scene.name == "confirm":
        fingers.press("yes")
