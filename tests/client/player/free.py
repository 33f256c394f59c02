"""Free moves: from the open workshop of any seat, or on one's own turn from the board, or before an order is kept."""

from game.client.base.i18n import ngettext
from game.client.session.match_session import MatchSession
from game.rules.moves import BuyType, Move, SwapLevels, UseGear
from tests.client.player.fingers import Fingers


def make_free_move(fingers: Fingers, session: MatchSession, move: Move) -> None:
    """Make it where the seat is asked (on the board, among drawn cards), by turns; else in the workshop."""
    number, scene = session.match.number, fingers.pilot.scene
    asked = scene.name in ("board", "keep order") and getattr(scene, "seat", None) == move.seat
    if asked and (number % 2 or fingers.direct) and isinstance(move, UseGear) and fingers.shows(f"use:{move.axle}"):
        fingers.press(f"use:{move.axle}")
    elif asked and (number % 2 or fingers.direct) and isinstance(move, BuyType) and fingers.shows("buy"):
        fingers.press("buy")
        _keep_the_gear(fingers)
        fingers.put(f"type:{move.letter}", "types")
        fingers.press("close")
    else:
        _in_the_workshop(fingers, move)


def _in_the_workshop(fingers: Fingers, move: Move) -> None:
    if fingers.pilot.scene.name != "workshop":
        fingers.press(_door(fingers, move.seat))
        fingers.pilot.step()
    if fingers.value(f"tab:{move.seat}") != "True":
        fingers.press(f"tab:{move.seat}")
    if fingers.shows("act"):
        fingers.press("act")
    if isinstance(move, BuyType):
        _keep_the_gear(fingers)
        fingers.put(f"type:{move.letter}", "types")
    elif isinstance(move, UseGear):
        fingers.press(f"use:{move.axle}")
    else:
        assert isinstance(move, SwapLevels)
        fingers.put(f"level marker:{move.first}", f"row:{move.second}")


def _keep_the_gear(fingers: Fingers) -> None:
    """Buy at the full price, as the move says, where a gear would be used for a lower one."""
    keeps = [ngettext("Keep the gear", "Keep the gears", count) for count in (1, 2)]
    if fingers.shows("full") and fingers.targets.by_name("full").label in keeps:
        fingers.press("full")


def _door(fingers: Fingers, seat: int) -> str:
    """The target that opens a workshop: the seat's own one, or another that has its tab."""
    fingers.see_some("workshop")
    doors = [target.name for target in fingers.targets if target.name.split(":")[0] in ("seat", "workshop")]
    own = [door for door in doors if door.endswith(f":{seat}")]
    assert doors, "no workshop can be opened here"
    return (own or doors)[0]
