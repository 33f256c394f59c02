"""The companion for *The Impression*: the rules of its automaton opponent, which plays on the owner's real table.

It holds the machine's state, asks one question at a time for what only the table shows, and tells what happened;
what is to be done by hand on the table is marked so.

>>> from game.companion.rules.dialogue import Number
>>> from game.companion.rules.history import load, new_game, save
>>> from game.companion.rules.tiles import load_tiles
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
