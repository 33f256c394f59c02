"""The bar at the top of every play screen, and the answers to the names that every play screen has."""

from collections import Counter
from collections.abc import Callable

import pygame

from game.client.base import readings
from game.client.base.i18n import say
from game.client.graphics import control_art, layout
from game.client.graphics.brush import sized
from game.client.graphics.viewport import RectLike
from game.client.scenes.destinations import ToBoard, ToLog, ToPlayerBoard, ToRoundCard, ToRules
from game.client.scenes.game_scene import GameScene, to_menu
from game.client.scenes.parts.player_board import TypeCase
from game.client.scenes.parts.seat_panels import press_character
from game.client.session.commission_controller import occasion_words
from game.client.session.hints import decides, hint_or_why_not, nothing_to_hint, turn_is_over
from game.client.session.match_session import MatchSession
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.scene import Push, Transition
from game.client.ui.target_names import BoardStrip, HouseButton, OrderSlot, SeatPanel, UseButton
from game.rules.moves import UseGear
from game.rules.view import OBSERVER, View

ENTRY_GAP = 6
GAP = 24


def top_bar(page: Page, session: MatchSession, view: View, words: str) -> None:
    """Put the rounds, a ribbon with `words`, and the buttons `hint`, `log`, `rules` and `menu`.

    The rounds are the button `round card`.
    """
    has_words = decides(session) != OBSERVER or turn_is_over(session)
    reason, occasion = "" if has_words else nothing_to_hint(session), occasion_words(session)
    openings = readings.opening_rounds(session.content, view)
    course = (session.content.rules.rounds, view.round, openings)
    page.part(_top_bar, course, words, occasion, reason)


def _top_bar(page: Page, course: tuple[int, int, tuple[int, ...]], words: str, occasion: str, reason: str) -> None:
    track = layout.rect("take orders", "round track")
    round_track(page, track, *course)
    target = Target("round card", "button", track, say("Round"), hint=say("Press for the steps of a round."))
    page.target(target, widgets.paint_light, track.inflate(6, 6))
    ribbon = layout.rect("take orders", "turn ribbon")
    hint = layout.rect("take orders", "hint")
    hint_button(page, hint, reason)
    ribbon.w = hint.x - GAP - ribbon.x
    widgets.ribbon(page, ribbon, words, occasion)
    bar_buttons(page)


def bar_buttons(page: Page) -> None:
    """Put the buttons `log`, `rules` and `menu`."""
    for name, label in (("log", say("Log")), ("rules", say("Rules")), ("menu", say("Menu"))):
        widgets.page_button(page, name, layout.rect("take orders", name), label, "dark", px=30)


def hint_button(page: Page, rect: RectLike, reason: str = "") -> None:
    """Put the button `hint`; a `reason` says why there is nothing to hint at."""
    hint = say("What a computer player would do here, and why.")
    widgets.page_button(page, "hint", rect, say("Hint"), "dark", reason=reason, hint=hint, px=30)


ICON_FROM = 200  # the least width of the button `board` in which an eye stands beside the words


def board_button(page: Page, rect: RectLike) -> None:
    """Put the button `board`."""
    icon = "eye" if pygame.Rect(rect).w >= ICON_FROM else None
    hint = say("Everything on the board, and what each player has.")
    widgets.page_button(page, "board", rect, say("The board"), "wood", icon, hint=hint, px=30)


def round_track(page: Page, rect: pygame.Rect, rounds: int, now: int, openings: tuple[int, ...]) -> None:
    """Put one tile a round: past, now or coming, with a crown for each patronage card that it opens."""
    opened = Counter(openings)
    width = (rect.w + ENTRY_GAP) // rounds
    for number in range(1, rounds + 1):
        box = pygame.Rect(rect.x + (number - 1) * width, rect.y, width - ENTRY_GAP, rect.h)
        state = "past" if number < now else "now" if number == now else "coming"
        widgets.picture(page, box, sized(control_art.round_track_entry, number, state, opened[number]))


WAYS: dict[str, Callable[[GameScene], Transition]] = {
    "hint": lambda scene: hint_or_why_not(scene, scene.session),
    "log": lambda scene: Push(ToLog(scene.session)),
    "rules": lambda scene: Push(ToRules(scene.session.content)),
    "round card": lambda scene: Push(ToRoundCard(scene.session.content)),
    "menu": lambda scene: to_menu(scene.session),
    "board": lambda scene: Push(ToBoard(scene.session, scene.seat)),  # marked with what the seat has
    "workshop": lambda scene: to_house(scene.session, scene.seat),
    "buy": lambda scene: Push(TypeCase(scene.session, scene.seat)),
    "character": lambda scene: press_character(scene.session, scene.seat),
}


def is_common(name: str) -> bool:
    """Whether `press_common` knows an answer to a name."""
    return name in WAYS or isinstance(name, BoardStrip | SeatPanel | HouseButton | UseButton | OrderSlot)


def press_common(scene: GameScene, name: str) -> Transition:
    """The answer to a common name: open a sheet or a printing house, or use a gear."""
    match name:
        case UseButton(axle):
            scene.submit(UseGear(scene.seat, axle))
        case OrderSlot(at):
            orders = scene.holder.orders
            return scene.closer_look(("order", *orders[at])) if at < len(orders) else None
        case SeatPanel(seat) | HouseButton(seat):
            return to_house(scene.session, seat)
        case BoardStrip():
            return WAYS["board"](scene)
        case str() if name in WAYS:
            return WAYS[name](scene)
    return None


def to_house(session: MatchSession, seat: int) -> Transition:
    """The transition to the printing house of a seat; None for the automa, who has none."""
    return Push(ToPlayerBoard(session, seat)) if seat in session.seats.printers else None
