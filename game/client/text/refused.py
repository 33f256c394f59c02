"""A sentence that refuses a move, and knows which rule does so."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.refusals import Refusal


class Refused(str):
    """The sentence as a text, with the refusal; so the rules can be opened at the page that says why."""

    refusal: Refusal

    def __new__(cls, sentence: str, refusal: Refusal) -> Refused:
        told = super().__new__(cls, sentence)
        told.refusal = refusal
        return told


def after(before: str, refused: str) -> str:
    """What was said before and with a refusal, as that refusal; other words as they are."""
    return Refused(before, refused.refusal) if isinstance(refused, Refused) else before
