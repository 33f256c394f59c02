"""The chapter on characters: what each can do, and how that is meant."""

from collections.abc import Callable

from game.client.base.i18n import say, sentences
from game.client.rulebook.article import Article, Chapter
from game.client.words.pieces import character_words, familiar_name
from game.content import Content
from game.rules.names import Ability


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
    "tory": lambda: say("Each ink shown takes one of its colour; you keep your inks. To have no ink is enough."),
    "plantin": lambda: say("The levels must differ. The swap lasts, and earns no reward."),
    "caxton": lambda: say("You name it openly at the start of each round. The bag gets back what the ink really is."),
    "fiol": lambda: say("The order’s letters must be covered as always."),
    "vietor": lambda: say("Only the fame from guilders at the end is doubled."),
}
"""How each ability is meant; what it is, `ABILITIES` says."""
