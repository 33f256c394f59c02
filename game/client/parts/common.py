"""The answers to the names that every play screen has."""

from game.client.parts.character import press_character
from game.client.parts.trays import TypeCase
from game.client.screen.destinations import ToBoard, ToHouse, ToLog, ToRoundCard, ToRules
from game.client.screen.game_scene import GameScene, to_menu
from game.client.session.hints import to_hint
from game.client.session.sitting import Sitting
from game.client.ui.scene import Push, Transition
from game.client.ui.target_names import BoardStrip, HouseButton, OrderSlot, SeatPanel, UseButton
from game.rules.moves import UseGear

WORDS = frozenset({"hint", "log", "rules", "round card", "menu", "board", "workshop", "buy", "character"})
RECORDS = (BoardStrip, SeatPanel, HouseButton, UseButton, OrderSlot)


def is_common(name: str) -> bool:
    """Whether `press_common` knows an answer to a name."""
    return name in WORDS or isinstance(name, RECORDS)


def press_common(scene: GameScene, name: str) -> Transition:
    """The answer to a common name: open a sheet or a printing house, or use a gear."""
    match name:
        case UseButton(axle):
            scene.submit(UseGear(scene.seat, axle))
        case "buy":
            return Push(TypeCase(scene.sitting, scene.seat))
        case "character":
            return press_character(scene.sitting, scene.seat)
        case OrderSlot(at):
            return _close_up(scene, at)
        case SeatPanel(seat) | HouseButton(seat):
            return to_house(scene.sitting, seat)
        case "workshop":
            return to_house(scene.sitting, scene.seat)
        case _:
            return _open(scene, name)
    return None


def to_board(scene: GameScene) -> Transition:
    """The transition to the whole board, marked with what the scene's seat has."""
    return Push(ToBoard(scene.sitting, scene.seat))


def _close_up(scene: GameScene, slot: int) -> Transition:
    seat = scene.sitting.view(scene.seat).seats[scene.seat]
    return scene.closer_look(("order", *seat.orders[slot])) if slot < len(seat.orders) else None


def to_house(sitting: Sitting, seat: int) -> Transition:
    """The transition to the printing house of a seat; None for the automa, who has none."""
    return Push(ToHouse(sitting, seat)) if seat in sitting.printers else None


def _open(scene: GameScene, name: str) -> Transition:
    """The transition to the screen of a name; None where there is none."""
    match name:
        case "hint":
            return to_hint(scene, scene.sitting)
        case "log":
            return Push(ToLog(scene.sitting))
        case "rules":
            return Push(ToRules(scene.sitting.content))
        case "round card":
            return Push(ToRoundCard(scene.sitting.content))
        case "menu":
            return to_menu(scene.sitting)
        case "board" | BoardStrip():
            return to_board(scene)
    return None
