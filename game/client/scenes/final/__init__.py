"""The count at the end of a game, and what leads on from it."""
