"""The sheet on which a game is set up, and its chairs."""
