"""The orders bench: one column for each order, with places for its letters and inks and a switch for its decoration."""

import pygame

from game.client.base.i18n import say, sentences, spaced
from game.client.graphics import control_art, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.graphics.order_art import bonus_picture, level_list, vignette
from game.client.graphics.order_art import bonus_words as short_bonus_words
from game.client.parts.offers import TypeOffer, paint_price, type_offer
from game.client.scenes.fulfilment.draft import Draft
from game.client.scenes.fulfilment.spots import ink_places, letter_boxes, letter_places
from game.client.session.sitting import Sitting
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.page import Page, Paint, State, Target, TargetPaint
from game.client.ui.target_names import BuyLetterButton, DecorationSwitch, Forme, HeldOrder, OrderLook
from game.content.tables import PrintingCard, RefinementCard
from game.rules.fulfilment import part_reward
from game.rules.moves import FulfilledOrder
from game.rules.names import Letter, Order

INSET = 20
LAUREL, SMALL_LAUREL = 84, 54
WOODCUT, STRIP_W = (172, 108), 208
BUY_W, BUY_BY_GEAR_W, NARROW = 136, 196, 240  # beside the button the words begin right of the sign


def column(page: Page, box: pygame.Rect, sitting: Sitting, draft: Draft, order: Order, *, idle: str) -> None:
    """Put one order with what lies on it; at its foot what is missing, or why nothing can be laid here."""
    printing = sitting.content.printing[order.printing]
    refinement = sitting.content.refinement[order.refinement]
    ready = draft.ready(order)
    page.draw(box, _ground(box, ready=ready))
    page.anchor(Forme(order.printing), box)
    inner = box.inflate(-2 * INSET, 0)
    letters = letter_boxes(inner, len(printing.letters))
    _printing_half(page, inner, printing, letters[0].y - 8)
    half = pygame.Rect(inner.x, inner.y + 14, inner.w, letters[0].y - 8 - inner.y - 14)
    widgets.sight(page, OrderLook(order.printing), half, printing.title, ("order", *order))
    letter_places(page, letters, draft, order)
    _colour(page, inner, draft, order, refinement)
    _decoration(page, inner, sitting, draft, order)
    _bonus(page, inner, sitting, draft, order)
    band = pygame.Rect(box.x + 5, box.bottom - 88, box.w - 10, 82)
    lacking = [] if idle else draft.lacking_letters(order)
    if lacking:
        offer = type_offer(sitting, draft.seat, lacking[0])
        width = BUY_BY_GEAR_W if offer.gears else BUY_W
        _buy(page, pygame.Rect(band.right - width, band.y, width, band.h), order, lacking[0], offer)
        band.w -= width + 8
    _status(page, band, draft, order, idle=idle)


def _buy(page: Page, box: pygame.Rect, order: Order, letter: Letter, offer: TypeOffer) -> None:
    """Put the button that buys the letter that an order misses, with its least price and the gear it uses (A1)."""
    price, reason = terms.guilder_words(offer.price), offer.reason
    label = say("Buy {letter}", letter=letter)
    hint = sentences((say("Buy the letter {letter} for {price}.", letter=letter, price=price), offer.used))
    name = BuyLetterButton(letter, order.printing)
    widgets.page_button(page, name, box, "", "wood", enabled=not reason, reason=reason, hint=hint, spoken=label)

    def paint(brush: Brush) -> None:
        colour = theme.DISABLED_TEXT if reason else theme.INK
        brush.text((box.x + 8, box.y, 72, box.h - 6), label, "body", 28, colour)
        paint_price(brush, pygame.Rect(box.x + 6, box.y + 2, box.w - 11, box.h - 4), offer, 52 if offer.gears else 48)

    page.draw(box, paint)


def _ground(box: pygame.Rect, *, ready: bool) -> Paint:
    def paint(brush: Brush) -> None:
        edge = theme.VERMILION if ready else theme.INK
        brush.blit(lambda w, h: control_art.panel((w, h), theme.PAPER, 6 if ready else 2, edge, 12), box)

    return paint


def _printing_half(page: Page, inner: pygame.Rect, card: PrintingCard, bottom: int) -> None:
    """The title, the pay, and the woodcut; where many letters leave it little room, only a strip of it."""
    title = pygame.Rect(inner.x, inner.y + 14, inner.w, 48)
    widgets.label(page, title, card.title, px=34, colour=theme.RUBRIC, align="center")
    top = inner.y + 64
    roomy = bottom - top >= WOODCUT[1]
    if roomy:
        widgets.picture(page, (inner.x, top, *WOODCUT), lambda w, h: vignette(card, w, h))
    else:
        widgets.picture(page, (inner.x, top, STRIP_W, bottom - top), _strip(card))
    coin = pygame.Rect(inner.right - (118 if roomy else 88), top - 2, 80, 80)
    widgets.picture(page, coin, pictures.coin(card.guilders))
    label = pygame.Rect(inner.right - (138 if roomy else 98), coin.bottom - 2, 120 if roomy else 98, 34)
    widgets.label(page, label, say("guilders"), px=26, align="center")


def _strip(card: PrintingCard) -> Picture:
    """The middle of a woodcut, within a rule."""

    def draw(w: int, h: int) -> pygame.Surface:
        whole = vignette(card, w, w * WOODCUT[1] // WOODCUT[0])
        strip = whole.subsurface((0, (whole.get_height() - h) // 2, w, h)).copy()
        pygame.draw.rect(strip, theme.INK, strip.get_rect(), max(1, h // 20))
        return strip

    return draw


def _rule(page: Page, inner: pygame.Rect, y: int) -> None:
    page.draw((inner.x, y, inner.w, 2), lambda brush: brush.line((inner.x, y), (inner.right, y), theme.INK, 2))


def _heading(page: Page, inner: pygame.Rect, y: int, label: str, *, check: theme.Rgb | None) -> None:
    box = (inner.x, y, 190, 36)

    def paint(brush: Brush) -> None:
        brush.text(box, label, "body", 28)
        if check is not None:
            left = inner.x + brush.width(box, label, "body", 28) + 12
            brush.blit(icon_picture("check", check), (left, y + 3, 30, 30))

    page.draw((inner.x, y, 232, 36), paint)


def _laurel(page: Page, box: pygame.Rect, fame: int, *, lit: bool) -> None:
    widgets.picture(page, box, lambda w, h: piece_art.laurel(fame, min(w, h), lit))


def _colour(page: Page, inner: pygame.Rect, draft: Draft, order: Order, card: RefinementCard) -> None:
    """The colour part; many inks need its whole width, so that the laurel stands above them."""
    top = inner.y + 262
    done = draft.ready(order) and draft.colour(order) is not None
    crowded = ink_places(page, pygame.Rect(inner.x, top, inner.w - LAUREL, 126), draft, order)
    _rule(page, inner, top)
    _heading(page, inner, top + 6, say("Colour"), check=theme.VERMILION if done else None)
    side = SMALL_LAUREL if crowded else LAUREL
    _laurel(page, pygame.Rect(inner.right - side, top + (2 if crowded else 22), side, side), card.colour_fame, lit=done)


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
    laurel = pygame.Rect(inner.right - LAUREL, area.y + 20, LAUREL, LAUREL)
    _laurel(page, laurel, card.decoration_fame, lit=done)
    x = inner.x
    shown = level_list(card.levels)
    side = 50 if len(shown) < 3 else 31
    for specialty, level in shown:
        widgets.picture(page, (x, area.y + 48, side, side), icon_picture(specialty))
        widgets.picture(page, (x + side + 4, area.y + 48, side, side), pictures.level(level))
        x += 2 * side + (12 if len(shown) < 3 else 10)


def _levels_words(card: RefinementCard) -> str:
    return terms.levels_words(card.levels)


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
            brush.blit(icon_picture("check", theme.PAPER_LIGHT), (box.right - 44, box.y + 10, 34, 34))

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
            brush.blit(icon_picture(icon, colour), (band.x + 14, band.y + 25, 32, 32))
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
        return say("Ready; {inks} still missing", inks=terms.ink_list_words(inks))
    return say("Ready")


def _missing_words(draft: Draft, order: Order) -> list[str]:
    """Which letters the seat has no type for, and whose types lie on other orders."""
    lacking, used = draft.lacking_letters(order), draft.letters_in_use(order)
    lines = [say("Needs {letters}", letters=spaced(lacking))] if lacking else []
    return [*lines, say("In use: {letters}", letters=spaced(used))] if used else lines
