"""Every sentence that a person reads about the game, by what it is about."""
