"""Agreement of two saved states: they say the same in all fields that both have, even if other versions wrote them."""

GROWING = "stack"
"""The fields that hold records written as lists, in which new fields come last."""


def agree(older: object, newer: object) -> bool:
    """Whether two states in JSON say the same in all fields that both have.

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
    """Whether lists of records say the same, each as far as the shorter record goes."""
    if not (isinstance(older, list) and isinstance(newer, list)) or len(older) != len(newer):
        return False
    return all(
        isinstance(one, list) and isinstance(other, list) and all(map(agree, one, other))
        for one, other in zip(older, newer, strict=True)
    )
