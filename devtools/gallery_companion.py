"""The companion's scenes for the tour: one game, answered as a table might, and stopped where it shows most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from devtools import staging
from devtools.gallery_window import Picture
from game.client.ui.scene import Push, Scene
from game.companion.rules.dialogue import (
    Answer,
    Counted,
    Counts,
    Gives,
    Letters,
    Number,
    Question,
    Said,
    UseBoard,
    UseCity,
    Word,
)
from game.companion.rules.history import Game, new_game
from game.companion.rules.machine import Board, City, Shop, StickSpace
from game.companion.rules.symbols import Effect, Goods
from game.companion.rules.tiles import load_tiles

if TYPE_CHECKING:
    from devtools.gallery_window import Gallery
    from game.companion.companion_controller import CompanionController

SEED = 1455
LAST_ROUND = 5
MOST_ANSWERS = 400

ACTIONS = (
    (Effect("lead_letter"),),
    (Effect("paper", 2), Effect("coins", 2)),
    (Effect("typesetting"),),
    (Effect("travel"),),
    (Effect("technology"), Effect("points", 2)),
    (Effect("move_orders", 2),),
    (Effect("capacity", 2), Effect("workforce")),
    (Effect("assistant"),),
    (Effect("trade"), Effect("ink")),
    (Effect("lead_letter_goods"),),
    (Effect("letter_goods"),),
    (Effect("lead", 2),),
)
CITY = City(3, 4, tuple(Shop(own, ACTIONS[at - 5]) for at, own in enumerate(ACTIONS)))
BOARD = Board(
    stick=tuple(StickSpace("ABCDEF"[at * 5 % 6], ACTIONS[1] if at % 2 else ()) for at in range(12)),
    covers=((), (Effect("points", 2),)) * 6,
)
START = {"people": 2, "place": 2, "order_marker": 2, "coins": 3, "capacity": 4, "workforce": 3, "city_markers": 8}
NO_OTHERS: Mapping[str, Answer] = MappingProxyType({})
USUAL: dict[str, Answer] = {
    "tile_mode": Word("ours"),
    "city_size": UseCity(CITY),
    "board_size": UseBoard(BOARD),
    "contract_places": Number(1),
    "order_phases": Number(4),
    "order_points": Number(6),
    "capacity_points": Number(2),
    "letters.goods": Counted(Goods(1, 1, 0)),
    "change_difficulty": Said(False),
    "enter_shops": Said(False),
    "tradesmen_right": Said(False),
    "tile_letters": Letters("CABFDE"),
}


def usual_answer(question: Question, game: Game) -> Answer:
    """An answer such as a table might give."""
    if question.kind in USUAL:
        return USUAL[question.kind]
    match question.form:
        case "number" | "shop":
            return Number(START.get(question.kind, question.low))
        case "yes_no":
            return Said(question.kind != "last_round" or game.state.round >= LAST_ROUND)
        case "effects":
            return Gives((Effect("coins"),))
        case "goods":
            return Counted(Goods(1, 0, 0))
        case "counts":
            return Counts(tuple(START.get(part.path, part.suggested) for part in question.parts))
    return Word(str(question.choices[0]))


def played_until(arrived: Callable[[Game], bool], others: Mapping[str, Answer] = NO_OTHERS) -> Game:
    """The game where something holds; as far as it goes where that never does. `others` are not the usual answers."""
    game = new_game(load_tiles(), SEED)
    for _ in range(MOST_ANSWERS):
        question = game.question
        if question is None or arrived(game):
            break
        game = game.answered(others.get(question.kind) or usual_answer(question, game))
    return game


def asks(kind: str, from_round: int = 0) -> Callable[[Game], bool]:
    """Whether a kind of question is open."""
    return lambda game: game.question is not None and game.question.kind == kind and game.state.round >= from_round


def _much_to_do(game: Game) -> bool:
    return bool(game.steps) and sum(each.by_hand for each in game.steps[-1].events) > 2


def _controller(gallery: Gallery, game: Game) -> CompanionController:
    from game.client.base.kept_files import COMPANION
    from game.companion.companion_controller import CompanionController, CompanionStore

    return CompanionController(
        CompanionStore(gallery.context.profile.folder / COMPANION), game, gallery.context.to_title
    )


def _shows(
    arrived: Callable[[Game], bool], over: str = "", *, done: bool = True, others: Mapping[str, Answer] = NO_OTHERS
) -> Callable[[Gallery], list[Scene]]:
    """The main screen where something holds, its instructions `done` or not, and what a button lays over it."""

    def show(gallery: Gallery) -> list[Scene]:
        from game.companion.screens.asking import Companion

        scene = Companion(_controller(gallery, played_until(arrived, others)))
        while done and scene.default == "continue":
            scene.press("continue")
        onward = scene.press(over) if over else None
        return [scene, staging.opened(onward)] if isinstance(onward, Push) else [scene]

    return show


def _shows_kept(gallery: Gallery) -> list[Scene]:
    """The list of what was kept."""
    from game.companion.screens.asking import Companion
    from game.companion.screens.sheets import KeptSheet

    controller = _controller(gallery, played_until(asks("turn", 3)))
    controller.store.keep("board", "Our board", BOARD)
    controller.store.keep("city", "For four of us", City(4, 4, (Shop(),) * 16))
    controller.store.keep("city", "Our city", CITY)
    return [Companion(controller), KeptSheet(controller)]


def _shows_field(gallery: Gallery) -> list[Scene]:
    """One field that is set over all of them."""
    from game.companion.screens.asking import Companion
    from game.companion.screens.sheets import EditSheet, FieldSheet

    controller = _controller(gallery, played_until(asks("turn", 3)))
    return [Companion(controller), EditSheet(controller, "stores"), FieldSheet(controller, "coins")]


def _shows_profile(gallery: Gallery) -> list[Scene]:
    """The name under which a city is kept."""
    from game.companion.screens.asking import Companion
    from game.companion.screens.sheets import KeepProfile

    controller = _controller(gallery, played_until(asks("turn", 3)))
    return [Companion(controller), KeepProfile(controller, "city")]


COMPANION_PICTURES = (
    Picture("companion-setup", _shows(asks("people"))),
    Picture("companion-number", _shows(asks("start"))),
    Picture("companion-shop", _shows(asks("tradesmen.shop"))),
    Picture("companion-instructions", _shows(_much_to_do, done=False)),
    Picture("companion-goods", _shows(asks("assistant_goods"))),
    Picture("companion-count", _shows(asks("order_points"))),
    Picture("companion-tile", _shows(asks("tile_letters"), others={"tile_mode": Word("yours")})),
    Picture("companion-stick", _shows(asks("stick_letters"), others={"board_size": Counts((12, 6, 7))})),
    Picture("companion-field", _shows_field),
    Picture("companion-profile", _shows_profile),
    Picture("companion-letter", _shows(asks("letter_on_board", 2))),
    Picture("companion-way", _shows(asks("way_to_new_city"))),
    Picture("companion-effects", _shows(asks("director_reward"))),
    Picture("companion-late", _shows(asks("last_round", 4))),
    Picture("companion-edit", _shows(asks("turn", 3), "edit")),
    Picture("companion-history", _shows(asks("turn", 3), "history")),
    Picture("companion-log", _shows(asks("turn", 3), "log")),
    Picture("companion-menu", _shows(asks("turn", 3), "menu")),
    Picture("companion-rulings", _shows(asks("turn", 3), "rulings")),
    Picture("companion-kept", _shows_kept),
    Picture("companion-final", _shows(lambda game: game.question is None)),
)
