"""The scene in which a name is set with type blocks, and what it is made of."""
