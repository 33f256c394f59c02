"""The sheets and the screens around a match for the tour: questions, messages, lists, pads, statistics, tutorial."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from devtools import staging
from devtools.gallery_window import Gallery, Picture
from devtools.staging import FOUR, PAIR, THREE
from game.client.base.i18n import say
from game.client.base.settings import PARTS, SettingsPart
from game.client.phones.phones_sheet import PhonesSheet
from game.client.scenes.about import About
from game.client.scenes.board.board_scene import Board
from game.client.scenes.board.patronage_row import Paying
from game.client.scenes.cards import CardsSheet
from game.client.scenes.commission_scene import CommissionSheet
from game.client.scenes.controls import ControlsSheet
from game.client.scenes.destinations import ToRoundCard, Ways
from game.client.scenes.hall_scene import Feats, HallOfFame
from game.client.scenes.letters import Letters
from game.client.scenes.log_scene import LogPanel
from game.client.scenes.menu import Menu, SeatsSheet
from game.client.scenes.name_blocks import NameBlocks
from game.client.scenes.not_kept import NotKept
from game.client.scenes.parts.player_board import TypeCase
from game.client.scenes.parts.seat_panels import LevelSwap
from game.client.scenes.saved_games_scene import FilesSheet
from game.client.scenes.settings_scene import SettingsSheet
from game.client.scenes.statistics_pages import TABS, StatisticsPages
from game.client.scenes.title import Title
from game.client.scenes.tutorial.lesson import Classroom, Lesson, chapters
from game.client.scenes.tutorial.tutor import Tutor
from game.client.scenes.tutorial.tutor import Ways as TutorWays
from game.client.scenes.tutorial.tutorial_map import TutorialMap
from game.client.scenes.welcome import Welcome
from game.client.session.commission import seed_of
from game.client.session.hall_of_fame import TODAY, Entry, Hall
from game.client.session.match_files import ENDING, MatchFiles
from game.client.session.match_session import MatchSession
from game.client.session.statistics_controller import StatisticsController
from game.client.session.tutorial_progress import Kept, Mark
from game.client.text.save_text import save_error
from game.client.text.statistics_text import GEAR_KINDS, SOURCES
from game.client.ui.gamepads import ToJoin, ToRejoin
from game.client.ui.menu_names import ControlsTab, NameField, SettingsTab
from game.client.ui.overlay import Confirm, Message
from game.client.ui.scene import Destination, Scene, Transition
from game.client.ui.target_names import AxlePlace, GearPiece
from game.content import own_content
from game.match.feats import FEATS
from game.match.figures import SeatFigures
from game.match.ledger import Counted, Played
from game.match.store import Store
from game.rules import Options, Table
from game.rules import events as ev
from game.rules import moves as ask
from game.rules.moves import CommitPlan, TakePatronage
from game.rules.names import ACTIONS, INKS, Counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.content import Content

# ---------------------------------------------------------------- gallery hall
# The hall of fame for the tour: with and without names, and a name that is being set.


DAY = date(2026, 11, 28)
NAMES = ("ANNA", "TOM", "KATE", "WILL", "JEAN-NOEL", "AGNES", "GUTENBERG", "MARY ANN", "HANS", "CHRISTOPHE")
TITLES = ((151, "guildmaster"), (141, "master_of_printing"), (131, "junior_master"), (121, "senior_apprentice"))


def _filled() -> Hall:
    """A hall with ten solo games, the newest of them today's commission, and four tables of three."""
    rng = Random(7)
    hall = Hall()
    for number, name in enumerate(NAMES):
        fame, day = 158 - 4 * number - rng.randrange(3), DAY - timedelta(9 * number)
        title = next((title for least, title in TITLES if fame >= least), "apprentice")
        seed = seed_of(DAY) if not number else rng.randrange(10**6)
        commission = "" if number else DAY.isoformat()
        hall.enter(
            Entry(match=name, seat=0, name=name, fame=fame, date=day.isoformat(), seed=seed, seats=1, title=title,
                  commission=commission)
        )  # fmt: skip
    for seat, name in enumerate(NAMES[:4]):
        hall.enter(Entry(match="three", seat=seat, name=name, fame=120 - seat, date=DAY.isoformat(), seed=7, seats=3))
    return hall


def _hall(gallery: Gallery) -> list[Scene]:
    hall = _filled()
    return [
        HallOfFame(
            hall,
            DAY,
            statistics=gallery.context.statistics,
            feats=gallery.context.feats,
            lit_match=hall.best_of(1)[4].match,
        )
    ]


def _today(gallery: Gallery) -> list[Scene]:
    context = gallery.context
    return [
        HallOfFame(
            _filled(), DAY, begin=context.commission, statistics=context.statistics, feats=context.feats, shown=TODAY
        )
    ]


def _commission(gallery: Gallery) -> list[Scene]:
    """The sheet of a day on which somebody has printed, for a printer who would repeat it."""
    gallery.context.profile.hall.entries = _filled().entries
    gallery.context.profile.attempts.claim(DAY, "Player 1", "earlier")
    return [CommissionSheet(gallery.context, DAY)]


def _empty_gallery_hall(_gallery: Gallery) -> list[Scene]:
    return [HallOfFame(Hall(), DAY)]


def _name(_gallery: Gallery) -> list[Scene]:
    ways = Ways(lambda _name: None, lambda: None, lambda: None)
    rank = say("{seat}: place {place}", seat="Anna", place="V")
    return [NameBlocks(_filled().best_of(1)[4], rank, ways, known=NAMES[:4])]


HALL_PICTURES = (
    Picture("hall", _hall),
    Picture("hall-today", _today),
    Picture("hall-empty", _empty_gallery_hall),
    Picture("hall-name", _name),
    Picture("commission", _commission),
)

# ---------------------------------------------------------------- gallery pads
# Pictures of what is shown where several controllers are at the table.


ONE, OTHER = 1, 2  # pads


def _plugged(gallery: Gallery, options: Options, wanted: staging.Wanted, kind: str) -> MatchSession:
    """A sitting that shows a kind of stop, with settings and two pads of its own."""
    session = gallery.stage.apart().stopped(options, wanted, kind)
    session.choices.claims.plugged = {ONE: "xbox", OTHER: "playstation"}
    return session


def _over_the_board(gallery: Gallery, *, lost: bool) -> list[Scene]:
    session = _plugged(gallery, PAIR, staging.turn_in("inks"), "action")
    to: Destination = ToRejoin(session, 1) if lost else ToJoin(session, ONE)
    return [session.scene(), to.open()]


def _all_at_once(gallery: Gallery, options: Options, *, by_keys: bool = False) -> list[Scene]:
    """Everybody plans with buttons of their own; the first one is done."""
    session = _plugged(gallery, options, staging.asked(ask.Planning, 3), "curtain")
    session.choices.change(planning="keyboard" if by_keys else "controllers")
    claims = session.choices.claims
    claims.begin(session.match.id)
    for seat in session.seats.people[:3]:
        claims.give(ONE + seat, seat)
    planner = session.seats.people[1]
    plan = next(move for move in session.match.legal_moves(planner) if isinstance(move, CommitPlan))
    assert session.turns.make(plan) == ""
    return [session.scene()]


class _ShownPhones:
    """Phones that are on, with the same codes in every picture: one seat has a phone, and that of another is gone."""

    seats, there, host, revision, is_awake = frozenset({0, 1}), frozenset({0}), "192.168.1.20:40961", None, False

    def address(self, seat: int) -> str:
        """The address behind a code."""
        return f"http://{self.host}/#{self.code(seat).replace('-', '')}"

    def code(self, seat: int) -> str:
        """One of two codes."""
        return ("9rtd-k7mq-2xwp", "4hvb-0cze-8gnj")[seat % 2]

    def give(self, seat: int) -> None:
        """Nobody is there."""

    def tick(self, dt_s: float) -> None:
        """Nothing is said."""

    def rest(self) -> None:
        """Nothing is pressed."""

    def go_on(self, session: MatchSession) -> bool:
        """All of them may."""
        return bool(session.seats.people)

    def close(self) -> None:
        """Nothing is on."""


class _PhonesAreOn(PhonesSheet):
    phones = _ShownPhones()


def _with_phones(gallery: Gallery, *, on: bool) -> list[Scene]:
    session = gallery.stage.apart().stopped(FOUR, staging.asked(ask.Planning, 3), "curtain")
    shown = (_PhonesAreOn if on else PhonesSheet)(session, ["192.168.1.20", "10.0.0.7"])
    return [session.scene(), shown]


def _planning_on_phones(gallery: Gallery) -> list[Scene]:
    """Everybody has a phone, and the first one is done."""
    session = gallery.stage.apart().stopped(FOUR, staging.asked(ask.Planning, 3), "curtain")
    session.use_phones(session.seats.people)
    plan = next(move for move in session.match.legal_moves(0) if isinstance(move, CommitPlan))
    assert session.turns.make(plan) == ""
    return [session.scene()]


PADS_PICTURES = (
    Picture("phones", lambda gallery: _with_phones(gallery, on=True)),
    Picture("phones-off", lambda gallery: _with_phones(gallery, on=False)),
    Picture("together-phones", _planning_on_phones),
    Picture("together", lambda gallery: _all_at_once(gallery, FOUR)),
    Picture("together-keys", lambda gallery: _all_at_once(gallery, PAIR, by_keys=True)),
    Picture("join", lambda gallery: _over_the_board(gallery, lost=False)),
    Picture("rejoin", lambda gallery: _over_the_board(gallery, lost=True)),
)

# ---------------------------------------------------------------- gallery statistics
# The statistics as the tour shows them: of forty games that nobody played, and of none.


GALLERY_STATISTICS_NAMES = ("Anna", "Tom", "Kate", "Will", "Jean-Noël", "Agnes", "Mary Ann")
BEGUN = datetime(2026, 3, 1, 20, tzinfo=UTC)
GAMES = 40


def played_games(content: Content) -> list[Counted]:
    """So many games of two, one after the other, in which fame grows; the second seat is now and then a computer."""
    rng = Random(7)
    return [_played(game, seat, rng, content) for game in range(GAMES) for seat in range(2)]


def _played(game: int, seat: int, rng: Random, content: Content) -> Counted:
    sources = {source: rng.randrange(3, 30) for source in SOURCES}
    figures = SeatFigures(
        seat=seat,
        fame=sum(sources.values()) // 2 + game,
        rank=rng.choice((1, 2)),
        types=0,
        inks=0,
        character=rng.choice(sorted(content.characters)),
        fame_from=sources,
        turns={action: rng.randrange(3, 9) for action in ACTIONS},
        passes={},
        markers={},
        short=rng.randrange(5),
        gear_uses={kind: rng.randrange(5) for kind in GEAR_KINDS},
        gears=3,
        printed=tuple(rng.sample(sorted(content.printing)[:14], 6)),
        whole_orders=2,
        levels=(4, 3, 3, 2),
        patronage=2,
        best_round=2,
    )
    by_computer = seat == 1 and game % 3 == 0
    played = Played(
        name=GALLERY_STATISTICS_NAMES[game % 2] if seat == 0 else GALLERY_STATISTICS_NAMES[2 + game % 5],
        kind="computer" if by_computer else "person",
        level="adept" if by_computer else None,
        ended_at=(BEGUN + timedelta(days=3 * game)).isoformat(),
        seed=game,
        cards=content.digest,
        end=str(game),
        rounds=6,
        printers=2,
        automa=game % 4 == 0,
        characters=True,
        rivals=(),
        timed_turns=30,
        turns_s=900.0 + 10 * game,
        figures=figures,
    )
    return Counted(str(game), seat, played)


def statistics_of(gallery: Gallery, *, filled: bool = True) -> StatisticsController:
    """A desk with these games, or with none."""
    controller = StatisticsController(
        Store.in_memory(), (gallery.context.profile.content,), gallery.context.profile.folder
    )
    controller.counted = played_games(gallery.context.profile.content) if filled else []
    return controller


def _page(shown: str) -> Picture:
    def show(gallery: Gallery) -> list[Scene]:
        return [StatisticsPages(statistics_of(gallery), shown)]

    return Picture(f"statistics-{shown}", show)


def _no_statistics(gallery: Gallery) -> list[Scene]:
    return [StatisticsPages(statistics_of(gallery, filled=False))]


def _feats(gallery: Gallery) -> list[Scene]:
    """Every third feat is earned."""
    controller = statistics_of(gallery)
    controller.counted = [
        Counted(one.match_id, one.seat, replace(one.played, feats=FEATS[3 * at : 3 * at + 1]))
        for at, one in enumerate(controller.counted)
    ]
    return [Feats(controller)]


STATISTICS_PICTURES = (
    *(_page(shown) for shown in TABS),
    Picture("statistics-empty", _no_statistics),
    Picture("feats", _feats),
)

# ---------------------------------------------------------------- gallery tutorial
# The tutorial for the tour: its map, and a bubble of each chapter.


SHOWN = ("1.3", "2.2", "3.3", "4.2", "5.4", "6.3", "7.2")
"""A bubble of each chapter that is said before anything is done."""


def _nowhere() -> Transition:
    return None


def _map(gallery: Gallery) -> list[Scene]:
    """The map with two chapters done and one left halfway."""
    gallery.context.profile.progress.kept = Kept(done=[0, 2], left={3: Mark()})
    return [TutorialMap(gallery.context)]


def _chapter(at: int) -> Callable[[Gallery], list[Scene]]:
    def show(gallery: Gallery) -> list[Scene]:
        context, chapter = gallery.context, chapters()[at]
        lesson = Lesson(chapter, Classroom(context, own_content()))
        lesson.restore(Mark(next(place for place, bubble in enumerate(chapter.bubbles) if bubble.say == SHOWN[at])))
        context.tutor = Tutor(lesson, TutorWays(lambda _mark: None, _nowhere, _nowhere, _nowhere))
        return [lesson.session.scene()]

    return show


TUTORIAL_PICTURES: tuple[Picture, ...] = (
    Picture("tutorial-map", _map),
    *(Picture(f"tutorial-{at + 1}", _chapter(at)) for at in range(len(SHOWN))),
)

# ---------------------------------------------------------------- gallery sheets
# The sheets over a scene for the tour: each question, message and list that opens over another screen once.


def _turn_in_inks(gallery: Gallery) -> MatchSession:
    return gallery.stage.stopped(PAIR, staging.turn_in("inks"), "action")


def _over(gallery: Gallery, sheet: Callable[[MatchSession], Scene]) -> list[Scene]:
    session = _turn_in_inks(gallery)
    return [session.scene(), sheet(session)]


def _over_title(gallery: Gallery, sheet: Scene) -> list[Scene]:
    return [Title(gallery.context, calls=True), sheet]


# over a game


def _close_up(gallery: Gallery) -> list[Scene]:
    """An order seen close."""
    session = _turn_in_inks(gallery)
    scene, seat = session.scene(), session.shown.step.seat
    order = session.view(seat).seats[seat].orders[0]
    return [scene, staging.opened(scene.closer_look(("order", *order)))]


def _paying(gallery: Gallery) -> list[Scene]:
    """The question which inks a patron gets: all ways to pay with one wild colour."""
    session = gallery.stage.stopped(PAIR, staging.turn_in("patronage"), "action")
    board = session.scene()
    assert isinstance(board, Board)
    seat, view = session.shown.step.seat, session.view()
    wanted = [session.content.patronage[card] for card in view.patronage_row if card is not None]
    card = max(wanted, key=lambda each: sum(each.inks))
    ways = [card.inks, *(_with_wild(card.inks, wild) for wild in range(len(INKS)) if not card.inks[wild])]
    return [board, Paying(board.board_row, [TakePatronage(seat, card.id, way) for way in ways])]  # type: ignore[arg-type]


def _with_wild(inks: Counts, wild: int) -> Counts:
    """The same number of inks, one of them in another colour."""
    given = next(at for at, count in enumerate(inks) if count)
    one, two, three, four = (count + (at == wild) - (at == given) for at, count in enumerate(inks))
    return one, two, three, four


def swap_at_hand(table: Table, events: list[ev.Event]) -> bool:
    """A turn of somebody who may swap two levels."""
    top = table.stack[-1] if table.stack else None
    if not isinstance(top, ask.ActionTurn):
        return False
    seat = table.seats[top.seat]
    return seat.character == "plantin" and len(set(seat.levels)) > 1


def _level_swap(gallery: Gallery) -> list[Scene]:
    session = gallery.stage.stopped(FOUR, swap_at_hand, "action")
    return [session.scene(), LevelSwap(session, session.shown.step.seat)]


def _gear_tried(gallery: Gallery) -> list[Scene]:
    """A gear on an axle, before it is turned, installed or put back."""
    session = gallery.stage.stopped(THREE, staging.turn_in("gears"), "action")
    board = session.scene()
    assert isinstance(board, Board)
    offered = [each for each in session.view().gears_row if each is not None]
    board.piece_part.lay(GearPiece(offered[0]), AxlePlace(len(session.view().seats[board.seat].gears)))
    return [board]


def _seats(session: MatchSession) -> Scene:
    session.seats.reseat(1, replace(session.seats.players[1], kind="computer", level="master"))
    return SeatsSheet(session)


def _plan_controls(session: MatchSession) -> Scene:
    sheet = ControlsSheet(session.choices)
    sheet.press(ControlsTab("planning"))
    return sheet


def _about(_session: MatchSession) -> Scene:
    return About(None, [("Gutenberg", "1.2.3"), ("Python", "3.13.2"), ("pygame-ce", "2.5.8"), ("SDL", "2.32.10")])


def _confirm(_session: MatchSession) -> Scene:
    words = say("The next player goes on, and you can’t undo what you did.")
    return Confirm(say("End your turn?"), words, lambda: None, say("End turn"))


# over the title, or alone


def _own_cards(gallery: Gallery) -> list[Scene]:
    return [CardsSheet(gallery.context.cards_controller(), Path("/usr/lib/gutenberg-table/config"))]


def _message(gallery: Gallery) -> list[Scene]:
    return _over_title(gallery, Message(say("This game can’t be opened"), save_error("damaged")))


def _not_kept(gallery: Gallery) -> list[Scene]:
    """The question before the program ends although the disk is full."""
    lost = NotKept(lambda: save_error("full"), lambda: False, lambda: None, ends=True)
    return _over_title(gallery, lost)


def _match_files(gallery: Gallery) -> list[Scene]:
    folder = gallery.context.profile.folder / "files"
    folder.mkdir(exist_ok=True)
    for at, name in enumerate(("The long evening", "Will, 28 November", "Anna, Tom and Kate, 3 March")):
        (folder / f"{name}{ENDING}").touch()
        os.utime(folder / f"{name}{ENDING}", (at, at))
    files = MatchFiles(gallery.context, folder)
    sheet = FilesSheet(files)
    files.folder = Path("Documents")  # where somebody has them
    return _over_title(gallery, sheet)


def _letters(gallery: Gallery) -> list[Scene]:
    (scene,) = gallery.from_title("new")
    return [scene, Letters(scene, NameField(0))]


def _settings(part: SettingsPart) -> Picture:
    """A page of the settings after the first one."""

    def sheet(gallery: Gallery) -> list[Scene]:
        session = _turn_in_inks(gallery)
        shown = SettingsSheet(session.choices, cards=gallery.context.cards_controller())
        shown.press(SettingsTab(part))
        return [session.scene(), shown]

    return Picture(f"settings-{part}", sheet)


def _opened(name: str, sheet: Callable[[MatchSession], Scene]) -> Picture:
    """A sheet over a turn in an action."""
    return Picture(name, lambda gallery: _over(gallery, sheet))


SHEETS_PICTURES = (
    _opened("log", LogPanel),
    _opened("menu", Menu),
    _opened("seats", _seats),
    _opened("settings", lambda session: SettingsSheet(session.choices)),
    *map(_settings, PARTS[1:]),
    _opened("controls", lambda session: ControlsSheet(session.choices)),
    _opened("controls-planning", _plan_controls),
    Picture("own-cards", _own_cards),
    _opened("about", _about),
    Picture("close-up", _close_up),
    _opened("buy-type", lambda session: TypeCase(session, session.shown.step.seat)),
    Picture("paying", _paying),
    Picture("level-swap", _level_swap),
    Picture("gear-tried", _gear_tried),
    _opened("round-card", lambda session: ToRoundCard(session.content).open()),
    _opened("confirm", _confirm),
    Picture("message", _message),
    Picture("not-kept", _not_kept),
    Picture("welcome", lambda gallery: _over_title(gallery, Welcome(gallery.context))),
    Picture("match-files", _match_files),
    Picture("letters", _letters),
)
