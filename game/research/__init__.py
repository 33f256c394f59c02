"""The game for those who train players: a PettingZoo environment, with the extra `research` (docs/PLAYERS.md)."""

from game.research.environment import MOST_MOVES, Environment, env

__all__ = ["MOST_MOVES", "Environment", "env"]
