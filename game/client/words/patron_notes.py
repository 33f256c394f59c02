"""Who each of the game's own patrons was, in a sentence or two of at most 22 words."""

from collections.abc import Callable

from game.client.base.i18n import say
from game.content.tables import PatronageCard


def patron_words(card: PatronageCard) -> str:
    """Who a patron was; empty for one of the owner's."""
    return PATRONS[card.name]() if card.name in PATRONS else ""


# By the name on the card: an owner's card of the same id is another patron.
PATRONS: dict[str, Callable[[], str]] = {
    "Mainz": lambda: say(
        "The archbishops who ruled the city of the first press. One of them made Gutenberg a courtier."
    ),
    "Nuremberg": lambda: say("A rich trading city. Two of its citizens paid for the great Nuremberg Chronicle."),
    "Corvinus": lambda: say("Matthias Corvinus, King of Hungary, had one of the finest libraries of his age at Buda."),
    "Maximilian": lambda: say(
        "The Emperor Maximilian I had his own deeds told in splendid printed books, such as Theuerdank."
    ),
    "Fugger": lambda: say("Bankers of Augsburg, who lent money to emperors and collected great libraries."),
    "Subiaco": lambda: say("An abbey east of Rome. Its monks gave a house to the first press in Italy."),
    "Medici": lambda: say("Bankers and rulers of Florence, who paid for scholars, painters and public libraries."),
    "Burgundy": lambda: say(
        "The dukes of Burgundy loved fine books. Their duchess Margaret had Caxton translate for her."
    ),
    "Sorbonne": lambda: say(
        "The theologians’ college in Paris. Two of its scholars called the first printers to France."
    ),
    "Salamanca": lambda: say(
        "A great university of Spain. The first grammar of Spanish was printed in its city in 1492."
    ),
    "Jagiellon": lambda: say(
        "The kings of Poland and Lithuania. Their capital, Kraków, drew printers from many lands."
    ),
    "Vatican": lambda: say("The popes, who opened their library to scholars and gave work to the printers of Rome."),
    "Venice": lambda: say(
        "The republic granted its first printer a monopoly in 1469. Soon no city in Italy printed more."
    ),
    "Sforza": lambda: say("The dukes of Milan, in whose city the first dated book in Greek was printed."),
    "York": lambda: say("The royal house of Edward IV, in whose reign Caxton brought the press to England."),
    "Cisneros": lambda: say(
        "A cardinal, who founded the university of Alcalá and paid for its great Bible in several languages."
    ),
}
