"""What a type costs a seat at least now, with the gears that make it so cheap."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

import pygame

from game.client.base.i18n import ngettext, say, sentences
from game.client.graphics import pictures
from game.client.graphics.brush import Brush, Picture
from game.client.session.match_session import MatchSession
from game.client.text import reward_text, terms
from game.rules.gears import active_reward
from game.rules.holdings import next_type_price
from game.rules.moves import BuyType, Move
from game.rules.names import LETTERS, Letter
from game.rules.state import Seat


class TypeOffer(NamedTuple):
    """The least price of a letter, the moves that one press makes for it, and the gears that these use."""

    price: int
    moves: tuple[Move, ...]
    gears: tuple[Picture, ...]
    used: str  # the sentences that name the gears
    reason: str  # why it cannot be had

    @property
    def hint(self) -> str:
        """The price, and by which gears."""
        return sentences((say("It costs {guilders}.", guilders=terms.guilder_words(self.price)), self.used))


TypeOffers: TypeAlias = Mapping[Letter, TypeOffer]


def type_offer(session: MatchSession, seat: Seat, letter: Letter, *, full: bool = False) -> TypeOffer:
    """A1, A2: what one more of a letter costs a seat at least, or its `full` price without any gear."""
    buy = BuyType(seat.index, letter)
    offer = None if full else session.turns.offer(buy)
    if offer is None:
        return TypeOffer(next_type_price(seat), (buy,), (), "", session.turns.why_not(buy))
    if not (used := offer.axles):
        return TypeOffer(offer.price, offer.moves, (), "", "")
    axles = sorted(used, key=lambda axle: (active_reward(session.content, seat.gears[axle]).kind != "swap_type", axle))
    return TypeOffer(offer.price, offer.moves, gear_pictures(session, seat, axles), used_words(session, seat, used), "")


def gear_pictures(session: MatchSession, seat: Seat, axles: Iterable[int]) -> tuple[Picture, ...]:
    """What is up on these axles."""
    return tuple(pictures.reward(active_reward(session.content, seat.gears[axle])) for axle in axles)


def _named(session: MatchSession, seat: Seat, axles: Iterable[int]) -> list[str]:
    rewards = (active_reward(session.content, seat.gears[axle]) for axle in axles)
    return [reward_text.reward_words_short(reward, session.content.rules) for reward in rewards]


def used_words(session: MatchSession, seat: Seat, axles: Iterable[int]) -> str:
    """Sentences that name the gears which a press uses."""
    return sentences(say("This uses your gear “{reward}”.", reward=name) for name in _named(session, seat, axles))


def unused_words(session: MatchSession, seat: Seat) -> str:
    """Lines about the gears that would still gain a seat something in this round; empty where there are none."""
    named = _named(session, seat, session.turns.gears_worth_using(seat.index))
    lines = [say("You can still use your gear “{reward}”.", reward=name) for name in named]
    return "\n".join((*lines, say("What you don’t use is lost when the round ends."))) if lines else ""


def type_offers(session: MatchSession, seat: Seat, *, full: bool = False) -> TypeOffers:
    """The offers of all letters."""
    return {letter: type_offer(session, seat, letter, full=full) for letter in LETTERS}


def switch_words(session: MatchSession, seat: Seat, *, full: bool) -> str:
    """What the switch `full` does, between the least prices and the full one; empty where no gear helps."""
    count = max(len(offer.gears) for offer in type_offers(session, seat).values())
    if full and count:
        return ngettext("Use the gear", "Use the gears", count)
    return ngettext("Keep the gear", "Keep the gears", count) if count else ""


def next_type_words(seat: Seat, offers: TypeOffers) -> str:
    """What the next type costs, and which letters cost less with a gear."""
    price = terms.guilder_words(next_type_price(seat))
    return sentences((say("The next type costs {guilders}.", guilders=price), cheaper_words(seat, offers)))


def cheaper_words(seat: Seat, offers: TypeOffers) -> str:
    """Which letters cost less with a gear; empty where none does."""
    full, lines = next_type_price(seat), []
    for price in sorted({offer.price for offer in offers.values()} - {full}):
        alike = [letter for letter in LETTERS if offers[letter].price == price]
        letters, cheap = terms.either(alike), terms.guilder_words(price)
        lines.append(ngettext(
            "With your gear, {letters} costs {guilders}.", "With your gears, {letters} costs {guilders}.",
            max(len(offers[letter].gears) for letter in alike), letters=letters, guilders=cheap,
        ))  # fmt: skip
    return sentences(lines)


def paint_price(brush: Brush, box: pygame.Rect, offer: TypeOffer, side: int) -> None:
    """Paint the price at the right end of a box, and left of it the last gear that is used for it."""
    coin = pygame.Rect(box.right - side, box.centery - side // 2, side, side)
    brush.blit(pictures.coin(offer.price), coin)
    for gear in offer.gears[-1:]:
        brush.blit(gear, coin.move(-side - 4, 0))
