"""The steps of a game, one module a step: what is asked, what is refused, what happens."""
