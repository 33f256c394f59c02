"""The orders bench: a column for each order, the line over it, its side, and the trays below."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

import pygame

from game.client.base.i18n import book_title, say, sentences, spaced
from game.client.base.reading_size import USUAL, percent
from game.client.base.subject import Subject
from game.client.graphics import control_art, layout, order_art, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture, sized
from game.client.graphics.icons import icon_picture
from game.client.scenes.fulfilment.draft import UNCOVERED, Draft
from game.client.scenes.parts.gear_train import use_button
from game.client.scenes.parts.offers import TypeOffer, paint_price, type_offer
from game.client.scenes.parts.seat_panels import character_button
from game.client.session.match_session import MatchSession
from game.client.text import reward_text, terms
from game.client.text.piece_text import printing_title
from game.client.text.story_text import Printed
from game.client.ui import target_names as names
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target
from game.content.tables import GearReward, PrintingCard, RefinementCard
from game.rules.chance import counted
from game.rules.fulfilment import one_part_is_enough, part_reward
from game.rules.moves import FulfilledOrder
from game.rules.names import INKS, SPECIALTIES, Counts, Letter, Order, PlacedGear
from game.rules.state import Seat
from game.rules.suggest import Gains

LETTER, SMALL_LETTER, INK, GAP = 66, 64, 64, 8
LETTERS_IN_LINE = 4  # more of them stand in two lines of three
WIDE_LINE = 3  # more inks need the whole width of an order


def letter_boxes(inner: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where so many letters of an order stand: in one line in the middle, or in two, beside which there is room."""
    low = inner.y + 186
    if count <= LETTERS_IN_LINE:
        pitch = LETTER + GAP
        left = inner.centerx - (count * pitch - GAP) // 2
        return [pygame.Rect(left + at * pitch, low, LETTER, LETTER) for at in range(count)]
    side, pitch = SMALL_LETTER, SMALL_LETTER + GAP
    upper = [pygame.Rect(inner.x + at * pitch, inner.y + 90, side, side) for at in range(3)]
    return upper + [box.move((6 - count) * pitch // 2, pitch) for box in upper[: count - 3]]


def letter_places(page: Page, boxes: list[pygame.Rect], draft: Draft, order: Order) -> None:
    """Places with a letter each: inked once a type lies there, vermilion where no type is left for it."""
    states = _letter_states(draft, order)
    for (place, letter), spot in zip(draft.letters(order).items(), boxes, strict=True):
        widgets.place(page, place, spot, letter, pictures.letter(letter, states[place]), draft.title_of(order))
        if place in draft.laid:
            laid_piece(page, draft.laid[place], spot)


def _letter_states(draft: Draft, order: Order) -> dict[names.LetterPlace, str]:
    """The state of each letter; of two equal letters the last one is the missing one."""
    places = draft.letters(order)
    states = dict.fromkeys(places, "needed")
    for state, gone in (("missing", draft.lacking_letters(order)), ("elsewhere", draft.letters_in_use(order))):
        for place, letter in reversed(places.items()):
            if place not in draft.laid and letter in gone and states[place] == "needed":
                gone.remove(letter)
                states[place] = state
    return states


def ink_places(page: Page, room: pygame.Rect, draft: Draft, order: Order) -> bool:
    """Put the places of a colour part below its heading; returns whether they are wider than the room."""
    parts = draft.parts(order)
    crowded = len(parts) > WIDE_LINE
    top = room.bottom - 4 - INK if crowded else room.y + 47
    for at, (place, ink) in enumerate(parts.items()):
        spot = pygame.Rect(room.x + at * (INK + GAP), top, INK, INK)
        widgets.place(page, place, spot, terms.ink_words(ink), sized(unlaid_ink, ink), draft.title_of(order))
        if place in draft.laid:
            laid_piece(page, draft.laid[place], spot)
    return crowded


PALE = 100  # opacity of an ink that is still to be laid, of 255


def unlaid_ink(size: tuple[int, int], ink: str) -> pygame.Surface:
    """An ink that is still to be laid: pale, in a dark outline."""
    whole = piece_art.ink(ink, min(size))
    pale = whole.copy()
    pale.fill((255, 255, 255, PALE), special_flags=pygame.BLEND_RGBA_MULT)
    edge = pygame.mask.from_surface(whole).outline()
    pygame.draw.lines(pale, theme.shown(theme.INK_SOFT), True, edge, max(2, min(size) // 24))
    return pale


def laid_piece(page: Page, piece: str, spot: pygame.Rect, around: pygame.Rect | None = None, count: int = 1) -> None:
    """Put a piece on its place, or the uppermost of so many; `around` is where a hand takes hold of it."""
    picture, label, subject = _shown(piece, count)
    widgets.piece(page, piece, spot, picture, label, subject=subject, around=around)
    if piece == UNCOVERED:
        widgets.picture(page, spot.inflate(-24, -24), icon_picture("eye_off"))


def _shown(piece: str, count: int) -> tuple[Picture, str, Subject]:
    """The picture of a piece (a type, an ink, a blank for an uncovered letter), the words of so many, and a subject."""
    match piece:
        case names.OwnInk(ink):
            label = terms.ink_words(ink) if count == 1 else terms.inks_words(counted([ink] * count))
            return pictures.ink(ink), label, ("ink", ink)
        case names.OwnType(letter):
            return pictures.type_block(letter), terms.letters_words([letter] * count), ("type", letter)
    return widgets.slot_picture("light"), say("Left uncovered"), ()


INSET = 20
LAUREL, SMALL_LAUREL = 84, 54
WOODCUT, SMALL_WOODCUT = (172, 108), (96, 60)
BUY_W, BUY_BY_GEAR_W, NARROW = 136, 196, 240  # beside the button the words begin right of the sign


def column(page: Page, box: pygame.Rect, session: MatchSession, draft: Draft, order: Order, *, idle: str) -> None:
    """Put one order with what lies on it; at its foot what is missing, or why nothing can be laid here."""
    printing = session.content.printing[order.printing]
    refinement = session.content.refinement[order.refinement]
    frame = (6, theme.VERMILION) if draft.ready(order) else (2, theme.INK)
    widgets.picture(page, box, sized(control_art.panel, theme.PAPER, *frame, 12))
    page.anchor(names.Forme(order.printing), box)
    inner = box.inflate(-2 * INSET, 0)
    letters = letter_boxes(inner, len(printing.letters))
    half = _printing_half(page, inner, printing, beside=len(letters) > LETTERS_IN_LINE)
    widgets.sight(page, names.OrderLook(order.printing), half, book_title(printing.title), ("order", *order))
    letter_places(page, letters, draft, order)
    _colour(page, inner, draft, order, refinement)
    _decoration(page, inner, draft, order, refinement)
    chosen = FulfilledOrder(order.printing, draft.colour(order), draft.decorated(order))
    earned = draft.ready(order) and part_reward(session.content, draft.seat, chosen, refinement) is not None
    bonus = pygame.Rect(inner.x, inner.y + 514, inner.w, 54)
    either = one_part_is_enough(session.content, draft.seat)
    page.draw(bonus, _paint_bonus, bonus, refinement, earned=earned, either=either)
    board_row = pygame.Rect(box.x + 5, box.bottom - 88, box.w - 10, 82)
    lacking = [] if idle else draft.lacking_letters(order)
    if lacking:
        offer = type_offer(session, draft.seat, lacking[0])
        width = BUY_BY_GEAR_W if offer.gears else BUY_W
        _buy(page, pygame.Rect(board_row.right - width, board_row.y, width, board_row.h), order, lacking[0], offer)
        board_row.w -= width + 8
    _status(page, board_row, draft, order, idle=idle)


def _buy(page: Page, box: pygame.Rect, order: Order, letter: Letter, offer: TypeOffer) -> None:
    """Put the button that buys the letter that an order misses, with its least price and the gear it uses (A1)."""
    price, reason = terms.guilder_words(offer.price), offer.reason
    label = say("Buy {letter}", letter=letter)
    hint = sentences((say("Buy the letter {letter} for {price}.", letter=letter, price=price), offer.used))
    name = names.BuyLetterButton(letter, order.printing)
    widgets.page_button(page, name, box, "", "wood", reason=reason, hint=hint, spoken=label)
    widgets.label(page, (box.x + 8, box.y, 72, box.h - 6), label, colour=theme.DISABLED_TEXT if reason else theme.INK)
    price_box = pygame.Rect(box.x + 6, box.y + 2, box.w - 11, box.h - 4)
    page.draw(price_box, paint_price, price_box, offer, 52 if offer.gears else 48)


def _printing_half(page: Page, inner: pygame.Rect, card: PrintingCard, *, beside: bool) -> pygame.Rect:
    """The title, the woodcut and the pay above the letters, or `beside` two lines of them; returns where to look."""
    title = pygame.Rect(inner.x, inner.y + 14, inner.w, 48)
    widgets.label(page, title, book_title(card.title), px=34, colour=theme.RUBRIC, align="center")
    woodcut = pygame.Rect(inner.x, title.bottom + 2, *WOODCUT)
    coin = pygame.Rect(inner.right - 118, woodcut.y - 2, 80, 80)
    if beside:
        woodcut = pygame.Rect(inner.right - SMALL_WOODCUT[0] + 8, woodcut.y + 4, *SMALL_WOODCUT)
        coin = pygame.Rect(woodcut.centerx - 40, woodcut.bottom + 8, 80, 80)
    widgets.picture(page, woodcut, pictures.woodcut(card))
    widgets.picture(page, coin, pictures.coin(card.guilders))
    width = woodcut.w if beside else 120
    label = (coin.centerx - width // 2, coin.bottom - 2, width, 34)
    widgets.label(page, label, say("guilders"), px=26, align="center")
    return woodcut.union(coin) if beside else title.union((inner.x, title.y, inner.w, 164))


def _rule(page: Page, inner: pygame.Rect, y: int) -> None:
    page.draw((inner.x, y, inner.w, 2), Brush.line, (inner.x, y), (inner.right, y), theme.INK)


def _paint_heading(brush: Brush, box: pygame.Rect, label: str, check: theme.Rgb | None) -> None:
    words = (box.x, box.y, 190, box.h)
    brush.text(words, label, "body", 28)
    if check is not None:
        left = box.x + brush.width(words, label, "body", 28) + 12
        brush.blit(icon_picture("check", check), (left, box.y + 3, 30, 30))


def _heading(page: Page, inner: pygame.Rect, y: int, label: str, check: theme.Rgb | None) -> None:
    """The rule above a part, and what the part is called, checked once it is done."""
    _rule(page, inner, y)
    box = pygame.Rect(inner.x, y + 6, 232, 36)
    page.draw(box, _paint_heading, box, label, check)


def _colour(page: Page, inner: pygame.Rect, draft: Draft, order: Order, card: RefinementCard) -> None:
    """The colour part; many inks need its whole width, so that the laurel stands above them."""
    top = inner.y + 262
    done = draft.ready(order) and draft.colour(order) is not None
    crowded = ink_places(page, pygame.Rect(inner.x, top, inner.w - LAUREL, 126), draft, order)
    _heading(page, inner, top, say("Colour"), theme.VERMILION if done else None)
    side = SMALL_LAUREL if crowded else LAUREL
    laurel = (inner.right - side, top + (2 if crowded else 22), side, side)
    widgets.picture(page, laurel, pictures.laurel(card.colour_fame, lit=done))


def _decoration(page: Page, inner: pygame.Rect, draft: Draft, order: Order, card: RefinementCard) -> None:
    """The decoration part, a switch as a whole."""
    area = pygame.Rect(inner.x - 6, inner.y + 392, inner.w + 12, 116)
    skilled, on = draft.skilled(order), draft.decorated(order)
    reason = "" if skilled else say("Your levels are too low: {levels} needed.", levels=terms.levels_words(card.levels))
    label = widgets.of_row(draft.title_of(order), say("Decoration"))
    target = Target(
        names.DecorationSwitch(order.printing), "toggle", area, label, skilled, reason,
        hint=say("Press to turn the Decoration on or off."), value=str(on),
    )  # fmt: skip
    page.target(target, widgets.paint_light, area)
    done = on and draft.ready(order)
    check = (theme.VERMILION if done else theme.INK_SOFT) if on else None
    _heading(page, inner, area.y - 4, say("Decoration"), check)
    laurel = (inner.right - LAUREL, area.y + 20, LAUREL, LAUREL)
    widgets.picture(page, laurel, pictures.laurel(card.decoration_fame, lit=done))
    shown = order_art.level_list(card.levels)
    side, apart = (50, 12) if len(shown) < 3 else (31, 10)
    for at, (specialty, level) in enumerate(shown):
        box = pygame.Rect(inner.x + at * (2 * side + apart), area.y + 48, side, side)
        widgets.picture(page, box, icon_picture(specialty))
        widgets.picture(page, box.move(side + 4, 0), pictures.level(level))


def _paint_bonus(brush: Brush, box: pygame.Rect, card: RefinementCard, *, earned: bool, either: bool) -> None:
    """What both parts also give, or for `fiol` either of them; dark once it is earned."""
    brush.framed(box, theme.INK if earned else theme.PAPER_SHADE, theme.INK, radius=6)
    icon = pygame.Rect(box.x + 12, box.y + 9, 36, 36)
    brush.rect(icon.inflate(4, 4), theme.INK, radius=6)
    brush.blit(lambda w, h: order_art.bonus_picture(card, min(w, h)), icon)
    reward = order_art.bonus_words(card)
    words = say("Either: {reward}", reward=reward) if either else say("Both: {reward}", reward=reward)
    colour = theme.PAPER_LIGHT if earned else theme.INK
    brush.text((box.x + 62, box.y, box.w - 104, box.h), words, "body", 28, colour)
    if earned:
        brush.blit(icon_picture("check", theme.PAPER_LIGHT), (box.right - 44, box.y + 10, 34, 34))


def _status(page: Page, board_row: pygame.Rect, draft: Draft, order: Order, *, idle: str) -> None:
    """Put the row at the foot with the state of the order; a press lays what is there, or takes all back."""
    ready = draft.ready(order)
    waits = bool(idle) and not ready
    sentence = idle if waits else status_words(draft, order)
    icon = "hourglass" if waits else "check" if ready else "pen" if draft.touched(order) else "plus"
    if not waits and draft.missing_letters(order):
        icon = "lock"
    hint = say("“{title}”: press to fill this order or clear it.", title=draft.title_of(order)) if not idle else ""
    target = Target(names.HeldOrder(order.printing), "button", board_row, sentence, hint=hint)
    page.target(target, _paint_status, board_row, sentence, icon, ready=ready)


def _paint_status(brush: Brush, state: State, box: pygame.Rect, sentence: str, icon: str, *, ready: bool) -> None:
    edge, width = (theme.BRASS, 4) if state.hovered else (theme.INK, 2)
    brush.framed(box, theme.VERMILION if ready else theme.PAPER_SHADE, edge, width, radius=6)
    colour = theme.PAPER_LIGHT if ready else theme.INK
    left = box.x + 10
    if box.w >= NARROW:
        brush.blit(icon_picture(icon, colour), (box.x + 14, box.y + 25, 32, 32))
        left = box.x + 58
    inner = (left, box.y + 5, box.right - left - 6, box.h - 10)
    brush.text(inner, sentence, "body", 28, colour, wrap=True)


def status_words(draft: Draft, order: Order) -> str:
    """Words for the state of an order."""
    letters, inks = draft.open_letters(order), draft.open_inks(order)
    lacking, used = draft.lacking_letters(order), draft.letters_in_use(order)  # of these the types lie on other orders
    lines = [say("Needs {letters}", letters=spaced(lacking))] if lacking else []
    lines += [say("In use: {letters}", letters=spaced(used))] if used else []
    if lines:
        return "\n".join(lines)
    if letters:
        return say("Place {letters}", letters=spaced(letters))
    if inks and len(inks) < len(draft.parts(order)):
        return say("Ready; {inks} still missing", inks=terms.ink_list_words(inks))
    return say("Ready")


SHEET = (168, 235)  # as large as on the board, so that the card's picture is in the cache already
LINE_GAP = 16
TOPS = (156, 500)  # of the lines, one below the other
HANGS = 22  # how far below the line a sheet begins
BADGE = 46
PEG = (12, 30)
SMALL, SMALL_GAP = (66, 44), 8  # size of a sheet at the head of the bench, where the orders leave no other room


def line(page: Page, session: MatchSession, sheets: list[Printed], order_count: int, head: pygame.Rect) -> None:
    """Put the sheets `sheet:<printing>` right of so many orders; where there is no room, small ones in `head`."""
    if not sheets:
        return
    bench, first = layout.rect("fulfil", "orders bench"), layout.rect("fulfil", "order")
    left = first.x + order_count * layout.PITCHES["fulfil"]["order"][0]
    room = pygame.Rect(left, bench.y, bench.right - 16 - left, bench.h)
    if room.w < SHEET[0]:
        _small(page, session, sheets, head)
        return
    rows = _rows(room, len(sheets))
    for row in rows:
        cord = pygame.Rect(room.x, row[0].y - HANGS, room.w, HANGS * 2)
        page.draw(cord, _paint_cord, cord)
    for sheet, box in zip(sheets, (box for row in rows for box in row), strict=True):
        _sheet_line(page, session, sheet, box)


def _rows(room: pygame.Rect, count: int) -> list[list[pygame.Rect]]:
    """Boxes of sheets on one line, or on two; many overlap."""
    wide = max(1, (room.w + LINE_GAP) // (SHEET[0] + LINE_GAP))
    numbers = [count] if count <= wide else [(count + 1) // 2, count // 2]
    rows = []
    for number, top in zip(numbers, TOPS, strict=False):
        pitch = min(SHEET[0] + LINE_GAP, (room.w - SHEET[0]) // max(1, number - 1)) if number > 1 else 0
        left = room.x + (room.w - (number - 1) * pitch - SHEET[0]) // 2
        rows.append([pygame.Rect(left + place * pitch, top + HANGS, *SHEET) for place in range(number)])
    return rows


def _sheet_line(page: Page, session: MatchSession, sheet: Printed, box: pygame.Rect) -> None:
    widgets.picture(page, box, pictures.printing_card(session.content.printing[sheet.printing]))
    for x in (box.x + 22, box.right - 22 - PEG[0]):
        peg = pygame.Rect(x, box.y - HANGS + 2, *PEG)
        page.draw(peg, Brush.rect, peg, theme.WALNUT_DARK, radius=4)
        page.draw(peg, Brush.rect, peg.inflate(-4, -4), theme.BEECH, radius=3)
    badge = (box.x + 6, box.bottom - 12, BADGE, BADGE)  # below the letters
    widgets.picture(page, badge, pictures.badge(session.style(sheet.seat)))
    _look(page, session, sheet, box)


def _look(page: Page, session: MatchSession, sheet: Printed, box: pygame.Rect) -> None:
    title = printing_title(sheet.printing, session.content)
    hint = say("{title}, printed by {seat} this round.", title=title, seat=session.name(sheet.seat))
    widgets.sight(page, names.PrintedSheet(sheet.printing), box, title, ("printing", sheet.printing), hint)


def _small(page: Page, session: MatchSession, sheets: list[Printed], head: pygame.Rect) -> None:
    """Put the woodcuts of the sheets in a row that ends at the right of the head."""
    pitch = min(SMALL[0] + SMALL_GAP, (head.w - SMALL[0]) // max(1, len(sheets) - 1))
    left = head.right - (len(sheets) - 1) * pitch - SMALL[0]
    for place, sheet in enumerate(sheets):
        box = pygame.Rect(left + place * pitch, head.centery - SMALL[1] // 2, *SMALL)
        page.draw(box, Brush.rect, box, theme.PAPER_LIGHT, radius=4)
        widgets.picture(page, box.inflate(-10, -10), pictures.woodcut(session.content.printing[sheet.printing]))
        page.draw(box, Brush.rect, box, session.style(sheet.seat).colour, width=4, radius=4)
        _look(page, session, sheet, box)


def _paint_cord(brush: Brush, box: pygame.Rect) -> None:
    """A cord that sags a little between the edges of its room."""
    last = max(1, box.w // 40)
    sag = [(box.x + box.w * at / last, box.y + 2 + 20 * at / last * (1 - at / last) * 2) for at in range(last + 1)]
    for start, end in pairwise(sag):
        brush.line((start[0], start[1] + 3), (end[0], end[1] + 3), theme.WALNUT_DARK, 4)
        brush.line(start, end, theme.BEECH, 4)


TILE, APART = 64, 8
AGAIN = 92  # width of the switch for a second use


class BonusUse(NamedTuple):
    """One use of a bonus gear in this fulfilment: its target's name, what it would give, and whether it is chosen."""

    name: str
    axle: int
    reward: GearReward
    fame: int
    chosen: bool
    reason: str  # why it cannot be chosen


def _sheet_side(page: Page, name: str, heading: str) -> pygame.Rect:
    """Put a sheet with a heading and a line; returns the room that is left on it."""
    box = layout.rect("fulfil", name)
    widgets.sheet(page, box)
    inner = pygame.Rect(box.x + 24, box.y + 62, box.w - 48, box.h - 76)
    widgets.heading(page, (inner.x, box.y + 14, inner.w, 40), heading, 32)
    _rule(page, inner, inner.y - 6)
    return inner


def levels(page: Page, seat: Seat, heading: str) -> None:
    """Put the four levels of a seat."""
    area = _sheet_side(page, "levels", heading)
    for at, specialty in enumerate(SPECIALTIES):
        x, y = area.x + at % 2 * (area.w // 2) + 8, area.y + 4 + at // 2 * 60
        widgets.picture(page, (x, y, 52, 52), icon_picture(specialty))
        widgets.picture(page, (x + 66, y + 2, 48, 48), pictures.level(seat.levels[at]))


def gears(
    page: Page, session: MatchSession, seat: int, uses: list[BonusUse], others: list[tuple[int, PlacedGear]], idle: str
) -> None:
    """Put a switch with its fame for each use of a bonus gear, and `use:<axle>` for each other gear.

    Where there is none of both, the words `idle`.
    """
    area = _sheet_side(page, "gears", say("Gears"))
    if not uses and not others:
        widgets.label(page, area, idle, px=28, wrap=True, valign="top")
    above = len({use.axle for use in uses})
    for at, (axle, placed) in enumerate(others, start=above):
        box = pygame.Rect(area.x, area.y + at * (TILE + APART), area.w, TILE)
        use_button(page, box, session, seat, (axle, placed), pictured=True)
    for use, box in zip(uses, _use_boxes(area, uses), strict=True):
        title = reward_text.reward_words_short(use.reward, session.content.rules)
        target = Target(
            use.name, "toggle", box, title, not use.reason, use.reason,
            hint=reward_text.reward_words(use.reward, session.content.rules), value=str(use.chosen),
        )  # fmt: skip
        page.target(target, _paint_use, box, use, title, area.w)


def _use_boxes(area: pygame.Rect, uses: list[BonusUse]) -> list[pygame.Rect]:
    """A line for each gear; a second use of it stands at the right end of its line."""
    axles = list(dict.fromkeys(use.axle for use in uses))
    twice = len(uses) > len(axles)
    boxes = []
    for at, use in enumerate(uses):
        box = pygame.Rect(area.x, area.y + axles.index(use.axle) * (TILE + APART), area.w, TILE)
        if twice:
            box.w -= AGAIN + APART
        boxes.append(box if at < len(axles) else pygame.Rect(area.right - AGAIN, box.y, AGAIN, box.h))
    return boxes


def _paint_use(brush: Brush, state: State, box: pygame.Rect, use: BonusUse, title: str, whole: int) -> None:
    """The switch for a use; where a second one stands beside it, its words have less than the `whole` width."""
    widgets.paint_light(brush, state, box)
    tile = pygame.Rect(box.x + 2, box.y, TILE, TILE)
    brush.blit(pictures.reward(use.reward), tile)
    text = pygame.Rect(tile.right + 10, box.y, box.right - tile.right - 12, box.h)
    gain = say("+{fame}", fame=order_art.short_fame_words(use.fame))
    if box.w == whole:
        colour = theme.RUBRIC if use.chosen else theme.INK_SOFT
        brush.text((text.x, text.y, text.w, text.h // 2 - 2), title, "body", 26, theme.INK)
        brush.text((text.x, text.y + text.h // 2, text.w, text.h // 2), gain, "body", 26, colour)
    elif box.w > AGAIN:
        text.x, text.w = text.x + 4, text.w - 4
        brush.text(text, "\n".join((title, gain)), "body", 26, theme.INK, wrap=True)
    mark = pygame.Rect(box.right - 36 if box.w == whole else tile.right - 22, box.bottom - 33, 32, 32)
    brush.framed(mark, theme.PAPER_LIGHT, theme.INK, radius=6)
    if use.chosen:
        brush.blit(icon_picture("check", theme.VERMILION), mark.inflate(-8, -8))
    elif use.reason:
        brush.blit(icon_picture("lock"), mark.inflate(-8, -8))


def gain(page: Page, heading: str, gains: Gains, holder: int | None = None) -> None:
    """Put fame, guilders, and rewards as pictures with their numbers; with a `holder`, that is what the seat has."""
    area = _sheet_side(page, "gain", heading)
    page.anchor("gain", area)
    fame = pygame.Rect(area.x, area.y + 2, 120, 110)
    coin = pygame.Rect(area.x + 122, area.y + 8, 100, 100)
    if holder is not None:
        page.anchor(names.SeatSpot("fame", holder), fame)
        page.anchor(names.SeatSpot("purse", holder), coin)
    widgets.picture(page, fame, pictures.laurel(gains.fame, lit=gains.fame > 0))
    widgets.picture(page, coin, pictures.coin(gains.guilders))
    widgets.label(page, (fame.x, fame.bottom, fame.w, 34), say("fame"), px=26, align="center")
    widgets.label(page, (coin.x - 10, fame.bottom, coin.w + 20, 34), say("guilders"), px=26, align="center")
    rest = pygame.Rect(coin.right + 12, area.y, area.right - coin.right - 12, area.h)
    pitch = 62 if len(gains.rewards) < 3 else rest.h // max(1, len(gains.rewards))
    for at, reward in enumerate(gains.rewards):
        side = min(48, pitch - 4)
        y = rest.y + 8 + at * pitch
        widgets.picture(page, (rest.x, y, side, side), icon_picture(pictures.REWARD_ICONS[reward.kind]))
        text = (rest.x + side + 6, y, rest.w - side - 6, side)
        widgets.label(page, text, say("× {count}", count=reward.amount), px=28)


INKS_IN_ROW = 4
LEAST, TRAYS_GAP = 64, 8  # side of what a hand takes hold of, and the room beside it
PILED, COUNT = 84, 36  # side of the uppermost piece of a pile, and how high its count below it is


def types_tray(
    page: Page, draft: Draft, session: MatchSession, holder: Seat, *, may_leave_uncovered: bool, own: bool
) -> None:
    """Put the tray `types` with the types on no order, `manutius`'s blank, the character, and the printing house.

    Sentences for the person who plays the seat are shown only where it is their `own` turn.
    """
    box = layout.rect("fulfil", "types tray")
    widgets.board(page, box)
    widgets.ground(page, "types", box.inflate(-16, -16), say("Types"))
    head = pygame.Rect(box.x + 32, box.y + 14, box.w - 64, 46)
    widgets.label(page, head, say("Types left"), px=32, colour=theme.PAPER_LIGHT)
    left = widgets.width_of(page, say("Types left"), 32) + 20
    note = pygame.Rect(head.x + left, head.y, head.w - left, 46)
    rule = say("Cover every letter or none. You keep your types.") if own and percent() == USUAL else ""
    widgets.label(page, note, rule, colour=theme.PAPER_LIGHT)
    pieces: list[str] = [*draft.free(draft.types())]
    if may_leave_uncovered and UNCOVERED not in draft.laid.values():
        pieces.append(UNCOVERED)
    look = pygame.Rect(box.right - 252, box.y + 82, 224, 96)
    face = pygame.Rect(look.x - 108, box.y + 76, 92, 108)
    character_button(page, face, session, holder, closed=not own)
    right = face.x if holder.character else look.x
    _lay(page, pygame.Rect(box.x + 32, box.y + 78, right - box.x - 48, 104), pieces, 100)
    house = say("Your printing house") if own else say("Printing house")
    widgets.page_button(page, names.HouseButton(holder.index), look, house, "wood", px=28)


def inks_tray(page: Page, draft: Draft, bag: Counts) -> None:
    """Put the tray `inks` with the inks that lie on no order, and what is in the bag."""
    box = layout.rect("fulfil", "inks tray")
    widgets.board(page, box)
    widgets.ground(page, "inks", box.inflate(-16, -16), say("Inks"))
    widgets.label(page, (box.x + 32, box.y + 14, 300, 46), say("Inks left"), px=32, colour=theme.PAPER_LIGHT)
    inks, area = draft.free(draft.inks()), pygame.Rect(box.x + 32, box.y + 58, box.w - 260, 2 * (LEAST + TRAYS_GAP))
    side, rows = (84, 1) if len(inks) <= INKS_IN_ROW else (LEAST, 2)
    _lay(page, area, inks, side, rows)
    widgets.label(page, (box.right - 212, box.y + 14, 190, 46), say("The bag"), px=28, colour=theme.PAPER_LIGHT)
    for at, (ink, count) in enumerate(zip(INKS, bag, strict=True)):
        x, y = box.right - 212 + at % 2 * 96, box.y + 70 + at // 2 * 56
        widgets.picture(page, (x, y, 44, 44), pictures.ink(ink))
        widgets.label(page, (x + 48, y, 44, 44), str(count), px=28, colour=theme.PAPER_LIGHT)


def _lay(page: Page, area: pygame.Rect, pieces: Sequence[str], side: int, rows: int = 1) -> None:
    """Lay pieces in rows one by one, or in piles where a hand could not take hold of each."""
    in_row = max(1, -(-len(pieces) // rows))
    pitch, high = min(side + 10, (area.w + TRAYS_GAP) // in_row), area.h // rows
    if pitch < LEAST + TRAYS_GAP:
        _pile(page, area, pieces)
        return
    side = min(side, pitch - TRAYS_GAP)
    for at, piece in enumerate(pieces):
        row, column = divmod(at, in_row)
        top = area.y + row * high + (high - side) // 2
        laid_piece(page, piece, pygame.Rect(area.x + column * pitch, top, side, side))


def _pile(page: Page, area: pygame.Rect, pieces: Sequence[str]) -> None:
    """Lay one piece of each kind with its count below; a hand takes hold of it wherever its pile is."""
    piles = [list(pile) for _, pile in groupby(pieces, lambda piece: _shown(piece, 1)[2])]
    pitch = (area.w + TRAYS_GAP) // len(piles)
    for at, pile in enumerate(piles):
        hold = pygame.Rect(area.x + at * pitch, area.y, pitch - TRAYS_GAP, area.h)
        side = min(PILED, hold.w, hold.h - COUNT)
        laid_piece(page, pile[0], pygame.Rect(hold.centerx - side // 2, hold.y, side, side), hold, len(pile))
        below = (hold.x, hold.y + side, hold.w, COUNT)
        widgets.label(page, below, str(len(pile)), px=30, colour=theme.PAPER_LIGHT, align="center")
