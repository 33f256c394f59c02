"""The chapters on the automa and on characters."""

from collections.abc import Callable

from game.client.base.i18n import ROMAN, ngettext, say, sentences
from game.client.text.piece_text import character_words, familiar_name
from game.client.text.rulebook.article import Article, Chapter, Texts, about, articles
from game.content import Content
from game.rules.names import Ability


def automa(content: Content) -> Chapter:
    """How the automa plays."""
    return Chapter(say("Automa"), articles(_plan(content), _takes(content)))


def _plan(content: Content) -> Texts:
    r = content.rules
    names = ("orders", "inks", "specialties", "gears", "patronage")
    return {
        about("the automa", "automa", say("What the automa is"), "U1"): say(
            "A rule-driven opponent: removes things, never scores. Always in solo games."
        ),
        about("automa start", "marker", say("The automa’s markers"), "U1"): say(
            "It has no resources, orders, gears or character. Its markers begin like this. Orders: {orders}. Inks:"
            " {inks}. Specialties: {specialties}. Gears: {gears}. Patronage: {patronage}.",
            **dict(zip(names, r.automa_start, strict=True)),
        ),
        about("automa cards", "orders", say("The automa’s planning cards"), "U2", shown="planning"): ngettext(
            "Before the game they are shuffled, and {count} of them leaves unseen. The others are for one round each.",
            "Before the game they are shuffled, and {count} of them leave unseen. The others are for one round each.",
            r.planning_cards_aside,
        ),
        about("automa plan", "marker", say("The automa’s plan"), "U3"): say(
            "When all plans are revealed, its card moves its markers from action to action. They stay there."
        ),
        about("automa moves", "right", say("How the automa’s markers move"), "U3", "U5"): ngettext(
            "One marker goes from the first action to the second. If there is none, one comes the other way; if"
            " both have none, nothing happens. An action never has more than {count} marker.",
            "One marker goes from the first action to the second. If there is none, one comes the other way; if"
            " both have none, nothing happens. An action never has more than {count} markers.",
            r.most_markers_on_action,
        ),
        about("fewest and most", "minus", say("Fewest and most markers"), "U3", "U4"): say(
            "Some cards name the action with the fewest or most of its markers at that moment. On a tie, start at"
            " the card’s middle action and go down the list, then on from its top."
        ),
    }


def _takes(content: Content) -> Texts:
    opens = ROMAN[min(row.patronage_rounds[0] for row in content.seat_counts.values())]
    return {
        about("automa turn", "first", say("The automa’s turn"), "S4", "L3"): say(
            "It is first player in round I. From then on, token, markers and order of play work as for any player."
        ),
        about("automa search", "cross", say("What the automa removes"), "U6", "B1"): say(
            "It never passes. Its numbered cards are shuffled in each action, and revealed until one names a filled"
            " space, which is emptied. A set counts as filled with one ink left. If all are empty, nothing happens."
        ),
        about("automa takes", "trash", say("The automa in each action"), "U7", "U6"): say(
            "Orders: a printing card, then a refinement card with the numbers left. Inks: a whole set, back to the"
            " bag. Specialties and Gears: one card or gear. Cards and gears are discarded."
        ),
        about("automa patronage", "patronage", say("Patronage"), "U8"): say(
            "It claims a reward for the round and gains nothing. With the crown it removes the leftmost open"
            " patronage card instead, from round {opens} on.",
            opens=opens,
        ),
        about("automa token", "marker", say("The automa and the token"), "U9"): say(
            "A marker that it owes comes off its fullest action. Markers for it go one by one to its emptiest. Ties"
            " go by the card of the round."
        ),
    }


def characters(content: Content) -> Chapter:
    """What each character can do."""
    return Chapter(
        say("Characters"),
        tuple(
            Article(
                f"character {name}",
                "",
                familiar_name(name, content),
                sentences((character_words(name, content), *(MEANT[one]() for one in found.abilities))),
                tuple(found.abilities),
                name,
            )
            for name, found in content.characters.items()
        ),
    )


MEANT: dict[Ability, Callable[[], str]] = {
    "gutenberg": lambda: say("This comes after the automa’s card, before the first action."),
    "guillard": lambda: say("You choose their axles and sectors."),
    "manutius": lambda: say("That order counts among the two, and still shows the letter for bonus gears."),
    "ungler": lambda: say("You gain that reward. Reaching II later gives nothing."),
    "schoffer": lambda: say("A bonus gear may count twice for the same orders. A used gear still can’t be changed."),
    "tory": lambda: say("Each ink shown takes one of its colour; you keep your inks. Having no inks counts, too."),
    "plantin": lambda: say("The levels must differ. The swap lasts, and earns no reward."),
    "caxton": lambda: say("You name it openly at the start of each round. The bag gets back what the ink really is."),
    "fiol": lambda: say("The order’s letters must be covered as always."),
    "vietor": lambda: say("Only the fame from guilders at the end is doubled."),
}
"""How each ability is meant; what it is, `ABILITIES` says."""
