"""The names of files kept between matches, in a module of their own that imports nothing."""

SAVES = "games.sqlite"
TUTORIAL = "tutorial.json"
COMPANION, COMPANION_GAME = "companion", "game.json"  # its folder, and the game in it
