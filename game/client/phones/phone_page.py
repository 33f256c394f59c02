"""What a phone shows its seat and what can be pressed there, from the view of this seat alone.

The page of the phone sets it and knows no rule and no sentence: all words, and what each button does, are found here
by the same functions as on the screen.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

import msgspec

from game.client.base import game_steps as steps
from game.client.base import readings
from game.client.base.i18n import ROMAN, dotted, language, listed, pgettext, say, sentences, translate_data
from game.client.scenes.parts.offers import next_type_words, type_offers
from game.client.scenes.parts.orders import lack_words
from game.client.scenes.parts.seat_panels import ties_words
from game.client.scenes.plan import PlanDraft
from game.client.session.match_session import MatchSession
from game.client.text import event_text, terms, told
from game.client.text import piece_text as names
from game.client.text.move_text import move_words
from game.client.text.refusal_text import stale_sentence
from game.client.text.save_text import save_error
from game.client.ui.target_names import AddMarker, AnswerButton, SwapButton, TakeMarker, TypePiece, UseButton
from game.match.errors import SaveError
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import ACTIONS, SPECIALTIES, Action, Markers, Order
from game.rules.state import Seat
from game.rules.view import OBSERVER, View

LATEST = 6  # lines of the log
HINT = "hint"  # the button that asks the adviser, which takes a while
MOST_ANSWERS = 24  # buttons; a question with more answers is asked at the table

Deed = Callable[[], str]
"""What a button does; it returns nothing, or the sentence that says why it cannot be done."""


class Button(msgspec.Struct, omit_defaults=True):
    """Something to press; where there is a reason it says that instead."""

    name: str
    words: str
    kind: Literal["plain", "primary"] = "plain"
    reason: str = ""


class Row(msgspec.Struct, omit_defaults=True):
    """An action in a plan: how many markers lie on it, of how many that may."""

    picture: str
    title: str
    count: int
    most: int
    told: str
    minus: Button
    plus: Button


class Note(msgspec.Struct, omit_defaults=True):
    """A piece, with what is said of it."""

    title: str
    words: str = ""


class Section(msgspec.Struct, omit_defaults=True):
    """Notes that can be opened below a heading."""

    name: str  # by which the page knows it again
    title: str
    picture: str = ""
    notes: list[Note] = []
    buttons: list[Button] = []
    open: bool = False  # from the beginning


class PhonePage(msgspec.Struct, omit_defaults=True):
    """All that a phone shows. Words are in its language."""

    language: str
    number: int  # of the state that it shows, sent back with each press
    key: str  # by which the phone finds its seat again
    seat: str
    style: str  # of its badge
    heading: str
    told: str  # what is to be known, read out when it changes
    calls: bool = False  # whether the seat is to act: the phone buzzes
    toast: str = ""  # why the last press did nothing
    hint: str = ""  # what the adviser says
    ties: str = ""
    rows: list[Row] = []
    buttons: list[Button] = []
    sections: list[Section] = []
    leave: str = ""  # the words for giving the seat back


@dataclass
class Shown:
    """A page, and what each of its buttons does."""

    page: PhonePage
    deeds: dict[str, Deed] = field(default_factory=dict)

    def button(self, name: str, words: str, deed: Deed, *, reason: str = "", primary: bool = False) -> Button:
        """A button that does something, unless there is a reason why not."""
        plain = str(name)  # as the page sends it back, not as a record
        self.deeds[plain] = (lambda: reason) if reason else deed
        return Button(plain, words, "primary" if primary else "plain", reason)


def page_of(session: MatchSession, seat: int, key: str = "") -> Shown:
    """What the phone of a seat shows now."""
    view = session.view(seat)
    page = PhonePage(
        language=language(),
        number=session.match.number,
        key=key,
        seat=session.name(seat),
        style=session.style(seat).emblem,
        heading=say("Round {round}", round=ROMAN[view.round]),
        told="",
        leave=say("Leave this seat"),
    )
    shown = Shown(page)
    if session.match.is_over:
        page.told = say("The game is over.")
    elif answers := list(_answers(shown, session, view, seat)):
        page.calls, page.told, page.buttons = True, say("It is your turn."), answers
    elif steps.is_planning(view) and not view.committed[seat]:
        _plan(shown, session, view, seat)
    else:
        _meanwhile(page, session, view, seat)
    if page.calls:
        page.buttons.insert(1 if page.rows else len(page.buttons), shown.button(HINT, say("Hint"), lambda: ""))
    house = _house(session, view, seat)
    house.buttons = list(_own_deeds(shown, session, view.seats[seat]))
    page.sections = [*_drawn(session, view, seat), *_board(session, view, seat), house, _log(session)]
    return shown


# the secret plan


def _plan(shown: Shown, session: MatchSession, view: View, seat: int) -> None:
    page, rules = shown.page, session.content.rules
    draft = PlanDraft(view.seats[seat].marker_count, rules.most_markers_on_action, session.match.draft(seat))
    total = len(draft.left) + sum(draft.markers)
    page.told = say("{left} of {total} still to place", left=len(draft.left), total=total)
    page.calls, page.ties = True, ties_words(session, view, seat)
    page.rows = [_row(shown, session, draft, action, seat) for action in ACTIONS]
    if any(draft.markers):
        words = pgettext("all markers of a plan", "Clear")
        page.buttons.append(shown.button("clear", words, lambda: _lay(session, seat, draft.clear, draft)))
    else:
        spread = lambda: draft.set_all((1, 1, 1, 1, 1))  # noqa: E731
        page.buttons.append(shown.button("each", say("One on each"), lambda: _lay(session, seat, spread, draft)))
    missing = draft.why_not_confirm()
    words = missing or say("Submit this plan")
    plan = _submitting(session, mv.CommitPlan(seat, draft.markers))
    page.buttons.append(shown.button("confirm", words, plan, reason=missing, primary=True))


def _row(shown: Shown, session: MatchSession, draft: PlanDraft, action: Action, seat: int) -> Row:
    count, name = len(draft.on(action)), terms.action_words(action)
    reason = "" if count else say("No marker here yet.")
    words = terms.marker_words(count) if count or draft.left else say("no marker: no turn here")

    def change(by: int) -> Deed:
        return lambda: _lay(session, seat, lambda: draft.set_count(action, count + by), draft)

    less, more = say("{action}, one marker less", action=name), say("{action}, one more marker", action=name)
    minus = shown.button(TakeMarker(action), less, change(-1), reason=reason)
    plus = shown.button(AddMarker(action), more, change(1), reason=draft.why_no_plus(action))
    return Row(action, name, count, draft.most, words, minus, plus)


def _lay(session: MatchSession, seat: int, change: Callable[[], object], draft: PlanDraft) -> str:
    """Change the draft, which is kept: it outlives a phone that goes out, and no other seat sees it."""
    change()
    return _keep(session, seat, draft.markers if any(draft.markers) else None)


def forget_draft(session: MatchSession, seat: int) -> None:
    """Forget what a seat has laid out, where the match is at plans and the disk allows it."""
    if session.match.draft(seat) is not None:
        _keep(session, seat, None)


def _keep(session: MatchSession, seat: int, markers: Markers | None) -> str:
    try:
        session.match.keep_draft(seat, markers)
    except SaveError as error:
        return save_error(error.code)
    return ""


# what is going on, and the questions that the seat is asked


def _meanwhile(page: PhonePage, session: MatchSession, view: View, seat: int) -> None:
    """Tell whom the game waits for."""
    if steps.is_planning(view):
        waiting = [session.name(at) for at in view.turn_order if at in session.seats.people and not view.committed[at]]
        late = say("Still to plan: {seats}.", seats=listed(waiting)) if waiting else ""
        page.told = sentences((say("Your plan is submitted."), late))
        return
    page.calls = seat in view.pending
    others = terms.both([session.name(at) for at in view.pending])
    page.told = say("It is {seat}’s turn.", seat=others)
    if page.calls:
        page.told = sentences((say("It is your turn."), say("You act at the table.")))
    if view.phase == "actions":
        page.heading = dotted((page.heading, terms.action_words(ACTIONS[view.action])))


ASKED = (mv.KeepingCharacter, mv.StartingLevels, mv.NamingColour, *mv.CHOICES)
"""The questions that can be answered on a phone: a few answers, each of which is a sentence."""


def _answers(shown: Shown, session: MatchSession, view: View, seat: int) -> Iterator[Button]:
    """A button for each answer to a question of the seat."""
    if not isinstance(view.top, ASKED) or view.top.seat != seat:
        return
    moves = [move for move in session.match.legal_moves(seat) if not isinstance(move, FREE)]
    if len(moves) > MOST_ANSWERS:
        return
    for at, move in enumerate(moves):
        words = move_words(move, session.seats)
        if isinstance(move, mv.KeepCharacter):
            words = sentences((words, names.character_words(move.character, session.content)))
        if isinstance(move, mv.KeepOrder):
            words = sentences((words, names.refinement_title(move.refinement, session.content)))
        yield shown.button(AnswerButton(at), words, _submitting(session, move))


FREE = (mv.BuyType, mv.UseGear, mv.SwapLevels)


def _own_deeds(shown: Shown, session: MatchSession, own: Seat) -> Iterator[Button]:
    """A button for each type that the seat can buy now, each gear it can use and levels it can swap, and to undo."""
    for letter, offer in type_offers(session, own).items():
        if not offer.reason:
            words = sentences((move_words(mv.BuyType(own.index, letter), session.seats), offer.hint))
            yield shown.button(TypePiece(letter), words, _submitting(session, *offer.moves))
    for axle in range(len(own.gears)):
        use = mv.UseGear(own.index, axle)
        if session.turns.allows(use):
            yield shown.button(UseButton(axle), move_words(use, session.seats), _submitting(session, use))
    for first, second in combinations(SPECIALTIES, 2):
        swap = mv.SwapLevels(own.index, first, second)
        if session.turns.allows(swap):
            yield shown.button(SwapButton(first, second), move_words(swap, session.seats), _submitting(session, swap))
    if not session.turns.undo_reason(own.index):
        yield shown.button("undo", say("Undo"), lambda: session.turns.undo(own.index))


def _submitting(session: MatchSession, *moves: mv.Move) -> Deed:
    """Makes moves for somebody who is not at the screen, where an opened curtain stays open."""

    def submit() -> str:
        before = session.shown.actual
        words = session.turns.submit_all(moves, session.match.number)
        if isinstance(before, steps.PlanStep) and isinstance(session.shown.actual, steps.CurtainStep):
            session.open_curtain(before.seat)
        return words

    return submit


def is_fresh(session: MatchSession, seat: int, seen: int) -> bool:
    """Whether what a phone saw still stands: since then others have at most handed in their plans."""
    since = [entry.move for entry in session.match.log if entry.number >= seen]
    only_plans = all(isinstance(move, mv.CommitPlan) and move.seat != seat for move in since)
    return only_plans and seen + len(since) == session.match.number


def press(session: MatchSession, seat: int, name: str, seen: int) -> str:
    """Do what a button of a phone does, as the page stands now; empty, or the sentence that says why it is refused."""
    deed = page_of(session, seat).deeds.get(name)
    return deed() if deed is not None and is_fresh(session, seat, seen) else stale_sentence()


# what lies on the board, and what the seat has


def _drawn(session: MatchSession, view: View, seat: int) -> Iterator[Section]:
    """The cards that the seat has drawn and keeps an order of, with what it lacks of each."""
    if isinstance(view.top, mv.KeepingOrder) and view.top.seat == seat:
        gaze = told.Gaze(session.seats, view, view.seats[seat])
        cards = [told.printing(gaze, card) for card in view.top.printing]
        cards += [told.refinement(gaze, card) for card in view.top.refinement]
        yield Section("drawn", say("Drawn cards"), "orders", _notes(cards), open=True)


def _board(session: MatchSession, view: View, seat: int) -> list[Section]:
    """What lies there for each action, with what the seat lacks of it."""
    board = told.lying(told.Gaze(session.seats, view, view.seats[seat]))
    return [Section(action, terms.action_words(action), action, _notes(board[action])) for action in ACTIONS]


def _notes(pieces: Iterable[told.Told]) -> list[Note]:
    return [Note(piece.title, piece.hint if piece.hint != piece.title else "") for piece in pieces]


def _house(session: MatchSession, view: View, seat: int) -> Section:
    """The own printing house: what the seat has, its orders with what each lacks, its gears in the coming rounds."""
    own = view.seats[seat]
    has = terms.both([terms.guilder_words(own.guilders), terms.fame_words(own.fame)])
    levels = zip(SPECIALTIES, own.levels, strict=True)
    notes = [
        Note(has, next_type_words(own, type_offers(session, own))),
        Note(say("Types"), terms.type_counts_words(own.types) if any(own.types) else say("No types yet.")),
        Note(say("Inks"), terms.inks_words(own.inks) if any(own.inks) else say("No inks yet.")),
        Note(say("Specialties"), listed([_level(name, level) for name, level in levels])),
        *(_order(session, own, order) for order in own.orders),
        *_notes(told.fitted(session.content, axle, placed) for axle, placed in enumerate(own.gears)),
        *(Note(names.patronage_title(card, session.content)) for card in own.patronage),
    ]  # fmt: skip
    if own.character is not None:
        character = translate_data(session.content.characters[own.character].name)
        notes.append(Note(character, names.character_words(own.character, session.content)))
    return Section("house", say("Your printing house"), "press", notes)


def _order(session: MatchSession, own: Seat, order: Order) -> Note:
    gaps = readings.lacks(session.content, own, order)
    return Note(names.printing_title(order.printing, session.content), lack_words(gaps))


def _level(name: str, level: int) -> str:
    return say("{specialty}: level {level}", specialty=terms.specialty_words(name), level=terms.level_words(level))  # type: ignore[arg-type]


def _log(session: MatchSession) -> Section:
    """The latest lines of the log, the newest first; they are the same for everybody."""
    lines = list[str]()
    for entry in reversed(session.match.log):
        events = reversed(entry.events)
        lines += filter(None, (event_text.words(ev.seen_by(event, OBSERVER), session.seats) for event in events))
        if len(lines) >= LATEST:
            break
    return Section("log", say("Log"), "log", [Note(line) for line in lines[:LATEST]])
