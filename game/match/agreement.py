"""Whether two states say the same in all that both of them tell, though programs with other fields wrote them."""

GROWING = "stack"
"""What holds records written as lists: a new field of theirs stands at the end."""


def agree(older: object, newer: object) -> bool:
    """Whether two states in JSON say the same where both say something.

    >>> agree({"round": 1, "stack": [["draft", 0]]}, {"round": 1, "stack": [["draft", 0, 5]], "spent": 3})
    True
    >>> agree({"round": 1}, {"round": 2})
    False
    """
    if isinstance(older, dict) and isinstance(newer, dict):
        both = older.keys() & newer.keys()
        return all((_grown if name == GROWING else agree)(older[name], newer[name]) for name in both)
    if isinstance(older, list) and isinstance(newer, list):
        return len(older) == len(newer) and all(map(agree, older, newer))
    return older == newer


def _grown(older: object, newer: object) -> bool:
    """Whether lists of records say the same, as far as the shorter ones go."""
    if not (isinstance(older, list) and isinstance(newer, list)) or len(older) != len(newer):
        return False
    return all(
        isinstance(one, list) and isinstance(other, list) and all(map(agree, one, other))
        for one, other in zip(older, newer, strict=True)
    )
