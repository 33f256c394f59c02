"""The pages on the people and the books of the game: where printing came from, who they were, why books matter."""
