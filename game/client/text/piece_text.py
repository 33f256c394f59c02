"""Names and descriptions of everything on the table, in our own words; all other modules take them from here.

Titles are short enough for a piece; the others are whole sentences.
"""

from collections.abc import Callable

from game.client.base.i18n import book_title, dotted, ngettext, said_once, say, sentences, translate_data
from game.client.text import terms
from game.client.text.reward_text import bonus_words, reward_words_short
from game.content.tables import Content, PrintingCard, RefinementCard, RuleConstants
from game.rules.names import Ability, CharacterId


def card_words(card: str, content: Content) -> str:
    """What a card, gear or character is called, by its id; empty for an id that is none."""
    for titled in (printing_title, refinement_title, specialty_card_title, gear_title, patronage_title):
        title = titled(card, content)
        if title:
            return title
    return character_name(card, content) if card in content.characters else ""


def printing_title(card: str, content: Content) -> str:
    """The title of the book on a printing card."""
    return book_title(content.printing[card].title) if card in content.printing else ""


def original_title(card: PrintingCard) -> str:
    """The title of a book in its own language and whole; empty where that is how it is called."""
    original = card.original_title or card.title
    return "" if original == book_title(card.title) else original


def imprint_words(card: PrintingCard) -> str:
    """Who printed the book, where and when."""
    printer, city = translate_data(card.printer), translate_data(card.city)
    return say("{printer}, {city} {year}", printer=printer, city=city, year=card.year)


@said_once
def printing_words(card: PrintingCard) -> str:
    """What a printing card asks for and pays."""
    return say(
        "“{title}” needs the letters {letters} and pays {guilders}.",
        title=book_title(card.title),
        letters=terms.letters_words(card.letters),
        guilders=terms.guilder_words(card.guilders),
    )


@said_once
def refinement_title(card: str, content: Content) -> str:
    """A refinement card by its two parts: "2 gold / Binding II"."""
    if card not in content.refinement:
        return ""
    found = content.refinement[card]
    return say("{inks} / {levels}", inks=terms.inks_words(found.inks), levels=terms.levels_words(found.levels))


@said_once
def refinement_words(card: RefinementCard, *, either: bool = False) -> str:
    """What a refinement card asks for and gives; its reward for both parts, or for `either` of them (`fiol`)."""
    parts = say(
        "Colour: {inks} for {colour_fame}. Decoration: {levels} for {decoration_fame}.",
        inks=terms.inks_words(card.inks),
        colour_fame=terms.fame_words(card.colour_fame),
        levels=terms.levels_words(card.levels),
        decoration_fame=terms.fame_words(card.decoration_fame),
    )
    bonus = bonus_words(card)
    earned = say("Either: {bonus}.", bonus=bonus) if either else say("Both: {bonus}.", bonus=bonus)
    return sentences((parts, earned))


@said_once
def specialty_card_title(card: str, content: Content) -> str:
    """A specialty card by its two symbols."""
    if card not in content.specialty:
        return ""
    first, second = map(terms.specialty_words, content.specialty[card].specialties)
    return say("{amount}\u00a0× {thing}", amount=2, thing=first) if first == second else terms.both((first, second))


@said_once
def gear_title(gear: str, content: Content) -> str:
    """A gear by its three sectors, in a few words each."""
    if gear not in content.gears:
        return ""
    return dotted(reward_words_short(sector, content.rules) for sector in content.gears[gear].sectors)


def patronage_title(card: str, content: Content) -> str:
    """The patron's name."""
    return translate_data(content.patronage[card].name) if card in content.patronage else ""


@said_once
def requirement_words(card: str, content: Content) -> str:
    """What a patron asks for."""
    found = content.patronage[card]
    shown = [part for part, counts in ((terms.levels_words(found.levels), found.levels),) if any(counts)]
    if any(found.types):
        shown.append(say("the letters {letters}", letters=terms.type_counts_words(found.types)))
    if not any(found.inks):
        return say("Show {shown}.", shown=terms.both(shown))
    if not shown:
        return say("Pay {inks}.", inks=terms.inks_words(found.inks))
    return say("Show {shown}, and pay {inks}.", shown=terms.both(shown), inks=terms.inks_words(found.inks))


def character_name(character: str, content: Content | None) -> str:
    """The name on a character tile; without content the id with a capital."""
    if content is not None:
        for found in content.characters.values():
            if found.id == character:
                return translate_data(found.name)
    return character.capitalize()


def familiar_name(character: CharacterId, content: Content) -> str:
    """The last word of a character's name, by which it is called."""
    return character_name(character, content).split()[-1]


def character_words(character: CharacterId, content: Content) -> str:
    """What a character can do."""
    return sentences(ABILITIES[ability](content.rules) for ability in content.characters[character].abilities)


ABILITIES: dict[Ability, Callable[[RuleConstants], str]] = {
    "gutenberg": lambda r: say("When all plans are revealed, you may move one of your markers to another action."),
    "guillard": lambda r: ngettext(
        "At once: draw {count} gear and install {installed} of them; the others are discarded.",
        "At once: draw {count} gears and install {installed} of them; the others are discarded.",
        r.guillard_drawn,
        installed=r.guillard_installed,
    ),
    "manutius": lambda r: say("When you fulfil two or more orders, ignore one required letter on one of them."),
    "ungler": lambda r: say("At once: one specialty starts at I, another at II. Your reward disk moves to II."),
    "schoffer": lambda r: ngettext(
        "You may use one of your gears twice a round; the limit of {count} use in total remains.",
        "You may use one of your gears twice a round; the limit of {count} uses in total remains.",
        r.gear_uses_per_round,
    ),
    "tory": lambda r: say(
        "Each round’s end: {fame} if every ink you own fits a Colour on your remaining orders.",
        fame=terms.fame_words(r.tory_fame),
    ),
    "plantin": lambda r: say("Once a round you may swap the levels of two of your specialties."),
    "caxton": lambda r: say("Each round you name a colour: your inks of that colour may count as any other."),
    "fiol": lambda r: say("Gain an order’s reward even if only its Colour or Decoration is fulfilled."),
    "vietor": lambda r: say(
        "At the end your guilders are worth twice as much: 2 fame per {guilders}.",
        guilders=terms.guilder_words(r.guilders_per_fame),
    ),
}


def solo_title_words(title: str) -> str:
    """The title that a final fame earns."""
    return SOLO_TITLES[title]() if title in SOLO_TITLES else title.replace("_", " ").title()


SOLO_TITLES: dict[str, Callable[[], str]] = {
    "student": lambda: say("Student"),
    "senior_student": lambda: say("Senior Student"),
    "apprentice": lambda: say("Apprentice"),
    "senior_apprentice": lambda: say("Senior Apprentice"),
    "junior_master": lambda: say("Junior Master"),
    "master_of_printing": lambda: say("Master of Printing"),
    "guildmaster": lambda: say("Guildmaster"),
    "printers_devil": lambda: say("Printer’s Devil"),
    "ink_maker": lambda: say("Ink Maker"),
    "typesetter": lambda: say("Typesetter"),
    "proofreader": lambda: say("Proofreader"),
    "pressman": lambda: say("Pressman"),
    "foreman": lambda: say("Foreman"),
    "masters_aide": lambda: say("Master’s Aide"),
}
