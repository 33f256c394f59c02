"""Why each of the fifty books on the game's own printing cards matters, in a sentence or two of at most 22 words."""

from collections.abc import Callable

from game.client.base.i18n import say
from game.content.tables import PrintingCard


def book_words(card: PrintingCard) -> str:
    """Why the book on a card matters; empty for an owner's card, even if it has the id of one of the game's own."""
    key = (card.id, card.city, card.year)
    return BOOKS[key]() if key in BOOKS else ""


BOOKS: dict[tuple[str, str, int], Callable[[], str]] = {
    ("printing-01", "Mainz", 1455): lambda: say(
        "The first great book that Europe printed from movable type. Its 42 lines a page look like fine handwriting."
    ),
    ("printing-02", "Mainz", 1457): lambda: say(
        "The first book that prints its own date and the names of its printers, in red, blue and black."
    ),
    ("printing-03", "Mainz", 1459): lambda: say(
        "William Durand explains what each part of a church service means, in a new and very small type."
    ),
    ("printing-04", "Mainz", 1460): lambda: say(
        "A Latin dictionary that is often given to Gutenberg. How its lines were cast is still disputed."
    ),
    ("printing-05", "Bamberg", 1461): lambda: say(
        "Fables in verse: the first dated book in German, and one of the first with printed pictures."
    ),
    ("printing-06", "Mainz", 1465): lambda: say(
        "Cicero on duty: among the first ancient writings in print, with some of the earliest Greek type."
    ),
    ("printing-07", "Strasbourg", 1466): lambda: say(
        "The first Bible that was printed in German, more than fifty years before Luther’s."
    ),
    ("printing-08", "Subiaco", 1467): lambda: say(
        "Augustine’s City of God, from the two Germans who first brought printing to Italy, to an abbey east of Rome."
    ),
    ("printing-09", "Rome", 1467): lambda: say(
        "Cardinal Torquemada’s thoughts on the paintings of a Roman cloister: the first book in Italy with woodcuts."
    ),
    ("printing-10", "Venice", 1469): lambda: say(
        "Pliny’s encyclopaedia of nature, one of the first books from the first press in Venice."
    ),
    ("printing-11", "Venice", 1470): lambda: say(
        "Eusebius in the roman type of Nicolas Jenson. Designers of letters still take it as a model."
    ),
    ("printing-12", "Venice", 1471): lambda: say(
        "The first Bible that was printed in Italian, translated by the monk Nicolò Malermi."
    ),
    ("printing-13", "Foligno", 1472): lambda: say(
        "Dante’s great poem in print for the first time, by a German in a small town of Umbria."
    ),
    ("printing-14", "Verona", 1472): lambda: say(
        "Valturio’s book on war. Its large woodcuts of machines are among the first printed drawings of technology."
    ),
    ("printing-15", "Buda", 1473): lambda: say(
        "A history of the Hungarians in Latin, and the first book that was printed in Hungary."
    ),
    ("printing-16", "Ulm", 1473): lambda: say(
        "Boccaccio’s lives of famous women, told again in lively woodcuts by the first printer of Ulm."
    ),
    ("printing-17", "Bruges", 1473): lambda: say(
        "A romance of Troy, translated by its printer: the first book printed in English."
    ),
    ("printing-18", "Westminster", 1476): lambda: say(
        "Chaucer’s pilgrims in print for the first time, and one of the first books from a press in England."
    ),
    ("printing-19", "Milan", 1476): lambda: say(
        "The grammar of Constantine Lascaris: the first dated book that was printed in Greek."
    ),
    ("printing-20", "Venice", 1476): lambda: say(
        "Regiomontanus tells the course of sun and moon, behind one of the first ornamental title pages."
    ),
    ("printing-21", "Gouda", 1480): lambda: say(
        "Fables in which stars, stones, plants and beasts talk, with woodcuts as lively as they are."
    ),
    ("printing-22", "Ulm", 1482): lambda: say(
        "Ptolemy’s atlas of the known world: the first that was printed north of the Alps."
    ),
    ("printing-23", "Venice", 1482): lambda: say(
        "Euclid’s geometry in print for the first time, with hundreds of diagrams in the margins."
    ),
    ("printing-24", "Paris", 1485): lambda: say(
        "Death leads pope, king and ploughman away, after a wall painting in Paris that is long gone."
    ),
    ("printing-25", "Mainz", 1485): lambda: say(
        "A herbal in German for those who had no doctor. Some of its plants were drawn from life."
    ),
    ("printing-26", "Westminster", 1485): lambda: say(
        "Malory’s tales of King Arthur. No other version of them was known until a manuscript was found in 1934."
    ),
    ("printing-27", "Mainz", 1486): lambda: say(
        "A journey to the Holy Land, with long folded views of cities by an artist who travelled along."
    ),
    ("printing-28", "Valencia", 1490): lambda: say(
        "A knight’s adventures in the language of Valencia. The priest in Don Quixote saves this book from the fire."
    ),
    ("printing-29", "Mainz", 1491): lambda: say(
        "A great natural history, with more than a thousand woodcuts of plants, animals and stones."
    ),
    ("printing-30", "Kraków", 1491): lambda: say(
        "Hymns of the Eastern Church, and one of the first two dated books in Cyrillic letters."
    ),
    ("printing-31", "Nuremberg", 1493): lambda: say(
        "A history of the world with more than 1,800 pictures, which were printed from some 640 blocks."
    ),
    ("printing-32", "Barcelona", 1493): lambda: say(
        "A few pages that told Europe of islands beyond the ocean, weeks after Columbus was back."
    ),
    ("printing-33", "Lübeck", 1494): lambda: say(
        "A Bible in Low German, famous for the strong woodcuts of an artist whose name is lost."
    ),
    ("printing-34", "Basel", 1494): lambda: say(
        "Brant mocks every kind of folly. Many of the woodcuts are thought to be by the young Dürer."
    ),
    ("printing-35", "Venice", 1494): lambda: say(
        "Pacioli’s summary of mathematics. From it Europe learned double-entry bookkeeping."
    ),
    ("printing-36", "Nuremberg", 1498): lambda: say(
        "Dürer drew the fifteen large woodcuts and published the book himself. It made him famous."
    ),
    ("printing-37", "Venice", 1499): lambda: say(
        "A lover’s dream, whose woodcuts and type stand together so well that printers still study it."
    ),
    ("printing-38", "Venice", 1501): lambda: say(
        "The first songs in several parts printed from movable type: almost a hundred of them."
    ),
    ("printing-39", "Venice", 1501): lambda: say(
        "The first whole book in italic type, and the first of Aldus’s small books of the classics."
    ),
    ("printing-40", "Kraków", 1513): lambda: say(
        "A prayer book, among the first books in Polish. The only leaves that were known are lost."
    ),
    ("printing-41", "Leuven", 1516): lambda: say(
        "Thomas More invents an island with a perfect state, and a word for all such dreams."
    ),
    ("printing-42", "Nuremberg", 1517): lambda: say(
        "The Emperor Maximilian as a knight of romance, in a new black letter with great flourishes."
    ),
    ("printing-43", "Kraków", 1521): lambda: say(
        "A wise king argues with a cunning peasant, in one of the earliest stories printed in Polish."
    ),
    ("printing-44", "Paris", 1529): lambda: say(
        "Letters measured on the human body, and a plea for good French, with the accents that it has now."
    ),
    ("printing-45", "Augsburg", 1531): lambda: say(
        "Alciato joins a motto, a picture and a poem: the first of all emblem books."
    ),
    ("printing-46", "Nuremberg", 1543): lambda: say(
        "Copernicus sets the sun at the centre of the world and lets the earth go round it."
    ),
    ("printing-47", "Basel", 1543): lambda: say(
        "Vesalius shows the human body as he found it himself, in woodcuts that changed anatomy."
    ),
    ("printing-48", "Paris", 1552): lambda: say(
        "Toussain’s dictionary of Greek and Latin. In a preface Charlotte Guillard tells of the work on it."
    ),
    ("printing-49", "Moscow", 1564): lambda: say(
        "The Acts and Letters of the Apostles: the first dated book that was printed in Moscow."
    ),
    ("printing-50", "Antwerp", 1572): lambda: say(
        "The Bible in five languages side by side, in eight volumes: the greatest work of Plantin’s house."
    ),
}
