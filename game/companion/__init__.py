"""The companion for *The Impression*: the rules of its automaton opponent, which plays on the owner's real table.

It holds the machine's state, asks one question at a time for what only the table shows, and tells what happened;
what is to be done by hand on the table is marked so.

>>> game = new_game(load_tiles(), seed=7)
>>> game.question.kind, game.question.low, game.question.high
('people', 1, 3)
>>> game = game.answered(Number(2))
>>> game.question.kind, game.question.rule
('place', 'Q1')
>>> load(save(game)) == game
True
>>> game.taken_back().question.kind
'people'
"""

from game.companion.rules.dialogue import (
    KINDS,
    Answer,
    Counted,
    Counts,
    Edit,
    Gives,
    Happening,
    IllegalAnswer,
    Letters,
    Number,
    Printed,
    Question,
    Said,
    UseBoard,
    UseCity,
    Word,
)
from game.companion.rules.engine import Score, answer, new_state, question, refusal, score
from game.companion.rules.fields import Field, fields
from game.companion.rules.history import (
    Game,
    SaveFault,
    Step,
    load,
    load_board,
    load_city,
    new_game,
    save,
    save_profile,
)
from game.companion.rules.machine import Board, City, State
from game.companion.rules.symbols import Effect, Goods
from game.companion.rules.tiles import load_tiles

__all__ = [
    "KINDS",
    "Answer",
    "Board",
    "City",
    "Counted",
    "Counts",
    "Edit",
    "Effect",
    "Field",
    "Game",
    "Gives",
    "Goods",
    "Happening",
    "IllegalAnswer",
    "Letters",
    "Number",
    "Printed",
    "Question",
    "Said",
    "SaveFault",
    "Score",
    "State",
    "Step",
    "UseBoard",
    "UseCity",
    "Word",
    "answer",
    "fields",
    "load",
    "load_board",
    "load_city",
    "load_tiles",
    "new_game",
    "new_state",
    "question",
    "refusal",
    "save",
    "save_profile",
    "score",
]
