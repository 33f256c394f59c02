"""The lives of the ten printers who are the game's characters, each told in a paragraph of 60 to 120 words."""

from collections.abc import Callable

from game.client.base.i18n import say
from game.content.tables import Character


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
        "Aldo Manuzio, or Aldus Manutius, was born at Bassiano about 1451. He was a scholar and taught the princes of "
        "Carpi; a printer he became only in his forties. In Venice his household spoke Greek, and men from Crete set "
        "his Greek type. He printed Aristotle in five volumes, then Aristophanes, Sophocles, Herodotus and Plato. In "
        "1499 came the Hypnerotomachia Poliphili, a large book with fine woodcuts. His Virgil of 1501 was the first "
        "whole book in italic type, which Francesco Griffo had cut. His sign was a dolphin around an anchor. He died "
        "in 1515."
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
        "Peter Schöffer came from Gernsheim on the Rhine. In 1449 he copied books by hand in Paris, as a manuscript "
        "with his name tells. In Mainz he worked for Gutenberg. After the lawsuit of 1455 he was the partner of Johann "
        "Fust, and later his son-in-law. Their Psalter of 14 August 1457 is the first book that prints its date. It "
        "names its printers too, and is printed in red, blue and black. About 1470 he printed a list of the books that "
        "he had for sale. His herbal, the Gart der Gesundheit, came out in 1485. When he died about 1502 he had "
        "printed more than 300 books."
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
        "Hieronymus Vietor, in Polish Wietor, was born as Büttner at Liebenthal in Silesia, now Lubomierz. He studied "
        "in Kraków from 1497, and printed in Vienna from 1510. By 1518 he had a press in Kraków; in March of that year "
        "it printed a book by Erasmus. In Polish he printed Solomon and Marcolf and a Life of Jesus, and in Hungarian "
        "the first books that there were. He had a paper mill in 1522, and was named printer of the royal chancery in "
        "1527. He died in 1546 or 1547. His widow Barbara went on, and after her Łazarz Andrysowicz."
    ),
}
