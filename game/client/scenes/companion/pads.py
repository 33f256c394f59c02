"""Which pad answers which form of question."""

from collections.abc import Callable

from game.client.scenes.companion.city_pad import CityPad
from game.client.scenes.companion.counts_pad import CountsPad
from game.client.scenes.companion.goods_pad import EffectsPad, GoodsPad
from game.client.scenes.companion.number_pad import number_pad
from game.client.scenes.companion.order_pad import LetterOrder
from game.client.scenes.companion.pad import Pad
from game.client.scenes.companion.printed_pad import PrintedPad
from game.client.scenes.companion.word_pad import YesNo, word_pad
from game.companion import Question, State
from game.companion.questions import Form

PADS: dict[Form, Callable[[Question, State], Pad]] = {
    "go": word_pad,
    "number": number_pad,
    "choice": word_pad,
    "yes_no": YesNo,
    "letters": LetterOrder,
    "effects": EffectsPad,
    "goods": GoodsPad,
    "shop": CityPad,
    "counts": CountsPad,
    "printed": PrintedPad,
}


def pad_for(question: Question, state: State) -> Pad:
    """A new pad for a question."""
    return PADS[question.form](question, state)
