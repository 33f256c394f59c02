"""Which motions show an event: cards, goods, gears, markers, the press, and what happens between the turns."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from msgspec.structs import replace

from game.client.base.i18n import ROMAN
from game.client.graphics import card_ground, control_art, gear_art, layout, pictures, theme
from game.client.graphics.brush import sized
from game.client.scenes.motion import climaxes, opening
from game.client.scenes.motion.motion_builder import STEP_S, Anchors, MotionBuilder, bare, within
from game.client.scenes.parts.gear_train import gear_picture
from game.client.text.seats import Seats
from game.client.ui import target_names as names
from game.client.ui.motions import FLIGHT_S, Box, Drawn, Motion, Patch, Picture, Seen, around
from game.rules import events as ev
from game.rules.fulfilment import fame_by_order
from game.rules.names import INKS, SPECIALTIES, Ink, Letter, Specialty

CARD = (168, 235)
MARKER = 64
CARDS = (names.PrintingPiece, names.RefinementPiece, names.SpecialtyPiece, names.GearPiece, names.PatronPiece)


def order_gained(builder: MotionBuilder, event: ev.OrderGained) -> None:
    """Both cards fly to the slot, turning over on the way into the halves of the slip that then lies there."""
    slot = builder.after.box(names.OrderSpot(event.printing))
    landed_s = builder.at_s + FLIGHT_S + STEP_S
    beyond = None if slot is None else (layout.CANVAS[0] + 20, slot[1], *CARD)  # the decks, right of the table
    builder.cover(slot, landed_s)
    for side, name in enumerate((names.PrintingPiece(event.printing), names.RefinementPiece(event.refinement))):
        start = builder.before.box(name, "deck") or beyond
        if slot is None:
            builder.fly(_faces(builder, name), start, within(builder.home("orders", event.seat), (60, 84)))
        else:
            half = (slot[0] + side * (slot[2] // 2), slot[1], slot[2] // 2, slot[3])
            builder.fly((*_faces(builder, name), Patch("after", half)), start, half, flips=True)
        builder.at_s += STEP_S
    builder.at_s = landed_s


def order_given_up(builder: MotionBuilder, event: ev.OrderGivenUp) -> None:
    """The slip slides off to the discards."""
    slot = builder.before.box(names.OrderSpot(event.printing))
    if slot is not None:
        builder.slide_off(Patch("before", slot), slot)


def reward_claimed(builder: MotionBuilder, event: ev.RewardClaimed) -> None:
    """A marker flies to the space; what the space gives comes from there."""
    space = builder.after.box(names.RewardSpace(event.space))
    start = within(builder.before.box("marker") or builder.before.box(names.SeatPanel(event.seat)), (MARKER, MARKER))
    builder.cover(space, builder.at_s + FLIGHT_S)
    style = builder.seats.style(event.seat)
    marker = Drawn(f"marker {style.emblem}", pictures.marker(style), (MARKER, MARKER))
    builder.fly((marker,), start, within(space, marker.size))
    builder.origin = space
    builder.at_s += FLIGHT_S


def patronage_taken(builder: MotionBuilder, event: ev.PatronageTaken) -> None:
    """The patron's card is shown to everybody, and flies to the patrons that were won."""
    name = names.PatronPiece(event.card)
    start = builder.before.box(name)
    rest = builder.after.box(names.WonPatron(event.card)) or within(builder.home("patronage", event.seat), (90, 48))
    if name in builder.before.items and start is not None and rest is not None:
        climaxes.show_patron(builder, event, start, rest)
    builder.origin = start
    builder.at_s += STEP_S


def discarded(builder: MotionBuilder, event: ev.AutomaActed | ev.ActionEnded) -> None:
    """What the automa takes away, or what was left, slides off, one after the other."""
    for card in event.cards:
        for piece in CARDS:
            builder.vanish(piece(card))
    for name in [name for name in builder.before.items if isinstance(name, names.OfferedInk)]:
        builder.vanish(name)


def _faces(builder: MotionBuilder, name: names.OrderCard) -> tuple[Picture, ...]:
    """The pictures of a card: as it looked before; its back where it was not seen."""
    if name in builder.before.items:
        return (Seen("before", name),)
    return (Drawn(f"back {name.kind}", lambda w, h: card_ground.card_back(name.kind, w), CARD),)


MOST_COINS = 5  # a coin for each guilder, but no more than this
COIN, LAUREL, INK, TYPE = 44, 56, 56, 60
OF_BOOKS: frozenset[ev.GainReason] = frozenset({"colour", "decoration", "bonus_gear"})
SPACES = 3  # of a set of inks
RISE = 110  # how far what goes back to the bag rises while it fades


def inks_taken(builder: MotionBuilder, event: ev.InksTaken) -> None:
    """The inks of a set roll to the tray."""
    inks = [names.OfferedInk(event.ink_set, position) for position in range(SPACES)]
    for name in [ink for ink in inks if ink in builder.before.items and ink not in builder.after.items]:
        start = builder.before.box(name)
        builder.origin = builder.origin or start
        builder.fly((Seen("before", name),), start, within(builder.home("inks", event.seat), (INK, INK)))
        builder.at_s += STEP_S


def ink_gained(builder: MotionBuilder, event: ev.InkGained) -> None:
    """An ink flies from the bag, or from what gives it."""
    shown = builder.before.box(names.BagInk(event.ink)) or builder.before.box(names.InkPiece(event.ink))
    start = within(shown or builder.origin, (INK, INK))
    builder.fly((_ink(event.ink),), start, within(builder.home("inks", event.seat), (INK, INK)))
    builder.at_s += STEP_S


def inks_returned(builder: MotionBuilder, event: ev.InksReturned) -> None:
    """Inks rise and fade away into the bag."""
    for ink, count in zip(INKS, event.inks, strict=True):
        if count:
            _fade_away(builder, _ink(ink), within(builder.home("inks", event.seat), (INK, INK)))


def type_gained(builder: MotionBuilder, event: ev.TypeGained) -> None:
    """A block flies from the case, from the button that sold it, or from what gives it."""
    before = builder.before
    start = before.box(names.TypePiece(event.letter)) or builder.origin or before.box("buy")
    end = within(builder.home("types", event.seat), (TYPE, TYPE))
    builder.fly((_type(event.letter),), within(start, (TYPE, TYPE)), end)
    builder.at_s += STEP_S


def type_lost(builder: MotionBuilder, event: ev.TypeLost | ev.TypeScrapped) -> None:
    """A block leaves its tray; rewards for it come from there."""
    home = within(builder.home("types", event.seat), (TYPE, TYPE))
    _fade_away(builder, _type(event.letter), home)
    builder.origin = builder.origin or home


def guilders_paid(builder: MotionBuilder, event: ev.GuildersPaid) -> None:
    """Coins leave the purse for what they pay."""
    builder.change("purse", event.seat, -event.guilders, builder.at_s)
    payee = builder.origin or builder.before.box("buy")
    _fly_coins(builder, event.guilders, builder.home("purse", event.seat), payee)


def guilders_gained(builder: MotionBuilder, event: ev.GuildersGained) -> None:
    """Coins come into the purse."""
    builder.change("purse", event.seat, event.guilders, builder.at_s + FLIGHT_S)
    _fly_coins(builder, event.guilders, builder.origin, builder.home("purse", event.seat))


def _fly_coins(builder: MotionBuilder, guilders: int, start: Box | None, end: Box | None) -> None:
    coin, size = Drawn("coin", pictures.coin(1), (COIN, COIN)), (COIN, COIN)
    for at in range(min(guilders, MOST_COINS)):
        builder.fly((coin,), within(start, size), within(end, size), builder.at_s + at * STEP_S, early=False)


def fame_gained(builder: MotionBuilder, event: ev.FameGained) -> None:
    """A laurel flies to those of the seat, unless it was counted with its book."""
    end = within(builder.home("fame", event.seat), (LAUREL, LAUREL))
    builder.change("fame", event.seat, event.fame, builder.at_s + FLIGHT_S)
    if builder.shown_s and event.reason in OF_BOOKS:
        return
    laurel = Drawn(f"laurel {event.fame}", pictures.laurel(event.fame), (LAUREL, LAUREL))
    builder.fly((laurel,), within(builder.origin, (LAUREL, LAUREL)), end, early=False)
    builder.at_s += STEP_S


def _fade_away(builder: MotionBuilder, picture: Drawn, box: Box | None) -> None:
    if box is not None:
        end = (box[0], box[1] - RISE, box[2], box[3])
        builder.add((picture,), box, end, opacity=(1.0, 0.0), airborne=True)
        builder.at_s += STEP_S


def _ink(ink: Ink) -> Drawn:
    return Drawn(f"ink {ink}", pictures.ink(ink), (INK, INK))


def _type(letter: Letter) -> Drawn:
    return Drawn(f"type {letter}", pictures.type_block(letter), (TYPE, TYPE))


DROP_S, DROP_FROM = 0.28, 1.15
STAMP_S = 0.42
HOP_S, HOP_ARC = 0.24, 26.0
FAR = 120  # a gear from further away than this flies before it drops
SECTOR_DEG = 120.0
FALL = 120  # how far a gear that is replaced falls
PIN, DISK = 52, 40
LIGHT_S = 0.3  # how long the sector of a gear that is used glows


def gear_installed(builder: MotionBuilder, event: ev.GearInstalled) -> None:
    """The gear flies over its axle and drops onto it, the pin turns a quarter; the one it replaces falls off."""
    axle = builder.after.box(names.AxleSpot(event.seat, event.axle))
    if axle is None:
        return
    gear = _gear(builder, event.gear, event.axle, event.sector, axle[2])
    start = builder.before.box(names.GearPiece(event.gear)) or axle
    _replaced(builder, event, axle)
    if pygame.Vector2(pygame.Rect(start).center).distance_to(pygame.Rect(axle).center) > FAR:
        builder.cover(axle, builder.at_s + FLIGHT_S)
        builder.fly((gear,), start, around(axle, DROP_FROM))
        builder.at_s += FLIGHT_S
    builder.add((gear,), around(axle, DROP_FROM), axle, duration_s=DROP_S, easing="back out", airborne=True)
    hub = within(axle, (PIN, PIN))
    if hub is not None:
        pin, begin_s = Drawn("pin", sized(_pin), (PIN, PIN)), builder.at_s + DROP_S / 2
        builder.add((pin,), hub, begin_s=begin_s, duration_s=DROP_S, turn=(90.0, 0.0))
    builder.origin, builder.at_s = axle, builder.at_s + DROP_S


def _replaced(builder: MotionBuilder, event: ev.GearInstalled, axle: Box) -> None:
    if event.replaced is None:
        return
    gear = _gear(builder, event.replaced, event.axle, 0, axle[2])
    end = (axle[0], axle[1] + FALL, axle[2], axle[3])
    builder.add((gear,), axle, end, easing="cubic in", opacity=(1.0, 0.0))


def gear_repositioned(builder: MotionBuilder, event: ev.GearRepositioned) -> None:
    """The gear turns on its axle."""
    axle = builder.after.box(names.AxleSpot(event.seat, event.axle))
    placed = builder.seats.view().seats[event.seat].gears[event.axle]
    if axle is not None:
        builder.add((_gear(builder, placed.gear, event.axle, event.sector, axle[2]),), axle, turn=(SECTOR_DEG, 0.0))
        builder.at_s += FLIGHT_S


def gear_used(builder: MotionBuilder, event: ev.GearUsed) -> None:
    """The sector that is up lights up once, and the stamp falls on the hub."""
    axle = builder.after.box(names.AxleSpot(event.seat, event.axle))
    if axle is None:
        return
    light = Drawn(f"light {axle[2]}", lambda w, _h: gear_art.sector_light(w), axle[2:])
    builder.add((light,), axle, duration_s=LIGHT_S, opacity=(1.0, 0.0))
    size = gear_art.used_stamp(axle[2]).get_size()
    stamp = Drawn(f"stamp {axle[2]}", lambda w, _h: gear_art.used_stamp(round(axle[2] * w / size[0])), size)
    end = within(axle, size) or axle
    builder.cover(end, builder.at_s + STAMP_S)
    builder.add(
        (stamp,), around(end, 1.8), end, builder.at_s + STAMP_S / 3,
        duration_s=STAMP_S * 2 / 3, easing="cubic in", opacity=(0.2, 1.0),
    )  # fmt: skip
    builder.origin = axle
    builder.at_s += STEP_S


def levels_swapped(builder: MotionBuilder, event: ev.LevelsSwapped) -> None:
    """Two markers change places on their tracks."""
    levels = builder.seats.view().seats[event.seat].levels
    first, second = (levels[SPECIALTIES.index(specialty)] for specialty in (event.first, event.second))
    for specialty, old, new in ((event.first, second, first), (event.second, first, second)):
        _hop(builder, event.seat, specialty, old, new)


def disk_moved(builder: MotionBuilder, event: ev.DiskMoved) -> None:
    """The reward disk climbs to the space of the level, and the reward comes from there."""
    space = builder.after.box(names.DiskSpot(event.seat, event.level))
    lower = [names.DiskSpot(event.seat, level) for level in range(event.level - 1, 0, -1)]
    start = builder.after.box(*lower) or space
    if space is not None and start is not None:
        builder.cover(around(space, 1.3), builder.at_s + HOP_S)
        first, last = (within(box, (DISK, DISK)) or box for box in (start, space))
        disk = Drawn("disk", sized(_disk), (DISK, DISK))
        builder.add((disk,), first, last, duration_s=HOP_S, easing="quad in-out", arc=HOP_ARC, early=True)
        builder.at_s += HOP_S
    builder.origin = space or builder.origin


def _hop(builder: MotionBuilder, seat: int, specialty: Specialty, old: int, new: int) -> None:
    """The marker of a specialty goes from a level to another one."""
    start, end = (builder.after.box(names.LevelCell(seat, specialty, level)) for level in (old, new))
    if start is None or end is None:
        return
    builder.cover(around(end, 1.12), builder.at_s + HOP_S)
    style = builder.seats.style(seat)
    marker = Drawn(f"sort {style.emblem} {end[2]}", pictures.marker(style), end[2:])
    builder.add((marker,), start, end, duration_s=HOP_S, easing="quad in-out", arc=HOP_ARC, early=True)
    builder.origin = end
    builder.at_s += HOP_S


def _gear(builder: MotionBuilder, gear: str, axle: int, sector: int, side: int) -> Drawn:
    picture = gear_picture(builder.seats.content.gears[gear], axle, sector)
    return Drawn(f"gear {gear} {axle} {sector} {side}", picture, (side, side))


def _pin(size: tuple[int, int]) -> pygame.Surface:
    """The square head of the pin that keeps a gear on its axle."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    middle, radius = surface.get_rect().center, size[0] // 2 - 2
    pygame.draw.circle(surface, theme.BRASS_DARK, middle, radius)
    pygame.draw.circle(surface, theme.BRASS, middle, round(radius * 0.86))
    slot = pygame.Rect(0, 0, round(size[0] * 0.56), max(3, size[1] // 8)).move_to(center=middle)
    pygame.draw.rect(surface, theme.BRASS_DARK, slot)
    return surface


def _disk(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    middle, radius = surface.get_rect().center, size[0] // 2 - 1
    pygame.draw.circle(surface, theme.INK, middle, radius)
    pygame.draw.circle(surface, theme.VERMILION, middle, round(radius * 0.86))
    pygame.draw.circle(surface, theme.PAPER_LIGHT, middle, round(radius * 0.6), max(2, size[0] // 16))
    return surface


PLATEN_DOWN_S, PLATEN_HOLD_S, PLATEN_UP_S = 0.18, 0.09, 0.26
SHEET = (168, 235)
SHAKE = 4.0
PLATEN_H, LIFT = 220, 190  # height of the block of wood, and from how far above the forme it comes


def printed(builder: MotionBuilder, events: Sequence[ev.Event]) -> None:
    """One stroke of the press prints all orders of a fulfilment; the books are shown, and hung up."""
    orders = [event for event in events if isinstance(event, ev.OrderFulfilled)]
    seat = orders[0].seat
    own = [order.printing for order in orders if order.seat == seat]  # what others printed is told by its fame alone
    found = [(printing, builder.before.box(names.Forme(printing))) for printing in own]
    formes = [(printing, forme) for printing, forme in found if forme is not None]
    bench = builder.before.box("bench")
    if not formes or bench is None or len(formes) < len(found):
        return
    _shake(builder, bench)
    for _, forme in formes:
        _stroke(builder, forme)
        builder.origin = within(forme, SHEET)
    builder.at_s += PLATEN_DOWN_S + PLATEN_HOLD_S + PLATEN_UP_S
    fame = fame_by_order(builder.seats.content, builder.seats.view().seats[seat], events)
    _hang_up(builder, bench, climaxes.show_books(builder, bench, formes, fame, seat))
    builder.motions = [replace(motion, local=True) for motion in builder.motions]


def order_fulfilled(builder: MotionBuilder, event: ev.OrderFulfilled) -> None:
    """What an order brings comes after the books were shown."""
    builder.at_s = max(builder.at_s, builder.shown_s)


def _shake(builder: MotionBuilder, bench: Box) -> None:
    """The picture of the bench before the printing, until the platen is up again; it shakes when it is hit."""
    before = Patch("before", bench)
    hit = builder.at_s + PLATEN_DOWN_S
    builder.add((before,), bench, duration_s=hit, early=True)
    builder.add((before,), bench, begin_s=hit, duration_s=PLATEN_HOLD_S + PLATEN_UP_S, shake=SHAKE)


def _stroke(builder: MotionBuilder, forme: Box) -> None:
    """The platen comes down, stays, and goes up."""
    x, y, width, height = forme
    down = (x - 6, y + height // 3, width + 12, PLATEN_H)
    up = (down[0], down[1] - LIFT, down[2], down[3])
    platen = Drawn(f"platen {width + 12}", sized(_platen), (width + 12, PLATEN_H))
    rises_s = builder.at_s + PLATEN_DOWN_S + PLATEN_HOLD_S
    builder.add(
        (platen,), up, down, duration_s=PLATEN_DOWN_S, stay_s=PLATEN_HOLD_S,
        easing="quad in", opacity=(0.25, 1.0), airborne=True,
    )  # fmt: skip
    builder.add((platen,), down, up, rises_s, duration_s=PLATEN_UP_S, opacity=(1.0, 0.0), airborne=True)


def _hang_up(builder: MotionBuilder, bench: Box, books: Sequence[climaxes.Shown]) -> None:
    """The books fly to their places on the line; until one lands, its place is shown bare."""
    for place, book in enumerate(books):
        hung = builder.after.box(names.PrintedSheet(book.printing))
        if hung is None:
            continue
        leaves_s = builder.shown_s + place * STEP_S
        edge = (hung[0] - 2, hung[1] - 2, hung[2] + 4, hung[3] + 4)  # at other scales a sheet is a pixel larger
        board = bare(f"bare bench {hung}", sized(control_art.board), _with_shadow(bench), edge)
        builder.add((board,), edge, duration_s=leaves_s + FLIGHT_S - builder.at_s)
        builder.motions.insert(0, builder.motions.pop())  # below the platen and all books
        picture = climaxes.book_picture(builder, book.printing)
        builder.add((picture,), book.place, begin_s=builder.shown_s, duration_s=leaves_s - builder.shown_s)
        end = within(hung, (hung[3] * book.place[2] // book.place[3], hung[3]))
        builder.fly((picture,), book.place, end, leaves_s, early=False)


def _platen(size: tuple[int, int]) -> pygame.Surface:
    """A block of wood under its screw."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    w, h = size
    screw = pygame.Rect(0, 0, w // 7, round(h * 0.42)).move_to(midtop=(w // 2, 0))
    pygame.draw.rect(surface, theme.WALNUT_DARK, screw, border_radius=6)
    for y in range(screw.top + 6, screw.bottom, max(6, h // 18)):
        pygame.draw.line(surface, theme.BRASS_DARK, (screw.left, y + 5), (screw.right, y - 5), max(2, h // 60))
    surface.blit(control_art.button((w, round(h * 0.62)), "wood", "rest"), (0, round(h * 0.38)))
    return surface


BOOK = 64
NUMERAL = (620, 170)
NUMERAL_STAYS_S = 0.5
DEAL_S, DEAL_STEP_S = 0.26, 0.07
DEALT_FROM = 220  # how far to the right what is dealt comes from


def round_started(builder: MotionBuilder, event: ev.RoundStarted) -> None:
    """The number of the round stands over the table for a moment."""
    if event.round < 2:
        return
    box: Box = ((layout.CANVAS[0] - NUMERAL[0]) // 2, (layout.CANVAS[1] - NUMERAL[1]) // 2, *NUMERAL)
    words = ROMAN[event.round]
    numeral = Drawn(f"numeral {words}", sized(climaxes.ribbon_with, words, "roman", 0.5), NUMERAL)
    falls = builder.add(
        (numeral,), around(box, 1.4), box, duration_s=DROP_S, stay_s=NUMERAL_STAYS_S, opacity=(0.0, 1.0)
    )
    builder.add((numeral,), box, around(box, 0.9), falls.over_s, duration_s=DROP_S, opacity=(1.0, 0.0))


def token_passed(builder: MotionBuilder, event: ev.TokenPassed) -> None:
    """The first player's book goes to the next seat."""
    start, end = (builder.after.box(names.TurnSpot(seat)) for seat in (event.source, event.target))
    book = Drawn("book", pictures.icon("first"), (BOOK, BOOK))
    builder.fly((book,), within(start, book.size), within(end, book.size))
    builder.at_s += STEP_S


def board_refilled(builder: MotionBuilder, event: ev.BoardRefilled) -> None:
    """What lies on the board is dealt to it, one after the other from the right."""
    sheet = builder.after.box("board")
    spots = [builder.after.box(names.DealtSpot(line, place)) for line in range(5) for place in range(8)]
    boxes = [box for box in spots if box is not None]
    if sheet is None:
        return
    for number, box in enumerate(boxes):
        begin_s = builder.at_s + FLIGHT_S / 2 + number * DEAL_STEP_S
        blank = bare(f"blank {box}", sized(control_art.sheet, "rule"), _with_shadow(sheet), box)
        beside = (box[0] + DEALT_FROM, *box[1:])
        builder.add((blank,), box, begin_s=0.0, duration_s=begin_s + DEAL_S)
        builder.add((Patch("after", box),), beside, box, begin_s, duration_s=DEAL_S, opacity=(0.3, 1.0))


def _with_shadow(box: Box) -> Box:
    return (box[0], box[1], box[2] + 8, box[3] + 8)


STEPS: dict[type[ev.Event], Callable[[MotionBuilder, Any], None]] = {
    ev.OrderGained: order_gained,
    ev.OrderGivenUp: order_given_up,
    ev.InksTaken: inks_taken,
    ev.InkGained: ink_gained,
    ev.InksReturned: inks_returned,
    ev.TypeGained: type_gained,
    ev.TypeLost: type_lost,
    ev.TypeScrapped: type_lost,
    ev.OrderFulfilled: order_fulfilled,
    ev.GuildersPaid: guilders_paid,
    ev.GuildersGained: guilders_gained,
    ev.FameGained: fame_gained,
    ev.SpecialtyCardTaken: lambda builder, taken: builder.vanish(names.SpecialtyPiece(taken.card)),
    ev.SpecialtyAdvanced: lambda builder, to: _hop(builder, to.seat, to.specialty, to.level - 1, to.level),
    ev.DiskMoved: disk_moved,
    ev.LevelsSwapped: levels_swapped,
    ev.GearInstalled: gear_installed,
    ev.GearRepositioned: gear_repositioned,
    ev.GearUsed: gear_used,
    ev.RewardClaimed: reward_claimed,
    ev.PatronageTaken: patronage_taken,
    ev.AutomaActed: discarded,
    ev.ActionEnded: discarded,
    ev.PlansRevealed: opening.plans_revealed,
    ev.RoundStarted: round_started,
    ev.TokenPassed: token_passed,
    ev.BoardRefilled: board_refilled,
}


def choreograph(seats: Seats, events: Sequence[ev.Event], before: Anchors, after: Anchors) -> list[Motion]:
    """The motions that show some events, from bottom to top."""
    builder = MotionBuilder(seats, before, after)
    fulfils = any(isinstance(event, ev.OrderFulfilled) for event in events)
    if fulfils:
        printed(builder, events)
    for event in events:
        if step := STEPS.get(type(event)):
            step(builder, event)
    builder.count_up()
    return [replace(motion, staged=True) for motion in builder.motions] if fulfils else builder.motions
