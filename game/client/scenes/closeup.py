"""A closer look at any piece: what it shows, in words, the rule behind it, and the sheet on which it is seen."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, ngettext, pgettext, say, sentences, translate_data
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.base.subject import Subject
from game.client.graphics import card_art, control_art, icons, layout, pictures, theme, typesetting
from game.client.graphics.brush import Brush, Picture, sized
from game.client.scenes.destinations import ToPeople, ToRules
from game.client.scenes.parts.gear_train import gear_picture
from game.client.scenes.parts.offers import cheaper_words, type_offers
from game.client.scenes.parts.strips import reward_space_picture
from game.client.session.match_session import MatchSession
from game.client.text import piece_text as words
from game.client.text import reward_text, terms
from game.client.text.people_text import book_words, life_words, patron_words
from game.client.text.rulebook import chapter_with
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.scene import Pop, Push, Sheet, Transition
from game.content.tables import Gear, PatronageCard, PrintingCard, RefinementCard
from game.rules import names
from game.rules.fulfilment import one_part_is_enough
from game.rules.gears import SECTORS
from game.rules.holdings import next_type_price
from game.rules.state import Seat
from game.rules.view import OBSERVER

CARD = (5, 7)
SQUARE = (1, 1)
SMALL = 0.7  # the share of a card's width for things that are small on the table too


class Large(NamedTuple):
    """A picture, its shape (width to height), and how much of a card's width it takes."""

    picture: Picture
    shape: tuple[int, int] = CARD
    share: float = 1.0


class Line(NamedTuple):
    """One thing explained: the icons on the piece, and what they mean; `lacking` where it is still missing."""

    icons: tuple[Picture, ...]
    words: str
    lacking: bool = False

    def icons_width(self, side: int) -> float:
        """How wide its icons are together if each may have that side."""
        return min(ICONS, len(self.icons)) * side


def _line(icon: str, words: str) -> Line:
    return Line((pictures.icon(icon),), words)


class Look(NamedTuple):
    """Everything that is shown of a piece; `rule` is one sentence, and `article` where the rules say more.

    `life` is the character whose life can be read, if there is one; `under` stands small under the title.
    """

    title: str
    large: Sequence[Large]
    lines: Sequence[Line]
    rule: str
    article: str
    life: str = ""
    under: str = ""


class Viewer:
    """The seat that looks: it sees what everybody may see (R1), without plans, marked with what this seat has."""

    def __init__(self, session: MatchSession, seat: int) -> None:
        self.session = session
        self.content = session.content
        self.rules = session.content.rules
        self.view = session.view(OBSERVER)
        top = self.view.top
        seat = seat if seat in session.seats.people else top.seat if top is not None else OBSERVER
        self.holder = self.view.seats[seat] if seat in session.seats.people else None  # or the person on turn


def printing(viewer: Viewer, card: str) -> Look:
    """A printing card."""
    shown = viewer.content.printing[card]
    rule = say("Each letter must be covered by a type of its own. You keep your types.")
    lines = list(_printing_lines(shown))
    if why_it_matters := book_words(shown):
        lines.append(_line("book", why_it_matters))
    lines += _lacking_of(viewer, letters=shown.needs)
    large = Large(pictures.printing_card(shown))
    title, under = words.printing_title(card, viewer.content), words.original_title(shown)
    return Look(title, (large,), lines, rule, "letters", under=under)


def refinement(viewer: Viewer, card: str) -> Look:
    """A refinement card."""
    shown = viewer.content.refinement[card]
    rule = say("You may fulfil Colour, Decoration, both or neither. Both together also give the reward at the foot.")
    if _either(viewer, viewer.holder):
        rule = say("You may fulfil Colour, Decoration, both or neither. Either also gives the reward at the foot.")
    gaps = _lacking_of(viewer, inks=shown.inks, levels=shown.levels)
    lines = (*_refinement_lines(viewer, shown, viewer.holder), *gaps)
    return Look(say("Refinement card"), (Large(pictures.refinement_card(shown)),), lines, rule, "colour")


def order(viewer: Viewer, printing_card: str, refinement_card: str) -> Look:
    """Both halves of an order, and what its seat still lacks for it."""
    content = viewer.content
    upper, lower = content.printing[printing_card], content.refinement[refinement_card]
    held = names.Order(printing_card, refinement_card)
    owner = next((seat for seat in viewer.view.seats if held in seat.orders), viewer.holder)
    lines = [*_printing_lines(upper)[:2], *_refinement_lines(viewer, lower, owner)]
    if owner is not None:
        complete = say("{seat} has everything it needs.", seat=viewer.session.name(owner.index))
        lines += gap_lines(readings.lacks(content, owner, held)) or [_line("check", complete)]
    rule = say("You choose all orders of a round at once. Each type or ink serves only one of them.")
    large = Large(pictures.printing_card(upper)), Large(pictures.refinement_card(lower))
    title, under = words.printing_title(printing_card, content), words.original_title(upper)
    return Look(title, large, lines, rule, "all at once", under=under)


def gap_lines(gaps: readings.Lacks) -> list[Line]:
    """A line for the letters, the inks and the levels that are missing."""
    lines = []
    if any(gaps.letters):
        letters, count = terms.type_counts_words(gaps.letters), sum(gaps.letters)
        sentence = ngettext("Missing letter: {what}.", "Missing letters: {what}.", count, what=letters)
        lines.append(Line(pictures.letters(gaps.letters, "missing"), sentence, lacking=True))
    if any(gaps.inks):
        sentence = say("Inks missing: {inks}.", inks=terms.inks_words(gaps.inks))
        lines.append(Line(pictures.inks(gaps.inks), sentence, lacking=True))
    if any(gaps.levels):
        sentence = say("Levels too low; needed: {what}.", what=terms.levels_words(gaps.levels))
        lines.append(Line(pictures.levels(gaps.levels), sentence, lacking=True))
    return lines


def _lacking_of(viewer: Viewer, **asked: names.Counts) -> list[Line]:
    return gap_lines(readings.short_of(viewer.holder, **asked)) if viewer.holder is not None else []


def _printing_lines(card: PrintingCard) -> tuple[Line, ...]:
    letters = terms.letters_words(card.letters)
    pays = say("Pays {guilders} when it is fulfilled.", guilders=terms.guilder_words(card.guilders))
    return (
        Line(pictures.letters(card.needs), say("Show the letters {letters}.", letters=letters)),
        Line((pictures.coin(card.guilders),), pays),
        _line("press", words.imprint_words(card)),
    )


def _either(viewer: Viewer, seat: Seat | None) -> bool:
    """Whether one part of an order earns its reward for a seat (`fiol`)."""
    return seat is not None and one_part_is_enough(viewer.content, seat)


def _refinement_lines(viewer: Viewer, card: RefinementCard, seat: Seat | None) -> tuple[Line, ...]:
    inks, levels = terms.inks_words(card.inks), terms.levels_words(card.levels)
    colour = say("Colour: return {inks} to the bag for {fame}.", inks=inks, fame=terms.fame_words(card.colour_fame))
    decoration = say(
        "Decoration: {levels} or higher for {fame}.", levels=levels, fame=terms.fame_words(card.decoration_fame)
    )
    reward = reward_text.bonus_words(card)
    if _either(viewer, seat):
        both = say("With Colour or Decoration fulfilled, also: {reward}.", reward=reward)
    else:
        both = say("With Colour and Decoration fulfilled, also: {reward}.", reward=reward)
    return (
        Line(pictures.inks(card.inks), colour),
        Line(pictures.levels(card.levels), decoration),
        Line((pictures.bonus(card),), both),
    )


SPECIALTY = (300, 204)  # the shape of a specialty card


def specialty(viewer: Viewer, card: str) -> Look:
    """A specialty card."""
    shown = viewer.content.specialty[card]
    lines = [
        _line(name, say("Advance {specialty} by one level.", specialty=terms.specialty_words(name)))
        for name in shown.specialties
    ]
    lines.append(_line("specialties", say("Or instead advance any one specialty by one level.")))
    rule = say("Take one card: advance both its specialties, or any one of the four.")
    large = Large(pictures.specialty_card(shown), SPECIALTY)
    return Look(words.specialty_card_title(card, viewer.content), (large,), lines, rule, "take a specialty")


def patronage(viewer: Viewer, card: str) -> Look:
    """A patron: what must be shown and paid, and when."""
    shown, view, fame = viewer.content.patronage[card], viewer.view, viewer.rules.patronage_card_fame
    lines = [
        *_requirements(shown),
        Line((pictures.laurel(fame),), say("Worth {fame} at the end of the game.", fame=terms.fame_words(fame))),
    ]
    if who := patron_words(shown):
        lines.append(_line("person", who))
    opens = None
    if card in view.patronage_row:
        opens = readings.opening_rounds(viewer.content, view)[view.patronage_row.index(card)]
        closed = say("Opens in round {number}.", number=ROMAN[opens]) if view.round < opens else ""
        lines.append(_line("lock" if closed else "check", closed or say("Open to all players.")))
        lines += _lacking_of(viewer, letters=shown.types, inks=shown.inks, levels=shown.levels)
    rule = say(
        "A turn in Patronage takes one open card or claims one reward. You show levels and types, and keep them."
    )
    large = Large(lambda w, _h: card_art.patronage_card(shown, w, opens, fame))
    return Look(words.patronage_title(card, viewer.content), (large,), lines, rule, "patronage card")


def _requirements(card: PatronageCard) -> list[Line]:
    lines = []
    if any(card.levels):
        levels = terms.levels_words(card.levels)
        lines.append(Line(pictures.levels(card.levels), say("Show {levels}, or higher.", levels=levels)))
    if any(card.types):
        letters = terms.type_counts_words(card.types)
        sentence = say("Show the letters {letters}; you keep the types.", letters=letters)
        lines.append(Line(pictures.letters(card.types), sentence))
    if any(card.inks):
        inks = terms.inks_words(card.inks)
        lines.append(Line(pictures.inks(card.inks), say("Return {inks} to the bag.", inks=inks)))
    return lines


def ink_set(viewer: Viewer, number: str) -> Look:
    """A set of inks: what each costs, and what they cost together from the left up to it."""
    inks, prices = viewer.view.ink_sets[int(number)], viewer.rules.ink_prices
    lines = []
    for at, ink in enumerate(inks):
        if ink is not None:
            both = (prices[at], readings.ink_pick(prices, inks, at).price)
            price, total = (terms.guilder_words(one) if one else pgettext("an ink", "free") for one in both)
            name = terms.ink_words(ink)
            sentence = say("{ink}: {price}; with all to its left {total}.", ink=name, price=price, total=total)
            lines.append(Line((pictures.ink(ink),), sentence))
    rule = say("Take inks of one set from the left, up to any of them. Each has the price of its place.")
    large = [Large(pictures.ink(ink), SQUARE, SMALL) for ink in inks if ink is not None]
    return Look(say("Set of inks"), large[:1], lines, rule, "take inks")


def space(viewer: Viewer, number: str) -> Look:
    """A reward space of the patronage board: what it gives, and whether it is still free."""
    reward, owner = viewer.rules.patronage_rewards[int(number)], viewer.view.claimed[int(number)]
    words_ = reward_text.patronage_reward_words(reward, viewer.rules)
    picture = reward_space_picture(reward, viewer.rules)
    lines = [Line((picture,), say("Gives {reward}.", reward=words_))]
    if owner == names.NOWHERE:
        lines.append(_line("check", say("Not claimed this round.")))
    else:
        badge = pictures.badge(viewer.session.style(owner))
        lines.append(Line((badge,), say("Claimed by {seat} this round.", seat=viewer.session.name(owner))))
    rule = say("Each reward can be claimed once a round; at the end of the round all are free again.")
    return Look(say("Patronage reward"), (Large(picture, SQUARE, SMALL),), lines, rule, "patronage")


def planning(viewer: Viewer, card: str) -> Look:
    """The automa's planning card: its moves, where ties start, and whether a patron goes."""
    shown = viewer.content.planning[card]
    lines = [
        Line(
            tuple(pictures.icon({"min": "minus", "max": "plus"}.get(name, name)) for name in (source, "right", target)),
            say("A marker goes from {source} to {target}.", source=_end_words(source), target=_end_words(target)),
        )
        for source, target in shown.moves
    ]
    ties = say("Ties for fewest and most: counted from {action} onwards.", action=terms.action_words(shown.centre))
    lines.append(_line(shown.centre, ties))
    if shown.patronage:
        lines.append(_line("patronage", say("With the crown it removes an open patronage card.")))
    else:
        lines.append(_line("cross", say("Without the crown it claims a reward.")))
    rule = say("When all plans are revealed, the card moves the automa’s markers. They stay there.")
    large = Large(lambda w, h: card_art.planning_card(shown, (w, h)))
    return Look(say("The automa’s planning card"), (large,), lines, rule, "automa cards")


def _end_words(end: names.MoveEnd) -> str:
    if end == "min":
        return say("where the fewest are")
    if end == "max":
        return say("where the most are")
    return terms.action_words(end)


def gear(viewer: Viewer, name: str) -> Look:
    """A gear: its sectors in words, and on an axle when each of them comes up."""
    shown = viewer.content.gears[name]
    for seat in viewer.view.seats:
        for axle, placed in enumerate(seat.gears):
            if placed.gear == name:
                return _placed_gear(viewer, seat, axle)
    lines = [_sector(viewer, shown, sector) for sector in range(SECTORS)]
    rule = say("You choose the active sector when you place a gear. Each round the gears turn by one sector.")
    return Look(say("Gear"), (Large(pictures.gear(shown), SQUARE),), lines, rule, "gears action")


def _placed_gear(viewer: Viewer, seat: Seat, axle: int) -> Look:
    shown, up = viewer.content.gears[seat.gears[axle].gear], seat.gears[axle].sector
    lines = [
        _sector(viewer, shown, readings.sector_after(axle, up, ahead), _when(viewer, ahead)) for ahead in range(SECTORS)
    ]
    title = say("{seat}: gear on axle {number}", seat=viewer.session.name(seat.index), number=ROMAN[axle + 1])
    rule = ngettext(
        "Use each active sector once a round; {count} use a round in total.",
        "Use each active sector once a round; {count} uses a round in total.",
        viewer.rules.gear_uses_per_round,
    )
    return Look(title, (Large(gear_picture(shown, axle, up), SQUARE),), lines, rule, "using gears")


def _when(viewer: Viewer, ahead: int) -> str:
    if ahead == 0:
        return say("Active now")
    coming = viewer.view.round + ahead
    if coming > viewer.rules.rounds:
        return say("Not again this game")
    return say("Active in round {number}", number=ROMAN[coming])


def _sector(viewer: Viewer, shown: Gear, sector: int, when: str = "") -> Line:
    reward = shown.sectors[sector]
    sentence = reward_text.reward_words(reward, viewer.rules)
    return Line((pictures.reward(reward),), say("{when}: {reward}", when=when, reward=sentence) if when else sentence)


def type_(viewer: Viewer, name: str = "") -> Look:
    """A type, or all four: what the seat has of each, and what the next one costs."""
    large = pictures.type_block(cast(names.Letter, name or names.LETTERS[0]))
    title = say("Letter {letter}", letter=name) if name else say("Types")
    lines = []
    if viewer.holder is not None:
        lines = [_own_types(viewer, viewer.holder, letter) for letter in names.LETTERS if letter == name or not name]
        price = next_type_price(viewer.holder)
        costs = terms.guilder_words(price)
        sentence = say("The next type costs {guilders}, the one after it {second}.", guilders=costs, second=price + 1)
        cheaper = cheaper_words(viewer.holder, type_offers(viewer.session, viewer.holder))
        lines.append(Line((pictures.coin(price),), sentences((sentence, cheaper))))
    rule = say("A type costs as many guilders as you will then own types. You keep your types when you fulfil orders.")
    return Look(title, (Large(large, SQUARE, SMALL),), lines, rule, "type")


def _own_types(viewer: Viewer, seat: Seat, letter: names.Letter) -> Line:
    owner, count = viewer.session.name(seat.index), seat.types[names.LETTER_INDEX[letter]]
    sentence = ngettext(
        "{seat} has {count} type with the letter {letter}.", "{seat} has {count} types with the letter {letter}.",
        count, seat=owner, letter=letter,
    )  # fmt: skip
    return Line((pictures.type_block(letter),), sentence)


def ink(viewer: Viewer, name: str = "") -> Look:
    """An ink, or all four: what the seat and the bag have of each."""
    shown: list[names.Ink] = [ink for ink in names.INKS if ink == name or not name]
    title = say("Ink: {colour}", colour=terms.ink_words(shown[0])) if name else say("Inks")
    lines = []
    for colour in shown:
        left = viewer.view.bag[names.INK_INDEX[colour]]
        sentence = say("The bag holds {count}.", count=left)
        if viewer.holder is not None:
            owner, own = viewer.session.name(viewer.holder.index), viewer.holder.inks[names.INK_INDEX[colour]]
            sentence = say("{seat} has {own}, the bag holds {count}.", seat=owner, own=own, count=left)
        lines.append(Line((pictures.ink(colour),), sentence))
    if viewer.holder is not None and viewer.holder.wild in shown:
        lines.append(_line("swap_ink", say("This round it counts as any other colour.")))
    rule = say("Inks return to the bag when you pay them for an order’s Colour or for a patronage card.")
    return Look(title, (Large(pictures.ink(shown[0]), SQUARE, SMALL),), lines, rule, "ink")


def marker(viewer: Viewer, seat: str) -> Look:
    """The initiative markers of a seat."""
    name, style = viewer.session.name(int(seat)), viewer.session.style(int(seat))
    count = viewer.view.seats[int(seat)].marker_count
    sentence = ngettext(
        "{seat} has {count} marker this round.", "{seat} has {count} markers this round.", count, seat=name
    )
    rule = say("More markers act earlier; ties follow turn order. No marker, no turn.")
    lines = (Line((pictures.badge(style),), sentence),)
    return Look(say("Initiative marker"), (Large(pictures.marker(style), SQUARE, SMALL),), lines, rule, "order of play")


def craft(viewer: Viewer, specialty: str) -> Look:
    """A specialty: where the seat stands, and what levels are worth at the end."""
    name = cast(names.Specialty, specialty)
    lines = []
    if viewer.holder is not None:
        own, seat = viewer.holder.levels[names.SPECIALTIES.index(name)], viewer.session.name(viewer.holder.index)
        sentence = say("{seat} is at level {level}.", seat=seat, level=terms.level_words(own))
        lines.append(Line((pictures.level(own),), sentence))
    for step in viewer.rules.specialty_fame:
        level, fame = terms.level_words(step.level), terms.fame_words(step.fame)
        worth = say("At level {level} at the end of the game: {fame}.", level=level, fame=fame)
        lines.append(Line((pictures.level(step.level), pictures.laurel(step.fame)), worth))
    rule = say("Levels are shown, never spent. A Decoration or a patronage card needs that level or a higher one.")
    return Look(terms.specialty_words(name), (_on_paper(pictures.icon(name)),), lines, rule, "fame of specialties")


def track(viewer: Viewer) -> Look:
    """The reward track: what each first level gives, and what is gained already."""
    lines = []
    for at, step in enumerate(viewer.rules.reward_track):
        reward = reward_text.track_reward_words(step.reward)
        sentence = say("The first specialty at {level}: {reward}.", level=terms.level_words(step.level), reward=reward)
        icons = [pictures.level(step.level), pictures.icon(pictures.TRACK_ICONS[step.reward])]
        if viewer.holder is not None and at < viewer.holder.disk:
            icons.append(pictures.icon("check"))
        lines.append(Line(tuple(icons), sentence))
    level, guilders = terms.level_words(viewer.rules.top_level), viewer.rules.level_at_top_guilders
    paid = terms.guilder_words(guilders)
    top = say("At {level}, an advance pays {guilders} instead.", level=level, guilders=paid)
    lines.append(Line((pictures.coin(guilders),), top))
    rule = say("Only your first specialty to reach such a level earns its reward.")
    return Look(say("Reward track"), (_on_paper(pictures.icon("trophy")),), lines, rule, "reward track")


def character(viewer: Viewer, name: str) -> Look:
    """A character: what it can do, and who it was."""
    tile, ability = viewer.content.characters[name], words.character_words(name, viewer.content)
    lines = [_line("check", ability), _line("person", translate_data(tile.life))]
    owner = next((seat for seat in viewer.view.seats if seat.character == name), None)
    if owner is not None:
        badge = pictures.badge(viewer.session.style(owner.index))
        lines.append(Line((badge,), say("In the printing house of {seat}.", seat=viewer.session.name(owner.index))))
    if owner is not None and owner.wild is not None:
        sentence = say("The colour of this round: {ink}.", ink=terms.ink_words(owner.wild))
        lines.append(Line((pictures.ink(owner.wild),), sentence))
    rule = say("You have one character for the whole game. All players can read what it does.")
    large = Large(pictures.character_tile(tile, ability))
    life = tile.id if life_words(tile) else ""
    return Look(translate_data(tile.name), (large,), lines, rule, f"character {tile.id}", life)


def _on_paper(picture: Picture) -> Large:
    """A pictogram as large as a piece, on a slip of paper."""
    return Large(sized(_slip, picture), SQUARE, SMALL)


def _slip(size: tuple[int, int], picture: Picture) -> pygame.Surface:
    slip = control_art.slot(size, "light").copy()
    inner = picture(size[0] * 2 // 3, size[1] * 2 // 3) if callable(picture) else picture
    slip.blit(inner, inner.get_rect(center=slip.get_rect().center))
    return slip


SHEET = pygame.Rect(180, 90, 1560, 900)
BODY = SHEET.inflate(-104, -96)
CARD_WIDTH, PAIR_WIDTH, GAP = 460, 316, 16
ICONS = 3.2  # the most room that the icons of a line take, in icons
SIZES = ((38, 76), (34, 66), (30, 56), (26, 46), (26, 38))  # of words and icons: the largest that fits
RULE_PX = 28
TITLE_PX = 44
UNDER_PX, UNDER_HIGH = 32, 44
LARGE_SHEET = pygame.Rect(24, 20, 1872, 1040)  # where words are read larger
LARGE_BODY = LARGE_SHEET.inflate(-104, -96)
LARGE_PAIR_WIDTH, LARGE_WORDS_PX, LARGE_ICON = 230, 30, 84
TIGHT, LOOSE = 6, 28  # the least and the most room between lines
AWAY: Subject = ("away",)


class CloseUp(Sheet, name="close up"):
    """Shows a piece as a seat may see it, until anything is pressed; KeyError for an unknown kind or id.

    Targets: `rules` opens the page, `life` tells of a character, `close` and `away` go back; `earlier` and `later`
    where words are read larger.
    """

    def __init__(self, session: MatchSession, seat: int, subject: Subject) -> None:
        self.look = look_of(session, seat, subject)
        self._content = session.content
        self._pager = widgets.Pager()  # where words are read larger

    def build(self, page: Page) -> None:
        sheet, body = (SHEET, BODY) if percent() == USUAL else (LARGE_SHEET, LARGE_BODY)
        widgets.sheet(page, sheet, "double")
        away = Target("away", "panel", pygame.Rect(0, 0, *layout.CANVAS), say("Close"), subject=AWAY)
        page.target(away, widgets.paint_nothing)
        self._pictures(page, body)
        words = self.words_box
        if percent() == USUAL:
            widgets.heading(page, (words.x, body.y, words.w, 60), self.look.title, TITLE_PX)
            self._under(page, pygame.Rect(words.x, body.y + 60, words.w, UNDER_HIGH))
            self._lines(page, words)
        else:
            self._large_lines(page, pygame.Rect(words.x, body.y, words.w, body.h - 100))
        self._buttons(page, pygame.Rect(words.x, body.bottom - 84, words.w, 84))

    @property
    def _room(self) -> int:
        if percent() != USUAL:
            return LARGE_PAIR_WIDTH if len(self.look.large) > 1 else PAIR_WIDTH
        return CARD_WIDTH if len(self.look.large) == 1 else PAIR_WIDTH

    @property
    def words_box(self) -> pygame.Rect:
        """Where the lines and the rule stand: right of the pictures, between title and buttons."""
        body = BODY if percent() == USUAL else LARGE_BODY
        left = body.x + len(self.look.large) * (self._room + GAP) + 32
        under = UNDER_HIGH if self.look.under and percent() == USUAL else 0
        return pygame.Rect(left, body.y + 76 + under, body.right - left, body.h - 180 - under)

    def _under(self, page: Page, box: pygame.Rect) -> None:
        """Put what stands under the title."""
        if self.look.under:
            colour = theme.INK_SOFT
            widgets.label(page, box, self.look.under, px=UNDER_PX, face="fell", colour=colour, valign="top", wrap=True)

    def _pictures(self, page: Page, body: pygame.Rect) -> None:
        for place, large in enumerate(self.look.large):
            width = round(self._room * large.share)
            height = width * large.shape[1] // large.shape[0]
            left = body.x + place * (self._room + GAP) + (self._room - width) // 2
            widgets.picture(page, (left, body.centery - height // 2, width, height), large.picture)

    def _lines(self, page: Page, box: pygame.Rect) -> None:
        """Put line under line, the rule last, as large as there is room for."""
        rule = rule_height(page, self.look.rule, box.w)
        setting = Setting.fitting(page, self.look.lines, box.w, box.h - rule)
        gap = min(LOOSE, (box.h - rule - setting.high(0)) // max(1, len(setting.heights)))
        top = box.y
        for line, height in zip(self.look.lines, setting.heights, strict=True):
            _put_line(page, pygame.Rect(box.x, top, box.w, height), line, setting)
            top += height + gap
        _put_rule(page, pygame.Rect(box.x, top, box.w, rule), self.look.rule)

    def _large_lines(self, page: Page, box: pygame.Rect) -> None:
        """Put the title, and below it a page of the lines and the rule, at the size at which words are read."""
        high = widgets.height_of(page, self.look.title, TITLE_PX, box.w, "sc")
        title, colour = pygame.Rect(box.x, box.y, box.w, high), theme.RUBRIC
        widgets.label(page, title, self.look.title, px=TITLE_PX, face="sc", colour=colour, valign="top", wrap=True)
        high = widgets.height_of(page, self.look.under, UNDER_PX, box.w, "fell") if self.look.under else 0
        under = pygame.Rect(box.x, title.bottom, box.w, high)
        self._under(page, under)
        room = pygame.Rect(box.x, under.bottom + 8, box.w, box.bottom - under.bottom - 8)
        setting = Setting.of(page, self.look.lines, read_px(LARGE_WORDS_PX), LARGE_ICON, room.w)
        heights = (*setting.heights, rule_height(page, self.look.rule, room.w))
        for place, where in self._pager.put_packed(page, room, heights, GAP):
            if place < len(self.look.lines):
                _put_line(page, where, self.look.lines[place], setting)
            else:
                _put_rule(page, where, self.look.rule)

    def _buttons(self, page: Page, box: pygame.Rect) -> None:
        words = say("Rules: {chapter}", chapter=chapter_with(self._content, self.look.article).title)
        close = pygame.Rect(box.right - 232, box.y, 232, box.h)
        rules = pygame.Rect(box.x, box.y, min(460, close.x - box.x - 24), box.h)
        widgets.page_button(page, "rules", rules, words, "plain", "rules", subject=AWAY)
        if self.look.life:
            life = pygame.Rect(rules.right + 16, box.y, close.x - rules.right - 32, box.h)
            widgets.page_button(page, "life", life, say("Life"), "plain", "person", subject=AWAY)
        widgets.page_button(page, "close", close, say("Close"), "plain", subject=AWAY)

    def press(self, name: str) -> Transition:
        match name:
            case "rules":
                return Push(ToRules(self._content, self.look.article))
            case "life":
                return Push(ToPeople(self._content, "printers", self.look.life))
            case "earlier" | "later":
                self._pager.turn(name)
                return None
        return Pop()

    def closer_look(self, subject: Subject) -> Transition:
        """Close, at the same press that opened it."""
        return Pop()


class Setting(NamedTuple):
    """The lines at one size: their icons, the column of these, and how high each line is."""

    words_px: int
    icon: int
    column: int
    heights: tuple[int, ...]

    @classmethod
    def of(cls, page: Page, lines: Sequence[Line], words_px: int, icon: int, width: int) -> "Setting":
        """The lines at a size, broken to a width."""
        column = round(max((line.icons_width(icon) for line in lines), default=0)) + 20
        heights = tuple(max(icon, _height(page, line.words, words_px, width - column)) for line in lines)
        return cls(words_px, icon, column, heights)

    @classmethod
    def fitting(cls, page: Page, lines: Sequence[Line], width: int, height: int) -> "Setting":
        """The lines at the largest size at which they fit, or at the smallest."""
        settings = [cls.of(page, lines, words_px, icon, width) for words_px, icon in SIZES]
        return next((setting for setting in settings if setting.high(TIGHT) <= height), settings[-1])

    def high(self, gap: int) -> int:
        return sum(self.heights) + gap * len(self.heights)


def rule_height(page: Page, rule: str, width: int) -> int:
    """How much room the rule takes at the end, with the line above it."""
    return _height(page, rule, read_px(RULE_PX), width - 60) + 32


def _height(page: Page, words: str, px: int, width: int) -> int:
    """How high words stand on the canvas when they are broken to a width."""
    native, room = max(1, round(px * page.scale)), round(width * page.scale)
    return round(typesetting.measure(words, "body", native, max_width=room, wrap=True)[1] / page.scale) + 4


def _put_line(page: Page, box: pygame.Rect, line: Line, setting: Setting) -> None:
    """Put icons side by side, smaller where there are many, and what they mean."""
    pitch = line.icons_width(setting.icon) / max(1, len(line.icons))
    side, middle = round(pitch) - 4, box.y + min(box.h, setting.icon) // 2
    for at, picture in enumerate(line.icons):
        widgets.picture(page, (box.x + round(at * pitch), middle - side // 2, side, side), picture)
    words = pygame.Rect(box.x + setting.column, box.y, box.w - setting.column, box.h)
    colour = theme.VERMILION if line.lacking else theme.INK
    widgets.label(page, words, line.words, px=setting.words_px, colour=colour, wrap=True, read=False)


def _put_rule(page: Page, box: pygame.Rect, rule: str) -> None:
    y = box.y + 6
    page.draw((box.x, y, box.w, 2), Brush.line, (box.x, y), (box.right, y), theme.INK_SOFT)
    widgets.picture(page, (box.x, box.y + 20, 44, 44), icons.icon_picture("rules", theme.INK_SOFT))
    words = pygame.Rect(box.x + 60, box.y + 16, box.w - 60, box.h - 16)
    widgets.label(page, words, rule, px=RULE_PX, colour=theme.INK_SOFT, valign="top", wrap=True)


# A target names what it shows in `subject`: a kind of `LOOKS` and what tells this piece from others of its kind.
LOOKS: dict[str, Callable[..., Look]] = {
    "printing": printing,  # the card's id
    "refinement": refinement,  # the card's id
    "order": order,  # the ids of both its cards
    "specialty": specialty,  # the card's id
    "patronage": patronage,  # the card's id
    "space": space,  # the number of the reward space
    "planning": planning,  # the card's id, once it is turned up
    "gear": gear,  # the gear's id
    "type": type_,  # a letter, or none for all four
    "ink set": ink_set,  # its number
    "ink": ink,  # a colour, or none for all four
    "marker": marker,  # the seat whose it is
    "craft": craft,  # a specialty
    "track": track,
    "character": character,  # its id
}


def look_of(session: MatchSession, seat: int, subject: Subject) -> Look:
    """What a closer look shows a seat of a piece; KeyError for an unknown kind or id."""
    kind, *which = subject
    return LOOKS[kind](Viewer(session, seat), *which)
