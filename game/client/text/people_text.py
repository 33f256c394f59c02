"""What is told of printers, books and patrons, how printing came about, and what the page about the program says."""

from collections.abc import Callable
from pathlib import Path

from game.client.base.i18n import say
from game.content.tables import Character, PatronageCard, PrintingCard

# Why each of the fifty books on the game's own printing cards matters, in a sentence or two of at most 22 words.


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

# The lives of the ten printers who are the game's characters, each told in a paragraph of 60 to 120 words.


def life_words(character: Character) -> str:
    """The life of a character; empty for one of the owner's, whose life is not known here."""
    return LIVES[character.name]() if character.name in LIVES else ""


# By the name on the tile: an owner's character of the same id is somebody else.
LIVES: dict[str, Callable[[], str]] = {
    "Johannes Gutenberg": lambda: say(
        "Johannes Gutenberg was born into an old family of Mainz about 1400; nobody wrote down the year. In the 1430s "
        "he lived in Strasbourg. By October 1448 he was home again, and borrowed 150 guilders from a cousin. Johann "
        "Fust then lent him 800, and later 800 more for “the work of the books”. The great Latin Bible was finished "
        "about 1455. In November of that year Fust sued. He claimed 2,020 guilders with the interest, and took the "
        "workshop that stood as security. In 1465 the archbishop made Gutenberg a courtier and gave him a yearly share "
        "of goods. He died in 1468."
    ),
    "Charlotte Guillard": lambda: say(
        "Charlotte Guillard came from a family of Maine, and married two printers of Paris. Berthold Rembolt died in "
        "1518, Claude Chevallon in 1537. Their house was the Golden Sun in the rue Saint-Jacques. It went back to "
        "Ulrich Gering, one of those who ran the first press in France. She directed it alone twice: from 1518 to "
        "1520, and from 1537 until her death in 1557. In those last twenty years 158 titles appeared. They were Church "
        "Fathers, law and medicine, and they were praised for their accuracy. In a Greek and Latin lexicon of 1552 a "
        "preface of her own tells how much trouble it was to finish."
    ),
    "Aldus Manutius": lambda: say(
        "Aldo Manuzio, or Aldus Manutius, was born at Bassiano about 1451. He was a scholar and taught the"
        " princes of Carpi; he became a printer only in his forties. In Venice his household spoke Greek, and"
        " men from Crete set his Greek type. He printed Aristotle in five volumes, then Aristophanes,"
        " Sophocles, Herodotus and Plato. In 1499 came the Hypnerotomachia Poliphili, a large book with fine"
        " woodcuts. His Virgil of 1501 was the first whole book in italic type, which Francesco Griffo had cut."
        " His sign was a dolphin around an anchor. He died in 1515."
    ),
    "Helena Ungler": lambda: say(
        "Helena Ungler, in Polish Unglerowa, was the wife of Florian Ungler, a Bavarian who had opened a press in "
        "Kraków in 1510. His Raj duszny of 1513 is among the first books in Polish. When he died in 1536 she did not "
        "give up the press. She led it for fifteen years, until her own death in 1551. It printed 129 titles, and more "
        "than half of them were theology. From 1541 she signed them as Ungler’s widow. The last one was Marcin "
        "Bielski’s Chronicle of the Whole World. Afterwards her types were sold to another family of printers in "
        "Kraków, the Szarffenbergs."
    ),
    "Peter Schöffer": lambda: say(
        "Peter Schöffer came from Gernsheim on the Rhine. In 1449 he copied books by hand in Paris, as a"
        " manuscript that he signed shows. In Mainz he worked for Gutenberg. After the lawsuit of 1455 he was"
        " the partner of Johann Fust, and later his son-in-law. Their Psalter of 14 August 1457 is the first"
        " book that prints its date. It names its printers too, and is printed in red, blue and black. About"
        " 1470 he printed a list of the books that he had for sale. His herbal, the Gart der Gesundheit, came"
        " out in 1485. When he died about 1502 he had printed more than 300 books."
    ),
    "Geoffroy Tory": lambda: say(
        "Geoffroy Tory was born at Bourges about 1480. His family was humble, but he studied in Italy. In Paris he "
        "taught, and then sold books at the sign of the Broken Pot. From 1525 he published Books of Hours, and their "
        "borders had a new lightness. His Champ fleury of 1529 measures the letters on the human body and pleads for "
        "good French. He wrote it and sold it; Gilles de Gourmont printed it. In 1530 or 1531 he was the first to be "
        "named printer to the king. By October 1533 he was dead. His widow, Perrette Le Hullin, went on with the shop."
    ),
    "Christophe Plantin": lambda: say(
        "Christophe Plantin was born near Tours about 1520, and learned to bind books. About 1549 he came to Antwerp. "
        "In 1555 a wound put an end to his binding, and he became a printer. His sign was a pair of golden compasses, "
        "with the words “Labore et constantia”: by work and constancy. About 1574 more than fifty people worked in his "
        "house, and it had sixteen presses. His greatest work is the Biblia Regia, a Bible in five languages and eight "
        "volumes. It took him from 1568 to about 1572, on money that Philip II had promised. From 1583 he spent two "
        "years in Leiden. He died in 1589."
    ),
    "William Caxton": lambda: say(
        "William Caxton, born about 1422, was a mercer, which is a merchant of cloth. He spent some thirty years in "
        "the Low Countries and became governor of the English traders there. For Margaret of York, Duchess of "
        "Burgundy, he put a romance of Troy into English. He began it at Bruges in 1468 and ended it at Cologne in "
        "1471. In 1473 or 1474 he printed it, the first book in English. Tradition says that he did so in Bruges; "
        "newer catalogues think of Ghent. From 1476 he had a press at Westminster, and soon it printed the Canterbury "
        "Tales. He died in 1491 or 1492."
    ),
    "Schweipolt Fiol": lambda: say(
        "Schweipolt Fiol came from Neustadt an der Aisch in Franconia, and lived in Kraków from 1479. He embroidered "
        "in gold and pearls, and belonged to the guild of goldsmiths. In 1489 the king granted him a privilege for an "
        "engine that drained mines; the merchant Jan Turzo backed him. Rudolf Borsdorf cut a Cyrillic type for him. "
        "With it he printed four books for church services, and two of them are dated 1491. He was accused of heresy "
        "and released, but he printed no more. In 1971 a count found 79 copies of his books. He died in 1525 or 1526."
    ),
    "Hieronymus Vietor": lambda: say(
        "Hieronymus Vietor, in Polish Wietor, was born as Büttner at Liebenthal in Silesia, now Lubomierz. He"
        " studied in Kraków from 1497, and printed in Vienna from 1510. By 1518 he had a press in Kraków; in"
        " March of that year it printed a book by Erasmus. In Polish he printed Solomon and Marcolf and a Life"
        " of Jesus; he also printed the first books in Hungarian. He had a paper mill in 1522, and was named"
        " printer of the royal chancery in 1527. He died in 1546 or 1547. His widow Barbara went on, and after"
        " her Łazarz Andrysowicz."
    ),
}

# Who each of the game's own patrons was, in a sentence or two of at most 22 words.


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
        "The theologians’ college in Paris. Two of its scholars brought the first printers to France."
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


def origin_words() -> tuple[str, ...]:
    """The essay on the origin of printing, paragraph by paragraph."""
    return (
        say(
            "Before 1450 a book in Europe was copied by hand, in church and lay workshops. That was slow and dear, and "
            "few people could read."
        ),
        say(
            "Printing was no new idea. About 1040 Bi Sheng in China made movable type of fired clay. Korea cast"
            " type in bronze, and its Jikji of 1377 is the oldest book from metal type that survives. There is"
            " no proof that news of this reached Mainz. Chinese needs thousands of characters, an alphabet"
            " needs few: in Europe the same idea paid better."
        ),
        say(
            "In Mainz several things came together. Punch, matrix and hand mould cast letters that were all"
            " equal. The metal was lead with tin and antimony, the ink was made with oil, and the press was"
            " known from making wine. What was new was one trade made of it all: equal type, locked pages, many"
            " copies."
        ),
        say(
            "Small things came first: calendars, indulgences, schoolbooks; then the Bible. It is a story of money too, "
            "of two loans, one lawsuit, and a firm that outlived the inventor."
        ),
        say(
            "In 1462 Mainz was sacked, and its printers scattered. By 1467 there was a press in Rome, by 1469"
            " in Venice, by 1476 in Westminster. Before 1500 Venice printed more than a third of all editions"
            " in Italy. Where the guilds allowed it, wives and widows ran presses as well: Charlotte Guillard"
            " and Helena Ungler stand for many."
        ),
    )


# What the page about the program says: whose game it is, whose work is in it, and under which licences.


def credit_words() -> list[str]:
    """A paragraph each on the game and this program, its licence, its music, its typefaces and its libraries."""
    return [
        say(
            "Gutenberg is a board game by Katarzyna Cioch and Wojciech Wiśniewski, published by Granna in 2021. This"
            " is an unofficial digital version by admirers; nothing is taken from the box. Thank you for the game."
        ),
        say("The program, its texts, pictures and sounds are free under the MIT licence."),
        say(
            "The music was in the first printed book of music, the “Odhecaton” of Ottaviano Petrucci (Venice 1501): O"
            " Venus bant, Adieu mes amours, Fortuna d’un gran tempo and La plus des plus. FluidSynth plays it with the"
            " instruments of FluidR3 by Frank Wen (MIT licence)."
        ),
        say(
            "Typefaces: UnifrakturCook by j. ‘mach’ wust after Peter Wiegel, IM Fell English by Igino Marini, EB"
            " Garamond by Georg Duffner and Octavio Pardo, Cinzel by Natanael Gama, Shippori Mincho by FONTDASU; all"
            " under the SIL Open Font License 1.1."
        ),
        say(
            "It runs on Python (PSF licence), pygame-ce (LGPL 2.1) with SDL (zlib licence), pymunk, msgspec, PyYAML and"
            " platformdirs (MIT and BSD licences). Thanks to all who made them."
        ),
    ]


def places(saves: Path, log: Path, pictures: Path) -> str:
    """Where what is kept lies."""
    return say(
        "Games and settings: {saves}\nThe log: {log}\nPictures of the screen (F12): {pictures}",
        saves=saves, log=log, pictures=pictures,
    )  # fmt: skip
