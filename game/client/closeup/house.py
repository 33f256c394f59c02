"""A closer look at what a printing house is made of: gears, types, inks, markers, crafts and its character."""

from typing import cast

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, say, say_count, say_written, sentences
from game.client.closeup.look import SMALL, SQUARE, Eyes, Large, Line, Look
from game.client.graphics import card_art, control_art, gear_art, pictures
from game.client.graphics.brush import Picture
from game.client.text import piece_text as words
from game.client.text import reward_text, terms
from game.client.text.people_text import life_words
from game.content.tables import Gear
from game.rules.gears import SECTORS
from game.rules.names import INK_INDEX, INKS, LETTER_INDEX, LETTERS, SPECIALTIES, Ink, Letter, Specialty
from game.rules.state import Seat


def gear(eyes: Eyes, name: str) -> Look:
    """A gear: its sectors in words, and on an axle when each of them comes up."""
    shown = eyes.content.gears[name]
    for seat in eyes.view.seats:
        for axle, placed in enumerate(seat.gears):
            if placed.gear == name:
                return _placed_gear(eyes, seat, axle)
    lines = [_sector(eyes, shown, sector) for sector in range(SECTORS)]
    rule = say("You choose the active sector when you place a gear. Each round the gears turn by one sector.")
    picture = Large(lambda w, h: gear_art.gear(shown, min(w, h)), SQUARE)
    return Look(say("Gear"), (picture,), tuple(lines), rule, "gears action")


def _placed_gear(eyes: Eyes, seat: Seat, axle: int) -> Look:
    from game.client.parts.gears import gear_picture  # the parts use closer looks themselves

    shown, up = eyes.content.gears[seat.gears[axle].gear], seat.gears[axle].sector
    lines = []
    for ahead in range(SECTORS):
        sector = readings.sector_after(axle, up, ahead)
        lines.append(_sector(eyes, shown, sector, _when(eyes, ahead)))
    owner = eyes.sitting.name(seat.index)
    title = say("{seat}: gear on axle {number}", seat=owner, number=ROMAN[axle + 1])
    rule = say_count(
        "Use each active sector once a round; {count} use a round in total.",
        "Use each active sector once a round; {count} uses a round in total.",
        eyes.rules.gear_uses_per_round,
    )
    return Look(title, (Large(gear_picture(shown, axle, up), SQUARE),), tuple(lines), rule, "using gears")


def _when(eyes: Eyes, ahead: int) -> str:
    if ahead == 0:
        return say("Active now")
    coming = eyes.view.round + ahead
    if coming > eyes.rules.rounds:
        return say("Not again this game")
    return say("Active in round {number}", number=ROMAN[coming])


def _sector(eyes: Eyes, shown: Gear, sector: int, when: str = "") -> Line:
    reward = shown.sectors[sector]
    sentence = reward_text.reward_words(reward, eyes.rules)
    return Line((pictures.reward(reward),), say("{when}: {reward}", when=when, reward=sentence) if when else sentence)


def type_(eyes: Eyes, name: str = "") -> Look:
    """A type, or all four: what the seat has of each, and what the next one costs."""
    large = pictures.type_block(cast(Letter, name or LETTERS[0]))
    title = say("Letter {letter}", letter=name) if name else say("Types")
    lines = []
    if eyes.holder is not None:
        from game.client.parts.offers import cheaper_words  # the parts use closer looks themselves

        shown = [letter for letter in LETTERS if letter == name or not name]
        lines = [_own_types(eyes, eyes.holder, letter) for letter in shown]
        price = readings.type_price(eyes.holder)
        sentence = say(
            "The next type costs {guilders}, the one after it {second}.",
            guilders=terms.guilder_words(price),
            second=price + 1,
        )
        lines.append(Line((pictures.coin(price),), sentences((sentence, cheaper_words(eyes.sitting, eyes.holder)))))
    rule = say("A type costs as many guilders as you will then own types. You keep your types when you fulfil orders.")
    return Look(title, (Large(large, SQUARE, SMALL),), tuple(lines), rule, "type")


def _own_types(eyes: Eyes, seat: Seat, letter: Letter) -> Line:
    owner, count = eyes.sitting.name(seat.index), seat.types[LETTER_INDEX[letter]]
    sentence = say_count(
        "{seat} has {count} type with the letter {letter}.",
        "{seat} has {count} types with the letter {letter}.",
        count,
        seat=owner,
        letter=letter,
    )
    return Line((pictures.type_block(letter),), sentence)


def ink(eyes: Eyes, name: str = "") -> Look:
    """An ink, or all four: what the seat and the bag have of each."""
    shown: list[Ink] = [ink for ink in INKS if ink == name or not name]
    title = say("Ink: {colour}", colour=terms.ink_words(shown[0])) if name else say("Inks")
    lines = []
    for colour in shown:
        left = eyes.view.bag[INK_INDEX[colour]]
        sentence = say("The bag holds {count}.", count=left)
        if eyes.holder is not None:
            owner, own = eyes.sitting.name(eyes.holder.index), eyes.holder.inks[INK_INDEX[colour]]
            sentence = say("{seat} has {own}, the bag holds {count}.", seat=owner, own=own, count=left)
        lines.append(Line((pictures.ink(colour),), sentence))
    if eyes.holder is not None and eyes.holder.wild in shown:
        lines.append(Line((pictures.icon("swap_ink"),), say("This round it counts as any other colour.")))
    rule = say("Inks return to the bag when you pay them for an order’s Colour or for a patronage card.")
    return Look(title, (Large(pictures.ink(shown[0]), SQUARE, SMALL),), tuple(lines), rule, "ink")


def marker(eyes: Eyes, seat: str) -> Look:
    """The initiative markers of a seat."""
    owner = eyes.view.seats[int(seat)]
    style = eyes.sitting.style(owner.index)
    name, count = eyes.sitting.name(owner.index), owner.marker_count
    sentence = say_count(
        "{seat} has {count} marker this round.", "{seat} has {count} markers this round.", count, seat=name
    )
    rule = say("More markers act earlier; ties follow turn order. No marker, no turn.")
    lines = (Line((pictures.badge(style),), sentence),)
    return Look(say("Initiative marker"), (Large(pictures.marker(style), SQUARE, SMALL),), lines, rule, "order of play")


def craft(eyes: Eyes, specialty: str) -> Look:
    """A specialty: where the seat stands, and what levels are worth at the end."""
    name = cast(Specialty, specialty)
    lines = []
    if eyes.holder is not None:
        own = eyes.holder.levels[SPECIALTIES.index(name)]
        sentence = say(
            "{seat} is at level {level}.", seat=eyes.sitting.name(eyes.holder.index), level=terms.level_words(own)
        )
        lines.append(Line((pictures.level(own),), sentence))
    for step in eyes.rules.specialty_fame:
        worth = say(
            "At level {level} at the end of the game: {fame}.",
            level=terms.level_words(step.level),
            fame=terms.fame_words(step.fame),
        )
        lines.append(Line((pictures.level(step.level), pictures.laurel(step.fame)), worth))
    rule = say("Levels are shown, never spent. A Decoration or a patronage card needs that level or a higher one.")
    return Look(
        terms.specialty_words(name), (_on_paper(pictures.icon(name)),), tuple(lines), rule, "fame of specialties"
    )


def track(eyes: Eyes) -> Look:
    """The reward track: what each first level gives, and what is gained already."""
    lines = []
    for at, step in enumerate(eyes.rules.reward_track):
        reward = reward_text.track_reward_words(step.reward)
        sentence = say("The first specialty at {level}: {reward}.", level=terms.level_words(step.level), reward=reward)
        icons = [pictures.level(step.level), pictures.icon(TRACK_ICONS[step.reward])]
        if eyes.holder is not None and at < eyes.holder.disk:
            icons.append(pictures.icon("check"))
        lines.append(Line(tuple(icons), sentence))
    top = say(
        "At {level}, an advance pays {guilders} instead.",
        level=terms.level_words(eyes.rules.top_level),
        guilders=terms.guilder_words(eyes.rules.level_at_top_guilders),
    )
    lines.append(Line((pictures.coin(eyes.rules.level_at_top_guilders),), top))
    rule = say("Only your first specialty to reach such a level earns its reward.")
    return Look(say("Reward track"), (_on_paper(pictures.icon("trophy")),), tuple(lines), rule, "reward track")


TRACK_ICONS = {"ink": "drop", "order": "order", "type": "type"}


def character(eyes: Eyes, name: str) -> Look:
    """A character: what it can do, and who it was."""
    tile, ability = eyes.content.characters[name], words.character_words(name, eyes.content)
    lines = [Line((pictures.icon("check"),), ability), Line((pictures.icon("person"),), say_written(tile.life))]
    owner = next((seat for seat in eyes.view.seats if seat.character == name), None)
    if owner is not None:
        badge = pictures.badge(eyes.sitting.style(owner.index))
        lines.append(Line((badge,), say("In the printing house of {seat}.", seat=eyes.sitting.name(owner.index))))
    if owner is not None and owner.wild is not None:
        sentence = say("The colour of this round: {ink}.", ink=terms.ink_words(owner.wild))
        lines.append(Line((pictures.ink(owner.wild),), sentence))
    rule = say("You have one character for the whole game. All players can read what it does.")
    large = Large(lambda w, _h: card_art.character_tile(tile, w, ability))
    life = tile.id if life_words(tile) else ""
    return Look(say_written(tile.name), (large,), tuple(lines), rule, f"character {tile.id}", life)


def _on_paper(picture: Picture) -> Large:
    """A pictogram as large as a piece, on a slip of paper."""

    def drawn(w: int, h: int) -> pygame.Surface:
        slip = control_art.slot((w, h), "light").copy()
        inner = picture(w * 2 // 3, h * 2 // 3) if callable(picture) else picture
        slip.blit(inner, inner.get_rect(center=slip.get_rect().center))
        return slip

    return Large(drawn, SQUARE, SMALL)
