"""How printing came about, in an essay of one page."""

from game.client.base.i18n import say


def origin_words() -> tuple[str, ...]:
    """The essay on the origin of printing, paragraph by paragraph."""
    return (
        say(
            "Before 1450 a book in Europe was copied by hand, in church and lay workshops. That was slow and dear, and "
            "few people could read."
        ),
        say(
            "To print was no new idea. About 1040 Bi Sheng in China made movable type of fired clay. Korea cast type "
            "in bronze, and its Jikji of 1377 is the oldest book from metal type that survives. No proof is known that "
            "news of this reached Mainz. Chinese needs thousands of characters, an alphabet needs few: in Europe the "
            "same idea paid better."
        ),
        say(
            "In Mainz several parts came together. Punch, matrix and hand mould cast letters that were all equal. The "
            "metal was lead with tin and antimony, the ink was made with oil, and the press was known from wine. New "
            "was that all of it became one trade: equal type, locked pages, many copies."
        ),
        say(
            "Small things came first: calendars, indulgences, schoolbooks; then the Bible. It is a story of money too, "
            "of two loans, one lawsuit, and a firm that outlived the inventor."
        ),
        say(
            "In 1462 Mainz was sacked, and its printers scattered. By 1467 there was a press in Rome, by 1469 in "
            "Venice, by 1476 in Westminster. Before 1500 Venice printed more than half of all editions in Italy. Where "
            "the guilds allowed it, wives and widows ran presses as well: Charlotte Guillard and Helena Ungler stand "
            "for many."
        ),
    )
