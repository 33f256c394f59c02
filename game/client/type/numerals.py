"""Which numbers and signs belong to the word beside them, so that no line ends between the two."""

import re

COUNT = re.compile(r"[+−]?\d{1,3}(\u00a0×)?")  # of the word behind it, as in "3 guilders"; a longer one is a year
NUMERAL = re.compile(r"\d{1,3}\W+|[IVX]+\W*")  # of the word before it, as in "Orders 3," and "round III"
PARTING = frozenset("/·–›")  # signs between two things: a line may begin behind, not with them
NAMED = re.compile(r".*[^\W\d_]{3}")  # a word that may have a numeral behind it: no letter of a row, no mark


def belong_together(word: str, following: str) -> bool:
    """Whether one of two words is the number of the other, or a sign that ends it.

    >>> belong_together("3", "guilders"), belong_together("round", "III"), belong_together("1455", "again")
    (True, True, False)
    """
    if following in PARTING:
        return True
    return bool(COUNT.fullmatch(word) or (NAMED.fullmatch(word) and NUMERAL.fullmatch(following)))
