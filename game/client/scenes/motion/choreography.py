"""Which motions show an event: cards, goods, gears, markers, the press, and what happens between the turns."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.client.base.i18n import ROMAN
from game.client.graphics import (
    card_ground,
    control_art,
    gear_art,
    layout,
    pictures,
    theme,
    typesetting,
)
from game.client.scenes.motion import opening
from game.client.scenes.motion.motion_builder import STEP_S, Anchors, MotionBuilder, bare, within
from game.client.scenes.parts.gear_train import gear_picture
from game.client.text.seats import Seats
from game.client.ui.motions import (
    DEAL_S,
    DEAL_STEP_S,
    DROP_FROM,
    DROP_S,
    FLIGHT_ARC,
    FLIGHT_S,
    HOP_ARC,
    HOP_S,
    PLATEN_DOWN_S,
    PLATEN_HOLD_S,
    PLATEN_UP_S,
    SHAKE,
    STAMP_S,
    Box,
    Drawn,
    Motion,
    Patch,
    Picture,
    Seen,
    around,
)
from game.client.ui.target_names import (
    AxleSpot,
    BagInk,
    DealtSpot,
    DiskSpot,
    Forme,
    GearPiece,
    InkPiece,
    LevelCell,
    OfferedInk,
    OrderCard,
    OrderSpot,
    PatronPiece,
    PrintedSheet,
    PrintingPiece,
    RefinementPiece,
    RewardSpace,
    SeatPanel,
    SeatSpot,
    SpecialtyPiece,
    TurnSpot,
    TypePiece,
    WonPatron,
)
from game.rules import events as ev
from game.rules.names import INKS, SPECIALTIES, Ink, Letter, Specialty

CARD = (168, 235)
MARKER = 64
PATRON_GROWS = 1.4  # a patron that was won is seen so many times as large over the house
PATRON_COMES_S, PATRON_STAYS_S = 0.45, 0.9
CARDS = (PrintingPiece, RefinementPiece, SpecialtyPiece, GearPiece, PatronPiece)  # what lies on the board


def order_gained(floor: MotionBuilder, event: ev.OrderGained) -> None:
    """Both cards fly to the slot, turning over on the way into the halves of the slip that then lies there."""
    slot = floor.after.box(OrderSpot(event.printing))
    landed_s = floor.at_s + FLIGHT_S + STEP_S
    beyond = None if slot is None else (layout.CANVAS[0] + 20, slot[1], *CARD)  # the decks, right of the table
    floor.cover(slot, landed_s)
    for side, name in enumerate((PrintingPiece(event.printing), RefinementPiece(event.refinement))):
        start = floor.before.box(name, "deck") or beyond
        if slot is None:
            floor.fly(_faces(floor, name), start, within(floor.home("orders", event.seat), (60, 84)))
        else:
            half = (slot[0] + side * (slot[2] // 2), slot[1], slot[2] // 2, slot[3])
            floor.fly((*_faces(floor, name), Patch("after", half)), start, half, flips=True)
        floor.at_s += STEP_S
    floor.at_s = landed_s


def order_given_up(floor: MotionBuilder, event: ev.OrderGivenUp) -> None:
    """The slip slides off to the discards."""
    slot = floor.before.box(OrderSpot(event.printing))
    if slot is not None:
        floor.slide_off(Patch("before", slot), slot)


def specialty_card_taken(floor: MotionBuilder, event: ev.SpecialtyCardTaken) -> None:
    """The card slides to the discards."""
    floor.vanish(SpecialtyPiece(event.card))


def reward_claimed(floor: MotionBuilder, event: ev.RewardClaimed) -> None:
    """A marker flies to the space; what the space gives comes from there."""
    space = floor.after.box(RewardSpace(event.space))
    start = within(floor.before.box("marker") or floor.before.box(SeatPanel(event.seat)), (MARKER, MARKER))
    floor.cover(space, floor.at_s + FLIGHT_S)
    floor.fly((_marker(floor, event.seat),), start, within(space, (MARKER, MARKER)))
    floor.origin = space
    floor.at_s += FLIGHT_S


def patronage_taken(floor: MotionBuilder, event: ev.PatronageTaken) -> None:
    """The patron's card flies over the seat's house, stays there to be seen, and flies to the patrons that were won."""
    name = PatronPiece(event.card)
    start, house = floor.before.box(name), floor.after.box(SeatSpot("house", event.seat))
    rest = floor.after.box(WonPatron(event.card)) or within(floor.home("patronage", event.seat), (90, 48))
    if name in floor.before.items and start is not None and rest is not None:
        over = around(within(house, start[2:]) or start, PATRON_GROWS)
        _shown_over(floor, Seen("before", name), (start, over, rest))
    floor.origin = floor.before.box(name)
    floor.at_s += STEP_S


def _shown_over(floor: MotionBuilder, card: Picture, boxes: tuple[Box, Box, Box]) -> None:
    """Add the motions of a card that flies to a place, stays for a while, and flies on to its end."""
    start, over, rest = boxes
    end = within(rest, (rest[3] * start[2] // start[3], rest[3])) or rest
    seen_s = floor.at_s + PATRON_COMES_S + PATRON_STAYS_S
    floor.add((Patch("before", rest),), rest, begin_s=0.0, duration_s=seen_s + PATRON_COMES_S, staged=True)
    floor.add(
        (card,), start, over, duration_s=PATRON_COMES_S, stay_s=PATRON_STAYS_S,
        easing="cubic in-out", arc=FLIGHT_ARC, early=True, airborne=True, staged=True,
    )  # fmt: skip
    floor.add((card,), over, end, seen_s, duration_s=PATRON_COMES_S, easing="cubic in-out", airborne=True, staged=True)


def discarded(floor: MotionBuilder, event: ev.AutomaActed | ev.ActionEnded) -> None:
    """What the automa takes away, or what was left, slides off, one after the other."""
    for card in event.cards:
        for piece in CARDS:
            floor.vanish(piece(card))
    for name in [name for name in floor.before.items if isinstance(name, OfferedInk)]:
        floor.vanish(name)


def _faces(floor: MotionBuilder, name: OrderCard) -> tuple[Picture, ...]:
    """The pictures of a card: as it looked before; its back where it was not seen."""
    if name in floor.before.items:
        return (Seen("before", name),)
    return (Drawn(f"back {name.kind}", lambda w, h: card_ground.card_back(name.kind, w), CARD),)


def _marker(floor: MotionBuilder, seat: int) -> Drawn:
    style = floor.company.style(seat)
    return Drawn(f"marker {style.emblem}", pictures.marker(style), (MARKER, MARKER))


MOST_COINS = 5  # a coin for each guilder, but no more than this
COIN, LAUREL, INK, TYPE = 44, 56, 56, 60
SPACES = 3  # of a set of inks
RISE = 110  # how far what goes back to the bag rises while it fades


def inks_taken(floor: MotionBuilder, event: ev.InksTaken) -> None:
    """The inks of a set roll to the tray."""
    names = [OfferedInk(event.ink_set, position) for position in range(SPACES)]
    taken = [name for name in names if name in floor.before.items and name not in floor.after.items]
    for name in taken:
        start = floor.before.box(name)
        floor.origin = floor.origin or start
        floor.fly((Seen("before", name),), start, within(floor.home("inks", event.seat), (INK, INK)))
        floor.at_s += STEP_S


def ink_gained(floor: MotionBuilder, event: ev.InkGained) -> None:
    """An ink flies from the bag, or from what gives it."""
    shown = floor.before.box(BagInk(event.ink)) or floor.before.box(InkPiece(event.ink))
    start = within(shown or floor.origin, (INK, INK))
    floor.fly((_ink(event.ink),), start, within(floor.home("inks", event.seat), (INK, INK)))
    floor.at_s += STEP_S


def inks_returned(floor: MotionBuilder, event: ev.InksReturned) -> None:
    """Inks rise and fade away into the bag."""
    for ink, count in zip(INKS, event.inks, strict=True):
        if count:
            _fade_away(floor, _ink(ink), within(floor.home("inks", event.seat), (INK, INK)))


def type_gained(floor: MotionBuilder, event: ev.TypeGained) -> None:
    """A block flies from the case, from the button that sold it, or from what gives it."""
    before = floor.before
    start = before.box(TypePiece(event.letter)) or floor.origin or before.box("buy")
    end = within(floor.home("types", event.seat), (TYPE, TYPE))
    floor.fly((_type(event.letter),), within(start, (TYPE, TYPE)), end)
    floor.at_s += STEP_S


def type_lost(floor: MotionBuilder, event: ev.TypeLost | ev.TypeScrapped) -> None:
    """A block leaves its tray; rewards for it come from there."""
    home = within(floor.home("types", event.seat), (TYPE, TYPE))
    _fade_away(floor, _type(event.letter), home)
    floor.origin = floor.origin or home


def guilders_paid(floor: MotionBuilder, event: ev.GuildersPaid) -> None:
    """Coins leave the purse for what they pay."""
    purse = within(floor.home("purse", event.seat), (COIN, COIN))
    payee = within(floor.origin or floor.before.box("buy"), (COIN, COIN))
    floor.change("purse", event.seat, -event.guilders, floor.at_s)
    for coin in range(min(event.guilders, MOST_COINS)):
        floor.fly((_coin(),), purse, payee, begin_s=floor.at_s + coin * STEP_S, early=False)


def guilders_gained(floor: MotionBuilder, event: ev.GuildersGained) -> None:
    """Coins come into the purse."""
    purse = within(floor.home("purse", event.seat), (COIN, COIN))
    floor.change("purse", event.seat, event.guilders, floor.at_s + FLIGHT_S)
    for coin in range(min(event.guilders, MOST_COINS)):
        start = within(floor.origin, (COIN, COIN))
        floor.fly((_coin(),), start, purse, begin_s=floor.at_s + coin * STEP_S, early=False)


def fame_gained(floor: MotionBuilder, event: ev.FameGained) -> None:
    """A laurel flies to those of the seat."""
    end = within(floor.home("fame", event.seat), (LAUREL, LAUREL))
    floor.change("fame", event.seat, event.fame, floor.at_s + FLIGHT_S)
    laurel = Drawn(f"laurel {event.fame}", pictures.laurel(event.fame), (LAUREL, LAUREL))
    floor.fly((laurel,), within(floor.origin, (LAUREL, LAUREL)), end, early=False)
    floor.at_s += STEP_S


def _fade_away(floor: MotionBuilder, picture: Drawn, box: Box | None) -> None:
    if box is not None:
        end = (box[0], box[1] - RISE, box[2], box[3])
        floor.add((picture,), box, end, opacity=(1.0, 0.0), airborne=True)
        floor.at_s += STEP_S


def _coin() -> Drawn:
    return Drawn("coin", pictures.coin(1), (COIN, COIN))


def _ink(ink: Ink) -> Drawn:
    return Drawn(f"ink {ink}", pictures.ink(ink), (INK, INK))


def _type(letter: Letter) -> Drawn:
    return Drawn(f"type {letter}", pictures.type_block(letter), (TYPE, TYPE))


FAR = 120  # a gear from further away than this flies before it drops
SECTOR_DEG = 120.0
FALL = 120  # how far a gear that is replaced falls
PIN, DISK = 52, 40
LIGHT_S = 0.3  # how long the sector of a gear that is used glows


def gear_installed(floor: MotionBuilder, event: ev.GearInstalled) -> None:
    """The gear flies over its axle and drops onto it, the pin turns a quarter; the one it replaces falls off."""
    axle = floor.after.box(AxleSpot(event.seat, event.axle))
    if axle is None:
        return
    gear = _gear(floor, event.gear, event.axle, event.sector, axle[2])
    start = floor.before.box(GearPiece(event.gear)) or axle
    _replaced(floor, event, axle)
    if pygame.Vector2(pygame.Rect(start).center).distance_to(pygame.Rect(axle).center) > FAR:
        floor.cover(axle, floor.at_s + FLIGHT_S)
        floor.fly((gear,), start, around(axle, DROP_FROM))
        floor.at_s += FLIGHT_S
    floor.add((gear,), around(axle, DROP_FROM), axle, duration_s=DROP_S, easing="back out", airborne=True)
    hub = within(axle, (PIN, PIN))
    if hub is not None:
        floor.add((_pin(),), hub, begin_s=floor.at_s + DROP_S / 2, duration_s=DROP_S, turn=(90.0, 0.0))
    floor.origin, floor.at_s = axle, floor.at_s + DROP_S


def _replaced(floor: MotionBuilder, event: ev.GearInstalled, axle: Box) -> None:
    if event.replaced is None:
        return
    gear = _gear(floor, event.replaced, event.axle, 0, axle[2])
    end = (axle[0], axle[1] + FALL, axle[2], axle[3])
    floor.add((gear,), axle, end, easing="cubic in", opacity=(1.0, 0.0))


def gear_repositioned(floor: MotionBuilder, event: ev.GearRepositioned) -> None:
    """The gear turns on its axle."""
    axle = floor.after.box(AxleSpot(event.seat, event.axle))
    placed = floor.company.view().seats[event.seat].gears[event.axle]
    if axle is not None:
        gear = _gear(floor, placed.gear, event.axle, event.sector, axle[2])
        floor.add((gear,), axle, turn=(SECTOR_DEG, 0.0))
        floor.at_s += FLIGHT_S


def gear_used(floor: MotionBuilder, event: ev.GearUsed) -> None:
    """The sector that is up lights up once, and the stamp falls on the hub."""
    axle = floor.after.box(AxleSpot(event.seat, event.axle))
    if axle is None:
        return
    light = Drawn(f"light {axle[2]}", lambda w, _h: gear_art.sector_light(w), axle[2:])
    floor.add((light,), axle, duration_s=LIGHT_S, opacity=(1.0, 0.0))
    size = gear_art.used_stamp(axle[2]).get_size()
    stamp = Drawn(f"stamp {axle[2]}", lambda w, _h: gear_art.used_stamp(round(axle[2] * w / size[0])), size)
    end = within(axle, size) or axle
    floor.cover(end, floor.at_s + STAMP_S)
    floor.add(
        (stamp,), around(end, 1.8), end, floor.at_s + STAMP_S / 3,
        duration_s=STAMP_S * 2 / 3, easing="cubic in", opacity=(0.2, 1.0),
    )  # fmt: skip
    floor.origin = axle
    floor.at_s += STEP_S


def specialty_advanced(floor: MotionBuilder, event: ev.SpecialtyAdvanced) -> None:
    """The marker hops a cell."""
    start = _cell(floor, event.seat, event.specialty, event.level - 1)
    _hop(floor, event.seat, start, _cell(floor, event.seat, event.specialty, event.level))


def levels_swapped(floor: MotionBuilder, event: ev.LevelsSwapped) -> None:
    """Two markers change places on their tracks."""
    levels = floor.company.view().seats[event.seat].levels
    first, second = (levels[SPECIALTIES.index(specialty)] for specialty in (event.first, event.second))
    for specialty, old, new in ((event.first, second, first), (event.second, first, second)):
        _hop(floor, event.seat, _cell(floor, event.seat, specialty, old), _cell(floor, event.seat, specialty, new))


def disk_moved(floor: MotionBuilder, event: ev.DiskMoved) -> None:
    """The reward disk climbs to the space of the level, and the reward comes from there."""
    space = floor.after.box(DiskSpot(event.seat, event.level))
    lower = [DiskSpot(event.seat, level) for level in range(event.level - 1, 0, -1)]
    start = floor.after.box(*lower) or space
    if space is not None and start is not None:
        floor.cover(around(space, 1.3), floor.at_s + HOP_S)
        first, last = (within(box, (DISK, DISK)) or box for box in (start, space))
        floor.add((_disk(),), first, last, duration_s=HOP_S, easing="quad in-out", arc=HOP_ARC, early=True)
        floor.at_s += HOP_S
    floor.origin = space or floor.origin


def _cell(floor: MotionBuilder, seat: int, specialty: Specialty, level: int) -> Box | None:
    return floor.after.box(LevelCell(seat, specialty, level))


def _hop(floor: MotionBuilder, seat: int, start: Box | None, end: Box | None) -> None:
    if start is None or end is None:
        return
    floor.cover(around(end, 1.12), floor.at_s + HOP_S)
    style = floor.company.style(seat)
    marker = Drawn(f"sort {style.emblem} {end[2]}", pictures.marker(style), end[2:])
    floor.add((marker,), start, end, duration_s=HOP_S, easing="quad in-out", arc=HOP_ARC, early=True)
    floor.origin = end
    floor.at_s += HOP_S


def _gear(floor: MotionBuilder, gear: str, axle: int, sector: int, side: int) -> Drawn:
    picture = gear_picture(floor.company.content.gears[gear], axle, sector)
    return Drawn(f"gear {gear} {axle} {sector} {side}", picture, (side, side))


def _pin() -> Drawn:
    """The square head of the pin that keeps a gear on its axle."""

    def draw(width: int, height: int) -> pygame.Surface:
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        middle, radius = surface.get_rect().center, width // 2 - 2
        pygame.draw.circle(surface, theme.BRASS_DARK, middle, radius)
        pygame.draw.circle(surface, theme.BRASS, middle, round(radius * 0.86))
        slot = pygame.Rect(0, 0, round(width * 0.56), max(3, height // 8))
        slot.center = middle
        pygame.draw.rect(surface, theme.BRASS_DARK, slot)
        return surface

    return Drawn("pin", draw, (PIN, PIN))


def _disk() -> Drawn:
    def draw(width: int, height: int) -> pygame.Surface:
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        middle, radius = surface.get_rect().center, width // 2 - 1
        pygame.draw.circle(surface, theme.INK, middle, radius)
        pygame.draw.circle(surface, theme.VERMILION, middle, round(radius * 0.86))
        pygame.draw.circle(surface, theme.PAPER_LIGHT, middle, round(radius * 0.6), max(2, width // 16))
        return surface

    return Drawn("disk", draw, (DISK, DISK))


STROKE_S = PLATEN_DOWN_S + PLATEN_HOLD_S + PLATEN_UP_S
SHEET = (168, 235)
PLATEN_H, LIFT = 220, 190  # height of the block of wood, and from how far above the forme it comes


def printed(floor: MotionBuilder, orders: Sequence[ev.OrderFulfilled]) -> None:
    """One stroke of the press prints all orders of a fulfilment."""
    formes = [floor.before.box(Forme(order.printing)) for order in orders]
    bench = floor.before.box("bench")
    if bench is None or None in formes:
        return
    _shake(floor, bench)
    for forme in formes:
        if forme is not None:
            _stroke(floor, forme)
            floor.origin = within(forme, SHEET)
    floor.at_s += STROKE_S
    _hang_up(floor, bench, list(zip(orders, (forme for forme in formes if forme is not None), strict=True)))
    floor.motions = [replace(motion, local=True) for motion in floor.motions]
    floor.at_s = STROKE_S


def _shake(floor: MotionBuilder, bench: Box) -> None:
    """The picture of the bench before the printing, until the platen is up again; it shakes when it is hit."""
    before = Patch("before", bench)
    hit = floor.at_s + PLATEN_DOWN_S
    floor.add((before,), bench, duration_s=hit, early=True)
    floor.add((before,), bench, begin_s=hit, duration_s=PLATEN_HOLD_S + PLATEN_UP_S, shake=SHAKE)


def _stroke(floor: MotionBuilder, forme: Box) -> None:
    """The platen comes down, stays, and goes up."""
    x, y, width, height = forme
    down = (x - 6, y + height // 3, width + 12, PLATEN_H)
    up = (down[0], down[1] - LIFT, down[2], down[3])
    platen = _platen(width + 12)
    rises_s = floor.at_s + PLATEN_DOWN_S + PLATEN_HOLD_S
    floor.add(
        (platen,), up, down, duration_s=PLATEN_DOWN_S, stay_s=PLATEN_HOLD_S,
        easing="quad in", opacity=(0.25, 1.0), airborne=True,
    )  # fmt: skip
    floor.add((platen,), down, up, rises_s, duration_s=PLATEN_UP_S, opacity=(1.0, 0.0), airborne=True)


def _hang_up(floor: MotionBuilder, bench: Box, sheets: Sequence[tuple[ev.OrderFulfilled, Box]]) -> None:
    """The sheets fly to their places on the line; until one lands, its place is shown bare."""
    for place, (order, forme) in enumerate(sheets):
        hung = floor.after.box(PrintedSheet(order.printing))
        start = within(forme, SHEET)
        if hung is None or start is None:
            continue
        card, waits_s = floor.company.content.printing[order.printing], place * STEP_S
        sheet = Drawn(f"sheet {card.id}", pictures.printing_card(card), hung[2:])
        board = bare(f"bare bench {hung}", lambda w, h: control_art.board((w, h)), _with_shadow(bench), hung)
        floor.add((board,), hung, duration_s=waits_s + FLIGHT_S)
        floor.motions.insert(0, floor.motions.pop())  # below the platen and all sheets
        floor.add((sheet,), start, duration_s=waits_s)
        floor.fly((sheet,), start, hung, floor.at_s + waits_s, early=False)


def _platen(width: int) -> Drawn:
    """A block of wood under its screw."""

    def draw(w: int, h: int) -> pygame.Surface:
        surface = pygame.Surface((w, h), pygame.SRCALPHA)
        screw = pygame.Rect(0, 0, w // 7, round(h * 0.42))
        screw.midtop = (w // 2, 0)
        pygame.draw.rect(surface, theme.WALNUT_DARK, screw, border_radius=6)
        for y in range(screw.top + 6, screw.bottom, max(6, h // 18)):
            pygame.draw.line(surface, theme.BRASS_DARK, (screw.left, y + 5), (screw.right, y - 5), max(2, h // 60))
        surface.blit(control_art.button((w, round(h * 0.62)), "wood", "rest"), (0, round(h * 0.38)))
        return surface

    return Drawn(f"platen {width}", draw, (width, PLATEN_H))


BOOK = 64
NUMERAL = (620, 170)
NUMERAL_STAYS_S = 0.5
DEALT_FROM = 220  # how far to the right what is dealt comes from


def round_started(floor: MotionBuilder, event: ev.RoundStarted) -> None:
    """The number of the round stands over the table for a moment."""
    if event.round < 2:
        return
    rect = pygame.Rect(0, 0, *NUMERAL)
    rect.center = layout.CANVAS[0] // 2, layout.CANVAS[1] // 2
    box = (rect.x, rect.y, rect.w, rect.h)
    words = ROMAN[event.round]
    numeral = Drawn(f"numeral {words}", lambda w, h: _numeral(words, (w, h)), NUMERAL)
    falls = floor.add((numeral,), around(box, 1.4), box, duration_s=DROP_S, stay_s=NUMERAL_STAYS_S, opacity=(0.0, 1.0))
    floor.add((numeral,), box, around(box, 0.9), falls.over_s, duration_s=DROP_S, opacity=(1.0, 0.0))


def _numeral(words: str, size: tuple[int, int]) -> pygame.Surface:
    surface = control_art.ribbon(size).copy()
    image = typesetting.render(words, "roman", round(size[1] * 0.5), theme.PAPER_LIGHT, max_width=round(size[0] * 0.7))
    surface.blit(image, image.get_rect(center=surface.get_rect().center))
    return surface


def token_passed(floor: MotionBuilder, event: ev.TokenPassed) -> None:
    """The first player's book goes to the next seat."""
    start, end = (within(floor.after.box(TurnSpot(seat)), (BOOK, BOOK)) for seat in (event.source, event.target))
    book = Drawn("book", pictures.icon("first"), (BOOK, BOOK))
    floor.fly((book,), start, end)
    floor.at_s += STEP_S


def board_refilled(floor: MotionBuilder, event: ev.BoardRefilled) -> None:
    """What lies on the board is dealt to it, one after the other from the right."""
    sheet = floor.after.box("board")
    dealt = [(line, place) for line in range(5) for place in range(8)]
    boxes = [box for line, place in dealt if (box := floor.after.box(DealtSpot(line, place))) is not None]
    if sheet is None:
        return
    for number, box in enumerate(boxes):
        begin_s = floor.at_s + FLIGHT_S / 2 + number * DEAL_STEP_S
        blank = bare(f"blank {box}", lambda w, h: control_art.sheet((w, h), "rule"), _with_shadow(sheet), box)
        beside = (box[0] + DEALT_FROM, *box[1:])
        floor.add((blank,), box, begin_s=0.0, duration_s=begin_s + DEAL_S)
        floor.add((Patch("after", box),), beside, box, begin_s, duration_s=DEAL_S, opacity=(0.3, 1.0))


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
    ev.GuildersPaid: guilders_paid,
    ev.GuildersGained: guilders_gained,
    ev.FameGained: fame_gained,
    ev.SpecialtyCardTaken: specialty_card_taken,
    ev.SpecialtyAdvanced: specialty_advanced,
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


def choreograph(company: Seats, events: Sequence[ev.Event], before: Anchors, after: Anchors) -> list[Motion]:
    """The motions that show some events, from bottom to top."""
    floor = MotionBuilder(company, before, after)
    fulfilled = [event for event in events if isinstance(event, ev.OrderFulfilled)]
    if fulfilled:
        printed(floor, fulfilled)
    for event in events:
        step = STEPS.get(type(event))
        if step is not None:
            step(floor, event)
    floor.count_up()
    return [replace(motion, staged=True) for motion in floor.motions] if fulfilled else floor.motions
