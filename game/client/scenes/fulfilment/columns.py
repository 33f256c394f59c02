"""The orders bench: one column for each order, with places for its letters and inks and a switch for its decoration."""

import pygame

from game.client.art import boards, tokens
from game.client.art.order_cards import bonus_picture, level_list
from game.client.art.order_cards import bonus_words as short_bonus_words
from game.client.art.vignettes import vignette
from game.client.drawing import pictures, theme, widgets
from game.client.drawing.brush import Brush, Picture
from game.client.scenes.fulfilment.draft import UNCOVERED, Draft
from game.client.screen.names.buttons import BuyLetterButton, DecorationSwitch
from game.client.screen.names.pieces import HeldOrder, OwnInk, OwnType
from game.client.screen.names.places import LetterPlace
from game.client.screen.names.sights import Forme, OrderLook
from game.client.screen.page import Page, Paint, TargetPaint
from game.client.screen.targets import About, State, Target
from game.client.session.readings import type_price
from game.client.session.sitting import Sitting
from game.client.words import pieces as words
from game.client.words.lists import spaced
from game.client.words.messages import say
from game.content.tables import PrintingCard, RefinementCard
from game.rules.moves import BuyType, FulfilledOrder
from game.rules.names import Letter, Order
from game.rules.phases.fulfilment import part_reward

INSET = 20
LETTER, GAP = 68, 6
INK = 66
LAUREL = 84
BUY_W, NARROW = 136, 240  # beside the button the words begin right of the sign


def column(page: Page, box: pygame.Rect, sitting: Sitting, draft: Draft, order: Order, *, idle: str) -> None:
    """Put one order with what lies on it; at its foot what is missing, or why nothing can be laid here."""
    printing = sitting.content.printing[order.printing]
    refinement = sitting.content.refinement[order.refinement]
    ready = draft.ready(order)
    page.draw(box, _ground(box, ready=ready))
    page.anchor(Forme(order.printing), box)
    inner = box.inflate(-2 * INSET, 0)
    _printing_half(page, inner, printing)
    half = pygame.Rect(inner.x, inner.y + 14, inner.w, 160)
    widgets.sight(page, OrderLook(order.printing), half, printing.title, ("order", *order))
    _letters(page, inner, draft, order)
    _colour(page, inner, draft, order, refinement)
    _decoration(page, inner, sitting, draft, order)
    _bonus(page, inner, sitting, draft, order)
    band = pygame.Rect(box.x + 5, box.bottom - 88, box.w - 10, 82)
    lacking = [] if idle else draft.lacking_letters(order)
    if lacking:
        buy = pygame.Rect(band.right - BUY_W, band.y, BUY_W, band.h)
        _buy(page, buy, sitting, draft, order, lacking[0])
        band.w -= BUY_W + 8
    _status(page, band, draft, order, idle=idle)


def _buy(page: Page, box: pygame.Rect, sitting: Sitting, draft: Draft, order: Order, letter: Letter) -> None:
    """Put the button that buys the letter which an order misses, with its price (A1)."""
    price, reason = type_price(draft.seat), sitting.turns.why_not(BuyType(draft.seat.index, letter))
    label = say("Buy {letter}", letter=letter)
    hint = say("Buy the letter {letter} for {price}.", letter=letter, price=words.guilder_words(price))
    name = BuyLetterButton(letter, order.printing)
    widgets.page_button(page, name, box, "", "wood", enabled=not reason, reason=reason, hint=hint, spoken=label)

    def paint(brush: Brush) -> None:
        colour = theme.DISABLED_TEXT if reason else theme.INK
        brush.text((box.x + 8, box.y, 72, box.h - 6), label, "body", 28, colour)
        brush.blit(pictures.coin(price), (box.right - 58, box.centery - 28, 52, 52))

    page.draw(box, paint)


def _ground(box: pygame.Rect, *, ready: bool) -> Paint:
    def paint(brush: Brush) -> None:
        edge = theme.VERMILION if ready else theme.INK
        brush.blit(lambda w, h: boards.panel((w, h), theme.PAPER, 6 if ready else 2, edge, 12), box)

    return paint


def _printing_half(page: Page, inner: pygame.Rect, card: PrintingCard) -> None:
    title = pygame.Rect(inner.x, inner.y + 14, inner.w, 48)
    widgets.label(page, title, card.title, px=34, colour=theme.RUBRIC, align="center")
    widgets.picture(page, (inner.x, inner.y + 64, 172, 108), lambda w, h: vignette(card, w, h))
    coin = pygame.Rect(inner.right - 118, inner.y + 62, 80, 80)
    widgets.picture(page, coin, pictures.coin(card.guilders))
    label = pygame.Rect(inner.right - 138, coin.bottom - 2, 120, 34)
    widgets.label(page, label, say("guilders"), px=26, align="center")


def _letters(page: Page, inner: pygame.Rect, draft: Draft, order: Order) -> None:
    """Places with a letter each: inked once a type lies there, vermilion where no type is left for it."""
    places = draft.letters(order)
    side = min(LETTER, (inner.w + GAP) // len(places) - GAP)
    left = inner.centerx - (len(places) * (side + GAP) - GAP) // 2
    states = _letter_states(draft, order)
    for at, (place, letter) in enumerate(places.items()):
        spot = pygame.Rect(left + at * (side + GAP), inner.y + 182 + (LETTER - side) // 2, side, side)
        widgets.place(page, place, spot, letter, pictures.letter(letter, states[place]))
        if place in draft.laid:
            laid_piece(page, draft.laid[place], spot)


def _letter_states(draft: Draft, order: Order) -> dict[LetterPlace, str]:
    """The state of each letter; of two equal letters the last one is the missing one."""
    places = draft.letters(order)
    states = dict.fromkeys(places, "needed")
    for state, gone in (("missing", draft.lacking_letters(order)), ("elsewhere", draft.letters_in_use(order))):
        for place, letter in reversed(places.items()):
            if place not in draft.laid and letter in gone and states[place] == "needed":
                gone.remove(letter)
                states[place] = state
    return states


def piece_picture(piece: str) -> Picture:
    """The picture of a piece: a type, an ink, or a blank for a letter that stays uncovered."""
    match piece:
        case OwnInk(ink):
            return pictures.ink(ink)
        case OwnType(letter):
            return pictures.type_block(letter)
    return lambda w, h: boards.slot((w, h), "light")


def laid_piece(page: Page, piece: str, spot: pygame.Rect) -> None:
    """Put a piece on its place."""
    label, about = _told(piece)
    widgets.piece(page, piece, spot, piece_picture(piece), label, about=about)
    if piece == UNCOVERED:
        widgets.picture(page, spot.inflate(-24, -24), widgets.icon_picture("eye_off"))


def _told(piece: str) -> tuple[str, About]:
    """The label of a piece, and what it is about."""
    match piece:
        case OwnInk(ink):
            return ink, ("ink", ink)
        case OwnType(letter):
            return letter, ("type", letter)
    return say("Left uncovered"), ()


def _rule(page: Page, inner: pygame.Rect, y: int) -> None:
    page.draw((inner.x, y, inner.w, 2), lambda brush: brush.line((inner.x, y), (inner.right, y), theme.INK, 2))


def _heading(page: Page, inner: pygame.Rect, y: int, label: str, *, check: theme.Rgb | None) -> None:
    box = (inner.x, y, 190, 36)

    def paint(brush: Brush) -> None:
        brush.text(box, label, "body", 28)
        if check is not None:
            left = inner.x + brush.width(box, label, "body", 28) + 12
            brush.blit(widgets.icon_picture("check", check), (left, y + 3, 30, 30))

    page.draw((inner.x, y, 232, 36), paint)


def _laurel(page: Page, inner: pygame.Rect, y: int, fame: int, *, lit: bool) -> None:
    box = (inner.right - LAUREL, y, LAUREL, LAUREL)
    widgets.picture(page, box, lambda w, h: tokens.laurel(fame, min(w, h), lit))


def _colour(page: Page, inner: pygame.Rect, draft: Draft, order: Order, card: RefinementCard) -> None:
    top = inner.y + 262
    done = draft.ready(order) and draft.colour(order) is not None
    _rule(page, inner, top)
    _heading(page, inner, top + 6, say("Colour"), check=theme.VERMILION if done else None)
    _laurel(page, inner, top + 22, card.colour_fame, lit=done)
    parts = draft.parts(order)
    pitch = min(INK + 6, (inner.w - LAUREL - 8) // len(parts))
    for at, (place, ink) in enumerate(parts.items()):
        spot = pygame.Rect(inner.x + at * pitch, top + 46, min(INK, pitch - 2), INK)
        widgets.place(page, place, spot, words.ink_words(ink), _ghost(ink))
        if place in draft.laid:
            laid_piece(page, draft.laid[place], spot)


def _ghost(ink: str) -> Picture:
    """An ink that is still to be laid: pale."""

    def draw(w: int, h: int) -> pygame.Surface:
        pale = tokens.ink(ink, min(w, h)).copy()
        pale.set_alpha(100)
        return pale

    return draw


def _decoration(page: Page, inner: pygame.Rect, sitting: Sitting, draft: Draft, order: Order) -> None:
    """The decoration part, a switch as a whole."""
    card = sitting.content.refinement[order.refinement]
    area = pygame.Rect(inner.x - 6, inner.y + 392, inner.w + 12, 116)
    _rule(page, inner, area.y - 4)
    skilled, on = draft.skilled(order), draft.decorated(order)
    reason = "" if skilled else say("Your levels are too low: {levels} needed.", levels=_levels_words(card))
    target = Target(
        DecorationSwitch(order.printing), "toggle", area, say("Decoration"), skilled, reason,
        hint=say("Press to turn the Decoration on or off."), value=str(on),
    )  # fmt: skip
    page.target(target, _hover_frame(area))
    done = on and draft.ready(order)
    _heading(
        page, inner, area.y + 2, say("Decoration"), check=(theme.VERMILION if done else theme.INK_SOFT) if on else None
    )
    _laurel(page, inner, area.y + 20, card.decoration_fame, lit=done)
    x = inner.x
    shown = level_list(card.levels)
    side = 50 if len(shown) < 3 else 31
    for specialty, level in shown:
        widgets.picture(page, (x, area.y + 48, side, side), widgets.icon_picture(specialty))
        widgets.picture(page, (x + side + 4, area.y + 48, side, side), pictures.level(level))
        x += 2 * side + (12 if len(shown) < 3 else 10)


def _levels_words(card: RefinementCard) -> str:
    return words.levels_words(card.levels)


def _hover_frame(area: pygame.Rect) -> TargetPaint:
    def paint(brush: Brush, state: State) -> None:
        if state.hovered:
            brush.rect(area, theme.BRASS, width=3, radius=8)

    return paint


def _bonus(page: Page, inner: pygame.Rect, sitting: Sitting, draft: Draft, order: Order) -> None:
    """What both parts also give; dark once it is earned."""
    card = sitting.content.refinement[order.refinement]
    box = pygame.Rect(inner.x, inner.y + 514, inner.w, 54)
    chosen = FulfilledOrder(order.printing, draft.colour(order), draft.decorated(order))
    earned = draft.ready(order) and part_reward(sitting.content, draft.seat, chosen, card) is not None
    reward = short_bonus_words(card)

    def paint(brush: Brush) -> None:
        brush.rect(box, theme.INK if earned else theme.PAPER_SHADE, radius=6)
        brush.rect(box, theme.INK, width=2, radius=6)
        icon = pygame.Rect(box.x + 12, box.y + 9, 36, 36)
        brush.rect(icon.inflate(4, 4), theme.INK, radius=6)
        brush.blit(lambda w, h: bonus_picture(card, min(w, h)), icon)
        colour = theme.PAPER_LIGHT if earned else theme.INK
        text = (box.x + 62, box.y, box.w - 104, box.h)
        brush.text(text, say("Both: {reward}", reward=reward), "body", 28, colour)
        if earned:
            brush.blit(widgets.icon_picture("check", theme.PAPER_LIGHT), (box.right - 44, box.y + 10, 34, 34))

    page.draw(box, paint)


def _status(page: Page, band: pygame.Rect, draft: Draft, order: Order, *, idle: str) -> None:
    """Put the band at the foot with the state of the order; a press lays what is there, or takes all back."""
    ready = draft.ready(order)
    waits = bool(idle) and not ready
    sentence = idle if waits else status_words(draft, order)
    icon = "hourglass" if waits else "check" if ready else "pen" if draft.touched(order) else "plus"
    if not waits and draft.missing_letters(order):
        icon = "lock"

    def paint(brush: Brush, state: State) -> None:
        brush.rect(band, theme.VERMILION if ready else theme.PAPER_SHADE, radius=6)
        brush.rect(band, theme.BRASS if state.hovered else theme.INK, width=4 if state.hovered else 2, radius=6)
        colour = theme.PAPER_LIGHT if ready else theme.INK
        narrow = band.w < NARROW
        if not narrow:
            brush.blit(widgets.icon_picture(icon, colour), (band.x + 14, band.y + 25, 32, 32))
        left = band.x + (10 if narrow else 58)
        brush.text((left, band.y + 5, band.right - left - 6, band.h - 10), sentence, "body", 28, colour, wrap=True)

    hint = "" if idle else say("Press to fill this order or clear it.")
    page.target(Target(HeldOrder(order.printing), "button", band, sentence, hint=hint), paint)


def status_words(draft: Draft, order: Order) -> str:
    """Words for the state of an order."""
    letters, inks = draft.open_letters(order), draft.open_inks(order)
    if missing := _missing_words(draft, order):
        return "\n".join(missing)
    if letters:
        return say("Place {letters}", letters=spaced(letters))
    if inks and len(inks) < len(draft.parts(order)):
        return say("Ready; {inks} still missing", inks=words.ink_list_words(inks))
    return say("Ready")


def _missing_words(draft: Draft, order: Order) -> list[str]:
    """Which letters the seat has no type for, and whose types lie on other orders."""
    lacking, used = draft.lacking_letters(order), draft.letters_in_use(order)
    lines = [say("Needs {letters}", letters=spaced(lacking))] if lacking else []
    return [*lines, say("In use: {letters}", letters=spaced(used))] if used else lines
