"""What is said to those who listen and do not see: what happened, with what is left, and what a seat owns."""

from collections.abc import Sequence

from game.client.base.i18n import say, sentences
from game.client.text import event_text, piece_text, terms, told
from game.client.text.seats import Seats
from game.rules import events as ev
from game.rules.names import INKS
from game.rules.state import Seat
from game.rules.view import OBSERVER


def news_words(events: Sequence[ev.Event], seats: Seats) -> list[str]:
    """What happened, as the log has it, and what is then left of the sets of inks; no secret is ever in it."""
    lines = [event_text.words(ev.seen_by(event, OBSERVER), seats) for event in events]
    if not any(isinstance(event, ev.ActionEnded) for event in events):
        lines += [_left(event.ink_set, seats) for event in events if isinstance(event, ev.InksTaken)]
    return [line for line in lines if line]


def _left(number: int, seats: Seats) -> str:
    lying = seats.view().ink_sets[number]
    counts = tuple(lying.count(ink) for ink in INKS)
    return say("Left in set {number}: {inks}.", number=number + 1, inks=terms.inks_words(counts))  # type: ignore[arg-type]


def total_words(seats: Seats) -> list[str]:
    """The fame of each printer: counted at the end of the game, else what each has now."""
    view = seats.view()
    fame = {sheet.seat: sheet.total for sheet in view.scores} or {at: view.seats[at].fame for at in seats.printers}
    return [say("{seat}: {fame}.", seat=seats.name(seat), fame=terms.fame_words(fame[seat])) for seat in fame]


def holdings_words(gaze: told.Gaze, seat: Seat) -> str:
    """All that a seat owns, as everybody may see it; with `gaze.holder` also what its orders lack."""
    name, content = gaze.seats.name(seat.index), gaze.content
    if seat.is_automa:
        return say("{seat} moves markers and removes things. It never scores.", seat=name)
    means = say("{seat}: {fame}, {guilders}.", seat=name, fame=terms.fame_words(seat.fame),
                guilders=terms.guilder_words(seat.guilders))  # fmt: skip
    parts = [means]
    if seat.character is not None:
        gift = piece_text.character_words(seat.character, content)
        parts.append(_named(piece_text.character_name(seat.character, content), gift))
    parts.append(say("Types: {types}.", types=terms.type_counts_words(seat.types)))
    parts.append(say("Inks: {inks}.", inks=terms.inks_words(seat.inks)))
    parts.append(say("Levels: {levels}.", levels=terms.levels_words(seat.levels)))
    for axle, placed in enumerate(seat.gears):
        number = say("Axle {number}", number=terms.axle_words(axle))
        parts.append(_named(number, told.fitted(content, axle, placed).hint))
    for order in seat.orders:
        parts += [told.printing(gaze, order.printing).hint, told.refinement(gaze, order.refinement).hint]
    if seat.patronage:
        patrons = terms.both([piece_text.patronage_title(card, content) for card in seat.patronage])
        parts.append(say("Patronage cards: {patrons}.", patrons=patrons))
    return sentences(parts)


def _named(name: str, sentence: str) -> str:
    return say("{name}. {sentence}", name=name, sentence=sentence)
