"""The answers to the names that every play screen has."""

import pygame

from game.client.parts.character import press_character
from game.client.parts.trays import TypeCase
from game.client.screen.destinations import ToBoard, ToHouse, ToLog, ToRules
from game.client.screen.game_scene import GameScene, to_menu
from game.client.screen.scene import Push, Transition
from game.client.session.hints import to_hint
from game.rules.moves import UseGear

KINDS = ("hint", "log", "rules", "menu", "board", "seat", "workshop", "use", "buy", "slot", "character")
BOARD_KEY = pygame.K_b


def is_common(name: str) -> bool:
    """Whether `press_common` knows an answer to a name: to `slot:2`, not to a scene's own `slot:printing`."""
    kind, _, detail = name.partition(":")
    return kind in KINDS and (not detail or detail.isdecimal())


def press_common(scene: GameScene, name: str) -> Transition:
    """Open a hint, the log, the rules, the menu, a printing house, the case of types or an order; or use a gear."""
    kind, _, detail = name.partition(":")
    if kind == "use":
        scene.submit(UseGear(scene.seat, int(detail)))
        return None
    if kind == "buy":
        return Push(TypeCase(scene.sitting, scene.seat))
    if kind == "character":
        return press_character(scene.sitting, scene.seat)
    if kind == "slot":
        return _close_up(scene, int(detail))
    return _open(scene, kind, int(detail or scene.seat))


def to_board(scene: GameScene) -> Transition:
    """The whole board over a scene, measured by what its seat has."""
    return Push(ToBoard(scene.sitting, scene.seat))


def board_by_key(scene: GameScene, event: pygame.Event) -> Transition:
    """The whole board, where it is the key for it."""
    return to_board(scene) if event.key == BOARD_KEY else None


def _close_up(scene: GameScene, slot: int) -> Transition:
    seat = scene.sitting.view(scene.seat).seats[scene.seat]
    return scene.closer_look(("order", *seat.orders[slot])) if slot < len(seat.orders) else None


def _open(scene: GameScene, kind: str, seat: int) -> Transition:
    """The way to the screen of a name; None where there is none, or no printing house of that seat."""
    if kind == "hint":
        return to_hint(scene, scene.sitting)
    if kind == "log":
        return Push(ToLog(scene.sitting))
    if kind == "rules":
        return Push(ToRules(scene.sitting.content))
    if kind == "menu":
        return to_menu(scene.sitting)
    if kind == "board":
        return to_board(scene)
    if kind in ("seat", "workshop") and seat in scene.sitting.printers:
        return Push(ToHouse(scene.sitting, seat))
    return None
