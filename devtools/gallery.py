"""Every scene of the table with something to show in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import replace

from devtools import staging
from devtools.gallery_companion import COMPANION_PICTURES
from devtools.gallery_sheets import (
    DAY,
    HALL_PICTURES,
    PADS_PICTURES,
    SHEETS_PICTURES,
    STATISTICS_PICTURES,
    TUTORIAL_PICTURES,
)
from devtools.gallery_window import Gallery, Picture
from devtools.staging import FOUR, PAIR, SOLO, THREE, Wanted
from game.cli.spreading import ProgressBar
from game.client.base.game_steps import PROMPTS
from game.client.base.i18n import say
from game.client.scenes.board.whole_board import WholeBoard
from game.client.scenes.destinations import ToPeople, ToReplay, ToRules
from game.client.scenes.printed_sheets import PrintedSheets
from game.client.scenes.title import Title
from game.client.session.hints import to_hint
from game.client.ui.menu_names import ChairLevel, SitterChoice
from game.client.ui.scene import Scene
from game.client.ui.target_names import AdvanceChoice, ChapterTab, PeoplePart
from game.rules import Options
from game.rules import events as ev
from game.rules import moves as ask
from game.rules.moves import snake
from game.rules.names import ACTIONS, Action

NAMED_S = 11.0  # seconds until the final count is over and the sheet of the winner stands there
COUNTED_S = 23.0  # until that is gone too, and what is said of new feats
RARE_FROM_SEED = 460  # near here somebody may choose rewards, as in no game before


# scenes of a game

Show = Callable[[Gallery], list[Scene]]


def at(options: Options, wanted: Wanted, kind: str) -> Show:
    """The scene of a stop."""
    return lambda gallery: [gallery.stage.stopped(options, wanted, kind).scene()]


def behind_the_curtain(options: Options, *, board: bool = False) -> Show:
    """A plan that is being made, and over it the whole board."""

    def show(gallery: Gallery) -> list[Scene]:
        session = gallery.stage.stopped(options, staging.asked(ask.Planning, 3), "curtain")
        seat = session.shown.step.seat
        session.match.keep_draft(seat, (2, 1, 0, 2, 0))
        session.open_curtain(seat)
        return [session.scene(), WholeBoard(session, seat)] if board else [session.scene()]

    return show


def _any_one(gallery: Gallery) -> list[Scene]:
    """A turn in specialties in which a card is to advance any one of them."""
    scenes = at(PAIR, staging.turn_in("specialties"), "action")(gallery)
    scenes[0].press(AdvanceChoice("one"))
    return scenes


def _people(part: PeoplePart) -> Show:
    """A part of the pages on people and books."""
    return lambda gallery: [ToPeople(gallery.context.profile.content, part).open()]


def _rules(gallery: Gallery) -> list[Scene]:
    """The rules, opened at an article."""
    return [ToRules(gallery.context.profile.content, "take an order").open()]


def _rules_index(gallery: Gallery) -> list[Scene]:
    """The index of the rules, with a word to search for."""
    (scene,) = gallery.from_title("rules")
    scene.press(ChapterTab(-1))
    scene.text("words", say("Ink"))
    return [scene]


def _set_up(gallery: Gallery) -> list[Scene]:
    """The seats of a person and three computers of different levels."""
    (scene,) = gallery.from_title("new")
    for at, level in enumerate(("novice", "compositor", "master"), start=1):
        scene.press(SitterChoice(at, "computer"))
        scene.press(ChairLevel(at, level))
    return [scene]


def hint(options: Options, wanted: Wanted, kind: str) -> Show:
    """What an adept would do at a stop."""

    def show(gallery: Gallery) -> list[Scene]:
        session = gallery.stage.stopped(options, wanted, kind)
        scene = session.scene()
        return [scene, staging.opened(to_hint(scene, session))]

    return show


def _after(button: str) -> Show:
    """The scene that a button of the final count opens, over the count."""

    def show(gallery: Gallery) -> list[Scene]:
        final = gallery.stage.stopped(PAIR, staging.over, "final").scene()
        return [final, staging.opened(final.press(button))]

    return show


def _printed_sheets(gallery: Gallery) -> list[Scene]:
    """The sheets of a game of a day that is always the same."""
    session = gallery.stage.stopped(PAIR, staging.over, "final")
    return [session.scene(), PrintedSheets(session, DAY)]


def _replay(number: int) -> Show:
    """A finished game, told again from one of its states."""

    def show(gallery: Gallery) -> list[Scene]:
        return [ToReplay(gallery.stage.stopped(PAIR, staging.over, "final"), number).open()]

    return show


def _workshop(gallery: Gallery) -> list[Scene]:
    from game.client.scenes.workshop import Workshop

    return [Workshop(gallery.stage.session(THREE, staging.busy_workshop), 0)]


def _filled_in(gallery: Gallery) -> list[Scene]:
    """A fulfilment with everything laid out that can be."""
    scene = gallery.stage.stopped(THREE, staging.rich_fulfilment, "fulfil").scene()
    scene.press("fill")
    return [scene]


def prompt(decision: type[ask.Decision]) -> Show:
    """A question over the scene in which it came up."""

    def show(gallery: Gallery) -> list[Scene]:
        rare = RARE_FROM_SEED if decision is ask.Rewards else 1
        session = gallery.stage.session(FOUR, staging.asked_in_turn(decision), from_seed=rare)
        return [session.scene()]  # which asks by itself

    return show


def computer(options: Options, wanted: Wanted, kind: str, *, thinks: bool = False) -> Show:
    """A stop at which a computer player acts, or thinks without end."""

    def show(gallery: Gallery) -> list[Scene]:
        session = gallery.stage.stopped(options, wanted, kind, mute=thinks)
        seat = session.shown.step.seat
        session.reseat(seat, replace(session.seats.players[seat], kind="computer", level="adept"))
        return [session.scene()]

    return show


def _board(action: Action) -> Picture:
    options = THREE if action in {"orders", "gears"} else PAIR
    return Picture(f"board-{action}", at(options, staging.turn_in(action), "action"))


def _prompt(decision: type[ask.Decision]) -> Picture:
    return Picture(f"prompt-{snake(decision.__name__).replace('_', '-')}", prompt(decision), 0.2)


PICTURES: tuple[Picture, ...] = (
    Picture("opening", lambda gallery: [Title(gallery.context, calls=True)]),
    Picture("title", lambda gallery: [Title(gallery.context)]),
    Picture("setup", lambda gallery: gallery.from_title("new")),
    Picture("setup-computers", _set_up),
    Picture("character", at(PAIR, staging.asked(ask.KeepingCharacter), "character")),
    Picture("character-gears", at(PAIR, staging.asked(ask.InstallingDrawn), "character")),
    Picture("character-levels", at(PAIR, staging.asked(ask.StartingLevels), "character")),
    Picture("draft", at(THREE, staging.asked(ask.Drafting), "draft")),
    Picture("types", at(PAIR, staging.asked(ask.ChoosingTypes), "types")),
    Picture("colour", at(FOUR, staging.asked(ask.NamingColour, 2), "colour")),
    Picture("curtain", at(PAIR, staging.asked(ask.Planning, 2), "curtain")),
    Picture("plan", behind_the_curtain(PAIR)),
    Picture("plan-three", behind_the_curtain(THREE)),
    Picture("plan-four", behind_the_curtain(FOUR)),
    Picture("whole-board", behind_the_curtain(PAIR, board=True)),
    Picture("whole-board-three", behind_the_curtain(THREE, board=True)),
    Picture("whole-board-four", behind_the_curtain(FOUR, board=True)),
    Picture("reveal", at(PAIR, staging.happened(ev.PlansRevealed), "reveal"), 3.0),
    Picture("reveal-automa", at(PAIR, staging.asked(ask.RevealingPlan, 2), "reveal")),
    Picture("reveal-shift", at(FOUR, staging.asked(ask.ShiftingMarker, 2), "reveal"), 1.0),
    *(_board(action) for action in ACTIONS),
    Picture("board-specialties-one", _any_one),
    Picture("board-patron", at(FOUR, staging.patron_won, "action")),
    Picture("board-automa", at(PAIR, staging.turn_in("orders", of_automa=True), "action"), 3.0),
    Picture("computer-thinking", computer(PAIR, staging.turn_in("inks"), "action", thinks=True)),
    *(
        Picture(f"computer-{action}", computer(THREE, staging.turn_in(action), "action"), 2.0)
        for action in ("orders", "gears", "patronage")
    ),
    Picture("computer-draft", computer(THREE, staging.asked(ask.Drafting), "draft"), 1.6),
    Picture("computer-character", computer(PAIR, staging.asked(ask.KeepingCharacter), "character"), 1.6),
    Picture("computer-colour", computer(FOUR, staging.asked(ask.NamingColour, 2), "colour"), 1.6),
    Picture("planning", computer(THREE, staging.last_to_plan, "curtain", thinks=True)),
    Picture("computer-fulfilment", computer(THREE, staging.rich_fulfilment, "fulfil"), 2.0),
    *(_prompt(decision) for decision in PROMPTS),
    Picture("fulfilment", at(THREE, staging.rich_fulfilment, "fulfil")),
    Picture("fulfilment-filled", _filled_in),
    Picture("fulfilment-cheaper", at(THREE, staging.cheaper_letter, "fulfil")),
    Picture("workshop", _workshop),
    Picture("turn-gears", at(THREE, staging.meshed_gears_turned, "turn gears"), 0.5),
    Picture("round-end", at(PAIR, staging.happened(ev.TokenPassed, 3), "round end")),
    Picture("winner", at(FOUR, staging.over, "final"), NAMED_S),
    Picture("final", at(FOUR, staging.over, "final"), COUNTED_S),
    Picture("final-solo", at(SOLO, staging.over, "final"), COUNTED_S),
    Picture("printed-sheets", _printed_sheets, 3.0),
    Picture("replay", _replay(91), 0.2),
    Picture("turning-points", _after("points"), 3.0),
    Picture("last-look", _after("watch"), 0.2),
    *SHEETS_PICTURES,
    Picture("hint", hint(PAIR, staging.turn_in("specialties"), "action")),
    Picture("hint-fulfilment", hint(THREE, staging.rich_fulfilment, "fulfil")),
    Picture("rules", lambda gallery: gallery.from_title("rules")),
    Picture("rules-orders", _rules),
    Picture("rules-index", _rules_index),
    Picture("people-origin", _people("origin")),
    Picture("people-printers", _people("printers")),
    Picture("people-books", _people("books")),
    *PADS_PICTURES,
    *HALL_PICTURES,
    *STATISTICS_PICTURES,
    *TUTORIAL_PICTURES,
    *COMPANION_PICTURES,
    Picture("saved-games", lambda gallery: gallery.from_title("saved")),
)
"""In the order of a game; the list of saved games comes last, when there are some."""


def draw_all(gallery: Gallery, pictures: Sequence[Picture], folder: Path) -> list[str]:
    """Return a line for each picture that could not be drawn; the others are in the folder."""
    missing = []
    progress = ProgressBar(len(pictures), "scenes")
    for picture in pictures:
        try:
            gallery.draw(picture.scenes(gallery), picture.seconds, folder / f"{picture.name}.png")
        except Exception as error:  # noqa: BLE001 - one broken scene does not hide the others
            missing.append(f"{picture.name}: {type(error).__name__}: {error}")
        progress.step()
    progress.clear()
    gallery.close()
    return missing
